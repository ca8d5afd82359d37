internal import AlertKitCore

extension Evaluator {
  /// Labels of what looks up a key: the platform's, and a generator's of symbols, `String(localizable: .deletePhoto)`.
  static let keyLabels = ["localized", "localizable"]

  /// What is looked up by a key, or by a symbol that stands for one.
  func lookedUp(_ value: Value, _ arguments: [Argument]) -> StringReference? {
    if case .text = value { return key(value, arguments) }
    let text = render(value, isLocalizable: true)
    if case .key? = text { return key(value, arguments) ?? text }
    return text
  }

  private static let identifiers: Set<String> = ["com.apple.UIKit", "com.apple.UIKitCore"]

  /// The system's own word that a lookup in UIKit's bundle gives; nil for a lookup in any other.
  func systemWord(_ key: Value, _ bundle: Value?) -> StringReference? {
    guard let bundle, isSystemBundle(bundle), let word = constantKey(key) else { return nil }
    return .system(word)
  }

  /// Whether a bundle is UIKit's: that of one of its classes, or the one that its identifier names.
  private func isSystemBundle(_ value: Value) -> Bool {
    var value = value
    if case .symbol(let symbol) = value, symbol.plainName != nil { value = resolve(value) }
    switch value {
    case .choice(let alternatives): return alternatives.contains { isSystemBundle($0.value) }
    case .symbol(let symbol):
      guard case .call(let callee, let arguments) = symbol.kind, arguments.count == 1, let given = arguments.first,
        callee.name.map({ $0.hasSuffix("Bundle") || $0 == "init" || $0.hasPrefix("bundle") }) ?? false
      else { return false }
      if case .text(let text) = given.value { return text.plain.map(Self.identifiers.contains) ?? false }
      let name = program.text(of: given.range).drop { $0 == "[" }.prefix { $0.isLetter }
      return name.hasPrefix("UI") && !program.mayDeclareType(String(name))
    default: return false
    }
  }
}
