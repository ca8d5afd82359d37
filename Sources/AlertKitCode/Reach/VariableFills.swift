internal import AlertKitCore

/// What variables are filled with, as an alert, an action or a control is before it is shown or put into a view: where their names stand.
struct VariableFills {
  private var places: [String: [Int32]] = [:]
  /// What fills a control, and shows something of what may be any other thing's.
  private var ofControls: [String: [Int32]] = [:]
  /// What is set of such parts; of other things it fills them.
  private var assigned: [String: [Int32]] = [:]

  /// What puts something into an alert and does not show it.
  private static let fills: Set<String> = [
    "addAction", "addTextField", "addTextFieldWithConfigurationHandler", "addButton", "addButtonWithTitle",
  ]
  /// What belongs to an alert, and is set in turn, or tells what is chosen.
  private static let parts: Set<String> = [
    "view", "popoverPresentationController", "rac_buttonClickedSignal", "rac_willDismissSignal",
  ]
  private static let controlParts: Set<String> = ["frame", "imageView", "layer", "titleLabel"]

  mutating func note(part: String, of base: CodeExpression) {
    guard case .name(let name) = base.kind else { return }
    if Self.parts.contains(part) { places[name, default: []].append(base.range.start) }
    if Self.controlParts.contains(part) { ofControls[name, default: []].append(base.range.start) }
  }

  mutating func note(_ call: CodeCall, on base: CodeExpression) {
    guard case .name(let name) = base.kind else { return }
    if call.callee.usedName.map(Self.fills.contains) ?? false {
      places[name, default: []].append(base.range.start)
    } else if call.fillsControl {
      ofControls[name, default: []].append(base.range.start)
    }
  }

  mutating func noteAssignment(to part: String, of base: CodeExpression) {
    guard case .name(let name) = base.kind, !Self.parts.contains(part) else { return }
    if Self.controlParts.contains(part) {
      assigned[name, default: []].append(base.range.start)
    } else {
      places[name, default: []].append(base.range.start)
    }
  }

  /// - Parameter controls: The variables of controls, and of what makes others touch something.
  func places(ofControls controls: Set<String>) -> [String: [Int32]] {
    places.merging(ofControls.filter { controls.contains($0.key) }) { $0 + $1 }
      .merging(assigned.filter { !controls.contains($0.key) }) { $0 + $1 }
  }
}
