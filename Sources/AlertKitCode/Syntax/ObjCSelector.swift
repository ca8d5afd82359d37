/// An Objective-C selector, and how Swift may spell it.
///
/// `showAlertWithTitle:message:` is `showAlert(title:message:)` or `showAlert(withTitle:message:)`; which of them, only the declarations' types
/// and attributes tell.
package struct ObjCSelector: Sendable, Hashable {
  /// A name as Swift writes it: `showAlert(title:message:)`.
  package struct Name: Sendable, Hashable {
    /// `showAlert`; `init` for an initializer.
    package let base: String
    /// One for each argument; nil for none.
    package let labels: [String?]

    package init(_ base: String, _ labels: [String?]) {
      self.base = base
      self.labels = labels
    }
  }

  /// The selector's parts without their colons.
  package let pieces: [String]
  /// How many arguments it takes.
  package let arity: Int

  package init(_ selector: String) {
    let parts = selector.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    arity = parts.count - 1
    pieces = arity == 0 ? parts : Array(parts.dropLast())
  }

  /// - Parameter arity: How many arguments it takes: 0, or as many as there are pieces.
  package init(pieces: [String], arity: Int) {
    self.pieces = pieces
    self.arity = arity
  }

  /// The one name that stands for all of them: split at the last preposition, without a `with`.
  package var name: Name {
    guard let first = pieces.first, arity > 0 else {
      return Name(Self.isInitializer(pieces.first ?? "") ? "init" : pieces.first ?? "", [])
    }
    let rest = self.rest
    if Self.isInitializer(first) {
      return Name("init", [Self.label(String(first.dropFirst(4)), keepingWith: false)] + rest)
    }
    guard let cut = Self.cuts(first).last else { return Name(first, [nil] + rest) }
    return Name(String(first[..<cut]), [Self.label(String(first[cut...]), keepingWith: false)] + rest)
  }

  /// All names that Swift may have for it, the likeliest first.
  package var names: [Name] {
    guard let first = pieces.first, arity > 0 else { return [name] }
    var names = [name]
    let rest = self.rest
    let isInitializer = Self.isInitializer(first)
    let cuts = isInitializer ? [first.index(first.startIndex, offsetBy: 4)] : Self.cuts(first).reversed()
    for cut in cuts {
      let base = isInitializer ? "init" : String(first[..<cut])
      let argument = String(first[cut...])
      names.append(Name(base, [Self.label(argument, keepingWith: false)] + rest))
      names.append(Name(base, [Self.label(argument, keepingWith: true)] + rest))
      if let word = Self.words(argument).first { names.append(Name(base, [Self.lowerFirst(String(argument[word]))] + rest)) }
    }
    names.append(Name(first, [nil] + rest))
    // `presentError:` may be `present(_:)`, as its argument's type is called so.
    if cuts.isEmpty, let last = Self.words(first).last, last.lowerBound > first.startIndex {
      names.append(Name(String(first[..<last.lowerBound]), [nil] + rest))
    }
    var seen: Set<Name> = []
    return names.filter { seen.insert($0).inserted }
  }

  /// What a factory of a type is as an initializer: `actionWithTitle:style:handler:` of `UIAlertAction`; nil where the selector does not begin
  /// with the last words of the type's name.
  package func initializer(of type: String) -> Name? {
    guard let first = pieces.first, arity > 0, let cut = Self.cuts(first).last else { return nil }
    let words = Self.words(type).map { type[$0.lowerBound...] }
    guard words.contains(where: { Self.lowerFirst(String($0)) == first[..<cut] }) else { return nil }
    return Name("init", [Self.label(String(first[cut...]), keepingWith: false)] + rest)
  }

  /// Whether two labels stand for one piece of a selector: `title` and `withTitle` do.
  package static func areSame(_ one: String?, _ other: String?) -> Bool {
    if one == other { return true }
    guard let one, let other else { return false }
    func isLonger(_ long: String, _ short: String) -> Bool {
      long.utf8.count == short.utf8.count + 4 && long.hasPrefix("with") && lowerFirst(String(long.dropFirst(4))) == short
    }
    /// The name of the argument's type is left out behind a preposition: `forController` is `for`.
    func isPreposition(_ short: String, of long: String) -> Bool {
      guard long.utf8.count > short.utf8.count, long.hasPrefix(short), let word = words(long).first else { return false }
      return long[word].utf8.count == short.utf8.count
        && prepositions.contains(short.prefix(1).uppercased() + short.dropFirst())
    }
    /// The last word is left out where it names the argument's type: `tapBlock` is `tap`.
    func isBlock(_ short: String, of long: String) -> Bool {
      long.utf8.count == short.utf8.count + 5 && long.hasSuffix("Block") && long.hasPrefix(short)
    }
    return isLonger(one, other) || isLonger(other, one) || isPreposition(one, of: other) || isPreposition(other, of: one)
      || isBlock(one, of: other) || isBlock(other, of: one)
  }

  private var rest: [String?] { pieces.dropFirst().prefix(max(arity - 1, 0)).map { $0.isEmpty ? nil : $0 } }

  private static let prepositions: Set<String> = [
    "Above", "After", "Along", "Alongside", "As", "At", "Before", "Below", "By", "Following", "For", "From", "Given", "In",
    "Including", "Inside", "Into", "Matching", "Of", "On", "Passing", "Preceding", "Since", "To", "Until", "Using", "Via",
    "When",
    "With", "Within",
  ]

  /// Where a piece can be cut: before each preposition that is not its first word.
  private static func cuts(_ piece: String) -> [String.Index] {
    words(piece).dropFirst().filter { prepositions.contains(String(piece[$0])) }.map(\.lowerBound)
  }

  private static func isInitializer(_ piece: String) -> Bool {
    guard piece.hasPrefix("init") else { return false }
    return piece.utf8.dropFirst(4).first.map { !isLower($0) } ?? true
  }

  /// An argument's label out of what follows the base name: `WithTitle` is `title`, `ForKey` is `forKey`, nothing is nil.
  private static func label(_ part: String, keepingWith: Bool) -> String? {
    guard !part.isEmpty else { return nil }
    let isWith =
      part.hasPrefix("With") && part.utf8.count > 4 && !isLower(part.utf8[part.utf8.index(part.startIndex, offsetBy: 4)])
    return lowerFirst(isWith && !keepingWith ? String(part.dropFirst(4)) : part)
  }

  /// The words of a name in which each begins with a capital: `URL`, `With`, `String`.
  package static func words(_ name: String) -> [Range<String.Index>] {
    let bytes = name.utf8
    var words: [Range<String.Index>] = []
    var start = bytes.startIndex
    var index = start
    while index < bytes.endIndex {
      let next = bytes.index(after: index)
      if index > start, isUpper(bytes[index]) {
        let follows = next < bytes.endIndex && isLower(bytes[next])
        if follows || !isUpper(bytes[bytes.index(before: index)]) {
          words.append(start..<index)
          start = index
        }
      }
      index = next
    }
    if start < bytes.endIndex { words.append(start..<bytes.endIndex) }
    return words
  }

  /// A name with its first word in lower case: `Title` is `title`, `URLString` is `urlString`.
  package static func lowerFirst(_ name: String) -> String {
    guard let first = words(name).first else { return name }
    return name[first].lowercased() + name[first.upperBound...]
  }

  private static func isUpper(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") }

  private static func isLower(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") }
}
