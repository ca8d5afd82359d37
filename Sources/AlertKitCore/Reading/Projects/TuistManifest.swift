/// What a manifest of Tuist, or a helper beside it, says of the devices that its apps are for, as far as its words tell.
struct TuistManifest: Sendable {
  /// Whether it names an iPhone, or iOS as a whole.
  let namesPhone: Bool
  /// Whether it names an iPad, or iOS as a whole.
  let namesPad: Bool

  /// The manifest that a file is; nil for a file that does not describe a project.
  static func read(_ file: SourceFile) -> TuistManifest? {
    guard FilePath.name(file.path) == "Project.swift" || FilePath.components(file.path).contains("ProjectDescriptionHelpers")
    else {
      return nil
    }
    let text = String(decoding: file.text, as: UTF8.self)
    guard text.contains("import ProjectDescription"), text.contains("estinations") || text.contains("devices:") else {
      return nil
    }
    // `.iOS("17.0")` is a version, and names no device.
    let both = text.firstMatch(of: /\.iOS\b(?!\s*\()/) != nil
    return TuistManifest(
      namesPhone: both || text.firstMatch(of: /\.i[Pp]hone\b/) != nil,
      namesPad: both || text.firstMatch(of: /\.i[Pp]ad\b/) != nil)
  }
}
