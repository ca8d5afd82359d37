package import AlertKitCore

/// A type, as far as values are told by it: its name without optional marks and module names, and the types in its brackets.
package struct CodeType: Sendable, Hashable {
  /// `Photo`, `Album.Photo`; `[]` for an array, `->` for a function, `()` for a tuple.
  package let name: String
  /// An array's element, a tuple's elements, a generic type's arguments, a function's result and, in Swift, its
  /// parameters.
  package let arguments: [CodeType]
  /// The labels of a tuple's elements, one each.
  package let labels: [String?]

  package init(_ name: String, _ arguments: [CodeType] = [], labels: [String?] = []) {
    self.name = name
    self.arguments = arguments
    self.labels = labels
  }
}

/// Something with a name that a file declares.
package struct CodeDeclaration: Sendable {
  package enum Kind: Sendable {
    case function
    /// Its name is `init`.
    case initializer
    case variable
    case `subscript`
    /// A case of an enumeration; its parameters are its associated values, its value is its raw value.
    case enumerationCase
    /// `class`, `struct`, `enum`, `actor`, `protocol`, `extension`, `@implementation`, `@interface`.
    case type(TypeKind)
  }

  package enum TypeKind: Sendable {
    case `class`, structure, enumeration, `protocol`, `extension`
  }

  package var kind: Kind
  /// A function's base name, a variable's name, a type's dotted path as it is written: `Outer.Inner`.
  package var name: String
  package var range: SourceRange
  /// Where the name stands.
  package var nameRange: SourceRange
  package var isStatic = false
  /// Whether something else than its name may call it: it overrides another or is there for Objective-C's messages.
  package var isExposed = false
  /// Whether other modules may use it.
  package var isPublic = false
  /// Whether only code beside it may call it.
  package var isPrivate = false
  /// Whether a variable keeps its first value: `let`, `lazy var`.
  package var isConstant = false
  package var parameters: [CodeParameter] = []
  /// A function's result, a variable's type.
  package var type: CodeType?
  /// A variable's initial value.
  package var value: CodeExpression?
  /// A function's body, or a computed variable's getter; nil where there is none.
  package var body: [CodeStatement]?
  /// `willSet`, `didSet` and `set` of a variable, one after the other.
  package var observers: [CodeStatement] = []
  /// The names of its attributes and property wrappers: `State`, `Published`, `ViewBuilder`, `IBAction`.
  package var attributes: [String] = []
  /// What a type inherits from and conforms to.
  package var inherited: [CodeType] = []
  /// What a type declares, in order; declarations within `#if` among them.
  package var members: [CodeDeclaration] = []
  /// In Objective-C a method's whole selector.
  package var selector: String?
  /// Whether it is compiled for iOS: false within `#if os(macOS)`.
  package var isForPhones = true

  package init(_ kind: Kind, name: String, range: SourceRange, nameRange: SourceRange) {
    self.kind = kind
    self.name = name
    self.range = range
    self.nameRange = nameRange
  }
}

/// A parameter of a function, a macro or an enumeration's case.
package struct CodeParameter: Sendable {
  /// What callers write before the argument; nil for nothing.
  package let label: String?
  /// What the body calls it.
  package let name: String
  package let type: CodeType?
  package let defaultValue: CodeExpression?
  /// Whether it takes any number of arguments, `String...`.
  package let isVariadic: Bool
  /// Whether a closure for it gives a list of what its statements are, by a result builder that is not SwiftUI's.
  package let isBuilder: Bool

  package init(
    label: String?, name: String, type: CodeType? = nil, defaultValue: CodeExpression? = nil, isVariadic: Bool = false,
    isBuilder: Bool = false
  ) {
    self.label = label
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
    self.isVariadic = isVariadic
    self.isBuilder = isBuilder
  }

  /// As an operator has it, beside which no labels stand.
  package var unlabelled: CodeParameter { CodeParameter(label: nil, name: name, type: type) }
}

/// A file of code as a language's reader gives it to the evaluation.
package struct CodeFile: Sendable {
  package let source: SourceFile
  /// Types, functions and globals, in order. Objective-C's macros are functions or variables.
  package var declarations: [CodeDeclaration]
  /// What stands outside of all declarations (scripts, playgrounds).
  package var statements: [CodeStatement]
  /// Comments that silence rules, in order.
  package var suppressions: [CodeComment]
  /// Where the file breaks its language.
  package var faults: [Fault]

  package init(
    source: SourceFile, declarations: [CodeDeclaration] = [], statements: [CodeStatement] = [],
    suppressions: [CodeComment] = [], faults: [Fault] = []
  ) {
    self.source = source
    self.declarations = declarations
    self.statements = statements
    self.suppressions = suppressions
    self.faults = faults
  }
}

/// A comment that silences rules.
package struct CodeComment: Sendable {
  /// The comment's words, without its marks.
  package let text: String
  /// Where it stands.
  package let range: SourceRange
  /// The statement or declaration that it stands above, or the one that it stands within.
  package let covered: SourceRange

  package init(text: String, range: SourceRange, covered: SourceRange) {
    self.text = text
    self.range = range
    self.covered = covered
  }
}

/// A programming language, as the evaluation needs it.
package protocol CodeLanguage: Sendable {
  /// Whether a file is of this language, by its name.
  func reads(_ path: String) -> Bool
  /// What the bytes of a file say before it is parsed; quick.
  func scan(_ source: SourceFile) -> CodeScan
  /// The whole file. Any bytes; nesting beyond a bound becomes ``CodeExpression/Kind/unknown``.
  func file(_ source: SourceFile) -> CodeFile
}

/// What the bytes of a file say before it is parsed.
package struct CodeScan: Sendable {
  /// Whether the file is no part of the app, as it imports a framework for tests.
  package var isTest = false
  /// Hashes of all names (`CodeScan.hash`) that stand in it outside of comments, and of words within string literals where that is cheap.
  package var words = NameHashes()
  /// Hashes of the names that make up a literal, which may be a class's or a selector's, where ``words`` leaves out literals.
  package var quoted: Set<UInt64> = []
  /// Hashes of the names of types that it declares or extends.
  package var types: Set<UInt64> = []
  /// Hashes of the names of other things that it declares.
  package var members: Set<UInt64> = []
  /// Names that say that something shows an alert, as far as their bytes tell.
  package var alertNames: Set<String> = []

  package init() {}

  /// The hash of a name, by its UTF-8.
  package static func hash(_ name: some Sequence<UInt8>) -> UInt64 { StableHash.of(name) }

  /// The hash of a name.
  package static func hash(_ name: String) -> UInt64 { StableHash.of(name) }
}
