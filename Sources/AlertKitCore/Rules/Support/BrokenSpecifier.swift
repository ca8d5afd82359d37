/// Placeholders that have lost a part, so that the device shows them as they stand: `$@`, `%1$l`, `％@`.
enum BrokenSpecifier {
  /// The first that stands in a text, as it is written there; nil where none does.
  static func first(in text: String) -> String? {
    guard mayStand.finds(in: text) else { return nil }
    // What stands for itself is taken out; the mark in its place is no letter, no digit and no sign of a placeholder.
    let unfilled = FormatSpecifier.replacing(in: text, with: "\u{FFFC}")
    let rest = unfilled.holdsBytes(of: "%%") ? unfilled.replacing("%%", with: "\u{FFFC}") : unfilled
    // Nearly every text has nothing left: the patterns, which are slow to make, are for the others.
    guard mayStand.finds(in: rest) else { return nil }
    if let broken = shortened(in: rest) ?? widened(in: rest) ?? parted(in: rest) { return broken }
    return FormatSpecifier.all(in: text).isEmpty ? nil : stray(in: rest)
  }

  private static let mayStand = ByteSearch(["%", "$@", "％", "﹪"])

  /// `%1$l` and `%l` without their letter, `$@` and `1$@` without their sign.
  private static func shortened(in text: String) -> String? {
    if let match = text.firstMatch(of: /%\d{1,2}\$[\-+#0']*[\d.]*[hlqLjtz]*/) { return String(match.0) }
    if let match = text.firstMatch(of: /(?:^|[^A-Za-zÀ-ɏ\d%$@])(\d?\$@)(?![A-Za-zÀ-ɏ\d])/) { return String(match.1) }
    return text.firstMatch(of: /(?:^|[^\d%\s]|[^\d]\s)(%ll?)(?![A-Za-zÀ-ɏ\d%])/).map { String($0.1) }
  }

  /// Signs as East Asian texts have them, in which the app puts no value.
  private static func widened(in text: String) -> String? {
    if let match = text.firstMatch(of: /(?:^|[^\d])([％﹪](?:\d[$＄])?(?:[@＠]|l{0,2}d))(?![A-Za-zÀ-ɏ])/) { return String(match.1) }
    return text.firstMatch(of: /%(?:\d[$＄])?＠|%\d＄@/).map { String($0.0) }
  }

  /// A blank behind the sign, which is read as a flag in some places only.
  private static func parted(in text: String) -> String? {
    text.firstMatch(of: /(?:^|[^\d\s]|[^\d]\s)(%[ \u00A0](?:\d\$)?@)(?![A-Za-zÀ-ɏ])/).map { String($0.1) }
  }

  /// A sign before a letter that is no conversion, in a text with others that are.
  private static func stray(in text: String) -> String? {
    guard !text.contains("://") else { return nil }
    return text.firstMatch(of: /(?:^|[^\d\s%]|[^\d]\s)(%[bkmnqrtvwyBHIJKLMNPQRTVWYZ])(?![A-Za-zÀ-ɏ\d%])/).map { String($0.1) }
  }
}
