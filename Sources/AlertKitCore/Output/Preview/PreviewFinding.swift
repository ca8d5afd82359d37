/// What was found in a surface in one locale.
struct PreviewFinding: Hashable {
  var rule: String
  var severity: Severity
  var field: String?
  var message: String
  var text: String?
  /// Those that show it; empty where layout plays no part.
  var scenes: [String]
}

/// Findings by surface and locale.
struct PreviewFindings {
  private var bySurface: [String: [Finding]] = [:]

  init(_ findings: [Finding]) {
    for finding in findings {
      for surface in Set(finding.surfaces + [finding.surface].compactMap(\.self)) {
        bySurface[surface, default: []].append(finding)
      }
    }
  }

  /// What was found in a surface in a locale, of what is seen first in one of the ways in which it is shown.
  ///
  /// - Parameter includesStructure: Whether findings that no locale is at fault for are among them.
  func findings(
    of surface: Surface<StringReference>, in locale: LocaleTag, as presentation: Presentation, includesStructure: Bool
  ) -> [PreviewFinding] {
    (bySurface[surface.id] ?? []).compactMap { finding in
      guard surface.kind.presentation(showing: finding.field) == presentation else { return nil }
      let place = finding.locale == locale ? nil : finding.related.first { $0.locale == locale }
      let isStructure = finding.locale == nil && finding.locales.isEmpty
      let isHere = finding.locale == locale || place != nil || finding.locales.contains(locale)
      guard isStructure ? includesStructure : isHere else { return nil }
      return PreviewFinding(
        rule: finding.rule.name, severity: finding.severity, field: finding.field?.description,
        message: place?.message ?? finding.message, text: place?.text ?? finding.text, scenes: finding.scenes)
    }
  }
}
