internal import AlertKitCore

/// What calls give, and what parameters take.
extension Evaluator {
  func arguments(of call: CodeCall, types: [Int: CodeType] = [:], in frame: Frame) -> [Argument] {
    call.arguments.enumerated().map { index, argument in
      Argument(
        label: argument.label, value: evaluate(argument.value, as: types[index], in: frame), range: argument.value.range,
        isTrailing: argument.isTrailing, expression: argument.value)
    }
  }

  /// The types of arguments that are `.init(…)` or a case, by their numbers, as the functions that may be called declare them.
  func types(ofImplicit call: CodeCall, _ callee: Symbol.Callee, in frame: Frame) -> [Int: CodeType] {
    let implicit = call.arguments.indices.filter { asksForType(call.arguments[$0].value) }
    guard !implicit.isEmpty else { return [:] }
    var known: [Declared] = []
    var types: [Int: CodeType] = [:]
    switch callee {
    case .name(let name):
      known =
        name.startsUpper
        ? path(of: name, in: frame).map { program.members("init", of: $0) } ?? [] : declarations(of: name, in: frame)
    case .member(let base, let name):
      if Self.senders.contains(name), let carried = declaredType(of: base)?.type.arguments.first {
        for index in implicit { types[index] = carried }
      }
      known = type(of: base).map { program.members(name, of: $0) } ?? []
      if known.isEmpty { known = takers(named: name) }
    case .implicit, .value: break
    }
    for function in known where function.isFunction && function.declaration.parameters.count >= call.arguments.count {
      for index in implicit where types[index] == nil {
        let label = call.arguments[index].label
        let parameters = function.declaration.parameters
        types[index] =
          label == nil
          ? parameters.indices.contains(index)
            && (parameters[index].label == nil || lacksName(index, of: call.arguments.map(\.label)))
            ? parameters[index].type : nil
          : parameters.first { $0.label == label }?.type
      }
    }
    return types
  }

  /// The functions of a name that take instances of types that alerts show.
  private func takers(named name: String) -> [Declared] {
    (program.declarations(named: name) ?? []).filter { function in
      function.isFunction
        && function.declaration.parameters.contains { parameter in
          parameter.type.map { type in interests.types.keys.contains { $0.lastName == type.name.lastName } } ?? false
        }
    }
  }

  func fits(_ function: Declared, _ arguments: [Argument]) -> Bool {
    let frame = Frame(parent: nil, activation: Activation(member: function, type: function.type, receiver: nil, number: 0))
    return bind(function.declaration.parameters, to: arguments, in: frame, type: function.type, isTrial: true)
  }

  /// Gives parameters their arguments.
  ///
  /// - Returns: Whether they fit.
  func bind(
    _ parameters: [CodeParameter], to arguments: [Argument], in frame: Frame, type: String, isTrial: Bool = false
  ) -> Bool {
    var rest = named(arguments, by: parameters)[...]
    for (index, parameter) in parameters.enumerated() {
      if let next = rest.first, Self.takes(next, parameters[index...]) {
        rest.removeFirst()
        var value = isTrial ? .null : convert(next.value, to: parameter.type, in: type)
        if parameter.isVariadic {
          var all = [value]
          while let more = rest.first, more.label == nil, !more.isTrailing {
            all.append(isTrial ? .null : convert(more.value, to: parameter.type, in: type))
            rest.removeFirst()
          }
          value = .list(store.list(all))
        }
        if parameter.isBuilder, var closure = value.closure {
          closure.isBuilder = true
          value = .closure(closure)
        }
        if !isTrial { frame.cells[parameter.name] = store.cell(value) }
      } else if let value = parameter.defaultValue {
        if !isTrial {
          frame.cells[parameter.name] = store.cell(convert(evaluate(value, in: frame), to: parameter.type, in: type))
        }
      } else if parameter.isVariadic {
        if !isTrial { frame.cells[parameter.name] = store.cell(.list(ListValue())) }
      } else {
        return false
      }
      if !isTrial, let type = parameter.type { frame.types[parameter.name] = type }
    }
    return rest.isEmpty
  }

  /// Arguments with the names that code of before Swift 3 leaves out: of the first parameter, and before Swift 2 of all parameters of a
  /// function outside types.
  func named(_ arguments: [Argument], by parameters: [CodeParameter]) -> [Argument] {
    var named = arguments
    for (index, parameter) in parameters.enumerated().prefix(arguments.count) {
      guard parameter.label == parameter.name, !arguments[index].isTrailing,
        lacksName(index, of: arguments.map(\.label))
      else { break }
      named[index].label = parameter.label
    }
    return named
  }

  /// Whether code of before Swift 3 leaves out the name of an argument: none has one, or it is the first.
  private func lacksName(_ index: Int, of labels: [String?]) -> Bool {
    program.isBeforeSwift3 && labels[index] == nil && (index == 0 || labels.allSatisfy { $0 == nil })
  }

  /// Whether the first of some parameters takes an argument.
  static func takes(_ argument: Argument, _ parameters: ArraySlice<CodeParameter>) -> Bool {
    guard let parameter = parameters.first else { return false }
    guard argument.isTrailing, argument.label == nil else { return ObjCSelector.areSame(argument.label, parameter.label) }
    // A closure behind the call goes to the first parameter that takes one.
    guard let type = parameter.type else { return true }
    let later = parameters.dropFirst()
    if parameter.defaultValue != nil, later.contains(where: { $0.type?.name == "->" && $0.defaultValue == nil }) {
      return false
    }
    return type.name == "->" || !later.contains { $0.type?.name == "->" } && parameter.defaultValue == nil
  }
}
