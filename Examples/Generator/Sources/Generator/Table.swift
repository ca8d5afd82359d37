/// A comma-separated table whose first row names its columns.
struct Table {
  /// The names of the columns, in order.
  let columns: [String]
  /// The cells of each row by column.
  let rows: [[String: String]]

  /// - Throws: ``TableError`` when a row has more or fewer cells than the first.
  init(_ text: String) throws(TableError) {
    var lines = Self.lines(of: text)
    guard !lines.isEmpty else { throw .empty }
    let columns = lines.removeFirst()
    for (index, line) in lines.enumerated() where line.count != columns.count { throw .uneven(row: index + 2) }
    self.columns = columns
    rows = lines.map { Dictionary(zip(columns, $0)) { $1 } }
  }

  /// The cells of each line. A cell in double quotes may hold commas and line ends; a quote in it is doubled.
  private static func lines(of text: String) -> [[String]] {
    var lines: [[String]] = [[]]
    var cell = ""
    var isQuoted = false
    var last: Character?
    for character in text {
      switch character {
      case "\"":
        isQuoted.toggle()
        // The second of two quotes stands for one.
        if isQuoted, last == "\"" { cell.append("\"") }
      case "," where !isQuoted:
        lines[lines.count - 1].append(cell)
        cell = ""
      case _ where character.isNewline && !isQuoted:
        lines[lines.count - 1].append(cell)
        cell = ""
        lines.append([])
      default: cell.append(character)
      }
      last = character
    }
    lines[lines.count - 1].append(cell)
    return lines.filter { $0 != [""] }
  }
}

/// Why a table cannot be used.
enum TableError: Error {
  case empty
  case uneven(row: Int)
  case missing(key: String)
}
