internal import AlertKitCore
internal import Synchronization

extension Program {
  /// The path of the type that all properties of a name have; nil where they differ, or where many files may declare the name.
  func commonType(of name: String) -> String? {
    if let known = commonTypes.withLock({ $0[name] }) { return known }
    let properties = (declarations(named: name) ?? []).filter(\.mayBeGiven)
    let types = Set(properties.map { property in property.declaration.type.flatMap { path(of: $0.name, from: property.type) } })
    let common = types.count == 1 ? types.first! : nil
    commonTypes.withLock { $0[name] = .some(common) }
    return common
  }

  /// The property by which the one type that conforms to a protocol answers to it; nil where several types do, those for tests and
  /// previews left out.
  func onlyImplementation(of name: String, in type: String) -> Declared? {
    let conforming = conforming(to: type).filter { path in
      record(of: path).map { $0.kind != .protocol } ?? false && !Self.standIns.contains { path.contains($0) }
    }
    guard conforming.count == 1 else { return nil }
    let declared = members(name, of: conforming[0]).first { $0.isVariable }
    guard let declared, declared.declaration.body != nil || declared.declaration.isConstant && declared.declaration.value != nil
    else { return nil }
    return declared
  }

  /// What types are called that stand in for others in tests and previews.
  private static let standIns = ["Mock", "Fake", "Stub", "Dummy", "Preview", "Spy", "Test"]

  /// The names of the functions and cases that take instances of a type.
  func functionNames(taking type: String) -> [String] {
    let files = files(naming: [type.lastName])
    guard files.count <= AppEvaluation.mostFilesOfName else { return [] }
    let names = files.flatMap { number in
      file(number).members.filter { member in
        !member.isInitializer && member.declaration.parameters.contains { $0.type.map { $0.mentions(type.lastName) } ?? false }
      }.map(\.name)
    }
    return Set(names).sorted()
  }

  /// The names that all properties of a type have for themselves.
  func propertyNames(of type: String) -> [String] {
    let files = files(naming: [type.lastName])
    guard files.count <= AppEvaluation.mostFilesOfName else { return [] }
    let names = files.flatMap { number in
      file(number).members.filter { $0.isVariable && $0.declaration.type?.name.lastName == type.lastName }.map(\.name)
    }
    return Set(names).filter { commonType(of: $0) == type }.sorted()
  }
}

extension CodeType {
  /// Whether it is a type, an optional one or a list of it.
  func mentions(_ type: String) -> Bool {
    name.lastName == type || (name == "[]" || name == "Optional") && arguments.contains { $0.mentions(type) }
  }
}

extension Declared {
  /// Whether it is a property of instances that code may set.
  fileprivate var mayBeGiven: Bool { isVariable && !type.isEmpty && !declaration.isStatic && !declaration.isConstant }
}

extension Program {
  /// Whether `other.name` is as false, or as missing, as what it is given to: all that the app has under the name is stored and starts
  /// so, and nothing of Apple's that is known has the name.
  func isCopyNothingNew(_ name: String) -> Bool {
    if let known = copies.withLock({ $0[name] }) { return known }
    let isNothingNew =
      !Self.ofApple.contains(name)
      && declarations(named: name)?.allSatisfy { declared in
        guard declared.isStored, declared.declaration.attributes.allSatisfy(Self.plainWrappers.contains),
          record(of: declared.type)?.inherited.allSatisfy({ !Self.filling.contains($0.name.lastName) }) ?? true
        else { return false }
        return switch declared.declaration.value?.kind {
        case .boolean(false), .null: true
        // What Objective-C's screens have starts as nought; others may be filled by name.
        case nil:
          files[declared.file].path.hasSuffix(".swift") ? mayBeNil(declared) : type(declared.type, isA: Reach.screens)
        default: false
        }
      } ?? false
    copies.withLock { $0[name] = isNothingNew }
    return isNothingNew
  }

  /// What lets others fill what a type has.
  private static let filling: Set<String> = [
    "Codable", "Decodable", "NSCoding", "NSSecureCoding", "NSManagedObject", "Mappable", "Object",
  ]

  /// What keeps a value as it is given.
  private static let plainWrappers: Set<String> = [
    "State", "StateObject", "Binding", "Published", "Bindable", "ObservedObject", "IBOutlet", "IBInspectable", "objc",
    "MainActor", "ObservationIgnored", "ObservationTracked", "Presents", "PresentationState",
  ]

  /// What controls, views, players and others of Apple's have that is true or false, or may be missing.
  private static let ofApple: Set<String> = [
    "isOn", "isHidden", "isEnabled", "isSelected", "isHighlighted", "isEditing", "isActive", "isAnimating", "isEmpty",
    "isEqual", "isExecuting", "isFinished", "isCancelled", "isFirstResponder", "isFocused", "isOpaque", "isPaused",
    "isPlaying", "isLoading", "isRunning", "isOpen", "isPresented", "isExpanded", "isConnected", "isReachable",
    "isReady", "isValid", "isUserInteractionEnabled", "isTracking", "isDragging", "isRefreshing", "isRecording",
    "isBeingPresented", "isBeingDismissed", "hidden", "enabled", "selected", "highlighted", "editing", "on",
    "playing", "paused", "loading", "animating", "error", "image", "text", "url", "date", "data",
  ]
}
