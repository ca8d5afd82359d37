internal import AlertKitCode
public import AlertKitCore
internal import AlertKitObjC

/// Reads the alerts out of an app's Swift and Objective-C sources, without building the app.
public enum SwiftSources {
  private static let languages: [any CodeLanguage] = [SwiftLanguage(), ObjCLanguage()]

  /// Whether a file is read, by its name.
  public static func reads(_ path: String) -> Bool { languages.contains { $0.reads(path) } }

  /// The reader that a project takes: `Project.assemble(inputs, sources: SwiftSources.reader())`.
  ///
  /// - Parameter wrappers: Functions and types of the app's own that show alerts, as the configuration declares them.
  public static func reader(wrappers: [AlertWrapper] = []) -> SourceReader {
    CodeSources.reader(languages: languages, wrappers: wrappers)
  }

  /// The alerts of an app's code.
  ///
  /// A file is parsed only if it can hold an alert, or may declare or supply what an alert shows.
  ///
  /// - Parameters:
  ///   - files: All of the app's; files in other languages are left alone.
  ///   - wrappers: Functions and types of the app's own that show alerts.
  /// - Returns: What was read of each file that holds anything.
  public static func read(_ files: [SourceFile], wrappers: [AlertWrapper] = []) async -> [FileID: SourceReading] {
    await CodeSources.read(files, languages: languages, wrappers: wrappers).files
  }
}
