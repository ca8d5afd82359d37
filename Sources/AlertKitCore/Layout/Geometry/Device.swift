/// A device that alerts are laid out on. Lengths are in points.
public struct Device: Sendable, Hashable, Codable {
  /// As people call it, such as `iPhone SE` for its second and third generation.
  public let name: String
  /// In portrait.
  public let width: Double
  /// In portrait.
  public let height: Double
  /// Pixels a point.
  public let scale: Double
  /// Insets of the safe area in portrait.
  public let top: Double
  /// Inset of the safe area at the bottom in portrait.
  public let bottom: Double
  /// Inset of the safe area in landscape, where nothing is at the top.
  public let landscapeBottom: Double
  /// Whether action sheets are popovers on it.
  public let isPad: Bool
  /// How sure the insets are; the sizes are Apple's own.
  public let confidence: Figure.Confidence

  init(
    _ name: String, _ width: Double, _ height: Double, _ scale: Double, _ top: Double, _ bottom: Double,
    landscapeBottom: Double = 21, isPad: Bool = false, _ confidence: Figure.Confidence
  ) {
    self.name = name
    (self.width, self.height, self.scale, self.top, self.bottom) = (width, height, scale, top, bottom)
    self.landscapeBottom = bottom == 0 ? 0 : landscapeBottom
    self.isPad = isPad
    self.confidence = confidence
  }

  /// A narrow and a common iPhone.
  public static let defaults = ["iPhone SE", "iPhone 16"].compactMap(named)

  /// The same screen by another name.
  init(_ name: String, like other: Device) {
    self.init(
      name, other.width, other.height, other.scale, other.top, other.bottom, landscapeBottom: other.landscapeBottom,
      isPad: other.isPad, other.confidence)
  }

  /// One of each screen. Sizes: Human Interface Guidelines, Layout. Insets: tables of snapshot-testing tools and measured pictures.
  public static let all: [Device] = [
    Device("iPhone SE 1", 320, 568, 2, 20, 0, .high),
    Device("iPhone SE", 375, 667, 2, 20, 0, .high),
    Device("iPhone 8 Plus", 414, 736, 3, 20, 0, .high),
    Device("iPhone 11 Pro", 375, 812, 3, 44, 34, .high),
    Device("iPhone 13 mini", 375, 812, 3, 50, 34, .medium),
    Device("iPhone 11", 414, 896, 2, 48, 34, .medium),
    Device("iPhone 11 Pro Max", 414, 896, 3, 44, 34, .medium),
    Device("iPhone 14", 390, 844, 3, 47, 34, .high),
    Device("iPhone 16e", 390, 844, 3, 47, 34, .high),
    Device("iPhone 14 Plus", 428, 926, 3, 47, 34, .high),
    Device("iPhone 15", 393, 852, 3, 59, 34, .high),
    Device("iPhone 16", 393, 852, 3, 59, 34, .high),
    Device("iPhone 16 Plus", 430, 932, 3, 59, 34, .medium),
    Device("iPhone 16 Pro", 402, 874, 3, 62, 34, .medium),
    Device("iPhone 17", 402, 874, 3, 62, 34, .medium),
    Device("iPhone Air", 420, 912, 3, 68, 34, .low),
    Device("iPhone 16 Pro Max", 440, 956, 3, 62, 34, .medium),
    Device("iPad 9.7", 768, 1024, 2, 20, 0, isPad: true, .medium),
    Device("iPad mini", 744, 1133, 2, 24, 20, landscapeBottom: 20, isPad: true, .medium),
    Device("iPad", 820, 1180, 2, 24, 20, landscapeBottom: 20, isPad: true, .medium),
    Device("iPad 10.2", 810, 1080, 2, 20, 0, isPad: true, .medium),
    Device("iPad Pro 10.5", 834, 1112, 2, 20, 0, isPad: true, .medium),
    Device("iPad Pro 11", 834, 1194, 2, 24, 20, landscapeBottom: 20, isPad: true, .medium),
    Device("iPad Pro 11 (M4)", 834, 1210, 2, 24, 20, landscapeBottom: 20, isPad: true, .low),
    Device("iPad Pro 12.9", 1024, 1366, 2, 24, 20, landscapeBottom: 20, isPad: true, .medium),
    Device("iPad Pro 13", 1032, 1376, 2, 24, 20, landscapeBottom: 20, isPad: true, .low),
  ]
}
