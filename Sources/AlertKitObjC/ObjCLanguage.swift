package import AlertKitCode
package import AlertKitCore

/// Objective-C, and as much of Objective-C++ and of headers as alerts need.
///
/// There is no preprocessor and there are no headers: both sides of an `#if` are read, a macro is a variable or a function, and names are
/// what they look like. What is not understood is stepped over.
package struct ObjCLanguage: CodeLanguage {
  package init() {}

  package func reads(_ path: String) -> Bool {
    [".m", ".mm", ".h", ".pch"].contains { path.hasSuffix($0) }
  }

  package func scan(_ source: SourceFile) -> CodeScan {
    source.text.withUnsafeBufferPointer { ObjCScan.scan($0) }
  }

  package func file(_ source: SourceFile) -> CodeFile {
    source.text.withUnsafeBufferPointer { bytes in
      var lexer = Lexer(bytes, in: 0..<bytes.count)
      lexer.run()
      let words = Conditionals(bytes, lexer.tokens)
      var parser = Parser(bytes: bytes, file: source.id, tokens: words.tokens, recordsExtents: !lexer.comments.isEmpty)
      var members: [CodeDeclaration] = []
      parser.declarations(into: &members)
      let macros = words.definitions.compactMap { Parser.macro($0, bytes: bytes, file: source.id) }
      let declarations = (macros + parser.globals + members).sorted { $0.range < $1.range }
      let comments = ObjCSuppressions.read(lexer, source, extents: parser.extents)
      return CodeFile(source: source, declarations: declarations, suppressions: comments)
    }
  }
}
