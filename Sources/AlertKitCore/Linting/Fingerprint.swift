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
