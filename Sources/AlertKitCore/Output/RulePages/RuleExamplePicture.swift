/// An example of a rule as Markdown: alerts as the device draws them, files as they are.
struct RuleExamplePicture {
  private let example: RuleExample
  /// As many locales of an example are drawn.
  private static let locales = 2

  init(_ example: RuleExample) {
    self.example = example
  }

  var markdown: String {
    let note = example.note.map { "\($0)\n\n" } ?? ""
    switch example.subject {
    case .surface(let surface): return note + drawings(of: surface) + verdict
    case .files(let files):
      let before = example.earlier.isEmpty ? "" : "Before:\n\n\(listing(of: example.earlier))\n\nNow:\n\n"
      return note + before + listing(of: files) + verdict
    }
  }

  private var verdict: String {
    guard !example.findings.isEmpty else { return "" }
    let places = example.findings.map { finding in
      let locales = finding.locales.isEmpty ? "" : " in " + finding.locales.sorted().joined(separator: ", ")
      return "\(finding.field)\(locales)"
    }
    return "\n\nFlagged: " + places.joined(separator: "; ") + "."
  }

  private func listing(of files: [String: [UInt8]]) -> String {
    files.keys.sorted().map { path in
      "`\(path)`\n\n```\n\(String(decoding: files[path] ?? [], as: UTF8.self).trimmingLineEnds)\n```"
    }.joined(separator: "\n\n")
  }

  private func drawings(of surface: ExampleSurface) -> String {
    let flagged = example.findings.flatMap(\.locales).sorted()
    let all = [surface.sourceLocale] + surface.writtenLocales.filter { $0 != surface.sourceLocale }
    let first = all.filter(flagged.contains) + all.filter { !flagged.contains($0) }
    let pictures = first.prefix(Self.locales).compactMap { picture(of: surface, in: $0) }
    return pictures.isEmpty ? "```\n\(words(of: surface))\n```" : pictures.joined(separator: "\n\n")
  }

  private func picture(of surface: ExampleSurface, in locale: String) -> String? {
    guard let tag = LocaleTag(locale), let shown = surface.shown(in: tag) else { return nil }
    var layouter = SurfaceLayouter(locale: tag)
    guard let layout = layouter.lay(out: shown, in: Scene.defaults[0]) else { return nil }
    let style = TerminalStyle(isEnabled: false)
    let lines =
      layout.notification.map { NotificationPicture(layout, $0, style: style).lines }
      ?? TerminalPicture(layout, style: style).lines
    return "```\n\(locale)\n\(lines.joined(separator: "\n"))\n```"
  }

  /// A surface of which nothing can be drawn, in words.
  private func words(of surface: ExampleSurface) -> String {
    let texts = [("title", surface.title), ("message", surface.message), ("body", surface.body)]
    let lines = texts.compactMap { name, text in text?.byLocale.first.map { "\(name): \($0.text)" } }
    let buttons = surface.buttons.compactMap { button in
      button.title.byLocale.first.map { "button: \($0.text)" + (button.role == .default ? "" : " (\(button.role.rawValue))") }
    }
    return (["\(surface.kind.words)"] + lines + buttons).joined(separator: "\n")
  }
}

extension ExampleSurface {
  /// The tags of all locales that a text of the example is in.
  fileprivate var writtenLocales: [String] {
    let texts = [title, message, subtitle, body, placeholder, summary].compactMap(\.self) + buttons.map(\.title)
    return texts.flatMap(\.entries).map { $0.locale.isEmpty ? sourceLocale : $0.locale }.uniqued()
  }

  /// The example as a device in a locale shows it; nil for a category, which is shown with its notifications only.
  fileprivate func shown(in locale: LocaleTag) -> Surface<String>? {
    guard kind != .notificationCategory else { return nil }
    let sample = SampleArguments()
    func words(_ text: Text?) -> String? {
      let entry =
        text?.entry(in: locale.identifier, source: sourceLocale) ?? text?.entry(in: sourceLocale, source: sourceLocale)
      return entry.map { sample.text(of: Copy.Variant($0.text), key: nil, locale: locale) }
    }
    var surface = Surface<String>(
      drafting: "example", kind: kind, title: words(title), message: words(message),
      buttons: buttons.map { SurfaceButton(title: words($0.title) ?? "", role: $0.role, isPreferred: $0.isPreferred) },
      textFields: textFields.compactMap(words))
    surface.subtitle = words(subtitle)
    surface.body = words(body)
    surface.notification = notification
    return surface
  }
}

extension String {
  fileprivate var trimmingLineEnds: Substring {
    var rest = self[...]
    while rest.last?.isNewline == true { rest.removeLast() }
    return rest
  }
}
