/// Tables in an app's own folders that are a library's, as only its code, or nobody's, names them: the app's texts are in none,
/// and it has not their languages.
///
/// A bundle's tables are its library's where the code that names the bundle lies beside it, and most of the app's does not. So
/// are tables of another name than the system's, where no code has that name, or where only that of an SDK's folder has it.
struct LibraryTables: Sendable {
  private struct Name: Hashable {
    let module: String
    let name: String
  }

  private var names: Set<Name> = []
  /// Those of them beside which the library has headers alone, as it comes compiled.
  private var compiled: Set<Name> = []

  /// Where nothing is a library's.
  init() {}

  init(among sets: [TableSet], of parts: [ProjectPart]) {
    let candidates = sets.filter { $0.name != "Localizable" || Self.bundle(around: $0.module) != nil }
    let code = parts.filter { $0.isBuilt && ["swift", "m", "mm", "h"].contains(FilePath.fileExtension($0.file.source.path)) }
    guard !candidates.isEmpty, !code.isEmpty, parts.contains(where: { $0.file.xcodeProject != nil }) else { return }
    // What a storyboard, a list of settings or a project calls so is looked up by the system.
    let others = Set(
      parts.map(\.file.source.path).filter { FileKind(name: FilePath.name($0))?.isTable != true }
        .map { FilePath.stem(FilePath.name($0)) })
    let projects = parts.filter { $0.file.xcodeProject != nil }.map(\.file.source.text)
    for set in candidates {
      let bundle = Self.bundle(around: set.module)
      let home = bundle.map(FilePath.folder) ?? set.module
      let name = bundle.map { FilePath.stem(FilePath.name($0)) } ?? set.name
      // What generators make of other names is spelt otherwise.
      guard !home.isEmpty, name.utf8.allSatisfy({ $0.isWordByte && $0 != UInt8(ascii: "_") }) else { continue }
      let isInterface = others.contains(name) || projects.contains { $0.namesInterface(name) }
      if bundle == nil, isInterface || name.utf8.count < Self.shortestName || !set.isOfNames { continue }
      let beside = code.filter { FilePath.contains(home, $0.file.source.path) }
      let isApart = beside.count * 2 < code.count
      let isAsked = { (part: ProjectPart) in
        bundle == nil ? part.file.source.text.holdsIgnoringCase(name) : part.file.source.text.quotesBundle(name)
      }
      guard !code.contains(where: { !FilePath.contains(home, $0.file.source.path) && isAsked($0) }) else { continue }
      let isLibrary =
        if bundle != nil { isApart } else {
          isApart && FilePath.name(home).hasSuffix("SDK") || !beside.contains(where: isAsked)
        }
      guard isLibrary else { continue }
      names.insert(Name(module: set.module, name: set.name))
      let isCompiled = !beside.isEmpty && beside.allSatisfy { FilePath.fileExtension($0.file.source.path) == "h" }
      if isCompiled { compiled.insert(Name(module: set.module, name: set.name)) }
    }
  }

  /// In bytes; shorter names are put together, or come from elsewhere.
  private static let shortestName = 6

  func holds(_ set: TableSet) -> Bool { names.contains(Name(module: set.module, name: set.name)) }

  /// Whether a table is that of a library whose code is not here, so that nothing tells which of its texts the app shows.
  func areCompiled(_ set: TableSet) -> Bool { compiled.contains(Name(module: set.module, name: set.name)) }

  private static func bundle(around module: String) -> String? {
    let folders = FilePath.components(module)
    guard let index = folders.lastIndex(where: { FilePath.fileExtension($0) == "bundle" }) else { return nil }
    return (FilePath.isAbsolute(module) ? "/" : "") + folders[...index].joined(separator: "/")
  }
}

extension TableSet {
  /// Whether it is a table of texts by names, as code looks them up: no catalog, and none of a storyboard's objects or of the system's.
  fileprivate var isOfNames: Bool {
    let all = locales.flatMap { tables(in: $0) }
    return all.allSatisfy { $0.format == .strings || $0.format == .stringsdict }
      && !all.contains { $0.entries.contains { KeyName.isObjectID($0.key) } }
      && !["Root", "AppShortcuts", "Intents"].contains(name) && !name.hasSuffix("InfoPlist")
  }
}

extension [UInt8] {
  /// Whether a literal names a bundle, or a path into it.
  fileprivate func quotesBundle(_ name: String) -> Bool {
    ["\(name)\"", "\(name).bundle"].contains { !ranges(of: Array($0.utf8)).isEmpty }
  }

  /// Whether a project has a file of a name that is no table.
  fileprivate func namesInterface(_ name: String) -> Bool {
    ranges(of: Array((name + ".").utf8)).contains { place in
      !["strings", "xcstrings"].contains { self[place.upperBound...].starts(with: $0.utf8) }
    }
  }
}
