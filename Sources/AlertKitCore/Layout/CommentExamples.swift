/// What a translator's comment says of a text's placeholders: an example, or that one stands for the app's name.
struct CommentExamples {
  private let examples: [Int: String]
  private let appName: String?
  private let nameArgument: Int?

  init(_ comment: String?, appName: String?) {
    self.appName = appName
    guard let comment, !comment.isEmpty else {
      (examples, nameArgument) = ([:], nil)
      return
    }
    let places = FormatSpecifier.all(in: comment)
    func argument(before offset: Int) -> Int { places.last { $0.range.lowerBound < offset }?.argument ?? 1 }
    var examples: [Int: String] = [:]
    for (offset, example) in Self.examples(in: comment) where examples[argument(before: offset)] == nil {
      examples[argument(before: offset)] = example
    }
    self.examples = examples
    let text = comment.lowercased()
    let named = Self.nameWords.lazy.compactMap { text.firstRange(of: $0) }.first
    nameArgument = named.map { range in
      let offset = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
      return argument(before: offset)
    }
  }

  /// What fills the place of an argument; nil where the comment does not say.
  func value(of argument: Int, kind: FormatSpecifier.Kind) -> String? {
    if let example = examples[argument], kind == .object || Self.isNumber(example) == kind.isNumeric { return example }
    return kind == .object && argument == nameArgument ? appName : nil
  }

  private static let leads = ["for example", "for instance", "e.g.", "eg.", "e.g", "such as", "example:"]
  private static let nameWords = [
    "app name", "app's name", "app’s name", "name of the app", "application name", "name of the application", "app is named",
    "product name", "name of this app",
  ]
  private static let quotes: [Character: Character] = ["“": "”", "\"": "\"", "'": "'", "‘": "’", "«": "»", "„": "“", "`": "`"]

  /// What stands behind each lead, with the lead's offset.
  private static func examples(in comment: String) -> [(offset: Int, text: String)] {
    var found: [(offset: Int, text: String)] = []
    var rest = comment[...]
    while let lead = leads.compactMap({ lead in rest.firstRangeFolded(of: lead) }).min(by: { $0.lowerBound < $1.lowerBound }) {
      let offset = comment.utf8.distance(from: comment.startIndex, to: lead.lowerBound)
      let tail = rest[lead.upperBound...].drop { ",: ".contains($0) }
      if let text = example(atStartOf: tail) { found.append((offset, text)) }
      rest = rest[lead.upperBound...]
    }
    return found
  }

  /// A quoted text; or the words up to a mark, where they begin with a capital or a digit.
  private static func example(atStartOf text: Substring) -> String? {
    guard let first = text.first else { return nil }
    if let close = quotes[first] {
      let inside = text.dropFirst().prefix { $0 != close }
      return inside.isEmpty || inside.endIndex == text.endIndex || inside.count > 60 ? nil : String(inside)
    }
    guard first.isUppercase || first.isNumber else { return nil }
    let words = text.prefix { !",;()\n".contains($0) }.prefix(40)
    let bare = words.split(separator: " ").prefix { $0.first.map { $0.isUppercase || $0.isNumber } ?? false }.joined(
      separator: " ")
    let example = bare.hasSuffix(".") ? String(bare.dropLast()) : bare
    return example.isEmpty ? nil : example
  }

  private static func isNumber(_ text: String) -> Bool { !text.isEmpty && text.allSatisfy { $0.isNumber || ".,".contains($0) } }
}

extension Substring {
  /// Where a text in lower case first stands, whatever this one's case.
  fileprivate func firstRangeFolded(of wanted: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if let end = index(start, offsetBy: wanted.count, limitedBy: endIndex), self[start..<end].lowercased() == wanted {
        return start..<end
      }
      start = index(after: start)
    }
    return nil
  }
}
