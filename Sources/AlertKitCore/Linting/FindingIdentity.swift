/// What makes a finding the same one from run to run: its rule, and the string, alert or file at fault.
///
/// Lines play no part, so a finding keeps its identity while text moves, in another file format, and in another checkout. It is
/// about one place: where two places have it, it is there twice.
public struct FindingIdentity: Hashable, Sendable, Comparable {
  /// What holds what is at fault.
  public enum Holder: Hashable, Sendable {
    /// A string table in all its locales and formats, by its folder and its name: `App/Localizable`.
    case table(String)
    /// A file by its path.
    case file(String)

    /// The path.
    public var path: String {
      switch self {
      case .table(let path), .file(let path): path
      }
    }
  }

  /// The rule that found it.
  public var rule: RuleID
  /// The table or file, its path relative to a folder that whoever compares identities has chosen.
  public var holder: Holder
  /// The string's key. Nil for a text without a key, and where the fault is not a string's.
  public var key: ExactString?
  /// The alert whose structure is at fault; nil where a text or a file is.
  public var alert: AlertIdentity?
  /// The locale that shows it; nil for structure and files.
  public var locale: LocaleTag?
  /// The text as the device shows it, composed; for a finding about a file, the characters that it points at. Nil where the locale
  /// shows the source language's text: which one that is plays no part.
  public var text: String?

  package init(
    rule: RuleID, holder: Holder, key: ExactString? = nil, alert: AlertIdentity? = nil, locale: LocaleTag? = nil,
    text: String? = nil
  ) {
    self.rule = rule
    self.holder = holder
    self.key = key
    self.alert = alert
    self.locale = locale
    self.text = text.flatMap { $0.isEmpty ? nil : ICU.composed($0) }
  }

  public static func < (left: FindingIdentity, right: FindingIdentity) -> Bool {
    left.order.lexicographicallyPrecedes(right.order)
  }

  /// By place first, so that what belongs together stands together in a file.
  private var order: [ExactString] {
    let alert = (alert?.parts ?? []).joined(separator: "\n")
    return [holder.path, key?.text ?? "", alert, locale?.identifier ?? "", rule.name, text ?? ""].map { ExactString($0) }
  }

  /// Sixteen hexadecimal digits, the same on every machine.
  var fingerprint: String {
    var hash = StableHash()
    let parts = [rule.name, holder.path, key?.text ?? "", locale?.identifier ?? "", text ?? ""] + (alert?.parts ?? [])
    for part in parts { hash.combine(part) }
    return hash.hexadecimal
  }

  /// The identity that it would have if the table, file or alert stood elsewhere.
  var elsewhere: FindingIdentity {
    var copy = self
    switch holder {
    case .table(let path): copy.holder = .table(FilePath.name(path))
    case .file(let path) where alert == nil && locale == nil: copy.holder = .file(FilePath.name(path))
    case .file: copy.holder = .file("")
    }
    if case .keys = alert?.basis { copy.holder = .file("") }
    return copy
  }

  /// The identity of the same fault of a translation whose key, which is the source text, was changed; nil for what is not about
  /// such a text.
  var rekeyed: FindingIdentity? {
    guard let key, alert == nil, locale != nil, text != nil, KeyName.looksLikeText(key.text) else { return nil }
    var copy = self
    copy.key = nil
    return copy
  }

  /// The identity of the fault, whichever rule of those that may find it has spoken; nil where no other may.
  var sharedFault: FindingIdentity? {
    guard let first = SharedRemedies.firstRule(beside: rule) else { return nil }
    var copy = self
    copy.rule = first
    return copy
  }

  /// The identity of the same fault of an alert whose other words may be others; nil for what is not about an alert's structure.
  var reworded: FindingIdentity? {
    guard let other = alert?.withoutWords else { return nil }
    var copy = self
    copy.alert = other
    return copy
  }
}

extension AlertIdentity {
  /// The identity as texts.
  fileprivate var parts: [String] {
    let kind = isNotification ? "notification" : "alert"
    switch basis {
    case .keys(let keys): return [kind, "keys"] + keys.map(\.text)
    case .words(let words): return [kind, member ?? ""] + words
    case .order(let number): return [kind, member ?? "", "\(number)"]
    }
  }
}

/// Makes identities of what points into files, with paths relative to a folder.
struct FindingIdentities {
  private let files: [SourceFile]
  private let workingDirectory: String
  private let folder: String
  private var holders: [FileID: (table: FindingIdentity.Holder?, file: FindingIdentity.Holder)] = [:]

  /// Characters of a file that an identity holds at most.
  private static let longestExcerpt = 200

  /// - Parameters:
  ///   - workingDirectory: The absolute path that relative paths of `files` are taken from.
  ///   - folder: The absolute path that the identities' paths are relative to.
  init(_ files: [SourceFile], workingDirectory: String, relativeTo folder: String) {
    self.files = files
    self.workingDirectory = workingDirectory
    self.folder = folder
  }

  mutating func identity(of occurrence: Occurrence) -> FindingIdentity {
    identity(
      rule: occurrence.rule, surface: occurrence.surfaceID, alert: occurrence.alert, key: occurrence.key,
      locale: occurrence.locale, text: occurrence.isBorrowed ? nil : occurrence.text, range: occurrence.range)
  }

  /// The finding's own identity.
  mutating func identity(of finding: Finding) -> FindingIdentity {
    identity(of: finding, in: finding.alerts.first, at: finding.places[0])
  }

  /// The identity of a finding in one of its surfaces, at one of its places.
  mutating func identity(of finding: Finding, in alert: Finding.Alert?, at place: Finding.Place) -> FindingIdentity {
    identity(
      rule: finding.rule, surface: finding.surface, alert: alert?.identity, key: finding.key, locale: place.locale,
      text: place.isBorrowed ? nil : place.text, range: place.range)
  }

  /// The path of a file's table, or else of the file, relative to the folder.
  mutating func path(of file: FileID) -> String {
    let holders = holders(of: file)
    return (holders.table ?? holders.file).path
  }

  private mutating func identity(
    rule: RuleID, surface: String?, alert: AlertIdentity?, key: String?, locale: LocaleTag?, text: String?, range: SourceRange
  ) -> FindingIdentity {
    let holders = holders(of: range.file)
    guard let surface else {
      return FindingIdentity(
        rule: rule, holder: holders.file, key: key.map { ExactString($0) }, locale: locale, text: text ?? excerpt(range))
    }
    let holder = holders.table ?? holders.file
    // Structure is the alert's own: several may share a title.
    guard locale != nil else {
      let alert = alert ?? AlertIdentity(.order(1), member: surface)
      return FindingIdentity(rule: rule, holder: holder, alert: alert, text: text)
    }
    return FindingIdentity(rule: rule, holder: holder, key: key.map { ExactString($0) }, locale: locale, text: text)
  }

  private func excerpt(_ range: SourceRange) -> String {
    String(files[Int(range.file.index)].string(in: range).prefix(Self.longestExcerpt))
  }

  private mutating func holders(of file: FileID) -> (table: FindingIdentity.Holder?, file: FindingIdentity.Holder) {
    if let known = holders[file] { return known }
    let absolute = FilePath.join(workingDirectory, files[Int(file.index)].path)
    let path = ReportPath(absolute, folder: folder).relative
    var table: FindingIdentity.Holder?
    if FileKind(name: FilePath.name(path))?.isTable == true {
      let place = TablePlace(path: path)
      table = .table(FilePath.join(place.module, place.name))
    }
    holders[file] = (table, .file(path))
    return (table, .file(path))
  }
}

extension Finding {
  /// Every place of the problem, one a locale: the finding's own first. Locales that share a range are told apart.
  var places: [Place] {
    let own = Place(locale: locale, range: range, text: text, message: message, isBorrowed: isBorrowed)
    let seen = Set([locale] + related.map(\.locale))
    let others = locales.filter { !seen.contains($0) }
    // Of locales that show one entry's text, it is the own text of one at most.
    return [own] + related
      + others.map { Place(locale: $0, range: range, text: text, message: message, isBorrowed: isBorrowed || key != nil) }
  }
}
