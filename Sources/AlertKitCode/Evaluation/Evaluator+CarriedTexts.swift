internal import AlertKitCore

/// What a case carries wherever code makes it, as far as texts are given.
struct CarriedTexts {
  let member: Declared
  /// By the place of what it carries, the ways that its text may be.
  let texts: [Int: [TextValue]]
  /// By the place of what it carries, the numbers that are written there.
  let numbers: [Int: String]
  /// Whether it gets no further than to methods of the member's type that take it apart.
  let isKept: Bool
}

/// The words that events carry to the properties that alerts show: `case .failed(let message): state.errorMessage = message`.
extension Evaluator {
  typealias State = (when: Guard, fields: [String: Value])

  /// Of code that makes one case in more places than this, the first are read.
  private static let mostMakers = 64
  private static let mostWays = 4
  /// What is left of a member's steps is for what it shows itself.
  private static let mostStepsOfMakers = 20_000

  /// What an instance is once its words are those which the case brings that it took them from, with where they stand.
  func carried(
    to state: State, of type: String, _ interest: TypeInterest
  ) -> [(state: State, place: SourceRange, member: Declared)] {
    var found: [(state: State, place: SourceRange, member: Declared)] = []
    var seen: Set<Root> = []
    for name in interest.fields.sorted() {
      for (root, when) in carriers(of: state.fields[name]) where !seen.contains(root) {
        guard case .associated(let owner, let event) = root, let when = state.when.and(when),
          TypeInterest.isAlertName(name) || TypeInterest.isAlertName(event)
        else { continue }
        seen.insert(root)
        let marks = Self.places(in: state.fields[name + "@"])
        let made = texts(of: event, in: owner).filter { made in
          !(made.isKept && made.member.type != type) && !program.isForOthers(than: made.numbers, of: event, setAt: marks)
        }
        guard !made.isEmpty else { continue }
        let known = ofBranch(setting: name, state.fields, interest)
        for made in made {
          for way in 0..<(made.texts.values.map(\.count).max() ?? 0) {
            var (fields, own) = (known, SourceRange?.none)
            for field in interest.fields.sorted() {
              guard let place = place(of: root, in: known[field]), let texts = made.texts[place] else { continue }
              let declared = program.interesting(field, of: type, in: interests)?.declaration.type
              let text = texts[min(way, texts.count - 1)]
              own = own ?? text.range
              fields[field] = convert(.text(text), to: declared, in: type)
            }
            if let own { found.append(((when, fields), own, made.member)) }
          }
        }
      }
    }
    return found
  }

  /// An instance without the words that other branches set than the one which sets a field.
  private func ofBranch(setting name: String, _ fields: [String: Value], _ interest: TypeInterest) -> [String: Value] {
    guard case .unknown(let mark)? = fields[name + "@"], let file = program.number(of: mark.range),
      let member = program.file(file).member(around: Int(mark.range.start)),
      case let bodies = BranchPath.look(in: member.declaration, for: Int(mark.range.start)).bodies, !bodies.isEmpty
    else { return fields }
    var own = fields
    for field in interest.fields where field != name {
      guard case .unknown(let other)? = fields[field + "@"] else { continue }
      // What holds both is a choice, unless it is innermost.
      let isOnTheWay = bodies.indices.contains { index in
        bodies[index].contains {
          $0.range.contains(other.range) && (index == bodies.count - 1 || !$0.range.contains(mark.range))
        }
      }
      if isOnTheWay { continue }
      (own[field], own[field + "@"]) = (nil, nil)
    }
    return own
  }

  /// The cases that a value, or one of several, is carried by.
  private func carriers(of value: Value?) -> [(Root, Guard)] {
    switch value {
    case .unknown(let unknown)?:
      if let root = unknown.root, case .associated = root, unknown.carriedPlace != nil { [(root, .always)] } else { [] }
    case .choice(let alternatives)?:
      alternatives.flatMap { item in
        carriers(of: item.value).compactMap { root, when in item.when.and(when).map { (root, $0) } }
      }
    default: []
    }
  }

  /// Where a field was set, by its mark.
  private static func places(in mark: Value?) -> [SourceRange] {
    switch mark {
    case .unknown(let unknown)?: [unknown.range]
    case .choice(let alternatives)?: alternatives.flatMap { places(in: $0.value) }
    default: []
    }
  }

  /// Which of the values that a case carries a value is, or one of several.
  private func place(of root: Root, in value: Value?) -> Int? {
    switch value {
    case .unknown(let unknown)?: unknown.root == root ? unknown.carriedPlace : nil
    case .choice(let alternatives)?: alternatives.lazy.compactMap { self.place(of: root, in: $0.value) }.first
    default: nil
    }
  }

  /// What code gives a case that carries texts, place by place.
  private func texts(of name: String, in type: String) -> [CarriedTexts] {
    if let known = carriedTexts[type + "." + name] { return known }
    var found: [CarriedTexts] = []
    if let made = program.members(name, of: type).first(where: \.isEnumerationCase),
      made.declaration.parameters.contains(where: { $0.type?.isText ?? false })
    {
      let numbers = program.files(naming: [name])
      guard numbers.count <= Program.mostFilesOfProperty else { return [] }
      let start = steps
      makers: for number in numbers {
        for member in program.file(number).members(mentioning: [name]) where !member.isEnumerationCase {
          for call in calls(of: made, in: member) {
            guard found.count < Self.mostMakers, steps - start < Self.mostStepsOfMakers else { break makers }
            let texts = texts(given: made, by: call, in: member)
            guard !texts.isEmpty else { continue }
            let isKept = program.keeps(call, in: member)
            found.append(CarriedTexts(member: member, texts: texts, numbers: call.plainNumbers, isKept: isKept))
          }
        }
      }
    }
    carriedTexts[type + "." + name] = found
    return found
  }

  /// The calls of a member that make a case: `.failed("…")`, `Event.failed("…")`.
  private func calls(of made: Declared, in member: Declared) -> [CodeCall] {
    guard let namesakes = program.declarations(named: made.name) else { return [] }
    let isOnly = namesakes.allSatisfy { $0.id == made.id }
    var found: [CodeCall] = []
    // What another case carries is of that one's type.
    var within: Set<SourceRange> = []
    CodeWalk.phoneExpressions(in: member.declaration) { [program] expression, _ in
      guard case .call(let call) = expression.kind, case .member(let base, let name) = call.callee.kind else { return true }
      if base == nil, program.declarations(named: name)?.contains(where: \.isEnumerationCase) ?? true {
        within.formUnion(call.arguments.map(\.value.range))
      }
      guard name == made.name else { return true }
      let isOwn: Bool
      if let base {
        isOwn = base.namePath.map { program.path(of: $0.joined(separator: "."), from: member.type) == made.type } ?? false
      } else {
        isOwn =
          isOnly
          || !within.contains(expression.range) && program.path(of: made.type.lastName, from: member.type) == made.type
      }
      if isOwn { found.append(call) }
      return true
    }
    return found
  }

  private func texts(given made: Declared, by call: CodeCall, in member: Declared) -> [Int: [TextValue]] {
    let parameters = made.declaration.parameters
    guard call.arguments.count == parameters.count else { return [:] }
    var found: [Int: [TextValue]] = [:]
    for (place, (parameter, argument)) in zip(parameters, call.arguments).enumerated() {
      guard argument.label == nil || argument.label == parameter.label else { return [:] }
      guard parameter.type?.isText ?? false else { continue }
      let frame = Frame(parent: nil, activation: activation(of: member, receiver: nil))
      for name in argument.value.ownNames {
        frame.cells[name] = store.cell(.unknown(Unknown(argument.value.range, key: "\(frame.activation.number).\(name)")))
      }
      let (wasQuiet, outer) = (isQuiet, supplier)
      (isQuiet, supplier) = (true, nil)
      let value = convert(evaluate(argument.value, as: parameter.type, in: frame), to: parameter.type, in: made.type)
      let texts = texts(in: value, at: argument.value.range)
      (isQuiet, supplier) = (wasQuiet, outer)
      if !texts.isEmpty { found[place] = Array(texts.prefix(Self.mostWays)) }
    }
    return found
  }

  /// The texts that a value may be; none for what is not known.
  private func texts(in value: Value, at range: SourceRange) -> [TextValue] {
    switch value {
    case .text(let text):
      if text.plain == "" { return [] }
      let isHere = text.range.file == range.file && range.contains(text.range)
      return [isHere ? text : TextValue(pieces: text.pieces, range: range)]
    case .choice(let alternatives): return alternatives.flatMap { texts(in: $0.value, at: range) }
    case .symbol:
      let found = resolve(value)
      if case .symbol = found { return [] }
      return texts(in: found, at: range)
    default: return []
    }
  }
}

extension CodeCall {
  /// The numbers among what it is given, by their places.
  fileprivate var plainNumbers: [Int: String] {
    arguments.enumerated().reduce(into: [:]) { found, item in found[item.offset] = item.element.value.plainNumber }
  }
}

extension Unknown {
  /// Which of the values that a case carries it is.
  fileprivate var carriedPlace: Int? {
    guard case .associated(_, let name)? = root, let mark = key.lastIndex(of: "#") else { return nil }
    let parts = key[key.index(after: mark)...].split(separator: ".")
    return parts.count == 2 && parts[0] == name ? Int(parts[1]) : nil
  }
}

extension CodeExpression {
  /// The names in it that may be those of variables around it.
  fileprivate var ownNames: Set<String> {
    var names: Set<String> = []
    var called: Set<SourceRange> = []
    CodeWalk.expressions(in: self) { expression, _ in
      switch expression.kind {
      case .call(let call): called.insert(call.callee.range)
      case .name(let name) where !name.startsUpper && name != "self" && !called.contains(expression.range): names.insert(name)
      default: break
      }
      return true
    }
    return names
  }
}
