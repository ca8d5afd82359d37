/// A change that does away with what a rule found, in terms of the surface: new words, roles, an order. How a file writes them
/// is for the writer to know.
public struct Fix: Sendable, Hashable {
  /// How sure a fix is.
  public enum Grade: String, Sendable, CaseIterable, Codable {
    /// It cannot change what a text says or an alert does; applied without asking.
    case safe
    /// Most likely what is wanted, but it may change a meaning, a name or what a button does; a person should look.
    case suggested
  }

  /// What changes.
  public enum Change: Sendable, Hashable {
    /// One of the field's variants, from 0, reads otherwise.
    case text(String, variant: Int)
    /// Buttons, by their indexes from 0, get other roles.
    case roles([Int: ButtonRole])
    /// A button, by its index from 0, is moved to stand before another.
    case move(Int, before: Int)
  }

  /// How sure it is.
  public let grade: Grade
  /// What changes.
  public let change: Change

  /// A change and how sure it is.
  public init(_ grade: Grade, _ change: Change) {
    self.grade = grade
    self.change = change
  }
}

/// A text that a rule would rather see, and how sure it is.
struct Rewording {
  let text: String
  let grade: Fix.Grade

  init(_ text: String, _ grade: Fix.Grade) {
    self.text = text
    self.grade = grade
  }

  /// A text after a step that mends one fault, taken until there is none left or 32 times; nil where it never applies.
  init?(_ text: String, _ grade: Fix.Grade, step: (String) -> String?) {
    guard var mended = step(text) else { return nil }
    for _ in 1..<32 {
      guard let next = step(mended) else { break }
      mended = next
    }
    self.init(mended, grade)
  }
}
