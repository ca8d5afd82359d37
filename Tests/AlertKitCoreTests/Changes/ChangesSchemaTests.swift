import Foundation
import Testing

@testable import AlertKitCore

/// `changes --format json` against its schema.
@Suite struct ChangesSchemaTests {
  private static let schema = SchemaTests.root.appending(path: "docs/schema/changes.schema.json")

  private static func read(_ bytes: [UInt8]) -> DocumentNode {
    let result = JSONReader.read(SourceFile(id: FileID(0), path: "x.json", text: bytes))
    #expect(result.faults == [])
    return result.value.root
  }

  /// A report in which alerts came, went, moved and changed in all that the schema names.
  private static func report() async -> String {
    let (en, ko, ja) = (
      "App/en.lproj/Localizable.strings", "App/ko.lproj/Localizable.strings", "App/ja.lproj/Localizable.strings"
    )
    let same = [ja: strings(["a": "この写真を削除しますか?", "b": "退出しますか?"])]
    let then = same.merging([
      en: strings(["a": "Delete the photo?", "b": "Leave?"]), ko: strings(["a": "사진을 삭제하겠습니까?", "b": "나가겠습니까?"]),
    ]) { $1 }
    let now = same.merging([
      en: strings(["a": "Remove the photo?", "b": "Leave?"]), ko: strings(["a": "사진을 삭제하겠습니까?", "b": "나갈까요?"]),
    ]) { $1 }
    let gone = alert("A.gone.1", literal("Sign out of the account?"))
    let old = ["A.swift": [alert("A.ask.1", key("a")), gone], "B.swift": [alert("B.ask.1", key("b"))]]
    let new = [
      "A.swift": [
        alert("A.ask.1", key("a"), literal("It is gone for good"), buttons: [button("Delete"), button("Cancel", .cancel)])
      ], "C.swift": [alert("C.ask.1", key("b")), alert("C.new.1", literal("No network"), buttons: [button("OK")])],
    ]
    let later = await StateFixture.app(now, code: new)
    let earlier = await StateFixture.app(then, code: old, like: later)
    let report = ChangesReport(
      from: earlier, to: later, comparison: await StateFixture.compare(earlier, later), scenes: Scene.defaults,
      states: ("main (1a2b3c4)", "the files as they are"))
    return report.render(.json, options: ChangesReport.Options(workingDirectory: "/app", name: "app"))
  }

  @Test func theReportFitsTheSchema() async throws {
    let schema = Self.read(Array(try Data(contentsOf: Self.schema)))
    let text = await Self.report()
    #expect(SchemaCheck(schema).faults(Self.read(Array(text.utf8))) == [])
    for word in ["added", "removed", "reworded", "restructured", "moved", "structure", "marked", "was", "differs", "related"] {
      #expect(text.contains("\"\(word)\""), "\(word)")
    }
  }

  @Test(arguments: [
    ("\"version\": 1", "\"version\": 2"), ("\"summary\"", "\"sum\""), ("\"reworded\",", "\"renamed\","),
    ("\"field\": \"title\"", "\"field\": 1"),
    ("\"kind\": \"role\"", "\"kind\": \"colour\""),
  ])
  func anotherReportDoesNotFit(_ change: (String, String)) async throws {
    let schema = Self.read(Array(try Data(contentsOf: Self.schema)))
    let text = await Self.report()
    #expect(text.contains(change.0))
    #expect(SchemaCheck(schema).faults(Self.read(Array(text.replacing(change.0, with: change.1).utf8))) != [])
  }
}

/// What of JSON Schema the schema uses: types, required and known members, items, enumerations, constants, choices, references.
private struct SchemaCheck {
  let root: DocumentNode

  init(_ root: DocumentNode) { self.root = root }

  func faults(_ value: DocumentNode) -> [String] { faults(value, by: root, at: "") }

  private func faults(_ value: DocumentNode, by schema: DocumentNode, at path: String) -> [String] {
    if let name = schema["$ref"]?.text?.split(separator: "/").last, let part = root["$defs"]?.member(String(name)) {
      return faults(value, by: part, at: path)
    }
    var faults: [String] = []
    if let type = schema["type"]?.text, !isOfType(value, type) { return ["\(path): no \(type)"] }
    if let known = schema["enum"]?.elements, !known.contains(where: { $0.text == value.text }) {
      faults.append("\(path): unknown")
    }
    if let constant = schema["const"], constant.scalarText != value.scalarText { faults.append("\(path): not the constant") }
    if let pattern = schema["pattern"]?.text, let text = value.text, text.range(of: pattern, options: .regularExpression) == nil
    {
      faults.append("\(path): \(text)")
    }
    if let least = schema["minItems"]?.integer, value.elements.count < least { faults.append("\(path): too few") }
    if let ways = schema["oneOf"]?.elements, ways.count(where: { self.faults(value, by: $0, at: path).isEmpty }) != 1 {
      faults.append("\(path): fits not one way")
    }
    if let items = schema["items"] {
      for (number, item) in value.elements.enumerated() { faults += self.faults(item, by: items, at: "\(path)/\(number)") }
    }
    return faults + memberFaults(value, by: schema, at: path)
  }

  private func memberFaults(_ value: DocumentNode, by schema: DocumentNode, at path: String) -> [String] {
    guard let properties = schema["properties"] else { return [] }
    var faults: [String] = []
    for name in schema["required"]?.elements.compactMap(\.text) ?? [] where value.member(name) == nil {
      faults.append("\(path): lacks \(name)")
    }
    for member in value.members {
      let name = member.key.text ?? ""
      if let part = properties.member(name) {
        faults += self.faults(member.value, by: part, at: "\(path)/\(name)")
      } else {
        faults.append("\(path): \(name) is not known")
      }
    }
    return faults
  }

  private func isOfType(_ value: DocumentNode, _ type: String) -> Bool {
    switch type {
    case "object": value.kind == .mapping
    case "array": value.kind == .sequence
    case "string": value.text != nil
    case "integer": value.integer != nil
    case "boolean": value.bool != nil
    default: false
    }
  }
}

extension DocumentNode {
  fileprivate func member(_ name: String) -> DocumentNode? { members.first { $0.key.text == name }?.value }
}
