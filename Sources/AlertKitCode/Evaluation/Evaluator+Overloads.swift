internal import AlertKitCore

/// Which of several functions of one name a call means.
extension Evaluator {
  /// The function that a call fits best, of those that it fits as well the one whose file lies nearest: several targets of an app
  /// may have a type of one name each. Nil where it fits none.
  func fitting(_ functions: some Sequence<Declared>, _ arguments: [Argument], at call: SourceRange) -> Declared? {
    let fitting = functions.filter { fits($0, arguments) }
    guard fitting.count > 1 else { return fitting.first }
    let strains = fitting.map { strain(of: $0, by: arguments) }
    let least = strains.min()
    let best = zip(fitting, strains).filter { $0.1 == least }.map(\.0)
    guard best.count > 1, let file = program.number(of: call) else { return best.first }
    let shared = best.map { program.foldersShared(by: $0.file, file) }
    return zip(best, shared).first { $0.1 == shared.max() }?.0
  }

  /// Whether a call on something of which no type is known, or one that the app does not declare, may mean a function by its name.
  /// A single word names functions of many types: without labels a receiver of another type, or of no known one where the word is
  /// a general one, means none of them.
  func mayMean(_ function: Declared, _ site: Site) -> Bool {
    guard case .member(let base, let name) = site.callee, function.declaration.selector == nil, !function.type.isEmpty,
      ObjCSelector.words(name).count == 1, !site.arguments.contains(where: { $0.label != nil && !$0.isTrailing })
    else { return true }
    if function.declaration.isStatic { return if case .type = base { true } else { false } }
    guard let record = program.record(of: function.type), record.kind != .extension, record.kind != .protocol else {
      return true
    }
    let owner = function.type.lastName.lowercased()
    let type = type(of: base)
    let written: String? = if case .member(let receiver?, _) = site.call.callee.kind { receiver.usedName } else { nil }
    let isShared = [written, type?.lastName].compactMap(\.self).contains { name in
      ObjCSelector.words(name).contains { name[$0].count > 2 && owner.holdsBytes(of: name[$0].lowercased()) }
    }
    return isShared || type == nil && !Self.generalNames.contains(name)
  }

  private static let generalNames: Set<String> = [
    "alert", "error", "fail", "failure", "info", "log", "open", "show", "success", "warn", "warning",
  ]

  /// Functions in the order in which a call fits them.
  func bestFirst(_ functions: [Declared], _ arguments: [Argument], at call: SourceRange) -> [Declared] {
    guard functions.count > 1, let best = fitting(functions.lazy.filter(\.isFunction), arguments, at: call) else {
      return functions
    }
    return [best] + functions.filter { $0.id != best.id }
  }

  private static let mistake = 16

  /// How badly a call that fits a function fits it: what the compiler tells overloads by, as far as it is known here.
  func strain(of function: Declared, by arguments: [Argument]) -> Int {
    var strain = function.declaration.attributes.contains("_disfavoredOverload") ? 1 : 0
    let parameters = function.declaration.parameters
    var rest = named(arguments, by: parameters)[...]
    for (index, parameter) in parameters.enumerated() {
      guard let next = rest.first, Self.takes(next, parameters[index...]) else {
        strain += 1
        continue
      }
      rest.removeFirst()
      strain += self.strain(of: parameter, by: next.value)
      while parameter.isVariadic, let more = rest.first, more.label == nil, !more.isTrailing { rest.removeFirst() }
    }
    return strain
  }

  private func strain(of parameter: CodeParameter, by value: Value) -> Int {
    guard let type = parameter.type, !type.name.isEmpty else { return 0 }
    switch value {
    // A closure for what may be none has to be wrapped.
    case .closure: return !type.mayBeFunction ? Self.mistake : parameter.defaultValue == nil ? 0 : 4
    case .text: return type.isText ? 0 : isKnown(type) ? Self.mistake : 2
    case .boolean: return type.name == "Bool" ? 0 : isKnown(type) ? Self.mistake : 2
    case .number: return type.isText || type.name == "Bool" || type.name == "->" ? Self.mistake : 0
    case .list: return type.name == "[]" || !isKnown(type) ? 0 : Self.mistake
    case .enumeration(let value):
      guard let own = value.type else { return type.isText ? Self.mistake : 0 }
      return own.lastName == type.name.lastName ? 0 : type.isText ? Self.mistake : 2
    case .symbol(let symbol) where Texts.isLookup(symbol): return type.isText ? 0 : isKnown(type) ? Self.mistake : 2
    case .symbol, .unknown:
      guard let own = declaredType(of: value)?.type else { return 0 }
      if own.name.lastName == type.name.lastName { return 0 }
      return own.isText != type.isText && isKnown(own) && isKnown(type) ? Self.mistake : 2
    default: return 0
    }
  }

  /// Whether a type is one that the app declares or that all apps have, not a placeholder of a generic function.
  private func isKnown(_ type: CodeType) -> Bool {
    type.isText || !type.mayBeFunction || ["->", "Error", "NSError", "UIImage", "UIColor", "CGRect"].contains(type.name)
      || program.mayDeclareType(type.name.lastName)
  }
}
