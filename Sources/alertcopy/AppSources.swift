import AlertKitCode
import AlertKitCore
import AlertKitObjC
import AlertKitSwift

/// The languages that apps are written in.
enum AppSources {
  private static let languages: [any CodeLanguage] = [SwiftLanguage(), ObjCLanguage()]

  /// Whether a file is of one of them, by its name.
  static func reads(_ path: String) -> Bool { languages.contains { $0.reads(path) } }

  /// Reads the alerts out of an app's code.
  ///
  /// - Parameter wrappers: Functions and types of the app's own that show alerts, as the configuration declares them.
  static func reader(wrappers: [AlertWrapper] = []) -> SourceReader {
    CodeSources.reader(languages: languages, wrappers: wrappers)
  }
}
