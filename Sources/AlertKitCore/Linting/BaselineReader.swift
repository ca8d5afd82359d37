extension Baseline {
  /// The version of the file's format.
  static let version = 1
  private static let rootKeys = ["version", "findings"]
  private static let entryKeys = ["rule", "table", "file", "key", "locale", "text"]

  /// The baseline that a file holds, with what is wrong with it.
  ///
  /// - Parameters:
  ///   - file: The baseline's file, which is JSON whatever its name.
  ///   - folder: The absolute path of the folder that it lies in.
  package static func read(_ file: SourceFile, in folder: String) -> ReadResult<Baseline> {
    let document = JSONReader.read(file)
    var fields = FieldReader(faults: document.faults)
    var baseline = Baseline(folder: folder)
    guard document.value.root.kind != .invalid else { return ReadResult(baseline, faults: fields.faults) }
    let members = fields.members(of: document.value.root, "a baseline", known: rootKeys)
    if !members.contains(where: { $0.name == "version" }) {
      fields.report("no baseline: it has no \"version\"", about: document.value.root, at: document.value.root.range)
    }
    for member in members {
      if member.name == "version" {
        if member.value.integer != version {
          fields.report("the baseline's version is \(version); this is another tool's or a later one's", at: member.value.range)
        }
      } else if member.value.kind == .sequence {
        for element in member.value.elements {
          if let entry = entry(element, &fields) { baseline.entries.insert(entry) }
        }
      } else {
        fields.report("\"findings\" is a list, not \(member.value.kindName)", about: member.value, at: fields.place(of: member))
      }
    }
    return ReadResult(baseline, faults: fields.faults)
  }

  private static func entry(_ node: DocumentNode, _ fields: inout FieldReader) -> FindingIdentity? {
    let before = fields.faults.count
    var texts: [String: LocatedText] = [:]
    for member in fields.members(of: node, "an entry", known: entryKeys) {
      if let text = member.value.text {
        texts[member.name] = LocatedText(text, at: member.value.range)
      } else {
        fields.report("\"\(member.name)\" is a text, not \(member.value.kindName)", about: member.value, at: member.value.range)
      }
    }
    guard fields.faults.count == before else { return nil }
    guard let rule = texts["rule"]?.text, let holder = holder(of: texts) else {
      fields.report("an entry names its \"rule\" and either its \"table\" or its \"file\"", at: node.range)
      return nil
    }
    var locale: LocaleTag?
    if let name = texts["locale"] {
      locale = LocaleTag(name.text)
      if locale == nil { fields.report("\"\(name.text)\" is no locale", at: name.range) }
    }
    return FindingIdentity(
      rule: RuleID(rule), holder: holder, key: texts["key"]?.text, locale: locale, text: texts["text"]?.text)
  }

  private static func holder(of texts: [String: LocatedText]) -> FindingIdentity.Holder? {
    switch (texts["table"]?.text, texts["file"]?.text) {
    case (let path?, nil): .table(path)
    case (nil, let path?): .file(path)
    default: nil
    }
  }
}
