import AlertKitCore
import Testing

/// Broken variants of well-formed documents: readers must come back, with ranges inside the file.
@Suite struct DocumentFuzzTests {
  private static let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "": {}, "é😀": {"comment": "alertcopy:disable yes-no-button", "extractionState": "stale", "shouldTranslate": true,
      "localizations": {"ko": {"stringUnit": {"state": "new", "value": "가\\n\\ud83d\\ude00"}},
      "de": {"variations": {"device": {"iphone": {"variations": {"plural": {"one": {"stringUnit": {"state": "translated",
      "value": "x"}}}}}}}, "substitutions": {"n": {"argNum": 1, "formatSpecifier": "lld", "variations": {}}}}}}}}
    """

  private static let spec = """
    table: T
    alerts:
      a: # alertcopy:disable x
        kind: alert
        title: &t {text: "é😀 \\u00e9"}
        message: *t
        buttons: [{title: 'it''s', role: cancel}, {title: ok, preferred: yes}]
        text-fields:
        - placeholder: |
            two
            lines
        arguments: {k: [1, "2"]}
    notifications:
      n: {title: k, body: {text: "é😀"}, category: C, badge: 3, sound: default, trigger: interval, repeats: yes}
    categories:
      C:
        actions: [{title: k, destructive: true, text-input: {button: k, placeholder: k}}]
        options: [custom-dismiss-action]
        marketing: no
    """

  private static let payload = """
    {"aps": {"alert": {"title-loc-key": "é😀", "title-loc-args": ["x", 3], "body": "\\u00e9", "summary-arg": "y"}, "badge": 1,
    "sound": {"critical": 1, "name": "a.caf"}, "category": "C", "interruption-level": "active"}, "own": [1]}
    """

  private static let configuration = """
    included: [A]
    locales: [ko, zh-Hans]
    yes-no-button: {severity: note}
    strict: true
    arguments: {k: [x]}
    """

  private static let jsonSpec = """
    {"alerts": {"a": {"title": {"key": "k", "table": "T"}, "buttons": [{"title": "b", "role": "cancel"}], "comment":
    "alertcopy:disable x", "text-fields": [{}], "arguments": {"k": ["v"]}}}}
    """

  private static let marks = "{}[]\",:'\\&*#|>-!?%@\n\r\t \0".map(String.init) + ["\\ud83d", "<<: *t", "\u{2028}"]

  @Test(arguments: 1...4)
  func survivesDamage(seed: UInt64) {
    var mutator = Mutator(seed: seed)
    for _ in 0..<max(TableFuzzTests.count / 16, 1) {
      check(mutator.document(from: [Self.bytes(Self.catalog)], tokens: Self.marks), "a.xcstrings") { file in
        let result = CatalogReader.read(file, name: "a", module: "m")
        return result.faults.map(\.range) + result.value.tables.flatMap(\.entries).map(\.keyRange)
      }
      check(mutator.document(from: [Self.bytes(Self.jsonSpec)], tokens: Self.marks), "a.json", ranges(of:))
      check(mutator.document(from: [Self.bytes(Self.spec)], tokens: Self.marks), "a.yaml", ranges(of:))
      check(mutator.document(from: [Self.bytes(Self.payload)], tokens: Self.marks), "a.apns") { file in
        let result = PayloadReader.read(file)
        return result.faults.map(\.range) + (result.value?.surfaces ?? []).flatMap { $0.texts.compactMap(\.text.range) }
      }
      check(mutator.document(from: [Self.bytes(Self.configuration)], tokens: Self.marks), ".alertcopy.yml") { file in
        let result = ConfigurationReader.read(file)
        return result.faults.map(\.range) + result.value.ruleMentions.map(\.range)
      }
    }
  }

  private static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  private func ranges(of spec: SourceFile) -> [SourceRange] {
    let result = SpecReader.read(spec)
    let texts = result.value.surfaces.flatMap {
      [$0.range] + $0.texts.compactMap(\.text.range) + $0.buttons.compactMap(\.range)
    }
    return result.faults.map(\.range) + result.value.suppressions.map(\.range) + texts
  }

  /// Reads a mutated text, and checks that every place it gives is in the file.
  private func check(_ bytes: [UInt8], _ path: String, _ ranges: (SourceFile) -> [SourceRange]) {
    let file = SourceFile.decode(id: FileID(0), path: path, bytes: bytes).value
    for range in ranges(file) where range.start < 0 || range.start > range.end || range.end > file.text.count {
      Issue.record("\(range.start)..<\(range.end) in \(String(decoding: file.text, as: UTF8.self))")
    }
  }
}
