import AlertKitCore
import Testing

@Suite struct PayloadReaderTests {
  private func read(
    _ text: String, _ path: String = "order.apns"
  ) -> (file: SourceFile, spec: AlertSpec?, faults: [String]) {
    let file = sourceFile(path, text)
    let result = PayloadReader.read(file)
    return (file, result.value, file.describe(result.faults))
  }

  @Test func localizedAlert() throws {
    let (file, spec, faults) = read(
      """
      {"aps": {"alert": {"title-loc-key": "é.title", "title-loc-args": ["Mina"], "subtitle": "Lamp", "loc-key": "left",
        "loc-args": ["Mina", 3], "summary-arg": "Shop"},
        "category": "ORDER", "thread-id": "orders", "badge": 2, "sound": {"critical": 1, "name": "chime.caf", "volume": 0.5},
        "interruption-level": "time-sensitive"}, "order": {"badge": "own"}}
      """)
    #expect(faults == [])
    let surface = try #require(spec?.surfaces.first)
    #expect((surface.id, surface.kind, surface.origin) == ("order", .notification, .payload))
    #expect(surface.texts.map(\.field) == [.title, .subtitle, .body, .summary])
    #expect(surface.texts.map { $0.text.range.map(file.string(in:)) } == ["é.title", "Lamp", "left", "Shop"])
    guard case .key("left", table: nil, defaultValue: nil, _) = surface.body else {
      Issue.record("\(String(describing: surface.body))")
      return
    }
    #expect(spec?.arguments == ["é.title": ["Mina"], "left": ["Mina", "3"]])
    let content = try #require(surface.notification)
    #expect((content.category?.name, content.thread?.name) == ("ORDER", "orders"))
    #expect((content.badge, content.sound, content.trigger) == (.count(2), .named("chime.caf"), .push))
    #expect(content.interruptionLevel == .timeSensitive)
  }

  @Test(arguments: [
    (#"{"aps": {"alert": "It left."}}"#, ["body"]),
    (#"{"aps": {"alert": {"title": {"loc-key": "a"}, "body": ""}}}"#, ["title"]),
    (#"{"aps": {"badge": 3}}"#, []),
  ])
  func otherAlerts(text: String, fields: [String]) {
    let (_, spec, faults) = read(text)
    #expect(faults == [])
    #expect(spec?.surfaces.count == 1)
    #expect(spec?.surfaces.first?.texts.map(\.field.description) == fields)
  }

  @Test func silentPushShowsNothing() {
    let (_, spec, faults) = read(#"{"aps": {"content-available": 1}}"#)
    #expect(faults == [])
    #expect(spec?.surfaces.isEmpty == true)
  }

  @Test(arguments: [
    (#"{"aps": {"alrt": "x"}}"#, "1:11 unknown key \"alrt\"; did you mean \"alert\"?"),
    (#"{"aps": {"alert": {"boddy": "x"}}}"#, "1:21 unknown key \"boddy\"; did you mean \"body\"?"),
    (#"{"aps": {"badge": "1"}}"#, "1:20 \"badge\" is a whole number, 0 or more, not a text"),
    (#"{"aps": {"alert": 3}}"#, "1:19 \"alert\" is a text or a map, not a number"),
    (#"{"aps": {"alert": {"loc-args": ["x"]}}}"#, "1:32 \"loc-args\" means nothing without \"loc-key\""),
    (#"{"aps": {"alert": {"loc-key": "a", "loc-args": [[]]}}}"#, "1:49 \"loc-args\" is a list of texts; found a list"),
    (#"{"aps": {"sound": "a", "sound": "b"}}"#, "1:25 the key \"sound\" stands in this map already"),
    (
      #"{"aps": {"interruption-level": "activ"}}"#,
      "1:33 \"interruption-level\" is passive, active, time-sensitive or critical, not \"activ\"; did you mean \"active\"?"
    ),
    (#"{"aps": []}"#, "1:9 \"aps\" is a map, not a list"),
    (#"[1]"#, "1:1 a payload is a map with an \"aps\" map"),
    ("", "1:1 the file is empty"),
  ])
  func faults(text: String, message: String) {
    #expect(read(text).faults == [message])
  }

  @Test func aFileThatIsNoPayloadIsLeftAlone() {
    #expect(read(#"{"apps": ["aps"]}"#, "list.json").spec == nil)
    #expect(read(#"{"aps": "x"}"#, "list.json").spec == nil)
    #expect(read(#"{"aps": {"alert": "x"}}"#, "push.json").spec?.surfaces.count == 1)
  }

  @Test(arguments: [("a.apns", 4096, 0), ("a.apns", 4097, 1), ("a.VoIP.apns", 5120, 0), ("a.voip.json", 5121, 1)])
  func size(path: String, bytes: Int, count: Int) {
    let start = #"{"aps": {"alert": "x"}, "n": ""#
    let text = start + String(repeating: "x", count: bytes - start.utf8.count - 2) + "\"}"
    let found = PayloadReader.read(sourceFile(path, text)).faults
    #expect(found.map(\.kind) == Array(repeating: .payloadSize, count: count))
  }

  @Test func deepNestingIsAnError() {
    let (_, spec, faults) = read(#"{"aps": {"alert": "# + String(repeating: "[", count: 100_000))
    #expect(spec?.surfaces.isEmpty == true)
    #expect(faults.contains { $0.contains("deep") })
  }

  @Test func whatStandsInForAServiceIsNoPayload() async {
    let bytes = Array("{\"aps\": {\"alert\": {\"title\": \"A photo waits\"}}}".utf8)
    for (folder, count) in [("NetworkStubs/Push", 0), ("Mocks", 0), ("Stubborn", 1), ("Push", 1)] {
      #expect(await Project.assemble([InputFile(path: folder + "/Push.json", bytes: bytes)]).surfaces.count == count)
    }
  }

  @Test func invalidBytesAreAnError() async {
    let bytes = Array("{\"aps\": {\"alert\": \"".utf8) + [0xFF, 0xFE] + Array("\"}}".utf8)
    let project = await Project.assemble([InputFile(path: "a.apns", bytes: bytes)])
    #expect(project.surfaces.count == 1)
    #expect(project.faults.map(\.message).contains { $0.contains("not valid UTF-8") })
  }
}
