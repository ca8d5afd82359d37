/// What a `Package.swift` says of the platforms and the language of its code, as far as its words tell.
struct SwiftPackage: Sendable {
  /// Empty where the manifest names none.
  var platforms: Set<Platform> = []
  var defaultLocalization: String?

  /// The package that a file declares; nil for a file of another name.
  static func read(_ file: SourceFile) -> SwiftPackage? {
    guard FilePath.name(file.path) == "Package.swift" else { return nil }
    let text = String(decoding: file.text, as: UTF8.self)
    var package = SwiftPackage()
    if let match = text.firstMatch(of: /defaultLocalization\s*:\s*"([^"]+)"/) { package.defaultLocalization = String(match.1) }
    if let list = text.firstMatch(of: /\bplatforms\s*:\s*\[([^\]]*)\]/) {
      let names = list.1.matches(of: /\.(iOS|macOS|macCatalyst|tvOS|watchOS|visionOS)\b/).map { String($0.1) }
      package.platforms = Set(names.compactMap { $0 == "macCatalyst" ? .iOS : Platform(rawValue: $0) })
    }
    return package
  }
}
