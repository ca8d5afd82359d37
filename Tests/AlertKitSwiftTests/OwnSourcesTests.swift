import AlertKitCore
import AlertKitSwift
import Foundation
import Testing

/// The tool reads the code that it is made of: larger and more tangled than any example.
@Suite struct OwnSourcesTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test func readsThisPackage() async throws {
    let discovery = FileDiscovery(workingDirectory: Self.root.path)
    let inputs = await discovery.contents(of: try discovery.files(under: ["Sources", "Examples"]))
    #expect(inputs.count > 500)
    let project = await Project.assemble(inputs, sources: SwiftSources.reader())
    #expect(
      project.surfaces.contains { $0.origin == .source && project.files[Int($0.range.file.index)].path.contains("Album") })
  }
}
