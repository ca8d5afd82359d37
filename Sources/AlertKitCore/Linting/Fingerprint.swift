extension Finding {
  /// What stays the same of a finding while lines move: a hash of its ``FindingIdentity``, the same on every machine.
  ///
  /// Findings of one identity share it; ``LintReport/fingerprints(relativeTo:)`` tells them apart.
  ///
  /// - Parameters:
  ///   - report: the report that holds the finding's file.
  ///   - folder: the absolute path of the folder that paths are taken from.
  public func fingerprint(in report: LintReport, relativeTo folder: String) -> String {
    var identities = FindingIdentities(report.files, workingDirectory: folder, relativeTo: folder)
    return identities.identity(of: self).fingerprint
  }
}

extension LintReport {
  /// A fingerprint for each finding, in order: the finding's own, a colon, and a number from 1 that tells like ones apart.
  ///
  /// - Parameter folder: the absolute path of the folder that paths are taken from.
  public func fingerprints(relativeTo folder: String) -> [String] {
    var seen: [String: Int] = [:]
    var identities = FindingIdentities(files, workingDirectory: folder, relativeTo: folder)
    return findings.map { finding in
      let fingerprint = identities.identity(of: finding).fingerprint
      seen[fingerprint, default: 0] += 1
      return "\(fingerprint):\(seen[fingerprint]!)"
    }
  }
}

/// 64-bit FNV-1a over strings, each closed by a byte that UTF-8 never has.
struct StableHash {
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
