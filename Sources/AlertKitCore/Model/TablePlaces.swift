/// Where the tables of an app lie, to look through them from a folder outward.
struct TablePlaces: Sendable {
  /// A name of tables, nil for all but the default one, and a folder around them.
  private struct Place: Hashable {
    let name: String?
    let folder: ArraySlice<String>
  }

  /// By place, the tables in it: those that lie less deep first.
  private var sets: [Place: [Int]] = [:]
  /// By name, nil for all but the default one, the tables in bundles, which only code beside them looks through before all others.
  private var bundled: [String?: [Int]] = [:]
  /// By table, the parts of the path of the folder that holds it.
  private let modules: [[String]]

  /// The name of the table that is meant where none is named.
  private static let defaultName = "Localizable"

  /// Whether a folder holds what a `Root.plist` describes.
  static func isSettings(_ name: String) -> Bool { name.hasSuffix("Settings.bundle") }

  init(of all: [TableSet]) {
    modules = all.map { FilePath.components($0.module) }
    let order = all.indices.sorted { (modules[$0].count, $0) < (modules[$1].count, $1) }
    for index in order {
      // What a settings bundle holds is seen from within alone.
      let settings = modules[index].firstIndex(where: Self.isSettings).map { $0 + 1 }
      let owner = settings == nil ? Self.depthOfOwner(modules[index]) : nil
      if owner != nil {
        bundled[all[index].name, default: []].append(index)
        if all[index].name != Self.defaultName { bundled[nil, default: []].append(index) }
      }
      let outermost = settings ?? owner ?? 0
      for depth in outermost...modules[index].count {
        let folder = modules[index][..<depth]
        sets[Place(name: all[index].name, folder: folder), default: []].append(index)
        if all[index].name != Self.defaultName { sets[Place(name: nil, folder: folder), default: []].append(index) }
      }
    }
  }

  /// How many folders lie around what brings a bundle with its tables, such as a library; nil for what lies in none.
  private static func depthOfOwner(_ module: [String]) -> Int? {
    guard let bundle = module.firstIndex(where: { FilePath.fileExtension($0) == "bundle" }) else { return nil }
    let around = module[..<bundle]
    return around.count - around.reversed().prefix { holdResources.contains($0.lowercased()) }.count
  }

  /// Folders within a library, or an app, for what is no code.
  private static let holdResources: Set<String> = [
    "resource", "resources", "asset", "assets", "bundle", "bundles", "supporting files", "supportingfiles", "images",
  ]

  /// The tables of a name as they are seen from a folder, the nearest first: those of which most of the way is the folder's own.
  ///
  /// - Parameter name: Nil for the default name, and after it any other.
  func near(_ folder: [String], named name: String?) -> Nearest {
    Nearest(places: self, own: folder, names: name.map { [$0] } ?? [Self.defaultName, nil])
  }

  /// How many parts of the way to a table are a folder's own.
  private func closeness(of set: Int, to own: [String]) -> Int {
    zip(own, modules[set]).prefix { $0 == $1 }.count
  }

  /// Tables in the order in which they are looked through, worked out as far as somebody asks.
  struct Nearest: Sequence {
    fileprivate let places: TablePlaces
    fileprivate let own: [String]
    fileprivate let names: [String?]

    /// Those that are as near as one of them, and of its name.
    func beside(_ set: Int, named name: String) -> [Int] {
      let closeness = places.closeness(of: set, to: own)
      return at(closeness, name)
    }

    fileprivate func at(_ closeness: Int, _ name: String?) -> [Int] {
      let all = places.sets[Place(name: name, folder: own[..<closeness])] ?? []
      return closeness == own.count ? all : all.filter { places.closeness(of: $0, to: own) == closeness }
    }

    /// Those of a name in bundles of others.
    fileprivate func bundled(_ name: String?) -> [Int] {
      (places.bundled[name] ?? []).filter { set in
        places.closeness(of: set, to: own) < TablePlaces.depthOfOwner(places.modules[set]) ?? 0
      }
    }

    func makeIterator() -> Iterator { Iterator(nearest: self) }

    struct Iterator: IteratorProtocol {
      private let nearest: Nearest
      private var name = 0
      private var closeness: Int
      private var found: [Int] = []
      private var index = 0

      init(nearest: Nearest) {
        self.nearest = nearest
        closeness = nearest.own.count + 1
      }

      mutating func next() -> Int? {
        while index == found.count {
          if closeness == 0 {
            name += 1
            closeness = nearest.own.count + 1
          }
          guard name < nearest.names.count else {
            guard name < nearest.names.count * 2 else { return nil }
            found = nearest.bundled(nearest.names[name - nearest.names.count])
            (index, closeness) = (0, 0)
            continue
          }
          closeness -= 1
          found = nearest.at(closeness, nearest.names[name])
          index = 0
        }
        index += 1
        return found[index - 1]
      }
    }
  }
}
