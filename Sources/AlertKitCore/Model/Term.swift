/// A meaning that the platform's own labels carry, named by its English label: `Cancel`, `Delete`, `Not Now`.
public struct Term: Hashable, Sendable, Comparable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The English label.
  public let label: String

  /// The term of an English label.
  public init(_ label: String) { self.label = label }
  public init(stringLiteral label: String) { self.label = label }

  public static func < (left: Term, right: Term) -> Bool { left.label < right.label }
  public var description: String { label }

  /// *Cancel*.
  public static let cancel: Term = "Cancel"
  /// *OK*.
  public static let ok: Term = "OK"
  /// *Yes*.
  public static let yes: Term = "Yes"
  /// *No*.
  public static let no: Term = "No"

  /// Meanings that destroy something a person may want back.
  public static let destructive: Set<Term> = [
    "Delete", "Erase", "Remove", "Discard", "Clear", "Reset", "Uninstall", "Overwrite", "Don't Save", "Delete Account",
    "Delete All", "Clear All", "Remove All", "Discard Changes", "Empty Trash", "Wipe", "Destroy",
  ]
}
