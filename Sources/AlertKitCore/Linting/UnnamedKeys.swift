/// Keys of an app's tables that none of its code names, so that nobody sees what is wrong with their texts.
struct UnnamedKeys {
  /// A key of a table, as an index of ``Project/tables``.
  private struct Place: Hashable {
    let table: Int
    let key: String
  }

  /// As many keys of a table say whether code names them as they stand.
  private static let sampleSize = 48

  private let unnamed: Set<Place>

  /// Makes a note of what is found in texts of such keys.
  ///
  /// - Parameter weighs: Whether what a rule found is more than a note.
  static func weigh(_ occurrences: inout [Occurrence], in project: Project, where weighs: (Occurrence) -> Bool) {
    let indexes = occurrences.indices.filter { index in
      let occurrence = occurrences[index]
      return occurrence.surface == nil && occurrence.table != nil && occurrence.key != nil && weighs(occurrence)
    }
    guard !indexes.isEmpty, project.surfaces.contains(where: { $0.origin == .source }) else { return }
    func place(of index: Int) -> Place { Place(table: occurrences[index].table!, key: occurrences[index].key!) }
    let keys = UnnamedKeys(among: Set(indexes.map(place)), of: project)
    for index in indexes where keys.unnamed.contains(place(of: index)) { occurrences[index].severity = .note }
  }

  private init(among places: Set<Place>, of project: Project) {
    let samples = Dictionary(
      uniqueKeysWithValues: Set(places.map(\.table)).map { ($0, Self.sample(of: project.tables[$0], project)) })
    var search = NameSearch(Set(places.map(\.key)).union(samples.values.joined()))
    for file in project.files where FileKind(name: FilePath.name(file.path)).map({ $0.isSource || $0 == .interface }) ?? false {
      search.look(in: file.text)
    }
    // Where code names keys by other names, or puts them together, it does not tell which it uses.
    let telling = samples.filter { sample in
      !sample.value.isEmpty && sample.value.count { search.quoted($0) } * 4 >= sample.value.count
    }
    unnamed = places.filter { telling[$0.table] != nil && !search.found($0.key) }
  }

  private static func sample(of set: TableSet, _ project: Project) -> [String] {
    let entries = project.lookup.chain(of: project.sourceLocale).lazy.flatMap(set.tables).first?.entries ?? []
    let step = max(entries.count / sampleSize, 1)
    return stride(from: 0, to: entries.count, by: step).map { entries[$0].key }
  }
}

/// Looks through code for some texts, as names or within quotation marks.
private struct NameSearch {
  private var missing: Set<UInt64>
  private var unquoted: Set<UInt64>
  /// All of the texts, by which nearly all names are known to be none of them.
  private let wanted: NumberSet

  init(_ texts: Set<String>) {
    missing = Set(texts.map(StableHash.of))
    unquoted = missing
    var wanted = NumberSet(most: texts.count)
    for number in missing { wanted.insert(number) }
    self.wanted = wanted
  }

  private mutating func see(_ name: StableHash) {
    if wanted.mayHold(name.value) { missing.remove(name.value) }
  }

  func quoted(_ text: String) -> Bool { !unquoted.contains(StableHash.of(text)) }

  func found(_ text: String) -> Bool { !missing.contains(StableHash.of(text)) }

  mutating func look(in bytes: [UInt8]) {
    guard !unquoted.isEmpty else { return }
    bytes.withUnsafeBufferPointer { bytes in
      let none = StableHash()
      // Of the name, of the names that dots join, and of the literal up to here.
      var (name, path, literal) = (none, none, none)
      for byte in bytes {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"),
          UInt8(ascii: "_"), UInt8(ascii: "-"), 0x80...:
          name.combine(byte)
          path.combine(byte)
        case UInt8(ascii: "."):
          see(name)
          name = none
          path.combine(byte)
        default:
          see(name)
          see(path)
          (name, path) = (none, none)
        }
        if byte == UInt8(ascii: "\"") {
          if wanted.mayHold(literal.value), unquoted.remove(literal.value) != nil { missing.remove(literal.value) }
          literal = none
        } else {
          literal.combine(byte)
        }
      }
      see(name)
      see(path)
    }
  }
}
