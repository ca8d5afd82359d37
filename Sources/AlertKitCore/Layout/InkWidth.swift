extension MeasuredParagraph {
  /// The width of what is seen of a one-line text in points: without the blank before its first glyph and behind its last.
  ///
  /// Pictures show ink, not advances. Nil where the text begins or ends with a character that is not San Francisco's.
  public var inkWidth: Double? {
    let inter = MetricsScript.inter.metrics(language: paragraph.locale.language)
    let scalars = Array(ICU.composed(paragraph.text).unicodeScalars)
    guard let first = scalars.first, let last = scalars.last,
      let left = inter.bearings(of: inter.symbol(first.value)), let right = inter.bearings(of: inter.symbol(last.value))
    else { return nil }
    let unit = font.size * font.widthOverInter / inter.unitsPerEm
    let blank: Double
    switch font.weight {
    case .regular: blank = Double(left.regular.left + right.regular.right)
    case .semibold, .heavy: blank = Double(left.semibold.left + right.semibold.right)
    case .medium:
      blank = Double(left.regular.left + right.regular.right + left.semibold.left + right.semibold.right) / 2
    }
    return natural - blank * unit - font.tracking
  }
}
