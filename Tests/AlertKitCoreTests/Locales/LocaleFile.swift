import AlertKitCore
import Foundation
import Yams

/// A file of `Locales/`, flattened to the compact form that the library carries.
struct LocaleFile {
  /// One path and its values; where it stands in the file, from 1.
  struct Line {
    var path: [String]
    var values: [String]
    var number: Int
  }

  let name: String
  var lines: [Line] = []
  /// What is wrong with the file's form, each with its line.
  var problems: [String] = []

  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Locales")

  static func all() throws -> [LocaleFile] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".yaml") }
    return try names.sorted().map {
      try LocaleFile(name: $0, text: String(contentsOf: folder.appending(path: $0), encoding: .utf8))
    }
  }

  init(name: String, text: String) throws {
    self.name = name
    guard let root = try Yams.compose(yaml: text) else {
      problems.append("\(name): empty")
      return
    }
    flatten(root, path: [])
    checkContent()
  }

  /// The locale that the name of the file says.
  var identifier: String { String(name.dropLast(".yaml".count)) }

  /// Other tags that the file says it serves.
  var served: [String] { lines.first { $0.path == ["serves"] }?.values ?? [] }

  /// The language's family, and what else belongs to it.
  var family: String { lines.first { $0.path == ["family"] }?.values.first ?? "" }
  var kin: [String] { lines.first { $0.path == ["kin"] }?.values ?? [] }

  /// Lines of cells; a path's part that is the same as in the line before is left out at the start.
  var compact: String {
    var text = ""
    var previous: [String] = []
    for line in lines {
      let shared = zip(line.path, previous).prefix { $0 == $1 }.count
      let cells = line.path.enumerated().map { $0.offset < shared ? "" : $0.element } + line.values
      text += cells.joined(separator: "\t") + "\n"
      previous = line.path
    }
    return text
  }

  private mutating func flatten(_ node: Node, path: [String]) {
    let number = node.mark?.line ?? 0
    switch node {
    case .mapping(let mapping):
      for (key, value) in mapping { flatten(value, path: path + [key.string ?? ""]) }
    case .sequence(let sequence):
      let values = sequence.compactMap(\.scalar?.string)
      if values.count < sequence.count { problems.append("\(name):\(number): a list inside a list") }
      add(path, values, at: number)
    case .scalar(let scalar): add(path, [scalar.string], at: number)
    case .alias: problems.append("\(name):\(number): aliases are not used here")
    }
  }

  private mutating func add(_ path: [String], _ values: [String], at number: Int) {
    let cells = path + values
    if cells.isEmpty || cells.contains(where: { $0.isEmpty || $0.contains { "\t\n".contains($0) } || $0.contains("\"\"\"") }) {
      problems.append("\(name):\(number): \(path.joined(separator: ": ")) has an empty text, a tab or a line break")
    } else {
      lines.append(Line(path: path, values: values, number: number))
    }
  }

  private mutating func checkContent() {
    var text = compact
    let (record, found) = text.withUTF8 { LocaleRecord.parse($0) }
    problems += found.map { "\(name):\(lines[$0.line].number): \($0.description)" }
    if record.identifier != identifier { problems.append("\(name): says that it is for '\(record.identifier)'") }
  }
}
