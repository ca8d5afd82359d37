/// A place in source code that asks a table for a key's text, as far as the code tells what becomes of it.
public struct KeyUse: Hashable, Sendable {
  /// Where a text goes.
  public enum Role: Sendable {
    /// Into an alert, an action sheet or a notification.
    case alert
    /// Into something else that is known: a label, a control's title, a screen's, an argument of another type.
    case elsewhere
    /// Nothing tells: it leaves what is read, or goes by way of what is not followed.
    case unknown
  }

  /// The key's bytes in UTF-8, its escapes undone. With placeholders where the code interpolates values: `Delete %@?`.
  public var key: [UInt8]
  /// The table's name; nil where the code names none.
  public var table: String?
  /// Whether ``key`` is the name of a symbol that is made of a catalog's key when the app is built, such as `deletePhotoTitle`.
  public var isSymbol: Bool
  /// Where the text goes.
  public var role: Role

  /// A use of a key, or of a symbol that stands for one.
  public init(key: String, table: String? = nil, isSymbol: Bool = false, role: Role) {
    self.key = Array(key.utf8)
    self.table = table
    self.isSymbol = isSymbol
    self.role = role
  }
}
