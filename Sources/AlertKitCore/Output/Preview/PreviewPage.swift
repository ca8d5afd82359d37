/// One HTML page with every surface in every locale and scene, beside the source locale and what was found.
///
/// The surfaces are data in the page, from which the script draws what one scrolls to.
struct PreviewPage {
  let name: String
  let scenes: [Scene]
  let data: PreviewPageData
  /// Markup to put before the drawings; empty for none.
  var findings = ""

  /// The style sheet of this page and of those that look like it, with its colours and the drawings'.
  static var style: String { ["colors.css", "static.css"].compactMap(PageFiles.text).joined() }

  /// The page's text.
  var text: String {
    let style = "\n" + Self.style
    let script = "\n" + PageFiles.script(of: ["dom.js", "words.js", "drawing.js", "static.js"])
    let (surfaces, locales) = data.counts
    let counts = surfaces == 0 ? "" : "\(surfaces) surfaces · \(locales) locales · \(scenes.count) scenes"
    let title = Markup.escaped(name)
    let page = SelfContainedPage(title: "\(name): alerts in every locale", style: style, script: script)
    return page.text(
      holding: """
        <header>
        <h1><bdi>\(title)</bdi><small>\(counts)</small></h1>
        <form id="filters" role="search" aria-label="Filters"><output id="count" role="status" aria-live="polite"></output></form>
        </header>
        <main>
        \(findings)<noscript><p>The pictures are drawn by a script inside this page, which this browser does not run. Nothing is loaded \
        from elsewhere. <code>alertcopy preview --format svg</code> writes them as files.</p></noscript>
        <div id="rows"></div>
        <button type="button" id="more" hidden>Show more</button>
        </main>
        <script type="application/json" id="data">\(json)</script>
        """)
  }

  /// The data, in which no `<` stands: it cannot end the element that holds it.
  private var json: String {
    var bytes: [UInt8] = []
    for byte in data.text(scenes: scenes).utf8 {
      if byte == UInt8(ascii: "<") { bytes += Array("\\u003c".utf8) } else { bytes.append(byte) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
