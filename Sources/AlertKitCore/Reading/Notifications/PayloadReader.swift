/// Reads APNs payloads: `.apns`, and `.json` whose root holds an `aps` map.
package struct PayloadReader {
  /// The largest payload that the service takes, in bytes (Apple, *Generating a remote notification*).
  static let limit = 4096
  /// The same for VoIP.
  static let limitForVoIP = 5120

  let file: SourceFile
  private(set) var faults: [Fault]
  private(set) var arguments: [String: [String]] = [:]

  private init(_ file: SourceFile, faults: [Fault]) {
    self.file = file
    self.faults = faults
  }

  /// The notification that a file holds, as a spec of one surface, whose id is the file's name; without surfaces for one that shows
  /// nothing, and nil for a `.json` that is no payload.
  ///
  /// The texts of `loc-key` and its kin are looked up in the default table, as the device does, and their arguments are samples.
  /// A payload is for VoIP where its file's name says so. Unknown keys and values of the wrong type are faults, as is
  /// a payload over the limit; reading goes on after each.
  package static func read(_ file: SourceFile) -> ReadResult<AlertSpec?> {
    let document = JSONReader.read(file)
    var reader = PayloadReader(file, faults: document.faults)
    let root = document.value.root
    let aps = root["aps"]
    guard root.kind == .mapping, let aps, aps.kind == .mapping || reader.isNamedPayload else {
      if !reader.isNamedPayload { return ReadResult(nil) }
      let fault = "a payload is a map with an \"aps\" map"
      if root.kind != .invalid { reader.faults.append(Fault(.notificationKey, fault, at: reader.start)) }
      return ReadResult(AlertSpec(), faults: reader.faults)
    }
    reader.checkSize()
    let surface = reader.surface(of: aps)
    let spec = AlertSpec(surfaces: surface.map { [$0] } ?? [], arguments: reader.arguments)
    return ReadResult(spec, faults: reader.faults)
  }

  private var isNamedPayload: Bool { FilePath.fileExtension(file.path) == "apns" }

  private var start: SourceRange { SourceRange(file: file.id, start: 0, end: 0) }

  private mutating func checkSize() {
    let isVoIP = FilePath.name(file.path).lowercased().contains("voip")
    let limit = isVoIP ? Self.limitForVoIP : Self.limit
    let bytes = file.text.count
    guard bytes > limit else { return }
    let message = "the payload has \(bytes) bytes, \(bytes - limit) more than the \(limit) that are delivered"
    faults.append(Fault(.payloadSize, message + (isVoIP ? " for VoIP" : ""), at: start))
  }

  private mutating func surface(of aps: DocumentNode) -> Surface<StringReference>? {
    guard aps.kind == .mapping else {
      report("\"aps\" is a map, not \(aps.kindName)", at: aps)
      return nil
    }
    var surface = Surface<StringReference>(
      id: FilePath.stem(FilePath.name(file.path)), kind: .notification, origin: .payload, range: aps.range)
    var content = NotificationContent(trigger: .push)
    for (key, value) in members(of: aps, known: Self.keys) {
      switch key {
      case "alert": readAlert(value, into: &surface)
      case "badge": content.badge = value.integer.map { .count($0) }
      case "sound": content.sound = sound(value)
      case "category": content.category = identifier(value)
      case "thread-id": content.thread = identifier(value)
      case "interruption-level": content.interruptionLevel = level(value)
      default: continue
      }
    }
    surface.notification = content
    return surface.texts.isEmpty && content.sound == nil && content.badge == nil ? nil : surface
  }

  private mutating func sound(_ node: DocumentNode) -> NotificationSound? {
    guard node.kind == .mapping else { return node.text.map { $0 == "default" ? .standard : .named($0) } }
    var sound = NotificationSound.standard
    for (key, value) in members(of: node, known: Self.soundKeys) where key == "name" {
      if let name = value.text, name != "default" { sound = .named(name) }
    }
    return sound
  }

  private mutating func level(_ node: DocumentNode) -> InterruptionLevel? {
    guard let text = node.text else { return nil }
    if let level = InterruptionLevel(rawValue: text) { return level }
    let names = InterruptionLevel.allCases.map(\.rawValue)
    report(
      "\"interruption-level\" is \(FieldReader.list(names)), not \"\(text)\"" + NearestName.hint(for: text, in: names),
      at: node)
    return nil
  }

  private func identifier(_ node: DocumentNode) -> Identifier? {
    node.text.map { .name($0, range: node.range) }
  }

  private mutating func readAlert(_ node: DocumentNode, into surface: inout Surface<StringReference>) {
    guard node.kind == .mapping else {
      surface.body = node.text.flatMap { $0.isEmpty ? nil : .literal($0, range: node.range) }
      return
    }
    let members = members(of: node, known: Self.alertKeys)
    func value(_ name: String) -> DocumentNode? { members.first { $0.key == name }?.value }
    func text(_ name: String, key: String) -> StringReference? {
      // A Live Activity's texts are maps of a key and its arguments.
      if let key = value(key) ?? value(name)?["loc-key"], let name = key.text, !name.isEmpty {
        return .key(name, table: nil, defaultValue: nil, range: key.range)
      }
      return value(name).flatMap(literal)
    }
    surface.title = text("title", key: "title-loc-key")
    surface.subtitle = text("subtitle", key: "subtitle-loc-key")
    surface.body = text("body", key: "loc-key")
    surface.summary = value("summary-arg").flatMap(literal)
    checkArguments(of: members)
  }

  /// Takes up the sample values of localized texts.
  private mutating func checkArguments(of members: [(key: String, value: DocumentNode)]) {
    for (name, list) in members where name.hasSuffix("loc-args") {
      let keyName = name.replacing("-args", with: "-key")
      for element in list.elements where element.scalarText == nil {
        report("\"\(name)\" is a list of texts; found \(element.kindName)", at: element)
      }
      if let key = members.first(where: { $0.key == keyName })?.value.text {
        arguments[key] = list.elements.map { $0.scalarText ?? "" }
      } else {
        report("\"\(name)\" means nothing without \"\(keyName)\"", at: list)
      }
    }
  }

  private func literal(_ node: DocumentNode) -> StringReference? {
    node.text.flatMap { $0.isEmpty ? nil : .literal($0, range: node.range) }
  }

  // MARK: Keys and their types

  /// The members of a map that are known and of their type, each once; a fault for every other one.
  private mutating func members(
    of node: DocumentNode, known: [(name: String, type: ValueType)]
  ) -> [(key: String, value: DocumentNode)] {
    var found: [(key: String, value: DocumentNode)] = []
    for (key, value) in node.members {
      guard let name = key.text else { continue }
      guard let type = known.first(where: { $0.name == name })?.type else {
        report("unknown key \"\(name)\"" + NearestName.hint(for: name, in: known.map(\.name)), at: key)
        continue
      }
      if found.contains(where: { $0.key == name }) {
        report("the key \"\(name)\" stands in this map already", at: key)
      } else if type.holds(value) {
        found.append((name, value))
      } else if value.kind != .invalid {
        report("\"\(name)\" is \(type.rawValue), not \(value.kindName)", at: value)
      }
    }
    return found
  }

  private mutating func report(_ message: String, at node: DocumentNode) {
    faults.append(Fault(.notificationKey, message, at: node.range))
  }
}

extension PayloadReader {
  /// What a key's value may be.
  enum ValueType: String {
    case text = "a text"
    case number = "a number"
    case count = "a whole number, 0 or more"
    case list = "a list"
    case map = "a map"
    case textOrMap = "a text or a map"
    case flag = "0 or 1"

    func holds(_ node: DocumentNode) -> Bool {
      switch self {
      case .text: node.text != nil
      case .number: node.kind == .number
      case .count: node.kind == .number && (node.integer ?? -1) >= 0
      case .list: node.kind == .sequence
      case .map: node.kind == .mapping
      case .textOrMap: node.text != nil || node.kind == .mapping
      case .flag: node.kind == .number && [0, 1].contains(node.integer ?? -1)
      }
    }
  }

  /// Keys of `aps` (Apple, *Generating a remote notification*, and *Starting and updating Live Activities*).
  static let keys: [(name: String, type: ValueType)] = [
    ("alert", .textOrMap), ("badge", .count), ("sound", .textOrMap), ("thread-id", .text), ("category", .text),
    ("content-available", .flag), ("mutable-content", .flag), ("target-content-id", .text), ("interruption-level", .text),
    ("relevance-score", .number), ("filter-criteria", .text), ("stale-date", .number), ("content-state", .map),
    ("timestamp", .number), ("event", .text), ("dismissal-date", .number), ("attributes-type", .text), ("attributes", .map),
    ("input-push-token", .number), ("input-push-channel", .text), ("url-args", .list),
  ]

  /// Keys of `alert`.
  static let alertKeys: [(name: String, type: ValueType)] = [
    ("title", .textOrMap), ("subtitle", .textOrMap), ("body", .textOrMap), ("launch-image", .text), ("title-loc-key", .text),
    ("title-loc-args", .list), ("subtitle-loc-key", .text), ("subtitle-loc-args", .list), ("loc-key", .text),
    ("loc-args", .list), ("summary-arg", .text), ("summary-arg-count", .count), ("action-loc-key", .text), ("action", .text),
    ("sound", .text),
  ]

  /// Keys of a critical alert's `sound`.
  static let soundKeys: [(name: String, type: ValueType)] = [("critical", .flag), ("name", .text), ("volume", .number)]
}
