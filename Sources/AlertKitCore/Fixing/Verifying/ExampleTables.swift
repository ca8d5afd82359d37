extension ExampleProject {
  typealias KeyedEntry = (key: String, entry: ExampleSurface.Text.Entry)

  func strings(_ entries: [KeyedEntry]) -> String {
    entries.map { "\(comment)\"\(escaped($0.key))\" = \"\(escaped($0.entry.text))\";\n" }.joined()
  }

  private var comment: String {
    guard case .ofEntries(let rule) = writing.suppression else { return "" }
    return "/* alertcopy:disable \(rule) */\n"
  }

  func sections(_ entries: [KeyedEntry]) -> String {
    let items = entries.map { "<key>\(markup($0.key))</key>\n<string><![CDATA[\($0.entry.text)]]></string>\n" }
    return propertyList(of: items)
  }

  func stringsdict(_ entries: [KeyedEntry]) -> String {
    let items = entries.map { key, entry in
      let (format, end) = parts(of: entry)
      let forms = (end.map { ["other": $0] } ?? entry.forms).sorted { $0.key < $1.key }
        .map { "<key>\($0.key)</key><string>\(markup($0.value))</string>\n" }.joined()
      return """
        <key>\(markup(key))</key>
        <dict><key>NSStringLocalizedFormatKey</key><string>\(markup(format))%#@count@</string>
        <key>count</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>lld</string>
        \(forms)</dict></dict>

        """
    }
    return propertyList(of: items)
  }

  /// What stands in front of an entry's variable, and the variable's only form; nil for one that has forms of its own.
  private func parts(of entry: ExampleSurface.Text.Entry) -> (format: String, end: String?) {
    guard writing.tables == .parts, entry.forms.count == 1 else { return ("", nil) }
    let words = entry.text.split(separator: " ", omittingEmptySubsequences: false)
    let end = words.suffix((words.count + 1) / 2).joined(separator: " ")
    return (String(entry.text.dropLast(end.count)), end)
  }

  private func propertyList(of items: [String]) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0"><dict>
    \(items.joined())</dict></plist>

    """
  }

  var catalog: String {
    let strings = entries.map { key, text in
      let localizations = surface.locales.compactMap { locale in
        text.entry(in: locale, source: surface.sourceLocale).map { "\"\(locale)\": {\(value(of: $0))}" }
      }
      return "\"\(escaped(key))\": {\(catalogComment)\"localizations\": {\n\(localizations.joined(separator: ",\n"))}}"
    }
    return """
      {"sourceLanguage": "\(surface.sourceLocale)", "strings": {
      \(strings.joined(separator: ",\n"))
      }, "version": "1.0"}

      """
  }

  private var catalogComment: String {
    guard case .ofEntries(let rule) = writing.suppression else { return "" }
    return "\"comment\": \"alertcopy:disable \(rule)\", "
  }

  private func value(of entry: ExampleSurface.Text.Entry) -> String {
    func unit(_ text: String) -> String { "\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(escaped(text))\"}" }
    guard entry.forms.count > 1 else { return unit(entry.text) }
    let forms = entry.forms.sorted { $0.key < $1.key }.map { "\"\($0.key)\": {\(unit($0.value))}" }
    return "\"variations\": {\"plural\": {\(forms.joined(separator: ", "))}}"
  }

  /// As JSON and YAML have it between double quotes, and `.strings` tables texts without control characters.
  func escaped(_ text: String) -> String { CharacterEscapes.json.escaped(text) }

  func markup(_ text: String) -> String { CharacterEscapes.xml.escaped(text) }
}
