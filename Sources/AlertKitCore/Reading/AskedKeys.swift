/// The keys of an app's tables that a reader of code is asked for.
public struct AskedKeys: Sendable, Hashable {
  /// Those that by their names are an alert's: what becomes of them decides.
  public var open: Set<String>
  /// Some others: that code asks for one of them tells that it asks the table.
  public var others: Set<String>

  /// Keys.
  public init(open: Set<String> = [], others: Set<String> = []) {
    self.open = open
    self.others = others
  }
}
