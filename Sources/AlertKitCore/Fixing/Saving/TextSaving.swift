/// Writes changed texts into the files of an app's tables, as `fix` does: the bytes of the texts and nothing else.
///
/// A text that is new in its locale is put where its file's order wants it: into a catalog's key, beside an XLIFF unit's source, behind the
/// neighbours that it has in the source language's `.strings` file. A catalog's and an XLIFF file's state becomes *translated*.
public struct TextSaving: Sendable {
  /// Why a text cannot be written.
  public enum Refusal: Error, Hashable, Sendable {
    /// No table of the app has the key.
    case unknownKey
    /// The locale has no file for the table.
    case noFile
    /// The file was not decoded whole, is a binary property list, or a catalog that is no valid JSON.
    case unwritable
    /// The text has markup, or the key's forms have to be set up where the source text is.
    case structure
    /// The rule of a plural has no form *other* in the locale yet, without which it is not valid.
    case otherFirst
    /// The text stands in source code or in a key, and changes only there.
    case inSource
    /// The file would not say afterwards what it should.
    case unreadable

    /// The reason as a clause: `the locale has no file for this table`.
    public var reason: String {
      switch self {
      case .unknownKey: "no table has this key any more"
      case .noFile: "the locale has no file for this table yet; add one in Xcode first"
      case .unwritable: "the file is a binary property list, is no valid JSON, or could not be decoded whole"
      case .structure: "the text has markup or variables that have to be set up in its own editor first"
      case .otherFirst: "the locale has no plural forms for this text yet; write and save the form “other” first"
      case .inSource: "the text stands in the code or is its own key, and changes only there"
      case .unreadable: "the file would not read back as it should; does the text have a character that the format cannot hold?"
      }
    }
  }

  private let project: Project

  /// - Parameter project: The app as its files have it, without changed texts.
  public init(_ project: Project) {
    self.project = project
  }

  /// The path of the file that a text stands in, or is to stand in.
  public func path(of address: TextAddress) throws(Refusal) -> String {
    project.files[Int(try home(of: address).index)].path
  }

  /// A file with texts changed.
  ///
  /// - Parameters:
  ///   - edits: All in the file; each address once.
  ///   - input: The file, with the bytes that the project was read from.
  /// - Returns: Nil where the file says all of it already.
  public func file(_ input: InputFile, applying edits: [TextEdit]) throws(Refusal) -> FixedFile? {
    var after = input
    // A plural's other forms stand beside the one that is always needed.
    let isOther = { (edit: TextEdit) in edit.address.form.selectors.last == .plural("other") }
    for edit in edits.filter(isOther) + edits.filter({ !isOther($0) }) { after = try applying(edit, to: after) }
    return FixedFile(before: input, after: after)
  }

  private func home(of address: TextAddress) throws(Refusal) -> FileID {
    guard let index = project.tableIndex(of: address) else { throw .unknownKey }
    let set = project.tables[index]
    let key = address.key.text
    if let own = set.layers[address.locale]?.last(where: { $0.has(key) }) { return own.table.file }
    guard let model = set.entry(key, in: project.sourceLocale) ?? set.anyEntry(key) else { throw .unknownKey }
    guard let home = set.home(of: model, in: address.locale) else { throw .noFile }
    return home.file
  }

  private func applying(_ edit: TextEdit, to input: InputFile) throws(Refusal) -> InputFile {
    let id = try home(of: edit.address)
    guard case .bytes(let bytes) = input.contents else { throw .unwritable }
    let read = FileReading.read(input, id: id)
    guard read.source.isWritable else { throw .unwritable }
    let edits = try edits(for: edit, in: read)
    guard !edits.isEmpty else { return input }
    var after = input
    after.contents = .bytes(read.source.bytes(bytes, applying: edits.sorted { $0.range < $1.range }))
    guard Self.says(edit, FileReading.read(after, id: id), after: read) else { throw .unreadable }
    return after
  }

  private func edits(for edit: TextEdit, in read: ReadFile) throws(Refusal) -> [SourceEdit] {
    switch FileKind(name: FilePath.name(read.source.path)) {
    case .catalog: return try CatalogSaving(read.source).edits(for: edit, model: model(of: edit.address, in: read))
    case .xliff: return try UnitSaving(read).edits(for: edit)
    case .strings, .stringsdict:
      let order = project.tableIndex(of: edit.address).map { project.tables[$0].tables(in: sourceLocale(of: edit)) } ?? []
      return try LocaleFileSaving(read, sources: order, files: project.files).edits(for: edit)
    default: throw .inSource
    }
  }

  /// The locale whose file says in which order texts stand.
  private func sourceLocale(of edit: TextEdit) -> LocaleTag {
    guard let index = project.tableIndex(of: edit.address) else { return project.sourceLocale }
    return project.home(of: edit.address.key.text, in: project.sourceLocale, table: index)
  }

  /// What the source language has for the key in the file.
  private func model(of address: TextAddress, in read: ReadFile) -> StringEntry? {
    read.tables.first { $0.locale == read.catalogLocale && $0.name == address.table }?.entries.last {
      ExactString($0.key) == address.key
    }
  }

  /// Whether a file says what an edit asks for, and otherwise the same as before.
  private static func says(_ edit: TextEdit, _ after: ReadFile, after before: ReadFile) -> Bool {
    guard after.faults.count <= before.faults.count,
      after.entry(at: edit.address)?.value.text(of: edit.address.form)?.text == edit.text
    else { return false }
    let isNew = before.entry(at: edit.address) == nil
    return after.others(than: edit.address, wholly: isNew) == before.others(than: edit.address, wholly: isNew)
  }
}

extension ReadFile {
  /// The last entry of a key in a locale's table.
  func entry(at address: TextAddress) -> StringEntry? {
    tables.last { $0.isTable(of: address) }?.entries.last { ExactString($0.key) == address.key }
  }

  /// What the file says but for one text, or for the text with its format and all of its forms.
  fileprivate func others(than address: TextAddress, wholly: Bool) -> [[String]] {
    tables.flatMap { table in
      let isOwn = table.isTable(of: address)
      return table.entries.flatMap { entry -> [[String]] in
        let isChanged = isOwn && ExactString(entry.key) == address.key
        if isChanged && wholly { return [] }
        return entry.value.forms.filter { !isChanged || $0.form != address.form && !$0.text.text.isEmpty }.map {
          [table.locale.identifier, entry.key, "\($0.form)", $0.text.text, entry.comment ?? ""]
        }
      }
    }.sorted { $0.lexicographicallyPrecedes($1) }
  }
}

extension StringTable {
  /// Whether an address is one of the table's.
  func isTable(of address: TextAddress) -> Bool {
    name == address.table && module == address.module && locale == address.locale
  }
}

extension SourceFile {
  /// An edit of a range of the file's text.
  func edit(_ range: Range<Int>, to text: String) -> SourceEdit {
    SourceEdit(at: SourceRange(file: id, start: range.lowerBound, end: range.upperBound), to: text)
  }

  /// The characters at a range.
  func string(at range: Range<Int>) -> String {
    String(decoding: text[range.clamped(to: 0..<text.count)], as: UTF8.self)
  }

  /// The white space at the start of the line of an offset.
  func indentation(at offset: Int) -> String {
    let start = text[..<offset].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
    return String(decoding: text[start...].prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
  }

  /// The start of the line of an offset where only white space stands before it; nil where anything else does.
  func lineStart(before offset: Int) -> Int? {
    let start = offset - text[..<offset].reversed().prefix { $0 == 0x20 || $0 == 0x09 }.count
    return start == 0 || text[start - 1] == 0x0A || text[start - 1] == 0x0D ? start : nil
  }

  /// How the file ends its lines.
  var lineEnd: String { text.firstRange(of: [0x0D, 0x0A]) == nil ? "\n" : "\r\n" }
}
