internal import AlertKitCore

/// What keeps people from using a control of a storyboard or a xib, as long as no code takes it away.
extension Reach {
  /// Whether something keeps people from using what stands in a scene, whatever the app's code does.
  mutating func isBlocked(_ obstacles: [Interface.Obstacle], in place: Interfaces.Place) -> Bool {
    for obstacle in obstacles where !mayLift(obstacle, in: place) { return true }
    return false
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
    }
    for outlet in obstacle.outlets where mayChange(outlet, obstacle.kind) { return true }
    return false
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
    for inherited in record.inherited where mayUse(names, in: inherited.name.lastName, depth: depth + 1) { return true }
    return false
  }

  private static let mostAncestors = 8

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
          if program.files[file].text.withUnsafeBufferPointer({ $0.leaves(kind, behind: place.offset + name.utf8.count) }) {
            continue
          }
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

extension Interface.Obstacle {
  /// The names by which code finds an object that it has no outlet for.
  fileprivate var finders: [String] {
    let held = key.map { [$0] } ?? []
    if element == "barButtonItem" { return held + Self.itemLists }
    return held + (element.hasSuffix("Recognizer") ? ["gestureRecognizers"] : ["subviews", "arrangedSubviews", "viewWithTag"])
  }

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
    "contentHorizontalAlignment",
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
      return Interface.Obstacle.looks.contains(next.name) || next.name == "cornerRadius" || next.name.hasPrefix("border")
    }
    if Interface.Obstacle.looks.contains(name) || name.hasSuffix("Anchor") { return true }
    guard kind.setters.contains(name) else { return false }
    while index < count, self[index] == 0x20 { index += 1 }
    guard index + 1 < count, self[index] == UInt8(ascii: "="), self[index + 1] != UInt8(ascii: "=") else { return false }
    index += 1
    while index < count, self[index] == 0x20 { index += 1 }
    let value = self[index...].prefix { $0.isNamePart || $0 == UInt8(ascii: ".") }
    index = value.endIndex
    while index < count, self[index] == 0x20 { index += 1 }
    let isWhole = index == count || [0x0A, 0x0D, 0x3B, 0x7D].contains(self[index])
    return isWhole && kind.keeping.contains(String(decoding: value, as: UTF8.self))
  }

  /// What is asked of something whose name ends at a place, and where that ends.
  private func asked(behind end: Int) -> (name: String, end: Int)? {
    var index = end
    while index < count, self[index] == UInt8(ascii: "?") || self[index] == UInt8(ascii: "!") { index += 1 }
    guard index < count, self[index] == UInt8(ascii: ".") || self[index] == 0x20 else { return nil }
    index += 1
    let word = self[index...].prefix { $0.isNamePart }
    return word.isEmpty ? nil : (String(decoding: word, as: UTF8.self), word.endIndex)
  }
}
