internal import AlertKitCore

/// Look-ups in a table's file that code reads by itself: `NSDictionary(contentsOfFile: path)[key]`, where the path is that of a
/// `.strings` file of a bundle.
extension Evaluator {
  /// The key that is looked up in a table's file; nil for every other element.
  func keyInFile(_ base: Value, _ arguments: [Argument]) -> StringReference? {
    guard let given = arguments.first?.value, let file = fileRead(by: base), let table = table(ofFile: file),
      case .literal(let key, let range)? = render(given, isLocalizable: false), !key.isEmpty
    else { return nil }
    return .key(key, table: table, defaultValue: nil, range: range)
  }

  /// `object(forKey:)` and the like.
  static let elementCalls: Set<String> = ["object", "value", "objectForKey", "valueForKey", "objectForKeyedSubscript"]

  /// The path or the address of the file whose contents a dictionary is.
  private func fileRead(by value: Value) -> Value? {
    guard case .symbol(let symbol) = call(of: value), case .call(let callee, let arguments) = symbol.kind,
      let name = callee.name, Self.readers.contains(name)
    else { return nil }
    return arguments.any(of: ["contentsOfFile", "contentsOf"])?.value ?? (name.contains("With") ? arguments.first?.value : nil)
  }

  private static let readers: Set<String> = [
    "NSDictionary", "NSMutableDictionary", "init", "initWithContentsOfFile", "initWithContentsOfURL", "dictionary",
    "dictionaryWithContentsOfFile", "dictionaryWithContentsOfURL",
  ]

  /// The table that a file of a bundle is: `bundle.path(forResource: "Words", ofType: "strings")`.
  private func table(ofFile value: Value) -> String? {
    guard case .symbol(let symbol) = call(of: value), case .call(let callee, let arguments) = symbol.kind,
      let name = callee.name, ["path", "url", "pathForResource", "URLForResource"].contains(name),
      let resource = (arguments["forResource"] ?? arguments.first).flatMap({ constant($0.value) })
    else { return nil }
    let type = arguments.any(of: ["ofType", "withExtension"]).flatMap { constant($0.value) }
    if let type { return type == "strings" || type == ".strings" ? resource : nil }
    return resource.hasSuffix(".strings") ? String(resource.dropLast(".strings".count)) : nil
  }

  /// A value as the call that it is, also by another name.
  private func call(of value: Value) -> Value {
    guard case .symbol(let symbol) = value, symbol.plainName != nil else { return value }
    return resolve(value)
  }

  // MARK: - Other files

  /// Whether a value is what a file of the app's has under a key that is no table, and the key itself where it has none: of such words
  /// nothing is known here.
  func isLookUpInFile(_ alternatives: [Alternative]) -> Bool {
    alternatives.contains { asked in
      let others = alternatives.filter { self.key(of: $0.value) != self.key(of: asked.value) }
      return !others.isEmpty && others.allSatisfy { isKey($0.value, ofFile: asked.value) }
    }
  }

  /// Whether a text is the key under which a value is looked up in such a file.
  func isKey(_ text: Value, ofFile value: Value) -> Bool {
    guard case .symbol(let symbol) = value else { return false }
    let (base, key): (Value, Value)
    switch symbol.kind {
    case .subscript_(let own, let arguments):
      guard arguments.count == 1 else { return false }
      (base, key) = (own, arguments[0].value)
    case .call(.member(let own, let name), let arguments) where Self.elementCalls.contains(name) && arguments.count == 1:
      (base, key) = (own, arguments[0].value)
    default: return false
    }
    guard case .literal(let given, _)? = render(text, isLocalizable: false),
      case .literal(given, _)? = render(key, isLocalizable: false)
    else { return false }
    return isOfFile(base)
  }

  private static let parsers: Set<String> = ["jsonObject", "JSONObject", "JSONObjectWithData"]

  /// Whether a dictionary is read from a file that is no table: where it is made, or where code sets the property that holds it.
  private func isOfFile(_ base: Value) -> Bool {
    if let file = fileRead(by: base) { return table(ofFile: file) == nil }
    guard case .symbol(let symbol) = base else { return false }
    let own = symbol.frame.activation.type
    switch symbol.kind {
    case .call(let callee, _):
      guard let name = callee.name else { return false }
      return Self.parsers.contains(name) || readsFile([name], of: callee.base.flatMap { type(of: $0) } ?? own)
    case .member(let owner, let name): return type(of: owner).map { isReadFromFile(name, of: $0) } ?? false
    case .name(let name):
      guard symbol.frame.cell(name) != nil else { return isReadFromFile(name, of: own) }
      let found = resolve(base)
      if case .symbol(let other) = found, other !== symbol { return isOfFile(found) }
      return false
    default: return false
    }
  }

  /// Whether what gives a property its value reads a file.
  private func isReadFromFile(_ property: String, of type: String) -> Bool {
    guard let members = program.record(of: type)?.members.values.joined() else { return false }
    var names: Set<String> = [property.hasPrefix("_") ? String(property.dropFirst()) : property]
    for member in members where program.file(member.file).mentions(of: member).contains(property) {
      for (target, value) in CodeWalk.assignments(in: member.declaration.body ?? []) where target.usedName == property {
        CodeWalk.expressions(in: value) { expression, _ in
          if let name = expression.usedName { names.insert(name) }
          return true
        }
      }
    }
    return readsFile(names, of: type)
  }

  /// Whether one of a type's members of some names asks a bundle for a file that is no table.
  private func readsFile(_ names: Set<String>, of type: String) -> Bool {
    names.flatMap { program.members($0, of: type) }.contains { member in
      let code = program.text(of: member.declaration.range)
      return ["forResource", "ForResource"].contains(where: code.holdsBytes) && !code.holdsBytes(of: "strings\"")
    }
  }
}
