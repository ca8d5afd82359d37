internal import AlertKitCore

extension Program {
  /// In less code than this, what calls a function may stand elsewhere.
  private static let leastFilesOfApp = 100

  /// Attributes that let nothing but its name call a function.
  private static let harmless: Set<String> = ["discardableResult", "MainActor", "available", "inlinable", "ViewBuilder"]

  /// What the system calls by its name.
  private static let called: Set<String> = ["main", "deinit", "load", "initialize"]

  /// Whether nothing calls a function of an app: its name stands nowhere but where it is declared.
  func isNeverCalled(_ member: Declared) -> Bool {
    guard files.count >= Self.leastFilesOfApp, isCalledByName(member) else { return false }
    let selector = member.declaration.selector.flatMap { ObjCSelector($0).pieces.first }
    let names = Set([member.name, selector].compactMap(\.self))
    var (uses, declared) = (0, 0)
    // A header of Objective-C only declares it.
    let numbers = Set(names.flatMap { files(naming: [$0]) }).filter { selector == nil || !files[$0].path.hasSuffix(".h") }
    for number in numbers.sorted() {
      let all = file(number).members.filter { names.contains(self.text(of: $0.declaration.nameRange)) }
      // What a protocol asks for is called by who knows the protocol.
      if all.isEmpty || all.contains(where: { record(of: $0.type)?.kind == .protocol }) { return false }
      declared += all.count
      uses += files[number].text.uses(of: names)
      if uses > declared { return false }
    }
    return true
  }

  /// Whether a function or a static property is known by its name alone: no framework asks for it.
  private func isCalledByName(_ member: Declared) -> Bool {
    let declaration = member.declaration
    guard member.isFunction && !member.isInitializer || member.isVariable && declaration.isStatic,
      declaration.body != nil || declaration.value != nil, !declaration.isExposed,
      declaration.attributes.allSatisfy(Self.harmless.contains), declaration.range != declaration.nameRange,
      member.name.first?.isLetter == true, !Self.called.contains(member.name)
    else { return false }
    if declaration.isStatic || declaration.isPrivate || member.type.isEmpty || AlertNames.isFunction(member.name) {
      return true
    }
    guard declaration.selector == nil, let record = record(of: member.type) else { return false }
    return record.kind == .extension && record.inherited.isEmpty
  }
}

extension [UInt8] {
  /// How often some names stand in it outside of comments.
  fileprivate func uses(of names: Set<String>) -> Int {
    let names = Set(names.map { Array($0.utf8) })
    return withUnsafeBufferPointer { text in
      var (count, index) = (0, 0)
      var quotes = Quotes()
      while index < text.count {
        if text[index].isNamePart {
          let start = index
          while index < text.count, text[index].isNamePart { index += 1 }
          if names.contains(where: { $0.elementsEqual(text[start..<index]) }) { count += 1 }
        } else if !quotes.areOpen, let end = Self.endOfComment(text, at: index) {
          index = end
        } else {
          index = quotes.next(after: index, in: text)
        }
      }
      return count
    }
  }

  /// Where a comment ends that begins at a place; nil where none does.
  private static func endOfComment(_ text: UnsafeBufferPointer<UInt8>, at start: Int) -> Int? {
    guard start + 1 < text.count, text[start] == UInt8(ascii: "/") else { return nil }
    var index = start + 2
    switch text[start + 1] {
    case UInt8(ascii: "/"):
      while index < text.count, text[index] != UInt8(ascii: "\n") { index += 1 }
    case UInt8(ascii: "*"):
      while index + 1 < text.count, text[index] != UInt8(ascii: "*") || text[index + 1] != UInt8(ascii: "/") { index += 1 }
      index = Swift.min(index + 2, text.count)
    default: return nil
    }
    return index
  }
}

/// Whether a place stands in a literal, where slashes begin no comment. What it gets wrong ends with the line.
private struct Quotes {
  private enum Literal {
    case line
    case lines
  }

  private var open: Literal?

  var areOpen: Bool { open != nil }

  /// Goes past the byte at a place, or past what belongs to it.
  mutating func next(after index: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
    switch text[index] {
    case UInt8(ascii: "\\"):
      return areOpen && text.indices.contains(index + 1) && !text[index + 1].isNamePart ? index + 2 : index + 1
    case UInt8(ascii: "\n"):
      if open == .line { open = nil }
    case UInt8(ascii: "\""):
      if open != .line, text.count > index + 2, text[index + 1] == UInt8(ascii: "\""), text[index + 2] == UInt8(ascii: "\"") {
        open = open == nil ? .lines : nil
        return index + 3
      }
      if open != .lines { open = open == nil ? .line : nil }
    default: break
    }
    return index + 1
  }
}

extension UInt8 {
  fileprivate var isNamePart: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
