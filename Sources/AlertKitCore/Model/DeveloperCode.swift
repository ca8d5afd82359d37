/// Code whose alerts only the app's developers see: its folder, file or type is named after that, or it stands within `#if DEBUG` or
/// another condition that is named after what developers do.
package struct DeveloperCode {
  private let isNamed: Bool
  /// UTF-8 offsets of what is left out of the app that people get.
  private let debugParts: [Range<Int>]

  /// - Parameter isBuiltIntoApp: Whether a project says that an app is built with the file, whatever its folder is called.
  package init(_ file: SourceFile, isBuiltIntoApp: Bool = false) {
    let parts = FilePath.components(file.path)
    let names = parts.dropLast() + [FilePath.stem(parts.last ?? "")]
    isNamed =
      names.contains(where: Self.isForDevelopers) || !isBuiltIntoApp && parts.dropLast().contains { $0.hasSuffix("Tests") }
    debugParts = file.text.holds("#if") ? Self.debugParts(of: file.text) : []
  }

  /// Whether a place is left out of the app that people get: a UTF-8 offset.
  package func holds(offset: Int) -> Bool { debugParts.contains { $0.contains(offset) } }

  /// Whether a surface of the file is for developers.
  func holds(_ surface: Surface<StringReference>) -> Bool {
    isNamed || debugParts.contains { $0.contains(Int(surface.range.start)) }
      || Self.isForDevelopers(String(surface.id.prefix { $0 != "." }))
      || surface.id.split(separator: ".").dropFirst().contains(where: Self.showsWhatIsForDevelopers)
  }

  /// The ways to show an alert without those that only developers see; all, where there are no others.
  func released(_ surface: Surface<StringReference>) -> [SurfaceCase<StringReference>] {
    guard !debugParts.isEmpty, !surface.cases.isEmpty else { return surface.cases }
    let forDevelopers = surface.buttons.indices.filter { index in
      guard let place = surface.buttons[index].range?.start else { return false }
      return debugParts.contains { $0.contains(Int(place)) }
    }
    let released = surface.cases.filter { way in forDevelopers.allSatisfy { !way.buttons.contains($0) } }
    return released.isEmpty ? surface.cases : released
  }

  /// `debugSection` and `showDebugMenu`; `showDebugModeAlert` is not.
  private static func showsWhatIsForDevelopers(_ member: Substring) -> Bool {
    let verb = ["show", "open", "present"].first(where: member.hasPrefix) ?? ""
    let rest = member.dropFirst(verb.count)
    guard rest.hasPrefix("debug") || rest.hasPrefix("Debug") else { return false }
    return ["Section", "Menu", "Settings", "Options", "Actions", "Tools", "Panel"].contains { part in
      rest.dropFirst(5).hasPrefix(part) && rest.dropFirst(5 + part.count).first?.isLowercase != true
    }
  }

  /// `DebugMenu`, `Developer Menu`, `DeveloperSettingsView` and `App+Debug`; `Debugger`, `DeveloperProfile` and `SpeedTest` are not.
  package static func isForDevelopers(_ name: String) -> Bool {
    let bare = name.filter { $0.isLetter || $0.isNumber }
    guard bare.contains("Deb") || bare.contains("Dev") || bare.contains("Internal") || bare.contains("Test") else {
      return false
    }
    return bare.contains(
      /Debug(?![a-z])|(Developer|Dev|Internal|Testing|Test)(Menu|Settings|Options|Tools|Tool|Panel|Console)(?![a-z])/)
  }

  /// Where the condition that holds while an app is made does so.
  private static func debugParts(of text: [UInt8]) -> [Range<Int>] {
    ConditionalPart.all(in: text).filter { part in
      switch part.words.first {
      case "if", "ifdef": part.isElse ? isNotDebug(part.words) : isDebug(part.words)
      case "ifndef": part.isElse ? isDebug(part.words) : part.words.count == 2 && isRelease(part.words[1][...])
      default: false
      }
    }.map(\.range)
  }

  /// Whether a condition holds for developers alone, as `DEBUG && os(iOS)`, `DEBUG || ENABLE_LOGGING` and `!PROD` do.
  private static func isDebug(_ words: [String]) -> Bool {
    let sides = words.dropFirst().joined().split(separator: "|")
    return !sides.isEmpty && sides.allSatisfy { $0.split(separator: "&").contains(where: isFlag) }
  }

  private static func isNotDebug(_ words: [String]) -> Bool {
    let condition = words.dropFirst().joined()
    guard !condition.contains(where: { $0 == "|" || $0 == "&" }) else { return false }
    return condition.first == "!" ? isFlag(condition.dropFirst()) : isRelease(condition[...])
  }

  /// Whether a part of a condition is a flag that is set for developers.
  private static func isFlag(_ part: Substring) -> Bool {
    if part.first == "!", isRelease(part.dropFirst()) { return true }
    guard !part.contains("!"), !part.hasSuffix("==0") else { return false }
    if part.hasPrefix("canImport(") { return isForDevelopers(String(part.dropFirst("canImport(".count))) }
    let names = part.replacing("defined", with: "").split { !$0.isLetter && !$0.isNumber }.map { $0.uppercased() }
    return negations.isDisjoint(with: names) && names.contains(where: flags.contains)
  }

  /// Whether a condition is a flag that is set for what people get.
  private static func isRelease(_ part: Substring) -> Bool {
    let name = part.replacing("defined", with: "").filter { $0.isLetter || $0.isNumber }.uppercased()
    return ["PROD", "PRODUCTION", "RELEASE", "APPSTORE"].contains(name)
  }

  private static let negations: Set<String> = ["NO", "NOT", "DISABLE", "DISABLED", "WITHOUT", "NDEBUG"]

  private static let flags: Set<String> = [
    "DEBUG", "DEBUGGING", "DEV", "DEVELOPMENT", "DEVELOPER", "DEVELOPERS", "INTERNAL", "LOGGING", "MOCK", "QA", "SIMULATOR",
    "STAGING",
    "TEST", "TESTING", "TESTS",
  ]
}

extension [UInt8] {
  /// Whether some ASCII stands in the bytes.
  fileprivate func holds(_ ascii: StaticString) -> Bool {
    ascii.withUTF8Buffer { wanted in
      guard let first = wanted.first, count >= wanted.count else { return false }
      return (0...(count - wanted.count)).contains { self[$0] == first && self[$0..<$0 + wanted.count].elementsEqual(wanted) }
    }
  }
}
