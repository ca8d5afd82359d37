/// Enumerations of Apple's frameworks that a `switch` goes through whole: what its `default` shows nobody sees.
enum SystemEnumerations {
  /// Cases as Swift names them, by the types that have them. A type stands here without the cases that only some of its functions give
  /// (`PHAuthorizationStatus.limited`, `EKAuthorizationStatus.writeOnly`).
  private static let cases: [(types: [String], cases: [String])] = [
    (
      [
        "PHAuthorizationStatus", "AVAuthorizationStatus", "CNAuthorizationStatus", "EKAuthorizationStatus",
        "MPMediaLibraryAuthorizationStatus", "SFSpeechRecognizerAuthorizationStatus", "ATTrackingManagerAuthorizationStatus",
      ], ["notDetermined", "restricted", "denied", "authorized"]
    ),
    (["CLAuthorizationStatus"], ["notDetermined", "restricted", "denied", "authorizedAlways", "authorizedWhenInUse"]),
    (["UNAuthorizationStatus"], ["notDetermined", "denied", "authorized", "provisional", "ephemeral"]),
    (["AVAudioSessionRecordPermission"], ["undetermined", "denied", "granted"]),
    (["MFMailComposeResult"], ["cancelled", "saved", "sent", "failed"]),
    (["CBManagerState", "CBCentralManagerState"], ["unknown", "resetting", "unsupported", "unauthorized", "poweredOff", "poweredOn"]),
    (["SKPaymentTransactionState"], ["purchasing", "purchased", "failed", "restored", "deferred"]),
    (["PurchaseResult"], ["success", "userCancelled", "pending"]),
    (["VerificationResult"], ["verified", "unverified"]),
    (["LABiometryType"], ["none", "touchID", "faceID"]),
    (["NWPathStatus"], ["satisfied", "unsatisfied", "requiresConnection"]),
    (["DecodingError"], ["typeMismatch", "valueNotFound", "keyNotFound", "dataCorrupted"]),
    (["Result"], ["success", "failure"]),
  ]

  /// The names of all cases of each, also as Objective-C's constants: `PHAuthorizationStatusNotDetermined`.
  private static let names = cases.flatMap { item in
    [Set(item.cases)] + item.types.map { type in Set(item.cases.map { type + $0.prefix(1).uppercased() + $0.dropFirst() }) }
  }

  /// Whether some cases are all of such an enumeration's.
  static func areWhole(_ cases: Set<String>) -> Bool { names.contains { $0.isSubset(of: cases) } }
}

extension Evaluator {
  /// Whether a branch is for what other branches leave of an enumeration that Apple declares, which is nothing.
  func isLeftNothing(_ branch: CodeBranch, of choice: CodeChoice) -> Bool {
    guard choice.kind == .cases, branch.isRest, let names = choice.namedConstants, SystemEnumerations.areWhole(names) else {
      return false
    }
    return !names.contains { name in (program.declarations(named: name) ?? []).contains(where: \.isEnumerationCase) }
  }
}

extension CodeChoice {
  /// The constants or cases that a `switch` names; nil where it asks for anything else.
  fileprivate var namedConstants: Set<String>? {
    var names: Set<String> = []
    for branch in branches where !branch.isRest {
      guard branch.conditions.count == 1, case .pattern(let patterns, nil) = branch.conditions[0] else { return nil }
      for pattern in patterns {
        switch pattern {
        case .member(let name, let parts) where parts.allSatisfy(\.takesAll): names.insert(name.lastName)
        case .value(let value):
          guard case .name(let name) = value.kind else { return nil }
          names.insert(name)
        default: return nil
        }
      }
    }
    return names
  }
}
