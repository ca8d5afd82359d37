import AlertKitCore
import Testing

/// Mistakes planted in right alerts of many languages, and what looks like one and is right: all rules run, and warnings and
/// errors are those of the mistake and no others.
@Suite struct PlantedMistakesTests {
  typealias Button = ExampleSurface.Button

  /// A case: an alert in a language, the rules that must find something, and whether the words are a translation.
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let surface: ExampleSurface
    let rules: Set<String>
    var testDescription: String { name }
  }

  private static func found(in surface: ExampleSurface) async -> [Finding] {
    await LintedExampleTests.findings(of: [], in: ExampleProject.files(for: surface)).filter { $0.severity != .note }
  }

  private static func rules(_ findings: [Finding]) -> Set<String> { Set(findings.map(\.rule.name)) }

  // MARK: Right alerts

  private static func right(_ words: PlantedWords) -> [Case] {
    let locale = words.locale
    func text(_ text: String) -> ExampleSurface.Text { [locale: text] }
    let cancel = Button(text(words.cancel), .cancel)
    let delete = Button(text(words.delete), .destructive)
    let asked = ExampleSurface(
      source: locale, title: text(words.question), message: text(words.message), buttons: [cancel, delete])
    let told = ExampleSurface(
      source: locale, title: text(words.statement), message: text(words.advice), buttons: [Button(text(words.ok))])
    let named = ExampleSurface(source: locale, title: text(words.named), buttons: [delete, cancel])
    let lone = ExampleSurface(source: locale, title: text(words.statement), buttons: [Button(text(words.ok), .cancel)])
    let denied = ExampleSurface(
      source: locale, title: text(words.question), buttons: [Button(text(words.harmless)), delete, cancel])
    let sheet = ExampleSurface(
      .actionSheet, source: locale, buttons: [delete, Button(text(words.save)), Button(text(words.harmless)), cancel])
    let answers = ExampleSurface(
      .actionSheet, source: locale, title: text(words.question),
      buttons: words.likeAnswers.map { Button(text($0)) } + [cancel])
    return [
      Case(name: "\(locale): asks", surface: asked, rules: []), Case(name: "\(locale): tells", surface: told, rules: []),
      Case(name: "\(locale): names", surface: named, rules: []), Case(name: "\(locale): lone OK", surface: lone, rules: []),
      Case(name: "\(locale): three buttons, one of which denies", surface: denied, rules: ["too-many-buttons"]),
      Case(name: "\(locale): sheet", surface: sheet, rules: []),
      Case(name: "\(locale): words like Yes and No", surface: answers, rules: []),
    ]
  }

  // MARK: Roles, order, number

  private static func structure(_ words: PlantedWords) -> [Case] {
    let locale = words.locale
    func text(_ text: String) -> ExampleSurface.Text { [locale: text] }
    let (cancel, delete, save) = (text(words.cancel), text(words.delete), text(words.save))
    func alert(_ name: String, _ buttons: [Button], kind: SurfaceKind = .alert, _ rules: Set<String>) -> Case {
      let surface = ExampleSurface(
        kind, source: locale, title: text(words.question), message: text(words.message), buttons: buttons)
      return Case(name: "\(locale): \(name)", surface: surface, rules: rules)
    }
    return [
      alert("Cancel on the right without its role", [.init(delete, .destructive), .init(cancel)], ["misplaced-cancel"]),
      alert("Cancel on the left without its role", [.init(cancel), .init(delete, .destructive)], ["unmarked-cancel"]),
      alert("Delete without its role", [.init(cancel, .cancel), .init(delete)], ["unmarked-destructive"]),
      alert(
        "Delete with the cancel role", [.init(cancel), .init(delete, .cancel)],
        ["misplaced-cancel", "unmarked-destructive", "cancel-label"]),
      alert("two cancel roles", [.init(cancel, .cancel), .init(save, .cancel)], ["several-cancels", "cancel-label"]),
      alert("Delete and nothing to step back", [.init(delete, .destructive), .init(save)], ["destructive-without-cancel"]),
      alert(
        "preferred Delete", [.init(cancel, .cancel), .init(delete, .destructive, preferred: true)], ["destructive-preferred"]),
      alert("no button", [], ["no-buttons"]),
      alert("Cancel alone", [.init(cancel, .cancel)], ["lone-cancel"]),
      alert(
        "the same button twice", [.init(save), .init(save), .init(cancel, .cancel)], ["duplicate-button", "too-many-buttons"]),
      alert("Cancel at the top of a sheet", [.init(cancel), .init(save)], kind: .actionSheet, ["misplaced-cancel"]),
      alert(
        "second Delete without its role",
        [.init(delete, .destructive), .init(text(words.delete + "\u{2060}")), .init(cancel, .cancel)], kind: .actionSheet,
        ["unmarked-destructive", "duplicate-button"]),
      Case(
        name: "\(locale): no title",
        surface: ExampleSurface(source: locale, message: text(words.message), buttons: [.init(text(words.ok))]),
        rules: ["missing-title"]),
    ]
  }

  // MARK: Words

  /// What is wrong with the words, in the source language and in a translation from English alike.
  private static func wording(_ words: PlantedWords, of english: PlantedWords) -> [Case] {
    let isSource = words.locale == english.locale
    func text(_ own: String, _ source: String) -> ExampleSurface.Text {
      isSource ? [words.locale: own] : ["en": source, words.locale: own]
    }
    let question = text(words.question, english.question)
    let message = text(words.message, english.message)
    let buttons = [
      Button(text(words.cancel, english.cancel), .cancel), Button(text(words.delete, english.delete), .destructive),
    ]
    func alert(
      _ name: String, title: ExampleSurface.Text? = nil, message own: ExampleSurface.Text? = nil, _ rules: Set<String>,
      buttons own2: [Button]? = nil
    ) -> Case {
      let surface = ExampleSurface(
        source: isSource ? words.locale : "en", title: title ?? question, message: own ?? message, buttons: own2 ?? buttons)
      return Case(name: "\(words.locale): \(name)", surface: surface, rules: rules)
    }
    let bare = String(words.message.filter { !".。".contains($0) })
    var cases = [
      alert("generic title", title: text(words.generic, english.generic), ["generic-title"]),
      alert(
        "shouting title", title: text(String(words.statement.filter { !".。".contains($0) }) + "!", english.statement),
        ["title-punctuation"]),
      alert("several marks", title: text(words.question + "?.", english.question), ["title-punctuation"]),
      alert(
        "button with a mark", ["button-punctuation"],
        buttons: [buttons[0], Button(text(words.delete + "!", english.delete), .destructive)]),
      alert(
        "button without letters", ["button-without-letters"],
        buttons: [buttons[0], Button(text("🗑", english.delete), .destructive)]),
      alert(
        "Yes and No", ["yes-no-button"],
        buttons: [
          Button(text(words.no, english.cancel), .cancel), Button(text(words.yes, english.delete), .destructive),
        ]),
      alert(
        "title said again", title: text(words.statement, english.statement), message: text(words.statement, english.advice),
        ["redundant-message"]),
    ]
    if words.locale != "th" {
      cases.append(alert("message without its mark", message: text(bare, english.message), ["message-punctuation"]))
    }
    if !isSource {
      cases.append(
        alert("one word", title: text(words.single, english.single), ["single-word-title"]))
    }
    return cases
  }

  private static func across(_ words: PlantedWords, of english: PlantedWords) -> [Case] {
    let locale = words.locale
    let buttons = [
      Button(["en": english.cancel, locale: words.cancel], .cancel),
      Button(["en": english.delete, locale: words.delete], .destructive),
    ]
    let message: ExampleSurface.Text = ["en": english.message, locale: words.message]
    func alert(_ name: String, title: ExampleSurface.Text, message: ExampleSurface.Text, _ rules: Set<String>) -> Case {
      Case(
        name: "\(locale): \(name)", surface: ExampleSurface(title: title, message: message, buttons: buttons), rules: rules)
    }
    let named: ExampleSurface.Text = ["en": english.named, locale: words.named]
    return [
      alert("right", title: named, message: message, []),
      alert(
        "lost placeholder", title: ["en": english.named, locale: words.question], message: message, ["placeholder-mismatch"]),
      alert(
        "another type", title: ["en": english.named, locale: words.named.replacing("%@", with: "%d")], message: message,
        ["placeholder-mismatch"]),
      alert("one too many", title: ["en": english.question, locale: words.named], message: message, ["placeholder-mismatch"]),
      alert("numbered", title: ["en": english.named, locale: words.named.replacing("%@", with: "%1$@")], message: message, []),
      alert(
        "untranslated message", title: named, message: ["en": english.message, locale: english.message], ["mixed-language"]),
      alert("empty message", title: named, message: ["en": english.message, locale: ""], ["missing-translation"]),
      alert("lacking message", title: named, message: ["en": english.message], ["missing-translation"]),
    ]
  }

  private static let english = PlantedWords.all[0]

  static let cases: [Case] = PlantedWords.all.flatMap { words in
    right(words) + structure(words) + wording(words, of: words)
      + (words.locale == "en" ? [] : wording(words, of: english) + across(words, of: english))
  }

  @Test(arguments: cases)
  func findsTheMistakeAndNothingElse(_ planted: Case) async {
    let found = await Self.found(in: planted.surface)
    #expect(Self.rules(found) == planted.rules, "\(found.map { "\($0.rule): \($0.message)" })")
  }
}
