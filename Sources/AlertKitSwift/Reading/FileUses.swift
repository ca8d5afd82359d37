internal import SwiftSyntax
internal import Synchronization

/// The calls of a file by the name that is called, and what sets its properties; found in one walk, once.
final class FileUses: Sendable {
  private final class Found: Sendable {
    let calls: [String: [FunctionCallExprSyntax]]
    let settings: [String: [Syntax]]
    let mentionsDenial: Bool

    init(_ finder: UseFinder) {
      (calls, settings) = (finder.calls, finder.settings)
      mentionsDenial = finder.mentionsDenial
    }
  }

  private let kept = AtomicLazyReference<Found>()

  private func found(in tree: SourceFileSyntax) -> Found {
    if let known = kept.load() { return known }
    let finder = UseFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    return kept.storeIfNil(Found(finder))
  }

  /// The calls of a function by its name, in source order.
  func calls(of name: String, in tree: SourceFileSyntax) -> [FunctionCallExprSyntax] {
    found(in: tree).calls[name] ?? []
  }

  /// The assignments to a property, and what toggles it, other than those that set it to false.
  func settings(of name: String, in tree: SourceFileSyntax) -> [Syntax] {
    found(in: tree).settings[name] ?? []
  }

  /// Whether the file names the status of what was denied, or asks for permission.
  func mentionsDenial(in tree: SourceFileSyntax) -> Bool { found(in: tree).mentionsDenial }
}

extension ParsedFile {
  /// The calls of a function by its name, in source order.
  func calls(of name: String) -> [FunctionCallExprSyntax] { uses.calls(of: name, in: tree) }

  /// The assignments to a property, and what toggles it, other than those that set it to false.
  func settings(of name: String) -> [Syntax] { uses.settings(of: name, in: tree) }

  /// Whether the file can tell that notifications were denied: it names the status or asks for the permission.
  var mentionsDenial: Bool { uses.mentionsDenial(in: tree) }
}

private final class UseFinder: SyntaxVisitor {
  private(set) var calls: [String: [FunctionCallExprSyntax]] = [:]
  private(set) var settings: [String: [Syntax]] = [:]
  private(set) var mentionsDenial = false

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if token.text == "denied" || token.text == "requestAuthorization" { mentionsDenial = true }
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.calleeName {
      calls[name, default: []].append(node)
      if name == "toggle", let property = node.base?.namePath?.last { settings[property, default: []].append(Syntax(node)) }
    }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements.prefix(3))
    if elements.count == 3, let property = elements[0].namePath?.last, elements[1].is(AssignmentExprSyntax.self),
      elements[2].trimmedDescription != "false"
    {
      settings[property, default: []].append(Syntax(node))
    }
    return .visitChildren
  }
}
