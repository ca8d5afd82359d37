/// What a developer's note says about the part of an alert that a text is: "Alert title for …", "Button to dismiss the alert".
enum CommentRole {
  /// The first part that a comment names; nil where it speaks of no alert or names none.
  static func part(_ comment: String?) -> KeyRole.Part? {
    guard let comment, !comment.isEmpty else { return nil }
    let words = comment.utf8.split(whereSeparator: { !isLetter($0) }).prefix(24)
      .map { String(decoding: $0, as: UTF8.self).lowercased() }
    guard words.indices.contains(where: { KeyWords.isMarker(words, at: $0) }) else { return nil }
    return words.lazy.compactMap { parts[$0] }.first
  }

  private static let parts: [String: KeyRole.Part] = [
    "title": .title, "message": .message, "body": .message, "button": .button,
  ]

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
}
