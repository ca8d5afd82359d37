import AlertKitCore
import Testing

/// State that several alerts of a type share belongs to the one whose flag is set with it.
@Suite struct FlagTests {
  private func lines(_ code: String) async -> [String] { await Extracted.lines(code).sorted() }

  @Test func wordsBelongToTheAlertWhoseFlagIsSet() async {
    let code = """
      struct Screen: View {
        @State private var text = ""
        @State private var isSaved = false
        @State private var isBroken = false
        var body: some View {
          Rows()
            .alert("Saved", isPresented: $isSaved) { Button("OK") {} } message: { Text(text) }
            .alert("Broken", isPresented: $isBroken) { Button("Close") {} } message: { Text(text) }
        }
        func save() {
          text = "All is kept."
          isSaved = true
        }
        func fail() {
          isBroken = true
          text = "Nothing is kept."
        }
        func choose() {
          if store() {
            text = "Some is kept."
            isSaved = true
          } else {
            isBroken = true
            text = "More is kept."
          }
        }
        func other() { text = "Which one?" }
      }
      """
    let saved = "alert [Saved] ['All is kept.'] (default OK)"
    let broken = "alert [Broken] ['Nothing is kept.'] (default Close)"
    let found = await lines(code)
    #expect(found.contains(saved) && found.contains(broken))
    #expect(!found.contains("alert [Saved] ['Nothing is kept.'] (default OK)"))
    #expect(!found.contains("alert [Broken] ['All is kept.'] (default Close)"))
    // Wherever a flag is set, another text takes its place.
    #expect(!found.contains { $0.contains("Which one?") })
    #expect(found.contains("alert [Saved] ['Some is kept.'] (default OK)"))
    #expect(found.contains("alert [Broken] ['More is kept.'] (default Close)"))
  }

  private func reserve(_ state: String, _ binding: String, _ more: String) async -> SurfaceReserve?? {
    let code = """
      import SwiftUI
      final class Model: ObservableObject {
        @Published var isShown = false
        @Published var problem: String?
        func fail() { \(more.contains("problem") ? more : "") }
      }
      struct Screen: View {
        @StateObject var model = Model()
        \(state)
        var body: some View {
          Button("Go") { \(more.contains("problem") ? "model.fail()" : more) }
            .alert("Gone", isPresented: \(binding)) { Button("OK") {} }
        }
      }
      let screen = Screen()
      """
    return await Extracted.ofApp(["A.swift": code]).map(\.reserve).first
  }

  @Test(arguments: [
    ("model.isShown = true", true), ("isShown = true", false), ("self.isShown = true", false),
    ("self.model.isShown = true", true), ("parent.isShown = true", false),
    ("Child(isOn: $isShown)", false), ("_isShown.wrappedValue = true", false),
  ])
  func aFlagOfTheModelIsNotTheViewsOwn(more: String, isUncalled: Bool) async {
    let found = await reserve("@State var isShown = false", "$isShown", more)
    #expect(found == .some(isUncalled ? .uncalled : nil))
  }

  @Test(arguments: [
    ("Binding(get: { model.isShown }, set: { _ in model.isShown = false })", "", true),
    ("Binding(get: { model.isShown }, set: { _ in model.isShown = false })", "model.isShown = true", false),
    ("Binding(get: { model.isShown }, set: { model.isShown = $0 })", "", false),
    (".init(get: { model.problem != nil }, set: { _ in model.problem = nil })", "problem = nil", true),
    (".init(get: { model.problem != nil }, set: { _ in model.problem = nil })", "problem = text()", false),
    ("Binding(get: { model.isShown || isLate() }, set: { _ in })", "", false),
  ])
  func aBindingOfClosuresIsToWhatItGives(binding: String, more: String, isUncalled: Bool) async {
    #expect(await reserve("", binding, more) == .some(isUncalled ? .uncalled : nil))
  }

  /// A property of a model is set where that of its type is, whatever others of the name do.
  @Test(arguments: [
    ("other.problem = text()", true), ("mail.problem = text()", false), ("unknown().problem = text()", false),
    ("fill(other)", true), ("fill(mail)", true),
    ("mail.problem = nil", true), ("tell(problem: text())", true), ("Draft().fail()", true), ("print(.problem)", true),
    ("if ProcessInfo.processInfo.arguments.contains(\"-fail\") { mail.problem = text() }", true),
    ("let box = mail; box.problem = text()", false), ("_ = Row($mail.problem)", false),
    ("box.other.problem = text()", false), ("self.other.problem = text()", true), ("Center.other.problem = text()", false),
    ("for other in mails { other.problem = text() }", false), ("mails.forEach { other in other.problem = text() }", false),
    ("mails.forEach { (_, other) in other.problem = text() }", false),
    ("if case .mail(let other) = item { other.problem = text() }", false),
    ("func run(_ other: Mail) { other.problem = text() }", false), ("weak.problem = text()", false),
    ("let change = \\Mail.problem; mail[keyPath: change] = text()", false),
  ])
  func aModelsStateIsSetByItsType(more: String, isUncalled: Bool) async {
    let code = """
      import SwiftUI
      final class Mail: ObservableObject { @Published var problem: String? }
      final class Letter: ObservableObject { @Published var problem: String? }
      @dynamicMemberLookup struct Weak<Value> {}
      final class Draft: ObservableObject {
        @Published var problem: String?
        func fail() { problem = text() }
      }
      struct Screen: View {
        @StateObject var mail = Mail()
        @StateObject var other = Letter()
        let weak: Weak<Mail>
        var body: some View {
          Button("Go") { go() }
            .alert("Gone", isPresented: Binding(get: { mail.problem != nil }, set: { _ in mail.problem = nil })) { Button("OK") {} }
        }
        func go() { \(more) }
        func fill(_ letter: Letter) { letter.problem = text() }
      }
      let screen = Screen()
      """
    #expect(await Extracted.ofApp(["A.swift": code]).map(\.reserve) == [isUncalled ? .uncalled : nil])
  }

  /// What a function is given and keeps under its name is something new, unless it is asked for by a label of that name.
  @Test(arguments: [
    ("func fail(_ problem: String) { self.problem = problem }", "", false),
    ("func tell() { do { try save() } catch { self.problem = error } }", "", false),
    ("func fail(by other: Mail) { problem = other.problem }", "", true), ("func clear() { problem = nil }", "", true),
    ("", "final class Late: Mail { override func clear() { problem = text() } }", false),
    ("", "extension Mail { func late() { problem = text() } }", false),
    ("", "@objcMembers class Old: NSObject { @Published var problem: String?; func f() { problem = text() } }", true),
  ])
  func aModelKeepsWhatItIsGiven(function: String, more: String, isUncalled: Bool) async {
    let code = """
      import SwiftUI
      class Mail: ObservableObject {
        @Published var problem: String?
        \(function)
      }
      \(more)
      struct Screen: View {
        @StateObject var mail = Mail()
        var body: some View {
          Text(go()).alert("Gone", isPresented: Binding(get: { mail.problem != nil }, set: { _ in mail.problem = nil })) { Button("OK") {} }
        }
        func go() { mail.fail(text()); mail.tell(); mail.late(); mail.clear(); load(Late.self) }
      }
      let screen = Screen()
      """
    #expect(await Extracted.ofApp(["A.swift": code]).map(\.reserve) == [isUncalled ? .uncalled : nil])
  }

  /// What a model keeps for a screen is shown by one that asks for it, and not by others that ask theirs.
  @Test(arguments: [
    ("", true), (".alert(item: $model.notice) { Alert(title: Text($0.title)) }", false),
    (".onAppear { print(model.notice) }", false),
    (".onAppear { model.notice = nil }", true), (".onAppear { ask([.notice]) }", true), (".onAppear { ask(model) }", true),
  ])
  func whatAModelKeepsForNobody(modifier: String, isUncalled: Bool) async {
    let code = """
      import SwiftUI
      struct Notice: Identifiable { let id = 1; let title: String }
      struct First: View {
        @StateObject var model = Model()
        var body: some View { Text("a").alert(item: $model.notice) { Alert(title: Text($0.title)) } }
        final class Model: ObservableObject {
          @Published var notice: Notice?
          init() { notice = Notice(title: "First Gone") }
        }
      }
      struct Second: View {
        @StateObject var model = Model()
        var body: some View { Text("a")\(modifier) }
        final class Model: ObservableObject {
          @Published var notice: Notice?
          init() {
            if isLate { notice = Notice(title: "Second Late") }
            self.notice = Notice(title: "Second Gone")
          }
        }
      }
      let screens: [any View] = [First(), Second()]
      """
    let found = await Extracted.ofApp(["A.swift": code])
    func reserves(_ title: String) -> Set<SurfaceReserve?> {
      Set(found.filter { Extracted.text($0.title).contains(title) }.map(\.reserve))
    }
    #expect(reserves("First Gone") == [nil])
    #expect(reserves("Second Gone") == [isUncalled ? .uncalled : nil])
    #expect(reserves("Second Late") == [isUncalled ? .uncalled : nil])
  }

  @Test func aMemberShowsByItselfWhatItSets() async {
    func row(_ name: String, _ title: String) -> String {
      """
      func \(name)(_ item: Item) -> some View {
        Button("Delete") {
          text = "\(title) goes."
          isAsking = true
        }
        .alert("Sure?", isPresented: $isAsking) { Button("Delete \(title)") {} } message: { Text(text) }
      }
      """
    }
    let code = """
      struct Screen: View {
        @State private var text = ""
        @State private var isAsking = false
        \(row("meal", "Meal"))
        \(row("walk", "Walk"))
      }
      """
    let found = await lines(code)
    #expect(found.contains("alert [Sure?] ['Meal goes.'] (default Delete Meal)"))
    #expect(found.contains("alert [Sure?] ['Walk goes.'] (default Delete Walk)"))
    #expect(!found.contains { $0.contains("Meal goes") && $0.contains("Delete Walk") })
    #expect(!found.contains { $0.contains("Walk goes") && $0.contains("Delete Meal") })
  }

  /// A private property that starts as false and that its file never sets keeps a branch from being taken.
  @Test(arguments: [
    ("private var isLimited = false", "", true), ("private var isLimited: Bool = false", "", true),
    ("private var isLimited = true", "", false), ("var isLimited = false", "", true),
    ("var isLimited = false", "func make() -> Screen { Screen(isLimited: true) }", false),
    ("var isLimited: Bool?", "", false),
    ("private var isLimited = false", "init(_ n: Int) { isLimited = n > 2 }", false),
    ("private var isLimited = false", "mutating func limit() { isLimited.toggle() }", false),
    ("private var isLimited = false", "mutating func limit() { if isLimited { isLimited = true } }", true),
    ("@State private var isLimited = false", "var more: some View { Toggle(\"a\", isOn: $isLimited) }", false),
  ])
  func aBranchForWhatIsNeverSet(property: String, more: String, isUncalled: Bool) async {
    let code = """
      import SwiftUI
      struct Screen: View {
        \(property)
        @State private var isShown = false
        \(more)
        var body: some View {
          Button("a") { if isLimited { isShown.toggle() } }.alert("t", isPresented: $isShown) { Button("OK") {} }
            .background(more).task { limit(); print(make()) }
        }
      }
      let screen = Screen()
      """
    #expect(await Extracted.ofApp(["A.swift": code]).map(\.reserve) == [isUncalled ? .uncalled : nil])
  }

  /// What other types of its file, other operators and tuples set, and what is filled from elsewhere, may be true.
  @Test(arguments: [
    ("class Row", "fileprivate var isLimited = false", "", "", true),
    ("class Row", "fileprivate var isLimited = false", "", "func limit(_ row: Row) { row.isLimited = true }", false),
    ("class Row", "fileprivate static var isLimited = false", "", "func limit() { Row.isLimited = true }", false),
    ("struct Row", "fileprivate var isLimited = false", "", "let row = Row(isLimited: true)", false),
    (
      "class Row", "private var isLimited = false", "",
      "final class Box { private var isLimited = false; func a() { isLimited = true } }", true
    ),
    ("struct Row: Decodable", "private var isLimited = false", "", "", false),
    ("class Row: Mappable", "private var isLimited = false", "", "", false),
    ("class Row: NSObject", "private var isLimited = false", "", "", true),
    ("class Row", "private var isLimited = false", "func fill(_ map: Map) { isLimited <- map[\"limited\"] }", "", false),
    ("class Row", "private var isLimited = false", "func fill() { (isLimited, count) = state() }", "", false),
    ("class Row", "private var isLimited = false", "func fill() { tell((isLimited, count)) }", "", true),
    (
      "class Row", "private var isLimited = false", "var isFull: Bool { isLimited == (count > 2) && isLimited || count == 1 }",
      "", true
    ),
  ])
  func aFlagThatMayBeSetElsewhere(type: String, property: String, function: String, more: String, isUncalled: Bool) async {
    let code = """
      import UIKit
      \(type) {
        \(property)
        var count = 0
        \(function)
        func show(on screen: UIViewController) { if \(property.contains("static") ? "Row." : "")isLimited { warn(screen) } }
        private func warn(_ screen: UIViewController) {
          let alert = UIAlertController(title: "t", message: "m", preferredStyle: .alert)
          screen.present(alert, animated: true)
        }
      }
      \(more)
      """
    let app = """
      @main class AppDelegate: UIResponder, UIApplicationDelegate { func start() { make(Row.self).show(on: UIViewController()) }
        func fill(_ row: Row) { row.fill(); row.fill(map); limit(row); limit() }
        func application(_ application: UIApplication) { start(); fill(make(Row.self)) } }
      """
    #expect(await Extracted.ofApp(["A.swift": code, "B.swift": app]).map(\.reserve) == [isUncalled ? .uncalled : nil])
  }
}
