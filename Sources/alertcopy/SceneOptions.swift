import AlertKitCore
import ArgumentParser

/// The scenes to draw.
struct SceneOptions: ParsableArguments {
  /// Which way the device is held.
  enum Held: String, CaseIterable, ExpressibleByArgument {
    case portrait, landscape, both
  }

  @Option(name: .customLong("device"), help: "A device, such as “iPhone SE” or “iPad”; can be repeated.")
  var devices: [String] = []

  @Option(help: "portrait, landscape or both (default: those in which the app is shown).")
  var orientation: Held?

  @Option(name: .customLong("text-size"), help: "xS, S, M, L, xL, xxL, xxxL or AX1 to AX5; can be repeated (default: L).")
  var textSizes: [String] = []

  @Option(
    name: .customLong("design"), help: "classic (iOS 13 to 18) or glass (iOS 26 and 27); can be repeated (default: both).")
  var designs: [String] = []

  func validate() throws {
    let problems =
      devices.map { Scene.problem(withName: $0, of: .device) } + textSizes.map { Scene.problem(withName: $0, of: .textSize) }
      + designs.map { Scene.problem(withName: $0, of: .design) }
    if let problem = problems.lazy.compactMap(\.self).first { throw ValidationError(problem) }
  }

  /// Whether the command line names a scene.
  var areNamed: Bool { !(devices + textSizes + designs).isEmpty || orientation != nil }

  /// The scenes of the configuration, with what the command line says instead.
  func scenes(with configuration: Configuration) throws(UnknownSceneName) -> [Scene] {
    var configuration = configuration
    if !devices.isEmpty { configuration.devices = devices }
    if !textSizes.isEmpty { configuration.textSizes = textSizes }
    if !designs.isEmpty { configuration.designs = designs }
    switch orientation {
    case nil: break
    case .both: configuration.orientations = Held.allCases.map(\.rawValue)
    case let held?: configuration.orientations = [held.rawValue]
    }
    return try Scene.scenes(for: configuration)
  }
}
