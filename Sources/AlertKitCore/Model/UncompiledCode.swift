/// Code that no build compiles: a macro or a flag has to be defined for it, and nothing defines it, or a module has to be missing that
/// other code could not do without.
struct UncompiledCode {
  /// By the path of a file, its parts whose conditions never hold.
  private let parts: [String: [Range<Int>]]

  /// - Parameter parts: The app's files.
  init(of parts: [ProjectPart]) {
    let undefined = Self.ranges(in: parts) {
      $1 ? $0.flag : $0.definedName
    } where: { names in
      BuildNames(parts.map(\.file.source)).undefined(among: names)
    }
    let forMissingModules = Self.ranges(in: parts) {
      $1 ? $0.missingModule : nil
    } where: { names in
      names.filter { name in parts.contains { $0.imports(name) } }
    }
    self.parts = undefined.merging(forMissingModules) { $0 + $1 }
  }

  /// By the path of a file, the parts in which surfaces stand and whose conditions never hold.
  ///
  /// - Parameters:
  ///   - condition: What a part asks for, in Swift or in Objective-C; nil where it is not looked at.
  ///   - neverHold: Those of what is asked for that never come.
  private static func ranges(
    in parts: [ProjectPart], _ condition: (ConditionalPart, _ isSwift: Bool) -> String?,
    where neverHold: (Set<String>) -> Set<String>
  ) -> [String: [Range<Int>]] {
    var conditional: [String: [(name: String, range: Range<Int>)]] = [:]
    for part in parts where [".m", ".mm", ".swift"].contains(where: part.file.source.path.hasSuffix) {
      guard let surfaces = part.file.code?.surfaces, !surfaces.isEmpty else { continue }
      let path = part.file.source.path
      conditional[path] = ConditionalPart.all(in: part.file.source.text).compactMap { item in
        guard surfaces.contains(where: { item.range.contains(Int($0.range.start)) }) else { return nil }
        return condition(item, path.hasSuffix(".swift")).map { (name: $0, range: item.range) }
      }
    }
    let names = Set(conditional.values.flatMap { $0.map(\.name) })
    let never = names.isEmpty ? [] : neverHold(names)
    return conditional.mapValues { $0.filter { never.contains($0.name) }.map(\.range) }
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
