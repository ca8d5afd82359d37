import AlertKitCode
import AlertKitCore
import AlertKitObjC

/// A file's code as text, about as Swift would write it.
enum CodeText {
  static func read(_ code: String, path: String = "A.m") -> CodeFile {
    ObjCLanguage().file(SourceFile(id: FileID(0), path: path, text: Array(code.utf8)))
  }

  /// All declarations of a file, one below the other.
  static func of(_ code: String, path: String = "A.m") -> String {
    read(code, path: path).declarations.map(text).joined(separator: "\n")
  }

  /// The statements of a method's body.
  static func body(_ code: String) -> String {
    let file = read("@implementation A\n- (void)f {\n\(code)\n}\n@end\n")
    let methods = file.declarations.flatMap(\.members).filter { $0.selector == "f" }
    return text(methods.first?.body ?? [])
  }

  /// The value of an expression.
  static func expression(_ code: String) -> String { body("x = \(code);").replacing("x = ", with: "", maxReplacements: 1) }

  // MARK: Declarations

  static func text(_ declaration: CodeDeclaration) -> String {
    var text = declaration.isForPhones ? "" : "#other "
    if declaration.isStatic { text += "static " }
    text += declaration.attributes.map { "@\($0) " }.joined()
    switch declaration.kind {
    case .type(let kind):
      let inherited = declaration.inherited.isEmpty ? "" : ": \(declaration.inherited.map(self.text).joined(separator: ", "))"
      let members = declaration.members.map(self.text).joined(separator: "; ")
      return text + "\(kind) \(declaration.name)\(inherited) {\(members)}"
    case .enumerationCase: text += "case \(declaration.name)"
    case .variable: text += "var \(declaration.name)"
    default: text += "func \(declaration.name)(\(declaration.parameters.map(self.text).joined(separator: ", ")))"
    }
    if let type = declaration.type { text += ": \(self.text(type))" }
    if let value = declaration.value { text += " = \(self.text(value))" }
    if let body = declaration.body { text += " {\(self.text(body))}" }
    return text
  }

  private static func text(_ parameter: CodeParameter) -> String {
    "\(parameter.label ?? "_") \(parameter.name)\(parameter.type.map { ": \(text($0))" } ?? "")\(parameter.isVariadic ? "..." : "")"
  }

  static func text(_ type: CodeType) -> String {
    type.name + (type.arguments.isEmpty ? "" : "<\(type.arguments.map(text).joined(separator: ", "))>")
  }

  // MARK: Statements

  static func text(_ statements: [CodeStatement]) -> String { statements.map(text).joined(separator: "; ") }

  private static func text(_ statement: CodeStatement) -> String {
    switch statement.kind {
    case .expression(let value): return text(value)
    case .variable(let name, let type, let value):
      return "var \(name)\(type.map { ": \(text($0))" } ?? "")\(value.map { " = \(text($0))" } ?? "")"
    case .assignment(let target, let sign, let value): return "\(text(target)) \(sign) \(text(value))"
    case .return(let value): return "return\(value.map { " \(text($0))" } ?? "")"
    case .leave: return "leave"
    case .throw(let value): return "throw \(text(value))"
    case .choice(let choice): return text(choice)
    case .guard(let conditions, let otherwise): return "guard \(conditions.map(text)) else {\(text(otherwise))}"
    case .loop(let names, let sequence, let body):
      return "for \(names.joined(separator: ","))\(sequence.map { " in \(text($0))" } ?? "") {\(text(body))}"
    case .declaration(let declaration): return text(declaration)
    case .block(let body): return "do {\(text(body))}"
    }
  }

  private static func text(_ choice: CodeChoice) -> String {
    let subject = choice.subject.map { " \(text($0))" } ?? ""
    let branches = choice.branches.map { "[\($0.conditions.map(text).joined(separator: ", "))]{\(text($0.body))}" }
    return "\(choice.kind)\(subject)\(choice.isExhaustive ? "" : "?") \(branches.joined(separator: " "))"
  }

  private static func text(_ condition: CodeCondition) -> String {
    switch condition {
    case .expression(let value): return text(value)
    case .binding(let name, let value): return "let \(name) = \(text(value))"
    case .pattern(let patterns, _): return patterns.map(text).joined(separator: "|")
    case .platform(let isPhone): return isPhone.map { $0 ? "phones" : "others" } ?? "?"
    case .system(let version, let isThere): return "\(isThere ? "" : "not ")iOS \(version)"
    }
  }

  private static func text(_ pattern: CodePattern) -> String {
    if case .value(let value) = pattern { return text(value) }
    return "_"
  }

  // MARK: Expressions

  static func text(_ expression: CodeExpression) -> String {
    switch expression.kind {
    case .string(let parts):
      return "\"" + parts.map { if case .text(let text) = $0 { text } else { "\\()" } }.joined() + "\""
    case .null: return "nil"
    case .boolean(let value): return "\(value)"
    case .number(let value): return value
    case .name(let name): return name
    case .member(let base, let name): return "\(base.map(text) ?? "").\(name)"
    case .call(let call): return "\(text(call.callee))(\(text(call.arguments)))"
    case .macro(let call): return "#\(text(call.callee))"
    case .closure(let closure): return "{\(closure.parameters.joined(separator: ",")) in \(text(closure.body))}"
    case .array(let elements): return "[\(elements.map(text).joined(separator: ", "))]"
    case .dictionary(let pairs): return "[\(pairs.map { "\(text($0.key)): \(text($0.value))" }.joined(separator: ", "))]"
    case .tuple(let arguments): return "(\(text(arguments)))"
    case .binary(let sign, let left, let right): return "(\(text(left)) \(sign) \(text(right)))"
    case .prefix(let sign, let value): return sign + text(value)
    case .choice(let choice): return text(choice)
    case .subscript(let base, let arguments): return "\(text(base))[\(text(arguments))]"
    case .keyPath(let names): return "\\.\(names.joined(separator: "."))"
    case .unknown: return "?"
    }
  }

  private static func text(_ arguments: [CodeArgument]) -> String {
    arguments.map { ($0.label.map { "\($0): " } ?? "") + text($0.value) }.joined(separator: ", ")
  }
}
