/// The text of an element, up to its closing tag.
extension XMLPropertyListParser {
  /// Reads the text of an element whose opening tag was taken, with entities undone and CDATA taken as it stands.
  ///
  /// An element that is not closed ends where the next element of a property list starts, or with the file.
  mutating func readText(of open: Tag) -> LocatedText {
    guard open.form == .open else { return LocatedText("", at: sourceRange(open.range.upperBound..<open.range.upperBound)) }
    let start = index
    var bytes: [UInt8] = []
    var run = start
    while index < text.count {
      let byte = text[index]
      if byte == UInt8(ascii: "<") {
        if endsText(of: open, run: run, to: &bytes) { return located(start..<index, run: run, bytes, closing: open) }
        run = index
      } else if byte == UInt8(ascii: "&") || byte == 0x0D {
        bytes.append(contentsOf: text[run..<index])
        if byte == 0x0D { readCarriageReturn(to: &bytes) } else { readEntity(to: &bytes) }
        run = index
      } else {
        index += 1
      }
    }
    fault("`<\(open.name)>` is not closed: expected `</\(open.name)>`", at: open.range)
    return located(start..<index, run: run, bytes, closing: nil)
  }

  /// The text of a range that has been read up to `run`; moves past the closing tag.
  private mutating func located(_ range: Range<Int>, run: Int, _ done: [UInt8], closing open: Tag?) -> LocatedText {
    var range = range
    if let open, let tag = tag(at: index), tag.form == .close, tag.name == open.name {
      index = tag.range.upperBound
    } else {
      range = text.trimmed(range)
    }
    if done.isEmpty, run <= range.lowerBound { return LocatedText(text.string(range), at: sourceRange(range)) }
    let last = run..<max(run, range.upperBound)
    return LocatedText(String(decoding: done + text[last], as: UTF8.self), at: sourceRange(range))
  }

  /// What stands at `<` within a text: true at the text's end; false when it was taken into the text or skipped.
  private mutating func endsText(of open: Tag, run: Int, to bytes: inout [UInt8]) -> Bool {
    let isComment = text.hasPrefix("<!--", at: index)
    if isComment || text.hasPrefix("<![CDATA[", at: index) {
      bytes.append(contentsOf: text[run..<index])
      let start = index + (isComment ? 4 : 9)
      var end = lacksSectionEnd ? text.count : start
      while end < text.count, !text.hasPrefix(isComment ? "-->" : "]]>", at: end) { end += 1 }
      guard end < text.count else {
        lacksSectionEnd = true
        fault(isComment ? "This comment is not closed" : "This CDATA section is not closed", at: index..<start)
        index = start
        return false
      }
      if !isComment { bytes.append(contentsOf: text[start..<end]) }
      index = end + 3
      return false
    }
    guard let tag = tag(at: index), Self.elements.contains(tag.name) else {
      bytes.append(contentsOf: text[run..<index + 1])
      fault("A `<` within a text is written `&lt;`", at: index..<index + 1)
      index += 1
      return false
    }
    if tag.form != .close || tag.name != open.name {
      fault("`<\(open.name)>` is not closed: expected `</\(open.name)>`", at: open.range)
    }
    return true
  }

  /// XML counts CR and CRLF as LF.
  private mutating func readCarriageReturn(to bytes: inout [UInt8]) {
    index += 1
    if index == text.count || text[index] != 0x0A { bytes.append(0x0A) }
  }

  /// One of XML's own five entities, or a character by its number.
  private mutating func readEntity(to bytes: inout [UInt8]) {
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
