import AlertKitCode
import AlertKitCore
import AlertKitObjC
import AlertKitSwift

extension SourceReader {
  /// Reads all languages that apps are written in.
  static func code(wrappers: [AlertWrapper] = []) -> SourceReader {
    CodeSources.reader(languages: [SwiftLanguage(), ObjCLanguage()], wrappers: wrappers)
  }
}
