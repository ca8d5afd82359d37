extension DraftProject {
  /// What Swift code for a draft holds.
  public enum CodeStyle: String, Sendable, CaseIterable {
    /// A property or function for each text, by `String(localized:)`.
    case strings
    /// The same, and a modifier of `View` for each alert and dialog.
    case swiftUI
  }

  /// Swift code that shows the draft's texts: `Localizable.swift` of a table `Localizable`.
  ///
  /// A text without placeholders is a property, one with placeholders a function, both named by the key. A modifier is named by the
  /// surface's id, takes the values of its texts, and a closure for each button but Cancel. Notifications have texts only.
  public func code(_ style: CodeStyle) -> InputFile {
    let strings = SwiftStrings(self)
    var parts = [style == .swiftUI ? "import SwiftUI" : "import Foundation", strings.code]
    if style == .swiftUI { parts.append(SwiftUIModifiers(self, strings: strings).code) }
    return InputFile(path: "\(table).swift", bytes: Array((parts.joined(separator: "\n\n") + "\n").utf8))
  }
}
