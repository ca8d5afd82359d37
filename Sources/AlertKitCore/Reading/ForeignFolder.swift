/// Folders that hold nothing that was written for this app, or code of others, as their names say by custom.
package enum ForeignFolder {
  /// What package managers fetch.
  private static let fetched: Set<String> = ["Pods", "Carthage", "SourcePackages", "node_modules"]
  /// What tools make, or keep for themselves.
  private static let products: Set<String> = ["DerivedData", "__MACOSX", "fastlane"]
  private static let productExtensions: Set<String> = [
    "xcodeproj", "xcworkspace", "xcarchive", "xcframework", "framework", "app", "appex", "xcassets", "xcdatamodeld", "xcresult",
  ]
  /// Code of others that is kept with the app's own, and may be changed there, by letters and digits alone.
  private static let copied: Set<String> = ["vendor", "vendors", "vendored", "vender", "external", "externals"]
  private static let copiedStarts = ["thirdparty", "3rdparty", "thirdpart", "3rdpart"]
  /// What stands behind them.
  private static let copiedEnds: Set<String> = [
    "", "ies", "s", "lib", "libs", "library", "libraries", "code", "source", "sources", "framework", "frameworks", "sdk",
    "sdks",
    "component", "components", "tool", "tools",
  ]
  private static let libraryExtensions: Set<String> = ["framework", "bundle"]

  /// Whether nothing is looked for in a folder.
  static func isLeftOut(_ name: String) -> Bool {
    name.hasPrefix(".") || isFetched(name) || products.contains(name)
      || productExtensions.contains(FilePath.fileExtension(name)) && !isReversedDomain(name)
  }

  /// Also what CocoaPods fetched once: `Pods-bak`.
  private static func isFetched(_ name: String) -> Bool {
    if fetched.contains(name) { return true }
    guard name.hasPrefix("Pods"), let first = name.dropFirst("Pods".count).first, !first.isLetter else { return false }
    let words = name.dropFirst("Pods".count).split { !$0.isLetter && !$0.isNumber }
    return !words.isEmpty && words.allSatisfy { kept.contains($0.lowercased()) || $0.allSatisfy(\.isNumber) }
  }

  /// What tells a folder that is kept from the one that replaced it.
  private static let kept: Set<String> = ["bak", "old", "copy", "backup", "orig", "original"]

  /// Whether a folder is called as a release: `kit-ios-2.8.2`, `kit-ios-20240131`. What a tool or a system is called says that code is written for it.
  ///
  /// - Parameter ofLibrary: Whether the name must say that a library is released.
  static func namesRelease(_ name: String, ofLibrary: Bool) -> Bool {
    guard let dash = name.lastIndex(of: "-"), dash > name.startIndex else { return false }
    let numbers = name[name.index(after: dash)...].split(separator: ".", omittingEmptySubsequences: false)
    guard numbers.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { 0x30...0x39 ~= $0 } }),
      numbers.count > 1 || numbers[0].count == "20240131".count && numbers[0].hasPrefix("20")
    else { return false }
    let released = name[..<dash].lowercased()
    if tools.contains(released) { return false }
    let words = released.split { !$0.isLetter && !$0.isNumber }
    return !ofLibrary || words.contains { word in librarySigns.contains(where: word.hasSuffix) }
  }

  private static let tools: Set<String> = ["swift", "xcode", "ios", "ipados", "iphone", "iphoneos", "objc", "swiftui"]
  private static let librarySigns = ["sdk", "sdks", "kit", "lib", "library", "ios", "iphone", "framework"]

  /// Whether a folder is called as apps are identified, `org.example.photos.app`, and is no app that was built.
  private static func isReversedDomain(_ name: String) -> Bool {
    FilePath.fileExtension(name) == "app" && name.count { $0 == "." } > 1
  }

  /// Whether a file lies in a library of others.
  ///
  /// - Parameter depth: How many folders lie around all files, whose names say nothing.
  package static func isInLibrary(_ path: String, below depth: Int) -> Bool {
    FilePath.components(path).dropLast().dropFirst(depth).contains(where: holdsLibrary)
  }

  /// How many folders lie around all of some files.
  package static func depth(of paths: [String]) -> Int {
    guard let first = paths.first.map({ FilePath.components($0).dropLast() }) else { return 0 }
    return paths.reduce(first.count) { depth, path in
      min(depth, zip(first, FilePath.components(path).dropLast()).prefix { $0 == $1 }.count)
    }
  }

  /// Whether a folder holds a library of others, whose texts are no alerts of the app's.
  static func holdsLibrary(_ name: String) -> Bool {
    isFetched(name) || holdsCopies(name) || libraryExtensions.contains(FilePath.fileExtension(name))
  }

  private static func holdsCopies(_ name: String) -> Bool {
    let plain = plain(name)
    return copied.contains(plain) || saysThirdParty(plain)
  }

  /// Whether a folder is called as a repository's archive of a branch: `photos-kit-master`.
  static func namesArchive(_ name: String) -> Bool { ["-master", "-main"].contains(where: name.hasSuffix) }

  static func plain(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }

  /// Whether a folder's name, in small letters alone, says that another wrote what is in it, and nothing else may be meant.
  static func saysThirdParty(_ plain: String) -> Bool {
    copiedStarts.contains { plain.hasPrefix($0) && copiedEnds.contains(String(plain.dropFirst($0.count))) }
  }

  /// The folder around a file in which code of others is kept with the app's own; nil where there is none.
  ///
  /// - Parameter depth: How many folders lie around all files, whose names say nothing.
  static func copies(around path: String, below depth: Int) -> String? {
    let folders = FilePath.components(path).dropLast()
    guard let last = folders.dropFirst(depth).firstIndex(where: { holdsCopies($0) || namesArchive($0) }) else { return nil }
    return folders[...last].joined(separator: "/")
  }
}
