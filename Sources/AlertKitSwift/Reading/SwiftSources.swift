internal import AlertKitCode
public import AlertKitCore

/// Reads the alerts out of an app's Swift sources, without building the app.
public enum SwiftSources {
  /// The reader that a project takes: `Project.assemble(inputs, sources: SwiftSources.reader())`.
  ///
  /// - Parameter wrappers: Functions and types of the app's own that show alerts, as the configuration declares them.
  public static func reader(wrappers: [AlertWrapper] = []) -> SourceReader {
    CodeSources.reader(languages: [SwiftLanguage()], wrappers: wrappers)
  }

  /// The alerts of an app's Swift files.
  ///
  /// A file is parsed only if it can hold an alert, or may declare or supply what an alert shows.
  ///
  /// - Parameters:
  ///   - files: All of the app's; files that are not Swift are left alone.
  ///   - wrappers: Functions and types of the app's own that show alerts.
  /// - Returns: What was read of each file that holds anything.
  public static func read(_ files: [SourceFile], wrappers: [AlertWrapper] = []) async -> [FileID: SourceReading] {
    await CodeSources.read(files, languages: [SwiftLanguage()], wrappers: wrappers).files
  }
}
