public import AlertKitCore
public import ArgumentParser

/// The scenes to draw.
struct SceneOptions: ParsableArguments {
  /// Which way the device is held.
  enum Held: String, CaseIterable, ExpressibleByArgument {
    case portrait, landscape, both
  }

  @Option(name: .customLong("device"), help: "A device, such as “iPhone SE” or “iPad”; can be repeated.")
  var devices: [String] = []

  @Option(help: "portrait, landscape or both.")
  var orientation = Held.both

  @Option(name: .customLong("text-size"), help: "xS, S, M, L, xL, xxL, xxxL or AX1 to AX5; can be repeated (default: L).")
  var textSizes: [TextSize] = []

  @Option(name: .customLong("design"), help: "classic (iOS 13 to 18) or glass (iOS 26 and 27); can be repeated (default: both).")
  var designs: [Design] = []

  func validate() throws {
    for name in devices where Device.named(name) == nil {
      let suggestion = NearestName.suggestion(for: name, in: Device.all.map(\.name))
      let hint = suggestion.map { "; did you mean “\($0)”?" } ?? "; known are \(Device.all.map(\.name).joined(separator: ", "))"
      throw ValidationError("no device is named “\(name)”" + hint)
    }
  }

  var scenes: [Scene] {
    let held: [Orientation] = Orientation.allCases.filter { orientation == .both || orientation.rawValue == $0.rawValue }
    return Scene.scenes(
      designs: designs.isEmpty ? Design.allCases : designs,
      devices: devices.isEmpty ? Device.defaults : devices.compactMap(Device.named), orientations: held,
      textSizes: textSizes.isEmpty ? [.large] : textSizes)
  }
}

extension Design: ExpressibleByArgument {}

extension TextSize: ExpressibleByArgument {
  public init?(argument: String) {
    self.init(spelling: argument)
  }
}
