import AlertKitCode
import AlertKitCore
import AlertKitSwift

/// What the evaluation reads out of an app of several files, in the form of ``Extracted``.
enum Evaluated {
  static func surfaces(_ files: [String: String]) async -> [Surface<StringReference>] {
    let sources = files.sorted { $0.key < $1.key }.enumerated().map { index, file in
      SourceFile(id: FileID(index), path: file.key, text: Array(file.value.utf8))
    }
    let reading = await CodeSources.read(sources, languages: [SwiftLanguage()])
    return sources.flatMap { reading.files[$0.id]?.surfaces ?? [] }
  }

  /// The surfaces in order of path and place, a line each.
  static func lines(_ files: [String: String]) async -> [String] {
    await surfaces(files).map(Extracted.line)
  }

  /// Those surfaces of which all is known: what the body of a function shows by itself is left out where callers supply the words.
  static func wholeLines(_ files: [String: String]) async -> [String] {
    await lines(files).filter { !$0.contains("{") }
  }

  /// The ways in which each surface is seen of which all is known: `[title] [message] (role text)`.
  static func cases(_ files: [String: String]) async -> [String] {
    await surfaces(files).flatMap(cases).filter { !$0.contains("{") }
  }

  private static func cases(_ surface: Surface<StringReference>) -> [String] {
    let cases =
      surface.cases.isEmpty
      ? [SurfaceCase(title: surface.title, message: surface.message, buttons: Array(surface.buttons.indices))] : surface.cases
    return cases.map { seen in
      let buttons = seen.buttons.map { surface.buttons[$0] }
        .map { " (\($0.role.rawValue) \(Extracted.text($0.title)))" }.joined()
      return "[\(Extracted.text(seen.title))] [\(Extracted.text(seen.message))]" + buttons
    }
  }
}
