internal import AlertKitCore

/// What tables ask of a class when people edit their rows.
extension Reach {
  /// Whether a method answers something that its class is never asked for.
  mutating func isToldNothing(_ member: Declared) -> Bool {
    isOfNoDelegator(member) || isOfNoEditing(member) || isOfNothingStarted(member)
  }

  /// Whether a method is asked for when people edit rows, of a class that lets them edit none.
  mutating func isOfNoEditing(_ member: Declared) -> Bool {
    guard member.tableQuestion.map(Self.editing.contains) ?? false else { return false }
    let own = program.members("tableView", of: member.type).filter { $0.type == member.type }
    let permissions = own.filter(\.isPermissionToEdit)
    // Whether rows may be edited is asked of who supplies them.
    guard permissions.count == 1, permissions[0].refuses,
      own.contains(where: { $0.tableQuestion == "numberOfRowsInSection" }), !suppliesOtherwise(member.file)
    else { return false }
    return !program.conforming(to: member.type).contains { type in
      program.members("tableView", of: type).contains { $0.type != member.type && $0.isPermissionToEdit }
    }
  }

  /// The methods by what Swift and Objective-C call their second parameter.
  private static let editing: Set<String> = Set(editingSpellings.joined())
  private static let editingSpellings = [
    ["commit", "commitEditingStyle"], ["editActionsForRowAt", "editActionsForRowAtIndexPath"],
    ["leadingSwipeActionsConfigurationForRowAt", "leadingSwipeActionsConfigurationForRowAtIndexPath"],
    ["trailingSwipeActionsConfigurationForRowAt", "trailingSwipeActionsConfigurationForRowAtIndexPath"],
    ["titleForDeleteConfirmationButtonForRowAt", "titleForDeleteConfirmationButtonForRowAtIndexPath"],
  ]

  /// The files that may call a method which is asked for when people edit rows; nil for another method.
  func filesCallingEdit(_ member: Declared) -> Set<Int>? {
    guard let question = member.tableQuestion, let names = Self.editingSpellings.first(where: { $0.contains(question) }) else {
      return nil
    }
    return Set(names.flatMap { program.files(naming: [$0]) + program.files(quoting: $0) })
  }
}

extension Declared {
  /// What a table's delegate or data source is asked, by the label of its second parameter.
  fileprivate var tableQuestion: String? {
    name == "tableView" ? delegateQuestion : nil
  }

  /// What a delegate or a data source is asked or told, by the label of its second parameter.
  var delegateQuestion: String? {
    guard isFunction, !declaration.isStatic, declaration.parameters.count > 1 else { return nil }
    return declaration.selector.map { ObjCSelector($0).pieces.dropFirst().first } ?? declaration.parameters[1].label
  }

  fileprivate var isPermissionToEdit: Bool {
    tableQuestion == "canEditRowAt" || tableQuestion == "canEditRowAtIndexPath"
  }

  /// Whether it does nothing but say no.
  fileprivate var refuses: Bool {
    guard let body = declaration.body, body.count == 1 else { return false }
    switch body[0].kind {
    case .return(let value?), .expression(let value):
      if case .boolean(false) = value.kind { return true }
      return false
    default: return false
    }
  }
}
