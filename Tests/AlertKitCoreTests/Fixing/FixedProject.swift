import AlertKitCore

/// Files by path, and what fixing makes of them.
struct FixedProject {
  var files: [String: [UInt8]]

  init(_ files: [String: [UInt8]]) {
    self.files = files
  }

  init(_ files: [String: String]) {
    self.init(files.mapValues { Array($0.utf8) })
  }

  /// Fixes of some rules, of all where none is named.
  func fixed(
    _ rules: Set<RuleID> = [], suggested: Bool = true, _ change: (inout Configuration) -> Void = { _ in }
  ) async -> Fixer.Outcome {
    var configuration = Configuration()
    if let bytes = files[".alertcopy.yml"] {
      let file = SourceFile(id: FileID(0), path: ".alertcopy.yml", text: bytes)
      configuration = ConfigurationReader.read(file).value.configuration
    }
    configuration.onlyRules = rules
    change(&configuration)
    let inputs = files.filter { $0.key != ".alertcopy.yml" }.map { InputFile(path: $0.key, bytes: $0.value) }
    return await Fixer.fix(
      inputs, options: try! .init(configuration: configuration), grades: suggested ? [.safe, .suggested] : [.safe])
  }

  /// The files with an outcome's in their place.
  func with(_ outcome: Fixer.Outcome) -> FixedProject {
    var project = self
    for file in outcome.files { project.files[file.path] = file.after }
    return project
  }

  /// One file's text after fixing; as it was where nothing changed.
  func text(of path: String, after outcome: Fixer.Outcome) -> String {
    String(decoding: with(outcome).files[path] ?? [], as: UTF8.self)
  }
}

/// A file without its texts: the bytes that no fix of a text may change.
func remainder(of bytes: [UInt8], path: String) -> [UInt8] {
  let file = SourceFile.decode(id: FileID(0), path: path, bytes: bytes).value
  var tables: [StringTable] = []
  if path.hasSuffix(".strings") {
    tables = [StringsReader.read(file, name: "", module: "", locale: .base).value]
  } else if path.hasSuffix(".stringsdict") {
    tables = [StringsdictReader.read(file, name: "", module: "", locale: .base).value]
  } else if path.hasSuffix(".xcstrings") {
    tables = CatalogReader.read(file, name: "", module: "").value.tables
  }
  var ranges: [Range<Int>] = []
  for entry in tables.flatMap(\.entries) {
    switch entry.value {
    case .plain(let text): ranges.append(text.range.offsets)
    case .varied(let variants, let substitutions):
      ranges += variants.map(\.text.range.offsets)
      ranges += substitutions.flatMap { $0.forms.map(\.text.range.offsets) }
    }
  }
  var left = file.text
  for range in ranges.sorted(by: { $0.lowerBound > $1.lowerBound }) { left.removeSubrange(range) }
  return left
}
