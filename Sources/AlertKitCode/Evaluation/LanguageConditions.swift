internal import AlertKitCore

/// Conditions by which code picks its words for a language: `isFrench ? "Annuler" : "Cancel"`. Of two languages in Latin letters the texts
/// do not tell which they are in, so that those which are picked for another one than English are left out.
extension Evaluator {
  private static let names = [
    "French", "German", "Spanish", "Italian", "Portuguese", "Dutch", "Swedish", "Danish", "Norwegian", "Finnish", "Polish",
    "Czech", "Turkish", "Vietnamese", "Indonesian", "Romanian", "Hungarian", "Catalan",
  ]
  private static let codes: Set<String> = [
    "fr", "de", "es", "it", "pt", "nl", "sv", "da", "nb", "no", "fi", "pl", "cs", "tr", "vi", "id", "ro", "hu", "ca",
  ]

  /// Whether a condition asks for such a language.
  func asksForOtherLanguage(_ symbol: Symbol) -> Bool {
    switch symbol.kind {
    case .name(let name), .member(_, let name), .call(.name(let name), _), .call(.member(_, let name), _):
      guard name.hasPrefix("is") || name.lowercased().holdsBytes(of: "language") else { return false }
      return Self.names.contains { name.holdsBytes(of: $0) }
    case .binary("==", .symbol(let asked), let code):
      guard let code = constant(code)?.lowercased(), Self.codes.contains(String(code.prefix(2))),
        code.count == 2 || code.count == 5, let name = asked.plainName ?? asked.calledName
      else { return false }
      return ["lang", "locale"].contains { name.lowercased().holdsBytes(of: $0) }
    default: return false
    }
  }
}
