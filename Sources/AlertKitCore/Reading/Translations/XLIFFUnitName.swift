/// What the id of a translation unit names: a key, or one of the forms of a key's text.
struct XLIFFUnitName: Hashable {
  var key: ExactString
  /// The variable of which it is a form; nil for a form of the whole text.
  var substitution: String?
  /// What selects the form; empty for a text that does not vary.
  var selectors: [StringValue.Selector] = []

  /// Whether it is the only form of its text.
  var isWhole: Bool { substitution == nil && selectors.isEmpty }

  /// The name that Xcode gave to a text of a table: a key, `key|==|plural.one` for the forms of a string catalog,
  /// `/key:dict/variable:dict/one:dict/:string` for those of a `.stringsdict`.
  init(_ id: String) {
    key = ExactString(id)
    if let mark = id.firstRange(of: "|==|"), readCatalogPath(id[mark.upperBound...]) {
      key = ExactString(String(id[..<mark.lowerBound]))
    } else if id.hasPrefix("/"), id.hasSuffix(Self.dictionaryEnd) {
      readDictionaryPath(id.dropFirst().dropLast(Self.dictionaryEnd.count))
    }
  }

  private static let dictionaryEnd = ":dict/:string"

  /// Reads `device.iphone.plural.one` or `substitutions.files.plural.one`; false, and nothing is read, where it is neither.
  private mutating func readCatalogPath(_ path: Substring) -> Bool {
    var words = path.split(separator: ".", omittingEmptySubsequences: false)[...]
    var substitution: String?
    if words.first == "substitutions", words.count > 2 {
      // The variable's name may hold dots; what follows it does not.
      let end = words.indices.dropFirst(2).last { Self.dimension(words[$0]) != nil } ?? words.endIndex
      substitution = words[(words.startIndex + 1)..<end].joined(separator: ".")
      words = words[end...]
    }
    var selectors: [StringValue.Selector] = []
    while let word = words.popFirst() {
      guard let select = Self.dimension(word), let name = words.popFirst() else { return false }
      selectors.append(select(String(name)))
    }
    guard !selectors.isEmpty else { return false }
    (self.substitution, self.selectors) = (substitution, selectors)
    return true
  }

  private static func dimension(_ word: Substring) -> ((String) -> StringValue.Selector)? {
    switch word {
    case "plural": { .plural($0) }
    case "device": { .device($0) }
    case "width": { .width($0) }
    default: nil
    }
  }

  private mutating func readDictionaryPath(_ path: Substring) {
    var parts = path.components(separatedBy: ":dict/")[...]
    guard parts.count > 1, let key = parts.popFirst() else { return }
    var selectors: [StringValue.Selector] = []
    while parts.count > 1, let rule = parts.first, let select = Self.rule(rule) {
      selectors.append(select(parts[parts.startIndex + 1]))
      parts = parts.dropFirst(2)
    }
    switch parts.count {
    case 0: break
    case 1 where parts.first == "NSStringLocalizedFormatKey": break
    case 2:
      substitution = parts.first
      selectors.append(.plural(parts.last ?? "other"))
    default: return
    }
    (self.key, self.selectors) = (ExactString(key), selectors)
  }

  private static func rule(_ name: String) -> ((String) -> StringValue.Selector)? {
    switch name {
    case "NSStringDeviceSpecificRuleType": { .device($0) }
    case "NSStringVariableWidthRuleType": { .width($0) }
    default: nil
    }
  }
}

extension Substring {
  /// The parts between the places where a separator stands.
  fileprivate func components(separatedBy separator: String) -> [String] {
    split(separator: separator, omittingEmptySubsequences: false).map(String.init)
  }
}
