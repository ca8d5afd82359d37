internal import AlertKitCode
internal import AlertKitCore

extension Parser {
  /// What stands before a method's body.
  private struct Head {
    var isStatic = false
    var result: CodeType?
    var isAction = false
    /// The selector's parts, and where each stands.
    var pieces: [(name: String, place: Int)] = []
    var parameters: [(name: String, type: CodeType?)] = []
    /// The name that `NS_SWIFT_NAME` gives.
    var swiftName: String?
    var isVariadic = false
  }

  /// `- (void)showAlertWithTitle:(NSString *)title message:(NSString *)message {…}`
  mutating func method(into members: inout [CodeDeclaration]) {
    let start = index
    guard isMark(Mark.open, at: index + 1) || isWord(at: index + 1) else {
      index += 1
      return
    }
    var head = Head()
    taken = 0
    head.isStatic = isMark(Mark.plus)
    index += 1
    if isMark(Mark.open) {
      let words = index + 1..<closing(of: index)
      head.result = codeType(words)
      head.isAction = words.contains { isWord(at: $0) && text(at: $0) == "IBAction" }
      skip()
    }
    read(&head)
    guard let first = head.pieces.first else { return }
    if isMark(Mark.semicolon), isMark(Mark.openBrace, at: index + 1) { index += 1 }
    var declaration = declaration(of: head, at: first.place)
    if isMark(Mark.openBrace) {
      plainNames = Set(head.parameters.map(\.name).filter { $0.hasPrefix("_") })
      declaration.body = block()
    } else {
      take(Mark.semicolon)
    }
    declaration.range = range(from: start)
    members.append(declaration)
    record(declaration.range)
  }

  private mutating func read(_ head: inout Head) {
    while index < end, !isMark(Mark.openBrace), !isMark(Mark.semicolon), !startsMember {
      let isFirst = head.pieces.isEmpty
      if isMark(Mark.colon) || isWord(at: index) && isMark(Mark.colon, at: index + 1) {
        let place = index
        let name = isMark(Mark.colon) ? "" : text(at: index)
        index += isMark(Mark.colon) ? 1 : 2
        head.pieces.append((name, place))
        parameter(of: &head)
      } else if isFirst, isWord(at: index) {
        head.pieces.append((text(at: index), index))
        index += 1
      } else if isWord(at: index), ["NS_SWIFT_NAME", "CF_SWIFT_NAME"].contains(text(at: index)),
        isMark(Mark.open, at: index + 1)
      {
        let name = index + 2..<closing(of: index + 1)
        if let first = name.first, let last = name.last {
          head.swiftName = String(decoding: bytes[Int(tokens[first].start)..<Int(tokens[last].end)], as: UTF8.self)
        }
        index = after(index + 1)
      } else {
        if isMark(Mark.ellipsis) { head.isVariadic = true }
        skip()
      }
    }
  }

  /// Whether the next line begins another member, so that this one has no end.
  private var startsMember: Bool {
    guard tokens[index].startsLine else { return tokens[index].kind == .directive }
    if tokens[index].kind == .atWord || tokens[index].kind == .directive { return true }
    return (isMark(Mark.minus) || isMark(Mark.plus)) && isMark(Mark.open, at: index + 1)
  }

  private mutating func parameter(of head: inout Head) {
    var type: CodeType?
    if isMark(Mark.open) {
      type = codeType(index + 1..<closing(of: index))
      skip()
    }
    while keyword.isQualifier || keyword == .attribute { skipQualifiers() }
    guard isWord(at: index) else { return head.parameters.append(("_", type)) }
    head.parameters.append((text(at: index), type))
    index += 1
  }

  private func declaration(of head: Head, at place: Int) -> CodeDeclaration {
    let arity = head.parameters.count
    let pieces = head.pieces.map(\.name)
    let given = head.swiftName.flatMap(Self.name)
    let name = given ?? ObjCSelector(pieces: pieces, arity: arity).name
    let isInitializer = name.base == "init" && !head.isStatic
    var declaration = CodeDeclaration(
      isInitializer ? .initializer : .function, name: name.base, range: range(at: place), nameRange: range(at: place))
    declaration.isStatic = head.isStatic
    declaration.type = head.result
    declaration.selector = arity == 0 ? pieces[0] : pieces.map { $0 + ":" }.joined()
    declaration.attributes = head.isAction ? ["IBAction"] : []
    declaration.isForPhones = isForPhones
    declaration.parameters = head.parameters.enumerated().map { number, parameter in
      let label = number < name.labels.count ? name.labels[number] : nil
      return CodeParameter(label: label, name: parameter.name, type: parameter.type)
    }
    if head.isVariadic { declaration.parameters.append(CodeParameter(label: nil, name: Self.others, isVariadic: true)) }
    return declaration
  }

  /// What a body calls its arguments of any number: nothing that code can read.
  static var others: String { "_" }

  /// `show(title:message:)`
  private static func name(_ written: String) -> ObjCSelector.Name? {
    guard let open = written.firstIndex(of: "("), written.last == ")" else { return nil }
    let labels = written[written.index(after: open)...].dropLast().split(separator: ":").map(String.init)
    return ObjCSelector.Name(String(written[..<open]), labels.map { $0 == "_" ? nil : $0 })
  }
}
