public import AlertKitCore

/// Reads the alerts out of an app's Swift sources, without building the app.
public enum SwiftSources {
  /// The reader that a project takes: `Project.assemble(inputs, sources: SwiftSources.reader())`.
  ///
  /// - Parameter wrappers: Functions and types of the app's own that show alerts, as the configuration declares them.
  public static func reader(wrappers: [AlertWrapper] = []) -> SourceReader {
    SourceReader { files in await read(files, wrappers: wrappers) }
  }

  /// The alerts of an app's Swift files.
  ///
  /// A file is parsed only if it can hold an alert, or may declare what an alert names.
  ///
  /// - Parameters:
  ///   - files: All of the app's; files that are not Swift are left alone.
  ///   - wrappers: Functions and types of the app's own that show alerts.
  /// - Returns: What was read of each file that holds anything.
  public static func read(_ files: [SourceFile], wrappers: [AlertWrapper] = []) async -> [FileID: SourceReading] {
    let files = files.filter { $0.path.hasSuffix(".swift") }
    let wrappers = WrapperSites(wrappers)
    let names = wrappers.names.map { Array($0.utf8) }
    let scans = await Parallel.map(files) { SourceScan($0.text, wrappers: names) }
    var pool = SourcePool(files: files, scans: scans, wrappers: wrappers)
    await pool.parse(files.indices.filter { scans[$0].mayHoldAlert }, asSites: true)
    var readings: [Int: FileAlerts] = [:]
    var pending = pool.sites.keys.sorted()
    for _ in 0..<6 where !pending.isEmpty {
      let index = pool.index
      let work = pending.map { (number: $0, file: pool.parsed[$0]!, sites: pool.sites[$0]!) }
      let found = await Parallel.map(work) { item in FileAlerts(of: item.file, sites: item.sites, index: index) }
      for (item, alerts) in zip(work, found) { readings[item.number] = alerts }
      let added = await pool.parse(missedBy: found.map(\.misses))
      pending = zip(work, found).filter { !$1.misses.isDisjoint(with: added) }.map(\.0.number)
    }
    return Dictionary(uniqueKeysWithValues: readings.map { (files[$0].id, $1.reading) })
  }
}
