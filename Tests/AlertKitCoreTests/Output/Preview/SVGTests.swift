import AlertKitCore
import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct SVGTests {
  /// An element of a parsed document.
  private struct Element {
    var name: String
    var attributes: [String: String]
    var text = ""
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var elements: [Element] = []
    private var open: [Int] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      open.append(elements.count)
      elements.append(Element(name: name, attributes: attributes))
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
      open.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
      if let last = open.last { elements[last].text += string }
    }
  }

  private func elements(of text: String) throws -> [Element] {
    let parser = XMLParser(data: Data(text.utf8))
    let reader = Reader()
    parser.delegate = reader
    try #require(parser.parse(), "\(parser.parserError.map { "\($0)" } ?? "not XML")")
    return reader.elements
  }

  private func files(_ preview: Preview) -> [Preview.File] {
    var files: [Preview.File] = []
    preview.forEachFile { files.append($0) }
    return files
  }

  @Test func linesAreAsWrappedAndToScale() async throws {
    let preview = await PreviewFixture.preview(locales: ["ko"], surface: "delete")
    let file = try #require(files(preview).first)
    #expect(file.name == "delete.ko.classic.iPhone-SE.portrait.L.svg")
    let elements = try elements(of: file.text)
    #expect(elements[0].attributes["lang"] == "ko")
    #expect(elements[0].attributes["width"] == "290")
    #expect(elements[0].attributes["height"] == "160.5")
    let lines = elements.filter { $0.name == "text" }
    #expect(
      lines.map(\.text) == [
        "이 앨범을 삭제할까요?", "앨범에 있는 사진은 보관함에 남고 다른 사람의", "사진도 그대로 남습니다.", "취소", "삭제",
      ])
    #expect(lines.map { $0.attributes["class"] } == ["ink-label", "ink-label", "ink-label", "ink-tint", "ink-destructive"])
    #expect(lines.map { $0.attributes["font-weight"] } == ["600", nil, nil, "600", nil])
    #expect(lines.map { $0.attributes["y"] }.prefix(3) == ["46", "66", "82"])
    for line in lines {
      let length = try #require(line.attributes["textLength"].flatMap(Double.init))
      #expect((20...238).contains(length))
    }
  }

  @Test func theSheetAlignsTopsAndSaysWhatItsDotsMean() async throws {
    let files = [
      "alerts.yaml": "alerts:\n  a: {title: t, message: m, buttons: [{title: {text: Undo}}, {title: {text: Keep}}]}\n",
      "en.lproj/Localizable.strings":
        "\"t\" = \"Error\";\n\"m\" = \"The photo was moved to Recently Deleted, where it stays for a month.\";\n",
      "ko.lproj/Localizable.strings": "\"t\" = \"오류\";\n\"m\" = \"옮겼습니다.\";\n",
    ]
    let preview = await PreviewFixture.preview(of: files)
    let sheet = try #require(preview.sheet())
    let elements = try elements(of: sheet)
    let captions = elements.filter { $0.name == "text" && ["en", "ko"].contains($0.text) }
    #expect(captions.count == 2 && Set(captions.map { $0.attributes["y"] }).count == 1)
    let tops = elements.filter { $0.name == "g" && $0.attributes["transform"] != nil && $0.attributes["lang"] != nil }
      .compactMap { $0.attributes["transform"]?.split(separator: " ").last }
    #expect(tops.count == 2 && Set(tops).count == 1, "\(tops)")
    let dots = elements.filter { $0.name == "circle" }.count
    #expect(dots > 0)
    #expect(sheet.components(separatedBy: "<title>").count - 1 == dots)
    #expect(
      elements.last { $0.name == "text" }.map { ["note", "warning", "error or warning", "error"].contains($0.text) } == true)
  }

  @Test func rightToLeftLinesSaySo() async throws {
    let glass = await PreviewFixture.preview(locales: ["ar"], surface: "delete", scenes: PreviewFixture.glass)
    let lines = try elements(of: #require(files(glass).first).text).filter { $0.name == "text" }
    #expect(lines.allSatisfy { $0.attributes["direction"] == "rtl" })
    // Leading text begins at the right.
    #expect(lines[0].attributes["x"] == "300")
    #expect(lines[0].attributes["text-anchor"] == nil)
  }

  @Test func whatScrollsIsClipped() async throws {
    let message = (1...60).map { "Line \($0)." }.joined(separator: "\\n")
    let app = PreviewFixture.app(title: "Title").mapValues { $0.replacing("Message.", with: message) }
    let elements = try elements(of: #require(files(await PreviewFixture.preview(of: app)).first).text)
    let views = elements.filter { $0.name == "svg" && $0.attributes["overflow"] == "hidden" }
    #expect(views.count == 1)
    let button = try #require(elements.last { $0.name == "text" && $0.text == "OK" }?.attributes["y"].flatMap(Double.init))
    let height = try #require(elements[0].attributes["height"].flatMap(Double.init))
    #expect(height < 667)
    #expect(button < height)
  }

  @Test(arguments: PreviewFixture.hostile)
  func hostileTextStaysText(text: String) async throws {
    let preview = await PreviewFixture.preview(of: PreviewFixture.app(title: text, message: text, button: text))
    for file in files(preview) {
      let elements = try elements(of: file.text)
      #expect(Set(elements.map(\.name)).isSubset(of: ["svg", "title", "desc", "style", "rect", "text"]))
      #expect(elements.allSatisfy { !$0.attributes.keys.contains { $0.hasPrefix("on") || $0.contains("href") } })
      #expect(!holdsUnsafeCharacter(file.text))
      let shown = elements.filter { $0.name == "text" }.map(\.text).joined()
      let wanted = text.unicodeScalars.first { $0.properties.isAlphabetic }.map(String.init) ?? String(text.prefix(1))
      #expect(shown.contains(wanted))
    }
  }

  @Test func namesOfFilesAreSafeAndDiffer() async {
    let files = [
      "alerts.yaml": """
      alerts:
        ../../etc/passwd: {title: {text: A b}, buttons: [{title: {text: OK}}]}
        ..\\..\\etc\\passwd: {title: {text: A b}, buttons: [{title: {text: OK}}]}
        "": {title: {text: A b}, buttons: [{title: {text: OK}}]}
      """,
      "en.lproj/Localizable.strings": "\"a\" = \"b\";\n",
    ]
    let names = self.files(await PreviewFixture.preview(of: files)).map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.contains("------etc-passwd.en.classic.iPhone-SE.portrait.L.svg"))
    #expect(names.contains("------etc-passwd.en.classic.iPhone-SE.portrait.L-2.svg"))
    #expect(names.allSatisfy { !$0.contains("/") && !$0.contains("\\") && !$0.hasPrefix(".") })
  }
}
