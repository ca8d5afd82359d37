internal import AlertKitCore

/// The argument of a call that names a scene, a segue, a storyboard or a xib, as far as its bytes tell how it is spelt.
enum InterfaceArgument {
  /// The argument of the call whose name ends at a place; nil where no call stands there, or one that names nothing.
  static func range(behind end: Int, in bytes: UnsafeBufferPointer<UInt8>, isSwift: Bool) -> Range<Int>? {
    var index = end
    while index < bytes.count, bytes[index].isBlank { index += 1 }
    guard index < bytes.count, bytes[index] == UInt8(ascii: isSwift ? "(" : ":") else { return nil }
    let start = index + 1
    index = start
    var depth = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if depth == 0 { return start..<index }
        depth -= 1
      case UInt8(ascii: ","), UInt8(ascii: ";"): if depth == 0 { return start..<index }
      case UInt8(ascii: "\""):
        index += 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "\""), bytes[index] != 0x0A {
          index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
      default: break
      }
      index += 1
    }
    return nil
  }

  private static let labels = ["withIdentifier", "identifier", "withNibName", "nibName", "name"]
  /// Labels of what follows in Objective-C.
  private static let others = [" sender:", " bundle:", " owner:", "\tsender:", "\nsender:"]
  /// What makes a name of another one.
  private static let changing = [
    "replac", "Replac", "refix", "uffix", "drop", "omponents", "ubstring", "trim", "Trim", "split", "remov", "reversed",
  ]
  /// What takes a name from what may have been read from a file.
  private static let keyed = ["[\"", "[@\"", "bjectForKey", "alueForKey", "forKey", "forKeyPath"]

  static func spelling(_ range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> IdentifierUses.Spelling {
    var text = bytes.text(range)
    for label in others { if let cut = text.firstRange(of: label) { text = String(text[..<cut.lowerBound]) } }
    text = text.trimmed
    for label in labels where text.hasPrefix(label) {
      let rest = text.dropFirst(label.count).trimmingPrefix { $0 == " " }
      if rest.first == ":" { text = String(rest.dropFirst()).trimmed }
    }
    if text.hasPrefix("@") { text.removeFirst() }
    if text.isWholeLiteral { return .literals }
    // A function of the app's own that is declared here.
    if text.isEmpty || text.hasPrefix("_ ") { return .anyhow }
    return (changing + keyed).contains(where: text.contains) ? .unknown : .anyhow
  }
}

extension String {
  fileprivate var isWholeLiteral: Bool {
    guard utf8.count > 1, utf8.first == UInt8(ascii: "\""), utf8.last == UInt8(ascii: "\"") else { return false }
    return !utf8.dropFirst().dropLast().contains { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }
  }
}
