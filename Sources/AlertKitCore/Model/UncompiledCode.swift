/// Code that no build compiles: in Objective-C a macro has to be defined for it, and nothing defines it; in Swift a module has to be
/// missing, and other code could not do without.
struct UncompiledCode {
  /// By the path of a file, its parts whose conditions never hold.
  private let parts: [String: [Range<Int>]]

  /// - Parameter parts: The app's files.
  init(of parts: [ProjectPart]) {
    self.parts = Self.undefined(in: parts).merging(Self.forMissingModules(in: parts)) { $0 + $1 }
  }

  /// The parts whose macros or flags nothing defines.
  private static func undefined(in parts: [ProjectPart]) -> [String: [Range<Int>]] {
    var conditional: [String: [(name: String, range: Range<Int>)]] = [:]
    for part in parts where [".m", ".mm", ".swift"].contains(where: part.file.source.path.hasSuffix) {
      guard let surfaces = part.file.code?.surfaces, !surfaces.isEmpty else { continue }
      let isSwift = part.file.source.path.hasSuffix(".swift")
      let found = ConditionalPart.all(in: part.file.source.text).compactMap { item in
        (isSwift ? item.flag : item.definedName).map { (name: $0, range: item.range) }
      }
      conditional[part.file.source.path] = found.filter { item in
        surfaces.contains { item.range.contains(Int($0.range.start)) }
      }
    }
    let names = Set(conditional.values.flatMap { $0.map(\.name) })
    guard !names.isEmpty else { return [:] }
    let undefined = BuildNames(parts.map(\.file.source)).undefined(among: names)
    return conditional.mapValues { $0.filter { undefined.contains($0.name) }.map(\.range) }
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

extension ArraySlice<UInt8> {
  /// Whether a line ends it that says `import` alone.
  fileprivate var isImport: Bool {
    let line = split(separator: 0x0A, omittingEmptySubsequences: false).last ?? []
    let words = line.split { $0 == 0x20 || $0 == 0x09 }
    return words.last?.elementsEqual("import".utf8) == true
      && words.dropLast().allSatisfy { $0.first == UInt8(ascii: "@") }
  }
}
