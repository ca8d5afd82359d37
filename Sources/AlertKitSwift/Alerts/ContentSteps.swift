internal import SwiftSyntax

/// What code does to the content of a notification, in source order.
struct ContentSteps {
  enum Step {
    case assignment(name: String, value: ExprSyntax)
    /// A call that the content is the argument of at a position, or that is a method of the content.
    case handed(FunctionCallExprSyntax, position: Int?)
    /// `UNNotificationRequest(…)`
    case request(FunctionCallExprSyntax)

    var syntax: Syntax {
      switch self {
      case .assignment(_, let value): Syntax(value)
      case .handed(let call, _), .request(let call): Syntax(call)
      }
    }
  }

  private(set) var list: [Step]
  let root: Syntax

  /// What is done to a parameter, to what a closure is given, or to `self`.
  init(on name: String, in root: Syntax) {
    self.root = root
    list = Self.steps(of: AlertHolder(on: name, in: root)) + HandOver.steps(of: name, in: root)
    list.sort { $0.syntax.position < $1.syntax.position }
  }

  /// What is done to the content that a call makes or gives back.
  static func made(by call: FunctionCallExprSyntax) -> ContentSteps {
    if let body = call.ownInitializer?.body { return ContentSteps(on: "self", in: Syntax(body.statements)) }
    if let closure = call.closureTakingIt, let name = closure.parameterNames.first {
      return ContentSteps(on: name, in: Syntax(closure.statements))
    }
    return ContentSteps(holding: call)
  }

  private init(holding call: FunctionCallExprSyntax) {
    let holder = AlertHolder(of: call)
    root = holder.root
    list = Self.steps(of: holder)
    if let target = AlertTarget(holding: Syntax(call)) {
      list += HandOver.steps(of: target.name, in: target.root).filter { $0.syntax.position > call.position }
    } else if let request = call.requestTakingIt {
      list.append(.request(request))
    }
    list.sort { $0.syntax.position < $1.syntax.position }
  }

  private static func steps(of holder: AlertHolder) -> [Step] {
    holder.operations.compactMap { operation in
      switch operation {
      case .assignment(let name, let value): .assignment(name: name, value: value)
      case .call(let call): .handed(call, position: nil)
      case .function: nil
      }
    }
  }
}

extension FunctionCallExprSyntax {
  /// The initializer of a content's own that a call of `self.init` or `super.init` starts.
  fileprivate var ownInitializer: InitializerDeclSyntax? {
    guard calleeName == "init", ["self", "super"].contains(base?.trimmedDescription) else { return nil }
    return Syntax(self).enclosingMember?.as(InitializerDeclSyntax.self)
  }

  /// Whether a call makes the content of a notification.
  var makesContent: Bool {
    let type = "UNMutableNotificationContent"
    if calleeName == type { return true }
    guard calleeName == "init" else { return false }
    if let initializer = ownInitializer, let owner = initializer.parent?.parent?.parent?.parent {
      if let type = owner.as(ExtensionDeclSyntax.self) { return type.extendedType.nominalPath.hasSuffix("NotificationContent") }
      let inherited = owner.as(ClassDeclSyntax.self)?.inheritanceClause?.inheritedTypes.first?.type.nominalPath
      return base?.trimmedDescription == "super" && inherited == type
    }
    if base != nil { return base?.namePath == [type] }
    let binding = parent?.as(InitializerClauseSyntax.self)?.parent?.as(PatternBindingSyntax.self)
    return binding?.typeAnnotation?.type.nominalPath == type
  }

  /// The closure of a call around that takes this call's value: `with(UNMutableNotificationContent()) { … }`, or of one that is
  /// called on it: `UNMutableNotificationContent().with { … }`.
  fileprivate var closureTakingIt: ClosureExprSyntax? {
    if let argument = parent?.as(LabeledExprSyntax.self),
      let outer = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    {
      return outer.trailingClosure
    }
    if let member = parent?.as(MemberAccessExprSyntax.self), member.base?.id == id,
      let outer = member.parent?.as(FunctionCallExprSyntax.self)
    {
      return outer.trailingClosure
    }
    return nil
  }

  /// The request that a call's value is the content of.
  fileprivate var requestTakingIt: FunctionCallExprSyntax? {
    guard let argument = parent?.as(LabeledExprSyntax.self), argument.label?.bareText == "content" else { return nil }
    let outer = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    return outer?.calleeName == "UNNotificationRequest" ? outer : nil
  }
}

/// Finds the calls that take a content as an argument.
private final class HandOver: SyntaxVisitor {
  private let name: String
  private var found: [ContentSteps.Step] = []

  static func steps(of name: String, in root: Syntax) -> [ContentSteps.Step] {
    guard name != "self" else { return [] }
    let finder = HandOver(name: name)
    finder.walk(root)
    return finder.found
  }

  private init(name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let position = node.givenArguments.firstIndex { argument in
      let value = argument.value.as(InOutExprSyntax.self)?.expression ?? argument.value
      return value.namePath == [name] || value.namePath == ["self", name]
    }
    if let position {
      found.append(node.calleeName == "UNNotificationRequest" ? .request(node) : .handed(node, position: position))
    }
    return .visitChildren
  }
}
