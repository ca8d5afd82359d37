internal import AlertKitCode
internal import AlertKitCore

extension Parser {
  /// Whether the braces that follow `enum` are its cases.
  var startsEnumeration: Bool {
    var place = index + 1
    while place < min(end, index + 12) {
      if isMark(Mark.openBrace, at: place) { return true }
      guard isWord(at: place) || isMark(Mark.colon, at: place) || isMark(Mark.scope, at: place) else { return false }
      place += 1
    }
    return false
  }

  /// `typedef NS_ENUM(NSInteger, Kind) {…};`, `enum Kind {…};`, `typedef enum {…} Kind;`
  ///
  /// Its constants are cases as Swift imports them, and globals with their own names.
  mutating func enumeration(from start: Int) {
    var name: Int?
    let isMacro = keyword != .enum
    index += 1
    if isMacro, isMark(Mark.open) {
      let close = closing(of: index)
      if close > index + 1, isWord(at: close - 1) { name = close - 1 }
      skip()
    }
    while index < end, !isMark(Mark.openBrace), !isMark(Mark.semicolon) {
      if isMark(Mark.colon) { name = isWord(at: index - 1) && keyword(at: index - 1) == .none ? index - 1 : name }
      if !isMacro, isWord(at: index), keyword == .none, name == nil, !isMark(Mark.colon, at: index - 1) { name = index }
      skip()
    }
    guard isMark(Mark.openBrace) else { return }
    let constants = inside { $0.constants() }
    if isWord(at: index), keyword == .none, name == nil || !isMacro {
      name = index
      index += 1
    }
    skip(to: Mark.semicolon)
    take(Mark.semicolon)
    declare(constants, of: name, from: start)
  }

  private struct Constant {
    let place: Int
    let value: CodeExpression?
  }

  private mutating func constants() -> [Constant] {
    var constants: [Constant] = []
    while index < end {
      let start = index
      if isWord(at: index) {
        let place = index
        index += 1
        while index < end, !isMark(Mark.equals), !isMark(Mark.comma) { skip() }
        let value = take(Mark.equals) ? expression() : nil
        constants.append(Constant(place: place, value: value))
      }
      skip(to: Mark.comma)
      take(Mark.comma)
      if index == start { skip() }
    }
    return constants
  }

  private mutating func declare(_ constants: [Constant], of name: Int?, from start: Int) {
    guard let name else {
      globals += constants.map { constant in
        var global = global(constant)
        global.value = constant.value
        return global
      }
      return
    }
    let type = text(at: name)
    let names = constants.map { text(at: $0.place) }
    let prefix = Self.prefix(of: names, in: type)
    var declaration = CodeDeclaration(.type(.enumeration), name: type, range: range(from: start), nameRange: range(at: name))
    declaration.isForPhones = isForPhones
    for (constant, written) in zip(constants, names) {
      let short = ObjCSelector.lowerFirst(String(written.dropFirst(prefix)))
      let place = range(at: constant.place)
      var member = CodeDeclaration(.enumerationCase, name: short, range: place, nameRange: place)
      member.value = constant.value
      member.selector = written
      declaration.members.append(member)
      var global = global(constant)
      global.value = CodeExpression(.member(CodeExpression(.name(type), at: place), short), at: place)
      global.type = CodeType(type)
      globals.append(global)
    }
    globals.append(declaration)
    record(declaration.range)
  }

  private func global(_ constant: Constant) -> CodeDeclaration {
    let place = range(at: constant.place)
    var global = CodeDeclaration(.variable, name: text(at: constant.place), range: place, nameRange: place)
    global.isForPhones = isForPhones
    return global
  }

  /// How many characters Swift drops from the constants' names: the type's name, or what all begin with up to a capital.
  private static func prefix(of names: [String], in type: String) -> Int {
    guard let first = names.first else { return 0 }
    if names.allSatisfy({ $0.hasPrefix(type) && $0.count > type.count }) { return type.count }
    guard names.count > 1 else { return first.hasPrefix(type) && first.count > type.count ? type.count : 0 }
    let words = ObjCSelector.words(first)
    let common = words.dropLast().last { word in
      names.allSatisfy { $0.hasPrefix(first[..<word.upperBound]) && $0.count > first[..<word.upperBound].count }
    }
    return common.map { first[..<$0.upperBound].count } ?? 0
  }
}
