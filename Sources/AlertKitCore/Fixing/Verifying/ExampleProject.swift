/// How an example's files are written. None of it may change what a rule finds in them.
package struct ExampleWriting: Sendable {
  /// The format of the tables.
  package enum Tables: Sendable {
    case strings
    case catalog
    /// XLIFF 1.2 and 2, a file a language.
    case xliff
    case xliff2
    /// `.strings` files as property lists, each text in a CDATA section.
    case sections
    /// `.stringsdict` files, each text put together from a format and a variable.
    case parts
  }

  /// Where a comment silences a rule.
  package enum Suppression: Sendable {
    /// In a comment of the spec, for the surface.
    case ofSurface(RuleID)
    /// In a comment of every entry.
    case ofEntries(RuleID)
  }

  package var tables = Tables.strings
  var isUTF16 = false
  var hasByteOrderMark = false
  var lineEnd = "\n"
  /// What every key starts with.
  package var keyPrefix = ""
  /// Whether letters with accents are written as letter and accent (NFD).
  var isDecomposed = false
  package var suppression: Suppression?
  /// Whether notifications are written as payloads, not in a spec.
  var usesPayloads = false

  /// `.strings` files in UTF-8 with texts as they are.
  package init() {}

  private init(
    tables: Tables = .strings, isUTF16: Bool = false, hasByteOrderMark: Bool = false, lineEnd: String = "\n",
    keyPrefix: String = "", isDecomposed: Bool = false, usesPayloads: Bool = false
  ) {
    (self.tables, self.isUTF16, self.hasByteOrderMark) = (tables, isUTF16, hasByteOrderMark)
    (self.lineEnd, self.keyPrefix, self.isDecomposed) = (lineEnd, keyPrefix, isDecomposed)
    self.usesPayloads = usesPayloads
  }

  /// Writings that must all give the same findings.
  package static let equivalent: [(name: String, writing: ExampleWriting)] = [
    ("strings", .init()),
    ("catalog", .init(tables: .catalog)),
    ("UTF-16", .init(isUTF16: true, hasByteOrderMark: true)),
    ("UTF-16 without a mark", .init(isUTF16: true)),
    ("byte order mark", .init(hasByteOrderMark: true)),
    ("CRLF", .init(lineEnd: "\r\n")),
    ("CRLF catalog", .init(tables: .catalog, lineEnd: "\r\n")),
    ("emoji in front", .init(keyPrefix: "🎈 ")),
    ("payload", .init(usesPayloads: true)),
    ("XLIFF", .init(tables: .xliff)),
    ("XLIFF 2", .init(tables: .xliff2)),
    ("CRLF XLIFF", .init(tables: .xliff, lineEnd: "\r\n")),
    ("emoji in front in XLIFF", .init(tables: .xliff, keyPrefix: "🎈 ")),
    ("CDATA", .init(tables: .sections)),
    ("CRLF CDATA", .init(tables: .sections, lineEnd: "\r\n")),
    ("parts", .init(tables: .parts)),
    ("decomposed", .init(isDecomposed: true)),
    ("decomposed in a catalog", .init(tables: .catalog, isDecomposed: true)),
    ("escaped keys", .init(keyPrefix: escapedPrefix)),
    ("escaped keys in a catalog", .init(tables: .catalog, keyPrefix: escapedPrefix)),
    ("escaped keys in XLIFF", .init(tables: .xliff, keyPrefix: escapedPrefix)),
    ("emoji in front in a catalog", .init(tables: .catalog, keyPrefix: "🎈 ")),
  ]
}

/// A prefix that no format writes as it stands.
private let escapedPrefix = "a \"b\" \\ <c> & "

/// The files of an app whose only surface is an example.
package struct ExampleProject {
  let surface: ExampleSurface
  let writing: ExampleWriting

  /// All files, by path.
  package static func files(for surface: ExampleSurface, as writing: ExampleWriting = .init()) -> [String: [UInt8]] {
    let project = ExampleProject(surface: surface, writing: writing)
    var texts = project.tables
    if writing.usesPayloads, let payload = project.payload {
      texts["example.apns"] = payload
    } else {
      texts["alerts.yaml"] = project.spec
    }
    texts[".alertcopy.yml"] = "source_locale: \(surface.sourceLocale)\n"
    return Dictionary(uniqueKeysWithValues: texts.map { ($0.key, project.encoded($0.value, path: $0.key)) })
  }

  /// Whether the tables can hold the example: a text in an XLIFF file stands beside its source.
  var isExpressible: Bool {
    // A summary format is judged by its variables, of which `parts` makes others.
    guard writing.tables != .parts || surface.summary == nil else { return false }
    return ![.xliff, .xliff2].contains(writing.tables)
      || entries.allSatisfy { $0.text.entry(in: surface.sourceLocale, source: surface.sourceLocale) != nil }
  }

  /// Each text with its key, in the order of the surface.
  var entries: [(key: String, text: ExampleSurface.Text)] {
    var all: [(key: String, text: ExampleSurface.Text)] = []
    func add(_ name: String, _ text: ExampleSurface.Text) { all.append((writing.keyPrefix + "example." + name, text)) }
    if let title = surface.title { add("title", title) }
    if let message = surface.message { add("message", message) }
    if let subtitle = surface.subtitle { add("subtitle", subtitle) }
    if let body = surface.body { add("body", body) }
    for (index, button) in surface.buttons.enumerated() {
      add("button.\(index + 1)", button.title)
      if let send = button.action?.input?.button { add("send.\(index + 1)", send) }
      if let hint = button.action?.input?.placeholder { add("hint.\(index + 1)", hint) }
    }
    if let placeholder = surface.placeholder { add("placeholder", placeholder) }
    if let summary = surface.summary { add("summary", summary) }
    for (index, field) in surface.textFields.enumerated() { add("field.\(index + 1)", field) }
    return all
  }

  private var spec: String {
    switch surface.kind {
    case .notification: notificationSpec
    case .notificationCategory: categorySpec
    default: alertSpec
    }
  }

  private var alertSpec: String {
    var keys = entries.map { "\"\(escaped($0.key))\"" }[...]
    var lines = ["table: Localizable", "alerts:"]
    if case .ofSurface(let rule) = writing.suppression { lines.append("  # alertcopy:disable \(rule)") }
    lines += ["  example:", "    kind: \(Self.name(of: surface.kind, among: SpecReader.kinds) ?? "alert")"]
    if surface.title != nil { lines.append("    title: \(keys.removeFirst())") }
    if surface.message != nil { lines.append("    message: \(keys.removeFirst())") }
    if let purpose = Self.name(of: surface.purpose, among: SpecReader.purposes) { lines.append("    purpose: \(purpose)") }
    lines.append(surface.buttons.isEmpty ? "    buttons: []" : "    buttons:")
    for button in surface.buttons {
      let preferred = button.isPreferred ? ", preferred: true" : ""
      lines.append("      - {title: \(keys.removeFirst()), role: \(button.role.rawValue)\(preferred)\(effect(of: button))}")
    }
    if !surface.textFields.isEmpty { lines.append("    text-fields:") }
    for _ in surface.textFields { lines.append("      - {placeholder: \(keys.removeFirst())}") }
    return lines.joined(separator: "\n") + "\n"
  }

  private func effect(of button: ExampleSurface.Button) -> String {
    Self.name(of: button.effect, among: SpecReader.effects).map { ", effect: \($0)" } ?? ""
  }

  /// What a spec calls a value.
  private static func name<Value: Equatable>(of value: Value?, among names: [(name: String, value: Value)]) -> String? {
    names.first { $0.value == value }?.name
  }

  private var tables: [String: String] {
    switch writing.tables {
    case .strings, .sections, .parts: break
    case .catalog: return ["Localizable.xcstrings": catalog]
    case .xliff, .xliff2: return xliffs
    }
    var files: [String: String] = [:]
    for locale in surface.locales {
      let own = entries.compactMap { key, text in
        text.entry(in: locale, source: surface.sourceLocale).map { (key: key, entry: $0) }
      }
      let plain = own.filter { $0.entry.forms.count == 1 }
      let isInParts = writing.tables == .parts
      files["\(locale).lproj/Localizable.strings"] =
        writing.tables == .sections ? sections(plain) : strings(isInParts ? [] : plain)
      let varied = own.filter { isInParts || $0.entry.forms.count > 1 }
      if !varied.isEmpty { files["\(locale).lproj/Localizable.stringsdict"] = stringsdict(varied) }
    }
    return files
  }

  private func encoded(_ text: String, path: String) -> [UInt8] {
    let text = writing.isDecomposed && path.contains("Localizable") ? ICU.decomposed(text) : text
    let written =
      writing.lineEnd == "\n"
      ? text
      : text.split(separator: "\n", omittingEmptySubsequences: false)
        .joined(separator: writing.lineEnd)
    guard path.hasSuffix(".strings") else { return Array(written.utf8) }
    let marked = (writing.hasByteOrderMark ? "\u{FEFF}" : "") + written
    return writing.isUTF16
      ? marked.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] } : Array(marked.utf8)
  }
}
