import AlertKitCode
import AlertKitCore

/// Code of any language as text, for tests that compare it.
enum CodeDump {
  static func text(_ file: CodeFile) -> String {
    (file.declarations.flatMap { lines($0) } + file.statements.flatMap { lines($0) }).joined(separator: "\n")
  }

  // MARK: Declarations

  static func lines(_ declaration: CodeDeclaration) -> [String] {
    var head = declaration.attributes.map { "@\($0) " }.joined() + (declaration.isForPhones ? "" : "#other ")
    if declaration.isStatic { head += "static " }
    head += "\(word(declaration.kind)) \(declaration.name)"
    let hasParameters =
      switch declaration.kind {
      case .function, .initializer, .subscript: true
      default: !declaration.parameters.isEmpty
      }
    if hasParameters { head += "(\(declaration.parameters.map(text).joined(separator: ", ")))" }
    if let type = declaration.type { head += ": \(text(type))" }
    if !declaration.inherited.isEmpty { head += " : \(declaration.inherited.map(text).joined(separator: ", "))" }
    if let value = declaration.value { head += " = \(text(value))" }
    var lines = [head]
    lines += (declaration.body ?? []).flatMap { Self.lines($0) }.map { "  \($0)" }
    if declaration.body?.isEmpty ?? false { lines.append("  {}") }
    lines += declaration.observers.flatMap { Self.lines($0) }.map { "  observe \($0)" }
    return lines + declaration.members.flatMap { Self.lines($0) }.map { "  \($0)" }
  }

  private static func word(_ kind: CodeDeclaration.Kind) -> String {
    switch kind {
    case .function: "func"
    case .initializer: "init"
    case .variable: "var"
    case .subscript: "subscript"
    case .enumerationCase: "case"
    case .type(let kind): "\(kind)"
    }
  }

  private static func text(_ parameter: CodeParameter) -> String {
    let label = parameter.label.map { $0 == parameter.name ? "" : "\($0) " } ?? "_ "
    let type = parameter.type.map { ": \(text($0))" } ?? ""
    return label + parameter.name + type + (parameter.isVariadic ? "..." : "")
      + (parameter.defaultValue.map { " = \(text($0))" } ?? "")
  }

  static func text(_ type: CodeType) -> String {
    type.arguments.isEmpty ? type.name : "\(type.name)<\(type.arguments.map(text).joined(separator: ", "))>"
  }

  // MARK: Statements

  static func lines(_ statement: CodeStatement) -> [String] {
    switch statement.kind {
    case .expression(let value): return [text(value)]
    case .variable(let name, let type, let value):
      return ["let \(name)" + (type.map { ": \(text($0))" } ?? "") + (value.map { " = \(text($0))" } ?? "")]
    case .assignment(let target, let mark, let value): return ["\(text(target)) \(mark) \(text(value))"]
    case .return(let value): return ["return" + (value.map { " \(text($0))" } ?? "")]
    case .leave: return ["leave"]
    case .throw(let value): return ["throw \(text(value))"]
    case .choice(let choice): return [text(choice)]
    case .guard(let conditions, let otherwise):
      return ["guard \(conditions.map(text).joined(separator: ", ")) else \(block(otherwise))"]
    case .loop(let names, let sequence, let body):
      return ["for \(names.joined(separator: ", "))" + (sequence.map { " in \(text($0))" } ?? "") + " " + block(body)]
    case .declaration(let declaration): return lines(declaration)
    case .block(let body): return [block(body)]
    }
  }

  private static func block(_ body: [CodeStatement]) -> String {
    "{ \(body.flatMap { lines($0) }.joined(separator: "; ")) }"
  }

  private static func text(_ choice: CodeChoice) -> String {
    let word =
      switch choice.kind {
      case .conditions: "if"
      case .cases: "switch"
      case .errors: "do"
      case .compilation: "#if"
      }
    let branches = choice.branches.map { branch in
      "[\(branch.conditions.map(text).joined(separator: ", "))] \(block(branch.body))"
    }
    return "\(word)\(choice.isExhaustive ? "" : "?") " + (choice.subject.map { "\(text($0)) " } ?? "")
      + branches.joined(separator: " ")
  }

  private static func text(_ condition: CodeCondition) -> String {
    switch condition {
    case .expression(let value): text(value)
    case .binding(let name, let value): "let \(name) = \(text(value))"
    case .pattern(let patterns, let subject):
      "case " + patterns.map(text).joined(separator: " | ") + (subject.map { " = \(text($0))" } ?? "")
    case .platform(let isForPhones): "platform \(isForPhones.map { "\($0)" } ?? "?")"
    case .system(let version, let isThere): "\(isThere ? "" : "not ")iOS \(version)"
    }
  }

  private static func carried(_ pattern: CodePattern) -> String {
    if case .binding(let name) = pattern { name } else { text(pattern) }
  }

  private static func text(_ pattern: CodePattern) -> String {
    switch pattern {
    case .member(let name, let parts):
      ".\(name)" + (parts.isEmpty ? "" : "(\(parts.map(carried).joined(separator: ", ")))")
    case .value(let value): text(value)
    case .binding(let name): "let \(name)"
    case .tuple(let parts): "(\(parts.map(text).joined(separator: ", ")))"
    case .type(let type, let inner): text(inner) + " as \(type)"
    case .any: "_"
    }
  }

  // MARK: Expressions

  static func text(_ expression: CodeExpression) -> String {
    switch expression.kind {
    case .string(let parts): "\"\(parts.map(text).joined())\""
    case .null: "nil"
    case .boolean(let value): "\(value)"
    case .number(let digits): digits
    case .name(let name): name
    case .member(let base, let name): "\(base.map(text) ?? "").\(name)"
    case .call(let call): text(call)
    case .macro(let call): "#\(text(call))"
    case .closure(let closure): "{ \(closure.parameters.joined(separator: ", ")) in \(block(closure.body)) }"
    case .array(let elements): "[\(elements.map(text).joined(separator: ", "))]"
    case .dictionary(let elements):
      elements.isEmpty ? "[:]" : "[\(elements.map { "\(text($0.key)): \(text($0.value))" }.joined(separator: ", "))]"
    case .tuple(let parts): "(\(parts.map(text).joined(separator: ", ")))"
    case .binary(let mark, let left, let right): "(\(text(left)) \(mark) \(text(right)))"
    case .prefix(let mark, let value): "\(mark)\(text(value))"
    case .choice(let choice): "(\(text(choice)))"
    case .subscript(let base, let arguments): "\(text(base))[\(arguments.map(text).joined(separator: ", "))]"
    case .keyPath(let names): "\\.\(names.joined(separator: "."))"
    case .unknown: "?"
    }
  }

  private static func text(_ part: CodeStringPart) -> String {
    switch part {
    case .text(let text): text.replacing("\n", with: "⏎")
    case .value(let value, let arguments): "\\(\(text(value))" + arguments.map { ", \(text($0))" }.joined() + ")"
    }
  }

  private static func text(_ call: CodeCall) -> String {
    "\(text(call.callee))(\(call.arguments.map(text).joined(separator: ", ")))"
  }

  private static func text(_ argument: CodeArgument) -> String {
    (argument.isTrailing ? "^" : "") + (argument.label.map { "\($0): " } ?? "") + text(argument.value)
  }
}
