/// Reads string catalogs (`.xcstrings`).
package struct CatalogReader {
  private let file: SourceFile
  var faults: [Fault]
  var catalog: StringCatalog
  private let name: String
  private let module: String
  /// Whether the file is valid JSON, so that what it lacks was never there.
  private let isIntact: Bool
  /// The index of a locale's table by the spelling of its code; nil for codes that are none.
  private var tableIndices: [String: Int?] = [:]
  private var indices: [LocaleTag: Int] = [:]
  /// The number of the key that a table got its last entry from.
  private var lastKeys: [Int] = []
  private var suppressions: [Suppression] = []

  private init(_ file: SourceFile, name: String, module: String, faults: [Fault], source: LocaleTag) {
    self.file = file
    self.name = name
    self.module = module
    self.faults = faults
    isIntact = faults.isEmpty
    catalog = StringCatalog(sourceLocale: source, tables: [])
  }

  /// The tables that a catalog holds.
  ///
  /// A key without a text in the source language, or with an empty one, is its own text there. `state` and `extractionState` become
  /// an entry's state: stale for a key that the code no longer has, unless its translation is still new. Fields that are not
  /// known do no harm; values of a wrong type are faults, and reading goes on.
  ///
  /// - Parameters:
  ///   - name: the tables' name, such as `Localizable`.
  ///   - module: see ``StringTable/module``.
  package static func read(_ file: SourceFile, name: String, module: String) -> ReadResult<StringCatalog> {
    let document = JSONReader.read(file)
    let source = LocaleTag("en")
    var reader = CatalogReader(file, name: name, module: module, faults: document.faults, source: source)
    reader.read(document.value.root)
    reader.markForReview()
    for index in reader.catalog.tables.indices { reader.catalog.tables[index].suppressions = reader.suppressions }
    return ReadResult(reader.catalog, faults: reader.faults)
  }

  private mutating func read(_ root: DocumentNode) {
    guard root.kind == .mapping else {
      return report("a catalog is a map, not \(root.kindName)", at: root)
    }
    var names: Set<String> = []
    for (key, _) in root.members where !names.insert(key.text ?? "").inserted {
      report("the key \"\(key.text ?? "")\" stands in this map already", at: key)
    }
    readSourceLanguage(root)
    catalog.version = root["version"]?.scalarText
    guard let strings = root["strings"] else {
      if isIntact { report("the catalog has no \"strings\"", at: root, length: 1) }
      return
    }
    if isMapping(strings, "strings") { readStrings(strings) }
  }

  private mutating func readStrings(_ strings: DocumentNode) {
    var seen: [ExactString: DocumentNode] = [:]
    for (number, member) in strings.members.enumerated() {
      guard let key = member.key.text else { continue }
      if let first = seen.updateValue(member.value, forKey: ExactString(key)) {
        let isSame = first.says(theSameAs: member.value)
        let message = "the key \"\(key)\" stands in this catalog already"
        faults.append(Fault(.duplicateKey(sameValue: isSame), message, at: member.key.range, key: key))
      }
      readKey(key, member.key, member.value, number: number)
    }
  }

  private mutating func readSourceLanguage(_ root: DocumentNode) {
    if let node = root["sourceLanguage"] {
      if let tag = node.text.flatMap({ LocaleTag($0) }) {
        catalog.sourceLocale = tag
      } else {
        report("\"sourceLanguage\" is no locale; the catalog is read as English", at: node)
      }
    } else if isIntact {
      report("the catalog has no \"sourceLanguage\"; it is read as English", at: root, length: 1)
    }
    _ = tableIndex(catalog.sourceLocale)
  }

  private mutating func readKey(_ key: String, _ keyNode: DocumentNode, _ node: DocumentNode, number: Int) {
    var entry = StringEntry(key: key, keyRange: keyNode.range, value: .plain(LocatedText(key, at: keyNode.range)))
    var isStale = false
    var localizations: DocumentNode?
    guard isMapping(node, key) else { return append(entry, to: 0, number: number) }
    for (name, value) in node.members {
      if name.matches("localizations") {
        if isMapping(value, "localizations") { localizations = value }
      } else if name.matches("comment") {
        entry.comment = CommentMark.removed(from: text(value, "comment"))
        readSuppressions(in: value, key: key)
      } else if name.matches("shouldTranslate") {
        if value.bool == nil { report("\"shouldTranslate\" is true or false", at: value) }
        entry.shouldTranslate = value.bool ?? true
      } else if name.matches("extractionState") {
        isStale = text(value, "extractionState") == "stale"
      }
    }
    entry.state = isStale ? .stale : .translated
    readLocalizations(localizations, of: entry, number: number)
  }

  private mutating func readLocalizations(_ node: DocumentNode?, of entry: StringEntry, number: Int) {
    var hasSource = false
    if let node {
      for (code, value) in node.members {
        guard let index = tableIndex(code), let localization = localization(value) else { continue }
        if lastKeys[index] == number { report("the locale stands here already", at: code) }
        if index == 0, localization.value.isEmpty { continue }
        var localized = entry
        localized.value = localization.value
        if entry.state != .stale || localization.state == .new { localized.state = localization.state }
        append(localized, to: index, number: number)
        hasSource = hasSource || index == 0
      }
    }
    if !hasSource { append(entry, to: 0, number: number) }
  }

  /// Takes the translations of a language for those to be reviewed where each is marked as new: platforms do so until somebody approves
  /// them, and write the source's text where there is none.
  private mutating func markForReview() {
    guard let source = catalog.tables.first else { return }
    let texts = Dictionary(source.entries.map { (ExactString($0.key), $0.value.texts) }) { first, _ in first }
    for index in catalog.tables.indices.dropFirst() {
      let entries = catalog.tables[index].entries
      guard entries.allSatisfy({ $0.state == .new }) else { continue }
      let own = entries.indices.filter { place in
        let (key, given) = (entries[place].key, entries[place].value.texts)
        return given.allSatisfy { !$0.isEmpty && $0 != key && !(texts[ExactString(key)]?.contains($0) ?? false) }
      }
      guard own.count >= Self.fewestTranslations else { continue }
      for place in own { catalog.tables[index].entries[place].state = .needsReview }
    }
  }

  /// Fewer texts than this that differ from the source's make no translation.
  private static let fewestTranslations = 3

  private mutating func append(_ entry: StringEntry, to index: Int, number: Int) {
    catalog.tables[index].entries.append(entry)
    lastKeys[index] = number
  }

  /// The index of the table for a locale's code; nil, with a fault the first time, where the code is none.
  private mutating func tableIndex(_ code: DocumentNode) -> Int? {
    guard let spelling = code.text else { return nil }
    if let known = tableIndices[spelling] { return known }
    let index = LocaleTag(spelling).map { tableIndex($0) }
    if index == nil { report("\"\(spelling)\" is no locale", at: code) }
    tableIndices[spelling] = .some(index)
    return index
  }

  private mutating func tableIndex(_ tag: LocaleTag) -> Int {
    if let known = indices[tag] { return known }
    indices[tag] = catalog.tables.count
    catalog.tables.append(StringTable(name: name, module: module, locale: tag, format: .catalog, file: file.id))
    lastKeys.append(-1)
    return catalog.tables.count - 1
  }

  private mutating func readSuppressions(in comment: DocumentNode, key: String) {
    for (rule, range) in SuppressionComment.parse(file, in: comment.range.offsets) {
      suppressions.append(Suppression(scope: .catalogKey(key: key), rule: rule, range: range))
    }
  }
}
