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
    let results = await pool.results(missing: \.misses) { FileCandidates(of: $0, sites: $1, index: $2) }
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
