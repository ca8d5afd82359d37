/// A name that no design, device, orientation or text size has.
public struct UnknownSceneName: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name.
  public let name: String
  /// What is wrong, for whoever wrote the name, without a capital letter and a full stop.
  public let description: String
}

extension Scene {
  /// The scenes that a configuration asks for: every combination of what it names, with the defaults for what it leaves out.
  ///
  /// - Throws: ``UnknownSceneName`` for the first name that nothing has.
  public static func scenes(for configuration: Configuration) throws(UnknownSceneName) -> [Scene] {
    let designs = try known(configuration.designs, .design) { Design(rawValue: $0.lowercased()) }
    let devices = try known(configuration.devices, .device, Device.named)
    let textSizes = try known(configuration.textSizes, .textSize, TextSize.init(spelling:))
    let orientations = try known(configuration.orientations, .orientation) { Orientation(rawValue: $0.lowercased()) }
    return scenes(
      designs: designs.isEmpty ? Design.allCases : designs, devices: devices.isEmpty ? Device.defaults : devices,
      orientations: orientations.isEmpty ? Orientation.allCases : orientations,
      textSizes: textSizes.isEmpty ? [.large] : textSizes)
  }

  private static func known<Part>(
    _ names: [String], _ part: ConfigurationDocument.ScenePart, _ named: (String) -> Part?
  ) throws(UnknownSceneName) -> [Part] {
    var parts: [Part] = []
    for name in names {
      guard let part = named(name) else {
        throw UnknownSceneName(name: name, description: problem(withName: name, of: part) ?? name)
      }
      parts.append(part)
    }
    return parts
  }

  /// What is wrong with a name, as a sentence; nil where there is such a design, device or text size.
  package static func problem(withName name: String, of part: ConfigurationDocument.ScenePart) -> String? {
    let isKnown: Bool
    let known: [String]
    switch part {
    case .design: (isKnown, known) = (Design(rawValue: name.lowercased()) != nil, Design.allCases.map(\.rawValue))
    case .device: (isKnown, known) = (Device.named(name) != nil, Device.names)
    case .orientation:
      (isKnown, known) = (Orientation(rawValue: name.lowercased()) != nil, Orientation.allCases.map(\.rawValue))
    case .textSize: (isKnown, known) = (TextSize(spelling: name) != nil, TextSize.allCases.map(\.rawValue))
    }
    return isKnown ? nil : NearestName.refusal(of: name, as: part.rawValue, among: known)
  }
}

extension Project {
  /// Those of some scenes in which the app is shown, as its targets say; all orientations where the configuration names some,
  /// or the app is shown in none.
  package func shown(in scenes: [Scene]) -> [Scene] {
    var scenes = scenes
    if isClassicAlone, scenes.contains(where: { $0.design == .classic }) { scenes.removeAll { $0.design != .classic } }
    guard orientations.isEmpty else { return scenes }
    // An app for iPad alone is laid out on one, whatever else was asked for.
    if phoneOrientations.isEmpty, !scenes.contains(where: \.device.isPad), let pad = Device.named("iPad") {
      scenes = scenes.map { scene in
        var scene = scene
        scene.device = pad
        return scene
      }.uniqued()
    }
    let own = scenes.filter { ($0.device.isPad ? padOrientations : phoneOrientations).contains($0.orientation) }
    return own.isEmpty ? scenes : own
  }
}
