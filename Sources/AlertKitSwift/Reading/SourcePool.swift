internal import AlertKitCore

/// An app's Swift files, and those of them that were parsed.
struct SourcePool {
  private let files: [SourceFile]
  private let scans: [SourceScan]
  private let wrappers: WrapperSites
  /// By number.
  private(set) var parsed: [Int: ParsedFile] = [:]
  /// By number, the alerts of the files that can hold some.
  private(set) var sites: [Int: [AlertSite]] = [:]
  private(set) var index = DeclarationIndex([])
  private var asked: Set<HashedMiss> = []
  /// The numbers of the files that hold a name.
  private var naming: [String: [Int]] = [:]

  /// More files than this declare a name that says nothing.
  private static let limit = 24

  init(files: [SourceFile], scans: [SourceScan], wrappers: WrapperSites) {
    self.files = files
    self.scans = scans
    self.wrappers = wrappers
  }

  /// Parses files by their numbers.
  mutating func parse(_ numbers: [Int], asSites: Bool = false) async {
    let (files, wrappers) = (files, wrappers)
    let results = await Parallel.map(numbers) { number in
      let file = ParsedFile(files[number])
      return (file, DeclarationCollector.declarations(of: file), asSites ? AlertSite.all(in: file, wrappers: wrappers) : [])
    }
    for (number, result) in zip(numbers, results) {
      parsed[number] = result.0
      index.add(result.1)
      if !result.2.isEmpty { sites[number] = result.2 }
    }
  }

  /// The files that hold a name; nil where so many do that it says nothing.
  mutating func files(naming name: String) async -> [ParsedFile]? {
    let numbers = await numbers(naming: name)
    guard numbers.count <= Self.limit else { return nil }
    await parse(numbers.filter { parsed[$0] == nil })
    return numbers.compactMap { parsed[$0] }
  }

  private mutating func numbers(naming name: String) async -> [Int] {
    if let known = naming[name] { return known }
    let files = files
    let word = Array(name.utf8)
    let hits = await Parallel.map(Array(files.indices)) { files[$0].text.holds(word: word) }
    let numbers = files.indices.filter { hits[$0] }
    naming[name] = numbers
    return numbers
  }

  /// Whether a file may declare a type.
  func mayDeclare(type: String) -> Bool {
    let miss = HashedMiss(Miss(type: type))
    return scans.contains { $0.mayDeclare(miss) }
  }

  /// What is read of each file that holds sites, by the file's number. A file is read again once others are parsed that may
  /// declare what was missed.
  mutating func results<Result: Sendable>(
    missing: @Sendable (Result) -> Set<Miss>,
    read: @escaping @Sendable (ParsedFile, [AlertSite], DeclarationIndex) -> Result
  ) async -> [Int: Result] {
    var results: [Int: Result] = [:]
    var pending = sites.keys.sorted()
    for _ in 0..<6 where !pending.isEmpty {
      let index = index
      let work = pending.map { (number: $0, file: parsed[$0]!, sites: sites[$0]!) }
      let found = await Parallel.map(work) { item in read(item.file, item.sites, index) }
      for (item, result) in zip(work, found) { results[item.number] = result }
      let added = await parse(missedBy: found.map(missing))
      pending = zip(work, found).filter { !missing($1).isDisjoint(with: added) }.map(\.0.number)
    }
    return results
  }

  /// Parses the files that may declare what was missed.
  ///
  /// - Returns: The misses for which a file was parsed.
  mutating func parse(missedBy misses: [Set<Miss>]) async -> Set<Miss> {
    var wanted: Set<Int> = []
    var found: Set<Miss> = []
    for miss in misses.reduce(into: Set(), { $0.formUnion($1) }) {
      let hashed = HashedMiss(miss)
      guard asked.insert(hashed).inserted else { continue }
      let declaring = scans.indices.filter { scans[$0].mayDeclare(hashed) }
      guard declaring.count <= Self.limit else { continue }
      let new = declaring.filter { parsed[$0] == nil }
      if !new.isEmpty { found.insert(miss) }
      wanted.formUnion(new)
    }
    await parse(wanted.sorted())
    return found
  }
}

extension [UInt8] {
  /// Whether a word stands anywhere within these bytes.
  func holds(word: [UInt8]) -> Bool {
    guard let first = word.first, count >= word.count else { return false }
    return withUnsafeBufferPointer { bytes in
      word.withUnsafeBufferPointer { word in
        let last = bytes.count - word.count
        var start = 0
        while start <= last {
          if bytes[start] == first, bytes.isWord(word, at: start) { return true }
          start += 1
        }
        return false
      }
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func isWord(_ word: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    var index = 1
    while index < word.count, self[start + index] == word[index] { index += 1 }
    let end = start + word.count
    return index == word.count && (start == 0 || !SourceScan.isName[Int(self[start - 1])])
      && (end == count || !SourceScan.isName[Int(self[end])])
  }
}
