package import AlertKitCore

/// An expression of a program, in any language: what Swift's and Objective-C's readers make of their syntax.
///
/// Names are Swift's: Objective-C's readers write selectors as Swift imports them. What means nothing for the value is left out:
/// parentheses, `try`, `await`, `!`, `as String`, property wrappers' `$`.
package struct CodeExpression: Sendable {
  /// What it is.
  package let kind: Kind
  /// Where it stands.
  package let range: SourceRange

  package init(_ kind: Kind, at range: SourceRange) {
    self.kind = kind
    self.range = range
  }

  package indirect enum Kind: Sendable {
    /// A string literal.
    case string([CodeStringPart])
    /// `nil`
    case null
    /// `true` or `false`.
    case boolean(Bool)
    /// A number, as it is written.
    case number(String)
    /// A name without a base: a local, a parameter, a member of the type around, a type or a global; also `self` and `super`.
    case name(String)
    /// `base.name`; without a base an implicit member such as `.cancel`.
    case member(CodeExpression?, String)
    /// A call of a function, a method, an initializer or a value that is a function.
    case call(CodeCall)
    /// A macro's expansion, `#localize("key")`.
    case macro(CodeCall)
    /// A closure or a block.
    case closure(CodeClosure)
    /// An array's elements.
    case array([CodeExpression])
    /// A dictionary's keys and values.
    case dictionary([(key: CodeExpression, value: CodeExpression)])
    /// A tuple of two or more.
    case tuple([CodeArgument])
    /// Two operands of an operator: `+`, `??`, `==`, `!=`, `&&`, `||`, `|` …
    case binary(String, CodeExpression, CodeExpression)
    /// An operator before its operand, `!` or `-`, or an app's own behind it.
    case prefix(String, CodeExpression)
    /// `if`, `switch` or `?:` as a value: each branch's value is its last statement, or what it returns.
    case choice(CodeChoice)
    /// `base[…]`
    case `subscript`(CodeExpression, [CodeArgument])
    /// `\.name.other`, a key path's names.
    case keyPath([String])
    /// What says nothing about texts or was not understood.
    case unknown
  }
}

/// A piece of a string literal.
package enum CodeStringPart: Sendable {
  /// Text as it is meant, with its escapes resolved.
  case text(String)
  /// An interpolated value, with the arguments of the interpolation that are labelled (`format:`, `specifier:`) after it.
  case value(CodeExpression, [CodeArgument])
}

/// An argument of a call.
package struct CodeArgument: Sendable {
  /// Its label; nil for none.
  package let label: String?
  package let value: CodeExpression
  /// Whether it is a closure behind the call's parentheses; the first one has no label.
  package let isTrailing: Bool

  package init(label: String?, value: CodeExpression, isTrailing: Bool = false) {
    self.label = label
    self.value = value
    self.isTrailing = isTrailing
  }
}

/// A call. A method's callee is a ``CodeExpression/Kind/member(_:_:)``; the chain `Text("a").bold()` is a call of a member of a call.
package struct CodeCall: Sendable {
  package let callee: CodeExpression
  /// In order, trailing closures last.
  package let arguments: [CodeArgument]
  /// In Objective-C the whole selector, `showAlertWithTitle:message:`; nil in other languages.
  package let selector: String?
  /// Where the called name stands: `alert` of `view.alert(…)`.
  package let nameRange: SourceRange

  package init(callee: CodeExpression, arguments: [CodeArgument], selector: String? = nil, nameRange: SourceRange) {
    self.callee = callee
    self.arguments = arguments
    self.selector = selector
    self.nameRange = nameRange
  }
}

/// A closure or a block.
package struct CodeClosure: Sendable {
  /// The names of its parameters; `$0`, `$1` … where it declares none.
  package let parameters: [String]
  package let body: [CodeStatement]

  package init(parameters: [String], body: [CodeStatement]) {
    self.parameters = parameters
    self.body = body
  }
}
