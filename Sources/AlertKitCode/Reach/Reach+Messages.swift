internal import AlertKitCore

/// What messages of Objective-C are sent to, as far as it says that they mean a method of another class.
extension Reach {
  /// Whether a message at a place goes to an object, or a class, of the app's own that has nothing to do with the type of a member.
  mutating func isSentToOther(_ place: NameMentions.Place, than member: Declared, in file: Int) -> Bool {
    guard !place.isInLiteral, !isSwift(file), member.isFunction, !member.type.isEmpty, isConcrete(member.type),
      let around = program.file(file).member(around: place.offset),
      let receiver = program.files[file].text.withUnsafeBufferPointer({ $0.receiver(before: place.offset) })
    else { return false }
    if let type = declaredType(of: receiver, in: around), type != "Class", type != "id",
      member.declaration.isStatic || isNeverOf(type, member.type)
    {
      return true
    }
    guard let type = type(of: receiver, in: around) else { return false }
    // Objects have the methods of their own, and classes those of theirs.
    if case .class = receiver {
      if !member.declaration.isStatic { return true }
    } else if member.declaration.isStatic {
      return true
    }
    return isApart(type, from: member.type, named: member.name)
  }

  /// Whether what is declared as of one of Apple's classes is never of a class of the app's.
  private func isNeverOf(_ apples: String, _ type: String) -> Bool {
    guard Self.isApples(apples), ownPath(of: apples, from: "") == nil, isKnown(type), !program.type(type, isA: [apples]) else {
      return false
    }
    return apples != "NSObject" && (!Self.widelyInherited.contains(apples) || isPlainObject(type))
  }

  /// Classes of Apple's that more of theirs inherit from.
  private static let widelyInherited: Set<String> = [
    "UIResponder", "UIView", "UIControl", "UIScrollView", "UIViewController", "UINavigationController", "UITextField",
    "UILabel",
    "UICollectionReusableView", "UIGestureRecognizer", "UIBarItem", "UICollectionViewLayout", "NSOperation", "NSManagedObject",
    "CALayer", "UIWindow", "NSEntityDescription", "NSFormatter", "NSStream", "NSURLProtocol",
  ]

  /// Whether a class inherits from `NSObject` and no other class of Apple's.
  private func isPlainObject(_ type: String, depth: Int = 0) -> Bool {
    guard depth < 8, let record = program.record(of: type), record.kind == .class else { return false }
    return record.inherited.allSatisfy { inherited in
      if let path = ownPath(of: inherited.name, from: type) {
        return program.record(of: path)?.kind == .protocol || isPlainObject(path, depth: depth + 1)
      }
      return inherited.name == "NSObject" || isProtocol(inherited.name.lastName)
    }
  }

  private mutating func type(of receiver: MessageReceiver, in around: Declared) -> String? {
    switch receiver {
    case .class(let name): return ownPath(of: name, from: "")
    case .made(let name, let maker):
      guard let path = ownPath(of: name, from: "") else { return nil }
      if maker == "alloc" || maker == "new" { return path }
      let makers = program.members(maker, of: path)
      let isMade = !makers.isEmpty && makers.allSatisfy { $0.declaration.isStatic && $0.declaration.type?.name == name }
      return isMade ? path : nil
    case .object, .property: return declaredType(of: receiver, in: around).flatMap { ownPath(of: $0, from: "") }
    }
  }

  /// The class that a variable or a property is declared as which a message is sent to.
  mutating func declaredType(of receiver: MessageReceiver, in around: Declared) -> String? {
    switch receiver {
    case .object(let name): declaredType(of: name, in: around)
    case .property(let name): declaredType(ofProperty: name, of: around.type)
    case .class, .made: nil
    }
  }

  /// The class that a variable of a method, what it takes, or a property is declared as; nil where several are.
  mutating func declaredType(of name: String, in around: Declared) -> String? {
    let bytes = program.files[around.file].text
    let places = mentions(in: around.file).places(of: name).filter {
      !$0.isInLiteral && around.declaration.range.holds($0.offset)
    }
    // A variable or what a block takes may be anything: `id screen`.
    if places.contains(where: { place in bytes.withUnsafeBufferPointer { $0.isOfAnyClass(at: place.offset) } }) { return nil }
    let types = places.compactMap { place in bytes.withUnsafeBufferPointer { $0.pointedType(before: place.offset) } }
    if let first = types.first { return Set(types).count == 1 ? first : nil }
    if around.declaration.parameters.contains(where: { $0.name == name }) { return nil }
    return declaredType(ofProperty: name.hasPrefix("_") ? String(name.dropFirst()) : name, of: around.type)
  }

  private func declaredType(ofProperty name: String, of type: String) -> String? {
    let kept = program.members(name, of: type).filter(\.isVariable)
    // A property may stand for a variable of its class's that is declared too.
    guard let first = kept.first?.declaration.type?.name, kept.allSatisfy({ $0.declaration.type?.name == first }) else {
      return nil
    }
    return first
  }
}

/// What a message is sent to.
enum MessageReceiver {
  /// `[Screen tell]`
  case `class`(String)
  /// `[[Screen shared] tell]`
  case made(String, by: String)
  /// `[screen tell]`
  case object(String)
  /// `[self.screen tell]`, whatever variables of that name there are.
  case property(String)

  /// The name of the variable or the property; nil for anything else.
  var variable: String? {
    switch self {
    case .object(let name), .property(let name): name
    case .class, .made: nil
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// What the message is sent to whose first name stands at a place; nil where that is something else, or `self`.
  func receiver(before start: Int) -> MessageReceiver? {
    var end = start
    while end > 0, self[end - 1].isBlank { end -= 1 }
    guard end > 0, end < start || self[end - 1] == UInt8(ascii: "]") else { return nil }
    if self[end - 1] == UInt8(ascii: "]") { return maker(endingAt: end) }
    guard let word = wordBefore(end), word.upperBound == end else { return nil }
    let name = text(word)
    guard name != "self", name != "super", name != "return" else { return nil }
    var first = word.lowerBound
    if first > 4, self[first - 1] == UInt8(ascii: "."), let owner = wordBefore(first - 1), text(owner) == "self" {
      first = owner.lowerBound
    }
    guard first > 0, lastVisible(before: first) == UInt8(ascii: "[") else { return nil }
    if first < word.lowerBound { return .property(name) }
    return name.startsUpper ? .class(name) : .object(name)
  }

  /// `[Screen shared]`, `[[Screen alloc] init]`
  private func maker(endingAt end: Int) -> MessageReceiver? {
    guard let start = opening(ofBracketBefore: end) else { return nil }
    var index = start
    var isAllocated = false
    while index < end, self[index] == UInt8(ascii: "[") || self[index].isBlank {
      if self[index] == UInt8(ascii: "["), index > start { isAllocated = true }
      index += 1
    }
    var last = index
    while last < end, self[last].isNamePart { last += 1 }
    let type = text(index..<last)
    while last < end, self[last].isBlank { last += 1 }
    var behind = last
    while behind < end, self[behind].isNamePart { behind += 1 }
    let maker = text(last..<behind)
    guard type.startsUpper, behind < end, self[behind] == UInt8(ascii: "]"), !isAllocated || maker == "alloc" else {
      return nil
    }
    guard behind + 1 < end else { return .made(type, by: maker) }
    // `[[Screen alloc] init]` is one, and `[[Screen alloc] screen]` may be anything.
    return self[(behind + 1)...].drop(while: \.isBlank).starts(with: "init".utf8) ? .made(type, by: maker) : nil
  }

  /// Where the bracket begins that ends before a place.
  private func opening(ofBracketBefore end: Int) -> Int? {
    var (index, depth) = (end - 1, 0)
    let first = Swift.max(end - Self.longestMessage, 0)
    while index >= first {
      switch self[index] {
      case UInt8(ascii: "]"): depth += 1
      case UInt8(ascii: "["):
        depth -= 1
        if depth == 0 { return index }
      case UInt8(ascii: "\""), UInt8(ascii: ";"): return nil
      default: break
      }
      index -= 1
    }
    return nil
  }

  /// The class of a name that is declared where it stands: `Screen *screen`.
  fileprivate func pointedType(before start: Int) -> String? {
    guard lastVisible(before: start) == UInt8(ascii: "*"), let star = self[..<start].lastIndex(of: UInt8(ascii: "*")),
      let word = wordBefore(star)
    else { return nil }
    let name = text(word)
    return name.startsUpper ? name : nil
  }

  /// Whether a name is declared where it stands as of any class: `id screen`, `id<Telling> screen`.
  fileprivate func isOfAnyClass(at start: Int) -> Bool {
    var end = start
    if lastVisible(before: start) == UInt8(ascii: ">"), let open = self[..<start].lastIndex(of: UInt8(ascii: "<")) {
      end = open
    }
    return wordBefore(end).map { text($0) == "id" } ?? false
  }

  /// Whether the selector whose name stands at a place is given to a message that says `self` is to run it:
  /// `target:self action:@selector(tell:)`, `[self addButton:@"Tell" action:@selector(tell:)]`.
  func isSelectorForSelf(at start: Int) -> Bool {
    let mark = Array("@selector(".utf8)
    guard start > mark.count, self[(start - mark.count)..<start].elementsEqual(mark) else { return false }
    var (index, depth) = (start - mark.count - 1, 0)
    let first = Swift.max(start - Self.longestMessage, 0)
    var quotes = 0
    var target: String?
    while index >= first {
      let byte = self[index]
      if byte == UInt8(ascii: "\"") { quotes += 1 }
      if quotes % 2 == 0 {
        switch byte {
        case UInt8(ascii: "]"), UInt8(ascii: ")"), UInt8(ascii: "}"): depth += 1
        case UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: ";"):
          if depth == 0 || byte == UInt8(ascii: ";") { return false }
          depth -= 1
        case UInt8(ascii: "["):
          if depth == 0 { return (target ?? wordBehind(index + 1)) == "self" }
          depth -= 1
        case UInt8(ascii: ":") where depth == 0:
          if let label = wordBefore(index), ["arget", "bserver"].contains(where: text(label).hasSuffix) {
            target = wordBehind(index + 1) ?? ""
          }
        default: break
        }
      }
      index -= 1
    }
    return false
  }

  /// The word that stands by itself behind a place.
  private func wordBehind(_ start: Int) -> String? {
    var index = start
    while index < count, self[index].isBlank { index += 1 }
    var end = index
    while end < count, self[end].isNamePart { end += 1 }
    return end > index && end < count && self[end].isBlank ? text(index..<end) : nil
  }

  /// How far back a message is looked for, in UTF-8.
  private static var longestMessage: Int { 600 }
}
