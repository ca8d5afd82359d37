import Foundation
import Testing

/// The code that the documentation shows is that of `Examples/Generator`, which is built and run as a package of its own.
@Suite struct ShownCodeTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static let pages =
    ["docs/library.md"]
    + ["AlertKitCore", "ReadingOtherCode", "WritingARule", "GeneratingAlerts"].map {
      "Sources/AlertKitCore/Documentation.docc/\($0).md"
    }

  /// What is no code of a program that uses the library, or leaves out what is beside the point.
  private static let others = [
    "@Test", "dependencies: [", ".executableTarget", "Surface(drafting", "DraftText(\"photos", "// The two buttons",
    // Examples/Generator is built without what reads code.
    "SwiftSources.reader(",
  ]

  @Test(arguments: pages) func standsInTheExamples(page: String) throws {
    let sources = Self.root.appending(path: "Examples/Generator/Sources")
    let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)).compactMap {
      $0 as? URL
    }
    let examples = try files.filter { $0.pathExtension == "swift" }.map {
      Self.squeezed(try String(contentsOf: $0, encoding: .utf8))
    }
    let text = try String(contentsOf: Self.root.appending(path: page), encoding: .utf8)
    let shown = text.components(separatedBy: "```swift\n").dropFirst().compactMap { $0.components(separatedBy: "```").first }
    #expect(!shown.isEmpty)
    for code in shown where !Self.others.contains(where: code.replacing("\n  ", with: "").contains) {
      #expect(examples.contains { $0.contains(Self.squeezed(code)) }, "\(page) shows what no example runs:\n\(code)")
    }
  }

  /// Code without the import that each file has above and without docstrings, and with one blank for any white space.
  private static func squeezed(_ code: String) -> String {
    let lines = code.split(separator: "\n").filter {
      $0 != "import AlertKitCore" && !$0.drop(while: \.isWhitespace).hasPrefix("///")
    }
    return lines.joined(separator: " ").split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
