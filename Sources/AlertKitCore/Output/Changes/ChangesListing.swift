/// The report for a person at a terminal: each alert with its words and pictures before and after, then the findings that belong to
/// none of them.
func changesText(_ report: ChangesReport, options: ChangesReport.Options) -> String {
  var writer = ChangesListing(report, options: options)
  return writer.text()
}

private struct ChangesListing {
  private let report: ChangesReport
  private let options: ChangesReport.Options
  private let style: TerminalStyle
  private var reader: ChangesReader
  /// Findings of alerts that were told.
  private var told: Set<Finding> = []
  /// Whether a picture was left out.
  private var leavesOut = false

  init(_ report: ChangesReport, options: ChangesReport.Options) {
    self.report = report
    self.options = options
    style = TerminalStyle(isEnabled: options.usesColor)
    reader = ChangesReader(report, options: options, drawing: options.drawsAllLocales ? .changes : .notable)
  }

  mutating func text() -> String {
    var text = ""
    var ids: Set<String> = []
    for alerts in SharedChanges(report.comparison.changes.visible.map { reader.alert($0) }).groups {
      ids.formUnion(alerts.map(\.id))
      leavesOut =
        leavesOut || alerts.contains { $0.change.fate == .kept && $0.locales.contains(where: \.pictures.isEmpty) }
      text += self.text(of: alerts) + "\n"
    }
    let moves = AlertMoves(report.comparison.changes.moved, reader: &reader).sentences
    if !moves.isEmpty { text += moves.map { $0 + "\n" }.joined() + "\n" }
    let folder = options.workingDirectory
    let came = report.otherFindings(of: report.comparison.came, besides: ids, folder: folder)
    let went = report.otherFindings(of: report.comparison.went, besides: ids, folder: folder)
    if !came.isEmpty || !went.isEmpty {
      text += came.map { finding($0.finding, sign: "+", at: $0.place) }.joined()
      text += went.map { finding($0.finding, sign: "−", at: $0.place) }.joined() + "\n"
    }
    let hint = "Drawn are the source language and locales with a finding that came; --locale or a scene option draws all.\n"
    return text + summary + (leavesOut ? hint : "")
  }

  private var summary: String {
    let counts = report.counts
    let words = counts.isEmpty ? "No alert changed" : "Alerts: " + counts.joined(separator: ", ")
    func count(_ report: LintReport) -> Int { report.count(.error) + report.count(.warning) }
    let (came, went) = (count(report.comparison.came), count(report.comparison.went))
    let findings = came + went == 0 ? "" : "; \(counted(came, "finding")) came, \(went) went"
    return
      "\(words) from \(TerminalText.sanitized(report.states.then)) to \(TerminalText.sanitized(report.states.now))\(findings).\n"
  }

  /// - Parameter alerts: Those of which one thing changed; the first is shown.
  private mutating func text(of alerts: [ChangedAlert]) -> String {
    let alert = alerts[0]
    let title = alert.title.map { "“\(shown($0))”" } ?? TerminalText.sanitized(alert.id)
    var text = style(.heading, title) + " · " + alert.verdicts.joined(separator: ", ") + "\n"
    let former = alert.formerPlace.map { " · was in \(TerminalText.sanitized($0))" } ?? ""
    text += style(.faint, "  \(TerminalText.sanitized(alert.id)) · \(alert.kind.words) · \(alert.place)\(former)") + "\n"
    for change in alert.change.structure { text += "  \(shown(change.words))\n" }
    for locale in alert.locales { text += self.text(of: locale) }
    if alerts.count > 1 {
      text += "  the same in \(listed(alerts.dropFirst().map(\.id), limit: 3))\n"
    }
    // What several alerts share is told with the first of them.
    for finding in alerts.flatMap(\.came) where told.insert(finding).inserted { text += self.finding(finding, sign: "+") }
    for finding in alerts.flatMap(\.went) where told.insert(finding).inserted { text += self.finding(finding, sign: "−") }
    return text
  }

  private func text(of locale: ChangedAlert.Locale) -> String {
    var text = "  " + style(.path, locale.locale.identifier) + "\n"
    for change in locale.texts {
      let forms = ChangedForms(change, locale: locale.locale)
      for (before, after) in forms.pairs {
        if let before { text += line(change.field, "−", before, .error) }
        if let after { text += line(change.field, "+", after, .success) }
      }
    }
    for pair in locale.pictures {
      text += style(.faint, "    \(pair.caption)\(pair.isSame ? " · looks the same" : "")") + "\n"
      text += SideBySide(pair, style: style, width: options.width - 4).lines.map { "    \($0)\n" }.joined()
    }
    return text
  }

  private func line(_ field: Field, _ sign: String, _ text: MarkedText, _ role: TerminalStyle.Role) -> String {
    let marks = sign == "−" ? ("[-", "-]") : ("{+", "+}")
    let words = text.written(plain: TerminalText.sanitized) { part in
      let safe = TerminalText.sanitized(part)
      return style.isEnabled ? style(role, safe) : marks.0 + safe + marks.1
    }
    let isolated = words.contains(where: TerminalText.isRightToLeft) ? "\u{200E}\(words)\u{200E}" : words
    return "    \(field) \(sign) \(isolated)\n"
  }

  /// - Parameter whereabouts: Where it is, unless it stands below its alert.
  private func finding(_ finding: Finding, sign: String, at whereabouts: String? = nil) -> String {
    let context = [finding.field == .surface ? nil : finding.field?.description, finding.localeLabel].compactMap(\.self)
    let place = context.isEmpty ? "" : " (\(context.joined(separator: " · ")))"
    let word = sign == "+" ? "came" : "went"
    return "  \(word): \(style(finding.severity, finding.severity.rawValue)) \(finding.rule)\(place): "
      + TerminalText.sanitized(finding.message) + "\n" + (whereabouts.map { style(.faint, "    \($0)") + "\n" } ?? "")
  }

  private func shown(_ text: String) -> String { TerminalText.sanitized(text) }
}

/// Alerts of which the same texts changed and nothing else, as of those that share a button.
struct SharedChanges {
  /// In order of their first alerts.
  let groups: [[ChangedAlert]]

  private struct Change: Hashable {
    let kinds: [String]
    let words: [LocaleTag: [AlertChange.Text]]
  }

  init(_ alerts: [ChangedAlert]) {
    var groups: [[ChangedAlert]] = []
    var places: [Change: Int] = [:]
    for alert in alerts {
      let change = Change(
        kinds: alert.kinds,
        words: Dictionary(alert.locales.map { ($0.locale, $0.texts) }, uniquingKeysWith: { first, _ in first }))
      guard alert.kinds == ["reworded"] else {
        groups.append([alert])
        continue
      }
      if let place = places[change] {
        groups[place].append(alert)
      } else {
        places[change] = groups.count
        groups.append([alert])
      }
    }
    self.groups = groups
  }
}

/// The forms of a text that changed, those of before beside those of after.
struct ChangedForms {
  let pairs: [(before: MarkedText?, after: MarkedText?)]

  init(_ change: AlertChange.Text, locale: LocaleTag) {
    let same = change.before.count == change.after.count
    let (old, new) =
      same
      ? (change.before, change.after)
      : (change.before.filter { !change.after.contains($0) }, change.after.filter { !change.before.contains($0) })
    // Beside forms that stay or change, one that came or went is marked whole.
    let isMarked = !change.before.isEmpty && !change.after.isEmpty
    pairs = (0..<max(old.count, new.count)).compactMap { index in
      let (before, after) = (old.indices.contains(index) ? old[index] : nil, new.indices.contains(index) ? new[index] : nil)
      guard before != after else { return nil }
      guard let before, let after else {
        return (before.map { MarkedText($0, isMarked: isMarked) }, after.map { MarkedText($0, isMarked: isMarked) })
      }
      let marked = MarkedText.pair(before, after, locale: locale)
      return (marked.before, marked.after)
    }
  }
}

/// Drawings of box characters side by side, or one above the other where the terminal is narrow.
struct SideBySide {
  let lines: [String]

  /// - Parameter stacksWide: Whether drawings stand one above the other where their characters may not be as wide as columns say, as
  ///   outside of terminals.
  init(_ pair: ChangedAlert.Pair, style: TerminalStyle, width: Int, stacksWide: Bool = false) {
    let before = pair.isSame ? nil : pair.before.map { Self.lines(of: $0, style) }
    let after = pair.after.map { Self.lines(of: $0, style) }
    guard let before, let after else {
      lines = before ?? after ?? []
      return
    }
    // Both drawings measured without colour.
    let plain = pair.before.map { Self.lines(of: $0, TerminalStyle(isEnabled: false)) } ?? []
    let widths = plain.map { TerminalText.width(of: $0) }
    let other = pair.after.map { Self.lines(of: $0, TerminalStyle(isEnabled: false)) } ?? []
    let column = (widths.max() ?? 0) + 3
    let isPlain =
      !stacksWide
      || (plain + other).allSatisfy { $0.allSatisfy { TerminalText.width(of: $0) == 1 && !TerminalText.isRightToLeft($0) } }
    guard isPlain, column + (other.map { TerminalText.width(of: $0) }.max() ?? 0) <= width else {
      lines = before + ["↓"] + after
      return
    }
    lines = (0..<max(before.count, after.count)).map { index in
      let left = index < before.count ? before[index] : ""
      let space = String(repeating: " ", count: column - (index < widths.count ? widths[index] : 0))
      return index < after.count ? left + space + after[index] : left
    }
  }

  private static func lines(of layout: SurfaceLayout, _ style: TerminalStyle) -> [String] {
    layout.notification.map { NotificationPicture(layout, $0, style: style).lines }
      ?? TerminalPicture(layout, style: style).lines
  }
}

/// Alerts that only stand elsewhere, told once for each pair of files.
struct AlertMoves {
  let sentences: [String]

  init(_ changes: [AlertChange], reader: inout ChangesReader) {
    struct Way: Hashable {
      let then: String
      let now: String
    }
    var ids: [Way: [String]] = [:]
    var order: [Way] = []
    for change in changes {
      guard let places = reader.placesOnly(of: change) else { continue }
      let way = Way(then: places.then, now: places.now)
      if ids[way] == nil { order.append(way) }
      ids[way, default: []].append(places.id)
    }
    sentences = order.map { way in
      let names = listed(ids[way] ?? [], limit: 3)
      let (then, now) = (TerminalText.sanitized(way.then), TerminalText.sanitized(way.now))
      return then == now ? "Moved within \(now): \(names)" : "Moved from \(then) to \(now): \(names)"
    }
  }
}
