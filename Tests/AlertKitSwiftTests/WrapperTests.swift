import AlertKitCore
import AlertKitSwift
import Testing

/// What is declared as a wrapper, and what is proposed to be.
@Suite struct WrapperTests {
  @Test func leavesOthersOfTheNameAlone() async {
    let wrappers = [
      AlertWrapper(callee: "tell", title: .label("title")),
      AlertWrapper(callee: "tell", title: .label("title"), message: .label("message")),
    ]
    let code = """
      func ask() {
        tell(animated: true)
        tell(title: "a", message: "b")
        tell(title: "c")
      }
      """
    #expect(await Extracted.lines(code, wrappers: wrappers) == ["alert ['a'] ['b'] …", "alert ['c'] [-] …"])
  }
}
