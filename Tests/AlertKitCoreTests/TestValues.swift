import AlertKitCore

/// A locale that a test names; a wrong spelling is the test's own fault.
func tag(_ spelling: String) -> LocaleTag { LocaleTag(spelling)! }

/// A place in no file.
let nowhere = SourceRange(file: FileID(0), start: 0, end: 0)

extension SourceReader {
  /// A reader that finds one alert in each file of code, with a literal for a title.
  static func oneAlertAFile(titled title: String) -> SourceReader {
    SourceReader { files in
      CodeReading(
        files: Dictionary(
          uniqueKeysWithValues: files.map { file in
            let range = SourceRange(file: file.id, start: 0, end: 0)
            var surface = Surface<StringReference>(drafting: file.path, title: .literal(title, range: range))
            surface.origin = .source
            surface.range = range
            return (file.id, SourceReading(surfaces: [surface]))
          }))
    }
  }
}
