/// A rule's fix at its place in a file.
public struct Correction: Sendable, Hashable {
  /// What changes at the place.
  public enum Change: Sendable, Hashable {
    /// A text, as the device shows it before and after.
    case text(from: String, to: String)
    /// Roles of a spec's buttons, each by where the button is declared.
    case roles([SourceRange: ButtonRole])
    /// A button of a spec moves to stand before another.
    case move(SourceRange, before: SourceRange)
  }

  /// How sure it is.
  public let grade: Fix.Grade
  /// The locale of the text; nil where no text changes.
  public let locale: LocaleTag?
  /// The text that changes, or where the surface is declared.
  public let range: SourceRange
  /// What changes.
  public let change: Change
  /// Whether the file can be written: it was decoded without loss, and is no binary property list.
  public let isWritable: Bool

  package init(grade: Fix.Grade, locale: LocaleTag?, range: SourceRange, change: Change, isWritable: Bool = true) {
    self.grade = grade
    self.locale = locale
    self.range = range
    self.change = change
    self.isWritable = isWritable
  }

  /// The fix of a field at its place; nil where there is none to write to: a text that stands at its key, in a source file, or is
  /// put together from several.
  init?(_ fix: Fix, of field: Field, in localized: LocalizedSurface, files: [SourceFile]) {
    let surface = localized.surface
    switch fix.change {
    case .text(let text, let index):
      guard let variants = surface[field]?.variants, variants.indices.contains(index),
        let range = variants[index].range, !variants[index].standsAtKey
      else { return nil }
      let (file, old) = (files[Int(range.file.index)], variants[index].text)
      guard file.encoding == .binaryPropertyList || WrittenText(in: file, at: range)?.text == old else { return nil }
      self.init(
        grade: fix.grade, locale: localized.locale, range: range, change: .text(from: old, to: text),
        isWritable: file.isWritable)
    case .roles(let roles):
      let ranges = roles.keys.compactMap { surface.buttons[$0].range }
      guard ranges.count == roles.count, Set(ranges).count == roles.count else { return nil }
      let placed = Dictionary(uniqueKeysWithValues: roles.map { (surface.buttons[$0].range!, $1) })
      self.init(fix.grade, .roles(placed), at: surface.range, files: files)
    case .move(let index, let other):
      guard let range = surface.buttons[index].range, let before = surface.buttons[other].range else { return nil }
      self.init(fix.grade, .move(range, before: before), at: surface.range, files: files)
    }
  }

  private init(_ grade: Fix.Grade, _ change: Change, at range: SourceRange, files: [SourceFile]) {
    self.init(
      grade: grade, locale: nil, range: range, change: change, isWritable: files[Int(range.file.index)].isWritable)
  }
}
