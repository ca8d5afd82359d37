@testable import AlertKitCore

/// Readers of files: they come back, and every place that they give is in the file.
enum ReaderTargets {
  static func read(_ bytes: [UInt8], as path: String) {
    let read = FileReading.read(InputFile(path: path, bytes: bytes), id: FileID(0))
    var ranges = read.faults.map(\.range)
    for table in read.tables {
      ranges += table.suppressions.map(\.range)
      for entry in table.entries {
        ranges.append(entry.keyRange)
        ranges += texts(of: entry.value).map(\.range)
      }
    }
    if let spec = read.spec {
      ranges += spec.suppressions.map(\.range)
      for surface in spec.surfaces {
        ranges.append(surface.range)
        ranges += surface.texts.compactMap(\.text.range) + surface.buttons.compactMap(\.range)
      }
    }
    require(ranges, in: read.source)
  }

  static func readProject(_ bytes: [UInt8]) {
    read(bytes, as: "A.xcodeproj/project.pbxproj")
    read(bytes, as: "A.xcconfig")
    read(bytes, as: "Package.swift")
  }

  static func readConfiguration(_ bytes: [UInt8]) {
    let file = SourceFile.decode(id: FileID(0), path: ".alertcopy.yml", bytes: bytes).value
    let result = ConfigurationReader.read(file)
    require(result.faults.map(\.range) + result.value.ruleMentions.map(\.range), in: file)
  }

  static func readBaseline(_ bytes: [UInt8]) {
    let file = SourceFile.decode(id: FileID(0), path: "baseline.json", bytes: bytes).value
    let result = Baseline.read(file, in: "/")
    require(result.faults.map(\.range), in: file)
    guard result.faults.isEmpty else { return }
    let text = result.value.text
    let again = Baseline.read(SourceFile(id: FileID(0), path: "baseline.json", text: Array(text.utf8)), in: "/")
    precondition(again.faults.isEmpty && again.value.text == text, "a baseline does not read back")
  }

  static func require(_ ranges: [SourceRange], in file: SourceFile) {
    for range in ranges {
      precondition(0 <= range.start && range.start <= range.end && range.end <= file.text.count, "a place outside the file")
    }
  }

  private static func texts(of value: StringValue) -> [LocatedText] {
    switch value {
    case .plain(let text): [text]
    case .varied(let variants, let substitutions): variants.map(\.text) + substitutions.flatMap { $0.forms.map(\.text) }
    }
  }
}
