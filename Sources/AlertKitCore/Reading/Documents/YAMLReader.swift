internal import Yams

/// Reads YAML with positions by way of Yams. A text that breaks YAML's grammar gives one fault and no nodes.
///
/// Aliases are hidden from Yams and resolved here, so that neither their expansion nor their nesting is without bound.
package enum YAMLReader {
  /// The document that a file holds; a null where the file is empty, ``Document/Kind/invalid``
  /// where it is broken.
  package static func read(_ file: SourceFile) -> ReadResult<Document> {
    func document(_ kind: Document.Kind) -> Document {
      Document(file: file.id, bytes: file.text, entries: [Document.Entry(kind, 0, 0, at: 0)])
    }
    if let fault = YAMLGuard.refusal(of: file) { return ReadResult(document(.invalid), faults: [fault]) }
    let text = String(decoding: file.text, as: UTF8.self)
    let stars = YAMLStars(text)
    let positions = YAMLPositions(file.text)
    do {
      let parser = try Parser(yaml: stars.hidden(in: text), resolver: .basic, encoding: .utf8)
      guard let root = try parser.singleRoot() else { return ReadResult(document(.null)) }
      // Nodes hold their anchors weakly; the parser owns them.
      return withExtendedLifetime(parser) {
        var builder = YAMLDocumentBuilder(file, positions: positions, stars: stars)
        return builder.document(of: root)
      }
    } catch let error as YamlError {
      return ReadResult(document(.invalid), faults: [fault(for: error, in: file, positions, stars)])
    } catch {
      let start = SourceRange(file: file.id, start: 0, end: 0)
      return ReadResult(document(.invalid), faults: [Fault(.syntax, "not valid YAML", at: start)])
    }
  }

  private static func fault(
    for error: YamlError, in file: SourceFile, _ positions: YAMLPositions, _ stars: YAMLStars
  ) -> Fault {
    func make(_ message: String, at mark: Mark?) -> Fault {
      let start = mark.map { positions.offset(line: $0.line, column: $0.column) } ?? 0
      return Fault(.syntax, message, at: SourceRange(file: file.id, start: start, end: start))
    }
    switch error {
    case .scanner(let context, let problem, let mark, _), .parser(let context, let problem, let mark, _),
      .composer(let context, let problem, let mark, _):
      let message = "not valid YAML: \(problem)" + (context.map { " \($0.text)" } ?? "")
      // What was never closed is found where it was opened, not at the end of the file.
      let isAtEnd = file.text[positions.offset(line: mark.line, column: mark.column)...].allSatisfy { $0 <= 0x20 }
      return make(message, at: isAtEnd ? context?.mark ?? mark : mark)
    case .duplicatedKeysInMapping(let duplicates, let context):
      let name = stars.restored(in: duplicates.first ?? "")
      let first = positions.offset(line: context.mark.line, column: context.mark.column)
      let second = positions.repetition(ofKeyAt: first, named: name, in: file.text)
      let line = file.position(at: first).line
      // A key that is a list or a mapping has no name.
      let quote = ["\"", "'"].contains(file.text.dropFirst(second).first.map { Unicode.Scalar($0) }) ? 1 : 0
      let end = second + quote + name.utf8.count
      guard end <= file.text.count, file.text[second + quote..<end].elementsEqual(name.utf8) else {
        return Fault(.syntax, "a key stands here twice", at: SourceRange(file: file.id, start: first, end: first))
      }
      let range = SourceRange(file: file.id, start: second, end: min(end + quote, file.text.count))
      return Fault(.syntax, "the key \"\(name)\" stands on line \(line) already", at: range)
    case .reader(let problem, _, _, _): return make("not valid YAML: \(problem)", at: nil)
    default: return make("not valid YAML", at: nil)
    }
  }
}

/// Puts another character in the place of each `*`, which turns aliases into plain scalars, and puts it back.
struct YAMLStars {
  private let substitute: Unicode.Scalar
  private let hasStars: Bool

  init(_ text: String) {
    hasStars = text.utf8.contains(UInt8(ascii: "*"))
    let used = hasStars ? Set(text.unicodeScalars.lazy.filter { $0.properties.generalCategory == .privateUse }) : []
    substitute = (0xE000...0xF8FF).lazy.compactMap(Unicode.Scalar.init).first { !used.contains($0) } ?? "\u{E000}"
  }

  func hidden(in text: String) -> String {
    hasStars ? swap("*", for: substitute, in: text) : text
  }

  func restored(in text: String) -> String {
    hasStars ? swap(substitute, for: "*", in: text) : text
  }

  private func swap(_ old: Unicode.Scalar, for new: Unicode.Scalar, in text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { scalars.append(scalar == old ? new : scalar) }
    return String(scalars)
  }
}
