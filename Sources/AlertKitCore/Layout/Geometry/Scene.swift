/// A look of iOS.
public enum Design: String, Sendable, CaseIterable, Codable {
  /// iOS 13 to 18.
  case classic
  /// iOS 26 and 27 (Liquid Glass).
  case glass
}

/// Where a surface is shown: design, device, orientation, text size.
public struct Scene: Sendable, Hashable, CustomStringConvertible, Codable {
  /// The look.
  public var design: Design
  /// The device, whose size decides where a sheet and a tall alert end.
  public var device: Device
  /// How the device is held.
  public var orientation: Orientation
  /// The text size that the person has set.
  public var textSize: TextSize
  /// Whether Bold Text is on, an accessibility setting that sets regular text in semibold.
  public var isBoldText = false

  /// A scene; upright and at text size L unless said otherwise.
  public init(
    design: Design, device: Device, orientation: Orientation = .portrait, textSize: TextSize = .large, isBoldText: Bool = false
  ) {
    (self.design, self.device, self.orientation) = (design, device, orientation)
    (self.textSize, self.isBoldText) = (textSize, isBoldText)
  }

  /// The name tells devices apart, so that the rest of one need not be looked at.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(device.name)
    hasher.combine(design == .classic)
    hasher.combine(orientation == .portrait)
    if textSize != .large { hasher.combine(textSize) }
  }

  /// The scenes of a run that names none: a narrow and a common device, both designs, both orientations, size L.
  public static let defaults = scenes()

  /// Every combination of the given parts.
  public static func scenes(
    designs: [Design] = Design.allCases, devices: [Device] = Device.defaults,
    orientations: [Orientation] = Orientation.allCases, textSizes: [TextSize] = [.large]
  ) -> [Scene] {
    designs.flatMap { design in
      devices.flatMap { device in
        orientations.flatMap { orientation in
          textSizes.map { Scene(design: design, device: device, orientation: orientation, textSize: $0) }
        }
      }
    }
  }

  /// As reports name it: `classic/iPhone SE/landscape/L`.
  public var description: String {
    "\(design.rawValue)/\(device.name)/\(orientation.rawValue)/\(textSize.rawValue)" + (isBoldText ? "/bold" : "")
  }

  /// The screen's width as it is held, in points.
  var width: Double { orientation == .portrait ? device.width : device.height }
  /// The screen's height as it is held, in points.
  var height: Double { orientation == .portrait ? device.height : device.width }
  /// The safe area's inset at the top, in points; an iPad has its status bar in both orientations.
  var top: Double { orientation == .portrait || device.isPad ? device.top : 0 }
  /// The safe area's inset at the bottom, in points.
  var bottom: Double { orientation == .portrait ? device.bottom : device.landscapeBottom }
  /// A pixel, in points.
  var pixel: Double { 1 / device.scale }
}
