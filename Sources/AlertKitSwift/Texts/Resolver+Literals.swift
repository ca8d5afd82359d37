internal import AlertKitCore
internal import SwiftParser
internal import SwiftSyntax

extension Resolver {
  /// The text of a string literal. In place of each interpolation stands a placeholder, as in the key that SwiftUI looks up.
  func text(of literal: StringLiteralExprSyntax, in scope: Scope, style: TextStyle) -> StringReference {
    let range = scope.file.range(of: literal)
    if let text = literal.representedLiteralValue { return reference(to: text, style: style, range: range) }
    let segments = Array(literal.segments)
    let isVerbatim = style == .verbatim
    if isVerbatim, segments.filter({ !$0.isEmptyText }).count == 1, let only = segments.lazy.compactMap(\.interpolated).first {
      return evaluate(only, in: scope, style: .verbatim) ?? .dynamic(literal.trimmedDescription)
    }
    var pattern = ""
    var hasLetters = false
    for segment in segments {
      switch segment {
      case .stringSegment(let text):
        let part = StringEscapes.undone(text.content.text, isRaw: literal.openingPounds != nil)
        hasLetters = hasLetters || part.contains(where: \.isLetter)
        pattern += part.replacing("%", with: "%%")
      case .expressionSegment(let inner):
        guard let value = inner.expressions.first?.expression else { continue }
        if isVerbatim, case .literal(let known, _)? = evaluate(value, in: scope, style: .verbatim), !known.contains("%") {
          hasLetters = hasLetters || known.contains(where: \.isLetter)
          pattern += known
        } else {
          pattern += specifier(of: inner, value, in: scope)
        }
      }
    }
    guard hasLetters || !isVerbatim else { return .dynamic(literal.trimmedDescription) }
    return reference(to: pattern, style: style, range: range)
  }

  private func reference(to text: String, style: TextStyle, range: SourceRange) -> StringReference {
    switch style {
    case .verbatim: .literal(text, range: range)
    case .localizable: text.isEmpty ? .literal("", range: range) : .key(text, table: nil, defaultValue: nil, range: range)
    }
  }

  /// The placeholder that stands for an interpolation in a key; `%@` where the type is not to be seen.
  private func specifier(of segment: ExpressionSegmentSyntax, _ value: ExprSyntax, in scope: Scope) -> String {
    if let given = segment.expressions.first(where: { $0.label?.text == "specifier" })?.expression,
      let text = constant(given, in: scope)
    {
      return text
    }
    guard segment.expressions.count == 1 else { return "%@" }
    if value.is(IntegerLiteralExprSyntax.self) || value.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "count" {
      return "%lld"
    }
    switch type(of: value, in: deeper(scope)) {
    case "Int", "Int64", "Int32": return "%lld"
    case "UInt", "UInt64", "UInt32": return "%llu"
    case "Double", "CGFloat": return "%lf"
    default: return "%@"
    }
  }

  /// The string that an expression is always; nil for every other one.
  func constant(_ expression: ExprSyntax, in scope: Scope) -> String? {
    guard case .literal(let text, _)? = evaluate(expression, in: scope, style: .verbatim) else { return nil }
    return text
  }

  /// The key that an expression gives to a function that looks it up.
  func key(
    _ expression: ExprSyntax, table: ExprSyntax?, value: ExprSyntax?, in scope: Scope
  ) -> StringReference? {
    let table = table.flatMap { constant($0, in: scope) }
    let value = value.flatMap { constant($0, in: scope) }
    func lookedUp(_ text: StringReference) -> StringReference {
      switch text {
      case .literal("", _): text
      case .literal(let key, let range): .key(key, table: table, defaultValue: value, range: range)
      case .key(let key, let own, let known, let range):
        .key(key, table: own ?? table, defaultValue: known ?? value, range: range)
      case .joined(let texts): .joined(texts.map(lookedUp))
      case .alternatives(let texts): .alternatives(texts.map(lookedUp))
      case .symbol, .system, .dynamic: text
      }
    }
    let isLiteral = expression.unwrapped.is(StringLiteralExprSyntax.self)
    return evaluate(expression, in: scope, style: isLiteral ? .localizable : .verbatim).map(lookedUp)
  }
}

extension StringLiteralSegmentListSyntax.Element {
  fileprivate var isEmptyText: Bool {
    if case .stringSegment(let text) = self { text.content.text.isEmpty } else { false }
  }

  fileprivate var interpolated: ExprSyntax? {
    if case .expressionSegment(let segment) = self { segment.expressions.first?.expression } else { nil }
  }
}

/// Undoes the escapes of a piece of a string literal.
enum StringEscapes {
  static func undone(_ text: String, isRaw: Bool) -> String {
    guard !isRaw, text.utf8.contains(UInt8(ascii: "\\")) else { return text }
    var result = String.UnicodeScalarView()
    var scalars = text.unicodeScalars.makeIterator()
    while let scalar = scalars.next() {
      guard scalar == "\\" else {
        result.append(scalar)
        continue
      }
      switch scalars.next() {
      case "n": result.append("\n")
      case "t": result.append("\t")
      case "r": result.append("\r")
      case "0": result.append("\0")
      case "u": result.append(unicode(&scalars))
      case let other?: result.append(other)
      case nil: break
      }
    }
    return String(result)
  }

  /// The scalar of `{1F600}`.
  private static func unicode(_ scalars: inout String.UnicodeScalarView.Iterator) -> Unicode.Scalar {
    var value: UInt32 = 0
    while let scalar = scalars.next(), scalar != "}" {
      guard let digit = Character(scalar).hexDigitValue else { continue }
      value = value &* 16 &+ UInt32(digit)
    }
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }
}
