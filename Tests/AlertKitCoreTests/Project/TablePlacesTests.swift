import AlertKitCore
import Testing

/// A text is looked for in the tables that lie nearest.
@Suite struct TablePlacesTests {
  private let files = [
    "A/en.lproj/Localizable.strings": strings(["t": "Of A"]), "A/alerts.yaml": "alerts:\n  a: {title: t}\n",
    "B/Deep/en.lproj/Localizable.strings": strings(["t": "Of B", "d": "Deep"]),
    "B/en.lproj/Other.strings": strings(["o": "Other"]), "B/alerts.yaml": "alerts:\n  b: {title: t}\n  o: {title: o}\n",
    "C/alerts.yaml": "alerts:\n  c: {title: d}\n",
  ]

  @Test func theNearestTableCountsAndThenAnyOther() async {
    let app = await project(files)
    let titles = app.surfaces.map { "\($0.id): \(app.localized($0, in: tag("en")).surface.title?.text ?? "-")" }
    #expect(titles == ["a: Of A", "b: Of B", "o: Other", "c: Deep"])
  }

  @Test func aSettingsBundleIsLookedIntoFromWithinAlone() async {
    let files = [
      "App/Settings.bundle/en.lproj/Root.strings": strings(["t": "Of the settings"]),
      "App/Settings.bundle/alerts.yaml": "alerts:\n  own: {title: t}\n", "App/alerts.yaml": "alerts:\n  app: {title: t}\n",
      "App/en.lproj/Localizable.strings": strings(["u": "Of the app"]),
    ]
    let app = await project(files)
    let titles = app.surfaces.map { "\($0.id): \(app.localized($0, in: tag("en")).surface.title?.text ?? "-")" }
    #expect(Set(titles) == ["own: Of the settings", "app: -"])
  }

  /// What a library brings in a bundle is looked through first by the library's own code alone, and last by all other.
  @Test func aBundleIsLookedIntoFirstFromBesideItAlone() async {
    let bundle = "App/Library/Chat/Kit/resources/Kit.bundle/en.lproj/Localizable.strings"
    let files = [
      bundle: strings(["t": "Of the library", "k": "Of the library alone"]),
      "App/Library/Chat/Kit/Classes/alerts.yaml": "alerts:\n  kit: {title: t}\n",
      "App/Library/Chat/Class/alerts.yaml": "alerts:\n  app: {title: t}\n  alone: {title: k}\n",
      "App/Resource/en.lproj/Localizable.strings": strings(["t": "Of the app"]),
    ]
    let app = await project(files)
    let titles = app.surfaces.map { "\($0.id): \(app.localized($0, in: tag("en")).surface.title?.text ?? "-")" }
    #expect(Set(titles) == ["kit: Of the library", "app: Of the app", "alone: Of the library alone"])
  }

  /// A line about a locale stands in the app's own table, however a library's is called.
  @Test func aLibrarysTableIsNotNamedForTheApps() async {
    let keys = (0..<12).map { "The photo of day \($0) was deleted." }
    let own = keys.map { "\"\($0)\" = \"\($0)\";\n" }.joined()
    let alerts = keys.indices.map { "  a\($0): {title: \"\(keys[$0])\"}\n" }.joined() + "  b: {title: Cancel the work}\n"
    let app = await project([
      "src/alerts.yaml": "alerts:\n" + alerts, "src/Texts/en.lproj/Localizable.strings": own,
      "src/Texts/fr.lproj/Localizable.strings": strings(["a": "A"]),
      "src/Kit/Kit.bundle/en.lproj/Localizable.strings": strings(["Cancel the work": "Cancel the work"]),
      "src/Kit/Kit.bundle/fr.lproj/Localizable.strings": strings(["a": "A"]),
    ])
    let found = await Linter.lint(app).findings.filter { $0.rule == "untranslated-locale" }
    #expect(found.map { app.files[Int($0.range.file.index)].path } == ["src/Texts/fr.lproj/Localizable.strings"])
  }
}
