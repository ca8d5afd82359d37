/// A text as a spec or a source file names it.
public indirect enum StringReference: Hashable, Sendable {
  /// A key. `table` is nil for the default table, `defaultValue` is the text written beside the key in code.
  case key(String, table: String?, defaultValue: String?, range: SourceRange)
  /// A symbol that Xcode makes of a catalog's key, such as `deletePhotoTitle` of `delete_photo.title`; the source expression is
  /// what it is named by. Only the app's catalogs tell the key, and whether it is a symbol of theirs at all.
  case symbol(String, table: String?, expression: String, range: SourceRange)
  /// A text written in place of a key.
  case literal(String, range: SourceRange)
  /// A title that the system supplies and translates, by its English name.
  case system(String)
  /// Known only at run time; the source expression.
  case dynamic(String)
  /// One of several, chosen at run time.
  case alternatives([StringReference])

  /// Where the reference stands, where that is known.
  public var range: SourceRange? {
    switch self {
    case .key(_, _, _, let range), .symbol(_, _, _, let range), .literal(_, let range): range
    case .system, .dynamic: nil
    case .alternatives(let references): references.lazy.compactMap(\.range).first
    }
  }
}
