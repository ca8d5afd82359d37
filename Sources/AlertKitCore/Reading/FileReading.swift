/// What one file holds, and what was wrong with it.
struct ReadFile: Sendable {
  var source: SourceFile
  var tables: [StringTable] = []
  /// The source language of a catalog or an XLIFF file.
  var catalogLocale: LocaleTag?
  /// Of a spec or a payload.
  var spec: AlertSpec?
  /// What a reader of source code made of the file; nil where it found nothing, or the file is no code.
  var code: SourceReading?
  var infoPlist: InfoPlist?
  var xcodeProject: XcodeProject?
  var buildSettings: BuildSettingsFile?
  var package: SwiftPackage?
  var tuistManifest: TuistManifest?
  var faults: [Fault] = []
}

/// Reads files by what their names say they are.
enum FileReading {
  /// Decodes and reads a file.
  static func read(_ input: InputFile, id: FileID) -> ReadFile {
    switch input.contents {
    case .unreadable(let reason): return unreadable(input.path, id, reason)
    case .bytes(let bytes) where bytes.count > SourceFile.maximumSize:
      return unreadable(input.path, id, "it is larger than \(SourceFile.maximumSize / (1 << 20)) MB")
    case .bytes(let bytes):
      let decoded = SourceFile.decode(id: id, path: input.path, bytes: bytes)
      // A compiler takes code in any encoding, above all in its comments.
      let isCode = FileKind.isForReaders(input.path)
      var file = ReadFile(source: decoded.value, faults: isCode ? [] : decoded.faults)
      file.readContents()
      // What breaks the format behind a NUL comes of it.
      if !file.faults.isEmpty, !decoded.faults.isEmpty, let first = decoded.value.text.firstIndex(of: 0) {
        file.faults.removeAll { $0.kind == .syntax && $0.range.end >= first && !decoded.faults.contains($0) }
      }
      return file
    }
  }

  private static func unreadable(_ path: String, _ id: FileID, _ reason: String) -> ReadFile {
    let fault = Fault(.unreadable, "cannot be read: \(reason)", at: SourceRange(file: id, start: 0, end: 0))
    return ReadFile(source: SourceFile(id: id, path: path, text: []), faults: [fault])
  }
}

extension Fault {
  /// The same where it is not sure that it does harm.
  fileprivate var excused: Fault { kind == .syntax ? of(.tolerated) : self }

  /// The same as another kind.
  func of(_ kind: Kind) -> Fault { Fault(kind, message, at: range, key: key) }
}

extension ReadFile {
  /// Whether a folder is named after what stands in for a service while an app is made: `NetworkStubs`, `Mocks`.
  private static func holdsStubs(_ folder: String) -> Bool {
    let name = folder.lowercased()
    return ["stub", "stubs", "mock", "mocks", "mockdata", "fixture", "fixtures"].contains(where: name.hasSuffix)
  }

  fileprivate mutating func readContents() {
    switch FileKind(name: FilePath.name(source.path)) {
    case .strings: readTable(StringsReader.read)
    case .stringsdict: readTable(StringsdictReader.read)
    case .catalog:
      let place = TablePlace(path: source.path)
      let result = CatalogReader.read(source, name: place.name, module: place.module)
      catalogLocale = result.value.sourceLocale
      tables = result.value.tables
      faults += result.faults
    case .xliff:
      let result = XLIFFReader.read(source)
      catalogLocale = result.value.tables.isEmpty ? nil : result.value.sourceLocale
      tables = result.value.tables
      faults += result.faults
    case .spec:
      let result = SpecReader.read(source)
      spec = result.value
      faults += result.faults
    // What stands in for a service's is shown to nobody.
    case .payload where FilePath.components(source.path).dropLast().contains(where: ReadFile.holdsStubs): faults = []
    case .payload:
      let result = PayloadReader.read(source)
      spec = result.value
      // What is wrong with a file that is no payload is none of our business.
      if spec != nil { faults += result.faults } else { faults = [] }
    case .infoPlist:
      let result = InfoPlistReader.read(source)
      infoPlist = result.value
      faults = result.faults
    case .xcodeProject:
      xcodeProject = XcodeProject.read(source)
      faults = []
    case .buildSettings:
      buildSettings = BuildSettingsFile.read(source)
      faults = []
    case .otherBuild, .interface: faults = []
    // Code is read by whoever knows its language, all files at once.
    case .source:
      package = SwiftPackage.read(source)
      tuistManifest = TuistManifest.read(source)
    case nil: break
    }
    judgeLocales()
  }

  private mutating func readTable(
    _ read: (SourceFile, _ name: String, _ module: String, _ locale: LocaleTag) -> ReadResult<StringTable>
  ) {
    let place = TablePlace(path: source.path)
    let result = read(source, place.name, place.module, place.locale ?? .base)
    // Beside the folders of languages lies what may be no part of the app.
    faults += place.folder == nil ? result.faults.map(\.excused) : result.faults
    tables = place.locale == nil ? [] : [result.value]
    if place.locale == nil, let folder = place.folder {
      say("the folder \(folder).lproj is not named after a locale; its texts are left out", of: folder)
    }
  }

  /// Leaves out what is in no language, and says which languages are not known.
  private mutating func judgeLocales() {
    let made = tables.indices.filter { tables[$0].locale.isPseudo || PseudoLanguage.areAll(of: tables[$0]) }
    for locale in made.map({ tables[$0].locale }) {
      say("the texts of \(locale) are no translation but made by a tool; they are left out", of: locale.identifier)
    }
    for index in made.reversed() { tables.remove(at: index) }
    for table in tables where !table.locale.hasKnownLanguage {
      say("nothing is known of the language “\(table.locale)”; is the code right?", of: table.locale.identifier)
    }
  }

  private mutating func say(_ message: String, of locale: String) {
    let module = TablePlace(path: source.path).module
    let kind = Fault.Kind.folder(FilePath.join(module, locale), reason: message)
    guard !faults.contains(where: { $0.kind == kind }) else { return }
    faults.append(Fault(kind, message, at: SourceRange(file: source.id, start: 0, end: 0)))
  }
}

/// Texts that a translation platform puts in the place of a language, to be clicked on within the app.
enum PseudoLanguage {
  private static let marks = ["crwdns", "[[__phrase_", "{{__phrase_", "[%key:", "[!!", "⟦"]

  /// Whether most of a table's texts are such.
  static func areAll(of table: StringTable) -> Bool {
    let sample = table.entries.prefix(40)
    return sample.count { isMade($0.value.sample) } * 2 > sample.count
  }

  private static func isMade(_ text: String) -> Bool {
    marks.contains { text.utf8.starts(with: $0.utf8) }
  }
}

extension StringValue {
  /// One of its texts.
  fileprivate var sample: String {
    switch self {
    case .plain(let text): text.text
    case .varied(let variants, let substitutions):
      substitutions.first?.forms.first?.text.text ?? variants.first?.text.text ?? ""
    }
  }
}
