/// Versions of iOS that are older than every system on which an app is shown today.
package enum OldSystems {
  /// What code asks for that was written while such systems were about; iOS 10 runs on the iPhone 5 and on every newer one.
  private static let versions = 4.0..<10.0

  /// Whether every system is newer than a version, as it is written: *8.0*.
  package static func hold(_ version: String) -> Bool { number(of: version).map(versions.contains) ?? false }

  /// Whether a comparison holds that asks for such a version, of the code before its sign; nil for others.
  fileprivate static func answer(_ asked: String, _ sign: String, _ version: String) -> Bool? {
    let number = version.last == "f" || version.last == "F" ? String(version.dropLast()) : version
    guard hold(number), asked.contains("systemVersion"), !asked.contains("compare") else { return nil }
    return sign.hasPrefix(">") ? true : sign.hasPrefix("<") ? false : nil
  }

  /// A version's first two numbers: 16.4 of *16.4.1*.
  package static func number(of version: String) -> Double? {
    Double(version.split(separator: ".").prefix(2).joined(separator: "."))
  }
}

extension Evaluator {
  /// Whether a condition holds that asks for a version of the system which all are newer than, or for a class of one; nil for others.
  ///
  /// `SYSTEM_VERSION_LESS_THAN(@"8.0")`, `[[[UIDevice currentDevice] systemVersion] floatValue] >= 7.0`
  func asksForOldSystem(_ symbol: Symbol) -> Bool? {
    if isClassOfEverySystem(symbol) { return true }
    switch symbol.kind {
    case .call(.name(let name), let arguments), .macro(let name, let arguments):
      guard name.hasPrefix("SYSTEM_VERSION_"), arguments.count == 1, let version = constant(arguments[0].value),
        OldSystems.hold(version)
      else { return nil }
      if name.hasSuffix("LESS_THAN") || name.hasSuffix("EQUAL_TO") && !name.contains("GREATER") { return false }
      return name.contains("GREATER_THAN") ? true : nil
    case .binary(let sign, .symbol(let left), .number(let version)):
      return OldSystems.answer(program.text(of: left.range), sign, version)
    case .name(let name): return program.truth(ofSystemNamed: name)
    default: return nil
    }
  }

  /// Classes that came with iOS 5 to 10, of which older code asks whether they are there.
  private static let laterClasses: Set<String> = [
    "TWTweetComposeViewController", "SLComposeViewController", "UIActivityViewController", "UICollectionView",
    "UIRefreshControl", "NSUUID", "NSURLSession", "MKLocalSearch", "MKDirections", "SKStoreProductViewController",
    "UIMotionEffect", "UIInterpolatingMotionEffect",
    "UIAlertController", "UIAlertAction", "UIUserNotificationSettings", "UISearchController", "UIVisualEffectView",
    "UIPopoverPresentationController", "UIStackView", "UNUserNotificationCenter", "UNMutableNotificationContent",
    "WKWebView", "CNContactStore", "SFSafariViewController",
  ]

  /// Whether it asks for a class that every system has: `NSClassFromString("UIAlertController")`, or is one, `[UIAlertController class]`.
  func isClassOfEverySystem(_ symbol: Symbol) -> Bool {
    switch symbol.kind {
    case .call(.name("NSClassFromString"), let arguments), .call(.name("objc_getClass"), let arguments):
      return arguments.count == 1 && constant(arguments[0].value).map(Self.laterClasses.contains) ?? false
    case .name(let name): return Self.laterClasses.contains(name)
    default: return false
    }
  }

  /// What a function of the app's gives that asks a text which is all written out: `[@"" hasText]`; nil for every other one.
  func truth(ofText symbol: Symbol) -> Bool? {
    guard case .call(.member(let base, let name), let arguments) = symbol.kind, arguments.isEmpty, program.mayDeclare(name),
      constantText(base) != nil, program.members(name, of: "String").count == 1
    else { return nil }
    switch resolve(.symbol(symbol)) {
    case .boolean(let truth): return truth
    case .symbol(let given):
      guard given !== symbol, case .binary(let sign, .number, .number) = given.kind, sign != "+" else { return nil }
      return test(.symbol(given)).truth
    default: return nil
    }
  }

  private func constantText(_ value: Value) -> String? {
    if case .text(let text) = value { return text.plain }
    return fixedWord(value)
  }

  /// What a function of a type's own always gives that asks for such a class; nil for every other one.
  func truth(ofFunction symbol: Symbol) -> Bool? {
    guard case .call(.member(let base, let name), let arguments) = symbol.kind, arguments.isEmpty, program.mayDeclare(name),
      case .symbol(let owner) = base, case .name(let type) = owner.kind, type.startsUpper,
      let path = path(of: type, in: symbol.frame)
    else { return nil }
    let declared = program.members(name, of: path)
    guard declared.count == 1, declared[0].declaration.isStatic,
      program.file(declared[0].file).mentions(of: declared[0]).contains("NSClassFromString"),
      case .symbol(let given) = resolve(.symbol(symbol)), given !== symbol
    else { return nil }
    return test(.symbol(given)).truth
  }
}

extension Program {
  /// What a macro or a constant of the app's own says that asks for such a version, wherever it is declared:
  /// `#define iOS8Later ([UIDevice currentDevice].systemVersion.floatValue >= 8.0f)`.
  func truth(ofSystemNamed name: String) -> Bool? {
    guard mayDeclare(name) else { return nil }
    let declared = members(name, of: "")
    guard let first = declared.first, declared.count <= Self.mostCopies else { return nil }
    func truth(_ declared: Declared) -> Bool? {
      guard declared.isVariable, declared.declaration.selector == nil,
        case .binary(let sign, let asked, let version)? = declared.declaration.value?.kind,
        case .number(let number) = version.kind
      else { return nil }
      return OldSystems.answer(text(behind: asked), sign, number)
    }
    let answer = truth(first)
    return declared.allSatisfy { truth($0) == answer } ? answer : nil
  }

  /// What code asks, also by a macro or a function of the app's own for the system's version: `kSystemVersion`, `deviceVersion()`.
  private func text(behind asked: CodeExpression, depth: Int = 0) -> String {
    let text = self.text(of: asked.range)
    guard depth < 3, !text.contains("systemVersion"), let name = asked.nameAlone, mayDeclare(name) else { return text }
    let declared = members(name, of: "").filter { $0.declaration.selector == nil && !$0.isWithoutBody }
    guard declared.count <= Self.mostCopies else { return text }
    let texts = declared.map { declared in
      declared.isFunction
        ? self.text(of: declared.declaration.range)
        : declared.declaration.value.map { self.text(behind: $0, depth: depth + 1) } ?? ""
    }
    let isVersion = texts.allSatisfy { text in
      text.contains("systemVersion") && !["compare", "?", "<", ">=", "if "].contains(where: text.contains)
    }
    return isVersion ? texts.first ?? text : text
  }

  /// Many copies of a library hold a macro as often.
  private static let mostCopies = 16
}

extension Declared {
  /// Whether it is a function that is only declared, as in a header.
  fileprivate var isWithoutBody: Bool { isFunction && declaration.body == nil }
}

extension CodeExpression {
  /// The name that it is, or that it calls with nothing: `kSystemVersion`, `deviceVersion()`.
  fileprivate var nameAlone: String? {
    switch kind {
    case .name(let name): return name
    case .call(let call):
      guard call.arguments.isEmpty, case .name(let name) = call.callee.kind else { return nil }
      return name
    default: return nil
    }
  }
}
