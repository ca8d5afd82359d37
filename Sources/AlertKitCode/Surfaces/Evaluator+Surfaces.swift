internal import AlertKitCore

/// Something that code shows, before it has an id.
struct FoundSurface: Sendable {
  var surface: Surface<StringReference>
  /// Where its code starts and ends.
  var extent: Range<Int>
  /// The declaration that it stands in, as ids name it.
  var member: String
  /// Where that declaration starts.
  var declaration: Int?
  /// The file of `surface.range`.
  var file: Int
  /// Whether it is an action that a category may have.
  var isAction = false
  /// What supplies texts of it that are not known here.
  var roots: Set<Root> = []
  /// The parameters that supply parts of its texts.
  var parts: Set<Root> = []
  /// Those of them that supply buttons alone.
  var buttonRoots: Set<Root> = []
  /// Where it is made, in whatever function that is, and by which.
  var site: SourceRange
  var callee: DeclarationID?
  /// The initializer of the app's own that fills it.
  var initializer: DeclarationID?
  /// The call that makes the instance which it shows.
  var origin: SourceRange?
  /// The member that was run.
  var runner: DeclarationID
  /// The flag that shows it.
  var flag: Flag?
  /// What has to hold for it to be made, as the member's callers may know.
  var when: [Constraint] = []
  /// Whether what supplies it only adds to an alert whose title is known without it.
  var isAside = false
  /// Whether the member gives it back.
  var isReturned = false
  /// Whether a variable is given another before anything is done with it.
  var isReplaced = false
  /// The cases of the member's parameters that it hangs on, by the parameter.
  var decisions: [String: Set<String>] = [:]
  /// Whether the call that supplies it names a case which decides the words.
  var isDecided = false
  /// The names of the calls that led to it.
  var calls: [SourceRange] = []
  /// The closures whose callers supply texts, and where they are handed to.
  var handlers: [HandlerUse] = []

  /// Whether any of its words are known.
  var hasWords: Bool { surface.texts.contains { $0.text.hasWords } }
}

extension Evaluator {
  /// All that the member shows.
  func surfaces() -> [FoundSurface] {
    isQuiet = true
    supplier = nil
    // What was made before the steps were spent has its words all the same.
    steps = 0
    let returned = Set(objects(in: topValue))
    return made.flatMap { id -> [FoundSurface] in
      openRoots = []
      partRoots = []
      buttonRoots = []
      decisions = [:]
      completeKept(id)
      let record = store.objects[id]
      (shownWhen, shownBy) = (record.when, record.flag)
      defer { (shownWhen, shownBy) = (.always, nil) }
      noteDecisions(record.when)
      var surfaces: [Surface<StringReference>] = []
      switch record.kind {
      case .alert(let kind): surfaces = [alert(id, kind)]
      case .content: surfaces = notification(id).map { [$0] } ?? []
      case .category: surfaces = [category(id)]
      case .notificationAction: surfaces = looseAction(id).map { [$0] } ?? []
      case .action, .instance: break
      }
      let isAction = if case .notificationAction = record.kind { true } else { false }
      // Callers bring the words.
      if id == ownAlert, record.callee == nil,
        roots(of: topMember).contains(where: { openRoots.contains($0) || buttonRoots.contains($0) })
      {
        return []
      }
      if record.isBlank {
        surfaces = surfaces.filter { !$0.texts.isEmpty }
        if surfaces.isEmpty, record.presenter != nil, let site = record.site { understood.remove(site) }
      }
      return surfaces.map { surface in
        var surface = surface
        surface.reach = reach(of: record)
        if case .alert = record.kind, isSpent || relaysPage(surface) || returned.contains(id) && !record.isLocalizable {
          surface.buttonsAreComplete = false
        }
        return FoundSurface(
          surface: surface, extent: record.extent, member: record.member.path,
          declaration: Int(record.member.declaration.range.start), file: program.number(of: record.range) ?? record.member.file,
          isAction: isAction, roots: openRoots.union(buttonRoots), parts: partRoots,
          buttonRoots: buttonRoots.subtracting(openRoots), site: record.site ?? record.range, callee: record.callee,
          initializer: record.initializer, runner: topMember.id, flag: record.flag, when: ownConditions(of: record.when),
          isReturned: returned.contains(id), isReplaced: record.isReplaced, decisions: decisions, isDecided: record.isDecided,
          calls: record.calls,
          handlers: openRoots.union(buttonRoots).compactMap { handlerUse(of: $0) }.sorted {
            $0.handler.range < $1.handler.range
          })
      }
    }
  }

  /// The parameters of a member.
  private func roots(of member: Declared) -> [Root] {
    member.declaration.parameters.map { .parameter(member.id, $0.name) }
  }

  /// Notes the cases of the member's parameters that something hangs on.
  func noteDecisions(_ when: Guard) {
    for constraint in when.constraints where !constraint.isExcluding {
      if let name = parameters[constraint.subject] { decisions[name, default: []].formUnion(constraint.names) }
    }
  }

  /// What leads to something that is shown.
  private func reach(of record: ObjectRecord) -> SurfaceReach<StringReference> {
    let tap = record.tap ?? record.binding.flatMap { tapsByName[$0] }
    return SurfaceReach(member: record.member.path, tap: tap.flatMap { label(of: $0) })
  }

  private func handlerUse(of root: Root) -> HandlerUse? {
    if case .handed(let range) = root { destinations[range] } else { nil }
  }

  /// The objects that a value may be.
  func objects(in value: Value) -> [ObjectID] {
    switch value {
    case .object(let id): [id]
    case .choice(let alternatives): alternatives.flatMap { objects(in: $0.value) }
    default: []
    }
  }

  /// A text, with what supplies all of it noted.
  func openText(_ value: Value, isLocalizable: Bool) -> StringReference? {
    roots = []
    let text = text(of: value, isLocalizable: isLocalizable)
    noteRoots(of: text)
    return text
  }

  private func noteRoots(of text: StringReference?) {
    switch text {
    case .dynamic?: openRoots.formUnion(roots)
    case .alternatives(let texts)?: if texts.contains(where: \.isUnknown) { openRoots.formUnion(roots) }
    default: noteParts()
    }
  }

  /// Notes the parameters that supply parts of a text.
  func noteParts() {
    partRoots.formUnion(roots.filter { if case .parameter = $0 { true } else { false } })
  }

  /// The text of a value: of a text, of views, or of what gives one of these.
  func text(of value: Value, isLocalizable: Bool) -> StringReference? {
    switch value {
    case .closure, .function: return text(of: views(value), isLocalizable)
    case .list(let list): return text(of: list, isLocalizable)
    case .choice(let alternatives):
      return .oneOf(possible(alternatives).map { text(of: $0.value, isLocalizable: isLocalizable) })
    case .symbol(let symbol):
      let root = symbol.rootCall ?? symbol
      switch root.calledName {
      case "Image", "EmptyView", "Spacer", "ProgressView": return nil
      case "HStack", "VStack", "Group", "ZStack":
        return root.arguments.trailing.flatMap { text(of: views($0.value), isLocalizable) }
      case "Label" where root.arguments.allSatisfy(\.isTrailing):
        return (root.arguments["title"] ?? root.arguments.trailing).flatMap { text(of: views($0.value), isLocalizable) }
      default: break
      }
      switch symbol.kind {
      case .name, .member:
        let found = resolve(value)
        switch found {
        case .function, .list, .closure: return text(of: found, isLocalizable: isLocalizable)
        default: break
        }
      default: break
      }
      return render(value, isLocalizable: isLocalizable)
    default: return render(value, isLocalizable: isLocalizable)
    }
  }

  private func text(of list: ListValue, _ isLocalizable: Bool) -> StringReference? {
    let texts = list.elements.compactMap { element -> StringReference? in
      switch element.kind {
      case .one(let value): text(of: value, isLocalizable: isLocalizable)
      case .choice(let branches): .oneOf(branches.map { text(of: $0.list, isLocalizable) })
      case .repeated(let inner): text(of: inner, isLocalizable)
      case .unknown(let value): render(value, isLocalizable: isLocalizable)
      }
    }
    return texts.count > 1 ? .dynamic(texts.map { $0.parts.first?.expression ?? "" }.joined(separator: " ")) : texts.first
  }

  // MARK: - Alerts

  private func alert(_ id: ObjectID, _ kind: SurfaceKind) -> Surface<StringReference> {
    let record = store.objects[id]
    var surface = Surface<StringReference>(id: "", kind: kind, origin: .source, range: record.range)
    var cases: [SurfaceCase<StringReference>] = []
    var buttons: [ButtonDraft] = []
    var areComplete = true
    var (isSpent, areTooMany) = (false, false)
    var lists: [(buttons: [Int], areComplete: Bool)] = []
    var titles: [StringReference?] = []
    var messages: [StringReference?] = []
    for state in record.variants + [(when: Guard.always, fields: store.fields(of: id))] {
      let title = wordings(state.fields["title"], record.isLocalizable)
      let message = wordings(state.fields["message"], record.isLocalizable)
      titles += title.map { $0.text(over: message.lazy.compactMap(\.text).first) }
      messages += message.map(\.text)
      var content = ContentDraft()
      if case .list(let list)? = state.fields["buttons"] {
        let words = openRoots
        openRoots = []
        content = self.content(of: list, isLocalizable: record.isLocalizable)
        buttonRoots.formUnion(openRoots)
        openRoots = words
      }
      if let preferred = state.fields["preferred"] { content.prefer(preferred, self) }
      // An alert that several branches show has its buttons in each.
      let numbers = content.buttons.map { draft in
        let known = draft.object.flatMap { object in
          buttons.firstIndex { $0.object == object && $0.button == draft.button }
        }
        if known == nil { buttons.append(draft) }
        return known ?? buttons.count - 1
      }
      surface.textFields += content.fields
      isSpent = isSpent || content.isSpent
      lists += content.cases.map { ($0.buttons.map { numbers[$0] }, $0.isComplete && !record.isOpen) }
      for item in content.cases {
        for title in title {
          for message in message {
            guard let both = title.when.and(message.when)?.and(item.when)?.and(state.when) else { continue }
            _ = both
            guard cases.count <= ContentDraft.mostCases else {
              areTooMany = true
              continue
            }
            cases.append(
              SurfaceCase(
                title: title.text(over: message.text), message: message.text, buttons: item.buttons.map { numbers[$0] },
                buttonsAreComplete: item.isComplete && !record.isOpen))
          }
        }
      }
    }
    if case .list(let fields)? = store.field("textFields", of: id) { surface.textFields += self.fields(fields) }
    surface.title = .oneOf(titles)
    surface.message = .oneOf(messages)
    surface.buttons = buttons.map { placed($0.button, of: record) }
    // Of too many texts each may stand over each list of buttons.
    if areTooMany {
      cases =
        lists.map {
          SurfaceCase(title: surface.title, message: surface.message, buttons: $0.buttons, buttonsAreComplete: $0.areComplete)
        }.unique
    }
    var shown = cases.withoutEmpty
    // What stands in a case alone in which nothing is said is not shown.
    if shown.count < cases.count, !isSpent { shown.dropOthers(from: &surface.buttons) }
    areComplete = Set(shown.map(\.buttons)).count <= 1 && shown.allSatisfy(\.buttonsAreComplete) && !record.isOpen
    surface.buttonsAreComplete = areComplete
    if shown.count > 1, !isSpent { surface.cases = shown.unique }
    if surface.cases.count == 1 { surface.cases = [] }
    addImplicitButtons(to: &surface, of: record)
    (surface.titleVisibility, surface.presenter) = (record.titleVisibility, record.presenter)
    surface.hasOwnView = hasOwnView(record)
    if titles.allSatisfy(\.isBlank) {
      if hasNoTitle(record) { surface.titleVisibility = .hidden }
      if saysElsewhere(record, messages) { surface.title = .dynamic("view") }
    }
    // What draws it may add buttons of its own.
    if record.presenter != nil, buttons.isEmpty { surface.buttonsAreComplete = false }
    surface.purpose = purpose(of: record, buttons.map(\.effects))
    return surface
  }

  /// A button where the alert's own file gives its words, of one that a helper in another file makes for all.
  private func placed(_ button: SurfaceButton<StringReference>, of record: ObjectRecord) -> SurfaceButton<StringReference> {
    guard let range = button.range, let words = button.title.range, range.file != record.range.file,
      words.file == record.range.file
    else { return button }
    var button = button
    button.range = words
    return button
  }

  /// Whether an alert's class has no title at all.
  private func hasNoTitle(_ record: ObjectRecord) -> Bool {
    guard let presenter = record.presenter, let path = program.path(of: presenter, from: "") else { return false }
    return !StandIns.takesTitle(path, program)
  }

  /// Whether what an alert without words says stands in a view of the app's own.
  private func saysElsewhere(_ record: ObjectRecord, _ messages: [StringReference?]) -> Bool {
    guard messages.allSatisfy(\.isBlank) else { return false }
    guard let file = program.number(of: record.range) else { return false }
    if record.presenter != nil {
      return AlertLabels.giveView(in: String(decoding: program.files[file].text[record.extent], as: UTF8.self))
    }
    guard let maker = program.file(file).member(around: Int(record.range.start)) else { return false }
    let code = program.text(of: maker.declaration.range)
    return [".view.addSubview(", ".view addSubview:", "contentViewController"].contains(where: code.holdsBytes)
  }

  /// Whether the code that makes an alert for a variable puts a view of its own into it: `alert.view.addSubview(picker)`.
  private func hasOwnView(_ record: ObjectRecord) -> Bool {
    guard record.presenter == nil, let file = program.number(of: record.range),
      let maker = program.file(file).member(around: Int(record.range.start))
    else { return false }
    let code = program.text(of: maker.declaration.range)
    guard code.holdsBytes(of: "addSubview") || code.holdsBytes(of: "contentViewController") else { return false }
    let text = program.files[file].text
    guard let name = text.withUnsafeBufferPointer({ $0.variable(before: Int(record.range.start)) }) else { return false }
    let views = ["\(name).view", "\(name)?.view", "\(name)!.view", "\(name).contentView"].map { $0 + ".addSubview(" }
    return (views + ["[\(name).view addSubview:"]).contains(where: code.holdsBytes)
      || code.holdsBytes(of: "contentViewController") && code.holdsBytes(of: "\(name).setValue(")
  }

  private func fields(_ list: ListValue) -> [StringReference] {
    list.elements.flatMap { element -> [StringReference] in
      switch element.kind {
      case .one(.object(let id)):
        [
          store.field("placeholder", of: id).flatMap { render($0, isLocalizable: false) }
            ?? .literal("", range: store.objects[id].range)
        ]
      case .one(let value), .unknown(let value): render(value, isLocalizable: false).map { [$0] } ?? []
      case .choice(let branches): branches.flatMap { fields($0.list) }
      case .repeated(let inner): fields(inner)
      }
    }
  }

  private func addImplicitButtons(to surface: inout Surface<StringReference>, of record: ObjectRecord) {
    guard record.isLocalizable else { return }
    let hasCancel = surface.buttons.contains { $0.role == .cancel }
    switch surface.kind {
    case .alert where surface.buttons.isEmpty && surface.buttonsAreComplete: surface.implicitButtons = ["OK"]
    case .alert where record.isModifier && !hasCancel && surface.buttons.contains { $0.role == .destructive },
      .confirmationDialog where !hasCancel:
      surface.implicitButtons = ["Cancel"]
    default: break
    }
  }
}

extension StringReference? {
  /// Whether it is known to show nothing.
  fileprivate var isBlank: Bool {
    switch self {
    case nil: true
    case .literal(let text, _)?: text.allSatisfy(\.isWhitespace)
    default: false
    }
  }
}

extension ContentDraft {
  /// Marks the action that an alert prefers.
  mutating func prefer(_ value: Value, _ evaluator: Evaluator) {
    switch value {
    case .object(let id):
      for index in buttons.indices where buttons[index].object == id { buttons[index].button.isPreferred = true }
    case .choice(let alternatives):
      // Where nothing tells which of the buttons it is, as where code compares names of theirs, it may be none.
      let mayBeNone = alternatives.contains { $0.value.isNull }
      for alternative in alternatives where !(mayBeNone && alternative.when.isOpaque) { prefer(alternative.value, evaluator) }
    case .symbol(let symbol):
      if case .member(_, "last") = symbol.kind, !buttons.isEmpty { buttons[buttons.count - 1].button.isPreferred = true }
    default: break
    }
  }
}
