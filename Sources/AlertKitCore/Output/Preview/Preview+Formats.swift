extension Preview {
  /// A drawing as a file.
  public struct File: Sendable {
    /// Without folder, of letters, digits and `-_.` only.
    public let name: String
    /// An SVG document.
    public let text: String
  }

  /// One self-contained HTML page with all drawings, and filters for them.
  ///
  /// - Parameter name: What the page calls the project.
  public func page(named name: String) -> String { page(named: name, findings: nil) }

  /// - Parameter findings: Markup to put before the drawings, which are then those with findings only; nil for all drawings.
  func page(named name: String, findings: String?) -> String {
    var data = PreviewPageData(source: project.sourceLocale)
    forEachSurface { all, source in
      let pictures = findings == nil ? all : all.filter { !$0.findings.isEmpty }
      guard let first = pictures.first else { return }
      let parts = pictures.map { SurfaceView.parts(of: $0.surface, $0.localized, layouts: $0.layouts, project: project) }
      data.begin(first.surface.id, first.words, source: source.map { Drawing($0) }, parts: parts[0])
      for (picture, parts) in zip(pictures, parts) {
        data.append(
          picture.locale, drawings: picture.layouts.map { Drawing($0) },
          approximate: picture.layouts.indices.filter { picture.layouts[$0].isApproximate }, findings: picture.findings,
          parts: parts, forms: parts.map { forms(of: $0, in: picture) })
      }
    }
    return PreviewPage(name: name, scenes: scenes, data: data, findings: findings ?? "").text
  }

  /// Each form of a part in the first scene; nil where there is but one, and for forms that are not shown by themselves.
  private func forms(of part: SurfaceView.Part, in picture: Picture) -> [Drawing?] {
    part.ownForms.map { form in
      guard let variant = form.variant, part.ownForms.count > 1 else { return nil }
      return picture.localized.layouts(
        in: Array(scenes.prefix(1)), as: picture.presentation, arguments: SampleArguments(project.arguments),
        choosing: [part.field: variant]
      ).first.map { Drawing($0) }
    }
  }

  /// One SVG document a surface, locale and scene, handed over one after another.
  public func forEachFile(_ body: (File) throws -> Void) rethrows {
    var names = FileNames()
    try forEachSurface { pictures, _ in
      for picture in pictures {
        for layout in picture.layouts { try body(file(of: layout, in: picture, &names)) }
      }
    }
  }

  private func file(of layout: SurfaceLayout, in picture: Picture, _ names: inout FileNames) -> File {
    let scene = layout.scene
    let parts = [
      picture.surface.id, picture.presentation == .box ? nil : picture.presentation.words, picture.locale.identifier,
      scene.design.rawValue, scene.device.name, scene.orientation.rawValue,
      scene.textSize.rawValue,
    ].compactMap(\.self)
    let document = SVGDocument(
      drawing: Drawing(layout), title: "\(picture.surface.id), \(picture.words), \(picture.locale), \(scene)",
      description: layout.words,
      locale: picture.locale)
    return File(name: names.name(of: parts) + ".svg", text: document.text)
  }

  /// The frames and lines of every layout in points.
  public var json: String {
    var layouts: [JSONValue] = []
    forEachSurface { pictures, _ in
      for picture in pictures { layouts += picture.layouts.map(\.json) }
    }
    return JSONValue.object([("surfaces", .array(layouts))]).indented
  }
}

extension Preview {
  /// A name for a file, safe on every system.
  static func fileName(_ parts: [String]) -> String {
    var names = FileNames()
    return names.name(of: parts) + ".svg"
  }
}

extension Preview.Picture {
  /// What is shown, in words: `alert`, `notification, banner`.
  var words: String {
    presentation == .box ? surface.kind.words : "\(surface.kind.words), \(presentation.words)"
  }
}

/// Makes names of files that are safe on every system and not used twice.
private struct FileNames {
  private var used: Set<String> = []

  mutating func name(of parts: [String]) -> String {
    let base = parts.map(Self.safe).joined(separator: ".")
    var name = base
    var number = 1
    while !used.insert(name.lowercased()).inserted {
      number += 1
      name = "\(base)-\(number)"
    }
    return name
  }

  /// The first 80 characters; all but letters and digits of ASCII and `_` are `-`.
  private static func safe(_ part: String) -> String {
    let safe = part.unicodeScalars.prefix(80).map { scalar -> Character in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "_": Character(scalar)
      default: "-"
      }
    }
    return safe.isEmpty ? "-" : String(safe)
  }
}
