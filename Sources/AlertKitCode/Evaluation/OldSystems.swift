/// Versions of iOS that are older than every system on which an app is shown today.
package enum OldSystems {
  /// What code asks for that was written while such systems were about; iOS 10 runs on the iPhone 5 and on every newer one.
  private static let versions = 4.0..<10.0

  /// Whether every system is newer than a version, as it is written: *8.0*.
  package static func hold(_ version: String) -> Bool {
    Double(version.split(separator: ".").prefix(2).joined(separator: ".")).map(versions.contains) ?? false
  }
}

extension Evaluator {
  /// Whether a condition holds that asks for a version of the system which all are newer than; nil for others.
  ///
  /// `SYSTEM_VERSION_LESS_THAN(@"8.0")`, `[[[UIDevice currentDevice] systemVersion] floatValue] >= 7.0`
  func asksForOldSystem(_ symbol: Symbol) -> Bool? {
    switch symbol.kind {
    case .call(.name(let name), let arguments), .macro(let name, let arguments):
      guard name.hasPrefix("SYSTEM_VERSION_"), arguments.count == 1, let version = constant(arguments[0].value),
        OldSystems.hold(version)
      else { return nil }
      if name.hasSuffix("LESS_THAN") || name.hasSuffix("EQUAL_TO") && !name.contains("GREATER") { return false }
      return name.contains("GREATER_THAN") ? true : nil
    case .binary(let sign, .symbol(let left), .number(let version)):
      let asked = program.text(of: left.range)
      guard OldSystems.hold(version), asked.contains("systemVersion"), !asked.contains("compare") else { return nil }
      return sign.hasPrefix(">") ? true : sign.hasPrefix("<") ? false : nil
    default: return nil
    }
  }
}
