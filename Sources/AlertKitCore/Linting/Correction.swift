/// A rule's fix at its place in a file.
public struct Correction: Sendable, Hashable, Codable {
  /// What changes at the place.
  public enum Change: Sendable, Hashable, Codable {
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
  /// What to change in the file, as it writes texts; none where it cannot be written.
  package fileprivate(set) var edits: [SourceEdit]

  package init(
    grade: Fix.Grade, locale: LocaleTag?, range: SourceRange, change: Change, isWritable: Bool = true, edits: [SourceEdit] = []
  ) {
    self.grade = grade
    self.locale = locale
    self.range = range
    self.change = change
    self.isWritable = isWritable
    self.edits = edits
  }

  /// A fix of a field at its place, one for each text of a file that it changes; empty where it cannot be made: in a text that
  /// stands at its key or in a source file, or is written in a way that the fix cannot be.
  static func corrections(
    of fix: Fix, of field: Field, in localized: LocalizedSurface, files: [SourceFile], edited: Set<SourceRange> = []
  ) -> [Correction] {
    let surface = localized.surface
    switch fix.change {
    case .text(let text, let index):
      guard let variants = surface[field]?.variants, variants.indices.contains(index), !variants[index].standsAtKey,
        let rewritings = variants[index].rewritings(to: text)
      else { return [] }
      let all = rewritings.compactMap { rewriting -> Correction? in
        guard edited.contains(rewriting.source.range) else {
          return Correction(rewriting, grade: fix.grade, locale: localized.locale, files: files)
        }
        // The file does not have the text yet, so that there is nothing to change in it.
        return Correction(
          grade: fix.grade, locale: localized.locale, range: rewriting.source.range,
          change: .text(from: rewriting.source.text, to: rewriting.text), isWritable: false)
      }
      return all.count == rewritings.count ? all : []
    case .roles(let roles):
      guard roles.keys.allSatisfy(surface.buttons.indices.contains) else { return [] }
      let ranges = roles.keys.compactMap { surface.buttons[$0].range }
      guard ranges.count == roles.count, Set(ranges).count == roles.count else { return [] }
      let placed = Dictionary(uniqueKeysWithValues: roles.map { (surface.buttons[$0].range!, $1) })
      return [Correction(fix.grade, .roles(placed), at: surface.range, files: files)]
    case .move(let index, let other):
      guard surface.buttons.indices.contains(index), surface.buttons.indices.contains(other),
        let range = surface.buttons[index].range, let before = surface.buttons[other].range
      else { return [] }
      return [Correction(fix.grade, .move(range, before: before), at: surface.range, files: files)]
    }
  }

  /// Another text in a file; nil where it cannot be written there.
  private init?(_ rewriting: Copy.Variant.Rewriting, grade: Fix.Grade, locale: LocaleTag, files: [SourceFile]) {
    let (old, new) = (rewriting.source.text, rewriting.text)
    let range = rewriting.source.range
    let file = files[Int(range.file.index)]
    let written = WrittenText(in: file, at: range)
    let edits = written?.text == old ? written?.edits(to: new) ?? [] : []
    guard file.encoding == .binaryPropertyList || !edits.isEmpty else { return nil }
    self.init(
      grade: grade, locale: locale, range: range, change: .text(from: old, to: new), isWritable: file.isWritable, edits: edits)
  }

  private init(_ grade: Fix.Grade, _ change: Change, at range: SourceRange, files: [SourceFile]) {
    self.init(
      grade: grade, locale: nil, range: range, change: change, isWritable: files[Int(range.file.index)].isWritable)
  }
}

/// Works out how corrections of roles and order are written in their specs. Each spec is read once.
struct SpecCorrections {
  private let files: [SourceFile]
  private var specs: [FileID: SpecEdits] = [:]

  init(_ files: [SourceFile]) {
    self.files = files
  }

  /// A finding whose corrections all have their edits, without those that cannot be made.
  mutating func resolved(_ finding: Finding) -> Finding {
    guard !finding.corrections.isEmpty else { return finding }
    var finding = finding
    finding.corrections = finding.corrections.compactMap { correction in
      if case .text = correction.change { return correction }
      var own = correction
      own.edits = edits(for: correction)
      return own.edits.isEmpty ? nil : own
    }
    return finding
  }

  private mutating func edits(for correction: Correction) -> [SourceEdit] {
    let spec = spec(in: files[Int(correction.range.file.index)])
    switch correction.change {
    case .text: return correction.edits
    case .roles(let roles):
      let edits = roles.map { spec.setting($0.value, ofButtonAt: $0.key) }
      return edits.contains { $0 == nil } ? [] : edits.compactMap(\.self).sorted { $0.range < $1.range }
    case .move(let button, let other): return (spec.moving(button, before: other) ?? []).sorted { $0.range < $1.range }
    }
  }

  private mutating func spec(in file: SourceFile) -> SpecEdits {
    let spec = specs[file.id] ?? SpecEdits(file)
    specs[file.id] = spec
    return spec
  }
}
