public import AlertKitCore

/// Reads the alerts out of an app's Swift sources, without building the app.
public enum SwiftSources {
  /// The reader that a project takes: `Project.assemble(inputs, sources: SwiftSources.reader())`.
  ///
  /// - Parameter wrappers: Functions and types of the app's own that show alerts, as the configuration declares them.
  public static func reader(wrappers: [AlertWrapper] = []) -> SourceReader {
    SourceReader { files in CodeReading(files: await read(files, wrappers: wrappers)) }
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
    let readings = await pool.results(missing: \.misses) { FileAlerts(of: $0, sites: $1, index: $2) }
    let onDemand = await onDemand(readings.sorted { $0.key < $1.key }.flatMap { $0.value.requests }, in: pool)
    let actions = Set(readings.values.flatMap(\.actionsOfCategories))
    let work = readings.map { (file: files[$0].id, alerts: $1) }
    let finished = await Parallel.map(work) { item in
      var reading = item.alerts.reading(ofCategories: actions)
      reading.permissionRequests = item.alerts.requests.map(\.range)
      reading.requestsOnDemand = onDemand.intersection(reading.permissionRequests)
      return reading
    }
    return Dictionary(uniqueKeysWithValues: zip(work, finished).map { ($0.file, $1) })
  }

  /// The requests that a control leads to. Who brings them up is looked for in the whole app, so that only some are judged;
  /// of the others it is taken for granted.
  private static func onDemand(_ requests: [PermissionRequest], in pool: SourcePool) async -> Set<SourceRange> {
    var origins = RequestOrigins(pool: pool)
    let judged = 64
    var found = Set(requests.dropFirst(judged).map(\.range))
    for request in requests.prefix(judged) {
      if await origins.isOnDemand(request) { found.insert(request.range) }
    }
    return found
  }
}
