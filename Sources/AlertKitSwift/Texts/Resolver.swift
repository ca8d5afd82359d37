internal import AlertKitCore
internal import SwiftSyntax

/// Whether a string literal in place of a text is a key, as SwiftUI reads it, or shown as it is.
enum TextStyle {
  case localizable
  case verbatim
}

/// A declaration that no parsed file holds.
struct Miss: Hashable, Sendable {
  /// A type's name, the first of its path.
  var type: String?
  /// A member's name, or a global's.
  var name: String?
}

/// Finds which text, key or declaration an expression stands for.
final class Resolver {
  let index: DeclarationIndex
  /// What had to be looked for in files that are not parsed.
  private(set) var misses: Set<Miss> = []
  private var steps = 0
  private var followedCalls = 0
  static let maximumDepth = 10

  init(index: DeclarationIndex) {
    self.index = index
  }

  /// The text of an expression as an alert shows it; nil for `nil`. What is only known at run time is dynamic, with the
  /// expression as it is written.
  func text(_ expression: ExprSyntax, in scope: Scope, style: TextStyle) -> StringReference? {
    steps = 0
    let use = scope.file.range(of: expression)
    guard let found = evaluate(expression.assigned, in: scope, style: style) else { return nil }
    return found.shown(as: expression.shownExpression, at: use)
  }

  func miss(type: String?, name: String?) {
    misses.insert(Miss(type: type, name: name))
  }

  /// Starts over with the room that there is for one alert.
  func beginSite() {
    (steps, followedCalls) = (0, 0)
  }

  /// Whether there is still room to follow a call; helpers that call one another end in this.
  func takeCall(_ scope: Scope) -> Bool {
    followedCalls += 1
    return followedCalls < 400 && scope.depth < Self.maximumDepth
  }

  /// Whether there is still room to follow declarations; runaway recursion ends in a run-time text.
  func takeStep(_ scope: Scope) -> Bool {
    steps += 1
    return steps < 2000 && scope.depth < Self.maximumDepth
  }
}

extension StringReference {
  /// The reference as an alert's text: a run-time text names the expression at the alert, and a key that is written elsewhere
  /// without words of its own stands where it is used.
  fileprivate func shown(as expression: String, at use: SourceRange) -> StringReference {
    switch self {
    case .dynamic: .dynamic(expression)
    case .key(let key, let table, nil, _): .key(key, table: table, defaultValue: nil, range: use)
    case .symbol(let name, let table, _, _): .symbol(name, table: table, expression: expression, range: use)
    case .key, .system, .literal, .joined: self
    case .alternatives(let texts):
      .alternatives(
        texts.map { text in
          if case .key(let key, let table, nil, let range) = text, range.file != use.file {
            return .key(key, table: table, defaultValue: nil, range: use)
          }
          if case .symbol(let name, let table, let own, let range) = text, range.file != use.file {
            return .symbol(name, table: table, expression: own, range: use)
          }
          return text
        })
    }
  }

  /// One text of several, each once; nil where there are none.
  static func oneOf(_ texts: [StringReference?]) -> StringReference? {
    var seen: Set<StringReference> = []
    let flat = texts.compactMap(\.self).flatMap { text in
      if case .alternatives(let inner) = text { inner } else { [text] }
    }
    let unique = flat.filter { seen.insert($0.withoutPlace).inserted }
    return unique.count > 1 ? .alternatives(unique) : unique.first
  }

  private var withoutPlace: StringReference {
    let nowhere = SourceRange(file: FileID(0), start: 0, end: 0)
    return switch self {
    case .key(let key, let table, let value, _): .key(key, table: table, defaultValue: value, range: nowhere)
    case .symbol(let name, let table, _, _): .symbol(name, table: table, expression: "", range: nowhere)
    case .literal(let text, _): .literal(text, range: nowhere)
    case .system, .dynamic, .joined, .alternatives: self
    }
  }
}

extension ExprSyntax {
  /// The expression that decides what is shown: `error.text` of `Text(error.text)`.
  fileprivate var shownExpression: String {
    guard let call = self.as(FunctionCallExprSyntax.self), call.calleeName == "Text", call.arguments.count == 1,
      let only = call.arguments.first?.expression
    else { return trimmedDescription }
    return only.trimmedDescription
  }
}

extension ExprSyntax {
  /// All of an assigned value: where the parser leaves operators unfolded, the expression is only the first part of it.
  fileprivate var assigned: ArraySlice<ExprSyntax> {
    guard let list = parent?.as(ExprListSyntax.self), list.parent?.is(SequenceExprSyntax.self) == true else { return [self] }
    let elements = Array(list)
    guard elements.count > 3, elements[1].is(AssignmentExprSyntax.self), elements[2].id == id else { return [self] }
    return elements[2...]
  }
}
