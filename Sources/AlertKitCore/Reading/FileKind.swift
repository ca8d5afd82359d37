internal import CICU

/// What a file holds, by its name.
enum FileKind: Sendable {
  case strings
  case stringsdict
  case catalog
  case spec
  case xliff
  /// An APNs payload. A file that ends in `.json` is one only where its root has an `aps` map.
  case payload
  case infoPlist
  /// An Xcode project's `project.pbxproj`.
  case xcodeProject
  /// An `.xcconfig` file.
  case buildSettings
  /// What says that another tool than Xcode builds a folder. It is not read.
  case otherBuild
  /// A storyboard, a xib, or a property list of an app's own data. The library reads nothing of it; readers of code see which classes it
  /// names.
  case interface
  /// Swift or Objective-C code.
  case source

  /// Whether it is code.
  var isSource: Bool { self == .source }

  /// Whether it says how the app is built, and holds no text that a person is shown.
  var describesBuild: Bool { self == .xcodeProject || self == .buildSettings || self == .otherBuild || self == .interface }

  /// - Returns: nil for a file that is not read.
  init?(name: String) {
    if Self.otherBuilds.contains(name) {
      self = .otherBuild
      return
    }
    switch FilePath.fileExtension(name) {
    case "strings": self = .strings
    case "stringsdict": self = .stringsdict
    case "xcstrings": self = .catalog
    case "xliff", "xlf": self = .xliff
    case "swift", "m", "mm", "h", "pch": self = .source
    case "pbxproj": self = .xcodeProject
    case "xcconfig": self = .buildSettings
    case "podspec": self = .otherBuild
    case "storyboard", "xib": self = .interface
    case "yaml", "yml", "json":
      let stem = FilePath.stem(name)
      if stem == "alerts" || stem.hasSuffix(".alerts") {
        self = .spec
      } else if FilePath.fileExtension(name) == "json" {
        self = .payload
      } else {
        return nil
      }
    // Xcode's template of a watch app has it to try the app in the simulator.
    case "apns" where name == "PushNotificationPayload.apns": return nil
    case "apns": self = .payload
    case "plist" where name.hasSuffix("Info.plist") || name.hasPrefix("Info"): self = .infoPlist
    // Of Xcode's own.
    case "plist" where name.hasPrefix("xcscheme") || name.hasPrefix("IDE"): return nil
    case "plist": self = .interface
    default: return nil
    }
  }

  /// Descriptions of what Bazel, Buck, CMake and XcodeGen build.
  private static let otherBuilds: Set<String> = [
    "BUILD", "BUILD.bazel", "BUCK", "CMakeLists.txt", "project.yml", "project.yaml",
  ]

  /// Whether it tells what becomes of code: how it is built, and which of its classes the system makes.
  var surroundsCode: Bool { describesBuild || self == .infoPlist }

  /// Whether readers of code are given a file: code, and what the library does not read itself, which a reader of others may. A file
  /// that is not there has no path.
  static func isForReaders(_ path: String) -> Bool {
    FileKind(name: FilePath.name(path)).map { $0 == .source } ?? !path.isEmpty
  }

  /// Whether it holds texts by keys.
  var isTable: Bool { self == .strings || self == .stringsdict || self == .catalog }
}

/// What a table's path says of it: `App/ko.lproj/Localizable.strings` is Korean, table `Localizable` of module `App`.
struct TablePlace: Equatable, Sendable {
  /// The file's name without its extension.
  let name: String
  /// The folder that holds the table in all its locales.
  let module: String
  /// The name of the `.lproj` folder without its extension; nil for a table that lies in none.
  let folder: String?

  init(path: String) {
    name = FilePath.stem(FilePath.name(path))
    var folder = FilePath.folder(path)
    module = { () -> String in
      let own = folder
      while !folder.isEmpty, folder != "/" {
        if FilePath.fileExtension(FilePath.name(folder)) == "lproj" { return FilePath.folder(folder) }
        folder = FilePath.folder(folder)
      }
      return own
    }()
    self.folder = folder.isEmpty || folder == "/" ? nil : FilePath.stem(FilePath.name(folder))
  }

  /// The locale of the table: ``LocaleTag/base`` where it lies in no `.lproj` folder, nil where the folder's name is not shaped
  /// as a locale's.
  var locale: LocaleTag? {
    folder.map { LocaleTag($0) } ?? .base
  }
}

extension LocaleTag {
  /// Whether ICU knows the language, and not only that the tag is well formed.
  package var hasKnownLanguage: Bool {
    self == .base || cicu_is_known_language(language) || !script.isEmpty
  }

  /// Whether the code is one that tools use for what is no language: `qaa` to `qtz` are free for that, `XA` to `XC` mark texts that
  /// only look translated, and translation platforms offer upside-down English as `en-UD`.
  var isPseudo: Bool {
    let isLocal = language.utf8.count == 3 && language >= "qaa" && language <= "qtz"
    return isLocal || language == "zxx"
      || ["-XA", "-XB", "-XC", "-UD", "-ploc", "-pseudo"].contains { identifier.hasSuffix($0) }
  }
}
