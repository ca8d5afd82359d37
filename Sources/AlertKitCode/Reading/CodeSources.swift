package import AlertKitCore

/// Reads the alerts out of an app's source code in several languages, without building the app.
package enum CodeSources {
  /// The reader that a project takes.
  ///
  /// - Parameters:
  ///   - languages: What the app is written in.
  ///   - wrappers: Functions and types of the app's own that show alerts, as the configuration declares them.
  package static func reader(languages: [any CodeLanguage], wrappers: [AlertWrapper] = []) -> SourceReader {
    SourceReader { files, keys in await read(files, languages: languages, wrappers: wrappers, keys: keys) }
  }

  /// The smallest code of each way to show something, in Swift.
  package static var shapes: [String] { Shapes.all.map(\.example) }

  /// The alerts of an app's files.
  ///
  /// A file is parsed only if it can hold an alert, or may declare or supply what an alert shows.
  package static func read(
    _ files: [SourceFile], languages: [any CodeLanguage], wrappers: [AlertWrapper] = [], keys: AskedKeys = AskedKeys()
  ) async -> CodeReading {
    let parts = SeparateApps.parts(of: files) { file in languages.contains { $0.reads(file.path) } }
    var readings: [CodeReading] = []
    for part in parts {
      let program = await Program(part, languages: languages)
      var evaluation = AppEvaluation(program, wrappers: WrapperTable(wrappers))
      await evaluation.run()
      readings.append(await evaluation.reading(keys))
      // To free all trees takes time that others need not wait for. After a while nobody else holds them.
      Task.detached { [evaluation] in
        try? await Task.sleep(for: .milliseconds(10))
        withExtendedLifetime(evaluation) {}
      }
    }
    return readings.count == 1 ? readings[0] : CodeReading(readings)
  }
}
