/// Reads the text of a metrics table: records that end with `;`, described in `Scripts/make-metrics.py`.
struct MetricsDecoder {
  private(set) var unitsPerEm = 1000
  private(set) var symbols = [MetricsTable.Symbol()]
  private(set) var joining = JoiningTypes()
  private(set) var reorders = false
  private(set) var pages = [UInt16](repeating: 0, count: 0x20000 >> 6)
  private(set) var pageSymbols = [UInt16](repeating: 0, count: 64)
  private(set) var columns = 0
  private(set) var pairs: [MetricsTable.Figure] = []
  private(set) var groups: [UInt64: MetricsTable.Figure] = [:]
  private(set) var bearings: [UInt16: MetricsTable.Bearings] = [:]
  private var rows = 0
  /// The language whose overlay is wanted, and whether the records at hand are for another one.
  private let language: String
  private var isSkipping = false
  private var isOverlay = false

  init(language: String) {
    self.language = language
  }

  mutating func decode(_ bytes: UnsafeBufferPointer<UInt8>) {
    var scanner = RecordScanner(bytes: bytes)
    while let tag = scanner.tag() {
      if tag == UInt8(ascii: "x") {
        isOverlay = true
        isSkipping = scanner.word() != language
      } else if !isSkipping {
        record(tag, &scanner)
      }
      scanner.endRecord()
    }
  }

  private mutating func record(_ tag: UInt8, _ scanner: inout RecordScanner) {
    switch tag {
    case UInt8(ascii: "u"): unitsPerEm = scanner.decimal()
    case UInt8(ascii: "a"): advances(&scanner)
    case UInt8(ascii: "l"):
      rows = scanner.decimal()
      let row = UInt16(rows)
      scanner.spans { self.symbols[self.makeSymbol($0)].first = row }
    case UInt8(ascii: "r"):
      columns = scanner.decimal()
      let column = UInt16(columns)
      scanner.spans { self.symbols[self.makeSymbol($0)].second = column }
    case UInt8(ascii: "m"): row(&scanner)
    case UInt8(ascii: "g"): group(&scanner, isSuffix: false)
    case UInt8(ascii: "h"): group(&scanner, isSuffix: true)
    case UInt8(ascii: "b"): sides(&scanner)
    case UInt8(ascii: "j"): joiningTypes(&scanner)
    case UInt8(ascii: "v"):
      reorders = true
      scanner.spans { self.symbols[self.makeSymbol($0)].flags |= 1 }
    default: break
    }
  }

  private mutating func advances(_ scanner: inout RecordScanner) {
    let (regular, semibold) = (Int16(scanner.decimal()), Int16(scanner.decimal()))
    scanner.spans {
      let symbol = self.makeSymbol($0)
      self.symbols[symbol].regular = regular
      self.symbols[symbol].semibold = semibold
    }
  }

  private mutating func row(_ scanner: inout RecordScanner) {
    if pairs.isEmpty {
      pairs = [MetricsTable.Figure](repeating: .zero, count: (rows + 1) * (columns + 1))
    }
    let start = scanner.decimal() * (columns + 1)
    let figure = MetricsTable.Figure(regular: Int32(scanner.decimal()), semibold: Int32(scanner.decimal()))
    scanner.spans { self.pairs[start + Int($0)] = figure }
  }

  /// - Parameter isSuffix: Whether the groups share their end and differ in their first symbol.
  private mutating func group(_ scanner: inout RecordScanner, isSuffix: Bool) {
    let figure = MetricsTable.Figure(regular: Int32(scanner.decimal()), semibold: Int32(scanner.decimal()))
    var shared: [Int] = []
    scanner.codes { shared.append(self.makeSymbol($0)) }
    let key = shared.reduce(UInt64(0)) { $0 << 12 | UInt64($1) }
    let shift = UInt64(shared.count * 12)
    let length = UInt8(1) << UInt8(shared.count + 1)
    if isSuffix { symbols[shared[shared.count - 1]].flags |= length }
    scanner.spans {
      let symbol = self.makeSymbol($0)
      if !isSuffix { self.symbols[symbol].flags |= length }
      let (first, last) = isSuffix ? (symbol, shared[0]) : (shared[0], symbol)
      let own = isSuffix ? UInt64(symbol) << shift | key : key << 12 | UInt64(symbol)
      let replacesPair = self.isOverlay && shared.count == 1
      self.groups[own] = replacesPair ? figure - self.usual(first, last) : figure
    }
  }

  /// The figure of a pair in the table itself; an overlay's stands beside it.
  private func usual(_ first: Int, _ second: Int) -> MetricsTable.Figure {
    let (row, column) = (Int(symbols[first].first), Int(symbols[second].second))
    return row == 0 || column == 0 ? .zero : pairs[row * (columns + 1) + column]
  }

  private mutating func sides(_ scanner: inout RecordScanner) {
    let regular = (left: Int16(scanner.decimal()), right: Int16(scanner.decimal()))
    let semibold = (left: Int16(scanner.decimal()), right: Int16(scanner.decimal()))
    scanner.spans {
      self.bearings[UInt16(self.makeSymbol($0))] = MetricsTable.Bearings(regular: regular, semibold: semibold)
    }
  }

  private mutating func joiningTypes(_ scanner: inout RecordScanner) {
    let kinds: [String: JoiningTypes.Kind] = ["D": .dual, "R": .right, "C": .causing, "T": .transparent]
    guard let kind = kinds[scanner.word()] else { return }
    joining.isEmpty = false
    scanner.spans { self.joining.kinds[Int($0) - 0x600] = kind }
  }

  private mutating func makeSymbol(_ code: UInt32) -> Int {
    let page = Int(code >> 6)
    if pages[page] == 0 {
      pages[page] = UInt16(pageSymbols.count >> 6)
      pageSymbols.append(contentsOf: repeatElement(0, count: 64))
    }
    let index = Int(pages[page]) << 6 | Int(code & 63)
    if pageSymbols[index] == 0 {
      pageSymbols[index] = UInt16(symbols.count)
      symbols.append(MetricsTable.Symbol())
    }
    return Int(pageSymbols[index])
  }
}

/// Scans the fields of a record, which are parted by spaces.
private struct RecordScanner {
  let bytes: UnsafeBufferPointer<UInt8>
  private var at = 0

  init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  mutating func tag() -> UInt8? {
    guard at < bytes.count else { return nil }
    at += 2
    return bytes[at - 2]
  }

  mutating func endRecord() {
    while at < bytes.count, bytes[at] != UInt8(ascii: ";") { at += 1 }
    at += 1
  }

  mutating func word() -> String {
    let start = at
    while at < bytes.count, bytes[at] != UInt8(ascii: " "), bytes[at] != UInt8(ascii: ";") { at += 1 }
    let word = String(decoding: bytes[start..<at], as: UTF8.self)
    at += 1
    return word
  }

  mutating func decimal() -> Int {
    let isNegative = bytes[at] == UInt8(ascii: "-")
    if isNegative { at += 1 }
    var value = 0
    while at < bytes.count, case let digit = bytes[at] &- UInt8(ascii: "0"), digit < 10 {
      value = value * 10 + Int(digit)
      at += 1
    }
    if at < bytes.count, bytes[at] == UInt8(ascii: " ") { at += 1 }
    return isNegative ? -value : value
  }

  private mutating func hexadecimal() -> UInt32 {
    var value: UInt32 = 0
    while at < bytes.count {
      let byte = bytes[at]
      if byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
        value = value << 4 | UInt32(byte - UInt8(ascii: "0"))
      } else if byte >= UInt8(ascii: "a"), byte <= UInt8(ascii: "f") {
        value = value << 4 | UInt32(byte - UInt8(ascii: "a") + 10)
      } else {
        break
      }
      at += 1
    }
    return value
  }

  /// Code points parted by dots.
  mutating func codes(_ body: (UInt32) -> Void) {
    repeat { body(hexadecimal()) } while take(UInt8(ascii: "."))
    _ = take(UInt8(ascii: " "))
  }

  /// Code points and ranges of them, parted by commas.
  mutating func spans(_ body: (UInt32) -> Void) {
    repeat {
      let first = hexadecimal()
      let last = take(UInt8(ascii: "-")) ? hexadecimal() : first
      for code in first...max(first, last) { body(code) }
    } while take(UInt8(ascii: ","))
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard at < bytes.count, bytes[at] == byte else { return false }
    at += 1
    return true
  }
}
