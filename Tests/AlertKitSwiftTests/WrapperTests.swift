import AlertKitCore
import AlertKitSwift
import Testing

/// What is declared as a wrapper, and what is proposed to be.
@Suite struct WrapperTests {
  private static func proposals(_ files: [String: String]) async -> [WrapperProposal] {
    let sources = files.sorted { $0.key < $1.key }.enumerated().map { index, file in
      SourceFile(id: FileID(index), path: file.key, text: Array(file.value.utf8))
    }
    return await SwiftSources.proposedWrappers(in: sources)
  }

  @Test func proposesFunctions() async throws {
    let declared = """
      extension UIViewController {
        func say(_ title: String, text: String? = nil, style: UIAlertAction.Style, action: String, cancel: String?) {
          let alert = UIAlertController(title: title, message: text ?? "", preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: action, style: style))
          if let cancel { alert.addAction(UIAlertAction(title: cancel, style: .cancel)) }
          alert.addAction(UIAlertAction(title: NSLocalizedString("more", tableName: "Shared", comment: ""), style: .default))
          present(alert, animated: true)
        }
        func unused(title: String) { present(UIAlertController(title: title, message: nil, preferredStyle: .alert), animated: true) }
        func fixed() { present(UIAlertController(title: "t", message: nil, preferredStyle: .alert), animated: true) }
      }
      """
    let code = """
      func ask() {
        fixed()
        say("Delete?", text: "m", style: .destructive, action: "Delete", cancel: "Keep")
        say(name, style: .default, action: "Go", cancel: nil)
        unused(title: name)
      }
      """
    let files = ["A.swift": code, "B.swift": declared]
    let proposal = try #require(await Self.proposals(files).first)
    #expect(
      proposal.wrapper
        == AlertWrapper(
          callee: "say", title: .position(1), message: .label("text"),
          buttons: [
            .init(title: .label("action"), roleArgument: .label("style")), .init(title: .label("cancel"), role: .cancel),
            .init(title: .key("more", table: "Shared")),
          ]))
    #expect(proposal.calls == 1)
    #expect(await Self.proposals(files).count == 1)
    let lines = await Extracted.lines(code, ["B.swift": declared], wrappers: [proposal.wrapper])
    #expect(lines.first == "alert ['Delete?'] ['m'] (destructive 'Delete') (cancel 'Keep') (default Shared/more)")
  }

  @Test func proposesViewsAndItems() async {
    let code = """
      struct Confirm: View {
        let title: LocalizedStringKey
        @State private var isShown = false
        var body: some View { content.confirmationDialog(title, isPresented: $isShown) { Button("Go") {} } }
      }
      struct AlertItem: Identifiable {
        let id = UUID()
        var title: String
        var message: String?
        var dismissButton = ItemButton(title: "OK")
      }
      struct Root: View {
        @State var alertItem: AlertItem?
        var body: some View {
          Confirm(title: "c").alert(item: $alertItem) { item in
            Alert(title: Text(item.title), message: Text(item.message ?? ""), dismissButton: .default(Text(item.dismissButton.title)))
          }
        }
        func fail() {
          alertItem = AlertItem(title: "t", message: "m")
          alertItem = AlertItem(title: "u", dismissButton: .init(title: "No", role: .cancel))
        }
      }
      """
    let proposals = await Self.proposals(["A.swift": code])
    #expect(proposals.map(\.wrapper.callee) == ["AlertItem", "Confirm"])
    #expect(proposals.map(\.calls) == [2, 1])
    let lines = await Extracted.lines(code, wrappers: proposals.map(\.wrapper))
    #expect(lines.contains("alert ['t'] ['m'] (default 'OK')"))
    #expect(lines.contains("alert ['u'] [-] (cancel 'No')"))
    #expect(lines.contains("confirmationDialog [c] [-] (default Go) +Cancel"))
  }

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
