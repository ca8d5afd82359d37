internal import AlertKitCore

/// Classes that stand in for `UIAlertController`: an app's own, and those of libraries.
enum StandIns {
  /// The names of the classes that an app's code uses, as far as their names and what they declare say that they show an alert.
  static func names(in program: Program) -> Set<String> {
    let named = program.scans.reduce(into: Set<String>()) { if !$1.isTest { $0.formUnion($1.alertNames) } }
    let found = named.filter { name in
      guard name.startsUpper, !isOfFramework(name), !Shapes.types.contains(name) else { return false }
      guard !AlertNames.isProgress(name) else { return false }
      guard AlertNames.isStandIn(name) else { return AlertNames.isDrawn(name) && isDrawn(name, program) }
      // A function of C begins with a capital as types do.
      return program.mayDeclareType(name) ? isDeclared(name, program) : !program.mayDeclare(name)
    }
    let heirs = found.filter(program.mayDeclareType).flatMap { program.conforming(to: $0).map(\.lastName) }
    return found.union(heirs.filter { named.contains($0) && !AlertNames.isProgress($0) })
  }

  /// The names of the app's own classes that are used as `UIAlertView` is: they collect the titles of buttons and make an alert of
  /// Apple's of them when they are shown.
  static func collectors(in program: Program) -> Set<String> {
    let named = program.scans.reduce(into: Set<String>()) { if !$1.isTest { $0.formUnion($1.alertNames) } }
    return named.filter { name in
      guard name.startsUpper, AlertNames.isStandIn(name), program.mayDeclareType(name), !Shapes.types.contains(name),
        let path = program.path(of: name, from: ""), let record = program.record(of: path), record.kind == .class,
        isBuiltOnAlerts(record, program)
      else { return false }
      let adders = record.members.values.joined().filter { $0.isFunction && AlertLabels.addsButton($0.name) }
      return adders.contains { $0.declaration.body != nil } && adders.allSatisfy { collects($0, program) }
    }
  }

  /// Whether a method that adds a button is given its title, and leaves it to others to make an action of it.
  private static func collects(_ adder: Declared, _ program: Program) -> Bool {
    let names = program.file(adder.file).mentions(of: adder)
    return adder.declaration.parameters.contains { $0.type?.isText == true }
      && names.isDisjoint(with: alerts.union(["UIAlertAction", "addAction"]))
  }

  private static let frameworks = ["UI", "NS", "UN", "SK", "MF"]

  /// Whether a name begins as those of Apple's frameworks do.
  static func isOfFramework(_ name: String) -> Bool { frameworks.contains(where: name.hasPrefix) }

  /// Whether what the app declares by a name takes an alert's words, and shows no alert of Apple's.
  private static func isDeclared(_ name: String, _ program: Program) -> Bool {
    guard let path = program.path(of: name, from: ""), let record = program.record(of: path) else { return false }
    switch record.kind {
    // Another's class to which the app adds something.
    case .extension: return !record.members.values.joined().contains { $0.isInitializer && $0.declaration.body == nil }
    case .class: break
    case .structure: return isView(path, record, program)
    case .enumeration, .protocol: return false
    }
    guard program.type(path, isA: views), !isBuiltOnAlerts(record, program) else { return false }
    if isShownWithWords(record) { return true }
    let labels = words(of: path, program)
    let isNamed = !labels.isDisjoint(with: AlertLabels.titles) || !labels.isDisjoint(with: AlertLabels.messages)
    return isNamed
      && (labels.contains(where: AlertLabels.isButton) || record.members.keys.contains(where: AlertLabels.addsButton)
        || program.members("init", of: path).flatMap(\.declaration.parameters).contains(where: isAction))
  }

  /// Whether a class is given its buttons first and its words when it is shown: `showWarning(title, subTitle: …)`.
  private static func isShownWithWords(_ record: TypeRecord) -> Bool {
    record.members.keys.contains(where: AlertLabels.addsButton)
      && record.members.values.joined().contains { member in
        guard member.isFunction, AlertLabels.shows(member.name) else { return false }
        let labels = Set(member.declaration.parameters.map { AlertLabels.plain($0.label ?? $0.name) })
        return !labels.isDisjoint(with: AlertLabels.titles) && !labels.isDisjoint(with: AlertLabels.messages)
      }
  }

  /// Whether a parameter is given a button or its title: what is called an action may also be what a button does.
  private static func isAction(_ parameter: CodeParameter) -> Bool {
    guard let type = parameter.type else { return false }
    return AlertLabels.isAction(parameter.label ?? parameter.name)
      && (type.isText || ["Action", "Button"].contains(where: type.name.lastName.hasSuffix))
  }

  /// Whether a class of the app's own has a button to cancel that its initializers are told to show or to leave out.
  static func hasOwnCancel(_ path: String, _ program: Program) -> Bool {
    program.members("init", of: path).flatMap(\.declaration.parameters).contains {
      $0.type?.name == "Bool" && ($0.label ?? $0.name).lowercased().contains("cancel")
    }
  }

  static let views: Set<String> = [
    "UIViewController", "UIView", "UIWindow", "UIControl", "UIVisualEffectView", "UITableViewController",
  ]

  /// Whether what the app declares by a name is a view of SwiftUI's that takes an alert's words.
  private static func isDrawn(_ name: String, _ program: Program) -> Bool {
    guard let path = program.path(of: name, from: ""), let record = program.record(of: path), record.kind == .structure else {
      return false
    }
    return isView(path, record, program)
  }

  /// What SwiftUI shows.
  static let drawn: Set<String> = ["View", "ViewModifier"]

  /// A view of SwiftUI that is given a title, a message and buttons, or has its own.
  private static func isView(_ path: String, _ record: TypeRecord, _ program: Program) -> Bool {
    guard program.type(path, isA: drawn), !isBuiltOnAlerts(record, program) else { return false }
    let labels = words(of: path, program).union(record.stored.map(\.name))
    return !labels.isDisjoint(with: AlertLabels.titles) && !labels.isDisjoint(with: AlertLabels.messages)
      && (labels.contains(where: AlertLabels.isButton) || hasButtons(record, program))
  }

  /// Whether what a view shows has buttons of its own.
  private static func hasButtons(_ record: TypeRecord, _ program: Program) -> Bool {
    record.members.values.joined().contains { program.file($0.file).mentions(of: $0).contains("Button") }
  }

  /// Whether a class of the app's own is given a title by any of its members, or keeps one.
  static func takesTitle(_ path: String, _ program: Program) -> Bool {
    guard let record = program.record(of: path), record.kind != .extension else { return true }
    return record.members.values.joined().contains { member in
      AlertLabels.titles.contains(member.name)
        || member.declaration.parameters.contains {
          AlertLabels.titles.contains(AlertLabels.plain($0.label ?? $0.name)) && !isUnread($0, of: member, program)
        }
    }
  }

  /// Whether a member takes something and never reads it, as it does others.
  private static func isUnread(_ parameter: CodeParameter, of member: Declared, _ program: Program) -> Bool {
    let names = program.file(member.file).mentions(of: member)
    return !names.contains(parameter.name) && member.declaration.parameters.contains { names.contains($0.name) }
  }

  /// What its initializers are given.
  private static func words(of path: String, _ program: Program) -> Set<String> {
    let parameters = program.members("init", of: path).flatMap(\.declaration.parameters)
    return Set(parameters.map(\.telling))
  }

  private static let alerts: Set<String> = ["UIAlertController", "UIAlertView", "UIActionSheet"]
  private static let modifiers: Set<String> = ["alert", "confirmationDialog", "actionSheet"]

  private static func isBuiltOnAlerts(_ record: TypeRecord, _ program: Program) -> Bool {
    let names = record.kind == .class ? alerts : modifiers
    return record.members.values.joined().contains { !program.file($0.file).mentions(of: $0).isDisjoint(with: names) }
  }
}

extension CodeParameter {
  /// Its label, or its name where that says more of what it takes: `from buttons: [Button]`.
  fileprivate var telling: String {
    label.map { ["from", "with", "and", "for", "by", "using"].contains($0) ? name : $0 } ?? name
  }
}

extension Shapes {
  /// A call that makes such an alert, or shows one that a library's function makes of its words.
  static func standIn(_ site: Site, _ evaluator: Evaluator) -> Value? {
    let interests = evaluator.interests
    func isOne(_ name: String) -> Bool { interests.standIns.contains(name) || interests.collectors.contains(name) }
    switch site.callee {
    case .name(let name) where isOne(name): return evaluator.standIn(site, of: name)
    case .member(_, let name):
      guard let base = site.baseName else { return nil }
      if name == "init" { return isOne(base) ? evaluator.standIn(site, of: base) : nil }
      guard isOne(base) || oldAlertNames.contains(base) else { return nil }
      return evaluator.shownByFunction(site, of: base)
    default: return nil
    }
  }
}

extension Evaluator {
  /// An alert that a class draws which is none of Apple's.
  fileprivate func standIn(_ site: Site, of type: String) -> Value? {
    let id = make(.alert(kind(ofStandIn: type, site.arguments)), at: site)
    fill(id, [])
    store.update(id) { record in
      record.presenter = interests.collectors.contains(type) ? nil : type
      record.isBlank = true
    }
    fillStandIn(id, type, site)
    // A view's own buttons are not among what it is given.
    if !site.arguments.contains(where: AlertLabels.tellsButton),
      isView(type, in: site.frame)
        || StandIns.hasOwnCancel(path(of: type, in: site.frame) ?? type, program)
    {
      store.update(id) { $0.isOpen = true }
    }
    if let builder = builder(of: site) {
      for argument in site.arguments where !argument.isTrailing { run(argument.value, in: site) }
      run(builder, [.object(id)])
    } else {
      runClosures(of: site)
    }
    return .object(id)
  }

  /// Whether a type is a view of SwiftUI that the app declares.
  private func isView(_ type: String, in frame: Frame) -> Bool {
    path(of: type, in: frame).map { program.type($0, isA: StandIns.drawn) } ?? false
  }

  /// What the initializer of such a class makes of its arguments.
  func fillStandIn(_ id: ObjectID, _ type: String, _ site: Site) {
    let path = path(of: type, in: site.frame) ?? type
    let initializer = program.members("init", of: path).first { fits($0, site.arguments) }
    if let initializer, initializer.declaration.body != nil {
      _ = inline(initializer, receiver: .object(id), site.arguments, at: site.range)
    }
    let arguments = named(site.arguments, by: initializer).map { keyed(titlingButton($0, initializer), of: path) }
    // Buttons that labels tell are those which the initializer has added.
    if arguments.contains(where: { AlertLabels.tellsButton($0) && !$0.value.isNull && $0.value.closure == nil }) {
      store.setField("buttons", of: id, to: .list(ListValue()))
    }
    take(arguments, into: id, site)
  }

  /// An argument that is said to be an action, by a label that tells a button's title where the parameter takes a text.
  private func titlingButton(_ argument: Argument, _ function: Declared?) -> Argument {
    guard let label = argument.label, AlertLabels.isAction(AlertLabels.plain(label)),
      function?.declaration.parameters.contains(where: { ($0.label ?? $0.name) == label && $0.type?.isText == true }) == true
    else { return argument }
    var titled = Argument(label: label + "Title", value: argument.value, range: argument.range)
    titled.expression = argument.expression
    return titled
  }

  /// An argument that is a key, as the code of such a type looks up what it is given: `Text(NSLocalizedString(title, comment: ""))`.
  private func keyed(_ argument: Argument, of type: String) -> Argument {
    guard let name = argument.label, case .text(let text) = argument.value, text.isLiteral,
      let record = program.record(of: type), record.kind != .extension,
      record.members.values.joined().contains(where: { $0.declaration.looksUp(name) }), let key = Texts.localized(text, self)
    else { return argument }
    var keyed = Argument(label: name, value: .text(key), range: argument.range)
    keyed.expression = argument.expression
    return keyed
  }

  /// Arguments by the names of their parameters where they have no labels that say what they are.
  func named(_ arguments: [Argument], by function: Declared?) -> [Argument] {
    guard let parameters = function?.declaration.parameters, parameters.count >= arguments.count else { return arguments }
    return arguments.enumerated().map { index, argument in
      let parameter = argument.label == nil ? parameters[index] : parameters.first { $0.label == argument.label }
      guard !argument.isTrailing, let parameter, parameter.label == argument.label, parameter.telling != argument.label else {
        return argument
      }
      var named = Argument(label: parameter.telling, value: argument.value, range: argument.range)
      named.expression = argument.expression
      return named
    }
  }

  private func kind(ofStandIn type: String, _ arguments: [Argument]) -> SurfaceKind {
    // A sheet that asks is an alert of another form.
    if type.contains("Sheet"), !type.contains("Confirm") { return .actionSheet }
    guard let style = arguments.any(of: ["preferredStyle", "style", "alertStyle"]) else { return .alert }
    return (constantName(style.value) ?? style.value.symbol?.plainName ?? "").lowercased().contains("sheet")
      ? .actionSheet : .alert
  }

  /// The alert of a type's function that the app does not declare, of which the labels tell the words.
  fileprivate func shownByFunction(_ site: Site, of type: String) -> Value? {
    guard site.arguments.contains(where: { $0.label.map(AlertLabels.plain).map(AlertLabels.titles.contains) ?? false }),
      program.members(site.name, of: path(of: type, in: site.frame) ?? type).isEmpty
    else { return nil }
    let isOld = Shapes.oldAlertNames.contains(type)
    let kind: SurfaceKind = isOld ? type == "UIActionSheet" ? .actionSheet : .alert : kind(ofStandIn: type, site.arguments)
    let id = make(.alert(kind), at: site)
    fill(id, [])
    if !isOld { store.update(id) { $0.presenter = type } }
    take(site.arguments, into: id, site)
    runClosures(of: site)
    // What shows it gives nothing back.
    return AlertLabels.shows(site.name) ? .null : .object(id)
  }

  /// Gives an alert the words and the buttons of arguments, by their labels.
  func take(_ arguments: [Argument], into id: ObjectID, _ site: Site) {
    var last: [Argument] = []
    for argument in arguments {
      guard let label = argument.label.map(AlertLabels.plain), argument.value.closure == nil else { continue }
      if AlertLabels.titles.contains(label) {
        setWords("title", argument, of: id)
      } else if AlertLabels.messages.contains(label) {
        setWords("message", argument, of: id)
      } else if AlertLabels.isButton(label) {
        // A sheet has Cancel below the others.
        if case .alert(.actionSheet) = store.objects[id].kind, AlertLabels.role(label) == "cancel" {
          last.append(argument)
        } else {
          let role = AlertLabels.role(label)
          takeButtons(
            argument.value, role: role == "default" ? self.role(beside: label, arguments) ?? role : role, into: id, site)
        }
      } else if AlertLabels.isAction(label), mayBeButtons(argument.value) {
        takeButtons(argument.value, role: AlertLabels.role(label), into: id, site)
      }
    }
    for argument in last { takeButtons(argument.value, role: "cancel", into: id, site) }
  }

  /// The role that another argument says of a button: `primaryTitle: "Delete", primaryRole: .destructive`.
  private func role(beside label: String, _ arguments: [Argument]) -> String? {
    let purpose = AlertLabels.purpose(ofButton: label)
    let told = arguments.first { argument in
      guard let other = argument.label?.lowercased(), other.hasPrefix(purpose) else { return false }
      return ["role", "style", "buttonrole", "buttonstyle"].contains(other.dropFirst(purpose.count))
    }
    guard !purpose.isEmpty, let told else { return nil }
    return role(told.value) == .destructive ? "destructive" : nil
  }

  private func setWords(_ field: String, _ argument: Argument, of id: ObjectID) {
    if let known = store.field(field, of: id), !known.isNull { return }
    store.setField(field, of: id, to: argument.value.afterAssignment(to: nil))
  }

  private func takeButtons(_ value: Value, role: String, into id: ObjectID, _ site: Site) {
    guard let cell = store.objects[id].fields["buttons"] else { return }
    switch value {
    case .null, .boolean, .number, .closure, .function: return
    case .list(let list): each(of: list) { self.takeButtons($0, role: role, into: id, site) }
    case .text(let text):
      // A class that draws itself leaves a button without a title out.
      if text.plain != "" { addButton(value, role: role, isHandled: true, to: id, site) }
    default:
      let resolved = resolve(value)
      if resolved.isNull { return }
      if let list = list(of: value) {
        each(of: list) { self.takeButtons($0, role: role, into: id, site) }
      } else if mayBeButton(value) || mayBeButton(resolved) {
        append(value, to: cell)
      } else {
        addButton(value, role: role, isHandled: true, to: id, site)
      }
    }
  }

  /// Whether a value is a button itself, not its title.
  func mayBeButton(_ value: Value) -> Bool {
    switch value {
    case .object: return true
    case .symbol(let symbol):
      guard case .call(let callee, _) = symbol.kind, !Texts.isLookup(symbol) else { return false }
      switch callee {
      case .implicit: return true
      case .name(let name): return Self.namesButton(name)
      case .member(let base, _): return type(of: base).map(Self.namesButton) ?? false
      case .value: return false
      }
    default: return false
    }
  }

  /// Whether a type's name says that it is a button, or describes one: `ButtonModel`.
  private static func namesButton(_ name: String) -> Bool {
    ["Action", "Button", "Item"].contains(where: name.hasSuffix) || name.hasPrefix("Button") || name.contains("AlertButton")
  }

  /// What a method does to an alert that another class draws.
  func standInMethod(_ site: Site, on id: ObjectID, _ type: String) -> Value? {
    if AlertLabels.addsButton(site.name), addedButton(site, to: id) {
      runClosures(of: site)
      return .object(id)
    }
    let functions = program.members(site.name, of: path(of: type, in: site.frame) ?? type)
    let known = buttonCount(of: id)
    for function in functions where function.isFunction {
      if let value = inline(function, receiver: .object(id), site.arguments, at: site.range) {
        // Buttons that labels tell are those which the method has added.
        let hasAdded = buttonCount(of: id) > known
        takeShown(
          named(site.arguments, by: function).filter { !(hasAdded && AlertLabels.tellsButton($0)) }, by: site, into: id)
        return value.isNull ? .object(id) : value
      }
    }
    if functions.isEmpty { takeShown(site.arguments, by: site, into: id) }
    runClosures(of: site)
    return .object(id)
  }

  /// How many buttons an alert has, one for each place where branches add some.
  private func buttonCount(of id: ObjectID) -> Int {
    if case .list(let list)? = store.field("buttons", of: id) { list.elements.count } else { 0 }
  }

  /// The words that a library's `showError("…", subTitle: "…")` is given.
  private func takeShown(_ arguments: [Argument], by site: Site, into id: ObjectID) {
    guard AlertLabels.shows(site.name) else { return }
    take(arguments, into: id, site)
    // What stands before a second line is the first one, whatever makes it.
    let hasMore = arguments.dropFirst().contains { ["subTitle", "subtitle", "message"].contains($0.label) }
    if let first = arguments.first, first.label == nil, !first.isTrailing, hasMore || first.value.isText {
      setWords("title", first, of: id)
    }
  }
}
