/// One key's rules in a `.stringsdict`.
struct StringsdictEntry {
  private(set) var faults: [Fault] = []
  private var variants: [StringValue.Variant] = []
  private var substitutions: [StringValue.Substitution] = []
  /// The index of each substitution by its name.
  private var indices: [String: Int] = [:]

  private static let categories: Set<String> = ["zero", "one", "two", "few", "many", "other"]
  /// Rules within rules: a width within a device and a format within that is as far as it goes.
  private static let maximumDepth = 4

  /// The text, or nil when there is none.
  var value: StringValue? {
    variants.isEmpty && substitutions.isEmpty ? nil : .varied(variants, substitutions: substitutions)
  }

  private mutating func fault(_ message: String, at range: SourceRange) {
    faults.append(Fault(.syntax, message + ".", at: range))
  }

  /// Reads a text, or a dictionary with a format or a rule.
  mutating func read(_ value: PropertyListValue, named name: LocatedText, selectors: [StringValue.Selector], depth: Int) {
    if let text = value.text {
      variants.append(StringValue.Variant(selectors: selectors, text: text))
      return
    }
    guard let members = value.members, depth < Self.maximumDepth else {
      return fault("Expected a text or a dictionary, found \(value.kindName)", at: name.range)
    }
    var hasRule = false
    for member in members {
      switch member.key.text {
      case "NSStringDeviceSpecificRuleType", "NSStringVariableWidthRuleType":
        hasRule = true
        readVariations(member, selectors: selectors, depth: depth)
      default: break
      }
    }
    if let format = value["NSStringLocalizedFormatKey"] {
      readFormat(format, members, named: name, selectors: selectors)
    } else if !hasRule {
      fault("“\(name.text)” has no NSStringLocalizedFormatKey", at: name.range)
      readVariables(of: nil, members, selectors: selectors)
    }
  }

  /// Texts by device or by width.
  private mutating func readVariations(_ rule: PropertyListValue.Member, selectors: [StringValue.Selector], depth: Int) {
    guard let members = rule.value.members else {
      return fault("Expected a dictionary for \(rule.key.text), found \(rule.value.kindName)", at: rule.key.range)
    }
    for member in members {
      let selector: StringValue.Selector =
        rule.key.text == "NSStringVariableWidthRuleType" ? .width(member.key.text) : .device(member.key.text)
      read(member.value, named: member.key, selectors: selectors + [selector], depth: depth + 1)
    }
  }

  private mutating func readFormat(
    _ value: PropertyListValue, _ members: [PropertyListValue.Member], named name: LocatedText,
    selectors: [StringValue.Selector]
  ) {
    guard let format = value.text else {
      fault("Expected a text for NSStringLocalizedFormatKey, found \(value.kindName)", at: name.range)
      return readVariables(of: nil, members, selectors: selectors)
    }
    variants.append(StringValue.Variant(selectors: selectors, text: format))
    readVariables(of: format, members, selectors: selectors)
  }

  /// The variables of a format, which may name each other.
  private mutating func readVariables(
    of format: LocatedText?, _ members: [PropertyListValue.Member], selectors: [StringValue.Selector]
  ) {
    let references = format.map { Self.references(in: $0.text) } ?? []
    let arguments = Dictionary(references.map { ($0.name, $0.argument) }, uniquingKeysWith: { first, _ in first })
    let variables = members.filter { !$0.key.text.hasPrefix("NSString") }
    for member in variables {
      readVariable(member, argument: arguments[member.key.text] ?? nil, selectors: selectors)
    }
    for member in members where member.key.text.hasPrefix("NSString") && !Self.entryKeys.contains(member.key.text) {
      fault("\(member.key.text) is no rule that is known", at: member.key.range)
    }
    guard let format else { return }
    let defined = Set(variables.map(\.key.text))
    for reference in references where !defined.contains(reference.name) {
      fault("The format names the variable “\(reference.name)”, which is not there", at: format.range)
    }
  }

  private static let entryKeys: Set<String> = [
    "NSStringLocalizedFormatKey", "NSStringDeviceSpecificRuleType", "NSStringVariableWidthRuleType",
  ]

  private mutating func readVariable(
    _ variable: PropertyListValue.Member, argument: Int?, selectors: [StringValue.Selector]
  ) {
    guard let members = variable.value.members else {
      return fault("Expected a dictionary for the variable, found \(variable.value.kindName)", at: variable.key.range)
    }
    guard isPlural(variable) else { return }
    var forms: [StringValue.Variant] = []
    var seen: Set<String> = []
    for member in members where !member.key.text.hasPrefix("NSString") {
      guard Self.categories.contains(member.key.text) else {
        fault("“\(member.key.text)” is no plural category", at: member.key.range)
        continue
      }
      if !seen.insert(member.key.text).inserted {
        fault("The plural category “\(member.key.text)” stands twice", at: member.key.range)
      }
      guard let text = member.value.text else {
        fault("Expected a text, found \(member.value.kindName)", at: member.key.range)
        continue
      }
      forms.append(StringValue.Variant(selectors: selectors + [.plural(member.key.text)], text: text))
    }
    if seen.isEmpty { fault("The variable “\(variable.key.text)” has no plural category", at: variable.key.range) }
    let specifier = variable.value["NSStringFormatValueTypeKey"]?.text?.text
    add(StringValue.Substitution(name: variable.key.text, argument: argument, specifier: specifier, forms: forms))
  }

  /// Whether a variable's rule is the plural one, the only one there is.
  private mutating func isPlural(_ variable: PropertyListValue.Member) -> Bool {
    guard let rule = variable.value["NSStringFormatSpecTypeKey"] else {
      fault("The variable “\(variable.key.text)” has no NSStringFormatSpecTypeKey", at: variable.key.range)
      return true
    }
    if rule.text?.text == "NSStringPluralRuleType" { return true }
    fault("“\(rule.text?.text ?? rule.kindName)” is no rule that is known; expected NSStringPluralRuleType", at: rule.range)
    return false
  }

  /// Adds a variable; one that the formats of several devices have is one, with the forms of all.
  private mutating func add(_ substitution: StringValue.Substitution) {
    if let index = indices[substitution.name] {
      substitutions[index].forms += substitution.forms
    } else {
      indices[substitution.name] = substitutions.count
      substitutions.append(substitution)
    }
  }

  /// The `%#@name@` and `%2$#@name@` of a format, with the argument's number where it has one.
  static func references(in format: String) -> [(name: String, argument: Int?)] {
    var found: [(name: String, argument: Int?)] = []
    let bytes = Array(format.utf8)
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "%") else {
        index += 1
        continue
      }
      var place = index + 1
      var number: Int?
      while place < bytes.count, place - index < 10, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[place]) {
        number = (number ?? 0) * 10 + Int(bytes[place] - UInt8(ascii: "0"))
        place += 1
      }
      if number != nil, place < bytes.count, bytes[place] == UInt8(ascii: "$") { place += 1 }
      // `%%` is a percent sign.
      index = max(place, index + 1) + (place < bytes.count && bytes[place] == UInt8(ascii: "%") ? 1 : 0)
      guard bytes[min(place, bytes.count)...].starts(with: "#@".utf8) else { continue }
      let name = bytes[(place + 2)...].prefix { $0 != UInt8(ascii: "@") }
      index = min(name.endIndex + 1, bytes.count)
      found.append((String(decoding: name, as: UTF8.self), number))
    }
    return found
  }
}
