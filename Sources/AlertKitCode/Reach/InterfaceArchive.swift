/// Reads a xib of the form before today's once: an archive of objects, with the connections between them in a list of their own.
/// What its descriptions of classes list connects nothing.
struct InterfaceArchive {
  private struct Element {
    let name: String
    let type: String?
    let key: String?
    let id: String?
    /// What it holds, in order, where that is a list.
    var items = 0
  }

  private struct Connection {
    let type: String
    var label: String?
    var source: String?
    var destination: String?
  }

  private var tags: InterfaceTags
  private var open: [Element] = []
  private(set) var values: Set<String> = []
  private var connections: [Connection] = []
  /// By object, what stands in for one that the xib does not make.
  private var proxies: [String: String] = [:]
  /// By object, the texts that others may refer to.
  private var texts: [String: String] = [:]
  /// By number, an object.
  private var objects: [String: String] = [:]
  private var number: String?
  /// The names of properties of objects, each behind the object's number, and what they are: in two lists, or by name.
  private var keys: [Int: String] = [:]
  private var listed: [Int: String] = [:]
  private var properties: [String: String] = [:]
  private var isWhole = (connections: false, properties: false)

  /// - Returns: nil for what is of another form or device, or not whole.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    tags = InterfaceTags(bytes)
    guard run(), isWhole == (true, true) else { return nil }
    for (index, key) in keys { properties[key] = listed[index] }
  }

  private mutating func run() -> Bool {
    guard tags.next(), tags.name == "archive",
      tags.value("type")?.hasPrefix("com.apple.InterfaceBuilder3.CocoaTouch.") ?? false
    else { return false }
    open = [Element(name: "archive", type: nil, key: nil, id: nil)]
    while tags.next() {
      if tags.isClosing {
        guard open.last?.name == tags.name else { return false }
        open.removeLast()
        if open.isEmpty { return true }
        continue
      }
      let element = Element(
        name: tags.name, type: tags.value("class"), key: tags.value("key"), id: tags.value("id"))
      guard read(element) else { return false }
      if element.name != "bool" { open[open.count - 1].items += 1 }
      if !tags.isWhole { open.append(element) }
    }
    return false
  }

  /// - Returns: Whether it is understood.
  private mutating func read(_ element: Element) -> Bool {
    // Properties that are set at run time may name anything.
    if element.type?.contains("UserDefined") ?? false { return false }
    let text = element.name == "string" ? tags.text : nil
    if let text, let id = element.id { texts[id] = text }
    switch element.key {
    case "connectionRecords": isWhole.connections = true
    case "flattenedProperties": isWhole.properties = true
    case "IBUINibName": if let text { values.insert(text) }
    case "IBProxiedObjectIdentifier": if let id = open.last?.id, let text { proxies[id] = text }
    case "connection": connections.append(Connection(type: element.type ?? ""))
    default: break
    }
    let meant = tags.value("ref") ?? element.id
    switch (open.last?.type, open.last?.key) {
    case ("IBObjectRecord", _):
      if element.key == "objectID" { number = tags.text }
      if element.key == "object", let number { objects[number] = meant }
    case (_, "connection"): connect(element, meant, text)
    case (_, "flattenedProperties"): property(element, meant, text)
    case (_, "dict.sortedKeys") where isInProperties:
      if element.name != "bool" { keys[open[open.count - 1].items] = text ?? meant.flatMap { texts[$0] } }
    case (_, "dict.values") where isInProperties:
      if element.name != "bool" { listed[open[open.count - 1].items] = text ?? meant.flatMap { texts[$0] } }
    default: break
    }
    return true
  }

  private var isInProperties: Bool { open.count > 1 && open[open.count - 2].key == "flattenedProperties" }

  private mutating func connect(_ element: Element, _ meant: String?, _ text: String?) {
    let last = connections.count - 1
    switch element.key {
    case "label": connections[last].label = text ?? meant.flatMap { texts[$0] }
    case "source": connections[last].source = meant
    case "destination": connections[last].destination = meant
    default: break
    }
  }

  private mutating func property(_ element: Element, _ meant: String?, _ text: String?) {
    guard let key = element.key, let value = text ?? meant.flatMap({ texts[$0] }) else { return }
    if let index = Int(key.trimmingPrefix("NS.key.")) {
      keys[index] = value
    } else if let index = Int(key.trimmingPrefix("NS.object.")) {
      listed[index] = value
    } else {
      properties[key] = value
    }
  }

  /// By object, its class where that is the app's own.
  private var types: [String: String] {
    var types: [String: String] = [:]
    for (key, type) in properties where key.hasSuffix(Self.customClass) {
      guard let object = objects[String(key.dropLast(Self.customClass.count))], proxies[object] != "IBFirstResponder" else {
        continue
      }
      types[object] = type
    }
    return types
  }

  private static let customClass = ".CustomClassName"

  /// The class of the owner.
  var owner: String? { types.first { proxies[$0.key] == "IBFilesOwner" }?.value }

  /// The classes of the delegates, an empty name for an owner without one.
  var delegates: Set<Interface.Delegate> {
    let types = types
    return Set(
      connections.compactMap { connection in
        guard let label = connection.label, label.hasSuffix("elegate") || label.hasSuffix("ataSource"),
          connection.type.contains("Outlet"), let target = connection.destination
        else { return nil }
        return (types[target] ?? (proxies[target] == nil ? nil : "")).map { Interface.Delegate(type: $0) }
      })
  }

  /// All that it makes.
  var scene: Interface.Scene {
    let types = types
    var scene = Interface.Scene()
    scene.classes = Set(types.filter { proxies[$0.key] == nil }.values)
    scene.actions = connections.compactMap { connection in
      guard let label = connection.label, !connection.type.contains("Outlet") else { return nil }
      return Interface.Action(selector: label, type: connection.destination.flatMap { types[$0] })
    }
    return scene
  }
}
