/// Folders that hold nothing that was written for this app, or code of others, as their names say by custom.
package enum ForeignFolder {
  /// What package managers fetch.
  private static let fetched: Set<String> = ["Pods", "Carthage", "SourcePackages", "node_modules"]
  /// What tools make, or keep for themselves.
  private static let products: Set<String> = ["DerivedData", "__MACOSX", "fastlane"]
  private static let productExtensions: Set<String> = [
    "xcodeproj", "xcworkspace", "xcarchive", "xcframework", "framework", "app", "appex", "xcassets", "xcdatamodeld", "xcresult",
  ]
  /// Code of others that is kept with the app's own, and may be changed there.
  private static let copied: Set<String> = [
    "ThirdParty", "Third Party", "Third-Party", "3rdparty", "3rdParty", "3rd Party", "Vendor", "Vendors", "Vendored", "vendor",
  ]
  private static let libraryExtensions: Set<String> = ["framework", "bundle"]

  /// Whether nothing is looked for in a folder.
  static func isLeftOut(_ name: String) -> Bool {
    name.hasPrefix(".") || fetched.contains(name) || products.contains(name)
      || productExtensions.contains(FilePath.fileExtension(name))
  }

  /// Whether a file lies in a library of others.
  package static func isInLibrary(_ path: String) -> Bool {
    FilePath.components(path).dropLast().contains(where: holdsLibrary)
  }

  /// Whether a folder holds a library of others, whose texts are no alerts of the app's.
  static func holdsLibrary(_ name: String) -> Bool {
    fetched.contains(name) || copied.contains(name) || libraryExtensions.contains(FilePath.fileExtension(name))
  }
}
