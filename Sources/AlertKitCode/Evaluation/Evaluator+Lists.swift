internal import AlertKitCore

/// What lists hold.
extension Evaluator {
  /// A list that is put through a closure.
  func mapped(_ name: String, _ base: Value, _ arguments: [Argument]) -> Value? {
    guard let list = list(of: base) else {
      guard ["map", "flatMap", "compactMap"].contains(name), let closure = arguments.first?.value.closure else { return nil }
      // Of as many as the running app has.
      if name == "compactMap" || base.symbol?.calledName.map({ $0 == "enumerated" || Self.sequences.contains($0) }) ?? false {
        let value = result(of: closure, [element(of: base)])
        let each = store.list([name == "compactMap" ? withoutNull(value) : value])
        return .list(ListValue(elements: [store.element(.repeated(each))]))
      }
      guard declaredType(of: base)?.type.name != "[]" else { return nil }
      // An optional value.
      let resolved = resolve(base)
      if resolved.isNull { return .null }
      return result(of: closure, [resolved])
    }
    switch name {
    case "filter": return .list(arguments.first?.value.closure.map { filtered(list, $0) } ?? list)
    case "sorted", "reversed": return .list(list)
    case "first": return nil
    case "dropFirst":
      guard list.isPlain, case .number(let number)? = arguments.first?.value, let count = Int(number) else { return nil }
      return .list(ListValue(elements: Array(list.elements.dropFirst(count))))
    case "enumerated": return numbered(list)
    default:
      guard let closure = arguments.first?.value.closure else { return nil }
      return .list(mapped(list, closure))
    }
  }

  /// What gives the elements of a list, of whatever it is asked.
  static let sequences: Set<String> = [
    "sorted", "filter", "reversed", "dropFirst", "dropLast", "prefix", "suffix", "shuffled", "lazy",
  ]

  /// Calls a closure with each element of a list, and a block of Objective-C's with its number as well, behind which a set's has none.
  func forEach(of base: Value, _ work: Value, in site: Site) {
    let isNumbered =
      site.call.selector == "enumerateObjectsUsingBlock:" && work.closure?.closure.parameters.count == 3
      && list(of: base)?.isPlain == true
    var number = 0
    goThrough(base) { value in
      var given = [Argument(label: nil, value: value ?? self.element(of: base), range: site.range)]
      if isNumbered { given.append(Argument(label: nil, value: .number("\(number)"), range: site.range)) }
      number += 1
      self.call(work, given, in: site)
    }
  }

  /// The elements of a list with their numbers.
  private func numbered(_ list: ListValue) -> Value? {
    guard list.isPlain else { return nil }
    let nowhere = statement ?? topMember.declaration.nameRange
    return .list(
      ListValue(
        elements: zip(list.elements, list.plainValues).enumerated().map { number, item in
          let parts = [("offset", Value.number("\(number)")), ("element", item.1)].map { label, value in
            Argument(label: label, value: value, range: value.ownRange ?? nowhere)
          }
          return ListValue.Element(kind: .one(.tuple(parts)), id: item.0.id)
        }))
  }

  /// The elements that a closure does not surely leave out.
  private func filtered(_ list: ListValue, _ closure: ClosureValue) -> ListValue {
    ListValue(
      elements: list.elements.compactMap { element in
        switch element.kind {
        case .one(let value): return test(result(of: closure, [value])).truth == false ? nil : element
        case .choice(let branches): return store.element(.choice(branches.map { ($0.when, filtered($0.list, closure)) }))
        case .repeated, .unknown: return element
        }
      })
  }

  private func mapped(_ list: ListValue, _ closure: ClosureValue) -> ListValue {
    ListValue(
      elements: list.elements.map { element in
        switch element.kind {
        case .one(let value): return store.element(.one(result(of: closure, [value])))
        case .choice(let branches): return store.element(.choice(branches.map { ($0.when, mapped($0.list, closure)) }))
        case .repeated(let inner): return store.element(.repeated(mapped(inner, closure)))
        case .unknown(let value):
          return store.element(.repeated(store.list([result(of: closure, [self.element(of: value)])])))
        }
      })
  }

  /// The type of which something is `allCases`.
  func typeOfCases(_ symbol: Symbol) -> String? {
    switch symbol.kind {
    case .member(let base, "allCases"): type(of: base)
    case .name("allCases"): symbol.frame.activation.type
    default: nil
    }
  }

  /// The list that a value is; nil where nothing is known of it, or it would be made of itself without end.
  func list(of value: Value) -> ListValue? {
    guard listDepth < ListValue.mostDepth else {
      program.spend("lists within one another", ListValue.mostDepth)
      return nil
    }
    listDepth += 1
    defer { listDepth -= 1 }
    switch value {
    case .list(let list): return list
    case .symbol:
      if case .symbol(let other) = value, let type = typeOfCases(other),
        let record = program.record(of: type), record.kind == .enumeration, !record.cases.isEmpty
      {
        return store.list(
          record.cases.map { .enumeration(EnumerationValue(type: type, name: $0.name, arguments: [], range: other.range)) })
      }
      let resolved = resolve(value)
      if case .symbol = resolved { return nil }
      return list(of: resolved)
    case .choice(let alternatives):
      guard takeStep(of: alternatives.count) else { return nil }
      let lists = alternatives.map { (when: $0.when, list: list(of: $0.value)) }
      guard lists.contains(where: { $0.list != nil }) else { return nil }
      return ListValue(
        elements: [
          store.element(
            .choice(
              zip(alternatives, lists).map { alternative, item in
                (
                  item.when,
                  item.list ?? ListValue(elements: alternative.value.isNull ? [] : [store.element(.unknown(alternative.value))])
                )
              }))
        ])
    default: return nil
    }
  }
}
