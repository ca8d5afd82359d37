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
  /// Several texts one after the other, in order; what only the running app knows is a ``dynamic(_:)`` among them.
  case joined([StringReference])
  /// One of several, chosen at run time.
  case alternatives([StringReference])
  /// A look-up and what code shows where its table lacks the key, in order: the first that a table has, else the first; where the last is
  /// ``dynamic(_:)``, that is shown where no table has any.
  case fallback([StringReference])
  /// A text that code shows in other letters than it stands in.
  case recased(StringReference, Recasing)

  /// Where the reference stands, where that is known.
  public var range: SourceRange? {
    switch self {
    case .key(_, _, _, let range), .symbol(_, _, _, let range), .literal(_, let range): range
    case .system, .dynamic: nil
    case .joined(let references), .alternatives(let references), .fallback(let references):
      // Not lazily: that asks the first one twice, at each level.
      references.reduce(nil) { $0 ?? $1.range }
    case .recased(let reference, _): reference.range
    }
  }

  /// The reference with each text that is no joining and no choice replaced.
  package func mapParts(_ transform: (StringReference) -> StringReference) -> StringReference {
    switch self {
    case .joined(let references): .joined(references.map { $0.mapParts(transform) })
    case .alternatives(let references): .alternatives(references.map { $0.mapParts(transform) })
    case .fallback(let references): .fallback(references.map { $0.mapParts(transform) })
    case .recased(let reference, let letters): .recased(reference.mapParts(transform), letters)
    case .key, .symbol, .literal, .system, .dynamic: transform(self)
    }
  }

  /// Whether the system supplies the text.
  var isSystem: Bool { if case .system = self { true } else { false } }

  /// Every text that is no joining and no choice, in order.
  package var parts: [StringReference] {
    switch self {
    case .joined(let references), .alternatives(let references), .fallback(let references): references.flatMap(\.parts)
    case .recased(let reference, _): reference.parts
    case .key, .symbol, .literal, .system, .dynamic: [self]
    }
  }

  /// Whether all of it is known without running the app.
  package var isStatic: Bool {
    parts.allSatisfy { if case .dynamic = $0 { false } else { true } }
  }
}

extension StringReference {
  /// The same text with each place replaced.
  func placed(at place: (SourceRange) -> SourceRange) -> StringReference {
    mapParts { part in
      switch part {
      case .key(let key, let table, let value, let range): .key(key, table: table, defaultValue: value, range: place(range))
      case .symbol(let name, let table, let expression, let range):
        .symbol(name, table: table, expression: expression, range: place(range))
      case .literal(let text, let range): .literal(text, range: place(range))
      case .system, .dynamic, .joined, .alternatives, .fallback, .recased: part
      }
    }
  }

  /// The same text wherever it stands.
  var withoutPlace: StringReference {
    let nowhere = SourceRange(file: FileID(0), start: 0, end: 0)
    return placed { _ in nowhere }
  }
}
