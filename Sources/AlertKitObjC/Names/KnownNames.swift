internal import AlertKitCode
internal import AlertKitCore

/// Names of the platform's that Swift spells differently.
enum KnownNames {
  private static let types: [String: String] = [
    "NSString": "String", "NSBundle": "Bundle", "NSUserDefaults": "UserDefaults", "NSNotificationCenter": "NotificationCenter",
    "NSFileManager": "FileManager", "NSProcessInfo": "ProcessInfo", "NSURL": "URL", "NSDate": "Date", "NSLocale": "Locale",
    "NSData": "Data", "NSThread": "Thread", "NSTimer": "Timer", "NSOperationQueue": "OperationQueue",
    "UIAlertActionStyle": "UIAlertAction.Style", "UIAlertControllerStyle": "UIAlertController.Style",
  ]

  static func type(_ name: String) -> String { types[name] ?? name }

  static func withoutUnderscore(_ name: String) -> String { name.utf8.count > 1 ? String(name.dropFirst()) : name }

  // MARK: Constants

  /// Enumerations by the prefix of their constants.
  private static let enumerations: [(prefix: String, path: [String])] = [
    ("UIAlertViewStyle", ["UIAlertViewStyle"]), ("UIAlertControllerStyle", ["UIAlertController", "Style"]),
    ("UIAlertActionStyle", ["UIAlertAction", "Style"]),
    ("UNNotificationActionOption", ["UNNotificationActionOptions"]),
    ("UNNotificationCategoryOption", ["UNNotificationCategoryOptions"]),
    ("UNNotificationPresentationOption", ["UNNotificationPresentationOptions"]),
    ("UNNotificationInterruptionLevel", ["UNNotificationInterruptionLevel"]),
    ("UNAuthorizationOption", ["UNAuthorizationOptions"]), ("UNAuthorizationStatus", ["UNAuthorizationStatus"]),
    ("AVAuthorizationStatus", ["AVAuthorizationStatus"]), ("PHAuthorizationStatus", ["PHAuthorizationStatus"]),
    ("CNAuthorizationStatus", ["CNAuthorizationStatus"]), ("EKAuthorizationStatus", ["EKAuthorizationStatus"]),
    ("kCLAuthorizationStatus", ["CLAuthorizationStatus"]),
    ("AVAudioSessionRecordPermission", ["AVAudioSession", "RecordPermission"]),
  ]

  private static let firstBytes = Set(enumerations.compactMap(\.prefix.utf8.first))

  /// A constant of the platform's as the member that it is in Swift; that of no option is an empty list.
  static func constant(_ name: String, at range: SourceRange) -> CodeExpression.Kind? {
    guard name.utf8.count > 16, name.utf8.first.map(firstBytes.contains) ?? false else { return nil }
    for (prefix, path) in enumerations where name.hasPrefix(prefix) {
      let rest = name.dropFirst(prefix.count)
      guard let first = rest.utf8.first, first >= UInt8(ascii: "A"), first <= UInt8(ascii: "Z") else { continue }
      if rest == "None", prefix.hasSuffix("Option") { return .array([]) }
      let root = CodeExpression(.name(path[0]), at: range)
      let base = path.dropFirst().reduce(root) { CodeExpression(.member($0, $1), at: range) }
      return .member(base, ObjCSelector.lowerFirst(String(rest)))
    }
    return nil
  }

  /// Two operands; options that are joined are a list, as in Swift.
  static func joined(_ name: String, _ left: CodeExpression, _ right: CodeExpression) -> CodeExpression.Kind {
    if name == "|", let first = options(left), let second = options(right) { return .array(first + second) }
    return .binary(name, left, right)
  }

  private static func options(_ expression: CodeExpression) -> [CodeExpression]? {
    switch expression.kind {
    case .array(let elements): return elements.count < 64 ? elements : nil
    case .member(let base?, _):
      guard case .name(let type) = base.kind, type.hasPrefix("UN"), type.hasSuffix("Options") else { return nil }
      return [expression]
    default: return nil
    }
  }

  // MARK: Members

  private static let shared: [String: [String: String]] = [
    "NSBundle": ["mainBundle": "main"], "UIApplication": ["sharedApplication": "shared"],
    "NSUserDefaults": ["standardUserDefaults": "standard"], "NSNotificationCenter": ["defaultCenter": "default"],
    "NSFileManager": ["defaultManager": "default"], "UIDevice": ["currentDevice": "current"],
    "UIScreen": ["mainScreen": "main"],
    "NSLocale": ["currentLocale": "current"], "NSOperationQueue": ["mainQueue": "main"],
  ]

  /// `base.name`, or what Swift has for it.
  static func member(of base: CodeExpression, _ name: String, at range: SourceRange) -> CodeExpression.Kind {
    guard case .name(let type) = base.kind else { return .member(base, name) }
    if type == "UNUserNotificationCenter", name == "currentNotificationCenter" {
      let current = CodeExpression(.member(base, "current"), at: range)
      return .call(CodeCall(callee: current, arguments: [], selector: name, nameRange: range))
    }
    if name == "new", type.utf8.first.map({ $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") }) ?? false {
      return .call(CodeCall(callee: base, arguments: [], selector: name, nameRange: base.range))
    }
    guard let member = shared[type]?[name] else { return .member(base, name) }
    return .member(CodeExpression(.name(self.type(type)), at: base.range), member)
  }

  /// Whether a message without arguments asks for what is a property of the platform's.
  static func isShared(_ type: String, _ name: String) -> Bool {
    shared[type]?[name] != nil || name == "currentNotificationCenter"
  }

  // MARK: Functions

  private static let lookups: [String: [String?]] = [
    "NSLocalizedString": [nil, "comment"], "NSLocalizedStringFromTable": [nil, "tableName", "comment"],
    "NSLocalizedStringFromTableInBundle": [nil, "tableName", "bundle", "comment"],
    "NSLocalizedStringWithDefaultValue": [nil, "tableName", "bundle", "value", "comment"],
  ]

  /// A call of a C function or of a macro.
  static func call(_ name: String, _ arguments: [CodeExpression], nameRange: SourceRange) -> CodeExpression.Kind {
    let callee = { (name: String) in CodeExpression(.name(name), at: nameRange) }
    if let labels = lookups[name] {
      return .call(CodeCall(callee: callee("NSLocalizedString"), arguments: given(labels, arguments), nameRange: nameRange))
    }
    if name == "CFSTR" || name == "CFBridgingRelease" || name == "CFBridgingRetain", arguments.count == 1 {
      return arguments[0].kind
    }
    if ["dispatch_async", "dispatch_sync", "dispatch_after"].contains(name), let block = arguments.last {
      let main = CodeExpression(.member(callee("DispatchQueue"), "main"), at: nameRange)
      let method = name == "dispatch_after" ? "asyncAfter" : name == "dispatch_sync" ? "sync" : "async"
      let function = CodeExpression(.member(main, method), at: nameRange)
      let trailing = CodeArgument(label: nil, value: block, isTrailing: true)
      let deadline = name == "dispatch_after" ? [CodeArgument(label: "deadline", value: arguments[0])] : []
      return .call(CodeCall(callee: function, arguments: deadline + [trailing], nameRange: nameRange))
    }
    let plain = arguments.map { CodeArgument(label: nil, value: $0) }
    return .call(CodeCall(callee: callee(name), arguments: plain, nameRange: nameRange))
  }

  /// Arguments with their labels; one with a label that is `nil` in Objective-C is left out in Swift.
  static func given(_ labels: [String?], _ arguments: [CodeExpression]) -> [CodeArgument] {
    arguments.enumerated().compactMap { place, value in
      let label = place < labels.count ? labels[place] : nil
      if case .null = value.kind, let label, ["tableName", "table", "bundle", "value"].contains(label) { return nil }
      return CodeArgument(label: label, value: value)
    }
  }
}
