/// Letters in which code shows a text, whatever they are in a table. The values are Swift's names, and those that apps use.
public enum Recasing: String, Hashable, Sendable {
  /// All letters large.
  case uppercased
  /// All letters small.
  case lowercased
  /// Each word's first letter large, the others small.
  case capitalized
  /// The first letter of all large.
  case firstUppercased
}

extension Recasing {
  /// What a member of a text makes of it by its name; nil where that does not tell.
  package init?(member name: String) {
    switch name {
    case "uppercased", "uppercaseString", "localizedUppercase": self = .uppercased
    case "lowercased", "lowercaseString", "localizedLowercase": self = .lowercased
    case "capitalized", "capitalizedString", "localizedCapitalized": self = .capitalized
    default:
      let name = name.lowercased()
      guard name.contains("first"), !name.contains("lower") else { return nil }
      self = .firstUppercased
    }
  }
}
