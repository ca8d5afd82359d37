import Foundation
import Testing

@testable import AlertKitCore

/// An alert has the same findings in a stream as in a spec.
@Suite struct CheckStreamEqualityTests {
  /// The alerts of all rules' examples, by the language that they are written in.
  private static func examples() -> [StreamedAlerts] {
    var all: [String: StreamedAlerts] = [:]
    for example in Rule.all.flatMap(\.examples) {
      guard case .surface(let surface) = example.subject, surface.kind != .notificationCategory else { continue }
      let source = LocaleTag(surface.sourceLocale)!
      all[surface.sourceLocale, default: StreamedAlerts(sourceLocale: source)].add(surface.texts(source: source))
    }
    return all.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The same as apps; all tests look at these.
  private static let apps = Task {
    var projects: [Project] = []
    for alerts in examples() { projects.append(await alerts.project()) }
    return projects
  }

  @Test func examplesOfRules() async throws {
    var alertsWithFindings = 0
    for project in await Self.apps.value {
      let expected = await StreamedAlerts.findings(of: project)
      var responder = CheckResponder()
      for surface in project.surfaces {
        let answer = try streamed(StreamedAlerts.request(surface, of: project), &responder)
        let difference = try StreamedAlerts.difference(answer, expected[surface.id])
        #expect(difference == [], "\(surface.id): \(difference)")
      }
      alertsWithFindings += expected.count
    }
    #expect(alertsWithFindings > 100)
  }

  /// One locale beside the source language says what `check --locale` says.
  @Test(arguments: ["en", "ko", "de", "ja", "ar"])
  func examplesInOneLocale(name: String) async throws {
    let locale = try #require(LocaleTag(name))
    for project in await Self.apps.value { try await Self.expectEqual(project, in: locale) }
  }

  private static func expectEqual(_ whole: Project, in locale: LocaleTag) async throws {
    let project = await Project.assemble(whole.parts.compactMap(\.input), configuration: configuration(of: whole, locale))
    let expected = await StreamedAlerts.findings(of: project, in: [locale])
    var responder = CheckResponder()
    for surface in project.surfaces where project.locales(of: surface).contains(locale) {
      let answer = try streamed(StreamedAlerts.request(surface, of: project, in: locale), &responder)
      let difference = try StreamedAlerts.difference(answer, expected[surface.id])
      #expect(difference == [], "\(surface.id) in \(locale): \(difference)")
    }
  }

  private static func configuration(of project: Project, _ locale: LocaleTag) -> Configuration {
    var configuration = Configuration()
    configuration.sourceLocale = project.sourceLocale
    configuration.locales = [locale]
    return configuration
  }

  private static let corpus = SchemaTests.root.deletingLastPathComponent().appending(path: "shared/corpus")

  private static var realApps: [String] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: corpus.path)) ?? []
    return all.filter { $0.contains("+") }.sorted()
  }

  /// The alerts of real apps, as far as they are at hand.
  @Test(.enabled(if: !realApps.isEmpty), arguments: realApps)
  func corpus(app: String) async throws {
    let discovery = FileDiscovery(configuration: Configuration(), configurationFolder: nil, contents: .all)
    let real = try await Project.load([Self.corpus.appending(path: app).path], discovery: discovery)
    var alerts = StreamedAlerts(sourceLocale: real.sourceLocale)
    for surface in real.surfaces where surface.kind != .notificationCategory {
      let words = real.localized(surface, in: real.locales(of: surface))
      guard words[0].source.texts.allSatisfy({ !$0.text.variants.isEmpty }) else { continue }
      alerts.add(Self.texts(of: words))
    }
    if alerts.isEmpty { return }
    let project = await alerts.project()
    let expected = await StreamedAlerts.findings(of: project)
    var responder = CheckResponder()
    for surface in project.surfaces {
      let answer = try streamed(StreamedAlerts.request(surface, of: project), &responder)
      let difference = try StreamedAlerts.difference(answer, expected[surface.id])
      #expect(difference == [], "\(surface.id): \(difference)")
    }
    if let locale = project.locales.last { try await Self.expectEqual(project, in: locale) }
  }

  /// A surface of an app with the texts that each locale has of its own.
  private static func texts(of words: [LocalizedSurface]) -> Surface<[LocaleTag: String]> {
    var number = 0
    let fields = words[0].source.texts.map(\.field)
    // `map` goes through the texts in an order of its own.
    let order = words[0].source.map { _ in
      number += 1
      return number
    }.texts
    let byNumber = Dictionary(uniqueKeysWithValues: order.map { ($0.text, $0.field) })
    #expect(Set(fields) == Set(byNumber.values))
    number = 0
    var surface = words[0].source.map { copy -> [LocaleTag: String] in
      number += 1
      var texts = Dictionary(
        words.compactMap { localized -> (LocaleTag, String)? in
          guard let own = localized.surface[byNumber[number]!], own.isOwn, let text = own.text else { return nil }
          return (localized.locale, text)
        }, uniquingKeysWith: { first, _ in first })
      texts[words[0].sourceLocale] = copy.text
      return texts
    }
    surface.buttons = surface.buttons.map { button in
      var button = button
      if button.role == .unknown { button.role = .default }
      return button
    }
    surface.implicitButtons = []
    surface.notification = surface.kind == .notification ? NotificationContent() : nil
    return surface
  }
}

extension ExampleSurface {
  /// The alert with its texts by locale.
  fileprivate func texts(source: LocaleTag) -> Surface<[LocaleTag: String]> {
    func texts(_ text: Text) -> [LocaleTag: String] {
      Dictionary(
        text.byLocale.map { ($0.locale.isEmpty ? source : LocaleTag($0.locale)!, $0.text) }, uniquingKeysWith: { $1 })
    }
    var surface = Surface<[LocaleTag: String]>(
      drafting: "", kind: kind, title: title.map(texts), message: message.map(texts),
      buttons: buttons.map {
        SurfaceButton(title: texts($0.title), role: $0.role, isPreferred: $0.isPreferred, effect: $0.effect)
      },
      textFields: textFields.map(texts))
    surface.subtitle = subtitle.map(texts)
    surface.body = body.map(texts)
    surface.placeholder = placeholder.map(texts)
    surface.summary = summary.map(texts)
    surface.purpose = purpose
    surface.notification = kind == .notification ? NotificationContent() : nil
    return surface
  }
}
