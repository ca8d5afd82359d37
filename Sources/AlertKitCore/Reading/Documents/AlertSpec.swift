/// What an alert spec (`alerts.yaml`, `*.alerts.yaml`, also `.yml` and `.json`) says.
public struct AlertSpec: Sendable {
  /// The table of the keys that name none; nil for the default table. References carry it already.
  public var table: String?
  /// In file order.
  public var surfaces: [Surface<StringReference>]
  /// `alertcopy:disable` comments.
  public var suppressions: [Suppression]
  /// Sample values for the placeholders of a text, by key.
  public var arguments: [String: [String]]

  public init(
    table: String? = nil, surfaces: [Surface<StringReference>] = [], suppressions: [Suppression] = [],
    arguments: [String: [String]] = [:]
  ) {
    self.table = table
    self.surfaces = surfaces
    self.suppressions = suppressions
    self.arguments = arguments
  }
}
