/// What makes a finding the same one from run to run: its rule, and the string or file at fault.
///
/// Lines play no part, so a finding keeps its identity while text moves, in another file format, and in another checkout.
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
  /// The string's key; the surface's id for structure. Nil for a text without a key and for a finding about a file.
  public var key: String?
  /// The locale that shows it; nil for structure and files.
  public var locale: LocaleTag?
  /// The text as the device shows it; for a finding about a file, the characters that it points at.
  public var text: String?

  package init(rule: RuleID, holder: Holder, key: String? = nil, locale: LocaleTag? = nil, text: String? = nil) {
    self.rule = rule
    self.holder = holder
    self.key = key
    self.locale = locale
    self.text = text.flatMap { $0.isEmpty ? nil : $0 }
  }

  public static func < (left: FindingIdentity, right: FindingIdentity) -> Bool {
    left.order.lexicographicallyPrecedes(right.order)
  }

  /// By place first, so that what belongs together stands together in a file.
  private var order: [String] {
    [holder.path, key ?? "", locale?.identifier ?? "", rule.name, text ?? ""]
  }

  /// The identity that it would have if the table or file lay in another folder.
  var elsewhere: FindingIdentity {
    var copy = self
    copy.holder =
      switch holder {
      case .table(let path): .table(FilePath.name(path))
      case .file(let path): .file(FilePath.name(path))
      }
    return copy
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
      rule: occurrence.rule, surface: occurrence.surfaceID, key: occurrence.key, locale: occurrence.locale,
      text: occurrence.text, range: occurrence.range)
  }

  /// The finding's own identity.
  mutating func identity(of finding: Finding) -> FindingIdentity {
    identity(
      rule: finding.rule, surface: finding.surface, key: finding.key, locale: finding.locale, text: finding.text,
      range: finding.range)
  }

  /// One identity for each locale that shows the problem.
  mutating func identities(of finding: Finding) -> [FindingIdentity] {
    finding.places.map { place in
      identity(
        rule: finding.rule, surface: finding.surface, key: finding.key, locale: place.locale, text: place.text,
        range: place.range)
    }
  }

  private mutating func identity(
    rule: RuleID, surface: String?, key: String?, locale: LocaleTag?, text: String?, range: SourceRange
  ) -> FindingIdentity {
    let holders = holders(of: range.file)
    // Structure is the surface's own: several alerts may share a title. A text without a key speaks for itself: in code, the
    // surface's name counts the alerts before it.
    let name = locale == nil ? surface ?? key : key ?? (text == nil ? surface : nil)
    let shown = text ?? (surface == nil ? excerpt(range) : nil)
    let holder = surface == nil ? holders.file : holders.table ?? holders.file
    return FindingIdentity(rule: rule, holder: holder, key: name, locale: locale, text: shown)
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
    let own = Place(locale: locale, range: range, text: text, message: message)
    let seen = Set([locale] + related.map(\.locale))
    let others = locales.filter { !seen.contains($0) }
    return [own] + related + others.map { Place(locale: $0, range: range, text: text, message: message) }
  }
}
