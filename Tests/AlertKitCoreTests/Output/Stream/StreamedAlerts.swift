import Foundation
import Testing

@testable import AlertKitCore

/// Alerts that are checked twice: as specs with tables, and as requests of a stream.
struct StreamedAlerts {
  let sourceLocale: LocaleTag
  private var drafts: [DraftProject] = []

  init(sourceLocale: LocaleTag) {
    self.sourceLocale = sourceLocale
  }

  /// Adds an alert, each with a table of its own.
  mutating func add(_ surface: Surface<[LocaleTag: String]>) {
    let number = drafts.count
    var field = 0
    var draft = surface.map { texts in
      field += 1
      return DraftText("text.\(number).\(field)", texts)
    }
    draft.id = "alert-\(number)"
    drafts.append(DraftProject(sourceLocale: sourceLocale, table: "Table\(number)", surfaces: [draft]))
  }

  var isEmpty: Bool { drafts.isEmpty }

  /// The alerts as an app would have them.
  func project() async -> Project {
    var configuration = Configuration()
    configuration.sourceLocale = sourceLocale
    return await Project.assemble(drafts.flatMap(\.files), configuration: configuration)
  }

  /// These look at all of an app's alerts at once.
  static let judgedInTheApp: Set<RuleID> = ["notification-repeated", "ambiguous-table", "untranslated-locale"]

  /// These look at what other languages have, which a request in one locale does not say.
  static let judgedBesideOthers: Set<RuleID> = ["stale-translation"]

  /// What `check` says of the app, by alert: each finding as one text.
  static func findings(of project: Project, in locales: [LocaleTag] = []) async -> [String: [String]] {
    let left = locales.isEmpty ? judgedInTheApp : judgedInTheApp.union(judgedBesideOthers)
    let rules = Rule.all.filter { !left.contains($0.id) }
    var configuration = Configuration()
    configuration.locales = locales
    let report = await Linter.lint(project, options: try! Linter.Options(rules: rules, configuration: configuration))
    return Dictionary(grouping: report.findings) { $0.surface ?? "" }.mapValues { findings in
      findings.map { finding in
        outline([
          finding.rule.name, finding.severity.rawValue, finding.message, finding.locale?.identifier ?? "-",
          finding.field?.description ?? "-", finding.text ?? "-", finding.locales.map(\.identifier).joined(separator: ","),
          related(finding.related.compactMap(\.text), beside: finding.text),
          finding.scenes.joined(separator: ","), finding.guideline ?? "-", finding.fixGrade?.rawValue ?? "-",
        ])
      }.sorted()
    }
  }

  /// What an answer says, as ``findings(of:in:)`` has it.
  static func findings(of answer: [String: Any]) throws -> [String] {
    let findings = try #require(answer["findings"] as? [[String: Any]], "\(answer["error"] ?? answer)")
    return findings.filter { !judgedInTheApp.contains(RuleID($0["rule"] as? String ?? "")) }.map { finding in
      func text(_ name: String) -> String { finding[name] as? String ?? "-" }
      func list(_ name: String) -> String { (finding[name] as? [String] ?? []).joined(separator: ",") }
      let places = (finding["related"] as? [[String: Any]] ?? []).compactMap { $0["text"] as? String }
      return outline([
        text("rule"), text("severity"), text("message"), text("locale"), text("field"), text("text"), list("locales"),
        related(places, beside: finding["text"] as? String), list("scenes"), text("guideline"), text("fix"),
      ])
    }.sorted()
  }

  /// What only the answer says, marked `+`, and what only `check` says, marked `-`.
  static func difference(_ answer: [String: Any], _ expected: [String]?) throws -> [String] {
    let change = try findings(of: answer).difference(from: expected ?? [])
    return change.map { change in
      switch change {
      case .insert(_, let finding, _): "+ " + finding
      case .remove(_, let finding, _): "- " + finding
      }
    }
  }

  /// A locale that takes another one's text is a place of its own in a stream only.
  private static func related(_ texts: [String], beside text: String?) -> String {
    Set(texts).subtracting([text ?? ""]).sorted().joined(separator: ",")
  }

  /// A text has a key in a table, and none in a stream.
  private static func outline(_ parts: [String]) -> String {
    parts.joined(separator: " | ").replacing(#/The (?:key|text) “.*?” is /#, with: "The text is ")
  }

  /// A request for an alert of a project in all of its locales.
  static func request(_ surface: Surface<StringReference>, of project: Project) -> [String: Any] {
    let words = project.localized(surface, in: project.locales(of: surface))
    return request(words) { field in
      Dictionary(
        words.compactMap { localized in own(localized.surface[field]).map { (localized.locale.identifier, $0) } },
        uniquingKeysWith: { first, _ in first })
    }.merging(["locale": project.sourceLocale.identifier]) { $1 }
  }

  /// A request for an alert of a project in one locale, beside the source language.
  static func request(_ surface: Surface<StringReference>, of project: Project, in locale: LocaleTag) -> [String: Any] {
    let words = project.localized(surface, in: [locale, project.sourceLocale])
    var request = request(words) { own(words[0].surface[$0]) }
    request["locale"] = locale.identifier
    guard locale != project.sourceLocale else { return request }
    var source = Self.request(words) { own(words[1].surface[$0]) }
    source["kind"] = nil
    source["purpose"] = nil
    source["locale"] = project.sourceLocale.identifier
    request["source"] = source
    return request
  }

  /// The text that a locale has of its own; an empty one is one.
  private static func own(_ copy: Copy?) -> String? {
    switch copy?.status {
    case .translated: copy?.text
    case .empty: ""
    default: nil
    }
  }

  private static func request(_ words: [LocalizedSurface], text: (Field) -> Any?) -> [String: Any] {
    let shown = words[0].surface
    var request: [String: Any] = ["kind": shown.kind.rawValue, "title": NSNull()]
    for (field, _) in shown.texts {
      switch field {
      case .title, .message, .subtitle, .body, .placeholder, .summary: request[field.description] = text(field) ?? NSNull()
      default: break
      }
    }
    if !shown.buttons.isEmpty {
      request["buttons"] = shown.buttons.enumerated().map { index, button -> [String: Any] in
        var members: [String: Any] = ["title": text(.button(index + 1)) ?? NSNull(), "role": button.role.rawValue]
        if button.isPreferred { members["preferred"] = true }
        members["effect"] = SpecReader.effects.first { $0.value == button.effect }?.name
        return members
      }
    }
    if !shown.textFields.isEmpty {
      request["textFields"] = shown.textFields.indices.map { text(.textField($0 + 1)) ?? NSNull() }
    }
    request["purpose"] = SpecReader.purposes.first { $0.value == shown.purpose }?.name
    return request
  }
}

/// The answer to a request.
func streamed(_ request: [String: Any], _ responder: inout CheckResponder) throws -> [String: Any] {
  let line = String(decoding: try JSONSerialization.data(withJSONObject: request), as: UTF8.self)
  let answer = responder.answer(to: line)
  return try #require(try JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any])
}
