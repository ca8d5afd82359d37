/// What a developer's note tells of a text: "Title of the alert shown when …", "Button in the dialog that …", "Label of a toggle".
struct CommentClues {
  /// What the text is shown in.
  enum Thing {
    case alert
    /// A screen, a row, a banner: anything that is no alert.
    case other
  }

  /// Nil where the note names neither.
  let thing: Thing?
  /// The first part of an alert that the note names.
  let part: KeyRole.Part?
  /// What is left of the note without these words: notes on the texts of one alert often share it.
  let subject: [String]

  /// The clues of a note; nil for one without words.
  init?(_ comment: String?) {
    guard let comment, !comment.isEmpty else { return nil }
    let words = comment.utf8.split(whereSeparator: { !$0.isLetter && $0 < 0x80 }).prefix(40)
      .map { String(decoding: $0, as: UTF8.self).lowercased() }
    guard !words.isEmpty else { return nil }
    // What follows says when or why it is shown, and names other things.
    let head = Array(words.prefix { !Self.clauses.contains($0) })
    thing = Self.thing(in: head)
    part = head.lazy.compactMap { Self.parts[$0] }.first
    subject = words.filter { Self.parts[$0] == nil && !Self.fillers.contains($0) && !Self.isAlert([$0], at: 0) }
  }

  /// Whether a note may tell an alert, by its bytes; most notes do not.
  static func mayTellAlert(_ comment: String?) -> Bool {
    guard var comment else { return false }
    return comment.withUTF8 { bytes in
      bytes.indices.contains { index in
        switch bytes[index] | 0x20 {
        case UInt8(ascii: "a"), UInt8(ascii: "c"), UInt8(ascii: "d"), UInt8(ascii: "p"):
          beginnings.contains { beginning in
            beginning.utf8CodeUnitCount <= bytes.count - index
              && (0..<beginning.utf8CodeUnitCount).allSatisfy { bytes[index + $0] | 0x20 == beginning.utf8Start[$0] }
          }
        default: false
        }
      }
    }
  }

  /// What is in each word for an alert, or begins those that are two words.
  private static let beginnings: [StaticString] = ["alert", "dialog", "pop", "action", "confirmation"]

  private static func thing(in words: [String]) -> Thing? {
    for index in words.indices {
      if isAlert(words, at: index) { return opens(words, before: index) ? .other : .alert }
      if others.contains(words[index]) { return .other }
    }
    return nil
  }

  private static func isAlert(_ words: [String], at index: Int) -> Bool {
    if alerts.contains(words[index]) { return true }
    let (word, next) = (words[index], words.indices.contains(index + 1) ? words[index + 1] : "")
    return word == "action" && next == "sheet" || word == "pop" && next == "up"
      || word == "confirmation" && parts[next] != nil
  }

  /// Whether the words before an alert's say that something opens it: "Button that shows the alert".
  private static func opens(_ words: [String], before index: Int) -> Bool {
    words[..<index].suffix(3).contains { openers.contains($0) }
  }

  private static let alerts: Set<String> = [
    "alert", "alerts", "dialog", "dialogs", "dialogue", "popup", "actionsheet", "uialertcontroller",
  ]
  private static let others: Set<String> = [
    "accessibility", "badge", "banner", "cell", "checkbox", "footer", "header", "hint", "list", "menu", "navigation",
    "navbar", "notification", "onboarding", "page", "picker", "placeholder", "popover", "row", "screen", "section", "setting",
    "settings", "shortcut", "siri", "snackbar", "switch", "tab", "toast", "toggle", "tooltip", "voiceover", "widget",
  ]
  private static let openers: Set<String> = [
    "shows", "opens", "presents", "displays", "triggers", "brings", "show", "open", "present", "display", "trigger",
  ]
  private static let clauses: Set<String> = [
    "when", "whenever", "if", "that", "which", "after", "because", "while", "asking", "telling", "informing", "where", "before",
    "once", "until", "explaining", "confirming", "warning", "e",
  ]
  private static let parts: [String: KeyRole.Part] = [
    "title": .title, "heading": .title, "message": .message, "body": .message, "description": .message, "text": .message,
    "button": .button, "action": .button,
  ]
  private static let fillers: Set<String> = [
    "a", "an", "the", "of", "for", "in", "on", "to", "is", "as", "and", "shown", "displayed", "used", "cancel", "ok", "confirm",
    "default", "s",
  ]
}
