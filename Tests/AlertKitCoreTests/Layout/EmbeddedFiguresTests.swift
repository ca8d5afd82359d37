import Foundation
import Testing

@testable import AlertKitCore

/// The documentation's table of figures says what the code says. `make generate` writes it anew.
@Suite struct EmbeddedFiguresTests {
  static let article = StructureTests.root.appending(path: "Sources/AlertKitCore/Documentation.docc/Figures.md")

  @Test func theArticleListsEveryFigure() throws {
    let text = Self.text
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try text.write(to: Self.article, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: Self.article, encoding: .utf8) == text, "run `make generate`")
  }

  static var text: String {
    let tables = [
      ("Alerts of iOS 13 to 18", rows(of: AlertFigures.classic)), ("Alerts of iOS 26 and 27", rows(of: AlertFigures.glass)),
      ("Action sheets of iOS 13 to 18", rows(of: SheetFigures.classic)),
      ("Action sheets of iOS 26 and 27", rows(of: SheetFigures.glass)), ("Notifications", rows(of: NotificationFigures())),
      ("Devices", devices),
    ]
    return """
      # Figures

      Every measure that layouts rest on, where it is known from, and how sure it is.

      ## Overview

      Points, or a ratio for scales, at text size L unless said otherwise. *High* is a figure that agrees with pictures to the pixel or has two
      independent sources, *medium* one with a good source, *low* one with a weak source: a layout that used it says so in
      ``SurfaceLayout/doubts``. This page is made from the code.

      \(tables.map { "### \($0)\n\n\($1)" }.joined(separator: "\n\n"))

      """
  }

  private static func rows(of figures: Any) -> String {
    let rows = Mirror(reflecting: figures).children.compactMap { child -> String? in
      guard let label = child.label, let figure = child.value as? Figure else { return nil }
      return "| \(words(label)) | \(figure.value.formatted) | \(figure.confidence.rawValue) | \(figure.source) |"
    }
    return (["| Measure | Value | How sure | Source |", "|---|---|---|---|"] + rows).joined(separator: "\n")
  }

  private static var devices: String {
    let rows = Device.all.map { device in
      let insets = "\(device.top.formatted) / \(device.bottom.formatted)"
      return
        "| \(device.name) | \(device.width.formatted) × \(device.height.formatted) | \(insets) | \(device.confidence.rawValue) |"
    }
    return (["| Device | Screen | Safe area, top / bottom | How sure the insets are |", "|---|---|---|---|"] + rows)
      .joined(separator: "\n")
  }

  /// `lastBaselineAboveFields` gives *last baseline above fields*.
  private static func words(_ name: String) -> String {
    name.reduce(into: "") { $0 += $1.isUppercase ? " \($1.lowercased())" : "\($1)" }
  }
}

extension Double {
  /// Without a fraction where there is none.
  fileprivate var formatted: String { Int(exactly: self).map(String.init) ?? "\(self)" }
}
