/// A part of a file that is compiled only under a condition.
package struct ConditionalPart: Sendable {
  /// The words of its directive without the `#`: `ifdef`, `DEBUG`; those of the first branch for what stands behind `#else`, none
  /// where others stand between.
  let words: [String]
  /// Whether it stands behind `#else`.
  let isElse: Bool
  /// UTF-8 offsets, from the directive to the next.
  package let range: Range<Int>

  /// The parts of a file, in order of their ends.
  package static func all(in text: [UInt8]) -> [ConditionalPart] {
    var open: [(words: [String], isElse: Bool, start: Int)] = []
    var parts: [ConditionalPart] = []
    var start = 0
    for line in text.split(separator: 0x0A, omittingEmptySubsequences: false) {
      defer { start += line.count + 1 }
      let code = line.drop { $0 == 0x20 || $0 == 0x09 }
      guard code.first == UInt8(ascii: "#") else { continue }
      let words = words(of: code.dropFirst())
      let name = words.first ?? ""
      if name.hasPrefix("if") {
        open.append((words, false, start))
      } else if ["else", "elseif", "elif", "endif"].contains(name), let last = open.popLast() {
        parts.append(ConditionalPart(words: last.words, isElse: last.isElse, range: last.start..<start))
        if name == "else" { open.append((last.words, true, start)) } else if name != "endif" { open.append(([], false, start)) }
      }
    }
    return parts
  }

  private static func words(of line: ArraySlice<UInt8>) -> [String] {
    let text = String(decoding: line, as: UTF8.self)
    let code = text.firstRange(of: "//").map { text[..<$0.lowerBound] } ?? text[...]
    return code.split { $0 == " " || $0 == "\t" || $0 == "\r" }.map(String.init)
  }

  /// The one name that has to be defined where it is compiled; nil for any other condition.
  var definedName: String? {
    guard let directive = words.first else { return nil }
    var condition = words.dropFirst().joined().replacing("defined", with: "").filter { $0 != "(" && $0 != ")" }
    var isWanted = directive != "ifndef"
    if condition.first == "!" {
      condition.removeFirst()
      isWanted.toggle()
    }
    // `#if true` is compiled as it stands.
    if ["true", "TRUE", "YES"].contains(condition) { return nil }
    let isName = condition.utf8.allSatisfy(\.isWordByte) && condition.first?.isNumber == false
    return isName && isWanted != isElse ? condition : nil
  }

  /// The one flag that has to be set where Swift compiles it; nil for any other condition.
  package var flag: String? {
    // `os(iOS)`, `canImport(UIKit)`
    words.dropFirst().joined().contains("(") ? nil : definedName
  }

  /// The one module that has to be missing where it is compiled; nil for any other condition.
  var missingModule: String? {
    guard words.first == "if" else { return nil }
    let condition = words.dropFirst().joined()
    let start = isElse ? "canImport(" : "!canImport("
    guard condition.hasPrefix(start), condition.hasSuffix(")") else { return nil }
    let name = String(condition.dropFirst(start.count).dropLast())
    return !name.isEmpty && name.utf8.allSatisfy(\.isWordByte) ? name : nil
  }
}

extension UInt8 {
  /// Whether it may be part of a name.
  var isWordByte: Bool {
    switch self {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
