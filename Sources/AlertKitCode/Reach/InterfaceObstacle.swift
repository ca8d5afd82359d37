internal import AlertKitCore

extension Interface {
  /// What keeps people from using a control: it is hidden or takes no touches, or something around it is or does.
  struct Obstacle: Sendable {
    enum Kind: Sendable, CaseIterable {
      /// Of what is not seen.
      case hidden, clear
      /// Of what takes no touches.
      case passive, disabled
    }

    /// A property of a class's, by which code knows the object.
    struct Outlet: Sendable {
      let name: String
      let owner: String
    }

    let kind: Kind
    /// The name of the object's element: `button`.
    let element: String
    /// The object's class.
    let type: String?
    /// The property of UIKit's that holds the object: `tableFooterView`.
    let key: String?
    /// The number by which code may find the object.
    let tag: String?
    /// Whether the file itself says it; else code may, which knows the object by an outlet.
    let isSet: Bool
    var outlets: [Outlet] = []
  }
}

extension Interface.Obstacle.Kind {
  /// The names by which code changes it.
  var setters: [String] {
    switch self {
    case .hidden: ["isHidden", "hidden", "setHidden"]
    case .clear: ["alpha", "setAlpha"]
    case .passive: ["isUserInteractionEnabled", "userInteractionEnabled", "setUserInteractionEnabled"]
    case .disabled: ["isEnabled", "enabled", "setEnabled"]
    }
  }

  /// The values that leave it as it is.
  var keeping: Set<String> {
    switch self {
    case .hidden: ["true", "YES"]
    case .clear: ["0", "0.0"]
    case .passive, .disabled: ["false", "NO"]
    }
  }

  /// Whether a scene is not made either that is shown within the object.
  var isOfSight: Bool { self == .hidden || self == .clear }
}

extension InterfaceTags {
  /// What keeps people from using the object whose element the last tag opens, and what is in it, or would if code said so.
  ///
  /// - Parameter isOutermost: Whether no other object is around it: what loads a xib is given those.
  func obstacles(isOutermost: Bool) -> [Interface.Obstacle] {
    // Code is given cells as they are shown.
    guard value("id") != nil, !Self.cells.contains(where: name.hasSuffix) else { return [] }
    let key = value("key")
    if isOutermost ? !name.hasSuffix("Recognizer") : key.map(Self.usualKeys.contains) ?? false { return [] }
    return Interface.Obstacle.Kind.allCases.map { kind in
      Interface.Obstacle(
        kind: kind, element: name, type: value("customClass"), key: key, tag: value("tag"), isSet: says(kind))
    }
  }

  /// Whether the last tag says that people cannot use its object.
  private func says(_ kind: Interface.Obstacle.Kind) -> Bool {
    switch kind {
    case .hidden: value("hidden") == "YES"
    case .clear: value("alpha").flatMap(Double.init) == 0
    case .passive: value("userInteractionEnabled") == "NO"
    case .disabled: value("enabled") == "NO"
    }
  }

  private static let cells = ["Cell", "collectionReusableView"]
  /// Properties that code names for other reasons.
  private static let usualKeys: Set<String> = ["view", "contentView"]
}
