internal import AlertKitCore
internal import Synchronization

/// The storyboards and xibs of an app as one graph: what makes what, and which actions are run.
struct Interfaces: Sendable {
  /// A way to a scene.
  struct Way: Sendable {
    let from: Int
    let segue: Interface.Segue?
  }

  /// A scene, and the file that it is in.
  struct Place: Sendable {
    let scene: Interface.Scene
    let file: Interface
    /// Whether its file starts with it.
    let isInitial: Bool
  }

  private(set) var scenes: [Place] = []
  /// By scene, what leads to it.
  private(set) var ways: [Int: [Way]] = [:]
  /// By the name of a class, the scenes that make one.
  private(set) var making: [String: [Int]] = [:]
  /// By the first part of a selector, where it is run.
  private(set) var actions: [String: [(scene: Int, action: Interface.Action)]] = [:]
  /// The classes that they name, owners of xibs among them.
  private(set) var types: Set<String> = []
  /// What their properties' values and others' names of xibs say.
  private(set) var values: Set<String> = []
  /// What they make delegates of something, and what supplies its rows.
  private(set) var delegates: Set<Interface.Delegate> = []
  /// The names of scenes, segues, storyboards and xibs.
  private(set) var names: Set<String> = []

  init(_ files: [Interface]) {
    for file in files {
      values.formUnion(file.values)
      for delegate in file.delegates {
        var types = [delegate.type.lastName]
        // A xib is loaded for a class that is named as it is, whatever owner it was drawn with.
        if let owner = file.owner, owner == delegate.type { types += [file.name, file.name + "Controller"] }
        delegates.formUnion(types.map { Interface.Delegate(type: $0, teller: delegate.teller) })
      }
      names.formUnion(file.names)
      if let owner = file.owner { types.insert(owner.lastName) }
      for scene in file.scenes { add(scene, of: file) }
    }
    for number in scenes.indices { connect(number) }
  }

  private mutating func add(_ scene: Interface.Scene, of file: Interface) {
    let number = scenes.count
    scenes.append(Place(scene: scene, file: file, isInitial: file.initial != nil && file.initial == scene.object))
    if let name = scene.identifier { names.insert(name) }
    types.formUnion(scene.classes.map(\.lastName))
    for type in scene.classes {
      for name in type.split(separator: ".") { making[String(name), default: []].append(number) }
    }
    for action in scene.actions {
      let first = String(action.selector.prefix { $0 != ":" })
      actions[first, default: []].append((number, action))
    }
    names.formUnion(scene.segues.compactMap(\.identifier))
  }

  private mutating func connect(_ number: Int) {
    let place = scenes[number]
    for segue in place.scene.segues {
      for target in scenes.indices
      where scenes[target].file.name == place.file.name && scenes[target].scene.object == segue.destination {
        ways[target, default: []].append(Way(from: number, segue: segue))
      }
    }
    guard let reference = place.scene.reference else { return }
    let name = reference.storyboard ?? place.file.name
    for target in scenes.indices where scenes[target].file.name == name && scenes[target].file.isStoryboard {
      let isMeant = reference.identifier.map { $0 == scenes[target].scene.identifier } ?? scenes[target].isInitial
      if isMeant { ways[target, default: []].append(Way(from: number, segue: nil)) }
    }
  }
}

extension Program {
  /// What stands beside the code.
  var surroundings: AppSurroundings {
    beside.withLock { known in
      if let known { return known.surroundings }
      let read = AppSurroundings(others, code: files)
      known = (read, nil)
      return read
    }
  }

  /// Where code names what storyboards and xibs hold.
  func identifierUses(_ interfaces: Interfaces) -> IdentifierUses {
    if let known = beside.withLock({ $0?.identifiers }) { return known }
    let found = IdentifierUses(self, names: interfaces.names)
    beside.withLock { $0?.identifiers = found }
    return found
  }
}
