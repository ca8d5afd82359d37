import Testing

@testable import AlertKitCore

/// Widths read off pictures of UIKit's alerts and sheets, in points.
@Suite struct InkWidthTests {
  private static let regular13 = TextFont(size: 13, weight: .regular)
  private static let regular17 = TextFont(size: 17, weight: .regular)
  private static let regular20 = TextFont(size: 20, weight: .regular)
  private static let semibold17 = TextFont(size: 17, weight: .semibold)

  static let pictures: [(font: TextFont, text: String, ink: Double)] = [
    (semibold17, "A simple notice alert", 161.33), (semibold17, "A cancelable alert", 141),
    (semibold17, "Lots of options", 116.33),
    (semibold17, "Primary button", 117), (semibold17, "Leanplum-SDK_Example", 194), (regular17, "Normal button", 107.33),
    (regular17, "Scary button", 96), (regular17, "Cancel", 50.67),
    (regular13, "Title, message, okay button. You get", 219.33), (regular13, "the idea!", 51.33),
    (regular13, "An alert with a cancel button... not", 207), (regular13, "exactly rocket science.", 136.67),
    (regular13, "Try both buttons to see what they do.", 225), (regular13, "This is an alert with several buttons of", 228.67),
    (regular13, "different styles.", 92.67), (regular13, "Alert message goes here.", 153),
    (regular13, "Confirmation message goes here.", 202.5), (regular13, "This is an action sheet with several options.", 261.67),
    (regular13, "Each can launch a custom action!", 200.67),
    (TextFont(size: 13, weight: .semibold), "Action sheet deep dive", 143),
    (regular20, "Option 1", 69.33), (regular20, "Option 2", 73.67), (regular20, "Option 3", 74.33),
    (regular20, "Option 4", 74.67),
    (regular20, "Scary option", 108.33),
    (TextFont(size: 15, weight: .regular), "You have now received 1 notifications!", 257.8),
    (TextFont(size: 17, weight: .medium), "Cancel", 51.85),
  ]

  @Test(arguments: pictures)
  func agreesWithPictures(font: TextFont, text: String, ink: Double) throws {
    let measured = Paragraph(text, locale: LocaleTag("en")).measured(in: font)
    let error = try #require(measured.inkWidth) / ink - 1
    #expect(abs(error) < 0.011, "\(text): \(error)")
  }
}

extension MeasuredParagraph {
  /// The width of what is seen of a one-line text in points: without the blank before its first glyph and behind its last.
  ///
  /// Pictures show ink, not advances. Nil where the text begins or ends with a character that is not San Francisco's.
  fileprivate var inkWidth: Double? {
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
