/// A surface in several locales side by side as one SVG document, with what was found in each below it.
struct PictureSheet {
  private let columns: [Column]
  private let appearance: PictureAppearance
  private let title: String

  /// A drawing with its caption and findings.
  private struct Column {
    let locale: LocaleTag
    let drawing: Drawing
    let words: String
    let notes: [Note]

    var notesHeight: Double { notes.reduce(0) { $0 + Double($1.lines.count) * PictureSheet.pitch + PictureSheet.gap } }
  }

  /// A finding, wrapped to the width of its drawing.
  private struct Note {
    let severity: Severity
    let lines: [String]
  }

  // In points.
  private static let margin = 20.0
  private static let caption = 24.0
  fileprivate static let pitch = 16.0
  fileprivate static let gap = 8.0
  private static let noteFont = TextFont(size: 12, weight: .regular)

  /// - Parameter pictures: Of one surface, one a locale; of each the first layout is drawn.
  init(_ pictures: [Preview.Picture], appearance: PictureAppearance) {
    self.appearance = appearance
    columns = pictures.compactMap { picture in
      picture.layouts.first.map { layout in
        let drawing = Drawing(layout)
        return Column(
          locale: picture.locale, drawing: drawing, words: layout.words,
          notes: picture.findings.map { Self.note($0, width: drawing.width) })
      }
    }
    let scene = pictures.first?.layouts.first.map { ", \($0.scene)" } ?? ""
    title = (pictures.first?.surface.id ?? "") + scene
  }

  private static func note(_ finding: PreviewFinding, width: Double) -> Note {
    let field = finding.field.map { "\($0): " } ?? ""
    let text = Paragraph("\(finding.rule) · \(field)\(finding.message)", locale: "en")
    let lines = text.measured(in: noteFont, strategy: .greedy).lines(width: width - 14)
    return Note(severity: finding.severity, lines: lines.map { text.string($0.range) })
  }

  /// The file's text.
  var text: String {
    let notes = columns.map(\.notesHeight).max() ?? 0
    let height = bottom + 16 + notes + (severities.isEmpty ? 0 : Self.pitch) + Self.margin
    let width = columns.reduce(Self.margin) { $0 + $1.drawing.width + Self.margin }
    let (wide, high) = (Drawing.number(width), Drawing.number(height))
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <svg xmlns="http://www.w3.org/2000/svg" width="\(wide)" height="\(high)" viewBox="0 0 \(wide) \(high)" role="img" \
      aria-labelledby="title description">
      <title id="title">\(Markup.escaped(title))</title>
      <desc id="description">\(Markup.escaped(description))</desc>
      <style>
      \(style)</style>
      <rect width="\(wide)" height="\(high)" rx="12" class="ink-backdrop"/>
      \(body)\(legend(y: bottom + 16 + notes + Self.pitch))</svg>

      """
  }

  private var description: String {
    columns.map { column in
      (["\(column.locale): \(column.words)"] + column.notes.map { $0.lines.joined() }).joined(separator: "\n")
    }.joined(separator: "\n")
  }

  private var style: String {
    var used: Set<Drawing.Ink> = [.backdrop, .secondary, .label, .destructive]
    for column in columns { SVGDocument.collectInks(of: column.drawing.elements, into: &used) }
    let fonts = columns.enumerated().map { ".c\($0) text { font-family: \(PictureFonts.families(of: $1.locale)) }\n" }
    return """
      text { font-family: \(PictureFonts.families(of: "en")); white-space: pre; unicode-bidi: isolate }
      \(fonts.joined())\(appearance.rules(for: Drawing.Ink.allCases.filter(used.contains)))
      """
  }

  /// Where the highest of the drawings ends.
  private var bottom: Double { Self.margin + Self.caption + (columns.map(\.drawing.height).max() ?? 0) }

  /// The severities of what was found, the heaviest first.
  private var severities: [Severity] {
    let all = Set(columns.flatMap { $0.notes.map(\.severity) })
    return Severity.allCases.reversed().filter(all.contains)
  }

  private static func ink(of severity: Severity) -> Drawing.Ink { severity == .note ? .secondary : .destructive }

  private static func dot(_ severity: Severity, x: Double, y: Double) -> String {
    "<circle cx=\"\(Drawing.number(x + 4))\" cy=\"\(Drawing.number(y - 4))\" r=\"3\" class=\"\(ink(of: severity).cssClass)\">"
      + "<title>\(severity.rawValue)</title></circle>\n"
  }

  /// A line that says what the dots before the findings mean.
  private func legend(y: Double) -> String {
    var x = Self.margin
    let groups = severities.chunked { Self.ink(of: $0) == Self.ink(of: $1) }
    return groups.map { group in
      let words = group.map(\.rawValue).joined(separator: " or ")
      defer { x += 14 + Double(words.count) * 7 + Self.margin }
      return Self.dot(group[group.startIndex], x: x, y: y)
        + "<text x=\"\(Drawing.number(x + 14))\" y=\"\(Drawing.number(y))\" font-size=\"12\" class=\"ink-secondary\">\(words)</text>\n"
    }.joined()
  }

  private var body: String {
    var x = Self.margin
    let top = Self.margin + Self.caption
    var text = ""
    for (index, column) in columns.enumerated() {
      let caption = Drawing.number(top - 8)
      text += "<text x=\"\(Drawing.number(x))\" y=\"\(caption)\" font-size=\"12\" class=\"ink-secondary\">"
      text += "\(Markup.escaped(column.locale.identifier))</text>\n"
      text += "<g class=\"c\(index)\" lang=\"\(column.locale.identifier)\" "
      text += "transform=\"translate(\(Drawing.number(x)) \(Drawing.number(top)))\">\n"
      text += column.drawing.elements.map(SVGDocument.markup).joined() + "</g>\n"
      text += notes(of: column, x: x, y: bottom + 16 + Self.pitch)
      x += column.drawing.width + Self.margin
    }
    return text
  }

  private func notes(of column: Column, x: Double, y: Double) -> String {
    var (y, text) = (y, "")
    for note in column.notes {
      text += Self.dot(note.severity, x: x, y: y)
      for line in note.lines {
        text += "<text x=\"\(Drawing.number(x + 14))\" y=\"\(Drawing.number(y))\" font-size=\"12\" class=\"ink-label\">"
        text += "\(Markup.escaped(line))</text>\n"
        y += Self.pitch
      }
      y += Self.gap
    }
    return text
  }
}

extension Preview {
  /// What the file of ``sheet(appearance:)`` is called.
  package var sheetName: String { Self.fileName([surfaces.first?.id ?? "alert"]) }

  /// One SVG document with the first surface in all its locales side by side, in the first scene, and below each what was found in
  /// it; nil where there is no surface.
  public func sheet(appearance: PictureAppearance = .automatic) -> String? {
    var sheet: PictureSheet?
    forEachSurface { pictures, _ in
      if sheet == nil { sheet = PictureSheet(pictures, appearance: appearance) }
    }
    return sheet?.text
  }
}
