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
}
