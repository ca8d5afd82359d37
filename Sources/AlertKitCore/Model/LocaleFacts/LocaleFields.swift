/// A path and its values, read from the left.
struct LocaleFields {
  /// What does not fit, in words.
  struct Mismatch: Error {
    var message: String
  }

  private let cells: [String]
  private var next = 0

  init(_ cells: [String]) {
    self.cells = cells
  }

  /// The path read so far, for messages.
  private var path: String { cells[..<next].joined(separator: ": ") }

  /// The next part of the path.
  mutating func part() throws(Mismatch) -> String {
    guard next < cells.count else { throw mismatch("needs fields") }
    next += 1
    return cells[next - 1]
  }

  /// All values.
  var values: [String] { Array(cells[next...]) }

  /// The only value.
  func value() throws(Mismatch) -> String {
    guard cells.count == next + 1 else { throw mismatch("needs one value, has \(cells.count - next)") }
    return cells[next]
  }

  func number() throws(Mismatch) -> Double {
    let text = try value()
    guard let number = Double(text) else { throw mismatch("'\(text)' is not a number") }
    return number
  }

  func count() throws(Mismatch) -> Int {
    let text = try value()
    guard let number = Int(text), number >= 0 else { throw mismatch("'\(text)' is not a count") }
    return number
  }

  func counts() throws(Mismatch) -> [Int] {
    let numbers = values.compactMap { Int($0) }
    guard numbers.count == values.count else { throw mismatch("'\(values.joined(separator: ", "))' are not counts") }
    return numbers
  }

  func flag() throws(Mismatch) -> Bool {
    try choice(["true": true, "false": false])
  }

  func choice<Value>(_ choices: [String: Value]) throws(Mismatch) -> Value {
    let text = try value()
    guard let choice = choices[text] else {
      throw mismatch("'\(text)' is none of \(choices.keys.sorted().joined(separator: ", "))")
    }
    return choice
  }

  func named<Value: RawRepresentable<String>>(_ type: Value.Type = Value.self) throws(Mismatch) -> Value {
    let text = try value()
    guard let value = Value(rawValue: text) else { throw mismatch("'\(text)' is not known here") }
    return value
  }

  /// For a path whose last part means nothing.
  func unknown() -> Mismatch { mismatch("unknown field") }

  private func mismatch(_ what: String) -> Mismatch { Mismatch(message: "\(path): \(what)") }
}
