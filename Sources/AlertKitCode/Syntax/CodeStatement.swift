package import AlertKitCore

/// A statement of a body.
package struct CodeStatement: Sendable {
  package let kind: Kind
  package let range: SourceRange

  package init(_ kind: Kind, at range: SourceRange) {
    self.kind = kind
    self.range = range
  }

  package indirect enum Kind: Sendable {
    case expression(CodeExpression)
    /// A variable of the body; a tuple pattern declares one for each of its names, with a value of its own where it can be told.
    case variable(name: String, type: CodeType?, value: CodeExpression?)
    /// `target = value`, `target += value`: the operator is `=` or `+=`, others are ``CodeExpression/Kind/binary(_:_:_:)``.
    case assignment(target: CodeExpression, operator: String, value: CodeExpression)
    case `return`(CodeExpression?)
    /// `break`, `continue`, `fatalError()`: the body goes no further.
    case leave
    /// `throw error`
    case `throw`(CodeExpression)
    /// `if`, `switch`, `do`/`catch`, `#if`: one of the branches runs, or none.
    case choice(CodeChoice)
    /// `guard conditions else { otherwise }`. What the conditions bind holds for the rest of the body.
    case `guard`([CodeCondition], otherwise: [CodeStatement])
    /// `for name in sequence { body }`; `while` has no names and no sequence.
    case loop(names: [String], sequence: CodeExpression?, body: [CodeStatement])
    /// A function or a type within the body.
    case declaration(CodeDeclaration)
    /// `do` without `catch`, `defer`, `@autoreleasepool`.
    case block([CodeStatement])
  }
}

/// A choice among branches.
package struct CodeChoice: Sendable {
  package enum Kind: Sendable {
    /// `if`/`else if`/`else`, `?:`
    case conditions
    /// `switch`
    case cases
    /// `do`/`catch`: the first branch is the `do` block.
    case errors
    /// `#if`: branches of other platforms than iOS are marked by ``CodeCondition/platform(_:)``.
    case compilation
  }

  package let kind: Kind
  /// What a `switch` looks at.
  package let subject: CodeExpression?
  package let branches: [CodeBranch]
  /// Whether one of the branches always runs: an `else`, a `switch`.
  package let isExhaustive: Bool

  package init(_ kind: Kind, subject: CodeExpression? = nil, branches: [CodeBranch], isExhaustive: Bool) {
    self.kind = kind
    self.subject = subject
    self.branches = branches
    self.isExhaustive = isExhaustive
  }
}

/// A branch of a choice.
package struct CodeBranch: Sendable {
  /// All hold; none for `else` and `default`. Of a `case a, b:` one ``CodeCondition/pattern(_:_:)`` with all alternatives.
  package let conditions: [CodeCondition]
  package let body: [CodeStatement]
  package let range: SourceRange

  package init(conditions: [CodeCondition], body: [CodeStatement], range: SourceRange) {
    self.conditions = conditions
    self.body = body
    self.range = range
  }
}

/// What has to hold for a branch.
package enum CodeCondition: Sendable {
  case expression(CodeExpression)
  /// `let name = value`
  case binding(String, CodeExpression)
  /// One of the patterns matches; the subject is nil for the `switch`'s own.
  case pattern([CodePattern], CodeExpression?)
  /// `#if os(…)`: whether the branch is compiled for iOS; nil where that cannot be told (`#if DEBUG`).
  case platform(Bool?)
  /// `#available(iOS 16.4, *)`: whether a system is as new as a version, or with false is not.
  case system(Double, isThere: Bool)
}

/// A pattern.
package indirect enum CodePattern: Sendable {
  /// `.name(let a, _)`, `.outer(.inner)`, `Type.name`: what the associated values match.
  case member(String, [CodePattern])
  case value(CodeExpression)
  /// `let name as Type`: what is of a type, by its name.
  case type(String, CodePattern)
  case binding(String)
  case tuple([CodePattern])
  case any
}

extension CodeBranch {
  /// Whether it is for all that other branches leave.
  package var isRest: Bool {
    guard let first = conditions.first else { return true }
    guard conditions.count == 1, case .pattern(let patterns, nil) = first else { return false }
    return patterns.contains { if case .any = $0 { true } else { false } }
  }

  /// Whether it is for what has no value, `case .none`, or for the case that is named so.
  package var isOfNothing: Bool {
    guard conditions.count == 1, case .pattern(let patterns, nil) = conditions[0], patterns.count == 1 else { return false }
    switch patterns[0] {
    case .member(let name, let parts): return name.lastName == "none" && parts.isEmpty
    case .value(let value): return value.isNull
    default: return false
    }
  }
}

extension CodeChoice {
  /// The state that all branches but one look at, and but the rest, and the cases that they are for; nil where they look at more.
  package func namedCases(besides left: CodeBranch) -> (state: CodeExpression, cases: Set<String>)? {
    var state = subject
    var cases: Set<String> = []
    for branch in branches where !branch.isRest && branch.range != left.range {
      guard branch.conditions.count == 1 else { return nil }
      switch branch.conditions[0] {
      case .pattern(let patterns, nil):
        for pattern in patterns {
          guard case .member(let name, let parts) = pattern, parts.isEmpty || parts.allSatisfy(\.takesAll) else { return nil }
          cases.insert(name.lastName)
        }
      case .expression(let condition):
        guard case .binary("==", let left, let right) = condition.kind, let name = right.caseName,
          state == nil || state?.namePath == left.namePath, left.namePath != nil
        else { return nil }
        state = left
        cases.insert(name)
      default: return nil
      }
    }
    return state.map { ($0, cases) }
  }
}

extension CodePattern {
  /// Whether it matches whatever a case carries.
  var takesAll: Bool {
    switch self {
    case .any, .binding: true
    default: false
    }
  }
}
