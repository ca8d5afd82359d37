/// What the texts of a surface were at an earlier time, by the fields that they have now.
package struct EarlierWords: Sendable {
  /// In the locale.
  let own: [Field: Copy]
  /// In the source language.
  let source: [Field: Copy]

  /// Nil where the surface had none of its texts then.
  ///
  /// - Parameters:
  ///   - then: The surface as it was.
  ///   - now: The same surface as it is, which says which button is which.
  init(_ then: LocalizedSurface, of now: LocalizedSurface) {
    let fields = FieldMatch(from: then.source, to: now.source)
    own = fields.texts(of: then.surface)
    source = fields.texts(of: then.source)
  }
}

/// Which fields of a surface are those of an earlier state of it.
struct FieldMatch {
  let buttons: ButtonMatch
  private let now: [Field]

  /// - Parameters:
  ///   - then: The surface as it was, in the source language.
  ///   - now: As it is.
  init(from then: Surface<Copy>, to now: Surface<Copy>) {
    buttons = ButtonMatch(from: then.buttons, to: now.buttons)
    self.now = now.texts.map(\.field)
  }

  /// The field that a field was; nil for a button that has come since.
  func earlier(_ field: Field) -> Field? {
    switch field {
    case .button(let number): earlierButton(number).map(Field.button)
    case .sendButton(let number): earlierButton(number).map(Field.sendButton)
    default: field
    }
  }

  private func earlierButton(_ number: Int) -> Int? {
    buttons.earlier.indices.contains(number - 1) ? buttons.earlier[number - 1].map { $0 + 1 } : nil
  }

  /// An earlier state's texts by the fields that they have now.
  func texts(of then: Surface<Copy>) -> [Field: Copy] {
    Dictionary(
      now.compactMap { field in earlier(field).flatMap { then[$0] }.map { (field, $0) } },
      uniquingKeysWith: { first, _ in first })
  }
}
