internal import AlertKitCore

/// Enumerations of Apple's frameworks that a `switch` goes through whole: what its `default` shows nobody sees.
enum SystemEnumerations {
  /// Cases as Swift names them, by the types that have them.
  private static let cases: [(types: [String], cases: [String])] = [
    (
      [
        "AVAuthorizationStatus", "MPMediaLibraryAuthorizationStatus", "SFSpeechRecognizerAuthorizationStatus",
        "ATTrackingManagerAuthorizationStatus",
      ], permission
    ),
    (["PHAuthorizationStatus", "CNAuthorizationStatus"], permission + ["limited"]),
    (["EKAuthorizationStatus"], ["notDetermined", "restricted", "denied", "fullAccess", "writeOnly"]),
    (["CLAuthorizationStatus"], ["notDetermined", "restricted", "denied", "authorizedAlways", "authorizedWhenInUse"]),
    (["UNAuthorizationStatus"], ["notDetermined", "denied", "authorized", "provisional", "ephemeral"]),
    (["CKAccountStatus"], ["couldNotDetermine", "available", "restricted", "noAccount", "temporarilyUnavailable"]),
    (["ASAuthorizationAppleIDProviderCredentialState"], ["revoked", "authorized", "notFound", "transferred"]),
    (["AVAudioSessionRecordPermission"], ["undetermined", "denied", "granted"]),
    (["MFMailComposeResult"], ["cancelled", "saved", "sent", "failed"]),
    (
      ["CBManagerState", "CBCentralManagerState"],
      ["unknown", "resetting", "unsupported", "unauthorized", "poweredOff", "poweredOn"]
    ),
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

  private static let permission = ["notDetermined", "restricted", "denied", "authorized"]

  /// Names in code that asks an enumeration with just these cases, and in code that asks one with more.
  private static let withFour = ["AVCapture", "AVAuthorization", "MPMediaLibrary", "SFSpeech", "ATTracking"]
  private static let withMore = ["PHPhoto", "PHAuth", "CNContact", "CNAuth", "EKEvent", "EKAuth"]

  /// Whether some cases are all of such an enumeration's.
  ///
  /// - Parameter code: The code around, which tells of which: several have the same names.
  static func areWhole(_ cases: Set<String>, in code: String) -> Bool {
    let whole = names.filter { $0.isSubset(of: cases) }
    guard whole == [Set(permission)] else { return !whole.isEmpty }
    return withFour.contains(where: code.holdsBytes) && !withMore.contains(where: code.holdsBytes)
  }

  /// Whether an enumeration of Apple's has some cases and others besides.
  static func haveMore(than cases: Set<String>) -> Bool { names.contains { cases.isStrictSubset(of: $0) } }
}

extension Program {
  /// Whether a place stands in a branch of a member's code that is left nothing.
  func isLeftNothing(at place: Int, in member: Declared) -> Bool {
    BranchPath.look(in: member.declaration, for: place).choices.contains { choice, index in
      isLeftNothing(choice.branches[index], of: choice, in: member)
    }
  }

  /// Whether a branch is for what other branches leave of an enumeration that Apple declares, which is nothing.
  func isLeftNothing(_ branch: CodeBranch, of choice: CodeChoice, in member: Declared) -> Bool {
    guard choice.kind == .cases, branch.isRest, let names = choice.namedConstants, !names.isEmpty,
      let subject = choice.subject?.range, let number = number(of: subject)
    else { return false }
    // Of what may be nil, nothing is left as well: `switch error as? DecodingError`.
    let asked = files[number].text[Int(subject.start)...].prefix { $0 != UInt8(ascii: "{") && $0 != UInt8(ascii: "\n") }
    guard !asked.contains(UInt8(ascii: "?")) else { return false }
    let areWhole = SystemEnumerations.areWhole(names, in: text(of: member.declaration.range))
    let own = names.flatMap { name in (declarations(named: name) ?? []).filter(\.isEnumerationCase) }
    if areWhole, own.isEmpty { return true }
    // The compiler asks for all cases that there are beside `@unknown default`.
    guard text(of: branch.range).hasPrefix("@unknown"), areWhole || !SystemEnumerations.haveMore(than: names),
      !isFallenInto(branch, of: choice)
    else { return false }
    // It only warns of those that newer systems add, as they do to the codes of errors.
    let isOfError = ["error", "code"].contains(where: String(decoding: asked, as: UTF8.self).lowercased().holdsBytes)
    return (areWhole || !isOfError)
      && own.allSatisfy { one in record(of: one.type)?.cases.allSatisfy { names.contains($0.name) } ?? false }
  }

  /// Whether cases with nothing of their own go on to a branch: `case .later: fallthrough`.
  func isFallenInto(_ branch: CodeBranch, of choice: CodeChoice) -> Bool {
    guard let number = number(of: branch.range), let subject = choice.subject?.range else { return true }
    let start = choice.branches.map(\.range.end).filter { $0 <= branch.range.start }.max() ?? subject.end
    return String(decoding: files[number].text[Int(start)..<Int(branch.range.start)], as: UTF8.self).holdsBytes(
      of: "fallthrough")
  }
}

extension CodeChoice {
  /// The constants or cases that a `switch` names; nil where it asks for anything else.
  var namedConstants: Set<String>? {
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
