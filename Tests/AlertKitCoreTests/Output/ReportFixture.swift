import AlertKitCore

/// Makes small reports by hand.
struct ReportFixture {
  var findings: [Finding] = []
  var unreadable: [Fault] = []
  var files: [SourceFile] = []
  var summary = LintReport.Summary()

  var report: LintReport {
    LintReport(findings: findings, unreadable: unreadable, files: files, summary: summary)
  }

  /// Adds a file; findings added next are about it.
  mutating func file(_ path: String, _ text: String) {
    files.append(SourceFile(id: FileID(files.count), path: path, text: Array(text.utf8)))
    summary.files += 1
  }

  /// The range of the `occurrence`th `part` of the last file.
  func range(of part: String, occurrence: Int = 1) -> SourceRange {
    let file = files.last!
    let bytes = Array(part.utf8)
    let starts = (0...file.text.count).filter { file.text[$0...].starts(with: bytes) }
    let start = starts[occurrence - 1]
    return SourceRange(file: file.id, start: start, end: start + bytes.count)
  }

  /// Adds a finding at a part of the last file, and changes it.
  mutating func finding(
    _ rule: RuleID, _ message: String, _ severity: Severity = .warning, at part: String, occurrence: Int = 1,
    _ change: (inout Finding) -> Void = { _ in }
  ) {
    var finding = Finding(
      rule: rule, severity: severity, message: message, range: range(of: part, occurrence: occurrence))
    change(&finding)
    findings.append(finding)
  }

  func render(_ reporter: Reporter, _ change: (inout ReportOptions) -> Void = { _ in }) -> String {
    var options = ReportOptions(workingDirectory: "/app", toolVersion: "1.2.3")
    options.namesCommands = true
    change(&options)
    return reporter.render(report, options: options)
  }

  static func tags(_ identifiers: String...) -> [LocaleTag] {
    identifiers.compactMap { LocaleTag($0) }
  }
}

/// Text that tries to steer a terminal, a log or a viewer: ESC and C1 sequences, bidirectional overrides and isolates, line
/// separators, a byte order mark, stray tag characters, and a line end that starts a workflow command.
let hostile = "a\u{1B}[2J\u{9B}31m\u{7}\u{202E}b\u{2066}c\u{200F}\u{61C}\u{2028}d\u{FEFF}\u{E0041}\r\n::error::x\u{7F}"

/// Whether a text holds a character that may not reach a terminal, line feeds aside.
func holdsUnsafeCharacter(_ text: String) -> Bool {
  text.unicodeScalars.contains { scalar in
    switch scalar.value {
    case 0x0A: false
    case 0...0x1F, 0x7F...0x9F, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF, 0xE0000...0xE007F: true
    default: false
    }
  }
}
