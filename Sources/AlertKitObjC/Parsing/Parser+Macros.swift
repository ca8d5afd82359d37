internal import AlertKitCode
internal import AlertKitCore

extension Parser {
  /// What a `#define` declares: a variable, or a function where parameters follow its name at once. Nil for one without a value.
  static func macro(
    _ definition: Conditionals.Definition, bytes: UnsafeBufferPointer<UInt8>, file: FileID
  ) -> CodeDeclaration? {
    var lexer = Lexer(bytes, in: definition.range)
    lexer.run(isDirective: true)
    // `#`, `define`, the name.
    guard lexer.tokens.count > 3, lexer.tokens[2].kind == .identifier else { return nil }
    var parser = Parser(bytes: bytes, file: file, tokens: lexer.tokens)
    parser.index = 3
    let range = parser.range(from: 0, to: lexer.tokens.count)
    let isFunction = parser.isMark(Mark.open) && lexer.tokens[2].end == lexer.tokens[3].start
    var declaration = CodeDeclaration(
      isFunction ? .function : .variable, name: parser.text(at: 2), range: range, nameRange: parser.range(at: 2))
    declaration.isForPhones = definition.isForPhones
    if isFunction {
      declaration.parameters = parser.inside { $0.macroParameters() }
      declaration.body = parser.macroBody()
    } else {
      let value = parser.expression()
      parser.take(Mark.semicolon)
      guard parser.index >= parser.end else { return nil }
      declaration.value = value
    }
    return declaration
  }

  private func range(from start: Int, to end: Int) -> SourceRange {
    SourceRange(file: file, start: Int(tokens[start].start), end: Int(tokens[end - 1].end))
  }

  private mutating func macroParameters() -> [CodeParameter] {
    var parameters: [CodeParameter] = []
    while index < end {
      if isMark(Mark.ellipsis) {
        parameters.append(CodeParameter(label: nil, name: "__VA_ARGS__", isVariadic: true))
      } else if isWord(at: index) {
        parameters.append(CodeParameter(label: nil, name: text(at: index)))
      }
      skip(to: Mark.comma)
      take(Mark.comma)
    }
    return parameters
  }

  /// An expression is what the macro gives; all else are statements.
  private mutating func macroBody() -> [CodeStatement] {
    let start = index
    guard index < end else { return [] }
    let value = expression()
    take(Mark.semicolon)
    if index >= end, index > start { return [CodeStatement(.return(value), at: value.range)] }
    index = start
    return statements()
  }
}
