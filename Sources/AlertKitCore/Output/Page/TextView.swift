/// A key's text in a locale as the page shows it: where it stands, what it is a translation of, and each of its forms.
package struct TextView: Sendable {
  /// How far a text has got.
  package enum State: String, Sendable {
    /// The locale has no text of its own.
    case missing
    /// The locale has an empty text.
    case empty
    /// Its file says that nobody has translated it.
    case new
    /// Its file says that somebody should look at it again.
    case needsReview = "needs-review"
    /// The code does not use the key any more.
    case stale
    /// Its file says that it is not to be translated.
    case untranslatable
    case translated

    /// Whether there is something left to do.
    package var isUnfinished: Bool { isUnwritten || self == .new || self == .needsReview }

    /// Whether there is no text.
    package var isUnwritten: Bool { self == .missing || self == .empty }
  }

  /// One of a text's forms.
  package struct Form: Sendable {
    package let form: TextAddress.Form
    /// Empty where the locale has none.
    package let text: String
    /// What the source language has in its place.
    package let source: String
    /// Whether the locale has the form.
    package let isThere: Bool
    /// The place of the form among those that the field can show; nil where it is not shown by itself.
    package let variant: Int?
  }

  package let key: String
  /// An index of ``Project/tables``.
  package let table: Int
  /// The locale whose table holds it, or is to.
  package let home: LocaleTag
  package let state: State
  package let comment: String?
  package let forms: [Form]

  /// - Parameters:
  ///   - key: A key of the table.
  ///   - locale: The locale that is shown.
  ///   - copy: What the surface shows in its place.
  ///   - original: What it shows there in the source language.
  package init(of key: String, table: Int, in locale: LocaleTag, copy: Copy?, original: Copy?, project: Project) {
    let set = project.tables[table]
    (self.key, self.table) = (key, table)
    home = project.home(of: key, in: locale, table: table)
    let source = set.entry(key, in: project.home(of: key, in: project.sourceLocale, table: table))
    let own = set.entry(key, in: home)
    let model = source ?? set.anyEntry(key)
    state = Self.state(of: own, source: model, isSource: locale == project.sourceLocale)
    comment = [own, model].compactMap { $0?.comment }.first { $0 != Self.noComment }
    // Where no table has it in the source language, a person there is shown what the code says, or the key.
    let words = original?.variants.first { $0.key.map { ExactString($0) == ExactString(key) } ?? false }?.text ?? key
    forms = Self.forms(of: own, source: source, model: own ?? model, saying: words, in: locale, copy: copy)
  }

  static func state(of own: StringEntry?, source: StringEntry?, isSource: Bool) -> State {
    if (source ?? own)?.shouldTranslate == false { return .untranslatable }
    guard let own else { return .missing }
    switch own.state {
    case .new: return isSource ? .translated : .new
    case .needsReview: return .needsReview
    case .stale: return .stale
    case .translated: return own.value.forms.allSatisfy(\.text.text.isEmpty) ? .empty : .translated
    }
  }

  /// What tools write that find no comment.
  private static let noComment = "No comment provided by engineer."

  private static func forms(
    of own: StringEntry?, source: StringEntry?, model: StringEntry?, saying words: String, in locale: LocaleTag, copy: Copy?
  ) -> [Form] {
    var forms: [TextAddress.Form] = []
    func add(_ form: TextAddress.Form) { if !forms.contains(form) { forms.append(form) } }
    let categories = PluralCategories.ordered(in: locale)
    for (form, text) in model?.value.forms ?? [] where !text.text.isOnlyVariable {
      guard case .plural? = form.selectors.last else {
        add(form)
        continue
      }
      let there = model?.value.forms.map(\.form) ?? []
      for category in categories { add(form.with(category)) }
      // A form that the language never asks for is shown where the file has it.
      if own != nil, there.contains(form) { add(form) }
    }
    if forms.isEmpty { forms = [.whole] }
    // A variable's form that is always needed comes first where there is none yet.
    if own == nil, let first = forms.firstIndex(where: { $0.substitution != nil && $0.selectors.last == .plural("other") }) {
      forms.insert(forms.remove(at: first), at: 0)
    }
    return forms.map { form in
      let located = own?.value.text(of: form)
      return Form(
        form: form, text: located?.text ?? "",
        source: source?.value.text(of: form)?.text ?? source?.value.text(of: form.with("other"))?.text
          ?? source?.value.forms.last { !$0.text.text.isOnlyVariable }?.text.text ?? words,
        isThere: located != nil, variant: copy.flatMap { variant(of: form, in: $0) })
    }
  }

  private static func variant(of form: TextAddress.Form, in copy: Copy) -> Int? {
    copy.variants.firstIndex { $0.selectors.suffix(form.selectors.count).elementsEqual(form.selectors) }
  }

  /// The address of a form.
  package func address(of form: TextAddress.Form, in project: Project) -> TextAddress {
    TextAddress(
      table: project.tables[table].name, module: project.tables[table].module, key: key, locale: home, form: form)
  }

  package func json(in project: Project) -> JSONValue {
    let set = project.tables[table]
    let path =
      (set.layers[home]?.last { $0.has(key) }?.table.file ?? set.anyEntry(key).flatMap { set.home(of: $0, in: home)?.file })
      .map { project.files[Int($0.index)].path }
    return .object([
      ("key", .string(key)), ("table", .string(set.name)), ("module", .string(set.module)),
      ("locale", .string(home.identifier)),
      ("file", path.map(JSONValue.string)), ("state", .string(state.rawValue)), ("comment", comment.map(JSONValue.string)),
      ("sameKey", namesakes(in: project)), ("forms", .array(forms.map { $0.json(namingVariable: hasVariables) })),
    ])
  }

  /// Whether forms have to say which variable they are of.
  private var hasVariables: Bool { Set(forms.map(\.form.substitution)).count > 1 }

  /// What other tables have for the same key in the locale: file and text.
  private func namesakes(in project: Project) -> JSONValue? {
    let found = project.tables.indices.lazy.filter { $0 != table }.compactMap { index -> JSONValue? in
      guard let entry = project.tables[index].entry(key, in: home), let text = entry.value.forms.first?.text else { return nil }
      return .array([.string(project.files[Int(entry.keyRange.file.index)].path), .string(text.text)])
    }
    return found.isEmpty ? nil : .array(Array(found.prefix(Self.mostNamesakes)))
  }

  private static let mostNamesakes = 5
}

extension TextView.Form {
  func json(namingVariable: Bool) -> JSONValue {
    .object([
      ("form", form.json), ("label", form.label(namingVariable: namingVariable).map(JSONValue.string)), ("text", .string(text)),
      ("source", .string(source)),
      ("isThere", .bool(isThere)), ("variant", variant.map(JSONValue.integer)),
      ("placeholders", .strings(FormatSpecifier.all(in: source).map(\.text).uniqued())),
    ])
  }
}

extension TextAddress.Form {
  /// The same form of another plural category.
  fileprivate func with(_ category: String) -> TextAddress.Form {
    TextAddress.Form(substitution: substitution, selectors: selectors.dropLast() + [.plural(category)])
  }

  /// What tells the form, in words; nil for a text that does not vary.
  ///
  /// - Parameter namingVariable: Whether there are other variables with the same forms.
  package func label(namingVariable: Bool = true) -> String? {
    let words = selectors.map { selector in
      switch selector {
      case .plural(let name), .device(let name), .width(let name): name
      }
    }
    let all = (namingVariable || words.isEmpty ? substitution.map { [$0] } ?? [] : []) + words
    return all.isEmpty ? nil : all.joined(separator: " · ")
  }

  package var json: JSONValue {
    let selectors = selectors.map { selector -> JSONValue in
      switch selector {
      case .plural(let name): .array([.string("plural"), .string(name)])
      case .device(let name): .array([.string("device"), .string(name)])
      case .width(let name): .array([.string("width"), .string(name)])
      }
    }
    return .object([("substitution", substitution.map(JSONValue.string)), ("selectors", .array(selectors))])
  }
}

extension PluralCategories {
  /// A language's categories in CLDR's order.
  static func ordered(in locale: LocaleTag) -> [String] {
    let own = of(locale).numbers
    return ["zero", "one", "two", "few", "many", "other"].filter { own[$0] != nil || $0 == "other" }
  }
}

extension String {
  /// Whether the text only says where a variable's forms stand: `%#@files@`.
  fileprivate var isOnlyVariable: Bool {
    utf8.starts(with: "%".utf8) && contains("#@") && FormatSpecifier.replacing(in: self, with: "").allSatisfy(\.isWhitespace)
  }
}
