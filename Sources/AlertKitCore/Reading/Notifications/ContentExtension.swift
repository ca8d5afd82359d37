/// What the Info.plist of a notification content extension says.
public struct ContentExtension: Sendable, Hashable {
  /// Identifiers of the categories whose notifications it shows; case counts.
  public var categories: [LocatedText]
  /// Whether title, subtitle and body are left out beneath its own interface.
  public var hidesDefaultContent: Bool
  /// Whether its view controller's title takes the place of the app's name.
  public var overridesTitle: Bool
  /// Whether its interface can be touched.
  public var allowsInteraction: Bool
  /// Height over width of the first layout; nil where it says none.
  public var sizeRatio: Double?
  /// Where its attributes stand.
  public var range: SourceRange
}

/// What an Info.plist says, as far as alerts and notifications ask for it.
package struct InfoPlist: Sendable {
  /// What people call the app or extension; it may refer to build settings.
  package var displayName: LocatedText?
  /// The language that the app is written in; nil where it is left to build settings.
  var developmentRegion: String?
  /// The languages that the app says it has (`CFBundleLocalizations`), beside those of its folders; nil where it does not say.
  var localizations: [String]?
  /// The orientations in which an iPhone shows the app; empty where the list does not say.
  var phoneOrientations: Set<Orientation> = []
  /// The same for an iPad.
  var padOrientations: Set<Orientation> = []
  /// Whether the app keeps the design from before iOS 26 (`UIDesignRequiresCompatibility`).
  var keepsClassicDesign = false
  /// Whether it is an app's, and no extension's or test's.
  package var isApp: Bool
  /// Nil for everything that is none.
  package var contentExtension: ContentExtension?
}

/// Reads Info.plist.
package struct InfoPlistReader {
  /// What a file says. What is wrong with one that is no content extension's is for whoever builds it, and no fault here.
  package static func read(_ file: SourceFile) -> ReadResult<InfoPlist?> {
    let list = PropertyListReader.read(file)
    guard let root = list.value else { return ReadResult(nil) }
    var reader = InfoPlistReader()
    let attributes = root["NSExtension"]?["NSExtensionAttributes"]
    let isContent =
      root["NSExtension"]?["NSExtensionPointIdentifier"]?.text?.text == "com.apple.usernotifications.content-extension"
      || attributes?["UNNotificationExtensionCategory"] != nil
    let name = root["CFBundleDisplayName"]?.text ?? root["CFBundleName"]?.text
    let package = root["CFBundlePackageType"]?.text?.text
    var plist = InfoPlist(
      displayName: name.flatMap { $0.text.isEmpty ? nil : $0 },
      isApp: root["NSExtension"] == nil && root["EXAppExtensionAttributes"] == nil && package != "BNDL" && package != "XPC!"
        && package != "FMWK")
    plist.developmentRegion = root["CFBundleDevelopmentRegion"]?.text?.text
    if case .array(let names)? = root["CFBundleLocalizations"]?.content {
      plist.localizations = names.compactMap { $0.text?.text }
    }
    plist.phoneOrientations = orientations("UISupportedInterfaceOrientations", root)
    plist.padOrientations = orientations("UISupportedInterfaceOrientations~ipad", root)
    if case .boolean(true)? = root["UIDesignRequiresCompatibility"]?.content { plist.keepsClassicDesign = true }
    if isContent {
      plist.contentExtension = reader.contentExtension(attributes, root)
      return ReadResult(plist, faults: list.faults + reader.faults)
    }
    return ReadResult(plist)
  }

  private static func orientations(_ key: String, _ root: PropertyListValue) -> Set<Orientation> {
    guard case .array(let values)? = root[key]?.content else { return [] }
    return Orientation.named(in: values.compactMap { $0.text?.text })
  }

  private var faults: [Fault] = []

  private static let prefix = "UNNotificationExtension"
  private static let keys = [
    "Category", "InitialContentSizeRatio", "DefaultContentHidden", "OverridesDefaultTitle",
    "UserInteractionEnabled",
  ].map { prefix + $0 }

  private mutating func contentExtension(_ attributes: PropertyListValue?, _ root: PropertyListValue) -> ContentExtension {
    var made = ContentExtension(
      categories: [], hidesDefaultContent: false, overridesTitle: false, allowsInteraction: false,
      range: (attributes ?? root).range)
    guard let attributes, let members = attributes.members else {
      report("a content extension needs an NSExtensionAttributes dictionary", at: (attributes ?? root).range)
      return made
    }
    for member in members {
      let name = member.key.text
      switch name {
      case Self.keys[0]: made.categories = categories(member.value)
      case Self.keys[1]: made.sizeRatio = ratio(member)
      case Self.keys[2]: made.hidesDefaultContent = flag(member)
      case Self.keys[3]: made.overridesTitle = flag(member)
      case Self.keys[4]: made.allowsInteraction = flag(member)
      default:
        guard name.lowercased().hasPrefix("unnotification") else { continue }
        report("unknown key \"\(name)\"" + NearestName.hint(for: name, in: Self.keys), at: member.key.range)
      }
    }
    for key in Self.keys.prefix(2) where attributes[key] == nil {
      report("a content extension needs \"\(key)\"", at: attributes.range)
    }
    return made
  }

  private mutating func categories(_ value: PropertyListValue) -> [LocatedText] {
    let values: [PropertyListValue] = if case .array(let values) = value.content { values } else { [value] }
    return values.compactMap { value in
      if let text = value.text { return text.text.contains("$(") ? nil : text }
      report("\"\(Self.keys[0])\" is a text or a list of texts; found \(value.kindName)", at: value.range)
      return nil
    }
  }

  /// A ratio that an interface can have: one of no more than a hundred screens.
  private mutating func ratio(_ member: PropertyListValue.Member) -> Double? {
    guard let number = number(member) else { return nil }
    if number >= 0, number <= 100 { return number }
    report("\"\(member.key.text)\" is a ratio of height to width, not \(number)", at: member.value.range)
    return nil
  }

  private mutating func number(_ member: PropertyListValue.Member) -> Double? {
    switch member.value.content {
    case .integer(let number): return Double(number)
    case .real(let number): return number
    default:
      report("\"\(member.key.text)\" is a number, not \(member.value.kindName)", at: member.value.range)
      return nil
    }
  }

  private mutating func flag(_ member: PropertyListValue.Member) -> Bool {
    if case .boolean(let flag) = member.value.content { return flag }
    report("\"\(member.key.text)\" is true or false, not \(member.value.kindName)", at: member.value.range)
    return false
  }

  private mutating func report(_ message: String, at range: SourceRange) {
    faults.append(Fault(.notificationKey, message, at: range))
  }
}
