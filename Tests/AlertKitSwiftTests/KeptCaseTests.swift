import AlertKitCore
import Testing

/// What a class does for cases that no code ever gives its property.
@Suite struct KeptCaseTests {
  private static func code(_ property: String, _ function: String, _ call: String, _ more: String = "") -> String {
    """
    import UIKit
    enum Export: String { case key, store, other }
    func read() -> Export { Export(rawValue: text) ?? .key }
    class Picker: UIViewController {
      \(property)
      \(function)
      override func viewDidAppear(_ animated: Bool) {
        switch export {
        case .key: print("key")
        case .store, .other: tell()
        }
      }
      private func tell() { present(UIAlertController(title: "Gone", message: nil, preferredStyle: .alert), animated: true) }
    }
    class Screen: UIViewController {
      let picker = Picker()
      override func viewDidLoad() { \(call); show(picker, sender: nil) }
      \(call.contains("take") ? "func take(as export: Export) { picker.apply(as: export) }" : "")
      \(more)
    }
    @main class AppDelegate: UIResponder, UIApplicationDelegate { let screen = Screen() }
    """
  }

  private static let property = "var export: Export = .key"
  private static let apply = "func apply(as export: Export) { self.export = export }"

  /// What goes on from another case, and what a class that inherits says.
  @Test(arguments: [
    ("case .key: print(1); fallthrough\n case .store, .other: tell()", "", false),
    ("case .key: print(1)\n case .store, .other: tell()", "", true),
    (
      "case .key: print(1)\n case .store, .other: tell()",
      "class Late: Picker { override var export: Export { get { .store } set {} } }", false
    ),
  ])
  func whatElseLeadsToACase(cases: String, more: String, isUncalled: Bool) async {
    let code = Self.code(Self.property, "", "", "}\n\(more)\nclass Last {").replacing(
      "case .key: print(\"key\")\n    case .store, .other: tell()", with: cases)
    #expect(await Extracted.ofApp(["A.swift": code]).map(\.reserve) == [isUncalled ? .uncalled : nil])
  }

  @Test(arguments: [
    (property, apply, "picker.apply(as: .key)", "", true), (property, "", "", "", true),
    (property, "func apply(as export: Export) { self.export = .key }", "picker.apply(as: .store)", "", true),
    (property, apply, "take(as: .key)", "", true),
    (property, apply, "picker.apply(as: .key); picker.export = Export.key", "", true),
    (property, apply, "picker.apply(as: .store)", "", false), (property, apply, "take(as: .other)", "", false),
    (property, apply, "picker.export = .other", "", false), (property, apply, "picker.export = read()", "", false),
    (property, apply, "take(as: Export(rawValue: text) ?? .key)", "", false),
    (property, apply, "picker.apply(as: .key)", "func go() { change(&picker.export) }", false),
    (property, apply, "", "func go() { picker[keyPath: \\.export] = .store }", false),
    (property, apply, "picker.apply(as: .key)", "func go() { let next = picker.apply; next(.store) }", false),
    ("var export = Export.store", apply, "", "", false), ("var export: Export { read() }", apply, "", "", false),
    ("lazy var export: Export = read()", apply, "", "", false), ("let export: Export = .key", "", "", "", true),
    (
      property, "func load() { let export = read(); switch export { case .key: break; default: tell() } }", "picker.load()", "",
      false
    ),
  ])
  func cases(property: String, function: String, call: String, more: String, isUncalled: Bool) async {
    let code = Self.code(property, function, call, more)
    #expect(await Extracted.ofApp(["A.swift": code]).map(\.reserve) == [isUncalled ? .uncalled : nil])
  }

  /// What a view shows for cases that no code gives the property of its model.
  @Test(arguments: [
    ("case .failed:", "", "", true), ("default:", "", "", true), ("case .failed, .late:", "", "", true),
    ("default:", "kind = .late", "", false), ("default:", "", "model.kind = .failed", false),
    ("default:", "", "other.kind = .failed", true), ("case .done:", "", "", false), ("default:", "kind = read()", "", false),
    ("default:", "}\n init(start: Kind) { _kind = Published(initialValue: start)", "", false),
    ("default:", "", "Menu(kind: $model.kind)", false), ("case .failed:", "", "Model().kind = .failed", false),
    ("case .late:", "", "model.kind = .failed", true),
  ])
  func whatAModelIsNeverGiven(branch: String, change: String, action: String, isUncalled: Bool) async {
    let code = """
      import SwiftUI
      final class Model: ObservableObject {
        enum Kind { case asked, done, failed, late }
        @Published var isShown = false
        @Published var kind: Kind = .asked
        func load() { kind = .done; \(change); isShown = true }
      }
      final class Other: ObservableObject {
        enum Kind { case asked, failed }
        var kind: Kind = .asked
        func go() { self.kind = .failed }
      }
      struct Menu: View { @Binding var kind: Model.Kind; var body: some View { Button("A") { kind = .failed } } }
      struct Screen: View {
        @StateObject private var model = Model()
        @StateObject private var other = Other()
        var body: some View {
          Button("Go") { model.load(); other.go(); \(action) }.alert(isPresented: $model.isShown) {
            switch model.kind {
            case .asked: Alert(title: Text("Asked Once"))
            \(branch) Alert(title: Text("Gone"))
            \(branch == "default:" ? "case .done: Alert(title: Text(\"Done Now\"))" : "default: Alert(title: Text(\"Left\"))")
            }
          }
        }
      }
      WindowGroup { Screen() }
      """
    let seen = await Extracted.ofApp(["A.swift": code]).filter { $0.reserve == nil }.map { Extracted.text($0.title) }.joined()
    #expect(seen.contains("Asked Once") && seen.contains("Gone") != isUncalled, "\(seen)")
  }

  /// An enumeration's own initializer makes its cases where something calls it.
  @Test(arguments: [
    ("Problem(from: error)", "", "", false), (".init(from: error)", "", "", false),
    ("Problem.init(from: error)", "", "Image(from: \"a\")", false), ("nil", "", "Other.init(from: 1)", false),
    ("Problem(from: error)", "", "handler.handle(error: Lost())", true),
    (".init(from: error)", "", "handler.handle(error: Lost())", true),
    ("nil", "", "handler.current = .init(from: Lost())", true), ("nil", "", "all.map(Problem.init(from:))", true),
    ("nil", "", "all.map(Problem.init)", true), ("nil", "typealias Trouble = Problem", "use(Trouble(from: Lost()))", true),
    ("nil", "extension Problem { static let usual = Self(from: Lost()) }", "use(Problem.usual)", true),
    ("nil", "let text = \"\\(Problem(from: Lost()))\"", "use(text)", true),
    ("nil", "extension Problem: Foreign {}", "", true),
  ])
  func whatOnlyAnInitializerMakes(made: String, others: String, call: String, isMade: Bool) async {
    let code = """
      import SwiftUI
      enum Problem: Error, Identifiable {
        case shut(String), far(String)
        init(from error: Error) { self = .far(error.localizedDescription) }
        var id: String { title }
        var title: String { switch self { case .shut: return "Shut Down"; case .far: return "Far Away" } }
      }
      enum Other { case one; init(from number: Int) { self = .one } }
      \(others)
      final class Handler: ObservableObject {
        static let shared = Handler()
        @Published var current: Problem?
        func handle(error: Error) { current = \(made) }
        func tell(_ text: String) { current = .shut(text) }
      }
      struct Screen: View {
        @ObservedObject var handler = Handler.shared
        var body: some View {
          Button("Go") { handler.tell("a"); \(call) }.alert(item: $handler.current) { Alert(title: Text($0.title)) }
        }
      }
      WindowGroup { Screen() }
      """
    let found = await Extracted.ofApp(["A.swift": code]).map { Extracted.text($0.title) }.joined()
    #expect(found.contains("Shut") && found.contains("Far Away") == isMade, "\(found)")
  }
}
