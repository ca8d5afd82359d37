internal import AlertKitCode
internal import AlertKitCore

extension Parser {
  /// What stands outside of methods and functions, up to the end of the words around. Types and globals go to ``globals``, a class's
  /// methods and properties to `members`.
  mutating func declarations(into members: inout [CodeDeclaration]) {
    while index < end {
      let before = index
      declaration(into: &members)
      if index == before { skip() }
    }
  }

  private mutating func declaration(into members: inout [CodeDeclaration]) {
    let token = tokens[index]
    switch token.kind {
    case .directive: conditionalDeclarations(into: &members)
    case .atWord: atDeclaration(into: &members)
    case .identifier: external()
    case .mark:
      if token.mark == Mark.minus || token.mark == Mark.plus {
        method(into: &members)
      } else {
        index += isOpening(at: index) ? 0 : 1
      }
    default: index += 1
    }
  }

  private mutating func atDeclaration(into members: inout [CodeDeclaration]) {
    switch keyword {
    case .interface, .implementation: classDeclaration()
    case .protocol: protocolDeclaration()
    case .property: property(into: &members)
    case .forwardClass, .import: skipToLine()
    default: index += 1
    }
  }

  /// To the semicolon, or to the next line that cannot go on with this one.
  mutating func skipToLine() {
    index += 1
    while index < end, !isMark(Mark.semicolon), tokens[index].kind != .atWord || !tokens[index].startsLine { skip() }
    take(Mark.semicolon)
  }

  /// `#if` around whole declarations.
  private mutating func conditionalDeclarations(into members: inout [CodeDeclaration]) {
    guard tokens[index].directive == .begin, depth < Self.depthLimit else {
      index += 1
      return
    }
    depth += 1
    let (outer, outerPhones) = (end, isForPhones)
    while index < outer, tokens[index].kind == .directive, tokens[index].directive != .end {
      isForPhones = outerPhones && tokens[index].verdict != .others
      end = closing(of: index)
      index += 1
      declarations(into: &members)
      index = end
      end = outer
    }
    isForPhones = outerPhones
    depth -= 1
    if index < outer, tokens[index].kind == .directive { index += 1 }
    if let open = openType {
      openType = nil
      finishType(.extension, name: open.name, inherited: [], from: index, isInterface: open.isInterface)
    }
  }

  // MARK: Classes and protocols

  /// `@interface` or `@implementation`, up to its `@end`.
  private mutating func classDeclaration() {
    let start = index
    let isInterface = keyword == .interface
    index += 1
    guard isWord(at: index) else { return }
    let name = index
    index += 1
    skipGenerics()
    var kind = isInterface ? CodeDeclaration.TypeKind.class : .extension
    if isMark(Mark.open) {
      kind = .extension
      skip()
    }
    let inherited = inherited()
    finishType(kind, name: name, inherited: inherited, from: start, isInterface: isInterface)
  }

  private mutating func protocolDeclaration() {
    let start = index
    index += 1
    guard isWord(at: index) else { return }
    let name = index
    index += 1
    if isMark(Mark.semicolon) || isMark(Mark.comma) { return skipToLine() }
    let inherited = inherited()
    finishType(.protocol, name: name, inherited: inherited, from: start, isInterface: false)
  }

  /// `: Base <Protocol, Other>`
  private mutating func inherited() -> [CodeType] {
    var types: [CodeType] = []
    if take(Mark.colon), isWord(at: index) {
      types.append(CodeType(text(at: index)))
      index += 1
    }
    while isMark(Mark.less) {
      let start = index
      guard skipGenerics() else { break }
      types += (start..<index).filter { isWord(at: $0) }.map { CodeType(text(at: $0)) }
    }
    return types
  }

  private mutating func finishType(
    _ kind: CodeDeclaration.TypeKind, name: Int, inherited: [CodeType], from start: Int, isInterface: Bool
  ) {
    let (outer, outerType) = (end, type)
    end = endOfType(after: index)
    type = text(at: name)
    isInCategory = isInterface && kind == .extension
    defer { isInCategory = false }
    var fields: [CodeDeclaration] = []
    if isMark(Mark.openBrace) { inside { $0.instanceVariables(into: &fields) } }
    var members: [CodeDeclaration] = []
    declarations(into: &members)
    if isInterface { members.removeAll { $0.selector != nil && $0.body == nil } }
    let known = Set(members.map(\.name))
    members += fields.filter { !known.contains($0.name) }
    // A class that each branch of `#if` begins goes on behind them.
    openType = end == outer && depth > 0 && !isEndOfType(at: end) ? (name, isInterface) : nil
    index = end
    end = outer
    type = outerType
    take(.end)
    var declaration = CodeDeclaration(.type(kind), name: text(at: name), range: range(from: start), nameRange: range(at: name))
    declaration.inherited = inherited
    declaration.members = members
    declaration.isForPhones = isForPhones
    globals.append(declaration)
    record(declaration.range)
  }

  /// The next `@end`, or the next class where it is missing.
  private func endOfType(after place: Int) -> Int {
    var place = place
    while place < end, !isEndOfType(at: place) { place += 1 }
    return place
  }

  private func isEndOfType(at place: Int) -> Bool {
    guard place < tokens.count, tokens[place].kind == .atWord else { return false }
    return [.end, .interface, .implementation].contains(keyword(at: place))
  }

  private mutating func instanceVariables(into members: inout [CodeDeclaration]) {
    while index < end {
      let start = index
      if let declarator = declarator() {
        let name = text(at: declarator.name)
        var field = CodeDeclaration(
          .variable, name: name.hasPrefix("_") ? KnownNames.withoutUnderscore(name) : name, range: range(at: declarator.name),
          nameRange: range(at: declarator.name))
        field.type = declarator.isFunctionType ? CodeType("->") : codeType(declarator.words)
        field.isForPhones = isForPhones
        members.append(field)
        index = declarator.next
        skip(to: Mark.semicolon)
      }
      if !take(Mark.semicolon), index == start { skip() }
    }
  }

  /// What a property gives that has a method of another name for it.
  private func asking(for getter: Int) -> [CodeStatement] {
    let place = range(at: getter)
    let own = CodeExpression(.name("self"), at: place)
    return [CodeStatement(.return(CodeExpression(.member(own, text(at: getter)), at: place)), at: place)]
  }

  /// `@property (nonatomic, copy) NSString *title;`
  private mutating func property(into members: inout [CodeDeclaration]) {
    let start = index
    index += 1
    var isStatic = false
    var getter: Int?
    if isMark(Mark.open) {
      (isStatic, getter) = inside { parser in
        defer { parser.index = parser.end }
        let words = parser.index..<parser.end
        let getter = words.first { parser.isWord(at: $0) && parser.text(at: $0) == "getter" }.map { $0 + 2 }
        return (words.contains { parser.keyword(at: $0) == .class }, getter.flatMap { words.contains($0) ? $0 : nil })
      }
    }
    guard let declarator = declarator() else { return skipToLine() }
    index = declarator.next
    let outlet = declarator.words.contains { isWord(at: $0) && text(at: $0) == "IBOutlet" }
    var property = CodeDeclaration(
      .variable, name: text(at: declarator.name), range: range(from: start), nameRange: range(at: declarator.name))
    property.type = declarator.isFunctionType ? CodeType("->") : codeType(declarator.words)
    property.isStatic = isStatic
    property.attributes = outlet ? ["IBOutlet"] : []
    property.isForPhones = isForPhones
    if isInCategory, let getter, isWord(at: getter) { property.body = asking(for: getter) }
    members.append(property)
    while index < end, !isMark(Mark.semicolon), !tokens[index].startsLine { skip() }
    take(Mark.semicolon)
  }
}
