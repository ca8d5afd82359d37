internal import AlertKitCore

/// What a storyboard or a xib holds, as far as it says what is made and which actions are run.
struct Interface: Sendable {
  /// A way from a scene to another.
  struct Segue: Sendable {
    /// The object that it leads to.
    let destination: String
    let identifier: String?
    /// Whether nothing but code performs it: it starts at the scene's controller.
    let isManual: Bool
    /// What keeps people from triggering it.
    var obstacles: [Obstacle] = []
  }

  /// A method that a control, a gesture or a segue runs.
  struct Action: Sendable {
    let selector: String
    /// The class that it is asked of; nil where the file does not say it.
    var type: String?
    /// The tag of the control that runs it; nil where the file does not say it.
    var tag: String?
    /// What keeps people from using what runs it.
    var obstacles: [Obstacle] = []
  }

  /// A view controller of a storyboard with all that is in its scene, or all of a xib.
  struct Scene: Sendable {
    /// The object that segues lead to.
    var object: String?
    /// By which code makes it.
    var identifier: String?
    /// The controller's class.
    var controller: String?
    /// The classes of what is made with it.
    var classes: Set<String> = []
    var segues: [Segue] = []
    /// Whether any segue starts in it, those that go back among them.
    var hasSegues = false
    var actions: [Action] = []
    /// The scene of a storyboard that it stands for.
    var reference: Reference?
    /// What nobody can use, as the file says, and code knows by an outlet.
    var blocked: [Blocked] = []
  }

  /// An object with the outlets by which code knows it, and what keeps people from using it.
  struct Blocked: Sendable {
    var outlets: [Obstacle.Outlet] = []
    var obstacles: [Obstacle] = []
  }

  struct Reference: Sendable {
    /// nil for the storyboard that the reference stands in.
    let storyboard: String?
    /// nil for its first scene.
    let identifier: String?
  }

  /// What something tells, or asks for its rows.
  struct Delegate: Hashable, Sendable {
    /// Its class; an empty name for an owner without one.
    var type: String
    /// The class of what tells it; nil where it is not known.
    var teller: String?
  }

  /// The file's name without its extension.
  let name: String
  /// What it may be asked for by: the system adds the device that it is for, `Screen~ipad.xib`.
  var names: [String] { [name] + (name.firstIndex(of: "~").map { [String(name[..<$0])] } ?? []) }
  let isStoryboard: Bool
  /// The object that a storyboard starts with.
  fileprivate(set) var initial: String?
  /// The class of a xib's owner.
  fileprivate(set) var owner: String?
  fileprivate(set) var scenes: [Scene] = []
  /// What it names by values of properties, and the xibs that its controllers are loaded from.
  fileprivate(set) var values: Set<String> = []
  /// What it makes delegates of something, and what supplies its rows.
  fileprivate(set) var delegates: Set<Delegate> = []

  /// - Returns: nil for what is of no form that is known, of another device or not whole.
  init?(_ file: SourceFile) {
    let last = file.path.split(separator: "/").last.map(String.init) ?? file.path
    isStoryboard = last.hasSuffix(".storyboard")
    name = ParsedFile.name(of: last)
    let read = file.text.withUnsafeBufferPointer { bytes in
      var reader = InterfaceReader(bytes, isStoryboard: isStoryboard)
      return reader.run() ? reader : nil
    }
    if let read {
      (initial, owner, values) = (read.initial, read.owner, read.values)
      (delegates, scenes) = (read.delegates, read.finished)
    } else if let archive = file.text.withUnsafeBufferPointer({ InterfaceArchive($0) }) {
      (owner, values) = (archive.owner, archive.values)
      (delegates, scenes) = (archive.delegates, [archive.scene])
    } else {
      return nil
    }
  }
}

/// Reads a file of Interface Builder's, once.
private struct InterfaceReader {
  private struct Element {
    let name: String
    let id: String?
    let isController: Bool
    var obstacles: [Interface.Obstacle] = []
    /// nil where it is set at run time.
    var tag: String?
  }

  private var tags: InterfaceTags
  private let isStoryboard: Bool
  private(set) var initial: String?
  private(set) var owner: String?
  private(set) var values: Set<String> = []
  private var scenes: [Interface.Scene] = []
  private var open: [Element] = []
  /// By object, its class.
  private var types: [String: String] = [:]
  /// The objects that others have as a property, and those that have properties by size or set at run time.
  private var found: Set<String> = []
  /// By object, the outlets that lead to it, each with the object that has it.
  private var outlets: [String: [(name: String, owner: String)]] = [:]
  /// The objects that are delegates, or supply rows, each with what tells it.
  private var told: [(target: String, by: (name: String, id: String?)?)] = []
  /// By scene and number, the objects of actions, and what stands around actions and segues.
  private var targets: [[String?]] = []
  private var around: [(actions: [Around], segues: [Around])] = []
  private var blocked: [[(id: String, around: Around)]] = []
  /// What keeps people from using something, each with its object.
  private typealias Around = [(id: String, obstacle: Interface.Obstacle)]

  init(_ bytes: UnsafeBufferPointer<UInt8>, isStoryboard: Bool) {
    tags = InterfaceTags(bytes)
    self.isStoryboard = isStoryboard
  }

  private static let kinds = [
    "com.apple.InterfaceBuilder3.CocoaTouch.", "com.apple.InterfaceBuilder.AppleTV.",
  ]

  /// - Returns: Whether all of the file was understood.
  mutating func run() -> Bool {
    guard tags.next(), tags.name == "document", let kind = tags.value("type"), Self.kinds.contains(where: kind.hasPrefix)
    else { return false }
    initial = tags.value("initialViewController")
    if !isStoryboard { addScene() }
    open = [Element(name: "document", id: nil, isController: false)]
    while tags.next() {
      if tags.isClosing {
        guard open.last?.name == tags.name else { return false }
        open.removeLast()
        if open.isEmpty { return true }
        continue
      }
      let element = read()
      if !tags.isWhole { open.append(element) }
    }
    return false
  }

  private mutating func addScene() {
    scenes.append(Interface.Scene())
    targets.append([])
    around.append(([], []))
    blocked.append([])
  }

  private mutating func read() -> Element {
    let id = tags.value("id")
    let isController = tags.value("sceneMemberID") == "viewController"
    switch tags.name {
    case "scene": addScene()
    case "action": action(tags.value("selector"), of: tags.value("destination"))
    case "segue": segue()
    case "outlet", "outletCollection": outlet()
    case "variation": if let id = open.last?.id { found.insert(id) }
    case "userDefinedRuntimeAttribute":
      if open.count > 1, let id = open[open.count - 2].id { found.insert(id) }
      if open.count > 1, tags.value("keyPath") == "tag" { open[open.count - 2].tag = nil }
      if let value = tags.value("value") { values.insert(value) }
    default: break
    }
    if let nib = tags.value("nibName") { values.insert(nib) }
    if isController, !scenes.isEmpty { controller(id) }
    if let type = tags.value("customClass") { named(type, id) }
    let own = tags.obstacles(isOutermost: open.last?.name == "objects")
    if let id, !scenes.isEmpty {
      let all = (obstacles + own.map { (id, $0) }).filter(\.obstacle.isSet)
      if !all.isEmpty { blocked[scenes.count - 1].append((id, all)) }
    }
    return Element(name: tags.name, id: id, isController: isController, obstacles: own, tag: tags.value("tag") ?? "0")
  }

  private mutating func outlet() {
    guard let target = tags.value("destination"), let name = tags.value("property") else { return }
    if name.hasSuffix("elegate") || name.hasSuffix("ataSource") {
      told.append((target, open.last(where: { $0.id != nil }).map { ($0.name, $0.id) }))
    }
    // A view has its recognizers so.
    if name == "gestureRecognizers" { return }
    if tags.name == "outlet", let owner = open.last(where: { $0.id != nil })?.id {
      outlets[target, default: []].append((name, owner))
    } else {
      found.insert(target)
    }
  }

  /// What keeps people from using what stands here.
  private var obstacles: Around {
    open.flatMap { element in element.id.map { id in element.obstacles.map { (id, $0) } } ?? [] }
  }

  /// The obstacles that nothing but code of the app's may take away.
  private func lasting(_ around: Around) -> [Interface.Obstacle] {
    around.compactMap { id, obstacle in
      if found.contains(id) { return nil }
      var obstacle = obstacle
      for outlet in outlets[id] ?? [] {
        // An object without a class of the app's has a property of UIKit's.
        guard let owner = types[outlet.owner] else { return nil }
        obstacle.outlets.append(Interface.Obstacle.Outlet(name: outlet.name, owner: owner))
      }
      return obstacle.isSet || !obstacle.outlets.isEmpty ? obstacle : nil
    }
  }

  /// The classes of the delegates.
  var delegates: Set<Interface.Delegate> {
    Set(
      told.compactMap { target, teller in
        guard let type = types[target] ?? (target == Self.owner ? "" : nil) else { return nil }
        let isOwn = teller?.id.map { types[$0] != nil } ?? true
        return Interface.Delegate(type: type, teller: isOwn ? nil : teller.flatMap { Self.tellers[$0.name] })
      })
  }

  /// By element, the class of Apple's.
  private static let tellers = [
    "textField": "UITextField", "textView": "UITextView", "tableView": "UITableView", "collectionView": "UICollectionView",
    "searchBar": "UISearchBar", "pickerView": "UIPickerView", "mapView": "MKMapView",
  ]

  private static let owner = "-1"

  private mutating func controller(_ id: String?) {
    let last = scenes.count - 1
    scenes[last].object = id
    scenes[last].identifier = tags.value("storyboardIdentifier")
    scenes[last].controller = tags.value("customClass")
    if tags.name == "viewControllerPlaceholder" {
      scenes[last].reference = Interface.Reference(
        storyboard: tags.value("storyboardName"), identifier: tags.value("referencedIdentifier"))
    }
  }

  private mutating func named(_ type: String, _ id: String?) {
    if let id { types[id] = type }
    switch tags.value("placeholderIdentifier") {
    case "IBFilesOwner": owner = type
    case nil: if !scenes.isEmpty { scenes[scenes.count - 1].classes.insert(type) }
    default: break
    }
  }

  private mutating func action(_ selector: String?, of target: String?) {
    guard let selector, !scenes.isEmpty else { return }
    let tag = open.last { $0.id != nil }?.tag
    scenes[scenes.count - 1].actions.append(Interface.Action(selector: selector, tag: tag))
    targets[scenes.count - 1].append(target)
    around[scenes.count - 1].actions.append(obstacles)
  }

  private mutating func segue() {
    guard !scenes.isEmpty else { return }
    scenes[scenes.count - 1].hasSegues = true
    // What a segue asks of the controllers that it goes back to, or of the one that makes what it leads to.
    if let unwind = tags.value("unwindAction") { action(unwind, of: nil) }
    if let maker = tags.value("destinationCreationSelector") { action(maker, of: nil) }
    guard let destination = tags.value("destination"), let kind = tags.value("kind"), kind != "unwind" else { return }
    let isFromController = open.dropLast().last?.isController ?? false
    // What a scene is made with needs no touch.
    let isPart = tags.value("relationship") != nil || kind == "relationship" || kind == "embed"
    scenes[scenes.count - 1].segues.append(
      Interface.Segue(
        destination: destination, identifier: tags.value("identifier"),
        isManual: isFromController && !isPart))
    around[scenes.count - 1].segues.append(isPart ? obstacles.filter(\.obstacle.kind.isOfSight) : obstacles)
  }

  /// The scenes, with what could only be told at the end.
  var finished: [Interface.Scene] {
    var finished = scenes
    for (number, scene) in scenes.enumerated() {
      for index in scene.actions.indices {
        finished[number].actions[index].type = targets[number][index].flatMap { types[$0] }
        finished[number].actions[index].obstacles = lasting(around[number].actions[index])
      }
      for index in scene.segues.indices {
        finished[number].segues[index].obstacles = lasting(around[number].segues[index])
      }
      finished[number].blocked = blocked[number].compactMap { id, around in
        let own = (outlets[id] ?? []).compactMap { outlet in
          types[outlet.owner].map { Interface.Obstacle.Outlet(name: outlet.name, owner: $0) }
        }
        return own.isEmpty ? nil : Interface.Blocked(outlets: own, obstacles: lasting(around))
      }
    }
    return finished
  }
}
