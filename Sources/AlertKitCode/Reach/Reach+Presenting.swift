internal import AlertKitCore

extension Reach {
  /// Whether people may see what a member shows: the app reaches it, and what it hangs on may be.
  mutating func shows(_ item: FoundSurface, by runner: Declared?) -> Bool {
    if item.isReplaced { return false }
    guard let runner else { return true }
    guard reaches(type: runner.type, declaredIn: runner.file), reaches(runner) else { return false }
    guard let file = program.number(of: item.site), let maker = program.file(file).member(around: Int(item.site.start)) else {
      return true
    }
    if isForUnmade(Int(item.site.start), in: maker.file) { return false }
    // What a model keeps for a screen to show, and no screen asks for.
    if let origin = item.origin, program.number(of: origin) == runner.file,
      runner.declaration.range.holds(Int(origin.start)), isOnlyKept(madeAt: origin, in: runner)
    {
      return false
    }
    if maker.id != runner.id, !reaches(type: maker.type, declaredIn: maker.file) || !reaches(maker) { return false }
    guard [.alert, .actionSheet, .confirmationDialog].contains(item.surface.kind), isOfApp(maker.file) else { return true }
    if isSwift(maker.file), maker.declaration.isInHiddenBar(Int(item.site.start)) { return false }
    if isInUnreadClosure(Int(item.site.start), of: maker) || areNeverGiven(wordsAt: item.surface.range) { return false }
    // What a function adds to a view is bound to what its callers give it: `.notice(isPresented: $model.isShown)`.
    let areAsked = item.calls.allSatisfy { call in
      guard let file = program.number(of: call), let caller = program.file(file).member(around: Int(call.start)) else {
        return true
      }
      // What a model keeps for a screen, code of the screen shows which something has to lead to.
      if item.origin != nil, !reaches(type: caller.type, declaredIn: caller.file) || !reaches(caller) { return false }
      return isEverBound(call, in: caller) && !isNeverRun(at: Int(call.start), in: caller)
    }
    if !areAsked || isDropped(item, by: maker) || isReplacedAtOnce(madeAt: item.site, in: maker) { return false }
    return isEverAsked(for: item.site, in: maker) && !isOnlyFilled(madeAt: item.site, in: maker)
      && !isOnlyKept(madeAt: item.site, in: maker) && !isPresentedOnNothing(madeAt: item.site, in: maker)
  }

  /// Whether code gives an alert its words where a constant keeps it from being run, or for cases that no code makes.
  private mutating func areNeverGiven(wordsAt place: SourceRange) -> Bool {
    guard let file = program.number(of: place), isOfApp(file), let giver = program.file(file).member(around: Int(place.start))
    else { return false }
    return isForUnmade(Int(place.start), in: file) || isNeverRun(at: Int(place.start), in: giver)
      || isOnlyLogged(thrownAt: Int(place.start), in: giver)
  }

  /// Whether a constant, or a flag that nothing raises, keeps what stands at a place of a member from being run.
  private mutating func isNeverRun(at place: Int, in member: Declared) -> Bool {
    isNeverTaken(place, in: member)
      || !uses(of: member).conditions(around: place).asked.allSatisfy { isSet($0, for: member) }
  }

  /// Whether a member makes an alert and keeps it in a property that nothing which is reached shows.
  private mutating func isOnlyKept(madeAt site: SourceRange, in member: Declared) -> Bool {
    guard let given = uses(of: member).property(given: site) else { return false }
    let name = given.hasPrefix("_") ? String(given.dropFirst()) : given
    let own = program.members(name, of: member.type)
    guard own.contains(where: \.isStored), own.allSatisfy(\.declaration.observers.isEmpty), !isSetBesideCode(name) else {
      return false
    }
    let names = [name, "_" + name]
    let files = Set(names.flatMap(filesMentioning))
    guard files.count <= Self.mostNaming else { return false }
    var isMade = false
    for file in files.sorted() {
      let all = mentions(in: file)
      for place in names.flatMap({ all.places(of: $0) }) {
        if place.isInLiteral { return false }
        guard let around = program.file(file).member(around: place.offset), around.name != name else {
          if isSwift(file), all.scope(around: place.offset) == nil { return false }
          continue
        }
        if around.id == member.id, !isMade {
          isMade = true
        } else if !isPutAway(place.offset, in: file), !isOfOther(name, at: place.offset, than: own[0].type, in: around),
          reaches(type: around.type, declaredIn: file), reaches(around)
        {
          return false
        }
      }
    }
    return isMade
  }

  /// Whether a place stands in a closure that a member keeps in a property of its own type which no code reads.
  private mutating func isInUnreadClosure(_ place: Int, of member: Declared) -> Bool {
    guard isSwift(member.file) else { return false }
    for (target, value) in CodeWalk.assignments(in: member.declaration.body ?? []) {
      guard case .closure = value.kind, value.range.holds(place), let name = target.ownName else { continue }
      let own = program.members(name, of: member.type)
      guard own.count == 1, own[0].isStored, own[0].declaration.observers.isEmpty, !isSetBesideCode(name) else { continue }
      let files = own[0].declaration.isPrivate ? [own[0].file] : filesMentioning(name)
      if files.count <= Self.mostNaming, !files.contains(where: { isRead(own[0], in: $0) }) { return true }
    }
    return false
  }

  /// Whether code of a file does more with a property than to give it a value.
  private mutating func isRead(_ property: Declared, in file: Int) -> Bool {
    guard isSwift(file) else { return true }
    let bytes = program.files[file].text
    let places = mentions(in: file).places(of: property.name) + mentions(in: file).places(of: "_" + property.name)
    return places.contains { place in
      if place.isInLiteral || declares(at: place.offset, in: file) { return place.isInLiteral }
      let rest = bytes[(place.offset + property.name.utf8.count)...].drop(while: \.isBlank).prefix(2)
      if rest.first == UInt8(ascii: "="), rest.last != UInt8(ascii: "=") { return false }
      return !isOfOther(place, than: property, in: file)
    }
  }

  /// Whether what stands at a place is taken off the screen, compared with something, let go or given something else, or is a function's
  /// name or a label.
  func isPutAway(_ start: Int, in file: Int) -> Bool {
    program.files[file].text.withUnsafeBufferPointer { bytes in
      var end = start
      while end < bytes.count, bytes[end].isNamePart { end += 1 }
      if end < bytes.count, isSwift(file) {
        if bytes[end] == UInt8(ascii: "(") { return true }
        if bytes[end] == UInt8(ascii: ":"), "(,".utf8.contains(bytes.lastVisible(before: start)) { return true }
      }
      // What begins a line of its own is another statement, but for a chain's next part.
      var next = end
      while next < bytes.count, bytes[next].isBlank { next += 1 }
      let goesOn = next < bytes.count && [0x2E, 0x3F, 0x21].contains(bytes[next])
      if !isSwift(file) || goesOn || !bytes[end..<next].contains(0x0A) { end = next }
      while end < bytes.count, [0x2E, 0x3F, 0x21].contains(bytes[end]) { end += 1 }
      let rest = String(decoding: bytes[end..<Swift.min(end + 8, bytes.count)], as: UTF8.self)
      return rest.hasPrefix("dismiss") || rest.hasPrefix("=")
    }
  }

  /// Whether a member makes an alert, keeps it in a variable of its own and does nothing but fill it.
  private mutating func isOnlyFilled(madeAt site: SourceRange, in member: Declared) -> Bool {
    guard let variable = uses(of: member).variable(onlyFilledWith: site) else { return false }
    return count(of: variable.name, in: member) == variable.count
  }

  /// Whether a place stands in the handler of an action that a member makes, keeps in a variable of its own and gives to nothing, or adds to
  /// an alert that it does no more with: `let hide = UIContextualAction(…) { … }; hide.image = image`.
  mutating func isOfUnusedAction(_ place: Int, in member: Declared) -> Bool {
    uses(of: member).actions(around: place).contains { site, type in
      // What the app adds to the class may do more with what it makes.
      program.members("init", of: type).isEmpty && isOnlyFilled(madeAt: site, in: member)
    }
  }

  /// Whether a function only makes an alert and gives it back, and its caller does nothing with what it gets.
  private mutating func isDropped(_ item: FoundSurface, by maker: Declared) -> Bool {
    guard maker.isFunction, Self.alerts.contains(maker.declaration.type?.name ?? ""), let call = item.calls.last,
      let found = uses(of: maker).givesBack(madeAt: item.site), let file = program.number(of: call),
      let caller = program.file(file).member(around: Int(call.start)), caller.id != maker.id,
      word(at: Int(call.start), in: file) == maker.name, uses(of: caller).drops(call)
    else { return false }
    return found.variable.map { count(of: $0, in: maker) == found.count } ?? true
  }

  private static let alerts: Set<String> = ["UIAlertController", "UIAlertView", "UIActionSheet"]

  /// How often a variable's name stands in the code of a member: where it is more often than was read, what is done may not have been
  /// understood.
  private mutating func count(of variable: String, in member: Declared) -> Int {
    let text = program.files[member.file].text
    return mentions(in: member.file).places(of: variable).count { place in
      // No literal of Objective-C's names a variable.
      member.declaration.range.holds(place.offset) && (isSwift(member.file) || !place.isInLiteral)
        && text[place.offset - 1] != UInt8(ascii: ".")
    }
  }

  /// Whether a member makes an alert and presents it on nothing but what is never there: `presenter?.present(alert, animated: true)`.
  private mutating func isPresentedOnNothing(madeAt site: SourceRange, in member: Declared) -> Bool {
    guard isSwift(member.file), let found = uses(of: member).presenters(of: site) else { return false }
    if let variable = found.variable, count(of: variable, in: member) != found.count { return false }
    return found.presenters.allSatisfy { isNeverThere($0, for: member) }
  }

  /// Whether a property of a member's type, or of all types that answer a protocol, is nil at first, and no code gives it anything.
  private mutating func isNeverThere(_ property: CodeExpression, for member: Declared) -> Bool {
    guard let name = property.ownName, !isSetBesideCode(name), !hides(name, in: member),
      !member.declaration.parameters.contains(where: { $0.name == name })
    else { return false }
    let isAsked = program.record(of: member.type)?.kind == .protocol
    let types = isAsked ? program.conforming(to: member.type).filter(isConcrete) : [member.type]
    let declared = types.map { program.members(name, of: $0) }
    guard !types.isEmpty, declared.allSatisfy({ $0.count == 1 }) else { return false }
    let areNil = declared.joined().allSatisfy { one in
      isOfApp(one.file) && isSwift(one.file) && starts(one) && program.mayBeNil(one) && one.declaration.observers.isEmpty
    }
    return areNil && !isEverSet(name, ofType: nil, privateIn: nil) && !isEverGiven(name)
  }

  /// Whether code gives something of a name what another has of it, as objects of the system's may: `controller = app.controller`.
  private mutating func isEverGiven(_ name: String) -> Bool {
    Set(filesMentioning(name)).contains { file in
      let bytes = program.files[file].text
      return mentions(in: file).places(of: name).contains { place in
        let rest = bytes[(place.offset + name.utf8.count)...].drop { $0 == 0x20 }
        guard rest.first == UInt8(ascii: "="), rest.dropFirst().first != UInt8(ascii: "=") else { return false }
        let line = rest.prefix { $0 != UInt8(ascii: "\n") }
        return String(decoding: line, as: UTF8.self).hasSuffix("." + name)
      }
    }
  }

  mutating func uses(of member: Declared) -> MemberUses {
    if let known = uses[member.id] { return known }
    let found = MemberUses(of: member)
    uses[member.id] = found
    return found
  }
}

extension CodeCall {
  /// UIKit's controls, which people use once they are in a view.
  private static let controls: Set<String> = [
    "UIButton", "UIDatePicker", "UIRefreshControl", "UISegmentedControl", "UISlider", "UIStepper", "UISwitch",
  ]
  private static let controlFills: Set<String> = [
    "addAction", "addTarget", "setAttributedTitle", "setBackgroundImage", "setFrame", "setImage", "setTitle", "setTitleColor",
    "setTitleShadowColor", "sizeToFit",
  ]

  /// The class of UIKit's controls that it makes one of: `UIButton(type: .system)`, `[UIButton buttonWithType:UIButtonTypeCustom]`.
  var controlMade: String? {
    var type = callee.typeName
    if case .member(let base?, let factory) = callee.kind, factory.hasPrefix("button") { type = base.typeName }
    return type.flatMap { Self.controls.contains($0) ? $0 : nil }
  }

  /// Whether it gives a control something to show or to do, and does not put it into a view.
  var fillsControl: Bool { callee.usedName.map(Self.controlFills.contains) ?? false }
}
