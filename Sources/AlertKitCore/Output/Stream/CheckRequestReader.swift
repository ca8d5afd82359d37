/// Reads requests of `check --jsonl`, keeping the locales that it has seen.
struct CheckRequestReader {
  /// The source language of requests that name none.
  let sourceLocale: LocaleTag
  private var known: [String: LocaleTag] = [:]

  /// How many spellings of locales are kept.
  private static let mostLocales = 512
  static let members = [
    "id", "kind", "locale", "role", "text", "source", "title", "message", "subtitle", "body", "placeholder", "summary",
    "buttons",
    "textFields", "purpose", "comment", "arguments", "designs", "devices", "orientations", "textSizes", "rules", "layout",
    "picture",
  ]
  static let kinds: [(name: String, kind: SurfaceKind)] = [
    ("alert", .alert), ("action-sheet", .actionSheet), ("confirmation-dialog", .confirmationDialog),
    ("notification", .notification), ("actionSheet", .actionSheet), ("confirmationDialog", .confirmationDialog),
  ]

  init(sourceLocale: LocaleTag) {
    self.sourceLocale = sourceLocale
  }

  /// What a request says before it is known in which locale its plain texts are.
  private struct Draft {
    var texts = TextDrafts()
    var source: TextDrafts?
    var text: TextDraft?
    var listed: [String]?
  }

  /// Reads a line into a request, whose id is kept where the rest is no request.
  mutating func read(_ line: UnsafeBufferPointer<UInt8>, into request: inout CheckRequest) throws(LineFault) {
    var scanner = JSONScanner(line)
    var draft = Draft()
    try scanner.object { (name: String, scanner: inout JSONScanner) throws(LineFault) in
      try member(name, &scanner, &request, &draft)
    }
    guard scanner.isAtEnd else { throw LineFault("text after the object") }
    guard let locale = request.locale else { throw LineFault("locale is missing") }
    try finish(&request, draft, locale)
  }

  private mutating func member(
    _ name: String, _ scanner: inout JSONScanner, _ request: inout CheckRequest, _ draft: inout Draft
  ) throws(LineFault) {
    switch name {
    case "id": try scanner.identifier(into: &request.id)
    case "locale": request.locale = try locale(try scanner.string())
    case "kind": request.surface.kind = try kind(try scanner.string())
    case "role":
      let name = try scanner.string()
      guard let role = TextRole(rawValue: name) else {
        throw LineFault(NearestName.refusal(of: name, as: "role", among: TextRole.allCases.map(\.rawValue)))
      }
      request.role = role
    case "text": draft.text = try text(&scanner)
    case "source": draft.source = try source(&scanner, &request)
    case "comment": request.comment = try scanner.optionalString()
    case "purpose": request.surface.purpose = try purpose(try scanner.optionalString())
    case "arguments": try arguments(&scanner, &request, &draft)
    case "designs": request.scenes.designs = try scanner.strings()
    case "devices": request.scenes.devices = try scanner.strings()
    case "orientations": request.scenes.orientations = try scanner.strings()
    case "textSizes": request.scenes.textSizes = try scanner.strings()
    case "rules": request.rules = try scanner.takeNull() ? nil : try scanner.strings()
    case "layout": request.showsLayout = try scanner.bool()
    case "picture": request.showsPicture = try scanner.bool()
    default:
      let isText = try draft.texts.read(name, &scanner) { (scanner: inout JSONScanner) throws(LineFault) in try text(&scanner) }
      guard isText else { throw unknown(name, among: Self.members) }
    }
  }

  private func unknown(_ name: String, among known: [String]) -> LineFault {
    LineFault(NearestName.refusal(of: name, as: "member", among: known))
  }

  private func kind(_ name: String) throws(LineFault) -> SurfaceKind {
    guard let kind = Self.kinds.first(where: { $0.name == name })?.kind else {
      throw LineFault(NearestName.refusal(of: name, as: "kind", among: Self.kinds.map(\.name)))
    }
    return kind
  }

  private func purpose(_ name: String?) throws(LineFault) -> SurfacePurpose? {
    guard let name else { return nil }
    guard let purpose = SpecReader.purposes.first(where: { $0.name == name })?.value else {
      throw LineFault(NearestName.refusal(of: name, as: "purpose", among: SpecReader.purposes.map(\.name)))
    }
    return purpose
  }

  private mutating func locale(_ name: String) throws(LineFault) -> LocaleTag {
    if let tag = known[name] { return tag }
    guard let tag = LocaleTag(name) else { throw LineFault("“\(name)” is not a locale, such as ko or pt-BR") }
    if known.count == Self.mostLocales { known.removeAll() }
    known[name] = tag
    return tag
  }

  /// A text: a string, `null`, or a map from locales to strings.
  private mutating func text(_ scanner: inout JSONScanner) throws(LineFault) -> TextDraft? {
    _ = scanner.valueStart()
    guard scanner.peek == UInt8(ascii: "{") else { return try scanner.optionalString().map { .plain($0) } }
    var entries: [(locale: LocaleTag, text: String)] = []
    try scanner.object { (name: String, scanner: inout JSONScanner) throws(LineFault) in
      let locale = try locale(name)
      if let text = try scanner.optionalString() { entries.append((locale, text)) }
    }
    return .translated(entries)
  }

  /// The texts of the source language, or for one text that text, with or without its locale.
  private mutating func source(
    _ scanner: inout JSONScanner, _ request: inout CheckRequest
  ) throws(LineFault) -> TextDrafts? {
    _ = scanner.valueStart()
    if try scanner.takeNull() { return nil }
    var drafts = TextDrafts()
    request.sourceLocale = sourceLocale
    if scanner.peek == UInt8(ascii: "\"") {
      drafts.text = .plain(try scanner.string())
      return drafts
    }
    try scanner.object { (name: String, scanner: inout JSONScanner) throws(LineFault) in
      if name == "locale" {
        request.sourceLocale = try locale(try scanner.string())
      } else if name == "text" {
        drafts.text = try scanner.optionalString().map { .plain($0) }
      } else {
        let isText = try drafts.read(name, &scanner) { (scanner: inout JSONScanner) throws(LineFault) in try text(&scanner) }
        guard isText else { throw unknown(name, among: ["locale", "text"] + TextDrafts.members) }
      }
    }
    return drafts
  }

  /// Sample values: a list for one text, else lists by field.
  private mutating func arguments(
    _ scanner: inout JSONScanner, _ request: inout CheckRequest, _ draft: inout Draft
  ) throws(LineFault) {
    if try scanner.takeNull() { return }
    if scanner.peek == UInt8(ascii: "[") {
      draft.listed = try scanner.strings()
      return
    }
    try scanner.object { (name: String, scanner: inout JSONScanner) throws(LineFault) in
      request.arguments[name] = try scanner.strings()
    }
  }

  /// Puts the texts in their places now that all locales are known.
  private func finish(_ request: inout CheckRequest, _ draft: Draft, _ locale: LocaleTag) throws(LineFault) {
    if request.sourceLocale == locale { request.sourceLocale = nil }
    let source = request.sourceLocale.flatMap { tag in draft.source.map { ($0, tag) } }
    guard let role = request.role else {
      guard draft.text == nil, source?.0.text == nil else { throw LineFault("role is missing") }
      guard draft.listed == nil else { throw LineFault("arguments is a map from fields to lists") }
      guard !draft.texts.isEmpty || source?.0.isEmpty == false else { throw LineFault("there is no text") }
      try draft.texts.fill(&request.surface, locale: locale, source: source)
      return
    }
    guard draft.texts.isEmpty, source?.0.isEmpty ?? true else { throw LineFault("role goes with text alone") }
    guard let text = draft.text else { throw LineFault("text is missing") }
    var texts = text.entries(in: locale)
    if let source, let own = source.0.text { texts += own.entries(in: source.1) }
    if let listed = draft.listed { request.arguments[role.field.description] = listed }
    request.surface = role.surface(holding: PerLocale(entries: texts))
  }
}

extension TextRole {
  /// A surface of which nothing is known but one text.
  fileprivate func surface(holding text: PerLocale) -> Surface<PerLocale> {
    var content = SurfaceContent<PerLocale>(kind, buttonsAreComplete: false)
    switch content {
    case .alert(var alert):
      switch field {
      case .title: alert.title = text
      case .message: alert.message = text
      case .textField: alert.textFields = [text]
      default: alert.buttons = [button(titled: text)]
      }
      content = .alert(alert)
    case .notification(var notification):
      switch field {
      case .title: notification.title = text
      case .subtitle: notification.subtitle = text
      default: notification.body = text
      }
      content = .notification(notification)
    case .category(var category):
      category.actions = [button(titled: text)]
      content = .category(category)
    }
    return Surface(id: "", origin: .keyNames, range: SourceRange(file: FileID(0), start: 0, end: 0), content: content)
  }

  private func button(titled title: PerLocale) -> SurfaceButton<PerLocale> {
    SurfaceButton(title: title, role: buttonRole ?? .unknown, range: RequestedSurface.place(ofButton: 0, behind: 0))
  }
}
