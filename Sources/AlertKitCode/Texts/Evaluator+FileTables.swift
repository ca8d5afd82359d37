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
}
