extension PreviewPage {
  /// The page's style sheet. Its colours, and those of the drawings, are defined before it.
  static let style = #"""
    * { box-sizing: border-box }
    html { font: 15px/1.45 system-ui, -apple-system, "Segoe UI", Inter, "Noto Sans", sans-serif; color-scheme: light dark }
    html[data-appearance=light] { color-scheme: light }
    html[data-appearance=dark] { color-scheme: dark }
    body { margin: 0; background: var(--page); color: var(--text) }
    header { position: sticky; top: 0; z-index: 1; background: var(--bar); border-bottom: 1px solid var(--rule);
      padding: 10px 24px }
    h1 { font-size: 17px; margin: 0 0 8px }
    h1 small { font-weight: 400; color: var(--faint); margin-inline-start: 8px }
    form { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: end }
    form label, legend { font-size: 12px; color: var(--faint); padding: 0 }
    form label.choice { font-size: 14px; color: inherit }
    form > div { display: flex; flex-direction: column; gap: 2px }
    fieldset { border: 0; margin: 0; padding: 0 }
    fieldset div { display: flex; border: 1px solid var(--rule); border-radius: 8px; overflow: clip; background: var(--field) }
    .choice { position: relative; padding: 4px 10px; cursor: pointer }
    .choice + .choice { border-inline-start: 1px solid var(--rule) }
    .choice input { position: absolute; opacity: 0; inset: 0; margin: 0; cursor: pointer }
    .choice:has(:checked) { background: var(--accent); color: var(--on-accent) }
    .choice:has(:focus-visible) { outline: 3px solid var(--focus); outline-offset: -3px }
    select, input[type=search], button { font: inherit; font-size: 14px; color: inherit; background: var(--field);
      border: 1px solid var(--rule); border-radius: 8px; padding: 4px 8px; min-height: 31px; max-width: 260px }
    button { cursor: pointer; padding: 4px 14px }
    :focus-visible { outline: 3px solid var(--focus); outline-offset: 1px }
    output { font-size: 13px; color: var(--faint); padding-block: 6px; margin-inline-start: auto }
    main { padding: 8px 24px 48px; max-width: 1500px }
    noscript p, .empty { padding: 24px; background: var(--bar); border: 1px solid var(--rule); border-radius: 12px }
    article { display: grid; grid-template-columns: minmax(0, 1fr) 320px; gap: 8px 24px; padding: 20px 0;
      border-bottom: 1px solid var(--rule); content-visibility: auto; contain-intrinsic-size: auto 420px }
    article h2 { grid-column: 1 / -1; font-size: 15px; margin: 0 }
    article h2 span { color: var(--faint); font-weight: 400 }
    .pictures { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start }
    .pair { background: var(--stage); border-radius: 14px; padding: 14px }
    .pair > div { display: flex; flex-wrap: wrap; gap: 14px; align-items: flex-start }
    .pair > p { margin: 0 0 10px; font-size: 12px; color: var(--stage-text) }
    figure { margin: 0 }
    figcaption { font-size: 12px; color: var(--stage-text); margin-bottom: 4px }
    svg { display: block; max-width: 100%; height: auto }
    svg text { white-space: pre; unicode-bidi: isolate }
    .findings { list-style: none; margin: 0; padding: 0; font-size: 13.5px }
    .findings li { border-inline-start: 4px solid var(--note); padding: 2px 0 2px 10px; margin-bottom: 10px }
    .findings .warning { border-color: var(--warning) }
    .findings .error { border-color: var(--error) }
    .findings b { font-weight: 600 }
    .findings q { quotes: "“" "”"; unicode-bidi: isolate; overflow-wrap: anywhere }
    .findings code { font-size: 12.5px; color: var(--faint) }
    .none { color: var(--faint); font-size: 13.5px; margin: 0 }
    #more { margin: 24px auto; display: block }
    #report { padding: 12px 0 24px; border-bottom: 1px solid var(--rule) }
    #report h2 { font-size: 20px; margin: 4px 0 }
    .scope { color: var(--faint); font-size: 13px; margin: 0 0 14px }
    table { border-collapse: collapse; table-layout: fixed; width: 100%; font-size: 13.5px }
    th { text-align: start; font-weight: 400; font-size: 12px; color: var(--faint); padding: 4px 10px }
    td { vertical-align: top; padding: 6px 10px; border-top: 1px solid var(--rule); overflow-wrap: anywhere }
    td:first-child { white-space: nowrap; border-inline-start: 4px solid var(--note); font-weight: 600 }
    .warning td:first-child { border-inline-start-color: var(--warning) }
    .error td:first-child { border-inline-start-color: var(--error) }
    th:first-child { width: 90px }
    th:last-child { width: 30% }
    td small { display: block; color: var(--faint); font-size: 12.5px }
    td q { quotes: "“" "”"; unicode-bidi: isolate }
    a { color: var(--accent) }
    details { margin-top: 14px }
    summary { cursor: pointer; font-size: 14px; padding: 4px 0 }
    #rows { scroll-margin-top: 110px }
    [hidden] { display: none !important }
    @media (max-width: 900px) {
      header { position: static }
      article { grid-template-columns: minmax(0, 1fr) }
      thead { display: none }
      tr { display: grid; grid-template-columns: 90px minmax(0, 1fr); border-top: 1px solid var(--rule) }
      td { border-top: 0 }
      td:first-child { grid-row: 1 / span 2 }
      td:last-child { grid-column: 2; padding-top: 0 }
    }
    @media print { header form, #more { display: none } article { content-visibility: visible; break-inside: avoid } }
    """#

  /// The colours of the page itself: name, light, dark.
  static let colors: [(name: String, light: String, dark: String)] = [
    ("page", "#ffffff", "#161618"), ("bar", "#f6f6f8", "#1f1f22"), ("text", "#1b1b1f", "#ececf0"),
    ("faint", "#5d5d66", "#a6a6b0"), ("rule", "#d5d5db", "#3c3c42"), ("field", "#ffffff", "#2a2a2e"),
    ("stage", "#c9ccd1", "#0c0c0e"), ("stage-text", "#3a3b40", "#b4b4bc"), ("accent", "#0a5fd0", "#4a9bff"),
    ("on-accent", "#ffffff", "#04142b"), ("focus", "#0a5fd0", "#7db8ff"), ("error", "#c62820", "#ff6b61"),
    ("warning", "#8f5500", "#ffb340"), ("note", "#2f7d9d", "#6ac4dc"),
    ("edge", "#8b8b95", "#74747e"), ("hover", "#ececf0", "#2a2a2e"), ("chosen", "#dbe8fb", "#1f3350"),
  ]

  /// Custom properties for all colours, light, dark where the system is, or as chosen on the page.
  static var colorRules: String {
    let inks = Drawing.Ink.allCases.map { (name: $0.cssClass, light: $0.colors.light, dark: $0.colors.dark) }
    let all = colors + inks
    let light = all.map { "--\($0.name):\($0.light)" }.joined(separator: ";")
    let dark = all.map { "--\($0.name):\($0.dark)" }.joined(separator: ";")
    let fills = Drawing.Ink.allCases.map { ".\($0.cssClass){fill:var(--\($0.cssClass))}" }.joined(separator: "\n")
    return """
      :root { \(light) }
      @media (prefers-color-scheme: dark) { :root:not([data-appearance=light]) { \(dark) } }
      :root[data-appearance=dark] { \(dark) }
      \(fills)

      """
  }
}
