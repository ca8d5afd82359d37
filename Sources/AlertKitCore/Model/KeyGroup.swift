/// Keys that share a stem, by the part of an alert that each names. Numbers are indices of entries.
struct KeyGroup {
  let stem: String
  /// How the stem says that the keys are an alert's; nil where it does not.
  let marker: Marker?
  var title: Int?
  var message: Int?
  /// A description or the like, whose key is no alert's by itself.
  private var text: Int?
  var buttons: [Int] = []
  var placeholders: [Int] = []
  private let words: [String]
  private let name: KeyName
  private let isInMiddle: Bool
  private var lengths: [Int: Int] = [:]

  /// How surely a word of the stem means an alert.
  enum Marker {
    case strong
    /// Only with two texts beside it, or one that asks something.
    case weak
  }

  init(_ role: KeyRole) {
    self.init(stem: role.stem, isInMiddle: role.isInMiddle)
  }

  /// A group without keys.
  init(stem: String, isInMiddle: Bool = false) {
    self.stem = stem
    self.isInMiddle = isInMiddle
    name = KeyName(stem: stem)
    words = name.words.map(\.text)
    marker = Self.marker(in: words)
  }

  /// Whether a stem surely names an alert as a whole: it says of what, and ends with a word for one.
  static func isNamedAfterAlert(_ stem: String) -> Bool {
    let group = KeyGroup(stem: stem)
    guard group.words.count > 1, let last = group.words.last, group.marker == .strong else { return false }
    let saysOfWhat = group.words.indices.contains { !KeyWords.isMarker(group.words, at: $0) }
    return saysOfWhat && KeyWords.isMarker(group.words, at: group.words.count - 1) && !KeyWords.endMarkers.contains(last)
      && !group.words.contains(where: KeyWords.intents.contains)
  }

  private static func marker(in words: [String]) -> Marker? {
    let markers = words.indices.filter { index in
      guard KeyWords.isMarker(words, at: index) else { return false }
      let isPlural = index == words.count - 1 && KeyWords.plurals.contains(words[index])
      return !isPlural && (index == 0 || !KeyWords.settingVerbs.contains(words[index - 1]))
    }
    guard !markers.isEmpty else { return nil }
    let isStrong = markers.contains { index in
      !KeyWords.weakMarkers.contains(words[index])
        && (index == words.count - 1 || !KeyWords.endMarkers.contains(words[index]))
    }
    return isStrong ? .strong : .weak
  }

  /// Where the group starts in its table.
  var first: Int { indices.min() ?? .max }

  /// The keys that are texts of the alert.
  var indices: [Int] { [title, message].compactMap(\.self) + buttons + placeholders }

  /// Whether no text is known yet but for buttons.
  var isEmpty: Bool { title == nil && message == nil }

  /// The stem of the row that opens the alert, where the stem's last word only says that it is an alert.
  var rowStem: String? {
    guard !isInMiddle, let last = words.last, KeyWords.markers.contains(last) else { return nil }
    return name.prefix(upTo: words.count - 1)
  }

  /// Adds a key, unless one that names the part in fewer words is there.
  mutating func add(_ index: Int, _ role: KeyRole) {
    lengths[index] = role.length
    func better(than other: Int?) -> Bool { other.map { lengths[$0]! > role.length } ?? true }
    switch role.part {
    case .title: if better(than: title) { title = index }
    case .message: if better(than: message) { message = index }
    case .text: if better(than: text) { text = index }
    case .placeholder, .button: break
    }
  }

  /// Whether the keys are an alert's.
  func isAlert(in entries: [StringEntry]) -> Bool {
    guard let last = words.last, !words.contains(where: KeyWords.intents.contains) else { return false }
    guard !namesOtherThing else { return false }
    let things = things(in: entries)
    guard things.isEmpty || things.contains(.alert) else { return false }
    switch (title, message, things.isEmpty ? marker : .strong) {
    case (nil, nil, _): return false
    case (.some(let title), .some(let message), nil):
      return ![title, message].contains { Self.startsSmall(entries[$0].value) }
    case (.some, .some, _): return true
    case (.some(let title), nil, .strong):
      let isButtons = !isInMiddle && KeyWords.isOfButton(last) && !KeyWords.markers.contains(last)
      return text != nil || !isButtons && Self.readsAlone(entries[title].value)
    case (nil, .some, .strong): return true
    case (.some(let title), nil, .weak): return text != nil || Self.asks(entries[title].value)
    case (nil, .some(let message), .weak): return Self.asks(entries[message].value)
    case (_, _, nil): return false
    }
  }

  /// What the notes on the title and the message say that the texts are shown in.
  private func things(in entries: [StringEntry]) -> [CommentClues.Thing] {
    [title, message].compactMap { index in index.flatMap { CommentClues(entries[$0].comment)?.thing } }
  }

  /// How sure it is that the keys are an alert's: their names or notes say so, or else a question and buttons do.
  private func confidence(in entries: [StringEntry]) -> SurfaceConfidence {
    if things(in: entries).contains(.alert) { return .high }
    if marker == .strong, !isEmpty || buttons.count > 1 { return .high }
    let asks = [title, message].contains { index in index.map { Self.asks(entries[$0].value) } ?? false }
    return !isEmpty && (asks || !buttons.isEmpty) ? .high : .low
  }

  /// Whether the stem names a thing that is no alert: at its end, or anywhere where no word says that it is one. A word for an
  /// alert at the stem's start or end is about all of it.
  private var namesOtherThing: Bool {
    let last = words.count - 1
    let isAlertAsWhole =
      KeyWords.isMarker(words, at: last) || KeyWords.isMarker(words, at: 0) && !KeyWords.endMarkers.contains(words[0])
    return words.indices.contains { index in
      KeyWords.isOtherThing(words, at: index) && (marker != .strong || index == last) && !isAlertAsWhole
    }
  }

  /// Whether a text by itself is a question.
  static func asks(_ value: StringValue) -> Bool {
    guard !startsSmall(value) else { return false }
    return FormatExpansion.variants(of: value).first?.text.contains { "?？؟".contains($0) } ?? false
  }

  /// Whether a text starts with a small letter that no name such as iPhone does: it goes on what another text began.
  static func startsSmall(_ value: StringValue) -> Bool {
    let first = FormatExpansion.variants(of: value).first?.text.unicodeScalars.prefix(2).map(\.properties)
    guard let first, first.count == 2 else { return false }
    return first[0].isLowercase && !first[1].isUppercase
  }

  /// Whether a text can be an alert's only one: not a single word, nor a piece that a sentence is made of.
  private static func readsAlone(_ value: StringValue) -> Bool {
    let text = FormatExpansion.variants(of: value).first?.text ?? ""
    guard let first = text.unicodeScalars.first else { return false }
    guard first.isASCII, first.properties.isAlphabetic else { return true }
    return !first.properties.isLowercase && text.contains(" ")
  }

  /// The alert that the keys name.
  func surface(entries: [StringEntry], table: String) -> Surface<StringReference> {
    func reference(_ index: Int) -> StringReference {
      .key(entries[index].key, table: table, defaultValue: nil, range: entries[index].keyRange)
    }
    var (title, message) = (title, message ?? (marker == nil ? nil : text))
    if let only = title, message == nil, let clues = CommentClues(entries[only].comment), clues.thing == .alert,
      clues.part == .message
    {
      (title, message) = (nil, only)
    }
    var surface = Surface(
      id: stem, kind: kind, origin: .keyNames, range: entries[title ?? message ?? first].keyRange,
      title: title.map(reference), message: message.map(reference),
      buttons: buttons.map {
        SurfaceButton(title: reference($0), role: .unknown, range: entries[$0].keyRange)
      },
      textFields: placeholders.map(reference), buttonsAreComplete: false)
    surface.confidence = confidence(in: entries)
    return surface
  }

  private var kind: SurfaceKind {
    let isSheet = words.indices.contains { words[$0].hasSuffix("sheet") && KeyWords.isMarker(words, at: $0) }
    if isSheet { return .actionSheet }
    let isDialog = zip(words, words.dropFirst()).contains { $0 == "confirmation" && $1 == "dialog" }
    return isDialog ? .confirmationDialog : .alert
  }
}
