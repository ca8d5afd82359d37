/// Code whose alerts only the app's developers see: its folder, file or type is named after that, or it stands within `#if DEBUG`.
struct DeveloperCode {
  private let isNamed: Bool
  /// UTF-8 offsets of what is left out of the app that people get.
  private let debugParts: [Range<Int>]

  init(_ file: SourceFile) {
    let parts = FilePath.components(file.path)
    let names = parts.dropLast() + [FilePath.stem(parts.last ?? "")]
    isNamed = names.contains(where: Self.isForDevelopers) || parts.dropLast().contains { $0.hasSuffix("Tests") }
    debugParts = file.text.holds("DEBUG") ? Self.debugParts(of: file.text) : []
  }

  /// Whether a surface of the file is for developers.
  func holds(_ surface: Surface<StringReference>) -> Bool {
    isNamed || debugParts.contains { $0.contains(Int(surface.range.start)) }
      || Self.isForDevelopers(String(surface.id.prefix { $0 != "." }))
      || surface.id.split(separator: ".").dropFirst().contains {
        $0.contains(/^(show|open|present)?[dD]ebug(Section|Menu|Settings|Options|Actions|Tools|Panel)(?![a-z])/)
      }
  }

  /// `DebugMenu`, `Developer Menu`, `DeveloperSettingsView` and `App+Debug`; `Debugger`, `DeveloperProfile` and `SpeedTest` are not.
  static func isForDevelopers(_ name: String) -> Bool {
    let bare = name.filter { $0.isLetter || $0.isNumber }
    guard
      bare.contains("Deb") || bare.contains("Dev") || bare.contains("Internal")
        || bare.contains("Test")
    else {
      return false
    }
    return bare.contains(
      /Debug(?![a-z])|(Developer|Dev|Internal|Testing|Test)(Menu|Settings|Options|Tools|Tool|Panel|Console)(?![a-z])/
    )
  }

  /// Where the condition that holds while an app is made does so.
  private static func debugParts(of text: [UInt8]) -> [Range<Int>] {
    ConditionalPart.all(in: text).filter { part in
      switch part.words.first {
      case "if", "ifdef": part.isElse ? isNotDebug(part.words) : isDebug(part.words)
      case "ifndef": part.isElse && isDebug(part.words)
      default: false
      }
    }.map(\.range)
  }

  private static func isDebug(_ words: [String]) -> Bool {
    let condition = words.dropFirst().joined(separator: " ")
    return condition.contains(/\bDEBUG\b/) && !condition.contains("!") && !condition.contains("||")
  }

  private static func isNotDebug(_ words: [String]) -> Bool {
    let condition = words.dropFirst().joined().replacing("(", with: "").replacing(")", with: "")
    return condition == "!DEBUG" || condition == "!definedDEBUG"
  }
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
