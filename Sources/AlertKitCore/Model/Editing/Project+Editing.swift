extension Project {
  /// The app as it would be with changed texts, without reading it again.
  ///
  /// What a person is shown, in which locales, and what rules say follow the texts; which surfaces there are, and what the code
  /// does, stay as they were read. Files stay as they are: ``FileID`` and ranges are those of the files on disk.
  ///
  /// - Parameter edits: What changes, each address once. Those that no table can hold are left out: of a table or a key that is not there,
  ///   or in a locale without a table of that name.
  public func applying(_ edits: [TextEdit]) -> Project {
    var project = self
    for edit in edits { project.apply(edit) }
    return project
  }

  /// The app as it would be with a changed text.
  public func applying(_ edit: TextEdit) -> Project { applying([edit]) }

  /// The app with other sample values for the placeholders of its texts.
  ///
  /// - Parameter samples: By key, the values of its arguments in order; keys that are not named keep theirs.
  public func applying(samples: [String: [String]]) -> Project {
    var project = self
    project.arguments.merge(samples) { $1 }
    return project
  }

  private mutating func apply(_ edit: TextEdit) {
    guard let index = tableIndex(of: edit.address),
      let (set, range) = tables[index].applying(edit, sourceLocale: sourceLocale, files: files)
    else { return }
    tables[index] = set
    lookup.sets[index] = set
    editedRanges.insert(range)
  }

  /// The table that an address names, as an index of ``tables``; nil where there is none.
  public func tableIndex(of address: TextAddress) -> Int? {
    tables.firstIndex { $0.name == address.table && $0.module == address.module }
  }

  /// What a table has at an address: the text, and where it stands; nil where the locale has none.
  public func text(at address: TextAddress) -> LocatedText? {
    guard let index = tableIndex(of: address), let entry = tables[index].entry(address.key.text, in: address.locale) else {
      return nil
    }
    return entry.value.text(of: address.form)
  }
}

extension TableSet {
  /// The table with a changed text, and where the text is said to stand; nil where no file of the locale can hold it.
  func applying(_ edit: TextEdit, sourceLocale: LocaleTag, files: [SourceFile]) -> (set: TableSet, range: SourceRange)? {
    let (key, locale) = (edit.address.key.text, edit.address.locale)
    var layers = self.layers
    if let index = layers[locale]?.lastIndex(where: { $0.has(key) }), var entry = layers[locale]?[index].entry(key) {
      let range = entry.value.text(of: edit.address.form)?.range ?? entry.keyRange
      entry.value = entry.value.setting(edit.address.form, to: LocatedText(edit.text, at: range))
      entry.state = .translated
      layers[locale]?[index].set(entry)
      return (TableSet(self, layers: layers), range)
    }
    guard let model = entry(key, in: sourceLocale) ?? anyEntry(key), let home = home(of: model, in: locale) else { return nil }
    let start = min(Int(model.keyRange.start), files[Int(home.file.index)].text.count)
    let range = SourceRange(file: home.file, start: start, end: start)
    var entry = model
    entry.value = model.value.blank(at: range).setting(edit.address.form, to: LocatedText(edit.text, at: range))
    entry.state = .translated
    if let index = layers[locale]?.lastIndex(where: { $0.table.file == home.file && $0.table.format == home.format }) {
      layers[locale]?[index].set(entry)
    } else {
      layers[locale, default: []].append(IndexedTable(home.table(in: locale, entry)))
    }
    return (TableSet(self, layers: layers), range)
  }

  /// An entry of a key in some locale.
  func anyEntry(_ key: String) -> StringEntry? {
    locales.lazy.compactMap { self.entry(key, in: $0) }.first
  }

  /// The table that a text which is new in a locale goes into: the one of the file that holds all locales, else the locale's own of the
  /// same format.
  func home(of model: StringEntry, in locale: LocaleTag) -> StringTable? {
    let all = layers.values.joined().map(\.table)
    guard let origin = all.first(where: { $0.file == model.keyRange.file }) else { return nil }
    switch origin.format {
    case .catalog: return origin
    case .strings, .stringsdict: return tables(in: locale).last { $0.format == origin.format }
    case .xliff: return tables(in: locale).last { $0.format == .xliff }
    }
  }
}

extension StringTable {
  /// A table of the same file in another locale.
  fileprivate func table(in locale: LocaleTag, _ entry: StringEntry) -> StringTable {
    StringTable(name: name, module: module, locale: locale, format: format, file: file, entries: [entry])
  }
}

extension StringValue {
  /// What a translation starts from: nothing, but for the formats that only say how variables stand together.
  fileprivate func blank(at range: SourceRange) -> StringValue {
    guard case .varied(let variants, let substitutions) = self, !substitutions.isEmpty else {
      return .varied([], substitutions: [])
    }
    return .varied(
      variants.map { Variant(selectors: $0.selectors, text: LocatedText($0.text.text, at: range)) },
      substitutions: substitutions.map {
        Substitution(name: $0.name, argument: $0.argument, specifier: $0.specifier, forms: [])
      })
  }
}
