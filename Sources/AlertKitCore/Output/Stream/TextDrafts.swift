/// A text of a request before it is known in which locale plain texts are.
enum TextDraft {
  case plain(String)
  case translated([(locale: LocaleTag, text: String)])

  /// - Parameter locale: That of a plain text.
  func entries(in locale: LocaleTag) -> [(locale: LocaleTag, text: String)] {
    switch self {
    case .plain(let text): [(locale, text)]
    case .translated(let entries): entries
    }
  }
}

/// The texts of a surface as a request gives them.
struct TextDrafts {
  /// A button as a request gives it: a title, or a map.
  struct Button {
    /// Nil where the locale lacks it.
    var title: TextDraft?
    var role: ButtonRole?
    var isPreferred = false
    var effect: ButtonEffect?
  }

  /// The text of a source that is one text.
  var text: TextDraft?
  private var title: TextDraft?
  private var message: TextDraft?
  private var subtitle: TextDraft?
  private var body: TextDraft?
  private var placeholder: TextDraft?
  private var summary: TextDraft?
  private var buttons: [Button] = []
  private var textFields: [TextDraft?] = []
  private var hasAny = false

  static let members = ["title", "message", "subtitle", "body", "placeholder", "summary", "buttons", "textFields"]

  /// Whether there are no texts but ``text``.
  var isEmpty: Bool { !hasAny }

  typealias TextReader = (inout JSONScanner) throws(LineFault) -> TextDraft?

  /// Reads the value of a member; false, with nothing read, for one that is no text's.
  mutating func read(_ name: String, _ scanner: inout JSONScanner, _ text: TextReader) throws(LineFault) -> Bool {
    switch name {
    case "title": title = try text(&scanner)
    case "message": message = try text(&scanner)
    case "subtitle": subtitle = try text(&scanner)
    case "body": body = try text(&scanner)
    case "placeholder": placeholder = try text(&scanner)
    case "summary": summary = try text(&scanner)
    case "buttons":
      if try scanner.takeNull() { return true }
      try scanner.array { (scanner: inout JSONScanner) throws(LineFault) in buttons.append(try button(&scanner, text)) }
    case "textFields":
      if try scanner.takeNull() { return true }
      try scanner.array { (scanner: inout JSONScanner) throws(LineFault) in textFields.append(try text(&scanner)) }
    default: return false
    }
    hasAny = true
    return true
  }

  private func button(_ scanner: inout JSONScanner, _ text: TextReader) throws(LineFault) -> Button {
    _ = scanner.valueStart()
    var button = Button()
    guard scanner.peek == UInt8(ascii: "{") else {
      button.title = try text(&scanner)
      return button
    }
    var hasTitle = false
    try scanner.object { (name: String, scanner: inout JSONScanner) throws(LineFault) in
      switch name {
      case "title": (button.title, hasTitle) = (try text(&scanner), true)
      case "role": button.role = try Self.choice(try scanner.optionalString(), "role", among: SpecReader.roles)
      case "preferred": button.isPreferred = try scanner.bool()
      case "effect": button.effect = try Self.choice(try scanner.optionalString(), "effect", among: SpecReader.effects)
      default:
        let known = ["title", "role", "preferred", "effect"]
        throw LineFault(NearestName.refusal(of: name, as: "member of a button", among: known))
      }
    }
    guard hasTitle else { throw LineFault("a button needs a title") }
    return button
  }

  private static func choice<Value>(
    _ name: String?, _ what: String, among all: [(name: String, value: Value)]
  ) throws(LineFault) -> Value? {
    guard let name else { return nil }
    guard let found = all.first(where: { $0.name == name }) else {
      throw LineFault(NearestName.refusal(of: name, as: what, among: all.map(\.name)))
    }
    return found.value
  }

  /// The buttons with those of the source language.
  ///
  /// - Parameter before: How many texts stand before them.
  private func joined(
    with source: [Button], behind before: Int, _ texts: (TextDraft?, TextDraft?) -> PerLocale?
  ) throws(LineFault) -> [SurfaceButton<PerLocale>] {
    guard buttons.isEmpty || source.isEmpty || buttons.count == source.count else {
      throw LineFault("there are \(buttons.count) buttons, and \(source.count) in the source")
    }
    var all: [SurfaceButton<PerLocale>] = []
    all.reserveCapacity(max(buttons.count, source.count))
    for index in 0..<max(buttons.count, source.count) {
      let own = buttons.indices.contains(index) ? buttons[index] : nil
      let origin = source.indices.contains(index) ? source[index] : nil
      guard let title = texts(own?.title, origin?.title) else { throw LineFault("a button needs a title") }
      all.append(
        SurfaceButton(
          title: title, role: own?.role ?? origin?.role ?? .default,
          isPreferred: own?.isPreferred ?? false || origin?.isPreferred ?? false,
          range: RequestedSurface.place(ofButton: index, behind: before), effect: own?.effect ?? origin?.effect))
    }
    return all
  }

  /// Gives a surface its texts.
  ///
  /// - Parameters:
  ///   - locale: That of plain texts.
  ///   - source: The texts of the source language and that language; nil where the texts are the source.
  func fill(
    _ surface: inout Surface<PerLocale>, locale: LocaleTag, source: (drafts: TextDrafts, locale: LocaleTag)?
  ) throws(LineFault) {
    func texts(_ own: TextDraft?, _ other: TextDraft?) -> PerLocale? {
      guard let other, let source else { return (own ?? other).map { PerLocale(entries: $0.entries(in: locale)) } }
      return PerLocale(entries: (own?.entries(in: locale) ?? []) + other.entries(in: source.locale))
    }
    let other = source?.drafts
    let isSheetOrAlert = surface.kind.isAlertOrSheet
    let ofAlert = texts(message, other?.message)
    let ofNotification = (
      subtitle: texts(subtitle, other?.subtitle), body: texts(body, other?.body),
      placeholder: texts(placeholder, other?.placeholder), summary: texts(summary, other?.summary)
    )
    guard isSheetOrAlert || (buttons.isEmpty && textFields.isEmpty && message == nil) else {
      throw LineFault("a notification has title, subtitle, body, placeholder and summary")
    }
    guard !isSheetOrAlert || (subtitle ?? body ?? placeholder ?? summary) == nil else {
      throw LineFault("an alert has title, message, buttons and textFields")
    }
    let ofTitle = texts(title, other?.title)
    let allButtons = try joined(
      with: other?.buttons ?? [], behind: (ofTitle == nil ? 0 : 1) + (ofAlert == nil ? 0 : 1), texts)
    let sourceFields = other?.textFields ?? []
    let fields = (0..<max(textFields.count, sourceFields.count)).map { index in
      let own = textFields.indices.contains(index) ? textFields[index] : nil
      let origin = sourceFields.indices.contains(index) ? sourceFields[index] : nil
      return texts(own, origin) ?? PerLocale()
    }
    switch surface.content {
    case .alert(var alert):
      (alert.title, alert.message, alert.buttons, alert.textFields) = (ofTitle, ofAlert, allButtons, fields)
      if alert.style == .confirmationDialog, !allButtons.contains(where: { $0.role == .cancel }) {
        alert.implicitButtons = ["Cancel"]
      }
      surface.content = .alert(alert)
    case .notification(var notification):
      notification.title = ofTitle
      (notification.subtitle, notification.body) = (ofNotification.subtitle, ofNotification.body)
      (notification.placeholder, notification.summary) = (ofNotification.placeholder, ofNotification.summary)
      notification.details = NotificationContent()
      surface.content = .notification(notification)
    case .category: break
    }
  }
}
