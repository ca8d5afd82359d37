/// Finds the words of a reference in a locale.
struct Resolution {
  let lookup: TableLookup
  /// The folder of the file that refers to the texts.
  let folder: String
  let locale: LocaleTag
  let facts: LocaleFacts
  /// Whether code refers to the texts: what it names and no table has is shown as it stands there.
  var isCode = false
  /// Whether code has a literal in several languages.
  var isTranslatedInCode: (SourceRange) -> Bool = { _ in false }

  /// What is known of texts that nobody has translated; nil to take every text for a translation.
  var leftovers: Leftovers?

  private var isSource: Bool { locale == lookup.sourceLocale }

  /// What the device shows for a reference.
  func copy(of reference: StringReference) -> Copy {
    switch reference {
    case .key(let key, let table, let defaultValue, let range):
      return copy(
        of: reference, key: key, table: table,
        inCode: defaultValue.map { Copy.Variant($0, range: range, standsAtKey: true) }, at: range)
    case .literal(let text, let range):
      if isKey(text) {
        var remarks = Copy.Remarks()
        remarks.isInNoTable = true
        return Copy(reference: reference, status: .unknownKey, variants: [], remarks: remarks)
      }
      return Copy(
        reference: reference, status: .untranslatable, variants: [Copy.Variant(text, range: range)],
        remarks: isTranslatedInCode(range) ? Copy.Remarks() : inNoTable)
    case .system(let name):
      let text = Self.platformWording(of: name, in: facts, locale: locale)
      let variants = text.map { [Copy.Variant($0)] } ?? []
      return Copy(reference: reference, status: text == nil ? .dynamic : .translated, variants: variants)
    case .symbol, .dynamic:
      return Copy(reference: reference, status: .dynamic, variants: [])
    case .joined(let references):
      return JoinedCopy(references.map { ($0, copy(of: $0)) }).copy(of: reference)
    case .recased(let reference, let letters): return copy(of: reference).recased(letters)
    // Of code it is decided before.
    case .fallback(let references): return copy(of: references.first ?? .dynamic(""))
    case .alternatives(let references):
      let copies = references.map(copy)
      let status = copies.map(\.status).worst ?? .dynamic
      return Copy(
        reference: reference, status: status, variants: copies.flatMap(\.variants),
        comment: copies.lazy.compactMap(\.comment).first, alternatives: copies)
    }
  }

  /// Whether a text that code shows as it stands is the name of one in a table, of which nothing else can be said; people read the
  /// name in an app of one language too.
  private func isKey(_ text: String) -> Bool {
    (lookup.isTranslated || isCode) && KeyName.isHyphenated(text)
      && lookup.set(of: text, in: lookup.candidates(table: nil, near: folder)) != nil
  }

  /// Of a key that no table has: where the app's tables say little, only what can be nothing but a name.
  private func unknown(_ key: String) -> Copy.Remarks {
    var remarks = inNoTable
    if !lookup.sets.isEmpty, KeyName.isOnlyName(key), !KeyName.isJoinedOnce(key) { remarks.isInNoTable = true }
    return remarks
  }

  /// Of a text that stands in code and in no table.
  private var inNoTable: Copy.Remarks {
    var remarks = Copy.Remarks()
    remarks.isInNoTable = lookup.isTranslated
    return remarks
  }

  /// Whether a text that was not found may stand in a table that was not read.
  private func isAbsent(_ table: String?, at range: SourceRange) -> Bool {
    lookup.absent.texts.contains(range) || lookup.absent.lackDefault && (table == nil || table == "Localizable")
  }

  /// Whether the nearest table of a name has no other language than the source text's, so that a text that is its own key lacks nothing.
  private func isInOneLanguage(_ table: String, of candidates: TablePlaces.Nearest) -> Bool {
    guard let set = candidates.first(where: { lookup.sets[$0].name == table }) else { return false }
    return lookup.sets[set].locales.allSatisfy { $0 == .base || $0.language == lookup.sourceLocale.language }
  }

  private func copy(
    of reference: StringReference, key: String, table: String?, inCode: Copy.Variant?, at range: SourceRange
  ) -> Copy {
    let candidates = lookup.candidates(table: table, near: lookup.bundles.folder(ofKeyAt: range) ?? folder)
    guard let set = lookup.set(of: key, in: candidates) else {
      // What a generator writes where a text has arguments is no text, which its table has: `fallback: "_"`.
      if let inCode, isCode, !DisplayText.isBlank(inCode.text), !DisplayText.hasOwnWords(inCode.text),
        FormatSpecifier.all(in: inCode.text).isEmpty,
        !candidates.contains(where: { lookup.sets[$0].name == table ?? "Localizable" })
      {
        return Copy(reference: reference, status: .dynamic, variants: [])
      }
      guard inCode == nil, isCode else {
        let status: Copy.Status = inCode == nil ? .unknownKey : isSource ? .translated : .missing
        return Copy(reference: reference, status: status, variants: (inCode.map { [$0] } ?? []).of(key))
      }
      let isText =
        KeyName.looksLikeText(key) || KeyName.isCapitalizedWord(key) || (lookup.sets.isEmpty && KeyName.isWord(key))
      return Copy(
        reference: reference, status: isText ? .untranslatable : .unknownKey,
        variants: isText ? [Copy.Variant(key, range: range)].of(key) : [],
        remarks: isAbsent(table, at: range) || isText && isInOneLanguage(table ?? "Localizable", of: candidates)
          ? Copy.Remarks() : isText ? inNoTable : unknown(key))
    }
    let source = sourceText(of: key, set: set, inCode: inCode, at: range)
    let entry = lookup.entry(key, in: locale, of: set)
    let comment = entry?.comment ?? source.comment
    func result(_ status: Copy.Status, _ variants: [Copy.Variant]) -> Copy {
      var remarks = Copy.Remarks()
      if status == .unknownKey, isCode, lookup.isTranslated, KeyName.looksLikeName(key) { remarks.isInNoTable = true }
      remarks.needsReview = !isSource && status == .translated && entry?.state == .needsReview
      if isSource, source.isTranslated { remarks.isOutvoted = leftovers?.outvote(source.variants, of: key, in: set) ?? false }
      if isSource { remarks.otherModules = lookup.rivals(of: set, key: key, in: candidates) }
      if status == .missing, isCode {
        remarks.otherKey = lookup.spellings.others(of: key).first { lookup.entry($0, in: locale, of: set) != nil }
      }
      return Copy(reference: reference, status: status, variants: variants.of(key), comment: comment, remarks: remarks)
    }
    if isSource || !source.isTranslated { return result(source.status, source.variants) }
    guard let entry else { return result(.missing, source.variants) }
    guard entry.state != .new else { return result(.new, source.variants) }
    let variants = FormatExpansion.variants(of: entry)
    guard variants.contains(where: { !$0.text.isEmpty }) else { return result(.empty, source.variants) }
    // A name that stands for itself is a place that was kept for a translation.
    if variants.count == 1, variants[0].text == key, source.variants.first?.text != key, KeyName.isCode(key) {
      return result(.missing, source.variants)
    }
    let isLeftOver = leftovers?.hold(variants, of: key, in: set, source: source.variants, locale: locale) ?? false
    return result(isLeftOver ? .stale : .translated, variants)
  }

  /// What the source language has for a key.
  private struct SourceText {
    var status: Copy.Status
    var variants: [Copy.Variant]
    var isTranslated = true
    var comment: String?
  }

  private func sourceText(of key: String, set: Int, inCode: Copy.Variant?, at range: SourceRange) -> SourceText {
    let beside = isSource ? nil : lookup.sets[set].entry(key, in: lookup.sourceLocale, translatedTo: locale)
    if let entry = beside ?? lookup.entry(key, in: lookup.sourceLocale, of: set) {
      let variants = FormatExpansion.variants(of: entry)
      let isEmpty = variants.allSatisfy(\.text.isEmpty)
      let status: Copy.Status = isEmpty ? .empty : entry.shouldTranslate ? .translated : .untranslatable
      return SourceText(status: status, variants: variants, isTranslated: entry.shouldTranslate, comment: entry.comment)
    }
    if let inCode { return SourceText(status: .translated, variants: [inCode]) }
    guard lookup.isText(key, in: set) else { return SourceText(status: .unknownKey, variants: []) }
    return SourceText(status: .translated, variants: [Copy.Variant(key, range: range, standsAtKey: true)])
  }

  /// What the platform calls one of its own buttons in a locale; nil where that is not known.
  private static func platformWording(of name: String, in facts: LocaleFacts, locale: LocaleTag) -> String? {
    let wordings = facts.terms[Term(name)] ?? []
    let wording = wordings.first(where: \.isPlatform) ?? wordings.first(where: \.isAccepted)
    return wording?.text ?? (locale.language == "en" ? name : nil)
  }
}

extension [Copy.Status] {
  /// Which of several texts' statuses speaks for all.
  var worst: Copy.Status? { self.min { $0.rank < $1.rank } }
}

extension Copy.Status {
  /// The worse the less.
  fileprivate var rank: Int {
    switch self {
    case .unknownKey: 0
    case .missing: 1
    case .empty: 2
    case .new: 3
    case .stale: 4
    case .translated: 5
    case .untranslatable: 6
    case .dynamic: 7
    }
  }
}

extension [Copy.Variant] {
  /// The same as texts of a key.
  fileprivate func of(_ key: String) -> [Copy.Variant] {
    map { variant in
      var own = variant
      own.key = key
      return own
    }
  }
}
