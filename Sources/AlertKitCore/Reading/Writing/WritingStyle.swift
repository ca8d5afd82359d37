/// How a text is written in a file.
enum WritingStyle: Equatable {
  /// A `.strings` text between quotation marks of one kind.
  case strings(quote: UInt8)
  /// A `.strings` text without quotation marks.
  case bareWord
  /// The text of an XML element.
  case xml
  /// A JSON string.
  case json
  /// A YAML text in double quotes.
  case yamlDouble
  /// A YAML text in single quotes.
  case yamlSingle
  /// A YAML text without quotes.
  case yamlPlain
  /// A YAML text on lines of its own, after `|` or `>`.
  case yamlBlock(YAMLBlock)

  /// Whether line breaks within the text are folded into spaces.
  var isYAMLFlow: Bool { self == .yamlDouble || self == .yamlSingle || self == .yamlPlain }

  /// The style of the text at a range; nil where it cannot be written, or a mark at one of its ends is missing.
  init?(of file: SourceFile, at range: Range<Int>) {
    guard file.encoding != .binaryPropertyList, range.upperBound <= file.text.count,
      let kind = FileKind(name: FilePath.name(file.path))
    else { return nil }
    let before = range.lowerBound > 0 ? file.text[range.lowerBound - 1] : 0
    let after = range.upperBound < file.text.count ? file.text[range.upperBound] : 0
    let isQuoted = before == after && (before == UInt8(ascii: "\"") || before == UInt8(ascii: "'"))
    switch kind {
    case .strings, .stringsdict:
      if PropertyListReader.isPropertyList(file) {
        guard before == UInt8(ascii: ">"), file.text[range.upperBound...].starts(with: "</string".utf8) else { return nil }
        self = .xml
      } else if isQuoted {
        self = .strings(quote: before)
      } else {
        guard !range.isEmpty, file.text[range].allSatisfy(StringsParser.isUnquoted) else { return nil }
        self = .bareWord
      }
    case .xliff:
      // A source text is the developer's, and changes in its own table.
      guard before == UInt8(ascii: ">"), file.text[range.upperBound...].starts(with: "</target".utf8) else { return nil }
      self = .xml
    case .catalog:
      guard isQuoted, before == UInt8(ascii: "\"") else { return nil }
      self = .json
    case .spec:
      if DocumentReader.isJSON(file) {
        guard isQuoted, before == UInt8(ascii: "\"") else { return nil }
        self = .json
      } else if let block = YAMLBlock(of: file.text, at: range) {
        self = .yamlBlock(block)
      } else {
        self = isQuoted ? before == UInt8(ascii: "'") ? .yamlSingle : .yamlDouble : .yamlPlain
      }
    case .payload, .infoPlist, .xcodeProject, .otherBuild, .interface, .buildSettings, .source: return nil
    }
  }

  /// The whole text anew in quotation marks, where it stood without any; nothing for other styles.
  func quotedWhole(_ text: String, in range: SourceRange) -> [SourceEdit] {
    switch self {
    case .bareWord: [SourceEdit(at: range, to: CharacterEscapes.strings.quoted(text))]
    case .yamlPlain: [SourceEdit(at: range, to: CharacterEscapes.yamlDouble().quoted(text))]
    case .strings, .xml, .json, .yamlDouble, .yamlSingle, .yamlBlock: []
    }
  }
}
