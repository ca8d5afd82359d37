internal import AlertKitCore

/// Addresses that code puts together of what is well formed: people never see what is said of one that is not.
extension Evaluator {
  private static let makers: Set<String> = ["URL", "NSURL", "URLWithString", "URLComponents", "NSURLComponents"]

  /// Whether it is an address that begins with a constant, or with what the app calls its base: `URL(string: baseURL + path)`,
  /// `URL(string: UIApplication.openSettingsURLString)`, `components.url`.
  func isConstantAddress(_ symbol: Symbol) -> Bool {
    if case .member(let base, "url") = symbol.kind, isSwift(symbol.range) {
      guard case .symbol(let parts) = base, let name = parts.plainName else { return false }
      return name.lowercased().hasSuffix("components")
    }
    guard let name = symbol.calledName, Self.makers.contains(name), let first = symbol.arguments.first else { return false }
    guard symbol.arguments.count == 1 || symbol.arguments.count == 2 && symbol.arguments[1].label == "relativeTo" else {
      return name.hasSuffix("Components") && first.label == "url"
    }
    return name.hasSuffix("Components") && first.label == "url" || startsWell(first.value)
  }

  private func startsWell(_ value: Value) -> Bool {
    switch value {
    case .text(let text):
      if let plain = text.plain { return !plain.isEmpty && !plain.contains(" ") }
      switch text.pieces.first {
      case .literal(let start, _): return start.hasPrefix("http") || start.hasPrefix("/")
      case .value(let start, _, _): return startsWell(start)
      default: return false
      }
    case .symbol(let symbol):
      switch symbol.kind {
      case .binary("+", let left, _): return startsWell(left)
      case .name(let name), .member(_, let name), .implicit(let name): return Self.namesBase(name)
      default: return false
      }
    default: return false
    }
  }

  /// The same of an expression that is not evaluated.
  static func isConstantAddress(_ expression: CodeExpression) -> Bool {
    switch expression.kind {
    case .member(let base?, "url"): return base.usedName?.lowercased().hasSuffix("components") ?? false
    case .call(let call):
      guard let name = call.callee.usedName, makers.contains(name), let first = call.arguments.first else { return false }
      if name.hasSuffix("Components"), first.label == "url" { return true }
      return (call.arguments.count == 1 || call.arguments.count == 2 && call.arguments[1].label == "relativeTo")
        && startsWell(first.value)
    default: return false
    }
  }

  private static func startsWell(_ expression: CodeExpression) -> Bool {
    switch expression.kind {
    case .string(let parts):
      switch parts.first {
      case .text(let start): return start.hasPrefix("http") || start.hasPrefix("/")
      case .value(let start, _): return startsWell(start)
      case nil: return false
      }
    case .binary("+", let left, _): return startsWell(left)
    case .name(let name), .member(_, let name): return namesBase(name)
    default: return false
    }
  }

  private static func namesBase(_ name: String) -> Bool {
    let own = name.lowercased()
    return name.hasSuffix("URLString") || bases.contains(where: own.holdsBytes(of:))
      || own.holdsBytes(of: "base") && ["url", "path", "address"].contains(where: own.holdsBytes(of:))
  }

  private static let bases = ["apiurl", "api_url", "endpoint", "hosturl", "rooturl"]
}
