internal import AlertKitCore
internal import SwiftSyntax

/// Reads what a button does beyond its alert.
struct HandlerReader {
  let resolver: Resolver

  /// What code does, as far as rules ask for it.
  struct Deeds {
    var effects: Set<ButtonEffect> = []
    /// Whether all that is called is known, so that there are no other effects.
    var areAll = true

    /// The effect that counts: who is asked by the system need not go to Settings.
    var effect: ButtonEffect? {
      effects.contains(.requestsNotificationPermission) ? .requestsNotificationPermission : effects.first
    }

    mutating func add(_ other: Deeds) {
      effects.formUnion(other.effects)
      areAll = areAll && other.areAll
    }

    /// Keeps only what another alternative of the same button does too.
    mutating func keep(_ other: Deeds) {
      areAll = areAll && other.areAll && effects == other.effects
      effects.formIntersection(other.effects)
    }
  }

  /// What the button that a call makes does.
  func deeds(ofButton call: FunctionCallExprSyntax, in scope: Scope) -> Deeds {
    if call.calleeName == "ButtonState" || call.argument("intent") != nil { return Deeds(areAll: false) }
    if let place = call.argument("destination") {
      let isSettings = opensSettings(place) || resolver.follow(place, in: scope).contains { opensSettings($0.expression) }
      return Deeds(effects: isSettings ? [.opensSettings] : [], areAll: call.calleeName == "Link")
    }
    let handler = call.argument(anyOf: ["handler", "action"]) ?? call.trailingClosure.map { ExprSyntax($0) }
    return deeds(of: handler ?? call.arguments.last?.expression.as(ClosureExprSyntax.self).map { ExprSyntax($0) }, in: scope)
  }

  /// What a handler does: a closure, the name of a function, or what a parameter stands for; nothing where there is none.
  func deeds(of handler: ExprSyntax?, in scope: Scope, depth: Int = 0) -> Deeds {
    guard let handler = handler?.unwrapped, !handler.is(NilLiteralExprSyntax.self) else { return Deeds() }
    if let closure = handler.as(ClosureExprSyntax.self) {
      return deeds(in: Syntax(closure.statements), scope, depth: depth)
    }
    if let callable = function(handler, in: scope), let body = callable.body {
      return deeds(in: Syntax(body), Scope(file: callable.file, depth: scope.depth + 1), depth: depth)
    }
    guard depth < 4, handler.namePath?.count == 1, let operand = resolver.follow(handler, in: scope).first else {
      return Deeds(areAll: false)
    }
    return deeds(of: operand.expression, in: operand.scope, depth: depth + 1)
  }

  /// What a destination or an expression in place of a handler does.
  func deeds(in code: Syntax, _ scope: Scope, depth: Int = 0) -> Deeds {
    let finder = DeedFinder()
    finder.walk(code)
    var deeds = Deeds()
    if finder.opensSettings { deeds.effects.insert(.opensSettings) }
    for call in finder.calls { deeds.add(self.deeds(of: call, in: scope, depth: depth)) }
    return deeds
  }

  private func deeds(of call: FunctionCallExprSyntax, in scope: Scope, depth: Int) -> Deeds {
    let requests = PermissionRequests(resolver: resolver)
    if PermissionRequests.isCandidate(call), requests.asks(call, in: scope) {
      return Deeds(effects: [.requestsNotificationPermission])
    }
    let callables = callables(of: call, in: scope)
    guard let callable = callables.first, let body = callable.body else { return unknown(call, in: scope) }
    guard depth < 1 else { return Deeds(areAll: false) }
    return deeds(in: Syntax(body), Scope(file: callable.file, depth: scope.depth + 1), depth: depth + 1)
  }

  /// A call that the app does not declare: harmless, `open(url)` of a place that is to be followed, or unknown.
  private func unknown(_ call: FunctionCallExprSyntax, in scope: Scope) -> Deeds {
    let name = call.calleeName ?? ""
    if name == "open" || name == "openURL" || name == "canOpenURL", let url = call.arguments.first?.expression {
      let places = url.namePath == nil ? [] : resolver.follow(url, in: scope)
      return Deeds(effects: places.contains { opensSettings($0.expression) } ? [.opensSettings] : [])
    }
    return Deeds(areAll: Self.harmless.contains(name) || name.lowercased().hasPrefix("completion"))
  }

  private func opensSettings(_ expression: ExprSyntax) -> Bool {
    let finder = DeedFinder()
    finder.walk(expression)
    return finder.opensSettings
  }

  /// The functions that a call runs: those of the type around, and others only where their name makes it worth a look.
  private func callables(of call: FunctionCallExprSyntax, in scope: Scope) -> [Callable] {
    guard let name = call.calleeName, name.first?.isUppercase == false else { return [] }
    if call.base == nil || call.base?.unwrapped.namePath == ["self"] {
      let own = resolver.index.members(name, of: call.enclosingType).compactMap(\.callable)
      if !own.isEmpty { return own }
    }
    return Self.isWorthALook(name) ? resolver.callables(of: call, named: name, in: scope) : []
  }

  /// Whether a function of another type may be about permission; looking at all of them would mean to parse half of the app.
  private static func isWorthALook(_ name: String) -> Bool {
    let name = name.lowercased()
    return hints.contains(where: name.contains)
  }

  /// The function that an expression names, as `action: openSettings` does.
  private func function(_ expression: ExprSyntax, in scope: Scope) -> Callable? {
    guard let path = expression.namePath, let name = path.last else { return nil }
    if path.count == 1 {
      switch resolver.meaning(of: name, at: Syntax(expression), in: scope) {
      case .localFunction(let function):
        return Callable(function.signature.parameterClause, function.body, file: scope.file)
      case .declarations(let found): return found.lazy.compactMap(\.callable).first
      default: return nil
      }
    }
    guard let base = expression.as(MemberAccessExprSyntax.self)?.base else { return nil }
    if path == ["self", name] {
      return resolver.index.members(name, of: expression.enclosingType).lazy.compactMap(\.callable).first
    }
    guard Self.isWorthALook(name) else { return nil }
    return resolver.declarations(of: name, on: base, in: scope).lazy.compactMap(\.callable).first
  }

  private static let hints = [
    "setting", "permission", "authori", "notif", "push", "request", "prompt", "enable", "allow", "register",
  ]
  private static let harmless: Set<String> = [
    "async", "asyncAfter", "Task", "run", "now", "URL", "resume", "dismiss", "print", "NSLog", "log", "debug", "info", "track",
    "withAnimation", "removeFromSuperview", "popViewController", "String", "seconds",
  ]
}

/// Finds what code opens and calls, without the handlers of other buttons.
private final class DeedFinder: SyntaxVisitor {
  private(set) var opensSettings = false
  private(set) var calls: [FunctionCallExprSyntax] = []

  init() {
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.calleeName ?? ""
    if name.first?.isUppercase == true, ["Action", "Button", "Alert", "Controller"].contains(where: name.hasSuffix) {
      return .skipChildren
    }
    calls.append(node)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if Self.names.contains(node.baseName.bareText) { opensSettings = true }
    return .visitChildren
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if case .stringSegment(let segment)? = node.segments.first {
      let text = segment.content.text.lowercased()
      if Self.schemes.contains(where: text.hasPrefix) { opensSettings = true }
    }
    return .visitChildren
  }

  private static let names: Set<String> = [
    "openSettingsURLString", "openNotificationSettingsURLString", "UIApplicationOpenSettingsURLString",
    "UIApplicationOpenNotificationSettingsURLString",
  ]
  private static let schemes = ["app-prefs:", "prefs:root", "app-settings:"]
}
