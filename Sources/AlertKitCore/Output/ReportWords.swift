/// `1 error`, `2 errors`.
package func counted(_ number: Int, _ singular: String) -> String {
  number == 1 ? "1 \(singular)" : "\(number) \(singular)s"
}

/// `a, b and c`, or `a, b and 12 more` where there are more than one over `limit`; each made safe to print.
func listed(_ items: [String], limit: Int) -> String {
  let safe = items.map(TerminalText.sanitized)
  if safe.count <= 1 { return safe.first ?? "" }
  if safe.count <= limit + 1 { return safe.dropLast().joined(separator: ", ") + " and " + safe.last! }
  return safe.prefix(limit).joined(separator: ", ") + " and \(safe.count - limit) more"
}

/// How many findings have a fix: `3 findings can be fixed by `alertcopy fix`, 1 more with `--suggested``, or without the commands;
/// empty for none. Notes count, listed or not: `alertcopy fix` mends them too, and counts findings in the same way.
func fixSentence(of findings: some Sequence<Finding>, options: ReportOptions) -> String {
  let (safe, suggested) = findings.fixCounts
  guard options.namesCommands else {
    return safe + suggested > 0 ? "\(counted(safe + suggested, "finding")) can be fixed" : ""
  }
  if safe > 0 {
    return "\(counted(safe, "finding")) can be fixed by `alertcopy fix`"
      + (suggested > 0 ? ", \(suggested) more with `--suggested`" : "")
  }
  return suggested > 0 ? "\(counted(suggested, "finding")) can be fixed by `alertcopy fix --suggested`" : ""
}

extension Sequence<Finding> {
  /// How many findings can be fixed safely, and for how many a fix is only suggested.
  package var fixCounts: (safe: Int, suggested: Int) {
    reduce(into: (safe: 0, suggested: 0)) { counts, finding in
      if finding.fixGrade == .safe { counts.safe += 1 }
      if finding.fixGrade == .suggested { counts.suggested += 1 }
    }
  }
}

extension Finding {
  /// `in delete-photo, button 2`; nil for a finding about a file.
  var surfaceLabel: String? {
    guard let surface else { return nil }
    let ids = surfaces.count > 1 ? surfaces : [surface]
    guard let field, field != .surface else { return "in " + listed(ids, limit: 3) }
    return "\(field) of " + listed(ids, limit: 3)
  }

  /// ` (button 1 of delete-photo · ko and zh-Hans)`, for reports whose findings stand alone; empty for a finding about a file.
  var contextInParentheses: String {
    let parts = [surfaceLabel, localeLabel].compactMap(\.self) + otherWords
    return parts.isEmpty ? "" : " (\(parts.joined(separator: " · ")))"
  }

  /// What is said of other locales in other words, each with its locale: `ja: “エラー”`, or the whole sentence where more than
  /// the text differs. A few of them, and how many more there are.
  var otherWords: [String] {
    let limit = 3
    let own = text.map(quoted)
    let different = related.compactMap { place -> String? in
      guard let said = place.message, said != message, let locale = place.locale else { return nil }
      guard let own, let other = place.text.map(quoted), said == message.replacing(own, with: other) else {
        return "\(locale.identifier): \(TerminalText.sanitized(said))"
      }
      return "\(locale.identifier): \(TerminalText.sanitized(other))"
    }
    let more = different.count - limit
    return more > 0 ? different.prefix(limit) + ["and \(more) more"] : different
  }

  /// `ko, zh-Hans and 12 more`; nil for a finding about structure or a file.
  var localeLabel: String? {
    let all = allLocales
    return all.isEmpty ? nil : listed(all.map(\.identifier), limit: 8)
  }
}

extension Array {
  /// Runs of neighbours that belong together.
  func chunked(by belong: (Element, Element) -> Bool) -> [ArraySlice<Element>] {
    var chunks: [ArraySlice<Element>] = []
    var start = startIndex
    for index in indices.dropFirst() where !belong(self[index - 1], self[index]) {
      chunks.append(self[start..<index])
      start = index
    }
    if start < endIndex { chunks.append(self[start...]) }
    return chunks
  }
}
