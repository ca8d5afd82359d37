/// One surface in one locale as the page shows it: its texts, its drawings beside those of the source language, and what was found.
package struct SurfaceView: Sendable {
  /// A part of the surface.
  package struct Part: Sendable {
    package let field: Field
    package let role: ButtonRole?
    /// The keys whose texts it shows.
    package let texts: [TextView]
    /// What is shown where no table has it.
    package let fixed: String?
    package let room: TextRoom?
  }

  package let index: Int
  package let surface: Surface<StringReference>
  package let locale: LocaleTag
  package let parts: [Part]
  private let project: Project
  private let scenes: [Scene]
  private let source: LocalizedSurface
  private let localized: LocalizedSurface
  private let choice: [Field: Int]

  /// - Parameters:
  ///   - index: Of ``Project/surfaces``.
  ///   - scenes: Where it is drawn.
  ///   - choice: Which of its variants a field shows, from 0; the most usual one where it says nothing.
  package init(of index: Int, in locale: LocaleTag, project: Project, scenes: [Scene], choice: [Field: Int] = [:]) {
    let surface = project.surfaces[index]
    (self.index, self.surface, self.locale, self.project) = (index, surface, locale, project)
    (self.scenes, self.choice) = (scenes, choice)
    let own = project.sourceLocale(of: surface)
    let all = project.localized(surface, in: [own, locale])
    (source, localized) = (all[0], all[1])
    let layouts = localized.layouts(
      in: scenes, as: surface.kind.presentations[0], arguments: SampleArguments(project.arguments), choosing: choice)
    parts = Self.parts(of: surface, localized, layouts: layouts, project: project)
  }

  /// A surface's texts in a locale.
  ///
  /// - Parameter layouts: The surface in each scene, its texts in this locale.
  static func parts(
    of surface: Surface<StringReference>, _ localized: LocalizedSurface, layouts: [SurfaceLayout], project: Project
  ) -> [Part] {
    let all = surface.texts.map { field, reference in
      let texts = project.keys(of: reference, in: surface).uniqued(by: { ExactString($0.key) }).map { table, key in
        TextView(
          of: key, table: table, in: localized.locale, copy: localized.surface[field], original: localized.source[field],
          project: project)
      }
      return (field: field, texts: texts)
    }
    var measurer = RoomMeasurer(locale: localized.locale)
    let unwritten = all.filter { !$0.texts.isEmpty && $0.texts.allSatisfy(\.state.isUnwritten) }.map(\.field)
    let rooms = measurer.rooms(in: layouts, unwritten: Set(unwritten))
    return all.map { field, texts in
      let variants = localized.surface[field]?.variants ?? []
      return Part(
        field: field, role: surface.buttonRole(of: field), texts: texts,
        fixed: variants.isEmpty ? nil : variants.map(\.text).joined(separator: " / "),
        room: rooms.first { $0.field == field }?.room)
    }
  }

  /// The texts that are left to do.
  package var unfinished: Int { parts.flatMap(\.texts).count { $0.state.isUnfinished } }

  /// The view as JSON.
  ///
  /// - Parameters:
  ///   - findings: What was found in the surface, in this locale or in its structure.
  ///   - uses: Who else shows its texts.
  ///   - includesSource: Whether the source language's drawings are among the others.
  package func json(findings: [Finding], uses: TextUses, includesSource: Bool = true) -> JSONValue {
    let file = project.files[Int(surface.range.file.index)]
    return .object([
      ("surface", .string(surface.id)), ("kind", .string(surface.kind.words)), ("locale", .string(locale.identifier)),
      ("source", .string(source.locale.identifier)), ("isRightToLeft", .bool(locale.isRightToLeft)),
      ("origin", .string(surface.origin.word)), ("member", surface.origin == .source ? .string(surface.member) : nil),
      ("reached", reached), ("file", .string(file.path)), ("line", .integer(file.position(at: Int(surface.range.start)).line)),
      ("parts", .array(parts.map { json(of: $0, uses) })), ("findings", .array(findings.map(json))),
      ("scenes", .array(scenes.map(\.json))),
      ("pictures", .array(surface.kind.presentations.map { pictures(as: $0, includesSource: includesSource) })),
    ])
  }

  /// What leads to the surface: the member that shows it, and the button to be tapped for it, in the view's locale.
  private var reached: JSONValue? {
    localized.surface.reach.map { reach in
      .object([("member", .string(reach.member)), ("tap", reach.tap?.variants.first.map { .string($0.text) })])
    }
  }

  private func pictures(as presentation: Presentation, includesSource: Bool) -> JSONValue {
    let arguments = SampleArguments(project.arguments)
    func drawings(_ localized: LocalizedSurface) -> JSONValue {
      .array(
        localized.layouts(in: scenes, as: presentation, arguments: arguments, choosing: choice).map {
          PreviewPageData.json(of: Drawing($0))
        })
    }
    return .object([
      ("name", .string(presentation.words)), ("drawings", drawings(localized)),
      ("sourceDrawings", includesSource && source.locale != locale ? drawings(source) : nil),
    ])
  }

  /// How many other surfaces with a text are named.
  private static let mostOthers = 60

  private func json(of part: Part, _ uses: TextUses) -> JSONValue {
    let others = Set(part.texts.flatMap { uses.surfaces(showing: $0.key, of: $0.table) }).subtracting([index])
    return .object([
      ("field", .string(part.field.description)), ("role", part.role.map { .string($0.rawValue) }),
      ("texts", .array(part.texts.map { $0.json(in: project) })),
      ("fixed", part.texts.isEmpty ? part.fixed.map(JSONValue.string) : nil),
      ("room", part.room.map(\.json)),
      ("others", .strings(others.sorted().prefix(Self.mostOthers).map { project.surfaces[$0].id })),
      ("otherCount", .integer(others.count)),
    ])
  }

  private func json(of finding: Finding) -> JSONValue {
    let place = finding.locale == locale ? nil : finding.related.first { $0.locale == locale }
    let fixes = finding.corrections.filter { $0.locale == nil || $0.locale == locale }.compactMap { correction -> JSONValue? in
      guard case .text(let old, let new) = correction.change else { return nil }
      return .object([("from", .string(old)), ("to", .string(new)), ("grade", .string(correction.grade.rawValue))])
    }
    return .object([
      ("rule", .string(finding.rule.name)), ("severity", .string(finding.severity.rawValue)),
      ("field", finding.field.map { .string($0.description) }), ("message", .string(place?.message ?? finding.message)),
      ("text", (place?.text ?? finding.text).map(JSONValue.string)), ("scenes", .strings(finding.scenes)),
      ("fixes", fixes.isEmpty ? nil : .array(fixes)),
    ])
  }
}

extension TextRoom {
  fileprivate var json: JSONValue {
    .object([
      ("limit", .string(limit.rawValue)), ("points", .number((points * 10).rounded() / 10)),
      ("characters", .integer(characters)),
      ("device", .string(scene.device.name)), ("orientation", .string(scene.orientation.rawValue)),
      ("design", .string(scene.design.rawValue)),
    ])
  }
}

extension Scene {
  package var json: JSONValue {
    .object([
      ("design", .string(design.rawValue)), ("device", .string(device.name)), ("orientation", .string(orientation.rawValue)),
      ("textSize", .string(textSize.rawValue)),
    ])
  }
}

extension SurfaceOrigin {
  fileprivate var word: String {
    switch self {
    case .keyNames: "keys"
    case .source: "code"
    case .payload: "payload"
    case .spec: "spec"
    }
  }
}

extension Surface {
  fileprivate func buttonRole(of field: Field) -> ButtonRole? {
    guard case .button(let number) = field, buttons.indices.contains(number - 1) else { return nil }
    return buttons[number - 1].role
  }
}

extension Array {
  fileprivate func uniqued<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
    var seen: Set<Key> = []
    return filter { seen.insert(key($0)).inserted }
  }
}
