extension Project {
  /// Reads files and puts an app together from them. The order of `inputs` does not matter; of two with one path the first
  /// counts.
  ///
  /// - Parameters:
  ///   - inputs: All of the app's files.
  ///   - configuration: What to check, and in which locales.
  ///   - sources: Reads the alerts of the source code among the files; nil leaves code alone.
  public static func assemble(
    _ inputs: [InputFile], configuration: Configuration = Configuration(), sources: SourceReader? = nil
  ) async -> Project {
    await assemble(inputs, configuration: configuration, sources: sources, like: nil)
  }

  /// The same for an app of which another state was put together with the same configuration and reader.
  ///
  /// - Parameter other: The other state. Those of its files that are the same here are not read again.
  package static func assemble(
    _ inputs: [InputFile], configuration: Configuration, sources: SourceReader?, like other: Project?
  ) async -> Project {
    var seen: Set<ExactString> = []
    let sorted = inputs.filter { seen.insert(ExactString($0.path)).inserted }.sorted { $0.path < $1.path }
    let slots = other?.slots(for: sorted) ?? sorted
    let known = other?.parts(for: slots) ?? [:]
    var read = await withTaskGroup(of: (Int, ProjectPart).self) { group in
      for (index, input) in slots.enumerated() where known[index] == nil {
        group.addTask { (index, ProjectPart(input, id: FileID(index))) }
      }
      var parts = slots.indices.map { known[$0] }
      for await (index, part) in group { parts[index] = part }
      return parts.compactMap(\.self)
    }
    read.shareKeys { known[$0] != nil }
    let unbuilt = UnbuiltFiles(of: read)
    let parts = read.map { part in
      let built = part.built(!unbuilt.contains(part.file.source.path))
      return configuration.sourceLocale == nil ? built.inLanguageOfKeys() : built
    }
    let unreadCode = parts.indices.filter { known[$0] == nil && parts[$0].isCode }.map { parts[$0].file.source }
    let beside = configuration.included.isEmpty ? SurroundingFiles.files(of: parts) : []
    let code =
      unreadCode.isEmpty
      ? nil : await sources?.read(unreadCode + beside, SurfaceAssembly.askedKeys(of: tableSets(of: parts)))
    let named = slots.indices.filter { slots[$0]?.isReported == true }
    let copied = CopiedFiles(of: parts)
    let copies = named.filter { copied.contains(parts[$0].file.source.path) }
    // Who names such a folder wants it checked.
    let isAllCopied = copies.count == named.count
    let reported = (isAllCopied ? named : Set(named).subtracting(copies).sorted()).map(FileID.init)
    let lengths = Dictionary(parts.map { ($0.file.source.id, $0.file.source.text.count) }) { first, _ in first }
    let all = parts.map { part in
      // What a reader makes of files that are no code is nobody's.
      guard part.isCode, let read = code?.files[part.file.source.id] else { return part }
      return part.adding(read.kept(within: lengths))
    }
    var coverage = code?.coverage ?? other?.coverage ?? ReadingCoverage()
    coverage.unbuilt = parts.filter { !$0.isBuilt }.map(\.file.source.id)
    coverage.copied = isAllCopied ? [] : copies.filter { parts[$0].isBuilt }.map(FileID.init)
    return Project(parts: all, reported: Set(reported), configuration: configuration, coverage: coverage)
  }

  /// Finds the files under `paths`, reads them and puts an app together from them.
  ///
  /// - Throws: ``DiscoveryError`` where a path leads nowhere.
  public static func load(
    _ paths: [String], discovery: FileDiscovery, configuration: Configuration = Configuration(), sources: SourceReader? = nil
  ) async throws(DiscoveryError) -> Project {
    let found = try discovery.files(under: paths)
    return await assemble(await discovery.contents(of: found), configuration: configuration, sources: sources)
  }

  private init(
    parts: [ProjectPart], reported: Set<FileID>, configuration: Configuration, coverage: ReadingCoverage
  ) {
    self.parts = parts
    let targets = BuildTargets(of: parts)
    let named = parts.filter(\.namesLocale)
    let depth = ForeignFolder.depth(of: parts.map(\.file.source.path))
    // The language of a library's tables is not the app's.
    func isOwn(_ part: ProjectPart) -> Bool { !ForeignFolder.isInLibrary(part.file.source.path, below: depth) }
    let own = named.filter(isOwn)
    let tabled = (own.isEmpty ? named : own).flatMap(\.tables).map(\.table)
    // A table of the app's own that lies in no folder of a language says no more than its texts.
    let unnamed =
      own.flatMap(\.tables).map(\.table).allSatisfy { $0.entries.isEmpty || !ProjectLocales.holdsTexts($0.name) }
      ? parts.filter { isOwn($0) && !$0.namesLocale }.flatMap(\.tables).map(\.table) : []
    let ownTables = unnamed.isEmpty ? tabled : []
    let literals = parts.compactMap(\.file.code).flatMap(\.surfaces).flatMap { $0.texts.flatMap(\.text.parts) }
    let written = Set(literals.compactMap { if case .literal(_, let range) = $0 { range.file } else { nil } })
    let scopes = LanguageScopes(
      in: written.sorted().map { parts[Int($0.index)].file.source },
      besides: parts.lazy.filter(\.isCode).map(\.file.source).filter { !written.contains($0.id) })
    let said = ProjectLocales.source(
      configured: configuration.sourceLocale,
      catalogs: parts.compactMap { part in
        part.file.catalogLocale.map { own in (own, part.tables.first { $0.table.locale == own }?.table.entries.count ?? 0) }
      },
      regions: targets.developmentRegions, tables: ownTables,
      unbuilt: Set(own.compactMap(\.unbuiltLocale)),
      // Of texts in several languages the most frequent one is nobody's.
      literals: unnamed.flatMap(\.entries).flatMap(\.value.texts)
        + literals.filter { $0.range.flatMap(scopes.language) == nil }.flatMap(\.literals))
    let likely =
      configuration.sourceLocale == nil ? ProjectLocales.written(inTablesOf: said, among: ownTables) ?? said : said
    let shown = configuration.sourceLocale == nil ? ProjectLocales.shown(coverage.languages, of: ownTables) : []
    let source = shown.isEmpty || shown.contains(likely) ? likely : shown[0]
    // A folder with a wrong name is the only one of its language that has texts.
    let isMisnamed =
      shown.isEmpty && source != said && !ownTables.contains { $0.locale == source && $0.entries.contains { $0.key != "" } }
    let parts = isMisnamed ? parts.map { $0.naming(said, as: source) } : parts
    let all = Self.tableSets(of: parts)
    // An app is never run in a language that only a library's tables have.
    let libraries = LibraryTables(among: all, of: parts)
    let sets = all.filter { !libraries.areCompiled($0) }
    let namedOwn = sets.filter { !libraries.holds($0) }
    let ownSets = namedOwn.filter { !ForeignFolder.isInLibrary($0.module + "/" + $0.name, below: depth) }
    locales = ProjectLocales.all(
      sets: ownSets.isEmpty ? namedOwn : ownSets, source: source,
      wanted: configuration.locales.isEmpty ? shown : configuration.locales)
    folders = parts.map(\.place.module)
    lookup = TableLookup(
      sets: sets, sourceLocale: source, locales: locales,
      references: parts.compactMap(\.file.code).flatMap(\.references), libraries: libraries)
    sections = Self.sections(of: parts)
    sourceLocale = source
    tables = sets
    files = parts.map(\.file.source)
    self.reported = reported
    let assembled = SurfaceAssembly.surfaces(of: parts, targets: targets, lookup: lookup)
    surfaces = assembled.surfaces
    let tablePaths = parts.map { ($0.tables, $0.file.source.path) }.filter { !$0.isEmpty && !Self.isOfInterface($1) }.map(\.1)
    let isElsewhere = targets.isElsewhere(from: tablePaths)
    untabledFiles = Set(surfaces.map(\.range.file)).filter { isElsewhere(parts[Int($0.index)].file.source.path) }
    lookup.absent = AbsentTables(of: assembled.surfaces, in: parts, lookup: lookup)
    lookup.bundles = NamedBundles(of: assembled.surfaces, in: parts)
    var counted = coverage.counting(assembled.surfaces)
    counted.languages = configuration.locales.isEmpty ? Set(shown) : []
    counted.absentTables = lookup.absent.names
    self.coverage = counted
    alerts = AlertIdentity.identities(of: assembled.surfaces)
    let tableSuppressions = parts.flatMap { $0.tables.flatMap(\.table.suppressions) }
    suppressions = Set(tableSuppressions + assembled.suppressions).sorted { ($0.range, $0.rule) < ($1.range, $1.rule) }
    let (found, places, tables) = (assembled.surfaces, folders, lookup)
    let inCode = TextsInCode(of: found, lookup: tables) { places[Int($0.range.file.index)] }
    let isUntabled = tables.isTranslated && inCode.areOneLanguage
    untabledTexts = isUntabled && !tables.absent.lackDefault ? inCode.literals : nil
    let isOfOneLanguage = targets.sayOneLanguage && !tablePaths.contains(where: targets.buildIntoApp)
    if isUntabled || isOfOneLanguage { lookup.isTranslated = false }
    notifications = NotificationIndex(
      surfaces: assembled.surfaces, parts: parts,
      targets: targets, appNames: AppNames(targets: targets, parts: parts, lookup: lookup, configuration: configuration))
    orientations = Set(configuration.orientations.compactMap { Orientation(rawValue: $0.lowercased()) })
    (phoneOrientations, padOrientations) = (targets.orientations(onPad: false), targets.orientations(onPad: true))
    isClassicAlone = configuration.designs.isEmpty && targets.keepClassicDesign
    let keysInCode = KeysInCode(of: parts)
    self.keysInCode = keysInCode
    let unloaded = Self.unloadedTables(ofSettings: parts)
    faults = Self.onceAFolder(
      parts.flatMap { part in
        part.faults.sorted { $0.range < $1.range }.map { fault in
          guard fault.kind == .syntax else { return fault }
          let isUnasked = fault.key.map { !keysInCode.mayAsk(for: $0) } ?? false
          return isUnasked || unloaded.contains(part.file.source.path) ? fault.of(.unasked) : fault
        }
      })
    literalLanguages = [:]
    codeLanguages = [:]
    languageScopes = scopes.tagged(as: [source] + locales)
    arguments = parts.compactMap(\.file.spec?.arguments).reduce(into: configuration.arguments) { all, own in
      all.merge(own) { $1 }
    }
    for surface in surfaces where lookup.keys(of: surface, near: folder(of: surface)).isEmpty {
      let languages = languageScopes.languages(of: surface)
      if !languages.isEmpty {
        codeLanguages[surface.id] = languages.filter { $0 == source } + languages.filter { $0 != source }
      }
    }
    literalLanguages =
      LiteralLanguages(
        of: surfaces.filter { codeLanguages[$0.id] == nil }, known: [source] + locales, folder: folder, lookup: lookup
      ).bySurface
  }

  /// Whether a table has the texts of a storyboard or of a property list, which are those of no alert.
  private static func isOfInterface(_ path: String) -> Bool {
    let name = FilePath.stem(FilePath.name(path))
    return ["Main", "LaunchScreen", "Launch Screen", "Interface", "MainInterface"].contains(name) || name.hasSuffix("InfoPlist")
  }

  /// The table of that name in a bundle of settings, `InAppSettings.bundle`, beside the one that its first pane loads, which is called
  /// as the pane is.
  private static func unloadedTables(ofSettings parts: [ProjectPart]) -> Set<String> {
    let paths = Set(parts.map(\.file.source.path))
    return paths.filter { path in
      FilePath.name(path) == "Localizable.strings" && paths.contains(FilePath.join(FilePath.folder(path), "Root.strings"))
        && FilePath.components(path).contains { $0.hasSuffix("Settings.bundle") }
    }
  }

  /// Faults without those of a folder of which another file says the same.
  private static func onceAFolder(_ faults: [Fault]) -> [Fault] {
    var seen: Set<Fault.Kind> = []
    return faults.filter { fault in
      if case .folder = fault.kind { seen.insert(fault.kind).inserted } else { true }
    }
  }

  /// The tables of XLIFF files, by where they start.
  private static func sections(of parts: [ProjectPart]) -> [FileID: [(start: Int32, module: String)]] {
    let tables = parts.flatMap(\.tables).map(\.table).filter { $0.format == .xliff }
    let starts = tables.compactMap { table in
      table.entries.first.map { (file: table.file, start: $0.keyRange.start, module: table.module) }
    }
    return Dictionary(grouping: starts, by: \.file).mapValues { $0.map { ($0.start, $0.module) }.sorted { $0.0 < $1.0 } }
  }

  private static func tableSets(of parts: [ProjectPart]) -> [TableSet] {
    let tables = parts.flatMap(\.tables)
    return Dictionary(grouping: tables) { TableName(of: $0.table) }
      .sorted { ($0.key.module, $0.key.name) < ($1.key.module, $1.key.name) }
      .map { TableSet(name: $0.key.name, module: $0.key.module, tables: $0.value) }
  }
}
