internal import AlertKitCore

extension Value {
  /// The value as a variable holds it: a literal is no key any more.
  func afterAssignment(to type: String?) -> Value {
    switch self {
    case .text(var text):
      text.isLiteral = text.isLiteral && type.map(Localizable.isType) ?? false
      return .text(text)
    default: return self
    }
  }
}

/// The types in whose place a literal is a key.
enum Localizable {
  private static let types: Set<String> = [
    "LocalizedStringKey", "LocalizedStringResource", "LocalizationValue", "Text", "TextState",
  ]

  static func isType(_ name: String) -> Bool { types.contains(name.lastName) }
}
