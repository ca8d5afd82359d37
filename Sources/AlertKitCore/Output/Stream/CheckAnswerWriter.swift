/// Writes answers of `check --jsonl`, a line each.
struct CheckAnswerWriter {
  private var hasRoom = false
  private var sceneWriter = SceneWriter()
  /// The descriptions of scenes, as they are written.
  private var sceneNames = SmallDictionary<Scene, [UInt8]>()

  func writeFault(_ message: String, id: [UInt8], into output: inout [UInt8]) {
    Self.write("{\"id\": ", &output)
    output.append(contentsOf: id)
    Self.write(", \"error\": ", &output)
    JSONValue.append(message, to: &output)
    Self.write("}\n", &output)
  }

  func begin(_ id: some Collection<UInt8>, into output: inout [UInt8]) {
    Self.write(Self.opening, &output)
    output.append(contentsOf: id)
  }

  /// What comes before an id.
  private static let opening: StaticString = "{\"id\": "

  /// How many bytes an answer has before what it says behind its id.
  func length(before id: UnsafeBufferPointer<UInt8>) -> Int { Self.opening.utf8CodeUnitCount + id.count }

  /// An answer that was given already, to a request with another id.
  func write(_ answer: [UInt8], behind id: UnsafeBufferPointer<UInt8>, into output: inout [UInt8]) {
    begin(id, into: &output)
    output.append(contentsOf: answer)
  }

  /// - Parameter unfinished: Rules that were given up.
  func end(unfinished: [RuleID], into output: inout [UInt8]) {
    if !unfinished.isEmpty {
      Self.write(", \"unfinished\": ", &output)
      JSONValue.array(unfinished.map { .string($0.name) }).append(to: &output)
    }
    Self.write("}\n", &output)
  }

  /// - Parameter surface: What was judged, for the numbers of its buttons.
  func write(_ findings: [Finding], of surface: Surface<Copy>, into output: inout [UInt8]) {
    Self.write(", \"findings\": [", &output)
    for (index, finding) in findings.enumerated() {
      if index > 0 { Self.write(", ", &output) }
      write(finding, of: surface, into: &output)
    }
    output.append(UInt8(ascii: "]"))
  }

  private func write(_ finding: Finding, of surface: Surface<Copy>, into output: inout [UInt8]) {
    Self.write("{\"rule\": ", &output)
    JSONValue.append(finding.rule.name, to: &output)
    Self.write(", \"severity\": ", &output)
    JSONValue.append(finding.severity.rawValue, to: &output)
    Self.write(", \"message\": ", &output)
    JSONValue.append(finding.message, to: &output)
    member(", \"locale\": ", finding.locale?.identifier, &output)
    if let field = finding.field {
      Self.write(", \"field\": ", &output)
      Self.append(field, &output)
    }
    member(", \"text\": ", finding.text, &output)
    if !finding.locales.isEmpty { list(", \"locales\": ", finding.locales.map(\.identifier), &output) }
    if !finding.related.isEmpty {
      Self.write(", \"related\": ", &output)
      JSONValue.array(finding.related.map(Self.json)).append(to: &output)
    }
    if !finding.scenes.isEmpty { list(", \"scenes\": ", finding.scenes, &output) }
    member(", \"guideline\": ", finding.guideline, &output)
    Self.write(finding.isFixable ? ", \"fixable\": true" : ", \"fixable\": false", &output)
    member(", \"fix\": ", finding.fixGrade?.rawValue, &output)
    if !finding.corrections.isEmpty {
      Self.write(", \"fixes\": ", &output)
      JSONValue.array(finding.corrections.map { Self.json(of: $0, in: surface) }).append(to: &output)
    }
    output.append(UInt8(ascii: "}"))
  }

  private static func json(of place: Finding.Place) -> JSONValue {
    .object([
      ("locale", (place.locale?.identifier).map(JSONValue.string)), ("text", place.text.map(JSONValue.string)),
      ("message", place.message.map(JSONValue.string)),
    ])
  }

  /// A fix by what would stand there then: a text, roles by the numbers of buttons, or a button before another.
  private static func json(of correction: Correction, in surface: Surface<Copy>) -> JSONValue {
    func number(_ range: SourceRange) -> Int { (surface.buttons.firstIndex { $0.range == range } ?? -1) + 1 }
    var members: [(name: String, value: JSONValue?)] = [("grade", .string(correction.grade.rawValue))]
    switch correction.change {
    case .text(_, let text):
      members += [("locale", (correction.locale?.identifier).map(JSONValue.string)), ("text", .string(text))]
    case .roles(let roles):
      let named = roles.map { (number: number($0.key), role: $0.value) }.sorted { $0.number < $1.number }
      members.append(("roles", .object(named.map { ("\($0.number)", .string($0.role.rawValue)) })))
    case .move(let button, let other):
      members += [("button", .integer(number(button))), ("before", .integer(number(other)))]
    }
    return .object(members)
  }

  mutating func beginRooms(into output: inout [UInt8]) {
    hasRoom = false
    Self.write(", \"room\": [", &output)
  }

  func endRooms(into output: inout [UInt8]) { output.append(UInt8(ascii: "]")) }

  /// - Parameter locale: Nil where there is only one.
  mutating func write(_ room: TextRoom, of field: Field, in locale: LocaleTag?, into output: inout [UInt8]) {
    Self.write(hasRoom ? ", {\"field\": " : "{\"field\": ", &output)
    hasRoom = true
    Self.append(field, &output)
    member(", \"locale\": ", locale?.identifier, &output)
    Self.write(", \"limit\": ", &output)
    JSONValue.append(room.limit.rawValue, to: &output)
    Self.write(", \"points\": ", &output)
    JSONValue.append(tenths: room.points, to: &output)
    Self.write(", \"characters\": ", &output)
    JSONValue.append(room.characters, to: &output)
    Self.write(", \"scene\": ", &output)
    output.append(contentsOf: name(of: room.scene))
    output.append(UInt8(ascii: "}"))
  }

  private mutating func name(of scene: Scene) -> [UInt8] {
    if let known = sceneNames[scene] { return known }
    var name: [UInt8] = []
    JSONValue.append(scene.description, to: &name)
    sceneNames.set(name, for: scene)
    return name
  }

  mutating func writeScenes(_ layouts: [SurfaceLayout], into output: inout [UInt8]) {
    Self.write(", \"scenes\": [", &output)
    for (index, layout) in layouts.enumerated() {
      if index > 0 { Self.write(", ", &output) }
      sceneWriter.write(layout, into: &output)
    }
    output.append(UInt8(ascii: "]"))
  }

  /// The first scene as an SVG document; `null` where nothing is shown.
  func writePicture(_ layout: SurfaceLayout?, into output: inout [UInt8]) {
    Self.write(", \"picture\": ", &output)
    guard let layout else { return Self.write("null", &output) }
    let document = SVGDocument(
      drawing: Drawing(layout), title: "\(layout.locale), \(layout.scene)", description: layout.words, locale: layout.locale)
    JSONValue.append(document.text, to: &output)
  }

  private static func append(_ field: Field, _ output: inout [UInt8]) {
    guard case .button(let number) = field else { return JSONValue.append(field.description, to: &output) }
    // Most findings and rooms are of buttons.
    write("\"button ", &output)
    JSONValue.append(number, to: &output)
    output.append(UInt8(ascii: "\""))
  }

  private func member(_ name: StaticString, _ value: String?, _ output: inout [UInt8]) {
    guard let value else { return }
    Self.write(name, &output)
    JSONValue.append(value, to: &output)
  }

  private func list(_ name: StaticString, _ values: [String], _ output: inout [UInt8]) {
    Self.write(name, &output)
    output.append(UInt8(ascii: "["))
    for (index, value) in values.enumerated() {
      if index > 0 { Self.write(", ", &output) }
      JSONValue.append(value, to: &output)
    }
    output.append(UInt8(ascii: "]"))
  }

  private static func write(_ text: StaticString, _ output: inout [UInt8]) {
    output.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }
}
