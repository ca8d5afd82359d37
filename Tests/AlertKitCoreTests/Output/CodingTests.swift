import AlertKitCore
import Foundation
import Testing

/// Findings and layouts come back from what they are encoded as.
@Suite struct CodingTests {
  static func decoded<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
  }

  @Test func findingsOfEveryRuleComeBack() async throws {
    for rule in Rule.all {
      guard let example = rule.examples.first(where: { !$0.findings.isEmpty }), case .surface(let surface) = example.subject
      else {
        continue
      }
      let findings = await LintedExampleTests.findings(of: [rule.id], in: ExampleProject.files(for: surface))
      #expect(!findings.isEmpty, "\(rule.id)")
      #expect(try Self.decoded(findings) == findings, "\(rule.id)")
    }
  }

  @Test func namesAreTheStringsThatReportsUse() throws {
    let values: [LocaleTag] = ["zh-Hans", "ko"]
    #expect(String(decoding: try JSONEncoder().encode(values), as: UTF8.self) == #"["zh-Hans","ko"]"#)
    let fields: [Field] = [.title, .button(2), .textField(1), .sendButton(3), .surface]
    #expect(
      String(decoding: try JSONEncoder().encode(fields), as: UTF8.self)
        == #"["title","button 2","text field 1","send button 3","surface"]"#)
    #expect(try Self.decoded(fields) == fields)
    #expect(Field("button 0") == nil && Field("button") == nil && Field("knob 1") == nil)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode([LocaleTag].self, from: Data(#"["not a tag"]"#.utf8)) }
    #expect(throws: DecodingError.self) { try JSONDecoder().decode([Field].self, from: Data(#"["knob"]"#.utf8)) }
  }

  @Test func layoutsOfEveryKindComeBack() throws {
    for kind in SurfaceKind.allCases {
      var layouter = SurfaceLayouter(locale: "de")
      var surface = Surface<String>(
        drafting: "a", kind: kind, title: "Wirklich alle Fotos von allen Geräten löschen?", message: "Unwiderruflich.",
        buttons: [SurfaceButton(title: "Abbrechen", role: .cancel), SurfaceButton(title: "Löschen", role: .destructive)])
      (surface.body, surface.notification) = ("Text", kind == .notification ? NotificationContent() : nil)
      for scene in Scene.defaults {
        let laidOut = layouter.lay(out: surface, in: scene)
        let layout = try #require(laidOut)
        let again = try Self.decoded(layout)
        #expect(again.scene == layout.scene && again.frame == layout.frame && again.locale == layout.locale)
        #expect(again.buttons.map(\.frame) == layout.buttons.map(\.frame))
        #expect(again.surface.texts.map(\.text.lines) == layout.surface.texts.map(\.text.lines))
        #expect(again.textHeight == layout.textHeight && again.baselines == layout.baselines)
        #expect(again.textInset == layout.textInset)
      }
    }
  }
}
