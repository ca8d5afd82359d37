internal import AlertKitCore

/// What a delegate is told only once code has asked for it.
extension Reach {
  /// Whether a method is told of something that the app's code starts nowhere: regions, where none is watched.
  mutating func isOfNothingStarted(_ member: Declared) -> Bool {
    guard let question = member.delegateQuestion,
      let teller = member.declaration.parameters.first?.type?.name,
      let started = Self.started.first(where: { $0.teller == teller && $0.told.contains(question) })
    else { return false }
    return !started.by.contains { mayStart($0) }
  }

  /// Whether code that may run names what starts something.
  private mutating func mayStart(_ name: String) -> Bool {
    let files = filesMentioning(name)
    guard files.count <= Self.mostNaming else { return true }
    return files.sorted().contains { file in
      mentions(in: file).places(of: name).contains { place in
        if place.isInLiteral { return true }
        if declares(at: place.offset, in: file) { return false }
        guard let around = program.file(file).member(around: place.offset) else { return true }
        return mayRun(around)
      }
    }
  }

  /// Who tells something, what Swift and Objective-C call that, and what starts it.
  private static let started: [(teller: String, told: Set<String>, by: [String])] = [
    (
      "CLLocationManager",
      [
        "didEnterRegion", "didExitRegion", "didDetermineState", "didStartMonitoringFor", "didStartMonitoringForRegion",
        "monitoringDidFailFor", "monitoringDidFailForRegion",
      ],
      ["startMonitoring", "startMonitoringForRegion", "requestState", "requestStateForRegion"]
    ),
    (
      "CLLocationManager", ["didRange", "didRangeBeacons", "didFailRangingFor", "rangingBeaconsDidFailFor"],
      ["startRangingBeacons", "startRangingBeaconsInRegion", "startRangingBeaconsSatisfyingConstraint"]
    ),
    ("CLLocationManager", ["didUpdateHeading"], ["startUpdatingHeading"]),
    ("CLLocationManager", ["didVisit"], ["startMonitoringVisits"]),
    (
      "CLLocationManager", ["didUpdateLocations", "didUpdateTo", "didUpdateToLocation"],
      ["startUpdatingLocation", "requestLocation", "startMonitoringSignificantLocationChanges"]
    ),
    (
      "CBCentralManager", ["didDiscover", "didDiscoverPeripheral"],
      ["scanForPeripherals", "scanForPeripheralsWithServices"]
    ),
  ]
}
