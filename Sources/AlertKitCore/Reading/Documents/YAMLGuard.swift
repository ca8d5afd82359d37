/// Finds what must not reach the YAML parser: characters it rejects without a position, and nesting that would use up the stack.
enum YAMLGuard {
  /// Larger specs and configurations are refused.
  static let sizeLimit = 16 << 20
  private static let bracketLimit = 80
  private static let indentationLimit = 128

  /// Why the file is not read; nil when it may be.
  static func refusal(of file: SourceFile) -> Fault? {
    func fault(_ message: String, _ offset: Int) -> Fault {
      Fault(.syntax, message, at: SourceRange(file: file.id, start: offset, end: min(offset + 1, file.text.count)))
    }
    if file.text.count > sizeLimit { return fault("larger than 16 MB, the most that a YAML file may be", 0) }
    if let offset = firstControl(file.text) { return fault("a control character, which YAML does not allow", offset) }
    if let offset = firstConflictMarker(file.text) { return fault("a merge conflict marker", offset) }
    if let offset = firstDeepPlace(file.text) { return fault("nested too deeply; the file is not read", offset) }
    return nil
  }

  private static func firstControl(_ text: [UInt8]) -> Int? {
    for (offset, byte) in text.enumerated() {
      switch byte {
      case 0x09, 0x0A, 0x0D: continue
      case 0..<0x20, 0x7F: return offset
      case 0xC2 where offset + 1 < text.count && text[offset + 1] < 0xA0 && text[offset + 1] != 0x85: return offset
      case 0xEF where offset + 2 < text.count && text[offset + 1] == 0xBF && text[offset + 2] >= 0xBE: return offset
      default: continue
      }
    }
    return nil
  }

  private static func firstConflictMarker(_ text: [UInt8]) -> Int? {
    var lineStart = 0
    while lineStart < text.count {
      let lineEnd = text[lineStart...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? text.count
      if lineEnd - lineStart >= 7, text[lineStart] == UInt8(ascii: "<") || text[lineStart] == UInt8(ascii: ">"),
        text[lineStart..<lineStart + 7].allSatisfy({ $0 == text[lineStart] })
      {
        return lineStart
      }
      lineStart = lineEnd + 1
    }
    return nil
  }

  /// The place where more brackets are open, or a line is further indented, than any file written by hand has. Brackets in
  /// texts count too: the limit leaves room for them.
  private static func firstDeepPlace(_ text: [UInt8]) -> Int? {
    var open = 0
    var lineStart = 0
    var isIndentation = true
    for (offset, byte) in text.enumerated() {
      switch byte {
      case 0x0A, 0x0D:
        lineStart = offset + 1
        isIndentation = true
        continue
      case UInt8(ascii: "["), UInt8(ascii: "{"): open += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"): open = max(open - 1, 0)
      case UInt8(ascii: " "), 0x09: continue
      default: break
      }
      if open > bracketLimit { return offset }
      // The dash of `- - - item` nests as a space does.
      let isDash = byte == UInt8(ascii: "-") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: ":")
      let nests = isDash && offset + 1 < text.count && (text[offset + 1] == UInt8(ascii: " ") || text[offset + 1] == 0x09)
      if isIndentation, offset - lineStart > indentationLimit { return offset }
      if !nests { isIndentation = false }
    }
    return nil
  }
}
