/// Which text of an app's tables: the text of a key in one locale, or one of its plural or device forms.
///
/// It names what it means and holds no place, so that it stays the same while files change.
public struct TextAddress: Hashable, Sendable {
  /// The table's name, such as `Localizable`.
  public var table: String
  /// The folder that holds the table's localizations: ``TableSet/module``.
  public var module: String
  /// The key. It is its bytes.
  public var key: ExactString
  /// The locale whose table is meant; no other stands in for it.
  public var locale: LocaleTag
  /// Which of the key's forms; whole for a text that does not vary.
  public var form: Form

  /// One of the forms of a text.
  public struct Form: Hashable, Sendable {
    /// The variable that the form is one of, such as the `files` of `%#@files@`; nil for a form of the whole text.
    public var substitution: String?
    /// What selects the form; empty for a text that does not vary.
    public var selectors: [StringValue.Selector]

    /// A form; the whole text unless more is said.
    public init(substitution: String? = nil, selectors: [StringValue.Selector] = []) {
      self.substitution = substitution
      self.selectors = selectors
    }

    /// The text that does not vary.
    public static let whole = Form()
  }

  /// The address of a text.
  public init(table: String, module: String, key: String, locale: LocaleTag, form: Form = .whole) {
    (self.table, self.module, self.key, self.locale, self.form) = (table, module, ExactString(key), locale, form)
  }
}

/// A changed text: what one address is to hold.
public struct TextEdit: Hashable, Sendable {
  /// Which text changes.
  public var address: TextAddress
  /// What it is to be, without escapes.
  public var text: String

  /// A change of one text.
  public init(_ address: TextAddress, to text: String) {
    (self.address, self.text) = (address, text)
  }
}

extension StringValue {
  /// The text of a form; nil where the value has no such form.
  public func text(of form: TextAddress.Form) -> LocatedText? {
    switch self {
    case .plain(let text): form == .whole ? text : nil
    case .varied(let variants, let substitutions):
      if let name = form.substitution {
        substitutions.first { $0.name == name }?.forms.first { $0.selectors == form.selectors }?.text
      } else {
        variants.first { $0.selectors == form.selectors }?.text
      }
    }
  }

  /// All forms, each with its text, in order: those of the whole text, then those of its variables.
  public var forms: [(form: TextAddress.Form, text: LocatedText)] {
    switch self {
    case .plain(let text): [(.whole, text)]
    case .varied(let variants, let substitutions):
      variants.map { (TextAddress.Form(selectors: $0.selectors), $0.text) }
        + substitutions.flatMap { variable in
          variable.forms.map { (TextAddress.Form(substitution: variable.name, selectors: $0.selectors), $0.text) }
        }
    }
  }

  /// The value with another text in a form; a form that is not there is added.
  func setting(_ form: TextAddress.Form, to text: LocatedText) -> StringValue {
    guard case .varied(var variants, var substitutions) = self else {
      return form == .whole ? .plain(text) : .varied([Variant(selectors: form.selectors, text: text)], substitutions: [])
    }
    if let name = form.substitution {
      guard let index = substitutions.firstIndex(where: { $0.name == name }) else { return self }
      substitutions[index].forms.set(form.selectors, to: text)
    } else {
      variants.set(form.selectors, to: text)
    }
    return .varied(variants, substitutions: substitutions)
  }
}

extension [StringValue.Variant] {
  fileprivate mutating func set(_ selectors: [StringValue.Selector], to text: LocatedText) {
    if let index = firstIndex(where: { $0.selectors == selectors }) {
      self[index].text = text
    } else {
      append(StringValue.Variant(selectors: selectors, text: text))
    }
  }
}
