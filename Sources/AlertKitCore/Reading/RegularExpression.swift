internal import CICU

/// A regular expression in ICU's notation, in which case does not count.
public struct RegularExpression: Sendable, Hashable {
  /// What is wrong with a pattern.
  public struct Failure: Error, Hashable {
    /// Where, as a UTF-16 offset into the pattern.
    public let offset: Int
    /// A phrase.
    public let reason: String
  }

  /// The pattern as it was written.
  public let pattern: String
  private let units: [UInt16]

  /// The expression of a pattern.
  ///
  /// - Throws: ``Failure`` where the pattern is none.
  public init(_ pattern: String) throws(Failure) {
    self.pattern = pattern
    units = Array(pattern.utf16)
    var name: UnsafePointer<CChar>?
    let place = cicu_regex_check(units, Int32(units.count), &name)
    guard place > 0 else { return }
    throw Failure(offset: Int(place) - 1, reason: Self.reason(of: name.map { String(cString: $0) } ?? ""))
  }

  /// What ICU's name of an error means.
  private static func reason(of name: String) -> String {
    switch name {
    case "U_REGEX_MISMATCHED_PAREN": "a parenthesis is not closed, or closes nothing"
    case "U_REGEX_MISSING_CLOSE_BRACKET": "a bracket is not closed"
    case "U_REGEX_BAD_ESCAPE_SEQUENCE": "an escape that is not known"
    case "U_REGEX_BAD_INTERVAL", "U_REGEX_MAX_LT_MIN", "U_REGEX_NUMBER_TOO_BIG": "a repetition is written {2} or {2,5}"
    case "U_REGEX_PROPERTY_SYNTAX": "a property that is not known"
    case "U_REGEX_LOOK_BEHIND_LIMIT": "what is looked for behind has no greatest length"
    case "U_REGEX_INVALID_CAPTURE_GROUP_NAME", "U_REGEX_INVALID_BACK_REF": "a group that is not there"
    case "U_REGEX_RULE_SYNTAX": "a sign that cannot stand here"
    default: "ICU says \(name)"
    }
  }

  /// What came of looking for the expression in a text.
  enum Outcome: Hashable {
    /// It stands there.
    case found(String)
    case notFound
    /// It took too long: the pattern tries too many ways to match.
    case gaveUp
  }

  /// ICU's ticks, about a millisecond each, that one text may take.
  static let budget: Int32 = 250

  /// The first match in a text.
  func first(in text: String) -> Outcome {
    let utf16 = Array(text.utf16)
    var (start, end): (Int32, Int32) = (0, 0)
    switch cicu_regex_find(units, Int32(units.count), utf16, Int32(utf16.count), Self.budget, &start, &end) {
    case 1: return .found(String(decoding: utf16[Int(start)..<Int(max(start, end))], as: UTF16.self))
    case 0: return .notFound
    default: return .gaveUp
    }
  }
}
