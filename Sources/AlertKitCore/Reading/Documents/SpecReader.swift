/// Reads alert specs.
package struct SpecReader {
  private static let topLevelKeys = ["table", "alerts", "notifications", "categories"]
  static let alertKeys = ["kind", "title", "message", "buttons", "text-fields", "arguments", "comment"]
  static let kinds: [(name: String, value: SurfaceKind)] = [
    ("alert", .alert), ("action-sheet", .actionSheet), ("confirmation-dialog", .confirmationDialog),
  ]
  static let roles: [(name: String, value: ButtonRole)] = [
    ("default", .default), ("cancel", .cancel), ("destructive", .destructive),
  ]

  let file: SourceFile
  var fields: FieldReader
  var spec = AlertSpec()

  private init(_ file: SourceFile, faults: [Fault]) {
    self.file = file
    fields = FieldReader(faults: faults)
  }

  /// The alerts that a file declares: JSON where its name ends in `.json`, YAML otherwise.
  ///
  /// Reading goes on after a fault; an alert keeps what could be read of it. Comments that silence rules stand above an
  /// alert's id or within its block; in JSON they stand in the alert's `comment`.
  package static func read(_ file: SourceFile) -> ReadResult<AlertSpec> {
    let document = DocumentReader.read(file)
    var reader = SpecReader(file, faults: document.faults)
    reader.read(document.value)
    return ReadResult(reader.spec, faults: reader.fields.faults)
  }

  private mutating func read(_ document: Document) {
    if document.root.kind == .null { return fields.report("the spec declares no alerts", at: document.root.range) }
    let members = fields.members(of: document.root, "a spec", known: Self.topLevelKeys)
    if let table = members.first(where: { $0.name == "table" }) { spec.table = fields.string(table) }
    for member in members {
      switch member.name {
      case "alerts": readAlerts(member)
      case "table": continue
      default: fields.report("\(member.name) are not supported yet", at: member.key.range)
      }
    }
    if members.isEmpty, document.root.kind == .mapping, fields.faults.isEmpty {
      fields.report("the spec declares no alerts", at: document.root.range)
    }
    if !DocumentReader.isJSON(file), document.root.kind != .invalid { readComments(of: document) }
  }

  private mutating func readAlerts(_ member: FieldReader.Member) {
    guard member.value.kind == .mapping, !member.value.isEmpty else {
      let found = member.value.kind == .mapping ? "an empty one" : member.value.kindName
      let message = "\"alerts\" is a map of alerts by their ids, not \(found)"
      return fields.report(message, about: member.value, at: fields.place(of: member))
    }
    for alert in fields.members(of: member.value, "\"alerts\"") {
      guard !alert.name.isEmpty else {
        fields.report("an alert's id may not be empty", at: alert.key.range)
        continue
      }
      spec.surfaces.append(surface(alert))
    }
  }

  private mutating func surface(_ alert: FieldReader.Member) -> Surface<StringReference> {
    var surface = Surface<StringReference>(id: alert.name, kind: .alert, origin: .spec, range: alert.key.range)
    guard alert.value.kind != .null else {
      fields.report("the alert \"\(alert.name)\" says nothing", at: alert.key.range)
      return surface
    }
    for member in fields.members(of: alert.value, "an alert", known: Self.alertKeys) {
      switch member.name {
      case "kind": surface.kind = fields.choice(member, among: Self.kinds) ?? .alert
      case "title": surface.title = reference(member)
      case "message": surface.message = reference(member)
      case "buttons": surface.buttons = buttons(member)
      case "text-fields": surface.textFields = textFields(member)
      case "arguments": spec.arguments.merge(fields.arguments(member)) { $1 }
      default: readComment(member.value, of: surface.id)
      }
    }
    if surface.kind == .confirmationDialog, !surface.buttons.contains(where: { $0.role == .cancel }) {
      surface.implicitButtons = ["Cancel"]
    }
    return surface
  }
}
