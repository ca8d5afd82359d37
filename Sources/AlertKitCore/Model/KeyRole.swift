/// What a key's words say about the part of an alert that its text is.
struct KeyRole: Equatable {
  /// A part of an alert.
  enum Part: Equatable {
    case title
    case message
    /// A description, body, explanation or the like: an alert's message only where the key says that it is an alert's.
    case text
    case placeholder
    case button
  }

  let part: Part
  /// The key without the words that name the part: keys of one alert share it.
  let stem: String
  /// How many words of the key name the part.
  let length: Int
  /// Whether the part is named in the middle of the key and the stem goes on after it.
  let isInMiddle: Bool

  /// The part that a key names at its end, or else in its middle, as `dialog.title.delete` does.
  init?(of name: KeyName) {
    if let role = Self.atEnd(of: name) ?? Self.inMiddle(of: name) {
      self = role
    } else {
      return nil
    }
  }

  private init(part: Part, stem: String, length: Int, isInMiddle: Bool = false) {
    self.part = part
    self.stem = stem
    self.length = length
    self.isInMiddle = isInMiddle
  }

  private static func atEnd(of name: KeyName) -> KeyRole? {
    var last = name.words.count - 1
    if last > 0, KeyWords.isVersion(name.words[last].text) { last -= 1 }
    if last > 0, KeyWords.qualifiers.contains(name.words[last].text), KeyWords.parts[name.words[last - 1].text] != nil {
      last -= 1
    }
    guard last > 0, let part = KeyWords.parts[name.words[last].text], part != .button,
      !KeyWords.buttons.contains(name.words[last - 1].text)
    else { return nil }
    return KeyRole(part: part, stem: name.prefix(upTo: last), length: name.words.count - last)
  }

  /// `dialog.title.delete` and `alert_title_delete`: a word that names a part, a word for an alert before it, more after it.
  private static func inMiddle(of name: KeyName) -> KeyRole? {
    guard let marker = name.words.indices.first(where: { KeyWords.isMarker(name.words, at: $0) }) else { return nil }
    for index in name.words.indices.dropLast() where index > marker {
      guard let part = KeyWords.parts[name.words[index].text], part == .title || part == .message || part == .button,
        name.isWholeSegment(index) || index == marker + 1
      else { continue }
      return KeyRole(part: part, stem: name.prefix(upTo: index) + name.suffix(after: index), length: 1, isInMiddle: true)
    }
    return nil
  }

  /// The stems under which a key may be a button, the longest first: `photo.delete` for `photo.delete.cancel_label`.
  static func buttonStems(of name: KeyName) -> [String] {
    // Most keys have no word for a button where it would stand.
    guard name.words.suffix(2).contains(where: { KeyWords.isOfButton($0.text) }) else { return [] }
    let texts = name.words.map(\.text)
    // A call to action is as often a sentence as a button.
    guard texts.suffix(3) != ["call", "to", "action"] else { return [] }
    return (max(1, texts.count - 4)..<texts.count).reversed()
      .filter { isButton(texts[$0...]) }
      .map { name.prefix(upTo: $0) }
  }

  /// Whether what follows a stem names a button: `cancel`, `ok_label`, `button.open_settings`, `primary_button_title`.
  private static func isButton(_ words: ArraySlice<String>) -> Bool {
    if words.contains(where: KeyWords.buttons.contains) {
      let ends = [words.first!, words.last(where: { !KeyWords.labels.contains($0) }) ?? ""]
      return ends.contains(where: KeyWords.buttons.contains)
    }
    let said = words.filter { !KeyWords.labels.contains($0) }
    return said.count == 1 && KeyWords.answers.contains(said[0]) && words.first == said[0]
  }
}

/// Words that keys of alerts are made of.
enum KeyWords {
  static let parts: [String: KeyRole.Part] = [
    "title": .title, "message": .message, "msg": .message, "description": .text, "desc": .text, "body": .text, "text": .text,
    "subtitle": .text, "detail": .text, "details": .text, "explanation": .text, "content": .text,
    "placeholder": .placeholder, "button": .button, "btn": .button, "action": .button,
  ]

  /// Words that may follow the word for a part without changing it.
  static let qualifiers: Set<String> = ["format", "string", "text", "label", "key", "plural", "singular", "template"]

  /// Words for an alert.
  static let markers: Set<String> = [
    "alert", "alerts", "dialog", "dialogs", "dialogue", "confirm", "confirmation", "prompt", "actionsheet", "modal", "popup",
    "areyousure",
  ]

  /// Words for an alert that are as often the name of something else: a prompt for a password, or for a language model.
  static let weakMarkers: Set<String> = ["prompt", "modal"]

  /// Words that speak of an alert at the end of its name, and elsewhere of what is to be confirmed: `delete_confirm` and
  /// `confirm_password`.
  static let endMarkers: Set<String> = ["confirm", "confirmation"]

  /// Whether a word is one for an alert. Of sheets only an action sheet is.
  static func isMarker(_ words: [String], at index: Int) -> Bool {
    words[index] == "sheet" ? index > 0 && words[index - 1] == "action" : markers.contains(words[index])
  }

  /// The same of a key's words.
  static func isMarker(_ words: [KeyName.Word], at index: Int) -> Bool {
    words[index].text == "sheet" ? index > 0 && words[index - 1].text == "action" : markers.contains(words[index].text)
  }

  /// Whether a word names something that has a title and a message and is no alert.
  static func isOtherThing(_ words: [String], at index: Int) -> Bool {
    if words[index] == "over" { return index > 0 && words[index - 1] == "pop" }
    return otherThings.contains(words[index]) && !isMarker(words, at: index)
  }

  /// Words that, at the end of a stem, name a setting or a list rather than an alert.
  static let plurals: Set<String> = ["alerts", "dialogs"]

  /// Words before `confirmation` in a setting's key: whether to ask.
  static let settingVerbs: Set<String> = ["require", "requires", "show", "shows", "ask", "needs", "haptic"]

  private static let otherThings: Set<String> = [
    "empty", "results", "widget", "widgets", "tip", "tips", "banner", "toast", "tooltip", "snackbar", "tutorial", "header",
    "footer", "paywall", "onboarding", "walkthrough", "whats", "whatsnew", "upsell", "sheet", "picker", "survey", "promo",
    "popover", "callout",
  ]

  /// Words of the names of shortcuts' actions, whose titles and descriptions are no alert's.
  static let intents: Set<String> = ["intent", "intents"]

  static let buttons: Set<String> = ["button", "btn", "action", "cta"]
  static let labels: Set<String> = ["title", "label", "text"]

  /// Words that a button's key consists of.
  static let answers: Set<String> = [
    "cancel", "ok", "okay", "confirm", "delete", "remove", "yes", "no", "continue", "retry", "discard", "dismiss", "close",
    "done", "allow", "accept", "decline", "deny", "proceed", "save", "reset", "later", "open", "update", "abort", "clear",
    "leave", "stay", "disable", "enable", "logout", "replace", "skip", "stop",
  ]

  /// Whether a word tells a key's version: `Alert.Title.v115`.
  static func isVersion(_ word: String) -> Bool {
    word.utf8.first == UInt8(ascii: "v") && word.utf8.count > 1
      && word.utf8.dropFirst().allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  static func isOfButton(_ word: String) -> Bool {
    buttons.contains(word) || answers.contains(word)
  }
}
