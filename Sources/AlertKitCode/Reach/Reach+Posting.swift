internal import AlertKitCore

/// Notifications of the app's own that code observes.
extension Reach {
  /// Whether code at a place is run, or named to be run, for a notification which no code that may run posts.
  mutating func isForUnposted(_ place: Int, in member: Declared) -> Bool {
    let range = member.declaration.range
    guard mentions(in: member.file).places(of: "addObserver").contains(where: { range.holds($0.offset) }) else { return false }
    let observed = member.declaration.calls(around: place).last { $0.callee.usedName == "addObserver" }
    guard let name = observed?.notification, !name.value.range.holds(place) else { return false }
    // A name that is written where it is observed may be written where it is posted.
    if let text = name.value.notificationText {
      return isOfApp(member.file) && !text.mayNameOthersNotification && !text.hasPrefixOfLibrary && !isPosted(text, besides: [])
    }
    return name.value.notificationName.map { isNeverPosted($0) } ?? false
  }

  /// Whether a name is one that the app gives a notification, and nothing that may run does more with it than to observe that.
  private mutating func isNeverPosted(_ name: String) -> Bool {
    if posted.contains(name) { return false }
    let declared = program.declarations(named: name) ?? []
    let texts = Set(declared.compactMap { $0.declaration.value?.notificationText })
    // The same text may be written elsewhere, and the system posts what it names itself.
    guard texts.count == 1, let text = texts.first, !text.mayNameOthersNotification, declared.allSatisfy({ isName($0) }),
      askedNames.insert(name).inserted
    else { return false }
    defer { askedNames.remove(name) }
    let files = filesMentioning(name)
    guard files.count <= Self.mostNaming else { return false }
    let isNamed = files.sorted().contains { file in
      mentions(in: file).places(of: name).contains { place in
        if declared.contains(where: { $0.file == file && $0.declaration.range.holds(place.offset) }) { return false }
        return mayPost(place.offset, in: file)
      }
    }
    let isPosted = isNamed || self.isPosted(text, besides: declared)
    if isPosted { posted.insert(name) }
    return !isPosted
  }

  /// Whether code that may run does more with a text, which is a notification's name, than to observe that.
  private mutating func isPosted(_ text: String, besides declared: [Declared]) -> Bool {
    let quoted = Array("\"\(text)\"".utf8)
    let isOneName = text.utf8.allSatisfy(\.isNamePart)
    return (isOneName ? filesMentioning(text) : Array(program.files.indices)).contains { file in
      program.files[file].text.ranges(of: quoted).contains { found in
        if declared.contains(where: { $0.file == file && $0.declaration.range.holds(found.lowerBound) }) { return false }
        return mayPost(found.lowerBound, in: file)
      }
    }
  }

  /// Whether a declaration gives a notification its name, or says in Objective-C that another file does.
  private func isName(_ declared: Declared) -> Bool {
    guard isOfApp(declared.file), declared.isStored, declared.declaration.isStatic || declared.type.isEmpty else {
      return false
    }
    return declared.declaration.value.map { $0.notificationText != nil } ?? !isSwift(declared.file)
  }

  /// Whether code that may run does more at a place with a notification's name than to observe that.
  private mutating func mayPost(_ place: Int, in file: Int) -> Bool {
    guard let around = program.file(file).member(around: place) else {
      // `extern NSString *const ScreenDidClose;`
      let before = program.files[file].text.withUnsafeBufferPointer { bytes in
        bytes.wordBefore(place).map { bytes.text($0) }
      }
      return isSwift(file) || before != "const"
    }
    let isObserved = around.declaration.calls(around: place).contains { call in
      ["addObserver", "removeObserver"].contains(call.callee.usedName) && call.notification?.value.range.holds(place) ?? false
    }
    return !isObserved && mayRun(around) && !isForUngiven(place, in: around)
  }
}

extension CodeCall {
  /// The name of the notification that an observer is added for.
  fileprivate var notification: CodeArgument? { arguments.first { $0.label == "name" || $0.label == "forName" } }
}

extension CodeExpression {
  /// The name of a constant that a notification is told by: `.screenDidClose`, `Notification.Name(ScreenDidClose)`.
  fileprivate var notificationName: String? {
    switch kind {
    case .call(let call): call.isNotificationName ? call.arguments[0].value.notificationName : nil
    case .name(let name), .member(_, let name): name
    default: nil
    }
  }

  /// The text of a notification's name: `"closed"`, `Notification.Name("closed")`.
  fileprivate var notificationText: String? {
    switch kind {
    case .call(let call): return call.isNotificationName ? call.arguments[0].value.notificationText : nil
    case .string(let parts):
      guard parts.count == 1, case .text(let text) = parts[0] else { return nil }
      return text
    default: return nil
    }
  }
}

extension CodeCall {
  fileprivate var isNotificationName: Bool {
    arguments.count == 1 && ["Name", "NSNotificationName", "init"].contains(callee.usedName ?? "")
  }
}

extension String {
  /// Whether it begins as names of libraries do: `JPFNetworkDidLogin`, `kNetworkChanged`.
  fileprivate var hasPrefixOfLibrary: Bool {
    let letters = Array(prefix(2))
    return letters.count == 2 && letters[1].isUppercase && (letters[0].isUppercase || letters[0] == "k")
  }

  /// Whether what is not here may post a notification of this name, the system or a library: `UIDeviceShakenNotification`,
  /// `com.apple.mobile.data_sync`, `kReachabilityChangedNotification`.
  fileprivate var mayNameOthersNotification: Bool {
    let capitals = prefix { $0.isUppercase || $0.isNumber }
    return capitals.count > 2 && hasSuffix("Notification") || lowercased().contains("reachab")
      || ["com.apple.", "com.google.", "com.firebase.", "com.facebook.", "com.alamofire."].contains(where: hasPrefix)
  }
}
