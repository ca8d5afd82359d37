/// A `<file>` of an XLIFF file, which is a table in two languages.
struct XLIFFSection {
  let sourceLocale: LocaleTag
  let targetLocale: LocaleTag?
  private let tag: XMLScanner.Tag
  private var source: Builder
  private var target: Builder
  private var suppressions: [Suppression] = []
  private var hasReportedTarget = false

  init(
    file: SourceFile, tag: XMLScanner.Tag, original: String?, sourceLocale: LocaleTag, targetLocale: LocaleTag?
  ) {
    let place = TranslationPlace(path: file.path, target: targetLocale)
    let targetLocale = targetLocale ?? place.locale
    self.sourceLocale = sourceLocale
    self.targetLocale = targetLocale
    self.tag = tag
    let table = TablePlace(path: original ?? "Localizable")
    let module = FilePath.join(FilePath.join(place.folder, place.name), table.module)
    func builder(_ locale: LocaleTag) -> Builder {
      Builder(StringTable(name: table.name, module: module, locale: locale, format: .xliff, file: file.id))
    }
    source = builder(sourceLocale)
    target = builder(targetLocale ?? sourceLocale)
  }

  /// The tables in the source and the target language; one where these are one, or where there is no target language.
  var tables: [StringTable] {
    var own = source.table
    own.suppressions = suppressions
    guard targetLocale != nil, targetLocale != sourceLocale else { return [own] }
    return [own, target.table]
  }

  /// Adds a unit to the tables, and says what is wrong with it.
  mutating func add(_ unit: XLIFFUnit, file: SourceFile, xml: inout XMLScanner) {
    guard let text = unit.source else {
      return xml.fault("The unit has no `<source>`", at: unit.id.range.offsets)
    }
    let name = XLIFFUnitName(unit.id.text)
    suppressions += unit.notes.flatMap { SuppressionComment.parse(file, in: $0.range.offsets) }.map {
      Suppression(scope: .catalogKey(key: name.key.text), rule: $0.rule, range: $0.range)
    }
    let isOneLanguage = targetLocale == sourceLocale
    let shown = isOneLanguage ? unit.target ?? text : text
    source.add(shown, named: name, of: unit, state: .translated, reporting: true, to: &xml)
    if let target = unit.target {
      reportMissingLanguage(to: &xml)
      if !isOneLanguage {
        self.target.add(target, named: name, of: unit, state: unit.state ?? .translated, reporting: false, to: &xml)
      }
    }
    if let limit = unit.limit, let translation = unit.target, let problem = limit.problem(of: translation.text) {
      xml.fault(problem, kind: .overMaxWidth, at: translation.range.offsets, key: name.key.text)
    }
  }

  private mutating func reportMissingLanguage(to xml: inout XMLScanner) {
    guard targetLocale == nil, !hasReportedTarget else { return }
    hasReportedTarget = true
    xml.fault(
      "The file does not say which language its targets are in (`target-language`, or `trgLang`); they are left out",
      at: tag.range)
  }
}

extension XLIFFSection {
  /// A table of one language, as its units come in.
  private struct Builder {
    private(set) var table: StringTable
    private var duplicates = DuplicateKeys()
    /// The index of the entry of a key whose text varies.
    private var varied: [ExactString: Int] = [:]
    private var seen: Set<XLIFFUnitName> = []

    init(_ table: StringTable) {
      self.table = table
    }

    mutating func add(
      _ text: LocatedText, named name: XLIFFUnitName, of unit: XLIFFUnit, state: StringEntry.State, reporting: Bool,
      to xml: inout XMLScanner
    ) {
      let entry = StringEntry(
        key: name.key.text, keyRange: unit.id.range, value: .plain(text), comment: unit.comment, state: state,
        shouldTranslate: unit.shouldTranslate)
      let isPart = varied[name.key] != nil || !name.isWhole
      if isPart, !seen.insert(name).inserted, reporting {
        xml.fault("The unit “\(unit.id.text.prefix(60))” stands here already", at: unit.id.range.offsets)
      }
      guard isPart || Self.isFormat(text.text) else {
        table.entries.append(entry)
        if reporting { duplicates.noteLast(of: table.entries, text: xml.text, into: &xml.faults) }
        return
      }
      seen.insert(name)
      if let index = varied[name.key] {
        table.entries[index].add(text, named: name, state: state, comment: entry.comment)
      } else {
        varied[name.key] = table.entries.count
        var first = entry
        first.value = .varied([], substitutions: [])
        first.add(text, named: name, state: state, comment: entry.comment)
        table.entries.append(first)
      }
    }

    /// Whether a text names variables, whose forms follow.
    private static func isFormat(_ text: String) -> Bool {
      !StringsdictEntry.references(in: text).isEmpty
    }
  }
}

extension StringEntry {
  /// Adds a form of a text that varies.
  fileprivate mutating func add(_ text: LocatedText, named name: XLIFFUnitName, state: State, comment: String?) {
    guard case .varied(var variants, var substitutions) = value else { return }
    let variant = StringValue.Variant(selectors: name.selectors, text: text)
    if let variable = name.substitution {
      if let index = substitutions.firstIndex(where: { $0.name == variable }) {
        substitutions[index].forms.append(variant)
      } else {
        substitutions.append(StringValue.Substitution(name: variable, forms: [variant]))
      }
    } else {
      variants.append(variant)
      for reference in StringsdictEntry.references(in: text.text) {
        guard let index = substitutions.firstIndex(where: { $0.name == reference.name }) else {
          substitutions.append(StringValue.Substitution(name: reference.name, argument: reference.argument, forms: []))
          continue
        }
        substitutions[index].argument = reference.argument
      }
    }
    value = .varied(variants, substitutions: substitutions)
    if state == .needsReview || self.state == .new { self.state = state }
    self.comment = self.comment ?? comment
  }
}
