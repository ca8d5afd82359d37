/// Writes `.stringsdict` tables.
enum StringsdictDraftWriter {
  /// The property list of texts that vary with a number in a locale.
  static func list(of texts: [DraftText], in locale: LocaleTag) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    \(texts.map { entry($0, in: locale) }.joined(separator: "\n"))
    </dict>
    </plist>

    """
  }

  private static func entry(_ text: DraftText, in locale: LocaleTag) -> String {
    let forms = text.forms(in: locale)
    let number = forms.lazy.flatMap { FormatSpecifier.all(in: $0.text) }.first { $0.kind == .integer || $0.kind == .floating }
    let position = number.map { $0.argument > 1 ? "\($0.argument)$" : "" } ?? ""
    let lines = forms.map { "      <key>\($0.category.rawValue)</key>\n      <string>\(markup($0.text))</string>" }
    // A comment cannot hold its own end.
    let note = text.comment.map { "  <!-- \($0.replacing("--", with: "- -")) -->\n" } ?? ""
    return note + """
        <key>\(markup(text.key))</key>
        <dict>
          <key>NSStringLocalizedFormatKey</key>
          <string>%\(position)#@number@</string>
          <key>number</key>
          <dict>
            <key>NSStringFormatSpecTypeKey</key>
            <string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key>
            <string>\(number.map(valueType) ?? "lld")</string>
      \(lines.joined(separator: "\n"))
          </dict>
        </dict>
      """
  }

  /// A specifier without its percent sign and position: `lld` of `%2$lld`.
  private static func valueType(_ specifier: FormatSpecifier) -> String {
    String(specifier.text.drop { !$0.isASCII || !$0.isLetter })
  }

  private static func markup(_ text: String) -> String { CharacterEscapes.xml.escaped(text) }
}
