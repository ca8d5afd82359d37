package import AlertKitCode
package import AlertKitCore
internal import SwiftParser
internal import SwiftSyntax

/// Swift, as the evaluation of code reads it.
package struct SwiftLanguage: CodeLanguage {
  package init() {}

  package func reads(_ path: String) -> Bool { path.hasSuffix(".swift") }

  package func scan(_ source: SourceFile) -> CodeScan { SwiftScan.scan(source.text) }

  package func file(_ source: SourceFile) -> CodeFile {
    let nesting = SwiftNesting(source.text, limit: Self.nestingLimit)
    guard nesting.depth > Self.smallNesting else { return Self.read(source, nesting) }
    return LargeStack.run { Self.read(source, nesting) }
      ?? Self.read(source, SwiftNesting(source.text, limit: Self.smallNesting))
  }

  private static let nestingLimit = 200
  /// As much is parsed on any thread's stack.
  private static let smallNesting = 24

  private static func read(_ source: SourceFile, _ nesting: SwiftNesting) -> CodeFile {
    let tree = nesting.text.withUnsafeBufferPointer { Parser.parse(source: $0, maximumNestingLevel: 1000) }
    var file = SwiftLowering(source).file(tree)
    file.suppressions = SwiftComments.suppressions(in: tree, of: source)
    file.faults = SyntaxFaults.faults(of: tree, in: source)
    if let cut = nesting.cut {
      let range = SourceRange(file: source.id, start: cut, end: min(cut + 1, source.text.count))
      file.faults.insert(
        Fault(.brokenCode, "the code is nested too deeply here; what is deeper was left out", at: range), at: 0)
    }
    return file
  }
}

extension SwiftLowering {
  /// Functions, types and globals are declarations; all else that stands outside of them are statements.
  func file(_ tree: SourceFileSyntax) -> CodeFile {
    var file = CodeFile(source: source)
    for item in tree.statements where !isPreview(item) {
      if case .decl(let node) = item.item, !node.is(MacroExpansionDeclSyntax.self) {
        file.declarations += declarations(node)
        guard let config = node.as(IfConfigDeclSyntax.self), holdsStatements(config) else { continue }
      }
      append(item, to: &file.statements)
    }
    return file
  }

  /// Whether it is one of Xcode's previews, which no app shows.
  private func isPreview(_ item: CodeBlockItemSyntax) -> Bool {
    switch item.item {
    case .decl(let node): node.as(MacroExpansionDeclSyntax.self)?.macroName.text == "Preview"
    case .expr(let node): node.as(MacroExpansionExprSyntax.self)?.macroName.text == "Preview"
    default: false
    }
  }

  private func holdsStatements(_ config: IfConfigDeclSyntax) -> Bool {
    config.clauses.contains { clause in
      guard case .statements(let list)? = clause.elements else { return false }
      return list.contains { !$0.item.is(DeclSyntax.self) }
    }
  }
}
