public import AlertKitCore

/// Reads the alerts out of an app's source code in several languages, without building the app.
package enum CodeSources {
  /// The reader that a project takes.
  ///
  /// - Parameters:
  ///   - languages: What the app is written in.
  ///   - wrappers: Functions and types of the app's own that show alerts, as the configuration declares them.
  package static func reader(languages: [any CodeLanguage], wrappers: [AlertWrapper] = []) -> SourceReader {
    SourceReader { files in await read(files, languages: languages, wrappers: wrappers) }
  }

  /// The alerts of an app's files.
  ///
  /// A file is parsed only if it can hold an alert, or may declare or supply what an alert shows.
  package static func read(
    _ files: [SourceFile], languages: [any CodeLanguage], wrappers: [AlertWrapper] = []
  ) async -> CodeReading {
    let program = await Program(files, languages: languages)
    var evaluation = AppEvaluation(program, wrappers: WrapperTable(wrappers))
    await evaluation.run()
    return await evaluation.reading()
  }
}
