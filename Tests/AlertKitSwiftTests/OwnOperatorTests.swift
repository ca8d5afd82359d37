import AlertKitCore
import Testing

/// Operators that the app declares itself say what their functions give.
@Suite struct OwnOperatorTests {
  private func said(_ declared: String, _ title: String) async -> [String] {
    let code = """
      import UIKit
      \(declared)
      enum Keys: String { case work = "work_add" }
      class Screen: UIViewController {
        func go() {
          let alert = UIAlertController(title: \(title), message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "OK", style: .default))
          present(alert, animated: true)
        }
      }
      """
    return await Extracted.surfaces(["A.swift": code]).map { Extracted.text($0.title) }
  }

  private static let body = "(key: String) -> String { NSLocalizedString(key, comment: \"\") }"

  @Test(arguments: [
    ("prefix operator ~\nprefix func ~ \(body)", "~\"work_add\""),
    ("prefix func ~ \(body)", "~Keys.work.rawValue"),
    ("prefix operator §\nprefix func §\(body)", "§\"work_add\""),
    ("postfix operator ~\npostfix func ~ \(body)", "\"work_add\"~"),
    ("prefix operator >>>\nextension String { static prefix func >>> \(body) }", ">>>\"work_add\""),
    ("func <~ (a: String, key: String) -> String { NSLocalizedString(key, comment: \"\") }", "\"a\" <~ \"work_add\""),
  ])
  func anOwnOperatorLooksUp(declared: String, title: String) async {
    #expect(await said(declared, title) == ["work_add"])
  }

  @Test(arguments: [
    ("", "~\"work_add\""), ("prefix func ~ (number: Bits) -> Bits { Bits(~number.value) }", "~\"work_add\""),
    ("func + (a: String, b: Gap) -> String { a }", "\"work\" + \"_add\""),
  ])
  func othersLeaveTheTextAsItIs(declared: String, title: String) async {
    #expect(await said(declared, title) == ["'work_add'"])
  }

  /// What a library's operator hands an alert fills it.
  @Test func aLibrarysOperatorFillsWhatItIsHanded() async {
    let code = """
      import UIKit
      class Screen: UIViewController {
        func go() {
          self.show(UIAlertController(title: "Lost", message: nil, preferredStyle: .alert) <- {
            $0.addAction(UIAlertAction(title: "More", style: .default))
            $0.addAction(UIAlertAction(title: "OK", style: .cancel))
          })
        }
      }
      """
    let found = await Extracted.surfaces(["A.swift": code])
    #expect(found.map { $0.buttons.map { Extracted.text($0.title) } } == [["'More'", "'OK'"]])
  }
}
