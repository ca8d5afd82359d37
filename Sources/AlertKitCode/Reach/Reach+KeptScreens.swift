internal import AlertKitCore

/// Screens that a property makes for itself, and that no code brings before people.
extension Reach {
  /// What becomes of the screen that a property starts with.
  private enum Keeping {
    /// No code that may run names the property.
    case unread
    /// Code that may run tells the screen something, and does no more with it.
    case told
  }

  /// Whether a place makes the screen that a property starts with, and no code that may run reads the property.
  mutating func isKeptUnread(_ place: Int, of property: Declared) -> Bool {
    guard let type = keptScreen(madeAt: place, of: property), keeping(type, by: property) == .unread else { return false }
    // What a screen does as it is made needs nobody who shows it.
    return !["init", "awakeFromNib"].contains { name in
      program.members(name, of: type).contains { $0.declaration.body != nil }
    }
  }

  /// Whether a place makes the screen that a property starts with, which is told something and never put before people, so that no
  /// segue of its starts.
  mutating func isKeptUnshown(_ place: Int, in file: Int) -> Bool {
    guard let property = program.file(file).member(around: place), let type = keptScreen(madeAt: place, of: property) else {
      return false
    }
    return keeping(type, by: property) != nil && !showsItself(type)
  }

  /// The class of the screen that a private property starts with, whose first value a place is a part of:
  /// `private let home = HomeController.made(in: board)`.
  private func keptScreen(madeAt place: Int, of property: Declared) -> String? {
    let declaration = property.declaration
    guard isSwift(property.file), isOfApp(property.file), property.isStored, declaration.isPrivate,
      declaration.attributes.isEmpty, declaration.observers.isEmpty, !declaration.isExposed, !property.type.isEmpty,
      !isSetBesideCode(property.name), let value = declaration.value, value.range.holds(place),
      case .call(let call) = value.kind, let names = call.callee.namePath, names[0].startsUpper,
      !Self.showing.contains(where: { names[names.count - 1].hasPrefix($0) }),
      let path = program.path(of: names[0], from: property.type, in: property.file),
      program.record(of: path)?.kind == .class, program.type(path, isA: ["UIViewController"])
    else { return nil }
    return path
  }

  /// Whether a screen's class at a place says only what a property may hold that no code gives one: `var list: ListController?`.
  mutating func isTypeOfNothing(_ place: NameMentions.Place, _ name: String, in file: Int) -> Bool {
    let (bytes, end) = (program.files[file].text, place.offset + name.utf8.count)
    guard isSwift(file), isOfApp(file), !place.isInLiteral, interfaces != nil,
      end < bytes.count, "?!".utf8.contains(bytes[end]),
      let property = program.file(file).member(around: place.offset), property.isStored, !property.declaration.isStatic,
      property.declaration.value == nil, property.declaration.type?.name == name, property.declaration.attributes.isEmpty,
      !property.declaration.isExposed, !isSetBesideCode(property.name), property.declaration.nameRange.end < place.offset,
      program.record(of: property.type)?.kind == .class, let path = program.path(of: name, from: property.type, in: file),
      program.type(path, isA: ["UIViewController"])
    else { return false }
    let files = property.declaration.isPrivate ? [file] : filesMentioning(property.name)
    return files.count <= Self.mostNaming
      && files.allSatisfy { other in
        isSwift(other)
          && mentions(in: other).places(of: property.name).allSatisfy { use in
            !use.isInLiteral
              && (declares(at: use.offset, in: other) || isOnlyRead(property.name, at: use.offset, in: other)
                || isNeverGiven(property.name, at: use.offset, in: other))
          }
      }
  }

  /// Whether code at a place lets go of what a property holds, or gives it something only where a constant keeps it from being run.
  private mutating func isNeverGiven(_ name: String, at start: Int, in file: Int) -> Bool {
    let rest = program.files[file].text[(start + name.utf8.count)...].drop { $0 == 0x20 }
    if rest.first == UInt8(ascii: "="), rest.dropFirst().first == 0x20, word(at: rest.startIndex + 2, in: file) == "nil" {
      return true
    }
    return program.file(file).member(around: start).map { isNeverTaken(start, in: $0) } ?? false
  }

  /// Whether a property at a place is asked for something of its own, so that it is given nothing there: `list?.reload()`.
  private func isOnlyRead(_ name: String, at start: Int, in file: Int) -> Bool {
    let rest = program.files[file].text[(start + name.utf8.count)...].drop { "?!".utf8.contains($0) }
    return rest.first == UInt8(ascii: ".")
  }

  /// How the names of functions begin that put a screen before people.
  private static let showing = [
    "show", "present", "push", "open", "add", "embed", "display", "start", "setViewControllers", "setRoot", "insert",
    "transition",
  ]

  /// What code that may run does with a property that holds a screen; nil where it may show that.
  private mutating func keeping(_ type: String, by property: Declared) -> Keeping? {
    var found = Keeping.unread
    for place in mentions(in: property.file).places(of: property.name) {
      if property.declaration.range.holds(place.offset) { continue }
      guard !place.isInLiteral, let around = program.file(property.file).member(around: place.offset) else { return nil }
      if !mayRun(around) { continue }
      guard isTold(type, at: place.offset + property.name.utf8.count, in: property.file) else { return nil }
      found = .told
    }
    return found
  }

  /// Whether what ends at a place is told something that its class declares and that gives nothing back: `home.reload()`,
  /// `home?.state = .open`.
  private func isTold(_ type: String, at end: Int, in file: Int) -> Bool {
    let bytes = program.files[file].text
    var point = end
    while point < bytes.count, "?!".utf8.contains(bytes[point]) { point += 1 }
    guard point < bytes.count, bytes[point] == UInt8(ascii: ".") else { return false }
    let name = word(at: point + 1, in: file)
    let own = program.members(name, of: type)
    let rest = bytes[(point + 1 + name.utf8.count)...].drop { $0 == 0x20 }
    return !own.isEmpty
      && own.allSatisfy { member in
        guard member.type == type else { return false }
        if member.isFunction { return member.declaration.type == nil && rest.first == UInt8(ascii: "(") }
        return rest.first == UInt8(ascii: "=") && rest.dropFirst().first != UInt8(ascii: "=")
      }
  }

  /// Whether code of a screen's class may put the screen before people: `window.rootViewController = self`, `top.present(self)`.
  private mutating func showsItself(_ type: String) -> Bool {
    filesMentioning(type.lastName).contains { file in
      guard isSwift(file) else { return true }
      let all = mentions(in: file)
      let own = all.scopes.filter { text($0.name, in: file) == type.lastName }
      return ["self", "view"].contains { name in
        all.places(of: name).contains { place in
          own.contains { $0.opening < place.offset && place.offset < $0.end } && mayShow(place.offset, in: file)
        }
      }
    }
  }

  /// Whether what a place names, `self` or its view, may be handed to what shows it: it is asked for nothing of its own, and not told to
  /// something as its delegate, its target or its observer.
  private func mayShow(_ place: Int, in file: Int) -> Bool {
    program.files[file].text.withUnsafeBufferPointer { bytes in
      func word(before mark: Character) -> String? {
        bytes[..<place].lastIndex(of: mark.asciiValue!).flatMap { bytes.wordBefore($0) }.map { bytes.text($0) }
      }
      let name = self.word(at: place, in: file)
      let next = bytes.nextVisible(from: place + 4)
      // `self.view` is looked at as the view.
      if next == UInt8(ascii: ".") || name == "view" && (next == UInt8(ascii: ":") || next == UInt8(ascii: "=")) {
        return false
      }
      if let before = bytes.wordBefore(place).map({ bytes.text($0) }), Self.beforeSelf.contains(before) { return false }
      switch bytes.lastVisible(before: place) {
      case UInt8(ascii: "="):
        guard let taken = word(before: "=") else { return true }
        return !Self.told.contains { taken.lowercased().hasSuffix($0) }
      case UInt8(ascii: "["), UInt8(ascii: ","): return next == UInt8(ascii: "]") || next == UInt8(ascii: ",")
      case UInt8(ascii: "("): return word(before: "(").map(Self.mayShow) ?? true
      case UInt8(ascii: ":"):
        guard let label = word(before: ":"), let function = word(before: "(") else { return true }
        return Self.labels.contains(label) && Self.mayShow(function)
      default: return false
      }
    }
  }

  /// Whether a function of a name, or an initializer of a type, may put before people what it is given.
  private static func mayShow(_ name: String) -> Bool {
    showing.contains(where: name.hasPrefix) || name.contains("Nav") || name.hasSuffix("Controller")
  }

  /// What stands before `self` where it is only kept.
  private static let beforeSelf: Set<String> = ["weak", "unowned", "let", "var", "guard", "as", "is"]
  /// How the names end of what a screen is told to, not shown by.
  private static let told = ["delegate", "datasource", "target", "observer", "owner", "self", "this"]
  /// The labels by which a screen is given to what shows it.
  private static let labels: Set<String> = [
    "rootViewController", "root", "screen", "to", "viewController", "controller", "child", "vc", "content",
  ]
}
