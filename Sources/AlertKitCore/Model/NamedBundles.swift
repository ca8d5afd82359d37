/// The folders of classes whose bundles code names beside keys, as in `String(localized: "key", bundle: Bundle(for: Shared.self))`: the
/// texts are looked up beside the class, not beside the code.
struct NamedBundles: Sendable {
  /// By key in code, the folder of the class.
  private var folders: [SourceRange: String] = [:]

  /// Where no class is named.
  init() {}

  init(of surfaces: [Surface<StringReference>], in parts: [ProjectPart]) {
    var classes: [String: [SourceRange]] = [:]
    for surface in surfaces where surface.origin == .source {
      for case .key(_, _, _, let range) in surface.texts.flatMap(\.text.parts) {
        let text = parts[Int(range.file.index)].file.source.text
        if let name = Self.className(besideKeyAt: range, in: text) { classes[name, default: []].append(range) }
      }
    }
    guard !classes.isEmpty else { return }
    let code = parts.filter { ["swift", "m", "mm"].contains(FilePath.fileExtension($0.file.source.path)) && $0.isBuilt }
    for (name, ranges) in classes {
      let homes = Set(code.filter { Self.declares(name, in: $0.file.source.text) }.map(\.place.module))
      guard homes.count == 1, let home = homes.first else { continue }
      for range in ranges { folders[range] = home }
    }
  }

  /// The folder from which the table of a key is looked for; nil where no class is named beside it, or none of the app's.
  func folder(ofKeyAt range: SourceRange) -> String? { folders.isEmpty ? nil : folders[range] }

  private static func declares(_ name: String, in text: [UInt8]) -> Bool {
    ["class ", "actor ", "@implementation "].contains { keyword in
      let declaration = Array((keyword + name).utf8)
      return text.ranges(of: declaration).contains { $0.upperBound == text.count || !text[$0.upperBound].isWordByte }
    }
  }

  private static func className(besideKeyAt range: SourceRange, in text: [UInt8]) -> String? {
    let beside = text.dropFirst(Int(range.end)).prefix(160)
    guard beside.contains("undle".utf8) else { return nil }
    let rest = String(decoding: beside, as: UTF8.self)
    if let match = rest.prefixMatch(
      of: /"?\s*,\s*(?:table(?:Name)?:\s*"[^"]*"\s*,\s*)?bundle:\s*(?:NS)?Bundle\(for:\s*([A-Z]\w*)\.self\s*\)/)
    {
      return String(match.1)
    }
    let match = rest.prefixMatch(
      of: /"?\s*,\s*(?:@"[^"]*"|nil)\s*,\s*\[NSBundle bundleForClass:\s*\[?([A-Z]\w*)(?: class\]|\.class)/)
    return match.map { String($0.1) }
  }
}
