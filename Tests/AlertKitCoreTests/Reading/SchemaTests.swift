import AlertKitCore
import Foundation
import Testing

@testable import AlertKitCore

/// The JSON Schemas that are shipped, against the keys that the readers know.
@Suite struct SchemaTests {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static func schema(_ name: String) throws -> DocumentNode {
    let bytes = Array(try Data(contentsOf: root.appending(path: "docs/schema/\(name).schema.json")))
    let result = JSONReader.read(SourceFile(id: FileID(0), path: name + ".json", text: bytes))
    #expect(result.faults == [])
    return result.value.root
  }

  private static func names(_ node: DocumentNode?) -> Set<String> {
    Set(node?.members.compactMap { $0.key.text } ?? [])
  }

  private static func values(_ node: DocumentNode?) -> Set<String> {
    Set(node?.elements.compactMap(\.text) ?? [])
  }

  @Test func configurationHasTheSameKeys() throws {
    let schema = try Self.schema("alertcopy")
    let parts = try #require(schema["$defs"])
    #expect(Self.names(schema["properties"]) == Set(ConfigurationReader.keys))
    #expect(Self.names(parts["customRule"]?["properties"]) == Set(ConfigurationReader.customRuleKeys))
    #expect(Self.names(parts["wordingParts"]?["properties"]) == Set(ConfigurationReader.wordingKeys))
    #expect(Self.names(parts["wrapper"]?["properties"]) == Set(WrapperReader.keys))
    #expect(Self.names(parts["wrapperButton"]?["properties"]) == Set(WrapperReader.buttonKeys))
    #expect(Self.names(parts["argumentParts"]?["properties"]) == Set(WrapperReader.argumentKeys))
    #expect(Self.values(parts["severity"]?["enum"]) == Set(ConfigurationReader.severities.map(\.name)))
    #expect(Self.values(parts["fields"]?["oneOf"]?.elements[0]["enum"]) == Set(FieldKind.allCases.map(\.rawValue)))
    #expect(Self.values(parts["kinds"]?["oneOf"]?.elements[0]["enum"]) == Set(ConfigurationReader.surfaceKinds.map(\.name)))
  }

  @Test func specHasTheSameKeys() throws {
    let schema = try Self.schema("alerts")
    let parts = try #require(schema["$defs"])
    #expect(Self.names(schema["properties"]) == Set(SpecReader.topLevelKeys))
    let known = [
      ("alert", SpecReader.alertKeys), ("button", SpecReader.buttonKeys), ("textField", SpecReader.textFieldKeys),
      ("reference", SpecReader.textKeys), ("notification", SpecReader.notificationKeys), ("category", SpecReader.categoryKeys),
      ("action", SpecReader.actionKeys), ("textInput", SpecReader.textInputKeys),
    ]
    for (name, keys) in known {
      let part = parts.members.first { $0.key.text == name }?.value
      #expect(Self.names(part?["properties"]) == Set(keys), "\(name)")
    }
    #expect(Self.values(parts["alert"]?["properties"]?["kind"]?["enum"]) == Set(SpecReader.kinds.map(\.name)))
    #expect(Self.values(parts["alert"]?["properties"]?["purpose"]?["enum"]) == Set(SpecReader.purposes.map(\.name)))
    #expect(Self.values(parts["button"]?["properties"]?["role"]?["enum"]) == Set(SpecReader.roles.map(\.name)))
    #expect(Self.values(parts["button"]?["properties"]?["effect"]?["enum"]) == Set(SpecReader.effects.map(\.name)))
  }

  @Test func streamHasTheSameMembers() throws {
    let request = try Self.schema("check-request")
    #expect(Self.names(request["properties"]) == Set(CheckRequestReader.members))
    #expect(Self.values(request["properties"]?["role"]?["enum"]) == Set(TextRole.allCases.map(\.rawValue)))
    #expect(Self.values(request["properties"]?["kind"]?["enum"]) == Set(CheckRequestReader.kinds.map(\.name)))
    #expect(Self.values(request["properties"]?["purpose"]?["enum"]) == Set(SpecReader.purposes.map(\.name)))
    let source = request["properties"]?["source"]?["oneOf"]?.elements.last?["properties"]
    #expect(Self.names(source) == Set(TextDrafts.members + ["locale", "text"]))
    let button = request["$defs"]?["button"]?["oneOf"]?.elements.last?["properties"]
    #expect(Self.values(button?["role"]?["enum"]) == Set(SpecReader.roles.map(\.name)))
    #expect(Self.values(button?["effect"]?["enum"]) == Set(SpecReader.effects.map(\.name)))
    let answer = try Self.schema("check-answer")
    let room = answer["$defs"]?["room"]?["properties"]
    #expect(Self.values(room?["limit"]?["enum"]) == Set(TextRoom.Limit.allCases.map(\.rawValue)))
  }

  /// Each key of a schema is one that the reader takes, and one letter more is none.
  @Test func readersTakeWhatTheSchemaNames() throws {
    for name in Self.names(try Self.schema("alertcopy")["properties"]) {
      let unknown = "unknown key"
      #expect(!Self.faults("\(name):\n").contains { $0.contains(unknown) }, "\(name)")
      #expect(Self.faults("\(name)x:\n").contains { $0.contains(unknown) }, "\(name)")
    }
  }

  private static func faults(_ text: String) -> [String] {
    ConfigurationReader.read(sourceFile(".alertcopy.yml", text)).faults.map(\.message)
  }
}
