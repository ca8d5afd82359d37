import AlertKitCore
import Testing

@Suite struct SpecReaderTests {
  private func read(_ text: String, _ path: String = "alerts.yaml") -> (file: SourceFile, result: ReadResult<AlertSpec>) {
    let file = sourceFile(path, text)
    return (file, SpecReader.read(file))
  }

  private func faults(_ text: String, _ path: String = "alerts.yaml") -> [String] {
    let spec = read(text, path)
    return spec.file.describe(spec.result.faults)
  }

  private static let yaml = """
    table: Alerts
    alerts:
      # é😀
      delete-photo:
        kind: action-sheet
        title: photo.delete.title
        message: {text: "Gone: forever"}
        buttons:
          - {title: common.cancel, role: cancel}
          - title: {key: common.delete, table: Common, default: Delete}
            role: destructive
            preferred: true
        text-fields:
          - {placeholder: photo.name}
          - {}
        arguments: {photo.delete.title: ["Beach, 14 June", 3]}
      rate:
        kind: confirmation-dialog
        title: "No"
        buttons: [{title: 404}]
    """

  private static let json = """
    {"table": "Alerts", "alerts": {
      "delete-photo": {
        "kind": "action-sheet", "title": "photo.delete.title", "message": {"text": "Gone: forever"},
        "buttons": [
          {"title": "common.cancel", "role": "cancel"},
          {"title": {"key": "common.delete", "table": "Common", "default": "Delete"}, "role": "destructive", "preferred": true}
        ],
        "text-fields": [{"placeholder": "photo.name"}, {}],
        "arguments": {"photo.delete.title": ["Beach, 14 June", 3]}
      },
      "rate": {"kind": "confirmation-dialog", "title": "No", "buttons": [{"title": "404"}]}
    }}
    """

  @Test(arguments: [
    (yaml, "alerts.yaml", "4:3"), (json, "a.alerts.JSON", "2:4"), (yaml.replacing("\n", with: "\r\n"), "x.yml", "4:3"),
  ])
  func everyField(text: String, path: String, place: String) throws {
    let spec = read(text, path)
    #expect(spec.result.faults == [])
    #expect(spec.result.value.table == "Alerts")
    #expect(spec.result.value.arguments == ["photo.delete.title": ["Beach, 14 June", "3"]])
    let surfaces = spec.result.value.surfaces
    #expect(surfaces.map(\.id) == ["delete-photo", "rate"])
    #expect(surfaces.map(\.kind) == [.actionSheet, .confirmationDialog])
    #expect(surfaces.map(\.implicitButtons) == [[], ["Cancel"]])
    #expect(surfaces.allSatisfy { $0.origin == .spec && $0.buttonsAreComplete })
    #expect(spec.file.place(surfaces[0].range) == place)
    #expect(surfaces[0].texts.map(\.field) == [.title, .message, .button(1), .button(2), .textField(1), .textField(2)])
    #expect(surfaces[0].buttons.map(\.role) == [.cancel, .destructive])
    #expect(surfaces[0].buttons.map(\.isPreferred) == [false, true])
    #expect(
      surfaces.flatMap { $0.texts.map { describe($0.text, spec.file) } } == [
        "photo.delete.title in Alerts", "literal Gone: forever", "common.cancel in Alerts", "common.delete in Common (Delete)",
        "photo.name in Alerts", "literal ", "No in Alerts", "404 in Alerts",
      ])
  }

  private func describe(_ reference: StringReference, _ file: SourceFile) -> String {
    switch reference {
    case .key(let key, let table, let defaultValue, let range):
      #expect(file.string(in: range) == key)
      return "\(key) in \(table ?? "-")" + (defaultValue.map { " (\($0))" } ?? "")
    case .literal(let text, _): return "literal \(text)"
    default: return "\(reference)"
    }
  }

  @Test func aSpecSaysExactlyWhatIsThere() throws {
    let surface = try #require(read("alerts:\n  a: {title: t}\n").result.value.surfaces.first)
    #expect(surface.kind == .alert)
    #expect(surface.buttons.isEmpty)
    #expect(surface.implicitButtons.isEmpty)
    guard case .key(_, let table, _, _) = surface.title else {
      Issue.record("no key")
      return
    }
    #expect(table == nil)
  }

  @Test(arguments: [
    ("", "1:1 the spec declares no alerts"),
    ("{}", "1:1 the spec declares no alerts"),
    ("- a", "1:1 a spec is a map, not a list"),
    ("alerts:\n", "1:1 \"alerts\" is a map of alerts by their ids, not nothing"),
    ("alerts: {}\n", "1:9 \"alerts\" is a map of alerts by their ids, not an empty one"),
    ("alert:\n  a: {}\n", "1:1 unknown key \"alert\"; did you mean \"alerts\"?"),
    ("notifications: {}\n", "1:16 \"notifications\" is a map of notifications by their ids, not an empty one"),
    ("categories: []\n", "1:13 \"categories\" is a map of categories by their ids, not a list"),
    ("notifications:\n  a:\n", "2:3 the notification \"a\" says nothing"),
    ("alerts:\n  a:\n", "2:3 the alert \"a\" says nothing"),
    ("alerts:\n  é😀: {mesage: x}\n", "2:9 unknown key \"mesage\"; did you mean \"message\"?"),
    ("alerts:\n  a: {colour: x}\n", "2:7 unknown key \"colour\""),
    ("alerts:\n  a: {kind: sheet}\n", "2:13 \"kind\" is alert, action-sheet or confirmation-dialog, not \"sheet\""),
    (
      "alerts:\n  a: {kind: actionSheet}\n",
      "2:13 \"kind\" is alert, action-sheet or confirmation-dialog, not \"actionSheet\"; did you mean \"action-sheet\"?"
    ),
    ("alerts:\n  a: {title: [x]}\n", "2:14 \"title\" is a text, not a list"),
    ("alerts:\n  a: {title: }\n", "2:7 \"title\" is a text, not nothing"),
    ("alerts:\n  a: {title: {table: x}}\n", "2:7 \"title\" needs a \"key\" or a \"text\""),
    ("alerts:\n  a: {title: {text: x, key: y}}\n", "2:24 \"key\" means nothing beside \"text\""),
    ("alerts:\n  a: {buttons: x}\n", "2:16 \"buttons\" is a list, not a text"),
    ("alerts:\n  a: {buttons: [x]}\n", "2:17 a button is a map, not a text"),
    ("alerts:\n  a:\n    buttons:\n      - role: cancel\n", "4:9 a button needs a title"),
    (
      "alerts:\n  a: {buttons: [{title: x, role: delete}]}\n", "2:34 \"role\" is default, cancel or destructive, not \"delete\""
    ),
    ("alerts:\n  a: {buttons: [{title: x, preferred: maybe}]}\n", "2:39 \"preferred\" is true or false"),
    ("alerts:\n  a: {text-fields: [{placeholdr: x}]}\n", "2:22 unknown key \"placeholdr\"; did you mean \"placeholder\"?"),
    ("alerts:\n  a: {arguments: [x]}\n", "2:18 \"arguments\" is a map, not a list"),
    ("alerts:\n  a: {title: x}\n  a: {title: y}\n", "3:3 the key \"a\" stands on line 2 already"),
    ("alerts:\n  \"\": {title: x}\n", "2:4 an alert's id may not be empty"),
  ])
  func faultsWithTheirPlace(text: String, fault: String) {
    #expect(faults(text) == [fault])
  }

  @Test func faultsInJSON() {
    let text = "{\"alerts\": {\r\n \"a\": {\"title\": \"x\"},\r\n \"a\": {\"title\": 1}}, \"tabel\": \"x\"}"
    let spec = read(text, "alerts.json")
    #expect(
      spec.file.describe(spec.result.faults) == [
        "3:23 unknown key \"tabel\"; did you mean \"table\"?", "3:3 the key \"a\" stands in this map already",
      ])
    #expect(spec.result.value.surfaces.count == 1)
  }

  @Test func commentsThatSilence() {
    let text = """
      # alertcopy:disable none
      alerts:
        # why. alertcopy:disable one, two
        # more words
        a: # alertcopy:disable three
          title: "x # alertcopy:disable not-this"
          # alertcopy:disable four

        b:
          message: {text: y} # alertcopy:disable five
          comment: alertcopy:disable six
      table: t # alertcopy:disable nothing
      """
    let spec = read(text)
    #expect(
      spec.result.value.suppressions.map { "\($0.scope) \($0.rule)" }.sorted() == [
        "surface(id: \"a\") four", "surface(id: \"a\") one", "surface(id: \"a\") three", "surface(id: \"a\") two",
        "surface(id: \"b\") five", "surface(id: \"b\") six",
      ])
    #expect(spec.result.value.suppressions.allSatisfy { spec.file.string(in: $0.range) == $0.rule.name })
    #expect(
      spec.file.describe(spec.result.faults) == [
        "1:21 this comment covers no alert; it belongs above an alert's id or within its block",
        "12:30 this comment covers no alert; it belongs above an alert's id or within its block",
      ])
  }

  @Test func commentMembersSilenceInJSON() {
    let spec = read(#"{"alerts": {"a": {"comment": "Legal. alertcopy:disable long-title", "title": "x"}}}"#, "alerts.json")
    #expect(spec.result.faults == [])
    #expect(spec.result.value.suppressions.map(\.rule) == ["long-title"])
  }

  @Test func anAnchorMayStandForAButton() {
    let spec = read("alerts:\n  a: {buttons: [&ok {title: ok}]}\n  b: {buttons: [*ok, {title: x}]}\n")
    #expect(spec.result.faults == [])
    #expect(spec.result.value.surfaces.map(\.buttons.count) == [1, 2])
  }
}
