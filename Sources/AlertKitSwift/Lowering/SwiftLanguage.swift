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
    let tree = source.text.withUnsafeBufferPointer { Parser.parse(source: $0, maximumNestingLevel: 256) }
    let lowering = SwiftLowering(source)
    var file = lowering.file(tree)
    file.suppressions = SwiftComments.suppressions(in: tree, of: source)
    file.faults = SyntaxFaults.faults(of: tree, in: source)
    return file
  }
}

extension SwiftLowering {
  /// Functions, types and globals are declarations; all else that stands outside of them are statements.
  func file(_ tree: SourceFileSyntax) -> CodeFile {
    var file = CodeFile(source: source)
    for item in tree.statements {
      if case .decl(let node) = item.item, !node.is(MacroExpansionDeclSyntax.self) {
        file.declarations += declarations(node)
        guard let config = node.as(IfConfigDeclSyntax.self), holdsStatements(config) else { continue }
      }
      append(item, to: &file.statements)
    }
    return file
  }

  private func holdsStatements(_ config: IfConfigDeclSyntax) -> Bool {
    config.clauses.contains { clause in
      guard case .statements(let list)? = clause.elements else { return false }
      return list.contains { !$0.item.is(DeclSyntax.self) }
    }
  }
}
