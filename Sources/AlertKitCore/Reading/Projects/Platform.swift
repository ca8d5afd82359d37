/// A system that code is built for.
public enum Platform: String, Sendable, CaseIterable, Codable {
  /// iPhone and iPad, Mac Catalyst included.
  case iOS
  /// The Mac.
  case macOS
  /// Apple TV.
  case tvOS
  /// Apple Watch.
  case watchOS
  /// Apple Vision.
  case visionOS

  /// The platform of an SDK's name, such as `iphoneos` or `macosx14.0`.
  init?(sdk: String) {
    let name = sdk.lowercased()
    let prefixes: [(String, Platform)] = [
      ("iphone", .iOS), ("macosx", .macOS), ("appletv", .tvOS), ("watch", .watchOS), ("xr", .visionOS),
    ]
    guard let found = prefixes.first(where: { name.hasPrefix($0.0) }) else { return nil }
    self = found.1
  }

  /// The platforms that the folders of a path are named after; empty where none is.
  package static func named(inPath path: String) -> Set<Platform> {
    for folder in FilePath.components(path).dropLast().reversed() {
      let found = named(inFolder: folder)
      if !found.isEmpty { return found }
    }
    return []
  }

  /// `macOS`, `App-macOS`, `Album (tvOS)`, `AlbumMac` and `Watch Extension` name platforms; `Machines` and `Watchlist` don't.
  private static func named(inFolder name: String) -> Set<Platform> {
    let words = FolderWords.words(of: name)
    return Set(words.compactMap { names[$0] })
  }

  private static let names: [String: Platform] = [
    "ios": .iOS, "iphone": .iOS, "ipad": .iOS, "macos": .macOS, "mac": .macOS, "osx": .macOS, "tvos": .tvOS, "appletv": .tvOS,
    "watchos": .watchOS, "watch": .watchOS, "watchkit": .watchOS, "visionos": .visionOS,
  ]
}

/// Splits a folder's name.
private enum FolderWords {
  /// The words of a name, in lower case: `AlbumMac` is `album` and `mac`, `App-macOS` is `app` and `macos`.
  static func words(of name: String) -> [String] {
    let parts = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    return parts.flatMap { part -> [String] in
      let small = part.lowercased()
      // `macOS` and `iOS` are no humps.
      for suffix in ["macOS", "iOS", "tvOS", "watchOS", "visionOS", "OSX"] where part.hasSuffix(suffix) {
        return [String(small.dropLast(suffix.count)), suffix.lowercased()]
      }
      return small == "osx" || small.hasSuffix("os") ? [small] : humps(of: part)
    }
  }

  private static func humps(of part: String) -> [String] {
    var words: [String] = []
    for character in part {
      if words.isEmpty || character.isUppercase && words.last?.last?.isUppercase == false {
        words.append(String(character))
      } else if character.isLowercase, let last = words.last, last.count > 1, last.allSatisfy(\.isUppercase) {
        // The last of several capitals begins a word: `ABCWatch`.
        words[words.count - 1].removeLast()
        words.append(String(last.last!) + String(character))
      } else {
        words[words.count - 1].append(character)
      }
    }
    return words.map { $0.lowercased() }
  }
}

/// How a device is held.
public enum Orientation: String, Sendable, CaseIterable, Codable {
  /// Upright.
  case portrait
  /// On its side.
  case landscape

  /// The orientations of names such as `UIInterfaceOrientationLandscapeLeft`.
  static func named(in names: [String]) -> Set<Orientation> {
    Set(
      names.compactMap { name in
        name.contains("Landscape") ? .landscape : name.contains("Portrait") ? .portrait : nil
      })
  }
}
