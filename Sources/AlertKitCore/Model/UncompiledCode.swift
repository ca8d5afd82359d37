/// Code that no build compiles: in Objective-C a macro has to be defined for it, and nothing defines it; in Swift a module has to be
/// missing, and other code could not do without.
struct UncompiledCode {
  /// By the path of a file, its parts whose conditions never hold.
  private let parts: [String: [Range<Int>]]

  /// - Parameter parts: The app's files.
  init(of parts: [ProjectPart]) {
    self.parts = Self.undefined(in: parts).merging(Self.forMissingModules(in: parts)) { $0 + $1 }
  }

  /// The parts whose macros nothing defines; none where no file is a project of Xcode's, or other tools build it, as what is defined is
  /// not known then.
  private static func undefined(in parts: [ProjectPart]) -> [String: [Range<Int>]] {
    let kinds = parts.compactMap { FileKind(name: FilePath.name($0.file.source.path)) }
    guard kinds.contains(.xcodeProject), !kinds.contains(.otherBuild) else {
      return [:]
    }
    var conditional: [String: [(name: String, range: Range<Int>)]] = [:]
    for part in parts where [".m", ".mm"].contains(where: part.file.source.path.hasSuffix) {
      guard let surfaces = part.file.code?.surfaces, !surfaces.isEmpty else { continue }
      let found = ConditionalPart.all(in: part.file.source.text).compactMap { item in
        item.definedName.map { (name: $0, range: item.range) }
      }
      conditional[part.file.source.path] = found.filter { item in
        !Self.isKnown(item.name) && surfaces.contains { item.range.contains(Int($0.range.start)) }
      }
    }
    let names = Set(conditional.values.flatMap { $0.map(\.name) })
    let defined = names.isEmpty ? [] : Self.defined(among: names, in: parts)
    return conditional.mapValues { $0.filter { !defined.contains($0.name) }.map(\.range) }
  }

  /// The parts for builds that lack a module which some file of the app imports in any case.
  private static func forMissingModules(in parts: [ProjectPart]) -> [String: [Range<Int>]] {
    var conditional: [String: [(name: String, range: Range<Int>)]] = [:]
    for part in parts where part.file.source.path.hasSuffix(".swift") {
      guard let surfaces = part.file.code?.surfaces, !surfaces.isEmpty else { continue }
      let found = ConditionalPart.all(in: part.file.source.text).compactMap { item in
        item.missingModule.map { (name: $0, range: item.range) }
      }
      conditional[part.file.source.path] = found.filter { item in
        surfaces.contains { item.range.contains(Int($0.range.start)) }
      }
    }
    let names = Set(conditional.values.flatMap { $0.map(\.name) })
    let imported = names.filter { name in parts.contains { $0.imports(name) } }
    return conditional.mapValues { $0.filter { imported.contains($0.name) }.map(\.range) }
  }

  /// Whether a surface stands in such a part of a file.
  func holds(_ surface: Surface<StringReference>, in path: String) -> Bool {
    parts[path]?.contains { $0.contains(Int(surface.range.start)) } ?? false
  }

  /// Whether compilers, frameworks or the tools around them define names like it.
  private static func isKnown(_ name: String) -> Bool {
    beginnings.contains(where: name.hasPrefix)
  }

  private static let beginnings = [
    "_", "DEBUG", "NDEBUG", "RELEASE", "TARGET_", "COCOAPODS", "POD", "SWIFT", "XCODE", "OS_", "API_", "NS", "UI", "CF", "CG",
    "CA", "CL",
    "AV", "MK", "SK", "WK", "UN", "PH",
  ]

  /// The names that some code defines, or that settings of a build mention.
  private static func defined(among names: Set<String>, in parts: [ProjectPart]) -> Set<String> {
    var found: Set<String> = []
    for part in parts {
      let source = part.file.source
      guard let kind = FileKind(name: FilePath.name(source.path)), kind == .source || kind.describesBuild else { continue }
      for (before, name) in names.lazy.flatMap({ name in source.text.words(name).map { ($0, name) } }) {
        if kind != .source || source.text[..<before].isDefinition { found.insert(name) }
      }
    }
    return found
  }
}

extension ProjectPart {
  /// Whether it is code of iOS that is compiled only where a module is there.
  fileprivate func imports(_ module: String) -> Bool {
    let source = file.source
    let platforms = Platform.named(inPath: source.path)
    guard source.path.hasSuffix(".swift"), platforms.isEmpty || platforms.contains(.iOS),
      !FilePath.components(source.path).contains(where: { $0.hasSuffix("Tests") })
    else { return false }
    var conditional: [ConditionalPart]?
    return source.text.words(module).contains { place in
      guard source.text[..<place].isImport else { return false }
      let all = conditional ?? ConditionalPart.all(in: source.text)
      conditional = all
      return !all.contains { $0.range.contains(place) }
    }
  }
}

extension [UInt8] {
  /// Where a name stands as a whole word, or behind `-D`.
  fileprivate func words(_ name: String) -> [Int] {
    let wanted = Array(name.utf8)
    guard let first = wanted.first, count >= wanted.count else { return [] }
    return (0...(count - wanted.count)).filter { start in
      guard self[start] == first, self[start..<start + wanted.count].elementsEqual(wanted) else { return false }
      let end = start + wanted.count
      let isFree = start == 0 || !self[start - 1].isWordByte || self[start - 1] == UInt8(ascii: "D")
      return isFree && (end == count || !self[end].isWordByte)
    }
  }
}

extension ArraySlice<UInt8> {
  /// Whether a line ends it that says `import` alone.
  fileprivate var isImport: Bool {
    let line = split(separator: 0x0A, omittingEmptySubsequences: false).last ?? []
    let words = line.split { $0 == 0x20 || $0 == 0x09 }
    return words.last?.elementsEqual("import".utf8) == true
      && words.dropLast().allSatisfy { $0.first == UInt8(ascii: "@") }
  }

  /// Whether `define` and blanks stand at its end.
  fileprivate var isDefinition: Bool {
    var end = endIndex
    while end > startIndex, self[end - 1] == 0x20 || self[end - 1] == 0x09 { end -= 1 }
    return self[..<end].suffix(6).elementsEqual("define".utf8)
  }
}
