internal import AlertKitCore
internal import SwiftSyntax

/// Looks for what could be declared as wrappers.
enum WrapperSurvey {
  /// What may be a wrapper, in order of file and place.
  static func candidates(in files: [SourceFile]) async -> [WrapperProposal] {
    let none = WrapperSites([])
    let scans = await Parallel.map(files) { SourceScan($0.text) }
    var pool = SourcePool(files: files, scans: scans, wrappers: none)
    await pool.parse(files.indices.filter { scans[$0].mayHoldAlert }, asSites: true)
    var results: [Int: FileCandidates] = [:]
    var pending = pool.sites.keys.sorted()
    for _ in 0..<6 where !pending.isEmpty {
      let index = pool.index
      let work = pending.map { (number: $0, file: pool.parsed[$0]!, sites: pool.sites[$0]!) }
      let found = await Parallel.map(work) { FileCandidates(of: $0.file, sites: $0.sites, index: index) }
      for (item, candidates) in zip(work, found) { results[item.number] = candidates }
      let added = await pool.parse(missedBy: found.map(\.misses))
      pending = zip(work, found).filter { !$1.misses.isDisjoint(with: added) }.map(\.0.number)
    }
    return results.sorted { $0.key < $1.key }.flatMap(\.value.proposals)
  }
}

/// What one file declares that may be a wrapper.
private struct FileCandidates: Sendable {
  private(set) var proposals: [WrapperProposal] = []
  let misses: Set<Miss>

  init(of file: ParsedFile, sites: [AlertSite], index: DeclarationIndex) {
    let resolver = Resolver(index: index)
    let scope = Scope(file: file)
    for site in sites {
      resolver.beginSite()
      guard let draft = FileAlerts.draft(of: site, resolver, in: scope) else { continue }
      let builders = [AlertBuilder(function: site.call, file: file), AlertBuilder(type: site.call, file: file, index: index)]
      let item = AlertItem(of: site.call, resolver, in: scope)?.proposal
      if let proposal = item ?? builders.lazy.compactMap({ $0?.proposal(for: draft) }).first { proposals.append(proposal) }
    }
    misses = resolver.misses
  }
}
