internal import AlertKitCore

/// What nothing but its name calls: no framework asks for it.
extension Reach {
  /// Attributes that let nothing but its name call a function.
  static let harmless: Set<String> = [
    "discardableResult", "MainActor", "available", "inlinable", "ViewBuilder", "objc",
  ]

  /// What the system calls by its name.
  private static let called: Set<String> = [
    "main", "deinit", "load", "initialize", "body", "makeUIView", "updateUIView", "makeUIViewController",
    "updateUIViewController",
    "makeCoordinator", "makeNSView", "updateNSView", "makeNSViewController", "updateNSViewController", "makeBody",
  ]

  /// Whether nothing but a member's name calls it: no framework asks for it.
  func isCalledByNameAlone(_ member: Declared) -> Bool {
    let declaration = member.declaration
    guard declaration.body != nil || declaration.value != nil, !declaration.isExposed, !member.isInitializer,
      declaration.attributes.allSatisfy(Self.harmless.contains), declaration.range != declaration.nameRange,
      member.name.first.map({ $0.isLetter || $0 == "_" }) == true, !Self.called.contains(member.name)
    else { return false }
    if member.isVariable { return isReadByNameAlone(member) }
    guard member.isFunction else { return false }
    if isSwift(member.file), declaration.attributes.contains("objc"), declaration.parameters.count == 1,
      isControl(declaration.parameters[0])
    {
      return true
    }
    // What a class or a protocol that is not here asks for may be called from outside Swift, but is never private.
    if declaration.attributes.contains("objc"), !declaration.isPrivate, mayAnswer(member, .nobody) { return false }
    if declaration.isStatic || declaration.isPrivate || member.type.isEmpty || AlertNames.isFunction(member.name) {
      return true
    }
    if declaration.selector == nil, let record = program.record(of: member.type), record.kind == .extension,
      record.inherited.isEmpty
    {
      return true
    }
    if isToldOfItsSender(member) { return false }
    if isAskedByOwnProtocol(member) { return true }
    let isSwift = declaration.selector == nil
    // Swift says where a class's method is overridden.
    let isObserver = takesNotification(member) || takesTimer(member)
    let isOwn = declaration.parameters.isEmpty || isObserver || takesOwn(member) || isMarkedAsOwn(member)
    let tells = ([member.name] + declaration.parameters.compactMap(\.label)).contains { name in
      ["did", "will", "should"].contains(where: name.hasPrefix)
    }
    let knowsOwn = isSwift && !tells && declaration.parameters.contains { self.isOwn($0, of: member) }
    // What a control is to run is named after that, and asked for by no delegate of a library's.
    let isAction =
      declaration.parameters.isEmpty && Self.actions.contains(where: member.name.hasSuffix)
      || interfaces != nil && declaration.parameters.count == 1 && isOfAnySender(declaration.parameters[0], of: member)
        && (Self.actions.contains(where: member.name.hasSuffix) || Self.startsOfActions.contains(where: member.name.hasPrefix))
    let isOfScreen = isAction && !Self.usualActions.contains { member.name.lowercased().contains($0) }
    let asked: AskedBy =
      isOfScreen
      ? .ownTypes
      : knowsOwn || isAction || isObserver || isGivenAsSelector(member) || !tells && isOrder(member)
        ? .noDelegate : isOwn ? .nobody : isSwift ? .protocols : .types
    let mayBeAsked =
      declaration.parameters.isEmpty && Self.mayAsk(forName: member.name)
      && !(isSwift && isAskedForNothing(member.type, depth: 0))
    return !mayBeAsked && !mayAnswer(member, asked)
  }

  /// Whether one of the app's own protocols asks a type for a method of Swift's, and its name begins as none of a framework's do: no
  /// other protocol asks for the same.
  private func isAskedByOwnProtocol(_ member: Declared) -> Bool {
    let labels = member.declaration.parameters.map(\.label)
    guard isSwift(member.file), !Self.namesWithWords.contains(where: member.name.hasPrefix),
      !Self.frameworkNames.contains(where: member.name.hasPrefix)
    else { return false }
    var pending = [member.type]
    var seen: Set<String> = []
    while let type = pending.popLast() {
      guard seen.insert(type).inserted, let record = program.record(of: type) else { continue }
      let own = record.kind == .protocol ? record.members[member.name] ?? [] : []
      let isAsking = own.contains { asked in
        asked.isFunction && asked.declaration.body == nil && isSwift(asked.file) && isOfApp(asked.file)
          && !asked.declaration.isExposed && asked.declaration.parameters.map(\.label) == labels
      }
      if isAsking { return true }
      pending += record.inherited.compactMap { ownPath(of: $0.name, from: type) }
    }
    return false
  }

  /// Whether a method takes a notification alone, and is named as no delegate's of AppKit's: what observes one says its name.
  private func takesNotification(_ member: Declared) -> Bool {
    let parameters = member.declaration.parameters
    guard parameters.count == 1, let type = parameters[0].type?.name.lastName else { return false }
    return ["NSNotification", "Notification"].contains(type) && !Self.namesOfNotified.contains(where: member.name.hasPrefix)
  }

  /// Whether a method of Objective-C's takes a timer alone, which calls what it was told to and is nothing that delegates are told of.
  private func takesTimer(_ member: Declared) -> Bool {
    let parameters = member.declaration.parameters
    return !isSwift(member.file) && parameters.count == 1 && Self.timers.contains(parameters[0].type?.name ?? "")
      && !member.name.hasPrefix("set")
  }

  private static let timers: Set<String> = ["NSTimer", "Timer", "CADisplayLink"]

  /// Whether the name of a method of Objective-C's begins with what an app puts before its own, as no name of Apple's does:
  /// `AB_pickPhotoFrom:(UIViewController *)screen`.
  private func isMarkedAsOwn(_ member: Declared) -> Bool {
    guard !isSwift(member.file), let mark = member.name.firstIndex(of: "_"), mark > member.name.startIndex else { return false }
    return member.name[..<mark].allSatisfy { $0.isLetter || $0.isNumber }
  }

  /// Whether code of a method's own class says its selector to what is to run it, `[request setDidFailSelector:@selector(loginFailed:)]`,
  /// as nobody does of what a delegate's protocol asks for.
  private func isGivenAsSelector(_ member: Declared) -> Bool {
    let parameters = member.declaration.parameters
    guard let selector = member.declaration.selector, parameters.count == 1, let type = parameters[0].type?.name.lastName,
      !Self.isApples(type) || type == "NSTimer", !Self.namesWithWords.contains(where: member.name.hasPrefix)
    else { return false }
    let (bytes, mark) = (program.files[member.file].text, "elector:@selector(")
    let given = Set(bytes.ranges(of: Array((mark + selector + ")").utf8)).map { $0.lowerBound + mark.utf8.count })
    // What stands in comments gives nothing.
    return !given.isEmpty
      && NameMentions(bytes, isSwift: false).places(of: String(selector.prefix { $0 != ":" })).contains {
        given.contains($0.offset)
      }
  }

  /// How names begin by which AppKit tells delegates of notifications.
  private static let namesOfNotified = [
    "application", "window", "text", "control", "browser", "split", "table", "outline", "menu", "drawer", "comboBox", "popover",
  ]

  /// How the names of what controls run end.
  private static let actions = ["Action", "Click", "Clicked", "Tap", "Tapped", "Pressed", "Touched"]

  private static let startsOfActions = ["click", "tap", "press", "touch", "onClick", "onTap"]

  /// Whether a method of Objective-C's takes who sends an action, of no type: `(id)sender`.
  private func isOfAnySender(_ parameter: CodeParameter, of member: Declared) -> Bool {
    !isSwift(member.file) && parameter.type == nil && parameter.name == "sender"
  }

  /// What is in the names of actions that a library's screen may have its own run: `rightBarButtonAction`.
  private static let usualActions = [
    "left", "right", "back", "nav", "bar", "close", "done", "cancel", "save", "more", "refresh", "retry", "empty", "header",
    "footer", "title",
  ]

  /// Whether code alone that names a property reads it: what is shown is, but for what a protocol asks for.
  func isReadByNameAlone(_ member: Declared) -> Bool {
    let declaration = member.declaration
    if declaration.isStatic { return true }
    guard declaration.selector == nil else { return false }
    return declaration.isPrivate && declaration.body != nil
      || Self.shown.contains(member.heldType?.name ?? "") && !member.type.isEmpty && !mayAnswer(member, .nobody)
  }

  private static let shown: Set<String> = [
    "UIAlertController", "Alert", "ActionSheet", "View", "some View", "AnyView", "UNMutableNotificationContent",
  ]

  /// Whether no framework calls a method without parameters of a type of Swift's: it inherits nothing but protocols that ask for none.
  private func isAskedForNothing(_ type: String, depth: Int) -> Bool {
    guard depth < 8, let record = program.record(of: type) else { return false }
    return record.inherited.allSatisfy { inherited in
      if let path = ownPath(of: inherited.name, from: type) { return isAskedForNothing(path, depth: depth + 1) }
      return Self.asksForNothing.contains(inherited.name.lastName)
    }
  }

  private static let asksForNothing: Set<String> = [
    "View", "ObservableObject", "Codable", "Decodable", "Encodable", "Equatable", "Hashable", "Identifiable", "Sendable",
    "Error", "AnyObject",
  ]

  /// Whether what a method takes first, and how its name begins, is nothing that Apple's types ask for: who tells a delegate something
  /// comes first, and what they ask of a screen begins with words that they are known by.
  private func takesOwn(_ member: Declared) -> Bool {
    // What a label says first is no delegate's in Swift.
    let isLabelled =
      isSwift(member.file) && member.declaration.parameters.first?.label != nil && member.declaration.parameters.count > 1
    guard let first = member.declaration.parameters.first else { return false }
    // `(id)sender` is of no type.
    let isAnySender = isOfAnySender(first, of: member)
    guard let type = first.type?.name.lastName ?? (isAnySender ? "id" : nil) else { return false }
    // What a control alone is told by is an action, however it is called.
    let isAction =
      !isSwift(member.file) && member.declaration.parameters.count == 1
      && (isControl(first) && !type.hasSuffix("Recognizer")
        || isAnySender && interfaces != nil && !member.name.isSetter)
    guard isAction || !(isLabelled ? Self.labelledNames : Self.namesWithWords).contains(where: member.name.hasPrefix) else {
      return false
    }
    if Self.ownTypes.contains(type) || isOwn(first, of: member) { return true }
    // Controls tell it, which storyboards and xibs say of theirs.
    return !isSwift(member.file) && interfaces != nil && isSender(first) && !Self.commands.contains(member.name)
      && !Self.askedFor.contains(where: member.name.hasPrefix) && member.declaration.parameters.count == 1
  }

  /// Whether a parameter is of a type that the app declares, which no framework knows.
  func isOwn(_ parameter: CodeParameter, of member: Declared) -> Bool {
    guard let type = parameter.type?.name, type.startsUpper, !Self.ownTypes.contains(type.lastName),
      !Self.isApples(type.lastName), program.mayDeclareType(type.lastName),
      let path = program.path(of: type, from: member.type, in: member.file), let record = program.record(of: path)
    else { return false }
    return record.kind != .extension
  }
}

extension String {
  /// Whether it is named as what gives a property something: `setTitle`, and not `settings`.
  fileprivate var isSetter: Bool { hasPrefix("set") && dropFirst("set".count).first?.isUppercase ?? true }
}
