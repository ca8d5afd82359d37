/// Reads alert specs.
package struct SpecReader {
  static let topLevelKeys = ["table", "alerts", "notifications", "categories", "permissions"]
  static let alertKeys = ["kind", "title", "message", "buttons", "text-fields", "purpose", "arguments", "comment"]
  static let kinds: [(name: String, value: SurfaceKind)] = [
    ("alert", .alert), ("action-sheet", .actionSheet), ("confirmation-dialog", .confirmationDialog),
  ]
  static let purposes: [(name: String, value: SurfacePurpose)] = [
    ("notification-permission", .notificationPermission), ("notification-settings", .notificationSettings),
  ]
  static let roles: [(name: String, value: ButtonRole)] = [
    ("default", .default), ("cancel", .cancel), ("destructive", .destructive),
  ]

  static let effects: [(name: String, value: ButtonEffect)] = [
    ("request-notification-permission", .requestsNotificationPermission), ("open-settings", .opensSettings),
    ("leave-app", .leavesApp),
  ]

  let file: SourceFile
  var fields: FieldReader
  var spec = AlertSpec()
  /// The ids that are taken.
  private var ids: Set<String> = []

  private init(_ file: SourceFile, faults: [Fault]) {
    self.file = file
    fields = FieldReader(faults: faults)
  }

  /// The alerts, notifications and categories that a file declares: JSON where its name ends in `.json`, YAML otherwise.
  ///
  /// Reading goes on after a fault; an alert keeps what could be read of it. Comments that silence rules stand above an
  /// alert's id or within its block; in JSON they stand in the alert's `comment`. The same holds for notifications and
  /// categories.
  package static func read(_ file: SourceFile) -> ReadResult<AlertSpec> {
    let document = DocumentReader.read(file)
    var reader = SpecReader(file, faults: document.faults)
    reader.read(document.value)
    return ReadResult(reader.spec, faults: reader.fields.faults)
  }

  /// Whether a file may be meant as a spec: it is no list, and of keys that stand in it one is a spec's, though it is misspelt.
  static func mayRead(_ file: SourceFile) -> Bool {
    let root = DocumentReader.read(file).value.root
    switch root.kind {
    case .sequence: return false
    case .mapping:
      return mayBeKeys(root.members.compactMap(\.key.text))
    // As of a template's: the words that lines begin with.
    case .invalid:
      let lines = String(decoding: file.text, as: UTF8.self).split(whereSeparator: \.isNewline)
      return mayBeKeys(
        lines.compactMap { line in
          let word = line.prefix { $0.isLetter || $0 == "-" }
          return word.isEmpty || !line[word.endIndex...].hasPrefix(":") ? nil : String(word)
        })
    default: return true
    }
  }

  private static func mayBeKeys(_ names: [String]) -> Bool {
    names.isEmpty || names.contains { topLevelKeys.contains($0) || !NearestName.hint(for: $0, in: topLevelKeys).isEmpty }
  }

  private mutating func read(_ document: Document) {
    if document.root.kind == .null { return fields.report("the spec declares no alerts", at: document.root.range) }
    let members = fields.members(of: document.root, "a spec", known: Self.topLevelKeys)
    if let table = members.first(where: { $0.name == "table" }) { spec.table = fields.string(table) }
    for member in members {
      switch member.name {
      case "alerts": readSection(member, "an alert") { $0.alert($1) }
      case "notifications": readSection(member, "a notification") { $0.notification($1) }
      case "permissions": readPermissions(member)
      case "categories": readSection(member, "a category") { $0.category($1) }
      default: continue
      }
    }
    if members.isEmpty, document.root.kind == .mapping, fields.faults.isEmpty {
      fields.report("the spec declares no alerts", at: document.root.range)
    }
    if !DocumentReader.isJSON(file), document.root.kind != .invalid { readComments(of: document) }
  }

  /// What the app asks the system for; only notifications concern an alert here.
  private mutating func readPermissions(_ member: FieldReader.Member) {
    for name in fields.strings(member) {
      if name.text == "notifications" {
        spec.permissionRequests.append(name.range)
      } else {
        let hint = NearestName.hint(for: name.text, in: ["notifications"])
        fields.report("\"permissions\" is a list of notifications, not \"\(name.text)\"" + hint, at: name.range)
      }
    }
  }

  /// Reads a map of surfaces by their ids; `what` names one of them.
  private mutating func readSection(
    _ member: FieldReader.Member, _ what: String,
    read: (inout SpecReader, FieldReader.Member) -> Surface<StringReference>
  ) {
    guard member.value.kind == .mapping, !member.value.isEmpty else {
      let found = member.value.kind == .mapping ? "an empty one" : member.value.kindName
      let message = "\"\(member.name)\" is a map of \(member.name) by their ids, not \(found)"
      return fields.report(message, about: member.value, at: fields.place(of: member))
    }
    for entry in fields.members(of: member.value, "\"\(member.name)\"") {
      let name = what.split(separator: " ")[1]
      guard !entry.name.isEmpty else {
        fields.report("\(what)'s id may not be empty", at: entry.key.range)
        continue
      }
      if entry.value.kind == .null {
        fields.report("the \(name) \"\(entry.name)\" says nothing", at: entry.key.range)
      }
      // A notification may be named as an alert or its category is.
      let id = ids.insert(entry.name).inserted ? entry.name : "\(member.name)/\(entry.name)"
      let own = FieldReader.Member(name: id, key: entry.key, value: entry.value)
      spec.surfaces.append(read(&self, own))
    }
  }

  private mutating func alert(_ alert: FieldReader.Member) -> Surface<StringReference> {
    var surface = Surface<StringReference>(id: alert.name, kind: .alert, origin: .spec, range: alert.key.range)
    for member in members(of: alert, "an alert", known: Self.alertKeys) {
      switch member.name {
      case "kind": surface.kind = fields.choice(member, among: Self.kinds) ?? .alert
      case "title": surface.title = reference(member)
      case "message": surface.message = reference(member)
      case "buttons": surface.buttons = buttons(member)
      case "text-fields": surface.textFields = textFields(member)
      case "purpose": surface.purpose = fields.choice(member, among: Self.purposes)
      default: readCommon(member, of: surface.id)
      }
    }
    if surface.kind == .confirmationDialog, !surface.buttons.contains(where: { $0.role == .cancel }) {
      surface.implicitButtons = ["Cancel"]
    }
    return surface
  }

  /// The members of a surface's map; none where it says nothing, which is reported already.
  mutating func members(of surface: FieldReader.Member, _ what: String, known: [String]) -> [FieldReader.Member] {
    surface.value.kind == .null ? [] : fields.members(of: surface.value, what, known: known)
  }

  /// Reads what every surface may have: `arguments` and `comment`.
  mutating func readCommon(_ member: FieldReader.Member, of id: String) {
    if member.name == "arguments" {
      spec.arguments.merge(fields.arguments(member)) { $1 }
    } else {
      readComment(member.value, of: id)
    }
  }
}
