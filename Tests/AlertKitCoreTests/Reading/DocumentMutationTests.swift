import AlertKitCore
import Testing

/// Broken variants of well-formed documents: readers must come back, with ranges inside the file.
@Suite struct DocumentMutationTests {
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

  @Test(arguments: 1...4)
  func readersComeBack(seed: UInt64) {
    var random = SplitMix(state: seed)
    for _ in 0..<300 {
      check(mutate(Self.catalog, &random), "a.xcstrings") { file in
        let result = CatalogReader.read(file, name: "a", module: "m")
        return result.faults.map(\.range) + result.value.tables.flatMap(\.entries).map(\.keyRange)
      }
      check(mutate(Self.jsonSpec, &random), "a.json", ranges(of:))
      check(mutate(Self.spec, &random), "a.yaml", ranges(of:))
      check(mutate(Self.configuration, &random), ".alertcopy.yml") { file in
        let result = ConfigurationReader.read(file)
        return result.faults.map(\.range) + result.value.ruleMentions.map(\.range)
      }
    }
  }

  private func ranges(of spec: SourceFile) -> [SourceRange] {
    let result = SpecReader.read(spec)
    let texts = result.value.surfaces.flatMap {
      [$0.range] + $0.texts.compactMap(\.text.range) + $0.buttons.compactMap(\.range)
    }
    return result.faults.map(\.range) + result.value.suppressions.map(\.range) + texts
  }

  /// Reads a mutated text, and checks that every place it gives is in the file.
  private func check(_ bytes: [UInt8], _ path: String, _ ranges: (SourceFile) -> [SourceRange]) {
    // Files reach readers as valid UTF-8.
    let text = Array(String(decoding: bytes, as: UTF8.self).utf8)
    let file = SourceFile(id: FileID(0), path: path, text: text)
    for range in ranges(file) where range.start < 0 || range.start > range.end || range.end > text.count {
      Issue.record("\(range.start)..<\(range.end) in \(String(decoding: text, as: UTF8.self))")
    }
  }

  private func mutate(_ text: String, _ random: inout SplitMix) -> [UInt8] {
    var bytes = Array(text.utf8)
    let marks = Array("{}[]\",:'\\&*#|>-!?%@\n\r\t \0u0".utf8)
    for _ in 0...Int.random(in: 0...3, using: &random) where !bytes.isEmpty {
      let place = Int.random(in: bytes.indices, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0: bytes[place] = marks.randomElement(using: &random)!
      case 1: bytes.insert(marks.randomElement(using: &random)!, at: place)
      case 2: bytes.removeSubrange(place..<min(place + Int.random(in: 1...8, using: &random), bytes.count))
      case 3: bytes.removeSubrange(place...)
      case 4: bytes.insert(contentsOf: bytes[place..<min(place + 40, bytes.count)], at: place)
      default: bytes[place] = UInt8.random(in: 0...255, using: &random)
      }
    }
    return bytes
  }

  private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }
}
