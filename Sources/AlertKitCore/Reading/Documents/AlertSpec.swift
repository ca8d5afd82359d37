/// What an alert spec (`alerts.yaml`, `*.alerts.yaml`, also `.yml` and `.json`) says.
package struct AlertSpec: Sendable {
  /// The table of the keys that name none; nil for the default table. References carry it already.
  package var table: String?
  /// In file order.
  package var surfaces: [Surface<StringReference>]
  /// `alertcopy:disable` comments.
  package var suppressions: [Suppression]
  /// Where the spec says that the app asks whether it may send notifications.
  package var permissionRequests: [SourceRange] = []
  /// Sample values for the placeholders of a text, by key.
  package var arguments: [String: [String]]

  package init(
    table: String? = nil, surfaces: [Surface<StringReference>] = [], suppressions: [Suppression] = [],
    arguments: [String: [String]] = [:]
  ) {
    self.table = table
    self.surfaces = surfaces
    self.suppressions = suppressions
    self.arguments = arguments
  }
}
