internal import AlertKitCore

/// What a delegate is told only once code has asked for it.
extension Reach {
  /// Whether a method is told of something that the app's code starts nowhere: regions, where none is watched.
  mutating func isOfNothingStarted(_ member: Declared) -> Bool {
    guard let question = member.delegateQuestion,
      let teller = member.declaration.parameters.first?.type?.name
    else { return false }
    if teller == "UIApplication", member.declaration.parameters[1].type?.name == "UILocalNotification",
      question == "didReceiveLocalNotification" || question == "didReceive"
    {
      return isWhole && !maySchedule(besides: member)
    }
    guard
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

  /// Whether code that may run makes a notification of before iOS 10, or asks for one by a name that says so, as libraries have them too.
  private mutating func maySchedule(besides member: Declared) -> Bool {
    let marks = [Array("ocalNotification".utf8), Array("UNNotificationRequest".utf8)]
    return program.files.indices.contains { file in
      let bytes = program.files[file].text
      let found = marks.flatMap { bytes.ranges(of: $0) }
      guard !found.isEmpty else { return false }
      let all = mentions(in: file)
      return found.contains { range in
        let start = range.lowerBound - bytes[..<range.lowerBound].reversed().prefix(while: \.isNamePart).count
        let name = word(at: start, in: file)
        guard !Self.notScheduling.contains(name), let place = all.places(of: name).first(where: { $0.offset == start }) else {
          return false
        }
        if place.isInLiteral { return true }
        if name == "UILocalNotification", !isMade(name, at: start, in: file) { return false }
        if declares(at: start, in: file) { return false }
        guard let around = program.file(file).member(around: start) else { return true }
        // What its method is called by.
        let head = bytes[Int(around.declaration.range.start)..<start]
        if !head.contains(UInt8(ascii: "{")) { return false }
        return around.id == member.id || mayRun(around)
      }
    }
  }

  /// Names that code has of notifications which it neither makes nor posts.
  private static let notScheduling: Set<String> = [
    "cancelLocalNotification", "cancelAllLocalNotifications", "UIApplicationLaunchOptionsLocalNotificationKey",
  ]

  /// Whether a class's object is made where its name stands: `[[UILocalNotification alloc] init]`, `UILocalNotification()`.
  private func isMade(_ name: String, at start: Int, in file: Int) -> Bool {
    program.files[file].text.withUnsafeBufferPointer { bytes in
      isSwift(file)
        ? bytes.nextVisible(from: start + name.utf8.count) == UInt8(ascii: "(")
        : bytes.lastVisible(before: start) == UInt8(ascii: "[")
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

  // MARK: What is saved

  /// Whether a method is what UIKit calls once a photo or a film is saved, by the selector that it is handed, and no code that may run
  /// says that: `image:didFinishSavingWithError:contextInfo:`.
  mutating func isOfNothingSaved(_ member: Declared) -> Bool {
    guard member.delegateQuestion == Self.saved, ["image", "video"].contains(member.name), isOfApp(member.file),
      !mayAnswer(member, .noDelegate)
    else { return false }
    return !maySay(Self.saved, besides: member) { reach, place, file in !reach.declaresSaved(at: place, in: file) }
      && !Self.savers.contains { maySay($0, besides: member) { reach, _, file in reach.isSwift(file) } }
      && !maySay(member.name, besides: member) { reach, place, file in
        reach.isSwift(file) && reach.program.files[file].text.withUnsafeBufferPointer { $0.isSelectorAlone(at: place) }
      }
  }

  private static let saved = "didFinishSavingWithError"
  /// Where Swift calls these, the selector may be in a constant.
  private static let savers = ["UIImageWriteToSavedPhotosAlbum", "UISaveVideoAtPathToSavedPhotosAlbum"]

  /// Whether code that may run has a name at some place that counts.
  private mutating func maySay(
    _ name: String, besides member: Declared, where counts: (inout Reach, Int, Int) -> Bool
  ) -> Bool {
    filesMentioning(name).sorted().contains { file in
      mentions(in: file).places(of: name).contains { place in
        guard !(file == member.file && member.declaration.range.holds(place.offset)), counts(&self, place.offset, file) else {
          return false
        }
        return program.file(file).member(around: place.offset).map { mayRun($0) } ?? true
      }
    }
  }

  /// Whether a method is declared that UIKit calls once something is saved, where that part of its name stands:
  /// `- (void)image:(UIImage *)image didFinishSavingWithError:(NSError *)error`.
  private func declaresSaved(at place: Int, in file: Int) -> Bool {
    let bytes = program.files[file].text
    let head = bytes[..<place].reversed().prefix { !";{}".utf8.contains($0) }
    if isSwift(file) { return head.reversed().firstRange(of: Array("func ".utf8)) != nil }
    let type = bytes[(place + Self.saved.utf8.count)...].prefix(40).filter { !$0.isBlank }.prefix(9)
    return type.elementsEqual(":(NSError".utf8) && !head.contains(UInt8(ascii: "["))
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether a method's name is all of a selector, but for what has the method: `#selector(Screen.image)`.
  fileprivate func isSelectorAlone(at start: Int) -> Bool {
    let end = self[start...].prefix { $0.isNamePart }.endIndex
    guard end < count, self[end] == UInt8(ascii: ")") else { return false }
    let owner = self[..<start].reversed().prefix { $0.isNamePart || $0 == UInt8(ascii: ".") }.count
    return self[..<(start - owner)].suffix(10).elementsEqual("#selector(".utf8)
  }
}
