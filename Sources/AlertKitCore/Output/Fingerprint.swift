extension Finding {
  /// What stays the same of a finding while lines move: a hash of its rule, its file's path, its surface, field, locale and
  /// text; of a finding about a file, of the characters that it points at.
  ///
  /// The same on every machine. Findings that are alike in all of this share it; ``LintReport/fingerprints(relativeTo:)`` tells
  /// them apart.
  ///
  /// - Parameters:
  ///   - report: the report that holds the finding's file.
  ///   - folder: the absolute path of the folder that paths are taken from.
  public func fingerprint(in report: LintReport, relativeTo folder: String) -> String {
    let file = report.files[Int(range.file.index)]
    return fingerprint(file: file, path: ReportPath(file.path, folder: folder).relative)
  }

  fileprivate func fingerprint(file: SourceFile, path: String) -> String {
    let subject = text ?? (surface == nil ? file.string(in: range) : "")
    var hash = StableHash()
    for part in [rule.name, path, surface ?? "", field?.description ?? "", locale?.identifier ?? "", subject] {
      hash.combine(part)
    }
    return hash.hexadecimal
  }
}

extension LintReport {
  /// A fingerprint for each finding, in order: the finding's own, a colon, and a number from 1 that tells like ones apart.
  ///
  /// - Parameter folder: the absolute path of the folder that paths are taken from.
  public func fingerprints(relativeTo folder: String) -> [String] {
    var seen: [String: Int] = [:]
    var places = ReportPlaces(files, folder: folder)
    return findings.map { finding in
      let file = finding.range.file
      let fingerprint = finding.fingerprint(file: files[Int(file.index)], path: places.path(of: file).relative)
      seen[fingerprint, default: 0] += 1
      return "\(fingerprint):\(seen[fingerprint]!)"
    }
  }
}

/// 64-bit FNV-1a over strings, each closed by a byte that UTF-8 never has.
private struct StableHash {
  private var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func combine(_ part: String) {
    for byte in part.utf8 { combine(byte) }
    combine(0xFF)
  }

  private mutating func combine(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  /// Sixteen digits.
  var hexadecimal: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
