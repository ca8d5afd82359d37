extension Baseline {
  /// The version of the file's format.
  static let version = 1
  /// More places than one text has in any app.
  private static let mostPlaces = 1_000_000
  private static let rootKeys = ["version", "findings"]
  private static let entryKeys = [
    "rule", "table", "file", "key", "alert", "keys", "words", "number", "kind", "locale", "text", "places", "in",
  ]

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
          if let (identity, places) = entry(element, &fields) { baseline.entries.add(identity, places) }
        }
      } else {
        fields.report("\"findings\" is a list, not \(member.value.kindName)", about: member.value, at: fields.place(of: member))
      }
    }
    return ReadResult(baseline, faults: fields.faults)
  }

  private static func entry(
    _ node: DocumentNode, _ fields: inout FieldReader
  ) -> (FindingIdentity, Entries.Places)? {
    let before = fields.faults.count
    var texts: [String: LocatedText] = [:]
    var lists: [String: [String]] = [:]
    var numbers: [String: Int] = [:]
    for member in fields.members(of: node, "an entry", known: entryKeys) {
      switch member.name {
      case "keys", "words": lists[member.name] = fields.strings(member).map(\.text)
      case "number", "places": numbers[member.name] = fields.positiveInteger(member)
      default:
        if let text = member.value.text {
          texts[member.name] = LocatedText(text, at: member.value.range)
        } else {
          fields.report(
            "\"\(member.name)\" is a text, not \(member.value.kindName)", about: member.value, at: member.value.range)
        }
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
    let identity = FindingIdentity(
      rule: RuleID(rule), holder: holder, key: (texts["key"]?.text).map { ExactString($0) },
      alert: alert(texts.mapValues(\.text), lists, numbers["number"]), locale: locale, text: texts["text"]?.text)
    return (identity, Entries.Places(count: min(numbers["places"] ?? 1, mostPlaces), declaration: texts["in"]?.text))
  }

  private static func alert(_ texts: [String: String], _ lists: [String: [String]], _ number: Int?) -> AlertIdentity? {
    let isNotification = texts["kind"] == "notification"
    if let keys = lists["keys"] {
      return AlertIdentity(.keys(keys.map { ExactString($0) }), member: nil, isNotification: isNotification)
    }
    guard let member = texts["alert"] else { return nil }
    let basis = lists["words"].map { AlertIdentity.Basis.words($0.map(ICU.composed)) } ?? .order(number ?? 1)
    return AlertIdentity(basis, member: member, isNotification: isNotification)
  }

  private static func holder(of texts: [String: LocatedText]) -> FindingIdentity.Holder? {
    switch (texts["table"]?.text, texts["file"]?.text) {
    case (let path?, nil): .table(path)
    case (nil, let path?): .file(path)
    default: nil
    }
  }
}
