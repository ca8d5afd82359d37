import Testing

@testable import AlertKitCore

/// What fills a placeholder that no argument is known for.
@Suite struct CommentExampleTests {
  private static func shown(
    _ text: String, comment: String? = nil, app: String? = nil, category: String? = nil, _ locale: String = "en"
  ) -> String {
    let selectors = category.map { [StringValue.Selector.plural($0)] } ?? []
    return SampleArguments().text(
      of: Copy.Variant(text, selectors: selectors), key: "a", locale: tag(locale), comment: comment, appName: app)
  }

  @Test(arguments: [
    ("Title. %@ is the app’s name, for example “Firefox Focus”.", "Enjoying Firefox Focus?"),
    ("%@ is the app name (e.g. Firefox)", "Enjoying Firefox?"),
    ("Placeholder is the name of the app", "Enjoying Parcelly?"),
    ("%1$@ is the app's name", "Enjoying Parcelly?"),
    ("Title of the alert", "Enjoying Alex?"),
  ])
  func appsName(comment: String, shown: String) {
    #expect(Self.shown("Enjoying %@?", comment: comment, app: "Parcelly") == shown)
  }

  @Test func eachPlaceholderHasItsOwn() {
    let comment = "%1$@ is a file, such as 'notes.txt'; %2$@ is a folder, such as 'Work'."
    #expect(Self.shown("Move %1$@ to %2$@?", comment: comment) == "Move notes.txt to Work?")
  }

  @Test func aNumberIsNoExampleOfAWord() {
    #expect(Self.shown("%d files", comment: "The number of files, e.g. “some”.") == "12 files")
    #expect(Self.shown("%d files", comment: "The number of files, e.g. “140”.") == "140 files")
  }

  @Test(arguments: [
    ("ru", "one", "21"), ("ru", "few", "3"), ("ru", "many", "5"), ("en", "one", "1"), ("en", "other", "12"),
    ("ar", "other", "100"),
    ("ar", "many", "11"), ("pl", "many", "5"), ("lv", "one", "21"), ("ja", "other", "12"), ("cy", "zero", "0"),
    ("sl", "two", "2"),
  ])
  func aNumberSelectsTheForm(locale: String, category: String, number: String) {
    #expect(Self.shown("%lld", category: category, locale) == number)
    #expect(PluralCategories.category(of: Double(number) ?? 0, in: tag(locale)) == category)
  }
}
