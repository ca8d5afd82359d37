/// What people call an app: from the configuration, else from the tables of its Info.plist, else from Info.plist
/// itself and the settings of the targets.
struct AppNames: Sendable {
  private static let keys = ["CFBundleDisplayName", "CFBundleName"]

  private let configured: String?
  private let configuredByLocale: [LocaleTag: String]
  private let lookup: TableLookup
  /// Indexes of the tables of Info.plist files that are an app's.
  private let tables: [Int]
  private let plistNames: [String]

  init(targets: BuildTargets, parts: [ProjectPart], lookup: TableLookup, configuration: Configuration) {
    configured = configuration.appName
    configuredByLocale = configuration.appNames
    self.lookup = lookup
    let plists = parts.compactMap { part in
      part.file.infoPlist.map { (folder: FilePath.folder(part.file.source.path), plist: $0) }
    }
    plistNames = targets.appNames
    tables = lookup.sets.indices.filter { index in
      let set = lookup.sets[index]
      guard set.name.hasSuffix("InfoPlist") else { return false }
      // The nearest Info.plist says whose names these are: an extension is called by its own.
      let own = plists.filter { $0.folder.isEmpty || FilePath.contains($0.folder, set.module) }
      return own.max { $0.folder.count < $1.folder.count }?.plist.isApp ?? true
    }
  }

  /// The names in a locale; empty where none is known.
  func names(in locale: LocaleTag) -> [String] {
    let chain = lookup.chain(of: locale)
    if let name = chain.lazy.compactMap({ configuredByLocale[$0] }).first ?? configured { return [name] }
    let localized = tables.flatMap { set in
      Self.keys.compactMap { key in lookup.entry(key, in: locale, of: set)?.value.plainText }
    }
    return (localized + plistNames).uniqued()
  }
}

extension StringValue {
  /// The text of a value that does not vary.
  fileprivate var plainText: String? {
    let variants = FormatExpansion.variants(of: self)
    return variants.count == 1 ? variants.first?.text : nil
  }
}

extension Sequence where Element: Hashable {
  /// Each element once, in order of first appearance.
  func uniqued() -> [Element] {
    let all = Array(self)
    // Comparing a few is quicker than hashing them.
    if all.count <= 8 { return all.indices.filter { !all[..<$0].contains(all[$0]) }.map { all[$0] } }
    var seen: Set<Element> = []
    return all.filter { seen.insert($0).inserted }
  }
}
