/// The names that an app's build may define: macros of Objective-C, and flags that Swift is compiled with.
package struct BuildNames {
  private let files: [SourceFile]
  /// Whether all that is defined is known: a project of Xcode's is here with the settings files that it names, but CocoaPods' own, and
  /// no other tool builds the app.
  private let isKnown: Bool

  /// - Parameter files: The app's code, and what describes how it is built.
  package init(_ files: [SourceFile]) {
    self.files = files
    let kinds = files.compactMap { FileKind(name: FilePath.name($0.path)) }
    isKnown =
      kinds.contains(.xcodeProject) && !kinds.contains(.otherBuild)
      && !files.contains { FilePath.name($0.path) == "Project.swift" } && Self.absentSettings(of: files).isEmpty
  }

  /// The settings files that projects name and that are not here.
  private static func absentSettings(of files: [SourceFile]) -> Set<String> {
    var named: Set<String> = []
    let mark = Array("baseConfigurationReference = ".utf8)
    for file in files where file.path.hasSuffix(".pbxproj") {
      for found in file.text.ranges(of: mark) {
        let line = String(decoding: file.text[found.upperBound...].prefix { $0 != UInt8(ascii: ";") }, as: UTF8.self)
        // `1A2B /* Release.xcconfig */`
        guard let name = line.split(separator: " ").first(where: { $0.hasSuffix(".xcconfig") }).map(String.init) else {
          continue
        }
        if !name.hasPrefix("Pods-"), !name.hasPrefix("Pods.") { named.insert(FilePath.name(name)) }
      }
    }
    return named.subtracting(files.map { FilePath.name($0.path) })
  }

  /// The names that nothing defines.
  package func undefined(among names: Set<String>) -> Set<String> {
    guard isKnown else { return [] }
    let asked = names.filter { name in !Self.beginnings.contains(where: name.hasPrefix) }
    return asked.isEmpty ? [] : asked.subtracting(defined(among: asked))
  }

  /// How names begin that compilers, frameworks or the tools around them define.
  private static let beginnings = [
    "_", "DEBUG", "NDEBUG", "RELEASE", "TARGET_", "COCOAPODS", "POD", "SWIFT", "XCODE", "OS_", "API_", "NS", "UI", "CF", "CG",
    "CA", "CL",
    "AV", "MK", "SK", "WK", "UN", "PH",
  ]

  /// The names that some code defines, or that settings of a build mention.
  private func defined(among names: Set<String>) -> Set<String> {
    var left = names
    for source in files {
      guard let kind = FileKind(name: FilePath.name(source.path)), kind == .source || kind.describesBuild else { continue }
      let settles = kind != .source || FilePath.name(source.path) == "Package.swift"
      // Swift defines no macros.
      if !settles, source.path.hasSuffix(".swift") { continue }
      left = left.filter { name in !source.text.words(name).contains { settles || source.text[..<$0].isDefinition } }
      if left.isEmpty { break }
    }
    return names.subtracting(left)
  }
}

extension [UInt8] {
  /// Where a name stands as a whole word, or behind `-D`.
  func words(_ name: String) -> [Int] {
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
