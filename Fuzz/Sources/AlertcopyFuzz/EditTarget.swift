@testable import AlertKitCore

/// Fixes and annotations of a file beside a spec that names its keys: what is written reads back, a second time changes nothing, and
/// annotations go as they came.
enum EditTarget {
  private static let spec = """
    alerts:
      a:
        title: a.title
        message: a.message
        buttons: [{title: a.cancel, role: cancel}, {title: a.ok}]
    """
  private static let options = try! Linter.Options(
    rules: Rule.all.filter { !$0.fixes.isEmpty }, scenes: [Scene(design: .classic, device: Device.defaults[0])])

  static func edit(_ bytes: [UInt8]) {
    let path = path(of: bytes)
    var inputs = [InputFile(path: path, bytes: bytes)]
    if path != "alerts.yaml" { inputs.append(InputFile(path: "alerts.yaml", bytes: Array(spec.utf8))) }
    fix(inputs)
    annotate(inputs, holdsMarks: bytes.firstRange(of: Array("[alertcopy".utf8)) != nil)
  }

  /// What a file is, by how it starts.
  private static func path(of bytes: [UInt8]) -> String {
    let start = String(decoding: bytes.prefix(200), as: UTF8.self)
    if start.hasPrefix("{") { return "Localizable.xcstrings" }
    if start.contains("<xliff") { return "en.xliff" }
    if start.hasPrefix("alerts:") { return "alerts.yaml" }
    return "en.lproj/Localizable.strings"
  }

  private static func fix(_ inputs: [InputFile]) {
    let first = result { await Fixer.fix(inputs, options: options, grades: [.safe, .suggested]) }
    let changed = self.inputs(inputs, changedBy: first.files)
    guard !first.files.isEmpty else { return }
    let second = result { await Fixer.fix(changed, options: options, grades: [.safe, .suggested]) }
    precondition(second.files.isEmpty, "a second run fixes more")
  }

  private static func annotate(_ inputs: [InputFile], holdsMarks: Bool) {
    let (written, files) = annotated(inputs, .write(maxWidth: false))
    guard !files.isEmpty else { return }
    precondition(annotated(written, .write(maxWidth: false)).files.isEmpty, "a second run annotates more")
    guard !holdsMarks else { return }
    let (removed, _) = annotated(written, .remove)
    precondition(zip(removed, inputs).allSatisfy { $0.contents == $1.contents }, "annotations leave something behind")
  }

  private static func annotated(_ inputs: [InputFile], _ action: Annotator.Action) -> (inputs: [InputFile], files: [FixedFile])
  {
    let project = result { await Project.assemble(inputs) }
    var annotator = Annotator(of: project, action: action, scenes: options.scenes)
    let files = annotator.files(inputs)
    return (self.inputs(inputs, changedBy: files), files)
  }

  private static func inputs(_ inputs: [InputFile], changedBy files: [FixedFile]) -> [InputFile] {
    inputs.map { input in
      files.first { $0.path == input.path }.map { InputFile(path: input.path, bytes: $0.after) } ?? input
    }
  }
}
