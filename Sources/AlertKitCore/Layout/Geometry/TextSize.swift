/// A text size of iOS's settings (Dynamic Type).
public enum TextSize: String, Sendable, CaseIterable, Comparable, Codable {
  /// The smallest; alerts stay at ``large``.
  case xSmall = "xS"
  /// Alerts stay at ``large``.
  case small = "S"
  /// Alerts stay at ``large``.
  case medium = "M"
  /// The size of a new device.
  case large = "L"
  /// One step above.
  case xLarge = "xL"
  /// Two steps above.
  case xxLarge = "xxL"
  /// The largest without the accessibility setting.
  case xxxLarge = "xxxL"
  /// The first of the accessibility sizes.
  case accessibility1 = "AX1"
  /// The second of them.
  case accessibility2 = "AX2"
  /// The third of them.
  case accessibility3 = "AX3"
  /// The fourth of them.
  case accessibility4 = "AX4"
  /// The largest of all.
  case accessibility5 = "AX5"

  /// The size that a spelling names: `xL`, `xLarge`, `AX1`, `accessibility1`, in any case.
  public init?(spelling: String) {
    let wanted = spelling.lowercased()
    guard let size = Self.allCases.first(where: { $0.rawValue.lowercased() == wanted || "\($0)".lowercased() == wanted }) else {
      return nil
    }
    self = size
  }

  /// Whether it is one of the five accessibility sizes, which have a layout of their own.
  public var isAccessibility: Bool { self >= .accessibility1 }

  /// The size in which alerts are set: they do not go below L.
  var inAlerts: TextSize { max(self, .large) }

  public static func < (left: TextSize, right: TextSize) -> Bool {
    left.rank < right.rank
  }

  /// Its place among all sizes.
  var rank: Int {
    switch self {
    case .xSmall: 0
    case .small: 1
    case .medium: 2
    case .large: 3
    case .xLarge: 4
    case .xxLarge: 5
    case .xxxLarge: 6
    case .accessibility1: 7
    case .accessibility2: 8
    case .accessibility3: 9
    case .accessibility4: 10
    case .accessibility5: 11
    }
  }
}

/// A text style of UIKit's.
enum FontStyle {
  case headline
  case body
  case subheadline
  case footnote

  /// Points and leading at a text size: Apple's table (Human Interface Guidelines, Typography).
  func metrics(at size: TextSize) -> (points: Double, leading: Double) {
    let row = Self.table[size.rank]
    switch self {
    case .headline, .body: return (row.0, row.1)
    case .subheadline: return (row.2, row.3)
    case .footnote: return (row.4, row.5)
    }
  }

  /// Body and Headline, Subheadline, Footnote.
  private static let table: [(Double, Double, Double, Double, Double, Double)] = [
    (14, 19, 12, 16, 12, 16), (15, 20, 13, 18, 12, 16), (16, 21, 14, 19, 12, 16), (17, 22, 15, 20, 13, 18),
    (19, 24, 17, 22, 15, 20), (21, 26, 19, 24, 17, 22), (23, 29, 21, 28, 19, 24), (28, 34, 25, 31, 23, 29),
    (33, 40, 30, 37, 27, 33), (40, 48, 36, 43, 33, 40), (47, 56, 42, 50, 38, 46), (53, 62, 49, 58, 44, 52),
  ]
}
