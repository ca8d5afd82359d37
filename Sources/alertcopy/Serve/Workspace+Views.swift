import AlertKitCore

extension Workspace {
  /// What the page shows before it shows a surface.
  func hello() -> [(name: String, value: JSONValue?)] {
    let progress = TranslationProgress(of: current, uses: uses)
    return [
      ("name", .string(name)), ("isReadOnly", .bool(isReadOnly)), ("isReadingCode", .bool(isReadingCode)),
      ("isChecked", .bool(linted != nil)), ("source", .string(current.sourceLocale.identifier)),
      (
        "locales",
        .array(
          progress.counts.map { locale, count in
            .object([
              ("tag", .string(locale.identifier)), ("texts", .integer(count.texts)), ("unfinished", .integer(count.unfinished)),
              ("needsReview", .integer(count.needsReview)), ("isRightToLeft", .bool(locale.isRightToLeft)),
            ])
          })
      ),
      ("scenes", .array(current.shown(in: options.scenes).map(\.json))),
      ("devices", .array(Device.names.map(JSONValue.string))),
      ("textSizes", .array(TextSize.allCases.map { .string($0.rawValue) })), ("canUndo", .bool(!done.isEmpty)),
      ("canRedo", .bool(!undone.isEmpty)), ("inks", .array(Drawing.Ink.allCases.map { .string("ink-\($0.rawValue)") })),
    ]
  }

  /// The surfaces in a locale, each with what it says and how far it has got.
  func list(in name: String?) throws(RunFailure) -> [(name: String, value: JSONValue?)] {
    guard let locale = name.flatMap({ LocaleTag($0) }), current.locales.contains(locale) else {
      throw RunFailure("The app has no such locale.")
    }
    let findings = Dictionary(grouping: linted?.report.findings ?? []) { $0.surface ?? "" }
    let chain = locale.fallbacks
    let own = drafts.keys.filter { chain.contains($0.locale) || $0.locale == .base }
    let changed = Set(own.flatMap { uses.surfaces(showing: $0, of: current) })
    let saved = Set(done.filter { $0.locale == locale }.map(\.surface))
    let items = current.surfaces.indices.filter { isListed($0, in: locale) }.map { index -> JSONValue in
      let surface = current.surfaces[index]
      let localized = current.localized(surface, in: locale)
      let texts = localized.surface.texts.compactMap(\.text.text)
      let states = uses.keys(of: index).compactMap {
        TranslationProgress.state(of: $0.key, table: $0.table, in: locale, project: current)
      }
      let found = (findings[surface.id] ?? []).count { finding in
        finding.severity != .note && (finding.locale == nil || finding.locale == locale || finding.locales.contains(locale))
      }
      let words = texts + localized.source.texts.compactMap(\.text.text) + uses.keys(of: index).map(\.key)
      return .object([
        ("surface", .string(surface.id)), ("kind", .string(surface.kind.rawValue)),
        ("title", .string(texts.first ?? surface.id)),
        ("texts", .integer(states.count)), ("unfinished", .integer(states.count(where: \.isUnfinished))),
        ("needsReview", .integer(states.count { $0 == .needsReview })), ("findings", .integer(found)),
        ("isChanged", .bool(changed.contains(index) || saved.contains(surface.id))),
        ("words", .string((words + [surface.id, path(of: surface)]).joined(separator: "\n"))),
      ])
    }
    return [("surfaces", .array(items))]
  }

  private func isListed(_ index: Int, in locale: LocaleTag) -> Bool {
    let surface = current.surfaces[index]
    return surface.isForPhone && current.locales(of: surface).contains(locale)
  }

  private func path(of surface: Surface<StringReference>) -> String {
    current.files[Int(surface.range.file.index)].path
  }

  /// The surface that a request is about, in its locale, with the drafts of its texts.
  func view(of request: PageRequest) throws(RunFailure) -> JSONValue {
    let (shown, index, locale) = try place(of: request)
    let surface = current.surfaces[index]
    var choice: [Field: Int] = [:]
    for (field, _) in surface.texts { choice[field] = shown.variants?[field.description] }
    let scenes = try shown.scenes(with: options.configuration)
    let view = SurfaceView(
      of: index, in: locale, project: current, scenes: shown.orientations == nil ? current.shown(in: scenes) : scenes,
      choice: choice)
    let found = Linter.findings(inSurfaces: [index], locales: [locale], of: current, options: options)
    return .object([
      (
        "shown",
        view.json(
          findings: found + findingsAcrossSurfaces(of: surface, in: locale), uses: uses,
          includesSource: shown.withoutSource != true)
      ),
      (
        "drafts",
        .array(
          view.parts.flatMap(\.texts).flatMap { text in
            text.forms.compactMap { json(of: text.address(of: $0.form, in: current)) }
          })
      ),
      ("unfinished", .integer(view.unfinished)), ("canUndo", .bool(!done.isEmpty)), ("canRedo", .bool(!undone.isEmpty)),
    ])
  }

  private func findingsAcrossSurfaces(of surface: Surface<StringReference>, in locale: LocaleTag) -> [Finding] {
    (findingsAcrossSurfaces[surface.id] ?? []).filter { finding in
      finding.locale == nil || finding.locale == locale || finding.locales.contains(locale)
    }
  }

  func place(of request: PageRequest) throws(RunFailure) -> (shown: PageRequest.Shown, surface: Int, locale: LocaleTag) {
    guard let shown = request.shown, let locale = LocaleTag(shown.locale),
      let index = current.surfaces.firstIndex(where: { $0.id == shown.surface })
    else { throw RunFailure("The app has no such alert any more.") }
    return (shown, index, locale)
  }

  /// A draft beside what the file has; nil where there is none.
  private func json(of address: TextAddress) -> JSONValue? {
    guard let draft = drafts[address] else { return nil }
    let now = disk.text(at: address)?.text
    return .object([
      ("table", .string(address.table)), ("module", .string(address.module)), ("key", .string(address.key.text)),
      ("locale", .string(address.locale.identifier)), ("form", address.form.json), ("saved", .string(now ?? "")),
      ("conflict", draft.base != now ? .bool(true) : nil),
    ])
  }
}
