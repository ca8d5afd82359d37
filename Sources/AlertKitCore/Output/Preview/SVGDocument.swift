/// A drawing as an SVG file, true to scale: one unit is one point.
///
/// Text stays text, a line an element, with the width that layout computed; nothing is wrapped again and nothing is loaded from
/// elsewhere. Colours follow the viewer's light or dark mode.
struct SVGDocument {
  let drawing: Drawing
  /// What a screen reader calls the picture.
  let title: String
  /// What stands in it, as words.
  let description: String
  let locale: LocaleTag

  /// The file's text.
  var text: String {
    let (width, height) = (Drawing.number(drawing.width), Drawing.number(drawing.height))
    let language = locale == .base ? "" : " lang=\"\(locale.identifier)\" xml:lang=\"\(locale.identifier)\""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" role="img" \
      aria-labelledby="title description"\(language)>
      <title id="title">\(Markup.escaped(title))</title>
      <desc id="description">\(Markup.escaped(description))</desc>
      <style>
      \(style)</style>
      \(drawing.elements.map(Self.markup).joined())</svg>

      """
  }

  private var style: String {
    var used: Set<Drawing.Ink> = []
    Self.collectInks(of: drawing.elements, into: &used)
    let inks = Drawing.Ink.allCases.filter(used.contains)
    return """
      text { font-family: \(PictureFonts.families(of: locale)); white-space: pre; unicode-bidi: isolate }
      \(PictureAppearance.automatic.rules(for: inks))
      """
  }

  static func collectInks(of elements: [Drawing.Element], into inks: inout Set<Drawing.Ink>) {
    for element in elements {
      switch element {
      case .rectangle(_, _, let ink): inks.insert(ink)
      case .text(let line): inks.insert(line.ink)
      case .clipped(_, let inner): collectInks(of: inner, into: &inks)
      }
    }
  }

  static func markup(of element: Drawing.Element) -> String {
    switch element {
    case .rectangle(let box, let radius, let ink):
      let corner = radius > 0 ? " rx=\"\(Drawing.number(radius))\"" : ""
      return "<rect \(frame(box))\(corner) class=\"\(ink.cssClass)\"/>\n"
    case .text(let line):
      return markup(of: line)
    case .clipped(let box, let inner):
      let (x, y) = (Drawing.number(box.x), Drawing.number(box.y))
      let size = "\(Drawing.number(box.width)) \(Drawing.number(box.height))"
      return "<svg \(frame(box)) viewBox=\"\(x) \(y) \(size)\" overflow=\"hidden\">\n\(inner.map(markup).joined())</svg>\n"
    }
  }

  private static func frame(_ box: Drawing.Box) -> String {
    "x=\"\(Drawing.number(box.x))\" y=\"\(Drawing.number(box.y))\" width=\"\(Drawing.number(box.width))\" "
      + "height=\"\(Drawing.number(box.height))\""
  }

  private static func markup(of line: Drawing.Line) -> String {
    var attributes =
      "x=\"\(Drawing.number(line.x))\" y=\"\(Drawing.number(line.y))\" font-size=\"\(Drawing.number(line.size))\""
    if line.weight != .regular { attributes += " font-weight=\"\(line.weight.rawValue)\"" }
    if line.anchor == .middle { attributes += " text-anchor=\"middle\"" }
    if line.isRightToLeft { attributes += " direction=\"rtl\"" }
    if let width = line.width, width > 0 {
      attributes += " textLength=\"\(Drawing.number(width))\" lengthAdjust=\"spacingAndGlyphs\""
    }
    return "<text \(attributes) class=\"\(line.ink.cssClass)\">\(Markup.escaped(line.text))</text>\n"
  }
}
