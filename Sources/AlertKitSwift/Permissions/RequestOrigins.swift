internal import AlertKitCore
internal import SwiftSyntax

/// A call that asks whether the app may send notifications.
struct PermissionRequest: Sendable {
  let call: FunctionCallExprSyntax
  let file: ParsedFile
  let range: SourceRange
}

/// Tells requests that people bring up themselves, with a control whose screen says what it is for.
///
/// Who calls a function is told by its name, and by the type that it is called on where that can be told: rather one request
/// too few than one that was explained.
struct RequestOrigins {
  private(set) var pool: SourcePool
  private var seen: Set<SyntaxIdentifier> = []
  private static let maximumDepth = 4

  /// A place in the code.
  private struct Use {
    let node: Syntax
    let file: ParsedFile
  }

  init(pool: SourcePool) {
    self.pool = pool
  }

  /// Whether a control leads to a request, or may do so as far as can be told.
  mutating func isOnDemand(_ request: PermissionRequest) async -> Bool {
    seen = []
    var pending = [Use(node: Syntax(request.call), file: request.file)]
    for _ in 0..<Self.maximumDepth where !pending.isEmpty {
      var functions: [FunctionDeclSyntax] = []
      for use in pending {
        if AnsweredAlert(resolver: Resolver(index: pool.index), file: use.file).precedes(use.node) { return true }
        switch Trigger(of: use.node) {
        case .control: return true
        case .function(let function) where seen.insert(function.id).inserted:
          if isCalledFromOutside(function) { return true }
          functions.append(function)
        case .function, .itself: break
        }
      }
      pending = []
      for function in functions {
        guard let uses = await uses(of: function) else { return true }
        pending += uses
      }
    }
    return !pending.isEmpty
  }

  /// Whether a function stands in an extension that conforms a type to a protocol of neither the app nor the system.
  private func isCalledFromOutside(_ function: FunctionDeclSyntax) -> Bool {
    guard let type = function.parent?.parent?.parent?.parent?.as(ExtensionDeclSyntax.self) else { return false }
    let names = type.inheritanceClause?.inheritedTypes.map(\.type.nominalPath) ?? []
    return names.contains { name in
      !["UI", "UN", "NS", "WK"].contains(where: name.hasPrefix) && !pool.mayDeclare(type: name)
    }
  }

  /// Where a function is called or named; nil where its name says nothing.
  private mutating func uses(of function: FunctionDeclSyntax) async -> [Use]? {
    let name = function.name.bareText
    guard let files = await pool.files(naming: name) else { return nil }
    let index = pool.index
    return files.flatMap { file in
      UseFinder.uses(of: name, in: file).filter { Self.mayMean(function, at: $0, in: file, index) }
        .map { Use(node: $0, file: file) }
    }
  }

  /// Whether a name may mean a function: not where it is called on a value of a type that has another one.
  private static func mayMean(
    _ function: FunctionDeclSyntax, at node: Syntax, in file: ParsedFile, _ index: DeclarationIndex
  ) -> Bool {
    let resolver = Resolver(index: index)
    let name = function.name.bareText
    let base = node.parent?.as(MemberAccessExprSyntax.self).flatMap { $0.declName.id == node.id ? $0.base : nil }
    var found: [Declaration] = []
    if let base {
      found = resolver.declarations(of: name, on: base, in: Scope(file: file))
    } else if case .declarations(let own)? = resolver.meaning(of: name, at: node, in: Scope(file: file)) {
      found = own
    }
    return found.isEmpty
      || found.contains { declaration in
        guard case .function(let other) = declaration.kind else { return true }
        return other.id == function.id || other.body == nil
      }
  }
}

/// What brings code to run.
enum Trigger {
  /// A control of the app's own.
  case control
  /// A function, which others call.
  case function(FunctionDeclSyntax)
  /// The app or the screen by itself.
  case itself

  init(of node: Syntax) {
    var child = node
    while let parent = child.parent {
      if let trigger = Trigger(at: parent, from: child) {
        self = trigger
        return
      }
      child = parent
    }
    self = .itself
  }

  private init?(at parent: Syntax, from child: Syntax) {
    if let closure = parent.as(ClosureExprSyntax.self) {
      guard let call = closure.enclosingCall, call.isControl(running: Syntax(closure)) else { return nil }
      self = .control
    } else if let argument = parent.as(LabeledExprSyntax.self) {
      guard argument.label?.bareText == "action" else { return nil }
      self = .control
    } else if let branch = parent.as(SwitchCaseSyntax.self) {
      guard let choice = branch.parent?.parent?.as(SwitchExprSyntax.self), choice.subject.trimmedDescription == "action" else {
        return nil
      }
      self = .control
    } else if let function = parent.as(FunctionDeclSyntax.self) {
      self = Trigger(function)
    } else if parent.is(InitializerDeclSyntax.self) || parent.is(AccessorDeclSyntax.self) || parent.declaredTypeName != nil {
      self = .itself
    } else {
      return nil
    }
  }

  private init(_ function: FunctionDeclSyntax) {
    let isAction = function.attributes.contains { $0.trimmedDescription.hasPrefix("@IBAction") }
    let labels = function.signature.parameterClause.parameters.map(\.firstName.bareText)
    if isAction || labels.contains(where: { $0.hasPrefix("didSelect") }) {
      self = .control
    } else if function.modifiers.contains(where: { $0.name.text == "override" }) {
      self = .itself
    } else {
      self = .function(function)
    }
  }
}

extension FunctionCallExprSyntax {
  /// Whether a call makes a control, or one of its modifiers, that runs a closure when it is used.
  fileprivate func isControl(running closure: Syntax) -> Bool {
    let name = calleeName ?? ""
    let label =
      closure.parent?.as(LabeledExprSyntax.self)?.label ?? closure.parent?.as(MultipleTrailingClosureElementSyntax.self)?.label
    if let label, ["action", "handler", "primaryAction", "set", "onTap"].contains(label.bareText) { return true }
    if name == "onChange" || name.hasPrefix("onTap") || name.hasPrefix("onSubmit") || name == "refreshable" { return true }
    guard name.first?.isUppercase == true else { return false }
    return ["Action", "Button", "Toggle", "Row", "Cell", "Item", "Link"].contains(where: name.hasSuffix)
  }
}

/// Finds where a name is used, its declarations left out.
private final class UseFinder: SyntaxVisitor {
  private let name: String
  private var found: [Syntax] = []

  static func uses(of name: String, in file: ParsedFile) -> [Syntax] {
    let finder = UseFinder(name: name)
    finder.walk(file.tree)
    return finder.found
  }

  private init(name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.baseName.bareText == name { found.append(Syntax(node)) }
    return .visitChildren
  }
}
