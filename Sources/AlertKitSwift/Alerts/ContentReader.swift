internal import AlertKitCore
internal import SwiftSyntax

/// Reads `UNMutableNotificationContent`: what is assigned to it where it is made, and by what it is handed to.
struct ContentReader {
  let resolver: Resolver

  /// The notification of a content; nil where nothing is assigned to it.
  func content(_ call: FunctionCallExprSyntax, in scope: Scope) -> Surface<StringReference>? {
    var draft = ContentDraft(surface: Surface(.notification, at: call, in: scope))
    apply(ContentSteps.made(by: call), to: &draft, in: scope)
    addCallers(of: call, to: &draft, in: scope)
    return draft.finished
  }

  private func apply(_ steps: ContentSteps, to draft: inout ContentDraft, in scope: Scope, isSure: Bool = true, depth: Int = 0)
  {
    for step in steps.list {
      let isSure = isSure && Branch.path(of: step.syntax, within: steps.root).isEmpty
      switch step {
      case .assignment(let name, let value): assign(name, value, to: &draft, in: scope, isSure: isSure)
      case .request(let request): apply(request, to: &draft, in: scope)
      case .handed(let call, let position): run(call, position, on: &draft, in: scope, isSure: isSure, depth: depth)
      }
    }
  }

  /// Runs a function of the app's own on the content that it is given, or that it is a method of.
  private func run(
    _ call: FunctionCallExprSyntax, _ position: Int?, on draft: inout ContentDraft, in scope: Scope, isSure: Bool, depth: Int
  ) {
    guard depth < 3, let name = call.calleeName else { return }
    let callables: [Callable]
    if position == nil {
      callables = ["UNMutableNotificationContent", "UNNotificationContent"].flatMap {
        resolver.index.members(name, of: $0).compactMap(\.callable)
      }
      if callables.isEmpty { resolver.miss(type: "UNMutableNotificationContent", name: name) }
    } else {
      callables = resolver.callables(of: call, named: name, in: scope)
    }
    for callable in callables {
      guard let body = callable.body, let inner = resolver.bound(callable, to: call, in: scope) else { continue }
      var held = "self"
      if let position {
        guard let parameter = callable.parameters.parameter(taking: call.givenArguments[position], at: position) else {
          continue
        }
        held = parameter
      }
      apply(ContentSteps(on: held, in: Syntax(body)), to: &draft, in: inner, isSure: isSure, depth: depth + 1)
      return
    }
  }

  /// What the calls of the function bring that the content is made in: their arguments, and what is done to what it gives back.
  private func addCallers(of call: FunctionCallExprSyntax, to draft: inout ContentDraft, in scope: Scope) {
    guard let function = Syntax(call).enclosingMember?.as(FunctionDeclSyntax.self) else { return }
    let gives = function.signature.returnClause?.type.nominalPath.hasSuffix("NotificationContent") ?? false
    guard gives || draft.hasUnknownText else { return }
    let callable = Callable(function.signature.parameterClause, function.body, file: scope.file)
    for caller in scope.file.calls(of: function.name.bareText) {
      guard let inner = resolver.bound(callable, to: caller, in: scope) else { continue }
      var own = ContentDraft(surface: draft.surface.withoutTexts)
      apply(ContentSteps.made(by: call), to: &own, in: inner)
      if gives { apply(ContentSteps.made(by: caller), to: &own, in: scope) }
      draft.add(own)
    }
  }

  private func apply(_ request: FunctionCallExprSyntax, to draft: inout ContentDraft, in scope: Scope) {
    draft.content.identifier = resolver.identifier(request.argument("identifier"), in: scope)
    guard let trigger = request.argument("trigger") else { return }
    guard let made = trigger.as(FunctionCallExprSyntax.self) ?? resolver.follow(trigger, in: scope).first?.call else { return }
    draft.content.trigger = made.calleeName.flatMap { Self.triggers[$0] }
    draft.content.repeats = made.argument("repeats")?.trimmedDescription == "true"
  }

  private func assign(_ name: String, _ value: ExprSyntax, to draft: inout ContentDraft, in scope: Scope, isSure: Bool) {
    if let path = ContentDraft.texts[name] {
      let text = resolver.text(value, in: scope, style: .verbatim)
      draft.surface[keyPath: path] = isSure ? text : .oneOf([draft.surface[keyPath: path], text])
      return
    }
    switch name {
    case "categoryIdentifier":
      let name = resolver.identifier(value, in: scope)
      let isOther = draft.content.category.map { $0.name != name.name } ?? false
      draft.content.category = !isSure && isOther ? .dynamic(value.trimmedDescription) : name
    case "threadIdentifier": draft.content.thread = resolver.identifier(value, in: scope)
    case "sound": draft.content.sound = sound(value, in: scope)
    case "badge":
      let count = value.unwrapped.as(IntegerLiteralExprSyntax.self).flatMap { Int($0.literal.text) }
      draft.content.badge = count.map { .count($0) } ?? .dynamic(value.trimmedDescription)
    case "interruptionLevel":
      draft.content.interruptionLevel = resolver.memberNames(value, in: scope).first.flatMap { Self.levels[$0] }
    default: break
    }
  }

  private func sound(_ value: ExprSyntax, in scope: Scope) -> NotificationSound? {
    if value.is(NilLiteralExprSyntax.self) { return nil }
    if resolver.memberNames(value, in: scope) == ["default"] { return .standard }
    let named = value.as(FunctionCallExprSyntax.self)?.arguments.first?.expression
    return named.flatMap { resolver.constant($0, in: scope) }.map { .named($0) } ?? .dynamic(value.trimmedDescription)
  }

  private static let levels: [String: InterruptionLevel] = [
    "passive": .passive, "active": .active, "timeSensitive": .timeSensitive, "critical": .critical,
  ]
  private static let triggers: [String: NotificationTrigger] = [
    "UNCalendarNotificationTrigger": .calendar, "UNTimeIntervalNotificationTrigger": .interval,
    "UNLocationNotificationTrigger": .location,
  ]
}

/// A notification while it is put together.
struct ContentDraft {
  var surface: Surface<StringReference>
  var content = NotificationContent()

  static let texts: [String: any WritableKeyPath<Surface<StringReference>, StringReference?> & Sendable] = [
    "title": \.title, "subtitle": \.subtitle, "body": \.body, "summaryArgument": \.summary,
  ]

  init(surface: Surface<StringReference>) {
    self.surface = surface
  }

  /// The whole; nil for a content that says nothing and belongs to no category.
  var finished: Surface<StringReference>? {
    var surface = surface
    surface.notification = content
    return surface.title == nil && surface.subtitle == nil && surface.body == nil && content.category == nil ? nil : surface
  }

  /// Whether what callers pass could tell more.
  var hasUnknownText: Bool {
    Self.texts.values.contains { surface[keyPath: $0]?.saysNothing ?? false }
  }

  /// Adds what one caller makes of it: a text that is known goes beside what is not.
  mutating func add(_ other: ContentDraft) {
    for path in Self.texts.values {
      guard let text = other.surface[keyPath: path], !text.saysNothing else { continue }
      surface[keyPath: path] = .oneOf([surface[keyPath: path], text])
    }
    content.category = content.category?.name == nil ? other.content.category ?? content.category : content.category
    content.thread = content.thread ?? other.content.thread
    content.sound = content.sound ?? other.content.sound
  }
}

extension StringReference {
  /// Whether nothing is known of the words, or there are none.
  fileprivate var saysNothing: Bool {
    switch self {
    case .dynamic, .literal("", _): true
    case .key, .symbol, .literal, .system, .joined, .alternatives: false
    }
  }
}

extension Surface<StringReference> {
  fileprivate var withoutTexts: Self {
    var other = self
    (other.title, other.subtitle, other.body, other.summary) = (nil, nil, nil, nil)
    return other
  }
}

extension Operand {
  fileprivate var call: FunctionCallExprSyntax? { expression.unwrapped.as(FunctionCallExprSyntax.self) }
}

extension FunctionParameterListSyntax {
  /// The name within the function of the parameter that an argument goes to.
  fileprivate func parameter(taking argument: GivenArgument, at position: Int) -> String? {
    let found = argument.label.flatMap { label in first { $0.firstName.bareText == label } } ?? dropFirst(position).first
    return found.map { ($0.secondName ?? $0.firstName).bareText }
  }
}
