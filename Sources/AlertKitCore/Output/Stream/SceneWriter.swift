/// Writes layouts as ``SurfaceLayout/json`` has them, without a tree of values in between.
struct SceneWriter {
  /// The scenes as they are written, from their design to their text size.
  private var scenes: [Scene: [UInt8]] = [:]
  private static let most = 512

  /// Appends the JSON of a layout.
  mutating func write(_ layout: SurfaceLayout, into output: inout [UInt8]) {
    Self.write("{\"id\": ", &output)
    JSONValue.append(layout.surface.id, to: &output)
    Self.write(", \"locale\": ", &output)
    JSONValue.append(layout.locale.identifier, to: &output)
    Self.write(", \"scene\": ", &output)
    output.append(contentsOf: json(of: layout.scene))
    if layout.presentation != .box { Self.text(", \"presentation\": ", layout.presentation.rawValue, &output) }
    Self.bool(", \"approximate\": ", layout.isApproximate, &output)
    Self.write(", \"frame\": {\"width\": ", &output)
    Self.number(layout.frame.width, &output)
    Self.write(", \"height\": ", &output)
    Self.number(layout.frame.height, &output)
    Self.write("}", &output)
    Self.block(", \"title\": ", layout.surface.title, &output)
    Self.block(", \"message\": ", layout.surface.message, &output)
    if layout.notification != nil {
      Self.block(", \"subtitle\": ", layout.surface.subtitle, &output)
      Self.block(", \"body\": ", layout.surface.body, &output)
    }
    Self.text(", \"arrangement\": ", layout.arrangement.rawValue, &output)
    Self.write(", \"buttons\": ", &output)
    Self.list(layout.buttons, &output) { Self.button($0, &$1) }
    let scrolls = layout.scrolls
    Self.bool(", \"scrolls\": {\"text\": ", scrolls.text, &output)
    Self.bool(", \"buttons\": ", scrolls.buttons, &output)
    Self.write("}}", &output)
  }

  private mutating func json(of scene: Scene) -> [UInt8] {
    if let known = scenes[scene] { return known }
    var made: [UInt8] = []
    Self.text("{\"design\": ", scene.design.rawValue, &made)
    Self.text(", \"device\": ", scene.device.name, &made)
    Self.text(", \"orientation\": ", scene.orientation.rawValue, &made)
    Self.text(", \"textSize\": ", scene.textSize.rawValue, &made)
    Self.write("}", &made)
    if scenes.count >= Self.most { scenes.removeAll() }
    scenes[scene] = made
    return made
  }

  private static func block(_ name: StaticString, _ block: TextBlock?, _ output: inout [UInt8]) {
    write(name, &output)
    guard let block else { return write("null", &output) }
    write("{\"lines\": ", &output)
    list(block.lines, &output) { JSONValue.append($0, to: &$1) }
    if block.shownEnd != nil { write(", \"cut\": true", &output) }
    if block.ranges.contains(where: { $0.mayHyphenate }) {
      write(", \"mayHyphenate\": ", &output)
      list(block.mayHyphenate, &output) { JSONValue.append($0, to: &$1) }
    }
    write("}", &output)
  }

  private static func button(_ button: SurfaceLayout.Button, _ output: inout [UInt8]) {
    text("{\"title\": ", button.title.text, &output)
    text(", \"role\": ", button.role.rawValue, &output)
    bool(", \"bold\": ", button.isBold, &output)
    write(", \"scale\": ", &output)
    number(button.title.scale, &output)
    write("}", &output)
  }

  private static func list<Item>(_ items: [Item], _ output: inout [UInt8], item: (Item, inout [UInt8]) -> Void) {
    output.append(UInt8(ascii: "["))
    for (index, value) in items.enumerated() {
      if index > 0 { write(", ", &output) }
      item(value, &output)
    }
    output.append(UInt8(ascii: "]"))
  }

  private static func text(_ name: StaticString, _ value: String, _ output: inout [UInt8]) {
    write(name, &output)
    JSONValue.append(value, to: &output)
  }

  private static func bool(_ name: StaticString, _ value: Bool, _ output: inout [UInt8]) {
    write(name, &output)
    write(value ? "true" : "false", &output)
  }

  /// A length with at most three decimals.
  private static func number(_ points: Double, _ output: inout [UInt8]) {
    JSONValue.append(thousandths: points, to: &output)
  }

  private static func write(_ text: StaticString, _ output: inout [UInt8]) {
    output.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }
}
