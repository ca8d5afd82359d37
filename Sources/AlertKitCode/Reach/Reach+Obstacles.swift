internal import AlertKitCore

/// What keeps people from using a control of a storyboard or a xib, as long as no code takes it away.
extension Reach {
  /// Whether something keeps people from using what stands in a scene, whatever the app's code does.
  mutating func isBlocked(_ obstacles: [Interface.Obstacle], in place: Interfaces.Place) -> Bool {
    for obstacle in obstacles where (obstacle.isSet || isSetAtFirst(obstacle)) && !mayLift(obstacle, in: place) { return true }
    return false
  }

  /// Whether a screen or a view always sets what keeps people from using an object of its own, as soon as it is loaded.
  private func isSetAtFirst(_ obstacle: Interface.Obstacle) -> Bool {
    obstacle.outlets.contains { outlet in
      guard let owner = ownPath(of: outlet.owner.lastName, from: ""), program.conforming(to: owner).isEmpty else {
        return false
      }
      return Self.loading.flatMap { program.members($0, of: owner) }.contains { loader in
        guard loader.type == owner, let body = loader.declaration.body else { return false }
        for statement in body {
          if sets(obstacle.kind, of: outlet.name, statement, in: loader.file) { return true }
          switch statement.kind {
          case .expression, .variable, .assignment, .declaration: break
          default:
            let range = Int(statement.range.start)..<Int(statement.range.end)
            if !words(range, in: loader.file).isDisjoint(with: Self.leaving) { return false }
          }
        }
        return false
      }
    }
  }

  /// What is run once the objects of a storyboard or a xib are there.
  private static let loading = ["viewDidLoad", "awakeFromNib"]
  private static let leaving: Set<String> = ["return", "throw", "try", "goto"]

  /// Whether a statement hides what a property holds, or takes its touches: `button.isHidden = true`, `[button setHidden:YES]`.
  private func sets(
    _ kind: Interface.Obstacle.Kind, of name: String, _ statement: CodeStatement, in file: Int
  ) -> Bool {
    func isIt(_ expression: CodeExpression?) -> Bool {
      let words = expression.map { text(Int($0.range.start)..<Int($0.range.end), in: file) } ?? ""
      return [name, "_" + name, "self." + name, "self->_" + name].contains(words.filter { $0 != "?" && $0 != "!" })
    }
    func keeps(_ value: CodeExpression) -> Bool {
      kind.keeping.contains(text(Int(value.range.start)..<Int(value.range.end), in: file))
    }
    switch statement.kind {
    case .assignment(let target, "=", let value):
      guard case .member(let base, let part) = target.kind else { return false }
      return kind.setters.contains(part) && isIt(base) && keeps(value)
    case .expression(let expression):
      guard case .call(let call) = expression.kind, case .member(let base, let part) = call.callee.kind, isIt(base) else {
        return false
      }
      if part == "removeFromSuperview" { return kind == .hidden }
      return kind.setters.contains(part) && call.arguments.count == 1 && keeps(call.arguments[0].value)
    default: return false
    }
  }

  private mutating func mayLift(_ obstacle: Interface.Obstacle, in place: Interfaces.Place) -> Bool {
    let owners = [place.scene.controller, place.file.owner].compactMap(\.?.lastName)
    if owners.contains(where: { type in obstacle.finders.contains { !program.files(naming: [type, $0]).isEmpty } }) {
      return true
    }
    for type in Set(owners).union(place.scene.classes.map(\.lastName)).sorted() where mayUse(obstacle.finders, in: type) {
      return true
    }
    if let type = obstacle.type?.lastName {
      if ownPath(of: type, from: "") == nil, !Self.isApples(type) { return true }
      if mayUse(obstacle.kind.setters, in: type) { return true }
      let ofApples = setters(of: obstacle.kind).filter(\.isOfApples).map(\.member)
      if mayUse(Set(ofApples).sorted(), in: type) { return true }
    }
    if isLiftedByHelper(obstacle) { return true }
    for outlet in obstacle.outlets where mayChange(outlet, obstacle.kind) { return true }
    return obstacle.tag.map { mayFind(tag: $0) } ?? false
  }

  /// Whether code of a class, or of one of the app's that it inherits from, names one of some properties.
  private mutating func mayUse(_ names: [String], in type: String, depth: Int = 0) -> Bool {
    guard let path = ownPath(of: type, from: ""), let record = program.record(of: path), record.kind == .class else {
      return false
    }
    let files = program.files(naming: [type])
    guard depth < Self.mostAncestors, files.count <= Self.mostFiles else { return true }
    for file in files {
      let all = mentions(in: file)
      let places = names.flatMap { all.places(of: $0) }
      for scope in all.scopes where text(scope.name, in: file) == type {
        if places.contains(where: { scope.start <= $0.offset && $0.offset < scope.end }) { return true }
      }
    }
    for inherited in record.inherited {
      let name = inherited.name.lastName
      // Of what a library's class does nothing is known.
      if Self.endsOfClasses.contains(where: name.hasSuffix), !Self.isApples(name), !Self.plain.contains(name),
        ownPath(of: name, from: path) == nil
      {
        return true
      }
      if mayUse(names, in: name, depth: depth + 1) { return true }
    }
    return false
  }

  private static let mostAncestors = 8

  /// Whether code that is handed screens and views, as what is added to Apple's classes is, finds an object and changes it.
  private mutating func isLiftedByHelper(_ obstacle: Interface.Obstacle) -> Bool {
    for setter in setters(of: obstacle.kind) {
      let all = mentions(in: setter.file)
      func names(_ names: [String]) -> Bool {
        names.contains { all.places(of: $0).contains { !$0.isInLiteral && setter.range.holds($0.offset) } }
      }
      let finders = setter.isOfApples ? obstacle.finders : obstacle.finders.filter { $0 != "items" }
      if names(finders), !setter.isOfScreen || names(Self.parents) { return true }
    }
    return false
  }

  private static let parents = ["parent", "parentViewController"]

  /// A member that takes away what keeps people from using something.
  struct ObstacleSetter {
    let file: Int
    let range: SourceRange
    let member: String
    /// Whether it is added to one of Apple's classes.
    let isOfApples: Bool
    /// Whether it is of a screen or a view of the app's own, which finds its own objects.
    let isOfScreen: Bool
  }

  /// The members that take away obstacles of a kind.
  private mutating func setters(of kind: Interface.Obstacle.Kind) -> [ObstacleSetter] {
    if let known = obstacleSetters[kind] { return known }
    var found: [ObstacleSetter] = []
    for file in Set(kind.setters.flatMap { program.files(naming: [$0]) }).sorted() {
      let all = mentions(in: file)
      let mayAskParent = Self.parents.contains { !all.places(of: $0).isEmpty }
      for name in kind.setters {
        for place in all.places(of: name) where !place.isInLiteral {
          let takesAway = program.files[file].text.withUnsafeBufferPointer {
            $0.takesAway(kind, behind: place.offset + name.utf8.count)
          }
          guard takesAway else { continue }
          let scope = all.scope(around: place.offset)
          let type = scope.map { text($0.name, in: file) } ?? ""
          let isOfApples = scope?.isExtension == true && Self.isApples(type)
          let isOfScreen = !isOfApples && program.type(type, isA: Self.screens)
          if isOfScreen, !mayAskParent { continue }
          guard let around = program.file(file).member(around: place.offset) else { continue }
          found.append(
            ObstacleSetter(
              file: file, range: around.declaration.range, member: around.name, isOfApples: isOfApples, isOfScreen: isOfScreen))
        }
      }
    }
    obstacleSetters[kind] = found
    return found
  }

  /// Whether code does more with what an outlet holds than to say how it looks.
  private mutating func mayChange(_ outlet: Interface.Obstacle.Outlet, _ kind: Interface.Obstacle.Kind) -> Bool {
    guard let owner = program.path(of: outlet.owner.lastName, from: "") else { return true }
    let own = program.members(outlet.name, of: owner)
    guard !own.isEmpty, own.allSatisfy(\.isStored) else { return true }
    let names = [outlet.name, "_" + outlet.name]
    let isPrivate = own.count == 1 && own[0].declaration.isPrivate
    let files = isPrivate ? [own[0].file] : Set(names.flatMap(filesMentioning)).sorted()
    guard files.count <= Self.mostNaming else { return true }
    for file in files {
      let all = mentions(in: file)
      for name in names {
        for place in all.places(of: name) {
          if place.isInLiteral {
            if isKey(name, place, in: file) { return true }
            continue
          }
          if own.contains(where: { $0.file == file && $0.declaration.nameRange.holds(place.offset) }) { continue }
          let end = place.offset + name.utf8.count
          if program.files[file].text.withUnsafeBufferPointer({ $0.leaves(kind, behind: end) }) { continue }
          let asked = program.files[file].text.withUnsafeBufferPointer { $0.asked(behind: end)?.name }
          if let asked, isHelper(asked, leaving: kind) { continue }
          if let around = program.file(file).member(around: place.offset),
            isOfOther(name, at: place.offset, than: owner, in: around)
          {
            continue
          }
          return true
        }
      }
    }
    return false
  }
}

extension Reach {
  /// Whether a function that the app adds to Apple's views leaves what keeps people from using one: `button.addShadow()`.
  fileprivate func isHelper(
    _ name: String, leaving kind: Interface.Obstacle.Kind, besides seen: Set<String> = []
  ) -> Bool {
    let added = addedToViews(name)
    return !added.isEmpty
      && added.allSatisfy { helper in
        guard helper.isFunction, helper.declaration.body != nil else { return false }
        let range = Int(helper.declaration.range.start)..<Int(helper.declaration.range.end)
        let bytes = program.files[helper.file].text[range]
        let words = words(range, in: helper.file)
        // Whoever is handed the view may show it.
        let isHandedOn = ["(self)", "(self,", " self,", " self)", ":self"].contains { bytes.contains(Array($0.utf8)) }
        guard words.isDisjoint(with: kind.setters + Interface.Obstacle.viewLists), !isHandedOn else { return false }
        // What it calls in turn may set it.
        let known = seen.union([name])
        return words.subtracting(known).allSatisfy { addedToViews($0).isEmpty || isHelper($0, leaving: kind, besides: known) }
      }
  }

  private func addedToViews(_ name: String) -> [Declared] { Self.views.flatMap { program.members(name, of: $0) } }

  private static let views = ["UIView", "UIControl", "UIButton", "UISwitch", "UILabel", "UIImageView", "UIBarButtonItem"]
}

extension Interface.Obstacle {
  /// The names by which code finds an object that it has no outlet for.
  fileprivate var finders: [String] {
    let held = key.map { [$0] } ?? []
    if element == "barButtonItem" { return held + Self.itemLists }
    return held + (element.hasSuffix("Recognizer") ? ["gestureRecognizers"] : Self.viewLists)
  }

  fileprivate static let viewLists = ["subviews", "arrangedSubviews", "viewWithTag", "superview"]
  private static let itemLists = [
    "leftBarButtonItem", "leftBarButtonItems", "rightBarButtonItem", "rightBarButtonItems", "backBarButtonItem",
    "toolbarItems", "items",
  ]

  /// What says how a control looks, what it says and where it is.
  fileprivate static let looks: Set<String> = [
    "setTitle", "setTitleColor", "setAttributedTitle", "setImage", "setBackgroundImage", "titleLabel", "imageView", "title",
    "text", "attributedText", "placeholder", "image", "font", "textColor", "textAlignment", "numberOfLines",
    "backgroundColor", "tintColor", "setBackgroundColor", "setTintColor", "setText", "setFont", "contentMode",
    "clipsToBounds", "frame", "bounds", "center", "translatesAutoresizingMaskIntoConstraints", "accessibilityLabel",
    "accessibilityIdentifier", "accessibilityHint", "titleEdgeInsets", "imageEdgeInsets", "contentEdgeInsets",
    "contentHorizontalAlignment", "addTarget", "removeTarget",
  ]
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether what code asks of a control whose name ends at a place says how it looks, and leaves what keeps people from using it:
  /// `button.setTitle(…)`, `[button setTitle:…]`, `button.isHidden = true`.
  fileprivate func leaves(_ kind: Interface.Obstacle.Kind, behind end: Int) -> Bool {
    guard let (name, last) = asked(behind: end) else { return false }
    var index = last
    if name == "layer" {
      guard let next = asked(behind: index) else { return false }
      return Interface.Obstacle.looks.contains(next.name) || ["cornerRadius", "masksToBounds"].contains(next.name)
        || next.name.hasPrefix("border")
    }
    if Interface.Obstacle.looks.contains(name) || name.hasSuffix("Anchor") { return true }
    if name == "removeFromSuperview" { return true }
    guard kind.setters.contains(name) else { return false }
    while index < count, self[index] == 0x20 { index += 1 }
    if name.hasPrefix("set"), index < count, self[index] == UInt8(ascii: ":") { return keeps(kind, from: index + 1) }
    return isGiven(at: index) && keeps(kind, from: index + 1)
  }

  /// Whether a property of a kind whose name ends at a place is given a value, and not one that keeps the obstacle:
  /// `view.alpha = 1`, `[view setHidden:NO]`.
  fileprivate func takesAway(_ kind: Interface.Obstacle.Kind, behind end: Int) -> Bool {
    if self[end...].starts(with: ".toggle".utf8) { return true }
    var index = end
    while index < count, self[index] == 0x20 { index += 1 }
    if isGiven(at: index) { return !keeps(kind, from: index + 1) }
    guard index < count, self[index] == UInt8(ascii: ":"), let name = wordBefore(end), self[name].starts(with: "set".utf8)
    else {
      return false
    }
    return !keeps(kind, from: index + 1)
  }

  private func isGiven(at index: Int) -> Bool {
    index + 1 < count && self[index] == UInt8(ascii: "=") && self[index + 1] != UInt8(ascii: "=")
  }

  /// Whether all of a value is one that keeps an obstacle.
  private func keeps(_ kind: Interface.Obstacle.Kind, from start: Int) -> Bool {
    var index = start
    while index < count, self[index] == 0x20 { index += 1 }
    let value = self[index...].prefix { $0.isNamePart || $0 == UInt8(ascii: ".") }
    index = value.endIndex
    while index < count, self[index] == 0x20 { index += 1 }
    let isWhole = index == count || [0x0A, 0x0D, 0x3B, 0x7D, 0x5D].contains(self[index])
    return isWhole && kind.keeping.contains(String(decoding: value, as: UTF8.self))
  }

  /// What is asked of something whose name ends at a place, and where that ends.
  func asked(behind end: Int) -> (name: String, end: Int)? {
    var index = end
    while index < count, self[index] == UInt8(ascii: "?") || self[index] == UInt8(ascii: "!") { index += 1 }
    guard index < count, self[index] == UInt8(ascii: ".") || self[index] == 0x20 else { return nil }
    index += 1
    let word = self[index...].prefix { $0.isNamePart }
    return word.isEmpty ? nil : (String(decoding: word, as: UTF8.self), word.endIndex)
  }
}
