internal import AlertKitCore
internal import SwiftSyntax

/// Reads `UIAlertController`s.
struct UIKitReader {
  let resolver: Resolver

  /// The alert that a call makes, with what the code around it adds; nil for a call that makes none.
  func alert(_ call: FunctionCallExprSyntax, in scope: Scope) -> AlertDraft? {
    guard var draft = made(by: call, in: scope) else { return nil }
    let holder = AlertHolder(of: call)
    for operation in holder.operations {
      apply(operation, to: &draft, in: scope, within: holder.root)
    }
    return draft
  }

  /// The alert as a call gives it back.
  private func made(by call: FunctionCallExprSyntax, in scope: Scope) -> AlertDraft? {
    let range = scope.file.range(of: call.calleeToken.map(Syntax.init) ?? Syntax(call))
    let end = call.endPositionBeforeTrailingTrivia.utf8Offset
    let name = call.calleeName ?? ""
    let isInitializer = name == "init" || name.first?.isUppercase == true
    // What only has such a name is read where it is one.
    if isInitializer, name != "UIAlertController", name != "init", !call.labels.contains("preferredStyle") {
      resolver.miss(type: name, name: nil)
      guard resolver.index.inherits(name, from: "UIAlertController") else { return nil }
    }
    if isInitializer, call.labels.allSatisfy({ ["title", "message", "preferredStyle"].contains($0) }),
      call.trailingClosure == nil
    {
      var draft = AlertDraft(kind(call.argument("preferredStyle"), in: scope), at: range, end: end)
      draft.title = call.argument("title").flatMap { resolver.text($0, in: scope, style: .verbatim) }
      draft.message = call.argument("message").flatMap { resolver.text($0, in: scope, style: .verbatim) }
      return draft
    }
    guard var draft = madeByHelper(call, in: scope) ?? guessed(call, at: range, in: scope) else { return nil }
    draft.range = range
    draft.end = end
    return draft
  }

  /// The alert of a convenience initializer or of a function that gives one back.
  private func madeByHelper(_ call: FunctionCallExprSyntax, in scope: Scope) -> AlertDraft? {
    let name = call.calleeName ?? ""
    let isInitializer = name.first?.isUppercase == true || name == "init"
    let type = isInitializer && name != "init" ? name : call.base?.namePath?.last ?? "UIAlertController"
    let member = isInitializer ? "init" : name
    resolver.miss(type: type, name: member)
    for declaration in resolver.index.members(member, of: type) {
      guard let callable = declaration.callable, let body = callable.body,
        let inner = resolver.bound(callable, to: call, in: scope), let made = AlertCalls.first(in: body)
      else { continue }
      guard var draft = self.made(by: made, in: inner) else { continue }
      let holder = made.base?.namePath == ["self"] ? AlertHolder(ofSelfIn: body) : AlertHolder(of: made)
      for operation in holder.operations { apply(operation, to: &draft, in: inner, within: holder.root) }
      return draft
    }
    return nil
  }

  /// What the labels of an unknown initializer say; the rest is only known at run time.
  private func guessed(_ call: FunctionCallExprSyntax, at range: SourceRange, in scope: Scope) -> AlertDraft? {
    guard call.argument("title") != nil || call.argument("preferredStyle") != nil else { return nil }
    let isSheet = call.calleeName?.lowercased().contains("sheet") ?? false
    let style = call.argument("preferredStyle").map { kind($0, in: scope) }
    var draft = AlertDraft(style ?? (isSheet ? .actionSheet : .alert), at: range, end: 0)
    let unknown = StringReference.dynamic(call.trimmedDescription)
    draft.title = call.argument("title").map { resolver.text($0, in: scope, style: .verbatim) } ?? unknown
    draft.message = call.argument("message").map { resolver.text($0, in: scope, style: .verbatim) } ?? unknown
    draft.isComplete = false
    return draft
  }

  /// Alert or action sheet; a style that depends on the device counts as the sheet that it is on an iPhone.
  private func kind(_ style: ExprSyntax?, in scope: Scope) -> SurfaceKind {
    guard let style = style?.unwrapped else { return .actionSheet }
    if let member = style.as(MemberAccessExprSyntax.self) {
      let name = member.declName.baseName.bareText.lowercased()
      return name.contains("sheet") ? .actionSheet : .alert
    }
    let kinds = resolver.follow(style, in: scope).map { kind($0.expression, in: $0.scope) }
    return kinds.contains(.actionSheet) ? .actionSheet : .alert
  }

  private func apply(_ operation: AlertOperation, to draft: inout AlertDraft, in scope: Scope, within root: Syntax) {
    let branches = Branch.path(of: operation.syntax, within: root)
    guard !branches.contains(where: { isUntaken($0, in: scope) }) else { return }
    draft.end = max(draft.end, operation.syntax.endPositionBeforeTrailingTrivia.utf8Offset)
    switch operation {
    case .call(let call):
      let loops = LoopScopes.scopes(for: Syntax(call), within: root, scope, resolver)
      for loop in loops {
        var added = AlertDraft(draft.kind, at: draft.range, end: draft.end)
        run(call, on: &added, in: loop.scope)
        draft.add(added, branches: branches, isRepeated: loop.isRepeated)
      }
    case .function(let sequence):
      addActions(of: sequence, to: &draft, branches: branches, in: scope)
    case .assignment(let name, let value):
      assign(name, value, to: &draft, isSure: branches.isEmpty, in: scope)
    }
  }

  private func isUntaken(_ branch: Branch, in scope: Scope) -> Bool {
    guard let condition = branch.condition, let operand = scope.bindings[condition],
      let literal = operand.expression.as(BooleanLiteralExprSyntax.self)
    else { return false }
    let isTrue = literal.literal.tokenKind == .keyword(.true)
    return isTrue != (branch.index == 0)
  }

  private func run(_ call: FunctionCallExprSyntax, on draft: inout AlertDraft, in scope: Scope) {
    let name = call.calleeName ?? ""
    if name == "addAction", let action = call.argument(nil) {
      draft.buttons += ActionReader(resolver: resolver).buttons(action, in: scope)
    } else if name == "addTextField", call.labels.allSatisfy({ $0 == "configurationHandler" }) {
      let closure = call.closure("configurationHandler") ?? call.trailingClosure.map { ExprSyntax($0) }
      draft.textFields.append(placeholder(closure, in: scope) ?? .literal("", range: scope.file.range(of: call)))
    } else if !runHelper(call, named: name, on: &draft, in: scope), name.hasPrefix("add") {
      addGuessed(call, to: &draft, in: scope)
    }
  }

  /// Runs a method of the app's own on the alert.
  private func runHelper(
    _ call: FunctionCallExprSyntax, named name: String, on draft: inout AlertDraft, in scope: Scope
  ) -> Bool {
    for type in ["UIAlertController", "UIViewController"] {
      for declaration in resolver.index.members(name, of: type) {
        guard let callable = declaration.callable, let body = callable.body,
          let inner = resolver.bound(callable, to: call, in: scope)
        else { continue }
        let holder = AlertHolder(ofSelfIn: body)
        for operation in holder.operations { apply(operation, to: &draft, in: inner, within: holder.root) }
        return true
      }
    }
    resolver.miss(type: "UIAlertController", name: name)
    return false
  }

  /// What an unknown `add…(title:style:)` or `addCancelAction(…)` says of its button.
  private func addGuessed(_ call: FunctionCallExprSyntax, to draft: inout AlertDraft, in scope: Scope) {
    let addsButton = ["Action", "Button"].contains { (call.calleeName ?? "").contains($0) }
    guard call.argument("title") != nil || addsButton else { return }
    if var button = ActionReader(resolver: resolver).guessed(call, in: scope) {
      button.deeds = HandlerReader(resolver: resolver).deeds(ofButton: call, in: scope)
      draft.buttons.append(button)
    } else {
      draft.isComplete = draft.isComplete && !addsButton
    }
  }

  private func addActions(
    of sequence: ExprSyntax, to draft: inout AlertDraft, branches: [Branch], in scope: Scope
  ) {
    guard let list = resolver.elements(of: sequence, in: scope) else {
      draft.isComplete = false
      return
    }
    for item in list.items {
      var added = AlertDraft(draft.kind, at: draft.range, end: draft.end)
      added.buttons = ActionReader(resolver: resolver).buttons(item.expression, in: item.scope)
      draft.add(added, branches: branches, isRepeated: !list.areAll)
    }
  }

  private func assign(_ name: String, _ value: ExprSyntax, to draft: inout AlertDraft, isSure: Bool, in scope: Scope) {
    switch name {
    case "title":
      let text = resolver.text(value, in: scope, style: .verbatim)
      draft.title = isSure ? text : .oneOf([draft.title, text])
    case "message":
      let text = resolver.text(value, in: scope, style: .verbatim)
      draft.message = isSure ? text : .oneOf([draft.message, text])
    case "preferredAction":
      let name = value.namePath?.last
      let index = name == "last" ? draft.buttons.indices.last : draft.buttons.firstIndex { $0.name != nil && $0.name == name }
      if let index { draft.buttons[index].isPreferred = true }
    default: break
    }
  }

  /// The text that a closure assigns to a text field's `placeholder`.
  private func placeholder(_ configuration: ExprSyntax?, in scope: Scope) -> StringReference? {
    guard let closure = configuration?.as(ClosureExprSyntax.self) else { return nil }
    for item in closure.statements {
      guard case .expr(let expression) = item.item, let sequence = expression.as(SequenceExprSyntax.self) else { continue }
      let elements = Array(sequence.elements)
      guard elements.count == 3, elements[1].is(AssignmentExprSyntax.self),
        elements[0].as(MemberAccessExprSyntax.self)?.declName.baseName.text == "placeholder"
      else { continue }
      return resolver.text(elements[2], in: scope, style: .verbatim)
    }
    return nil
  }
}

extension AlertDraft {
  /// Adds what one operation gave, with the branches that it stands in.
  mutating func add(_ other: AlertDraft, branches: [Branch], isRepeated: Bool) {
    for var button in other.buttons {
      button.branches = branches + button.branches
      button.isRepeated = button.isRepeated || isRepeated
      buttons.append(button)
    }
    textFields += other.textFields
    isComplete = isComplete && other.isComplete
  }
}
