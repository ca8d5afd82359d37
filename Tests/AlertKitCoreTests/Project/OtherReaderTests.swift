import AlertKitCore
import Testing

/// Readers of others: what they may read, and what is left out of what they say.
@Suite struct OtherReaderTests {
  static func project(_ path: String, end: @escaping @Sendable (SourceFile) -> Int) async -> Project {
    let reader = SourceReader { files in
      var reading = CodeReading()
      for file in files where file.path == path {
        let place = SourceRange(file: file.id, start: 0, end: end(file))
        let surface = Surface<StringReference>(
          id: "a", kind: .alert, origin: .source, range: place, title: .literal("Title", range: place))
        reading.files[file.id] = SourceReading(
          surfaces: [surface], suppressions: [Suppression(scope: .surface(id: "a"), rule: "title-case", range: place)],
          faults: [Fault(.brokenCode, "broken", at: place)])
      }
      return reading
    }
    return await Project.assemble([InputFile(path: path, bytes: Array("some text".utf8))], sources: reader)
  }

  @Test(arguments: ["a.ask", "a.swift", "notes/a.kt"])
  func anyFileThatIsNotReadOtherwise(path: String) async {
    let project = await Self.project(path) { $0.text.count }
    #expect(project.surfaces.count == 1 && project.faults.count == 1)
  }

  @Test func whatPointsOutOfTheFileIsLeftOut() async {
    let project = await Self.project("a.ask") { $0.text.count + 1 }
    #expect(project.surfaces.isEmpty && project.faults.isEmpty)
  }
}
