internal import AlertKitCore
internal import SwiftSyntax

/// An alert while it is put together.
struct AlertDraft {
  var kind: SurfaceKind
  var title: StringReference?
  var message: StringReference?
  var buttons: [ButtonDraft] = []
  var textFields: [StringReference] = []
  var implicitButtons: [String] = []
  /// Whether all buttons are known.
  var isComplete = true
  /// The name that stands for the alert in reports.
  var range: SourceRange
  /// Where the last of it stands in the file of `range`, as an offset.
  var end: Int

  init(_ kind: SurfaceKind, at range: SourceRange, end: Int) {
    self.kind = kind
    self.range = range
    self.end = end
  }

  /// The alert without a name: buttons of branches that exclude one another are one button with alternatives.
  func surface(id: String) -> Surface<StringReference> {
    let merged = ButtonDraft.merged(buttons)
    return Surface(
      id: id, kind: kind, origin: .source, range: range, title: title, message: message,
      buttons: merged.map { button in
        SurfaceButton(
          title: button.text, role: button.role, isPreferred: button.isPreferred, range: button.range,
          effect: button.deeds.effect)
      },
      textFields: textFields, implicitButtons: implicitButtons,
      buttonsAreComplete: isComplete && merged.allSatisfy(\.branches.isEmpty) && !merged.contains(where: \.isRepeated))
  }
}

/// A button while its alert is put together.
struct ButtonDraft {
  var text: StringReference
  var role: ButtonRole
  var isPreferred = false
  var range: SourceRange
  /// The variable that holds it.
  var name: String?
  /// The branches that it stands in.
  var branches: [Branch] = []
  /// Whether a loop makes any number of it.
  var isRepeated = false
  /// What it does beyond the alert.
  var deeds = HandlerReader.Deeds(areAll: false)

  /// Makes one button with alternatives of those that stand in branches of one choice, where each branch has exactly one.
  static func merged(_ buttons: [ButtonDraft]) -> [ButtonDraft] {
    var merged: [ButtonDraft] = []
    for button in buttons {
      guard let branch = button.branches.last, let index = merged.lastIndex(where: { $0.excludes(branch) }),
        index == merged.count - 1, merged[index].branches.dropLast() == button.branches.dropLast()
      else {
        merged.append(button)
        continue
      }
      merged[index].text = .oneOf([merged[index].text, button.text]) ?? button.text
      if merged[index].role != button.role { merged[index].role = .unknown }
      merged[index].deeds.keep(button.deeds)
      merged[index].branches[merged[index].branches.count - 1].alternatives.insert(branch.index)
    }
    for index in merged.indices {
      while let last = merged[index].branches.last, last.isExhaustive { merged[index].branches.removeLast() }
    }
    return merged
  }

  /// Whether the button stands in another branch of the same choice.
  private func excludes(_ branch: Branch) -> Bool {
    guard let own = branches.last else { return false }
    return own.choice == branch.choice && !own.alternatives.contains(branch.index)
  }
}

/// A branch of an `if`, a `switch` or an `#if`.
struct Branch: Equatable {
  /// The whole choice.
  let choice: SyntaxIdentifier
  /// Which of its branches, from 0.
  let index: Int
  /// How many there are; one more than are written where none need be taken.
  let count: Int
  /// The name that alone decides whether the first branch is taken: `if isPreferred`.
  var condition: String?
  /// All branches that hold a button of the same place.
  var alternatives: Set<Int>

  init(_ choice: some SyntaxProtocol, index: Int, count: Int, condition: String? = nil) {
    self.choice = choice.id
    self.index = index
    self.count = count
    self.condition = condition
    alternatives = [index]
  }

  static func == (left: Branch, right: Branch) -> Bool { left.choice == right.choice && left.index == right.index }

  /// Whether one of the alternatives is always taken.
  var isExhaustive: Bool { alternatives.count == count }

  /// The branches that a node stands in, the outermost first.
  static func path(of node: Syntax, within root: Syntax) -> [Branch] {
    var path: [Branch] = []
    var child = node
    while child.id != root.id, let parent = child.parent {
      switch parent.as(SyntaxEnum.self) {
      case .ifExpr(let choice):
        if let branch = branch(of: choice, holding: child) { path.append(branch) }
      case .switchCase(let branch):
        if let list = branch.parent?.as(SwitchCaseListSyntax.self), let choice = list.parent {
          let index = list.enumerated().first { $0.element.id == parent.id }?.offset ?? 0
          path.append(Branch(choice, index: index, count: list.count))
        }
      case .ifConfigClause(let clause):
        if let list = clause.parent?.as(IfConfigClauseListSyntax.self), let choice = list.parent {
          let index = list.enumerated().first { $0.element.id == clause.id }?.offset ?? 0
          path.append(Branch(choice, index: index, count: list.count + (list.last?.condition == nil ? 0 : 1)))
        }
      case .guardStmt(let statement) where statement.body.id == child.id:
        path.append(Branch(statement, index: 0, count: 2))
      default: break
      }
      child = parent
    }
    return path.reversed()
  }

  private static func branch(of choice: IfExprSyntax, holding child: Syntax) -> Branch? {
    // An `else if` is found again at the `if` that its chain starts with.
    if child.is(IfExprSyntax.self) { return nil }
    guard child.id == choice.body.id || child.id == choice.elseBody?.id else { return nil }
    var index = child.id == choice.body.id ? 0 : 1
    var first = choice
    while let outer = first.parent?.as(IfExprSyntax.self), outer.elseBody?.id == first.id {
      first = outer
      index += 1
    }
    var last = first
    var count = 1
    while case .ifExpr(let next)? = last.elseBody {
      last = next
      count += 1
    }
    var condition: String?
    if first.id == choice.id, first.conditions.count == 1, case .expression(let test)? = first.conditions.first?.condition {
      condition = test.namePath?.last
    }
    return Branch(first, index: index, count: count + 1, condition: condition)
  }
}
