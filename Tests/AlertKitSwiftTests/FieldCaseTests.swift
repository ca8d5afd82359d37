import AlertKitCore
import Testing

/// Cases of an enumeration that no code gives the property of a structure from which an alert has its words.
@Suite struct FieldCaseTests {
  private static let code = """
    import UIKit
    enum Act: String, CaseIterable {
      case pin, rename, delete
      var title: String {
        switch self { case .pin: return "Pin It"; case .rename: return "Rename It"; case .delete: return "Delete It" }
      }
    }
    struct Edit: Hashable { EDIT }
    struct Other { let act: Act }
    final class Screen: UIViewController {
      var edit: Edit? { didSet { if let edit { tell(edit) } } }
      func tell(_ edit: Edit) {
        present(UIAlertController(title: edit.act.title, message: nil, preferredStyle: .alert), animated: true)
      }
      override func viewDidLoad() { for act in Act.allCases { perform(act) } }
      func perform(_ act: Act) { MAKE }
      private func start(for act: Act) { edit = Edit(act: act, name: "n") }
    }
    let screen = Screen()
    """

  private func titles(_ make: String, edit: String = "let act: Act; let name: String") async -> Set<String> {
    let code = Self.code.replacing("MAKE", with: make).replacing("EDIT", with: edit)
    let found = await Extracted.ofApp(["A.swift": code])
    return Set(found.flatMap { $0.title?.parts ?? [] }.map { Extracted.text($0) })
  }

  @Test(arguments: [
    "switch act { case .rename: start(for: act); default: break }", "start(for: .rename)",
    "edit = Edit(act: .rename, name: name); start(for: .rename)",
    "edit = .init(act: Act.rename, name: name); start(for: Act.rename)",
    "edit = .init(act: .rename, name: name); start(for: .rename); other = Other(act: .pin)",
    "start(for: .rename) }; typealias Name = String; func make() { other = Other.init(act: .pin)",
  ])
  func onlyCasesThatAreGivenAreSaid(make: String) async {
    #expect(await titles(make) == ["'Rename It'"])
  }

  @Test(arguments: [
    "start(for: act)", "switch act { case .pin: break; default: start(for: act) }",
    "start(for: .rename); edit = .init(act: act, name: name)",
    "edit = Edit(act: isNew ? .rename : .pin, name: name)", "start(for: .rename); edits = names.map(Edit.init)",
    "start(for: .rename); edit = Edit<Photo>(act: .pin, name: name)",
    "start(for: .rename); edit = Draft(act: .pin, name: name) }; typealias Draft = Edit; func make() {",
    "start(for: .rename); edit = type(of: edit).init(act: .pin, name: name)",
    "start(for: .rename); edit = Other.Part.init(act: .pin, name: name)",
  ])
  func whatMayBeAnyCaseIsSaid(make: String) async {
    #expect(await titles(make).count == 3)
  }

  @Test(arguments: [
    "var act: Act; let name: String",
    "let act: Act; let name: String; init(act: Act, name: String) { self.act = act; self.name = name }",
  ])
  func whatMayBeSetIsSaid(edit: String) async {
    #expect(await titles("start(for: .rename)", edit: edit).count == 3)
  }

  @Test(arguments: ["Self.init", "self.init"])
  func whatATypeMakesOfItselfIsSaid(make: String) async {
    let members = "let act: Act; let name: String }\nextension Edit { init(of name: String) { \(make)(act: .pin, name: name) }"
    #expect(await titles("start(for: .rename)", edit: members).count == 3)
  }

  @Test func whatIsDecodedIsSaid() async {
    let code = Self.code.replacing("MAKE", with: "start(for: .rename)").replacing(
      "EDIT", with: "let act: Act; let name: String"
    )
    .replacing("Edit: Hashable", with: "Edit: Codable")
    let found = await Extracted.ofApp(["A.swift": code])
    #expect(Set(found.flatMap { $0.title?.parts ?? [] }).count == 3)
  }
}
