/// Objective-C that no build compiles: a macro has to be defined for it, and nothing defines it.
struct UncompiledCode {
  /// By the path of a file, its parts whose macros nothing defines.
  private let parts: [String: [Range<Int>]]

  /// - Parameter parts: The app's files; where none is a project of Xcode's, or other tools build it, what is defined is not known.
  init(of parts: [ProjectPart]) {
    let kinds = parts.compactMap { FileKind(name: FilePath.name($0.file.source.path)) }
    guard kinds.contains(.xcodeProject), !kinds.contains(.otherBuild) else {
      self.parts = [:]
      return
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
    self.parts = conditional.mapValues { $0.filter { !defined.contains($0.name) }.map(\.range) }
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
  /// Whether `define` and blanks stand at its end.
  fileprivate var isDefinition: Bool {
    var end = endIndex
    while end > startIndex, self[end - 1] == 0x20 || self[end - 1] == 0x09 { end -= 1 }
    return self[..<end].suffix(6).elementsEqual("define".utf8)
  }
}
