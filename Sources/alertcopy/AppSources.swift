import AlertKitCode
import AlertKitCore
import AlertKitObjC
import AlertKitSwift

/// The languages that apps are written in.
enum AppSources {
  /// Reads the alerts out of an app's code.
  ///
  /// - Parameter wrappers: Functions and types of the app's own that show alerts, as the configuration declares them.
  static func reader(wrappers: [AlertWrapper] = []) -> SourceReader {
    CodeSources.reader(languages: [SwiftLanguage(), ObjCLanguage()], wrappers: wrappers)
  }
}
