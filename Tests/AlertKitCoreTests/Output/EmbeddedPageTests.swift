import Foundation
import Testing

@testable import AlertKitCore

/// The page's files and what the binary carries of them.
@Suite struct EmbeddedPageTests {
  static let folder = StructureTests.root.appending(path: "Page")
  static let generated = StructureTests.root.appending(path: "Sources/AlertKitCore/Output/Page/EmbeddedPage.generated.swift")

  static func files() throws -> [(name: String, text: String)] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { !$0.hasPrefix(".") }.sorted().map { name in
      (name, try String(contentsOf: folder.appending(path: name), encoding: .utf8))
    }
  }

  /// With `RECORD=1` in the environment the embedded text is rewritten from the files.
  @Test func embeddedTextMatchesTheFiles() throws {
    var expected = """
      // Generated from Page/ by: RECORD=1 swift test --filter EmbeddedPage
      // Do not edit.
      // swift-format-ignore-file

      enum EmbeddedPage {
        static let files: [String: StaticString] = [

      """
    for (name, text) in try Self.files() { expected += "\"\(name)\": ###\"\"\"\n\(text)\"\"\"###,\n" }
    expected += "  ]\n}\n"
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try expected.write(to: Self.generated, atomically: true, encoding: .utf8)
    }
    let isCurrent = try String(contentsOf: Self.generated, encoding: .utf8) == expected
    #expect(isCurrent, "Page/ changed: run make generate")
  }

  /// A file is linked by its own name, from the page or another file, or is not needed.
  @Test func everyFileIsNamedAndEveryNameIsAFile() throws {
    let all = try Self.files()
    let names = Set(PageFiles.names)
    let linked = Set(
      all.flatMap { file in
        file.text.matches(of: #/(?:from "\.\/|href="|src=")([a-z]+\.(?:js|css|svg))"/#).map { String($0.1) }
      })
    #expect(linked.isSubset(of: names))
    #expect(names.subtracting(["index.html", "static.js", "static.css"]) == linked)
  }

  /// What the content policy of the page forbids, and what would read a text as markup.
  @Test(arguments: [
    "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "new Function", " style=\"", " onclick=",
    "http://",
  ])
  func noFileHas(_ word: String) throws {
    for (name, text) in try Self.files() where name != "icon.svg" {
      // A namespace's name is no address.
      #expect(!text.replacing("http://www.w3.org/", with: "").contains(word), "\(name) has \(word)")
    }
  }

  @Test func colorsAreThoseOfTheDrawings() throws {
    let colors = try #require(PageFiles.text(of: "colors.css"))
    for ink in Drawing.Ink.allCases { #expect(colors.contains(".\(ink.cssClass){")) }
  }
}
