import AlertKitCore
import Testing

/// The texts that expressions of UIKit and SwiftUI code give.
@Suite struct TextTests {
  static let accessors = """
    enum L10n {
      static var plain: String { return L10n.tr("Main", "plain.key") }
      enum Photo {
        /// Delete %@?
        static func delete(_ p1: Any) -> String { L10n.tr("Photos", "photo.delete", String(describing: p1), fallback: "Delete %@?") }
      }
      private static func tr(_ table: String, _ key: String, _ args: CVarArg..., fallback value: String = "") -> String {
        String(format: Bundle.main.localizedString(forKey: key, value: value, table: table), arguments: args)
      }
    }
    enum Words: String {
      case stop = "words.stop", go
      var shown: String { NSLocalizedString(rawValue, tableName: "Words", comment: "") }
    }
    extension String {
      var translated: String { NSLocalizedString(self, bundle: .module, comment: "") }
      var found: String {
        let message = NSLocalizedString(self, comment: "")
        if message != self { return message }
        if let english = Bundle.english?.localizedString(forKey: self, value: nil, table: nil) { return english } else { return self }
      }
      func inTable(_ table: String) -> String { Bundle.main.localizedString(forKey: self, value: nil, table: table) }
    }
    final class Model {
      static let fixed = NSLocalizedString("model.fixed", value: "Fixed", comment: "")
      let held: LocalizedStringKey = "model.held"
      var state = State.idle
      var explained: String {
        switch state {
        case .idle: return NSLocalizedString("model.idle", comment: "")
        case .busy: return String(localized: "model.busy", defaultValue: "Busy", table: "Model")
        }
      }
    }
    typealias Short = L10n.Photo
    """

  static let verbatim: [(expression: String, text: String)] = [
    (#""Literal \"quoted\"""#, #"'Literal "quoted"'"#),
    ("nil", "-"),
    (#""\(kind)_title".localized(tableName: "Errors")"#, #"{"\(kind)_title"}"#),
    (#"text.localized(tableName: "Errors", comment: "c")"#, #"{text.localized(tableName: "Errors", comment: "c")}"#),
    (#"NSLocalizedString("k", tableName: "T", bundle: .main, value: "V", comment: "c")"#, "T/k=V"),
    (#"String(localized: "k", defaultValue: "V", table: "T", bundle: .module)"#, "T/k=V"),
    (#"String(localized: "\(count) photos")"#, "%@ photos"),
    (#"String(localized: "\(photos.count) photos")"#, "%lld photos"),
    (#"String(format: NSLocalizedString("k %@", comment: ""), name)"#, "k %@"),
    (#"String.localizedStringWithFormat(NSLocalizedString("k", comment: ""), 3)"#, "k"),
    (#""k".localized()"#, "k"),
    (#""k".localized"#, "k"),
    (#"String.localized("k")"#, "k"),
    (#"#localize("k")"#, "k"),
    (#""k".put(key: "name", value: name).localized()"#, "k"),
    (#""k".translated"#, "k"), (#""k".found"#, "k"),
    (#""k".inTable("T")"#, "T/k"),
    ("L10n.plain", "Main/plain.key"),
    ("L10n.Photo.delete(name)", "Photos/photo.delete=Delete %@?"),
    ("Short.delete(name)", "Photos/photo.delete=Delete %@?"),
    ("Words.stop.shown", "Words/words.stop"),
    ("Words.go.shown", "Words/go"),
    ("Model.fixed", "model.fixed=Fixed"),
    ("model.explained", "model.idle | Model/model.busy=Busy"),
    (#"isNew ? "New" : Model.fixed"#, "'New' | model.fixed=Fixed"),
    (#"error?.words ?? "Error""#, "{error?.words} | 'Error'"),
    (#""One " + "two""#, "'One two'"),
    (#""Delete “\(name)” (50%)?""#, "'Delete “%@” (50%%)?'"),
    (#""\(name): \(count)""#, #"{"\(name): \(count)"}"#),
    ("local", "'Local'"),
    ("changed", "'First' | 'Second'"),
    ("given", "{given}"),
    ("error.localizedDescription", "{error.localizedDescription}"),
    (#"NSString.localizedUserNotificationString(forKey: "k", arguments: nil)"#, "k"),
    ("(try? L10n.plain)!", "Main/plain.key"),
    (#"{ () -> String in return "Closure" }()"#, "'Closure'"),
    (#""k".localized.uppercased()"#, "uppercased(k)"),
    (#""k".translated.capitalized"#, "capitalized(k)"),
    (#""k".localized().uppercaseFirst"#, "firstUppercased(k)"),
    (#""k".localized.capitalizingFirstLetter()"#, "firstUppercased(k)"),
    (#"(isNew ? "k".localized : L10n.plain).localizedUppercase"#, "uppercased(k) | uppercased(Main/plain.key)"),
    (#""k".localized.trimmingCharacters(in: .whitespaces)"#, "k"),
    (#""\(name) is gone".uppercased()"#, "'%@ IS GONE'"),
    (#""one two".capitalized"#, "'One Two'"), (#""one two".firstUppercased"#, "'One two'"),
  ]

  @Test(arguments: 0..<verbatim.count)
  func readsUIKitText(_ number: Int) async {
    let (expression, expected) = Self.verbatim[number]
    let code = """
      func ask(_ given: String) {
        let model = Model()
        let local = "Local"
        var changed = "First"
        if given.isEmpty { changed = "Second" }
        let alert = UIAlertController(title: \(expression), message: nil, preferredStyle: .alert)
      }
      """
    let found = await Extracted.surfaces(["A.swift": code, "B.swift": Self.accessors])
    #expect(found.map { Extracted.text($0.title) } == [expected])
  }

  static let localizable: [(expression: String, text: String)] = [
    (#""k""#, "k"),
    (#"Text("k", tableName: "T", bundle: .module, comment: "c").bold()"#, "T/k"),
    (#"Text(verbatim: "v")"#, "'v'"),
    (#"Text(L10n.plain)"#, "Main/plain.key"),
    (#"LocalizedStringKey("k")"#, "k"),
    (#"LocalizedStringResource("k", defaultValue: "V", table: "T")"#, "T/k=V"),
    (#"Text("\(seconds, specifier: "%.1f") s for \(name)")"#, "%.1f s for %@"),
    (#"isNew ? "new" : "old""#, "new | old"),
    ("model.held", "model.held"),
    (".deleteTitle", ".deleteTitle"),
    ("title", "{title}"),
  ]

  @Test(arguments: 0..<localizable.count)
  func readsSwiftUIText(_ number: Int) async {
    let (expression, expected) = Self.localizable[number]
    let code = """
      struct Screen: View {
        let title: String
        @StateObject var model = Model()
        var body: some View { content.alert(\(expression), isPresented: $isShown) {} }
      }
      """
    let found = await Extracted.surfaces(["A.swift": code, "B.swift": Self.accessors])
    #expect(found.map { Extracted.text($0.title) } == [expected])
  }

  @Test func aTableWithoutANameIsTheOneThatAllHave() async {
    let title = "Bundle.main.localizedString(forKey: \"a\", value: \"\", table: \"\")"
    let message = "NSLocalizedString(\"b\", tableName: \"\", comment: \"\")"
    let code = "func f() { present(UIAlertController(title: \(title), message: \(message), preferredStyle: .alert)) }"
    #expect(await Extracted.lines(code) == ["alert [a] [b]"])
  }

  @Test func keysPointAtWhereTheyStand() async throws {
    let found = await Extracted.surfaces([
      "A.swift": "func ask() { show(UIAlertController(title: L10n.plain, message: nil, preferredStyle: .alert)) }",
      "B.swift": Self.accessors,
    ])
    #expect(try #require(found.first?.title?.range).file == FileID(1))
  }

  @Test func runawayDeclarationsEnd() async {
    let lines = await Extracted.lines(
      """
      var a: String { b }
      var b: String { a }
      func c(_ x: String) -> String { c(c(x)) }
      func ask() { show(UIAlertController(title: a, message: c("x"), preferredStyle: .alert)) }
      """)
    #expect(lines == ["alert [{a}] [{c(\"x\")}]"])
  }
}
