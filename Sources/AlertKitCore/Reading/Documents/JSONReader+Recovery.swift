extension JSONReader {
  /// Whether a comma, a closing bracket or the end follows.
  var isAtMemberEnd: Bool {
    guard position < text.count else { return true }
    switch text[position] {
    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"): return true
    default: return false
    }
  }

  /// Goes on to the comma or the bracket that ends what stands at `position`, past at least one character.
  mutating func skipToNextMember() {
    var depth = 0
    repeat {
      guard position < text.count else { return }
      skipToken(&depth)
    } while depth > 0 || !isAtMemberEnd
  }

  /// Leaves out the container at `position` with a fault; an empty one takes its place.
  mutating func skipNested(_ kind: Document.Kind) {
    let start = position
    var depth = 0
    let index = entries.count
    repeat { skipToken(&depth) } while depth > 0 && position < text.count
    entries.append(Document.Entry(kind, start, position, at: index))
    report("nested more than \(Self.depthLimit) levels deep; what is inside is not read", from: start, to: start + 1)
  }

  /// Moves past one character or one string, and counts brackets.
  private mutating func skipToken(_ depth: inout Int) {
    let byte = text[position]
    position += 1
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
    case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
    case UInt8(ascii: "\""): skipStringBody()
    default: break
    }
  }

  private mutating func skipStringBody() {
    while position < text.count, text[position] != 0x0A, text[position] != 0x0D {
      let byte = text[position]
      position += 1
      if byte == UInt8(ascii: "\"") { return }
      if byte == UInt8(ascii: "\\"), position < text.count { position += 1 }
    }
  }

  /// Reports that the file ends too early; once, however many containers are open.
  mutating func reportEnd(missing closer: UInt8) {
    guard !hasEnded else { return }
    report("the file ends before its closing \"\(Character(Unicode.Scalar(closer)))\"", from: text.count, to: text.count)
    hasEnded = true
  }

  /// The character at an offset as a message names it.
  func characterName(at offset: Int) -> String {
    guard offset < text.count else { return "the end of the file" }
    let rest = String(decoding: text[offset..<min(offset + 4, text.count)], as: UTF8.self)
    guard let scalar = rest.unicodeScalars.first, scalar.properties.generalCategory != .control else {
      return "a control character"
    }
    return "\"\(scalar)\""
  }
}
