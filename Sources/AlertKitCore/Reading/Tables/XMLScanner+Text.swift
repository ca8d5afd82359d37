/// The text of an element, up to its closing tag.
extension XMLScanner {
  /// Characters as they are read: those that had to be changed or left out of the file's own, and where the rest starts.
  struct Characters {
    var bytes: [UInt8] = []
    var run: Int
  }

  /// Reads the text of an element whose opening tag was taken, with entities undone and CDATA taken as it stands.
  ///
  /// An element that is not closed ends where the next element of the format starts, or with the file.
  mutating func readText(of open: Tag) -> LocatedText {
    guard open.form == .open else { return LocatedText("", at: sourceRange(open.range.upperBound..<open.range.upperBound)) }
    let start = index
    var characters = Characters(run: start)
    guard let tag = readCharacters(&characters) else {
      fault("`<\(open.name)>` is not closed: expected `</\(open.name)>`", at: open.range)
      isCut = true
      return located(start..<index, characters, closing: nil)
    }
    if tag.form != .close || tag.name != open.name {
      fault("`<\(open.name)>` is not closed: expected `</\(open.name)>`", at: open.range)
    }
    return located(start..<index, characters, closing: tag.form == .close && tag.name == open.name ? tag : nil)
  }

  /// Moves past characters up to the tag of an element, which is not moved past; nil at the end of the file.
  mutating func readCharacters(_ characters: inout Characters) -> Tag? {
    while index < text.count {
      let byte = text[index]
      if byte == UInt8(ascii: "<") {
        if let tag = tagWithinText(&characters) { return tag }
      } else if byte == UInt8(ascii: "&") || byte == 0x0D {
        characters.bytes.append(contentsOf: text[characters.run..<index])
        if byte == 0x0D { readCarriageReturn(to: &characters.bytes) } else { readEntity(to: &characters.bytes) }
        characters.run = index
      } else {
        index += 1
      }
    }
    return nil
  }

  /// The text of a range that has been read; moves past the closing tag.
  private mutating func located(_ range: Range<Int>, _ characters: Characters, closing tag: Tag?) -> LocatedText {
    var range = range
    if let tag { index = tag.range.upperBound } else { range = text.trimmed(range) }
    if characters.bytes.isEmpty, characters.run <= range.lowerBound {
      return LocatedText(text.string(range), at: sourceRange(range))
    }
    let last = characters.run..<max(characters.run, range.upperBound)
    return LocatedText(String(decoding: characters.bytes + text[last], as: UTF8.self), at: sourceRange(range))
  }

  /// What stands at `<` within a text: a tag, or nil when it was taken into the text or skipped.
  private mutating func tagWithinText(_ characters: inout Characters) -> Tag? {
    let isComment = text.hasPrefix("<!--", at: index)
    if isComment || text.hasPrefix("<![CDATA[", at: index) {
      readSection(isComment: isComment, to: &characters)
      return nil
    }
    if let tag = tag(at: index), grammar.isElement(tag.name) { return tag }
    // A tag that the file ends in is no part of the text.
    if text[(index + 1)...].allSatisfy({ Self.isNameByte($0) || $0 == UInt8(ascii: "/") }) {
      characters.bytes.append(contentsOf: text[characters.run..<index])
      index = text.count
      characters.run = index
      return nil
    }
    characters.bytes.append(contentsOf: text[characters.run..<index + 1])
    fault("A `<` within a text is written `&lt;`", at: index..<index + 1)
    index += 1
    characters.run = index
    return nil
  }

  /// A comment, which is left out, or a CDATA section, which is taken as it stands.
  private mutating func readSection(isComment: Bool, to characters: inout Characters) {
    characters.bytes.append(contentsOf: text[characters.run..<index])
    let start = index + (isComment ? 4 : 9)
    var end = lacksSectionEnd ? text.count : start
    while end < text.count, !text.hasPrefix(isComment ? "-->" : "]]>", at: end) { end += 1 }
    if end < text.count {
      if !isComment { characters.bytes.append(contentsOf: text[start..<end]) }
      index = end + 3
    } else {
      lacksSectionEnd = true
      fault(isComment ? "This comment is not closed" : "This CDATA section is not closed", at: index..<start)
      index = start
    }
    characters.run = index
  }

  /// XML counts CR and CRLF as LF.
  private mutating func readCarriageReturn(to bytes: inout [UInt8]) {
    index += 1
    if index == text.count || text[index] != 0x0A { bytes.append(0x0A) }
  }

  /// One of XML's own five entities, or a character by its number.
  mutating func readEntity(to bytes: inout [UInt8]) {
    let start = index
    index += 1
    var end = index
    while end < text.count, end - index < 32, Self.isEntityByte(text[end]) { end += 1 }
    guard end < text.count, text[end] == UInt8(ascii: ";"), end > index else {
      bytes.append(UInt8(ascii: "&"))
      return fault("A `&` within a text is written `&amp;`", at: start..<index)
    }
    let name = text.string(index..<end)
    index = end + 1
    if let scalar = Self.scalar(ofEntity: name) {
      bytes.appendScalar(scalar)
    } else {
      bytes.append(contentsOf: text[start..<index])
      fault("The entity `&\(name);` is not one of XML's own, and no other is expanded", at: start..<index)
    }
  }

  private static func isEntityByte(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "#") || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"))
      || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
  }

  /// What an entity stands for; nil for one that XML itself does not have.
  static func scalar(ofEntity name: String) -> UInt32? {
    switch name {
    case "lt": return 0x3C
    case "gt": return 0x3E
    case "amp": return 0x26
    case "quot": return 0x22
    case "apos": return 0x27
    default:
      guard name.hasPrefix("#") else { return nil }
      let digits = name.dropFirst()
      let value = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      return value.flatMap(Unicode.Scalar.init).flatMap { $0.value == 0 ? nil : $0.value }
    }
  }
}
