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
    let family = family(of: member.type)
    return !maySay(Self.saved, besides: member) { reach, place, file in
      !reach.declaresPart(Self.saved, at: place, typed: "(NSError", in: file)
        && !reach.isSavedForOther(place, than: family, in: file)
    }
      && !Self.savers.contains {
        maySay($0, besides: member) { reach, place, file in
          reach.isSwift(file) && !reach.isSavedForOther(place, than: family, in: file)
        }
      }
      && !maySay(member.name, besides: member) { reach, place, file in
        reach.isSwift(file) && reach.program.files[file].text.withUnsafeBufferPointer { $0.isSelectorAlone(at: place) }
          && !reach.isSavedForOther(place, than: family, in: file)
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

  /// Whether a method is declared where the second part of its name stands, in Objective-C by what it takes:
  /// `- (void)image:(UIImage *)image didFinishSavingWithError:(NSError *)error`.
  func declaresPart(_ name: String, at place: Int, typed: String, in file: Int) -> Bool {
    let bytes = program.files[file].text
    let head = bytes[..<place].reversed().prefix { !";{}".utf8.contains($0) }
    if isSwift(file) { return head.reversed().firstRange(of: Array("func ".utf8)) != nil }
    let type = bytes[(place + name.utf8.count)...].prefix(40).filter { !$0.isBlank }
    return type.starts(with: (":" + typed).utf8) && !head.contains(UInt8(ascii: "["))
  }

  /// Whether a place stands in a call that saves something and has `self` told of it, in a class that has nothing to do with some:
  /// `UIImageWriteToSavedPhotosAlbum(photo, self, @selector(image:didFinishSavingWithError:contextInfo:), nil)`.
  private mutating func isSavedForOther(_ place: Int, than family: [String], in file: Int) -> Bool {
    guard program.files[file].text.withUnsafeBufferPointer({ $0.savesForSelf(around: place) }) else { return false }
    return isApart(place, from: family, in: file)
  }

  // MARK: Segues

  /// Whether a method is what UIKit asks of the controller that a segue leaves, `prepare(for:sender:)`, and no scene of its class has a
  /// segue, and no code performs one.
  mutating func isOfNoSegue(_ member: Declared) -> Bool {
    guard member.delegateQuestion == "sender", Self.preparing.contains(member.name), isOfApp(member.file),
      member.declaration.parameters[0].type?.name == "UIStoryboardSegue", ownPath(of: member.type, from: "") != nil,
      let interfaces
    else { return false }
    let family = family(of: member.type)
    let drawn = family.flatMap { interfaces.making[$0.lastName] ?? [] }.map { interfaces.scenes[$0].scene }
    return !drawn.isEmpty && !drawn.contains(where: \.hasSegues)
      // What a library's controller does is not known, nor what a storyboard holds that was not understood.
      && family.allSatisfy { program.type($0, isA: Self.controllers) && !surroundings.makes($0.lastName) }
      && !mayPerformSegue(of: family) && !mayPrepare(member)
  }

  private static let preparing = ["prepare", "prepareForSegue"]
  private static let performing = ["performSegue", "performSegueWithIdentifier"]
  private static let controllers: Set<String> = [
    "UIViewController", "UITableViewController", "UICollectionViewController", "UINavigationController", "UITabBarController",
  ]

  private mutating func mayPerformSegue(of family: [String]) -> Bool {
    mayHold(Self.performing) { reach, place, file in
      if place.isInLiteral { return true }
      if reach.declares(at: place.offset, in: file) { return false }
      let isOfSelf = reach.program.files[file].text.withUnsafeBufferPointer { bytes in
        bytes.isOfSelf(at: place.offset, isSwift: reach.isSwift(file)) || bytes.isOfWeakSelf(at: place.offset)
      }
      return !(isOfSelf && reach.isApart(place.offset, from: family, in: file))
    }
  }

  /// Whether code calls the method itself, and does not only hand on to its base class what it was asked.
  private mutating func mayPrepare(_ member: Declared) -> Bool {
    mayHold(Self.preparing) { reach, place, file in
      if reach.declares(at: place.offset, in: file) || reach.text(max(0, place.offset - 6)..<place.offset, in: file) == "super."
      {
        return false
      }
      let name = reach.word(at: place.offset, in: file)
      if place.isInLiteral { return name == Self.preparing[1] }
      let isOfSuper = reach.text(max(0, place.offset - 7)..<place.offset, in: file) == "[super "
      return !isOfSuper && (name == Self.preparing[1] || reach.mayCall(member, at: place, in: file, reach.mentions(in: file)))
    }
  }

  /// Whether code has one of some names at a place that counts, or in more files than can be looked at.
  private mutating func mayHold(
    _ names: [String], where counts: (inout Reach, NameMentions.Place, Int) -> Bool
  ) -> Bool {
    names.contains { name in
      let files = filesMentioning(name)
      return files.count > Self.mostNaming
        || files.sorted().contains { file in mentions(in: file).places(of: name).contains { counts(&self, $0, file) } }
    }
  }

  /// A type, and those that inherit from it.
  func family(of type: String) -> [String] { [type] + program.conforming(to: type) }

  /// Whether a place stands in a class that is none of some, nor one that they inherit from, nor one that inherits from them.
  mutating func isApart(_ place: Int, from family: [String], in file: Int) -> Bool {
    guard let scope = mentions(in: file).scope(around: place), !scope.isProtocol else { return false }
    let around = text(scope.name, in: file)
    guard let path = program.path(of: around, from: "", in: file) else { return false }
    return family.allSatisfy { !program.type($0, isA: [around]) && !program.type(path, isA: [$0.lastName]) }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether what is asked for at a place is asked of a `self` that may be gone: `self?.save()`.
  fileprivate func isOfWeakSelf(at start: Int) -> Bool {
    guard start > 6, self[..<start].suffix(6).elementsEqual("self?.".utf8) else { return false }
    return !self[start - 7].isNamePart && self[start - 7] != UInt8(ascii: ".")
  }

  /// Whether a place stands in a call of what saves a photo or a film, as its name or in what it is given, that has `self` told of it.
  fileprivate func savesForSelf(around place: Int) -> Bool {
    let end = self[place...].prefix { $0.isNamePart }.endIndex + 1
    let mark = Array("SavedPhotosAlbum(".utf8)
    guard end <= count, let call = Array(self[Swift.max(0, place - 300)..<end]).ranges(of: mark).last else { return false }
    var arguments: [Range<Int>] = []
    var start = Swift.max(0, place - 300) + call.upperBound
    var depth = 0
    for index in start..<Swift.min(start + 600, count) {
      switch self[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: ",") where depth == 0:
        arguments.append(start..<index)
        start = index + 1
      case UInt8(ascii: "\""), UInt8(ascii: ";"): return false
      default: break
      }
      if depth < 0 { return place < index && arguments.count == 3 && text(arguments[1]).trimmed == "self" }
    }
    return false
  }

  /// Whether a method's name is all of a selector, but for what has the method: `#selector(Screen.image)`.
  fileprivate func isSelectorAlone(at start: Int) -> Bool {
    let end = self[start...].prefix { $0.isNamePart }.endIndex
    guard end < count, self[end] == UInt8(ascii: ")") else { return false }
    let owner = self[..<start].reversed().prefix { $0.isNamePart || $0 == UInt8(ascii: ".") }.count
    return self[..<(start - owner)].suffix(10).elementsEqual("#selector(".utf8)
  }
}
