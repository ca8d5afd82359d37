extension ExampleSurface {
  /// The locales that any text of the example has, the source locale first.
  package var locales: [String] {
    let others = Set(texts.flatMap { $0.entries.map(\.locale) }).subtracting(["", sourceLocale])
    return [sourceLocale] + others.sorted()
  }

  /// All texts, in no order that counts.
  package var texts: [Text] {
    let inputs = buttons.compactMap(\.action?.input)
    return [title, message, subtitle, body, placeholder, summary].compactMap(\.self) + buttons.map(\.title) + textFields
      + inputs.compactMap(\.button) + inputs.compactMap(\.placeholder)
  }

  /// The surface in each of its locales, as a project with tables for all of them would give it.
  package func localized() -> [LocalizedSurface] {
    let source = filled(for: sourceLocale)
    return locales.map { locale in
      LocalizedSurface(
        surface: filled(for: locale), source: source, locale: tag(locale), sourceLocale: tag(sourceLocale),
        facts: .facts(for: tag(locale)), sourceFacts: .facts(for: tag(sourceLocale)))
    }
  }

  private func filled(for locale: String) -> Surface<Copy> {
    var surface = Surface(
      id: "example", kind: kind, origin: .spec, range: nowhere,
      title: title.map { copy(of: $0, in: locale) }, message: message.map { copy(of: $0, in: locale) },
      buttons: buttons.map {
        SurfaceButton(
          title: copy(of: $0.title, in: locale), role: $0.role, isPreferred: $0.isPreferred, effect: $0.effect,
          action: $0.action.map { action in
            NotificationAction(
              identifier: action.identifier, isForeground: action.isForeground,
              requiresAuthentication: action.requiresAuthentication,
              input: action.input.map { input in
                TextInput(
                  button: input.button.map { copy(of: $0, in: locale) },
                  placeholder: input.placeholder.map { copy(of: $0, in: locale) })
              })
          })
      },
      textFields: textFields.map { copy(of: $0, in: locale) })
    surface.subtitle = subtitle.map { copy(of: $0, in: locale) }
    surface.body = body.map { copy(of: $0, in: locale) }
    surface.placeholder = placeholder.map { copy(of: $0, in: locale) }
    surface.summary = summary.map { copy(of: $0, in: locale) }
    (surface.purpose, surface.notification, surface.category) = (purpose, notification, category)
    return surface
  }

  private func copy(of text: Text, in locale: String) -> Copy {
    let source = text.entry(in: sourceLocale, source: sourceLocale)
    let own = text.entry(in: locale, source: sourceLocale)
    let isEmpty = own?.text.isEmpty ?? true
    let status: Copy.Status = own == nil ? .missing : isEmpty && locale != sourceLocale ? .empty : .translated
    let shown = status == .translated ? own : source
    return Copy(
      reference: .key("key", table: nil, defaultValue: nil, range: nowhere), status: status, variants: variants(of: shown))
  }

  private func variants(of entry: Text.Entry?) -> [Copy.Variant] {
    guard let entry else { return [] }
    if entry.forms.count == 1, let only = entry.forms["other"] { return [Copy.Variant(only)] }
    return (["other"] + entry.forms.keys.filter { $0 != "other" }.sorted()).compactMap { category in
      entry.forms[category].map { Copy.Variant($0, selectors: [.plural(category)]) }
    }
  }
}

private let nowhere = SourceRange(file: FileID(0), start: 0, end: 0)

/// A locale that an example names; what names none is a problem of the example, which verification tells.
private func tag(_ spelling: String) -> LocaleTag { LocaleTag(spelling) ?? .base }
