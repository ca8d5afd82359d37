/// A path or glob of the configuration: `*` stands for any characters but `/`, `**` for any folders, `?` for one character.
struct GlobPattern: Sendable {
  private enum Part: Sendable {
    /// A folder's name as it is, whatever characters it has.
    case literal([Character])
    case name([Character])
    case anyFolders

    var isAnyFolders: Bool {
      if case .anyFolders = self { true } else { false }
    }

    func fits(_ folder: [Character]) -> Bool {
      switch self {
      case .literal(let own): own == folder
      case .name(let pattern): GlobPattern.matches(pattern, folder, isStar: { $0 == "*" }, fits: { $0 == "?" || $0 == $1 })
      case .anyFolders: false
      }
    }
  }

  private let parts: [Part]

  /// - Parameters:
  ///   - pattern: A path or glob as the user wrote it.
  ///   - folder: The absolute path of the folder that `pattern` is relative to.
  init(_ pattern: String, in folder: String) {
    let own = FilePath.components(pattern)
    let above = pattern.hasPrefix("/") ? [] : FilePath.components(folder)
    let climbs = own.prefix { $0 == ".." }.count
    parts =
      above.dropLast(climbs).map { .literal(Array($0)) }
      + own.dropFirst(climbs).map { $0 == "**" ? .anyFolders : .name(Array($0)) } + [.anyFolders]
  }

  /// Whether an absolute path, or a folder above it, fits the pattern.
  func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/").map(Array.init)
    return Self.matches(parts, names, isStar: \.isAnyFolders, fits: { $0.fits($1) })
  }

  /// Whether `items` fit `pattern`, in time proportional to the product of their lengths.
  private static func matches<Part, Item>(
    _ pattern: [Part], _ items: [Item], isStar: (Part) -> Bool, fits: (Part, Item) -> Bool
  ) -> Bool {
    var (part, item) = (0, 0)
    var retry: (part: Int, item: Int)?
    while item < items.count {
      if part < pattern.count, isStar(pattern[part]) {
        retry = (part, item)
        part += 1
      } else if part < pattern.count, fits(pattern[part], items[item]) {
        part += 1
        item += 1
      } else if let last = retry {
        retry = (last.part, last.item + 1)
        (part, item) = (last.part + 1, last.item + 1)
      } else {
        return false
      }
    }
    return pattern[part...].allSatisfy(isStar)
  }
}
