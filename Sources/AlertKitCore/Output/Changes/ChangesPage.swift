/// One page with every alert that changed, before and after, and filters.
///
/// All of it can be read without its script, which only filters.
struct ChangesPage {
  private let report: ChangesReport
  private let options: ChangesReport.Options

  init(_ report: ChangesReport, options: ChangesReport.Options) {
    self.report = report
    self.options = options
  }

  /// The page's text.
  var text: String {
    var reader = ChangesReader(report, options: options, drawing: .everything)
    let alerts = report.comparison.changes.visible.map { reader.alert($0) }
    let moves = AlertMoves(report.comparison.changes.moved, reader: &reader).sentences
    let style = "\n" + PreviewPage.style + Self.style + "\n"
    let script = "\n" + Self.script + "\n"
    let counts = report.counts
    let title = Markup.escaped(options.name)
    let page = SelfContainedPage(title: "\(options.name): alerts that changed", style: style, script: script)
    return page.text(
      holding: """
        <header>
        <h1><bdi>\(title)</bdi><small>\(counts.isEmpty ? "no alert changed" : counts.joined(separator: " · "))</small></h1>
        <form id="filters" role="search" aria-label="Filters" hidden>
        \(select("Locale", "locale", alerts.flatMap { $0.locales.map(\.locale.identifier) }.uniqued().sorted()))
        \(select("Change", "change", alerts.flatMap(\.kinds).uniqued().sorted()))
        <div><label for="words">Words</label><input type="search" id="words" name="words" autocomplete="off"></div>
        <output id="count" role="status" aria-live="polite"></output></form>
        </header>
        <main>
        <p class="scope">From \(Markup.escaped(report.states.then)) to \(Markup.escaped(report.states.now))</p>
        \(contents(alerts))\(alerts.enumerated().map { article($1, number: $0 + 1) }.joined())\(others(moves, besides: Set(alerts.map(\.id))))</main>
        """)
  }

  private func select(_ label: String, _ name: String, _ values: [String]) -> String {
    let choices = values.map { "<option>\(Markup.escaped($0))</option>" }.joined()
    return
      "<div><label for=\"\(name)\">\(label)</label><select id=\"\(name)\" name=\"\(name)\"><option value=\"\">all</option>\(choices)</select></div>"
  }

  /// The alerts to jump to.
  private func contents(_ alerts: [ChangedAlert]) -> String {
    guard alerts.count > 1 else { return "" }
    let items = alerts.enumerated().map { index, alert in
      let name = Markup.escaped(alert.title ?? alert.id)
      let verdicts = Markup.escaped(alert.verdicts.joined(separator: ", "))
      let findings = alert.came.isEmpty ? "" : " · \(counted(alert.came.count, "finding")) came"
      return "<li><a href=\"#alert-\(index + 1)\"><bdi>\(name)</bdi></a> <small>\(verdicts)\(findings)</small></li>\n"
    }
    return
      "<nav aria-label=\"Alerts\"><details open><summary>\(alerts.count) alerts</summary><ol>\n\(items.joined())</ol></details></nav>\n"
  }

  // MARK: An alert

  private func article(_ alert: ChangedAlert, number: Int) -> String {
    let title =
      alert.title.map { "<q dir=\"auto\">\(Markup.escaped($0))</q>" } ?? "<bdi>\(Markup.escaped(alert.id))</bdi>"
    let former = alert.formerPlace.map { " · was in <bdi>\(Markup.escaped($0))</bdi>" } ?? ""
    let structure = alert.change.structure.map { "<li>\(Markup.escaped($0.words))</li>" }.joined()
    return """
      <article class="change" id="alert-\(number)" data-changes="\(alert.kinds.joined(separator: " "))">
      <h2>\(title)<span> · \(alert.verdicts.map(Markup.escaped).joined(separator: ", "))</span></h2>
      <p class="place"><code>\(Markup.escaped(alert.id))</code> · \(alert.kind.words) · <bdi>\(Markup.escaped(alert.place))</bdi>\(former)</p>
      \(structure.isEmpty ? "" : "<ul class=\"structure\">\(structure)</ul>\n")\(findings(alert.came, alert.went))\
      \(alert.locales.map { locale($0, of: alert) }.joined())</article>

      """
  }

  private func locale(_ locale: ChangedAlert.Locale, of alert: ChangedAlert) -> String {
    let tag = locale.locale
    let language = tag == .base ? "" : " lang=\"\(tag.identifier)\""
    let rows = locale.texts.flatMap { change in
      ChangedForms(change, locale: tag).pairs.map { before, after in
        let cells = alert.change.fate == .kept ? [cell(before, "del"), cell(after, "ins")] : [cell(before ?? after, nil)]
        return
          "<tr><th scope=\"row\">\(change.field)</th>\(cells.map { "<td\(language) dir=\"auto\">\($0)</td>" }.joined())</tr>\n"
      }
    }
    let columns = alert.change.fate == .kept ? ["before", "after"] : [alert.change.now == nil ? "was" : "words"]
    let head = "<thead><tr><td></td>\(columns.map { "<th scope=\"col\">\($0)</th>" }.joined())</tr></thead>"
    return """
      <section class="locale" data-locale="\(tag.identifier)"><h3>\(tag.identifier)</h3>
      \(rows.isEmpty ? "" : "<table class=\"words columns-\(columns.count)\">\(head)<tbody>\n\(rows.joined())</tbody></table>\n")\
      <div class="pictures">\(locale.pictures.map { pair($0, in: tag) }.joined())</div></section>

      """
  }

  private func cell(_ text: MarkedText?, _ element: String?) -> String {
    text?.written(plain: Markup.escaped) { part in
      element.map { "<\($0)>\(Markup.escaped(part))</\($0)>" } ?? Markup.escaped(part)
    } ?? ""
  }

  private func pair(_ pair: ChangedAlert.Pair, in locale: LocaleTag) -> String {
    let all = pair.isSame ? [("before and after", pair.after)] : [("before", pair.before), ("after", pair.after)]
    let figures = all.compactMap { name, layout in layout.map { figure($0, name, in: locale) } }
    let unsure = [pair.before, pair.after].contains { $0?.isApproximate == true } ? " · approximate" : ""
    return
      "<section class=\"pair\"><p>\(Markup.escaped(pair.caption + unsure))</p><div>\(figures.joined())</div></section>\n"
  }

  private func figure(_ layout: SurfaceLayout, _ name: String, in locale: LocaleTag) -> String {
    let drawing = Drawing(layout)
    let (width, height) = (Drawing.number(drawing.width), Drawing.number(drawing.height))
    let language = locale == .base ? "" : " lang=\"\(locale.identifier)\""
    return """
      <figure><figcaption>\(name)</figcaption><svg width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" role="img" \
      aria-label="\(Markup.escaped("\(name): \(layout.words)"))"\(language)>
      \(drawing.elements.map(SVGDocument.markup).joined())</svg></figure>
      """
  }

  // MARK: Findings

  private func findings(_ came: [Finding], _ went: [Finding]) -> String {
    list(came.map { item($0, "came") } + went.map { item($0, "went") })
  }

  private func list(_ items: [String]) -> String {
    items.isEmpty ? "" : "<ul class=\"findings\">\n\(items.joined())</ul>\n"
  }

  /// - Parameter whereabouts: Where it is, unless it stands below its alert.
  private func item(_ finding: Finding, _ fate: String, at whereabouts: String? = nil) -> String {
    let context = [finding.field == .surface ? nil : finding.field?.description, finding.localeLabel].compactMap(\.self)
    let place = context.isEmpty ? "" : " (\(context.joined(separator: " · ")))"
    return "<li class=\"\(fate == "came" ? finding.severity.rawValue : "went")\"><b>\(fate)</b> <code>\(finding.rule)</code>"
      + "\(Markup.escaped(place))<br>\(Markup.escaped(finding.message))"
      + (whereabouts.map { "<br><bdi>\(Markup.escaped($0))</bdi>" } ?? "") + "</li>\n"
  }

  private func others(_ moves: [String], besides ids: Set<String>) -> String {
    let folder = options.workingDirectory
    let came = report.otherFindings(of: report.comparison.came, besides: ids, folder: folder)
    let went = report.otherFindings(of: report.comparison.went, besides: ids, folder: folder)
    let moved =
      moves.isEmpty ? "" : "<ul class=\"structure\">\(moves.map { "<li>\(Markup.escaped($0))</li>" }.joined())</ul>\n"
    let items =
      came.map { item($0.finding, "came", at: $0.place) } + went.map { item($0.finding, "went", at: $0.place) }
    guard !items.isEmpty || !moved.isEmpty else { return "" }
    return "<section id=\"others\"><h2>Elsewhere</h2>\n\(moved)\(list(items))</section>\n"
  }
}

extension ChangesPage {
  /// Beside ``PreviewPage/style``.
  private static let style = #"""
    article.change { display: block }
    .change h2 { font-size: 17px; text-wrap: balance }
    .change h2 q, .change q { quotes: "“" "”"; unicode-bidi: isolate }
    .place { margin: 2px 0 8px; font-size: 13px; color: var(--faint) }
    .place, .structure, .findings, .scope, .change h2, nav { overflow-wrap: anywhere }
    .findings bdi { font-size: 12.5px; color: var(--faint) }
    nav ol { columns: 22em; column-gap: 32px; margin: 4px 0 0; padding-inline-start: 28px; font-size: 14px }
    nav li { break-inside: avoid; margin-bottom: 4px }
    nav small { color: var(--faint) }
    article.change { scroll-margin-top: 110px }
    .structure { margin: 4px 0 8px; padding-inline-start: 20px; font-size: 14px }
    .locale h3 { font-size: 13px; font-weight: 600; margin: 14px 0 4px; color: var(--faint) }
    table.words { max-width: 1180px; margin-bottom: 10px }
    table.columns-1 { max-width: 640px }
    .words th, .words th:last-child { width: auto; vertical-align: top; overflow-wrap: anywhere }
    .words thead td { width: 110px }
    .words td, .words td:first-child { border-inline-start: 0; font-weight: 400; white-space: pre-wrap }
    .words thead td { border: 0 }
    .words tbody th { padding-top: 8px; border-top: 1px solid var(--rule) }
    del { text-decoration: line-through; background: color-mix(in srgb, var(--error) 18%, transparent); border-radius: 3px }
    ins { text-decoration: none; background: color-mix(in srgb, #2c9a4b 24%, transparent); border-radius: 3px }
    .findings .went { border-color: #2c9a4b }
    #others { padding: 16px 0 }
    #others h2 { font-size: 17px }
    @media (max-width: 900px) { table.words thead { display: table-header-group } .words tr { display: table-row }
      .words td:last-child { padding-top: 6px } .words td { border-top: 1px solid var(--rule) }
      article.change { scroll-margin-top: 8px } }
    @media (max-width: 600px) { main, header { padding-inline: 12px } .words th, .words td { padding-inline: 4px }
      .words thead td { width: 64px } }
    """#

  /// Shows the alerts and locales that the filters ask for.
  private static let script = #"""
    "use strict";
    (() => {
      const form = document.getElementById("filters"), count = document.getElementById("count");
      const alerts = [...document.querySelectorAll("article.change")];
      function update() {
        const wanted = new FormData(form);
        const words = wanted.get("words").trim().toLowerCase();
        let shown = 0;
        for (const alert of alerts) {
          let isShown = wanted.get("change") === "" || alert.dataset.changes.split(" ").includes(wanted.get("change"));
          isShown &&= words === "" || alert.textContent.toLowerCase().includes(words);
          let locales = 0;
          for (const locale of alert.querySelectorAll(".locale")) {
            locale.hidden = wanted.get("locale") !== "" && locale.dataset.locale !== wanted.get("locale");
            locales += locale.hidden ? 0 : 1;
          }
          alert.hidden = !isShown || locales === 0 && wanted.get("locale") !== "";
          document.querySelector(`nav a[href="#${alert.id}"]`)?.parentElement.toggleAttribute("hidden", alert.hidden);
          shown += alert.hidden ? 0 : 1;
        }
        count.textContent = `${shown} of ${alerts.length} shown`;
      }
      form.hidden = alerts.length === 0;
      form.addEventListener("submit", event => event.preventDefault());
      form.addEventListener("input", update);
      update();
    })();
    """#
}
