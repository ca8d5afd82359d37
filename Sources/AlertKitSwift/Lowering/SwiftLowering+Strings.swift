internal import AlertKitCode
internal import AlertKitCore
internal import SwiftSyntax

extension SwiftLowering {
  /// A string literal with its escapes resolved; the indentation of several lines is no part of it.
  func string(_ node: StringLiteralExprSyntax) -> CodeExpression {
    var parts: [CodeStringPart] = []
    var text: [UInt8] = []
    let pounds = node.openingPounds.map { bytes($0).count } ?? 0
    for segment in node.segments {
      switch segment {
      case .stringSegment(let segment):
        StringEscapes.append(bytes(segment.content), pounds: pounds, to: &text)
      case .expressionSegment(let segment):
        if !text.isEmpty { parts.append(.text(String(decoding: text, as: UTF8.self))) }
        text.removeAll(keepingCapacity: true)
        parts.append(interpolation(segment))
      }
    }
    if !text.isEmpty { parts.append(.text(String(decoding: text, as: UTF8.self))) }
    return CodeExpression(.string(parts), at: range(node))
  }

  private func interpolation(_ node: ExpressionSegmentSyntax) -> CodeStringPart {
    let arguments = arguments(node.expressions)
    let value = arguments.first?.value ?? CodeExpression(.unknown, at: range(node))
    return .value(value, Array(arguments.dropFirst()))
  }
}

extension StringEscapes {
  /// Resolves the escapes of a piece of a literal whose escapes have as many `#` after the backslash.
  static func append(_ piece: ArraySlice<UInt8>, pounds: Int, to text: inout [UInt8]) {
    var rest = piece
    while let mark = rest.firstIndex(where: { $0 == UInt8(ascii: "\\") || $0 == 0x0D }) {
      text += rest[..<mark]
      rest = rest[(mark + 1)...]
      if piece[mark] == 0x0D {
        // The lines of a literal end alike however those of the file do.
        if rest.first != 0x0A { text.append(0x0A) }
      } else if rest.count > pounds, rest.prefix(pounds).allSatisfy({ $0 == UInt8(ascii: "#") }) {
        rest = rest.dropFirst(pounds)
        resolve(&rest, to: &text)
      } else {
        text.append(UInt8(ascii: "\\"))
      }
    }
    text += rest
  }

  private static func resolve(_ rest: inout ArraySlice<UInt8>, to text: inout [UInt8]) {
    guard let letter = rest.popFirst() else { return }
    switch letter {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "0"): text.append(0)
    case UInt8(ascii: "u"): text += scalar(&rest)
    default: text.append(letter)
    }
  }

  /// `{1F600}`
  private static func scalar(_ rest: inout ArraySlice<UInt8>) -> [UInt8] {
    guard rest.first == UInt8(ascii: "{"), let end = rest.firstIndex(of: UInt8(ascii: "}")) else { return [] }
    let digits = String(decoding: rest[(rest.startIndex + 1)..<end], as: UTF8.self)
    rest = rest[(end + 1)...]
    return Array(String(UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) ?? "\u{FFFD}").utf8)
  }
}
