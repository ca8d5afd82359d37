import Foundation
import Testing

@testable import AlertKitCore

/// The code's own structure: stages know only those to their left, and files stay small.
@Suite struct StructureTests {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  static let stages = ["Reading", "Model", "Layout", "Rules", "Linting", "Fixing", "Output"]

  struct Source {
    let path: String
    let text: String
  }

  static func sources(under folder: String) -> [Source] {
    let base = root.appending(path: folder)
    let paths = FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
      (try? String(contentsOf: base.appending(path: path), encoding: .utf8)).map {
        Source(path: "\(folder)/\(path)", text: $0)
      }
    }
  }

  /// Code without comments and string literals.
  static func code(of text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { line -> Substring in
        let code = line.replacing(#/"(?:\\.|[^"\\])*"/#, with: "")
        return code.firstRange(of: "//").map { code[..<$0.lowerBound] } ?? code
      }
      .joined(separator: "\n")
  }

  /// Names of the types that a stage declares at the top level.
  static func types(in stage: String) -> Set<String> {
    let declaration = #/^(?:public |package |internal |final |indirect )*(?:struct|enum|class|protocol|typealias|actor) (\w+)/#
    return sources(under: "Sources/AlertKitCore/\(stage)").reduce(into: []) { names, source in
      for match in source.text.matches(of: declaration.anchorsMatchLineEndings()) { names.insert(String(match.1)) }
    }
  }

  @Test func stagesKnowOnlyThoseToTheirLeft() {
    for (index, stage) in Self.stages.enumerated() {
      let later = Self.stages[(index + 1)...].map(Self.types(in:)).reduce(Set()) { $0.union($1) }
      for source in Self.sources(under: "Sources/AlertKitCore/\(stage)") {
        let used = Set(Self.code(of: source.text).matches(of: #/\w+/#).map { String($0.0) })
        #expect(used.intersection(later).isEmpty, "\(source.path) uses a type of a later stage")
      }
    }
  }

  @Test func everyStageHasCode() {
    for stage in Self.stages { #expect(!Self.types(in: stage).isEmpty, "\(stage) declares no type") }
  }

  @Test func filesStaySmall() {
    let sources = ["Sources", "Tests"].flatMap(Self.sources(under:)).filter { !$0.path.hasSuffix(".generated.swift") }
    let lengths = sources.map { (path: $0.path, lines: $0.text.count { $0 == "\n" }) }
    for file in lengths { #expect(file.lines <= 400, "\(file.path) has \(file.lines) lines") }
    let library = lengths.filter { $0.path.hasPrefix("Sources") }.map(\.lines).sorted()
    #expect(library[library.count / 2] <= 120)
  }

  /// What only some rules have, the rules say.
  @Test func rulesAreNotToldByTheirIDs() {
    let names = Rule.all.map { "\"\($0.id)\"" }.filter { $0.contains("-") }
    for stage in ["Linting", "Fixing", "Output"] {
      for source in Self.sources(under: "Sources/AlertKitCore/\(stage)") {
        #expect(!names.contains { source.text.contains($0) }, "\(source.path) names a rule")
      }
    }
  }

  @Test func nothingInTheLibraryPrints() {
    for source in Self.sources(under: "Sources/AlertKitCore") {
      #expect(!Self.code(of: source.text).contains(#/\b(print|debugPrint|dump|NSLog)\(/#), "\(source.path) prints")
    }
  }
}
