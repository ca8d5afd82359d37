/// What the page's script draws from: drawings that are alike are there once.
struct PreviewPageData {
  private var surfaces = Interned<SurfaceName>()
  private var locales = Interned<LocaleTag>()
  private var rules = Interned<String>()
  private var drawings = Interned<Drawing>()
  private var rows: [JSONValue] = []
  /// The drawings of each surface in the source locale, one a scene.
  private var sources: [[JSONValue]] = []
  /// What each part of a surface is, and its keys.
  private var parts: [JSONValue] = []
  private let sourceLocale: Int

  private struct SurfaceName: Hashable {
    let id: String
    /// In words.
    let kind: String
  }

  init(source: LocaleTag) {
    sourceLocale = locales.index(of: source)
  }

  /// Adds a surface in one of the ways in which it is shown; its locales follow.
  ///
  /// - Parameter kind: What it is and how it is shown, in words.
  /// - Parameter source: Its drawings in the source locale, one a scene.
  /// - Parameter parts: Its texts in one of its locales.
  mutating func begin(_ surface: String, _ kind: String, source: [Drawing], parts: [SurfaceView.Part]) {
    _ = surfaces.index(of: SurfaceName(id: surface, kind: kind))
    sources.append(indexes(of: source))
    self.parts.append(.array(parts.map(\.keysJSON)))
  }

  /// Adds the surface begun last in a locale.
  ///
  /// - Parameters:
  ///   - pictures: One a scene.
  ///   - approximate: Indexes of the scenes whose figures are not sure.
  ///   - parts: Its texts, in the order of those that it was begun with.
  ///   - forms: By part, a drawing of each of its forms; nil for one that is not shown by itself.
  mutating func append(
    _ locale: LocaleTag, drawings pictures: [Drawing], approximate: [Int], findings: [PreviewFinding],
    parts: [SurfaceView.Part],
    forms: [[Drawing?]]
  ) {
    rows.append(
      .object([
        ("surface", .integer(surfaces.values.count - 1)),
        ("locale", .integer(locales.index(of: locale))),
        ("drawings", .array(indexes(of: pictures))),
        ("approximate", .array(approximate.map(JSONValue.integer))),
        ("findings", .array(findings.map { json(of: $0) })),
        (
          "texts",
          .array(
            zip(parts, forms).map { part, drawn in
              part.textsJSON(drawings: drawn.map { $0.map { drawings.index(of: $0) } })
            })
        ),
      ]))
  }

  private mutating func indexes(of pictures: [Drawing]) -> [JSONValue] {
    pictures.map { .integer(drawings.index(of: $0)) }
  }

  private mutating func json(of finding: PreviewFinding) -> JSONValue {
    .array([
      .integer(rules.index(of: finding.rule)), .string(finding.severity.rawValue), .string(finding.field ?? ""),
      .string(finding.message), .string(finding.text ?? ""), .array(finding.scenes.map(JSONValue.string)),
    ])
  }

  var counts: (surfaces: Int, locales: Int) { (surfaces.values.count, locales.values.count) }

  func text(scenes: [Scene]) -> String {
    JSONValue.object([
      ("source", .integer(sourceLocale)),
      ("inks", .array(Drawing.Ink.allCases.map { .string($0.cssClass) })),
      (
        "surfaces",
        .array(
          zip(surfaces.values, zip(sources, parts)).map { surface, own in
            .object([
              ("id", .string(surface.id)), ("kind", .string(surface.kind)), ("drawings", .array(own.0)), ("parts", own.1),
            ])
          })
      ),
      ("locales", .array(locales.values.map { .string($0.identifier) })),
      ("rules", .array(rules.values.map { .object([("name", .string($0))]) })),
      (
        "scenes",
        .array(
          scenes.map { scene in
            .object([
              ("design", .string(scene.design.rawValue)), ("device", .string(scene.device.name)),
              ("orientation", .string(scene.orientation.rawValue)), ("textSize", .string(scene.textSize.rawValue)),
            ])
          })
      ),
      ("rows", .array(rows)),
      ("drawings", .array(drawings.values.map(Self.json))),
    ]).compact
  }

  static func json(of drawing: Drawing) -> JSONValue {
    .array([number(drawing.width), number(drawing.height)] + drawing.elements.map(json))
  }

  private static func json(of element: Drawing.Element) -> JSONValue {
    switch element {
    case .rectangle(let box, let radius, let ink):
      return .array([.string("r")] + numbers(of: box) + [number(radius), index(of: ink)])
    case .clipped(let box, let inner):
      return .array([.string("c")] + numbers(of: box) + [.array(inner.map(json))])
    case .text(let line):
      return .array([
        .string("t"), number(line.x), number(line.y), number(line.size), .integer(line.weight.rawValue), index(of: line.ink),
        .integer(line.anchor == .middle ? 1 : 0), .integer(line.isRightToLeft ? 1 : 0), number(line.width ?? 0),
        .string(line.text),
      ])
    }
  }

  private static func numbers(of box: Drawing.Box) -> [JSONValue] {
    [number(box.x), number(box.y), number(box.width), number(box.height)]
  }

  private static func number(_ points: Double) -> JSONValue {
    .number((points * 100).rounded() / 100)
  }

  private static func index(of ink: Drawing.Ink) -> JSONValue {
    .integer(Drawing.Ink.allCases.firstIndex(of: ink)!)
  }
}

/// Values in the order in which they first came, each once.
private struct Interned<Value: Hashable> {
  private(set) var values: [Value] = []
  private var indexes: [Value: Int] = [:]

  mutating func index(of value: Value) -> Int {
    if let index = indexes[value] { return index }
    indexes[value] = values.count
    values.append(value)
    return values.count - 1
  }
}
