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

  /// A fix of a field at its place, one for each text of a file that it changes; empty where it cannot be made: in a text that
  /// stands at its key or in a source file, or is written in a way that the fix cannot be.
  static func corrections(
    of fix: Fix, of field: Field, in localized: LocalizedSurface, files: [SourceFile]
  ) -> [Correction] {
    let surface = localized.surface
    switch fix.change {
    case .text(let text, let index):
      guard let variants = surface[field]?.variants, variants.indices.contains(index), !variants[index].standsAtKey,
        let rewritings = variants[index].rewritings(to: text)
      else { return [] }
      let all = rewritings.compactMap { Correction($0, grade: fix.grade, locale: localized.locale, files: files) }
      return all.count == rewritings.count ? all : []
    case .roles(let roles):
      let ranges = roles.keys.compactMap { surface.buttons[$0].range }
      guard ranges.count == roles.count, Set(ranges).count == roles.count else { return [] }
      let placed = Dictionary(uniqueKeysWithValues: roles.map { (surface.buttons[$0].range!, $1) })
      return [Correction(fix.grade, .roles(placed), at: surface.range, files: files)]
    case .move(let index, let other):
      guard let range = surface.buttons[index].range, let before = surface.buttons[other].range else { return [] }
      return [Correction(fix.grade, .move(range, before: before), at: surface.range, files: files)]
    }
  }

  /// Another text in a file; nil where it cannot be written there.
  private init?(_ rewriting: Copy.Variant.Rewriting, grade: Fix.Grade, locale: LocaleTag, files: [SourceFile]) {
    let (old, new) = (rewriting.source.text, rewriting.text)
    let range = rewriting.source.range
    let file = files[Int(range.file.index)]
    let written = WrittenText(in: file, at: range)
    guard file.encoding == .binaryPropertyList || (written?.text == old && written?.edits(to: new).isEmpty == false) else {
      return nil
    }
    self.init(
      grade: grade, locale: locale, range: range, change: .text(from: old, to: new), isWritable: file.isWritable)
  }

  private init(_ grade: Fix.Grade, _ change: Change, at range: SourceRange, files: [SourceFile]) {
    self.init(
      grade: grade, locale: nil, range: range, change: change, isWritable: files[Int(range.file.index)].isWritable)
  }
}

/// How corrections are written in their files. Each spec is read once.
struct CorrectionWriter {
  private let files: [SourceFile]
  private var specs: [FileID: SpecEdits] = [:]

  init(_ files: [SourceFile]) {
    self.files = files
  }

  /// The edits of the file that make the correction; empty where it cannot be made.
  mutating func edits(for correction: Correction) -> [SourceEdit] {
    let file = files[Int(correction.range.file.index)]
    switch correction.change {
    case .text(let old, let new):
      let written = WrittenText(in: file, at: correction.range)
      return written?.text == old ? written?.edits(to: new) ?? [] : []
    case .roles(let roles):
      let spec = spec(in: file)
      let edits = roles.map { spec.setting($0.value, ofButtonAt: $0.key) }
      return edits.contains { $0 == nil } ? [] : edits.compactMap(\.self)
    case .move(let button, let other): return spec(in: file).moving(button, before: other) ?? []
    }
  }

  private mutating func spec(in file: SourceFile) -> SpecEdits {
    let spec = specs[file.id] ?? SpecEdits(file)
    specs[file.id] = spec
    return spec
  }

  /// A finding without the corrections of roles and order that cannot be made; those of texts are told when they are found.
  mutating func possible(in finding: Finding) -> Finding {
    var finding = finding
    finding.corrections.removeAll { correction in
      if case .text = correction.change { false } else { edits(for: correction).isEmpty }
    }
    return finding
  }
}
