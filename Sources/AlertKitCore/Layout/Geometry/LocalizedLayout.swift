extension SurfaceLayouter {
  /// A layouter for a localized surface's locale, with the platform's own titles of the buttons that the framework adds.
  public init(for surface: LocalizedSurface) {
    let titles = surface.surface.implicitButtons.compactMap { title in
      surface.facts.terms[Term(title)]?.first(where: \.isPlatform).map { (title, $0.text) }
    }
    self.init(locale: surface.locale, systemTitles: Dictionary(titles, uniquingKeysWith: { first, _ in first }))
    if [.notification, .notificationCategory].contains(surface.surface.kind) { setting = NotificationSetting(of: surface) }
    appName = surface.context.appNames.first
  }

  /// Every layout of a surface in a scene: first as a person most often sees it, then with each further variant of each of its
  /// texts in turn; of a notification as a banner. Where code shows it in several ways, those of each way. Empty for a surface of
  /// which no text is known.
  public mutating func layouts(
    of surface: Surface<Copy>, in scene: Scene, arguments: SampleArguments
  ) -> [SurfaceLayout] {
    surface.cases.isEmpty
      ? variants(of: surface, arguments: arguments).compactMap { lay(out: $0, in: [scene]).first }
      : surface.cases.flatMap { choice in
        variants(of: surface.showing(choice), arguments: arguments).compactMap { variant in
          lay(out: variant, in: [scene]).first.map { $0.numbered { choice.buttons[$0 - 1] + 1 } }
        }
      }
  }

  /// The texts of a surface as several scenes show them, in their order; none where it is not shown.
  mutating func lay(out shown: ShownVariants, in scenes: [Scene]) -> [SurfaceLayout] {
    let layouts = lay(out: shown.texts, in: scenes)
    guard let variant = shown.variant else { return layouts }
    return layouts.map { layout in
      var layout = layout
      layout.variant = variant
      return layout
    }
  }

  /// The texts of a surface of which some show another than their usual variant; nil where no text is known.
  ///
  /// - Parameter choice: By field, the variant from 0; one that is not there is left out.
  func texts(of surface: Surface<Copy>, choosing choice: [Field: Int], arguments: SampleArguments) -> Surface<String>? {
    let all = variants(of: surface, arguments: arguments)
    guard var texts = all.first?.texts else { return nil }
    for shown in all {
      guard let variant = shown.variant, choice[variant.field] == variant.number, let text = shown.texts[variant.field] else {
        continue
      }
      texts.set(variant.field, to: text)
    }
    return texts
  }

  /// The texts that a surface can show: first the usual ones, then with each further variant of each of its texts in turn.
  ///
  /// A text that is known only at run time is left out; a button's stays, empty.
  func variants(of surface: Surface<Copy>, arguments: SampleArguments) -> [ShownVariants] {
    let (locale, appName) = (setter.locale, appName)
    func shown(_ copy: Copy, _ number: Int) -> String {
      guard copy.variants.indices.contains(number) else { return "" }
      let single = copy.alternatives.isEmpty ? copy : copy.single[copy.place(ofVariant: number).single]
      return arguments.text(
        of: copy.variants[number], key: single.reference.sampleKey, locale: locale, comment: single.comment, appName: appName)
    }
    let usual = surface.map { shown($0, 0) }
    var all = [ShownVariants(texts: usual)]
    var isKnown = false
    surface.forEachText { field, copy in
      isKnown = isKnown || !copy.variants.isEmpty
      for number in copy.variants.indices.dropFirst() {
        var other = usual
        other.set(field, to: shown(copy, number))
        all.append(ShownVariants(texts: other, variant: TextVariant(field: field, number: number)))
      }
    }
    return isKnown ? all : []
  }
}

/// What a surface shows at a time.
struct ShownVariants {
  let texts: Surface<String>
  /// The text that is another than usual; nil where none is.
  var variant: TextVariant?
}

extension StringReference {
  /// The key whose sample arguments fill the text.
  fileprivate var sampleKey: String? {
    switch self {
    case .key(let key, _, _, _): key
    case .literal(let text, _): text
    case .symbol, .system, .dynamic: nil
    case .joined(let references), .alternatives(let references), .fallback(let references):
      references.reduce(nil) { $0 ?? $1.sampleKey }
    case .recased(let reference, _): reference.sampleKey
    }
  }
}

extension Surface<String> {
  mutating func set(_ field: Field, to text: String) {
    switch field {
    case .title: title = text
    case .message: message = text
    case .button(let number): buttons[number - 1].title = text
    case .textField(let number) where kind == .notificationCategory:
      buttons[number - 1].action?.input?.placeholder = text
    case .textField(let number): textFields[number - 1] = text
    case .sendButton(let number): buttons[number - 1].action?.input?.button = text
    case .subtitle: subtitle = text
    case .body: body = text
    case .placeholder: placeholder = text
    case .summary: summary = text
    case .surface: break
    }
  }
}
