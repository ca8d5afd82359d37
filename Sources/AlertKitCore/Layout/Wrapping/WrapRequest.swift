/// A request of `wrap --jsonl`, read into buffers that are used again for the next one.
struct WrapRequest {
  /// The id as it was written, which is valid JSON; `null` where there is none.
  var id: [UInt8] = []
  /// UTF-16.
  var text: [UInt16] = []
  /// UTF-8.
  var locale: [UInt8] = []
  var style: LabelStyle?
  /// In points.
  var width: Double?
  var strategy = BreakStrategy.standard
  private var hasText = false
  private var hasLocale = false
  private var value: [UInt16] = []

  private static let null = Array("null".utf8)
  private static let styles = LabelStyle.allCases.map { (name: Array($0.rawValue.utf16), style: $0) }

  /// Reads one line.
  mutating func read(_ line: UnsafeBufferPointer<UInt8>) throws(LineFault) {
    id.removeAll(keepingCapacity: true)
    id.append(contentsOf: Self.null)
    (style, width, strategy, hasText, hasLocale) = (nil, nil, .standard, false, false)
    var scanner = JSONScanner(line)
    try scanner.expect(UInt8(ascii: "{"), "an object")
    if !scanner.take(UInt8(ascii: "}")) {
      repeat {
        try scanner.string(into: &value)
        try scanner.expect(UInt8(ascii: ":"), "':'")
        try field(&scanner)
      } while scanner.take(UInt8(ascii: ","))
      try scanner.expect(UInt8(ascii: "}"), "',' or '}'")
    }
    guard scanner.isAtEnd else { throw LineFault("text after the object") }
    guard hasText else { throw LineFault("text is missing") }
    guard hasLocale else { throw LineFault("locale is missing") }
    guard style != nil else { throw LineFault("style is missing") }
    guard width != nil else { throw LineFault("width is missing") }
  }

  /// Reads the value of the key that ``value`` holds.
  private mutating func field(_ scanner: inout JSONScanner) throws(LineFault) {
    if isKey("id") {
      try scanner.identifier(into: &id)
    } else if isKey("text") {
      try scanner.string(into: &text)
      guard CombiningMarks.areBounded(in: text) else { throw .tooManyMarks }
      hasText = true
    } else if isKey("locale") {
      try scanner.string(into: &value)
      locale.removeAll(keepingCapacity: true)
      for unit in value { locale.append(unit < 0x80 ? UInt8(unit) : UInt8(ascii: "?")) }
      hasLocale = true
    } else if isKey("style") {
      try scanner.string(into: &value)
      guard let known = Self.styles.first(where: { $0.name == value }) else { throw LineFault("unknown style") }
      style = known.style
    } else if isKey("width") {
      let width = try scanner.number()
      guard width > 0, width <= 1e6 else { throw LineFault("width must be more than 0 and at most 1000000") }
      self.width = width
    } else if isKey("strategy") {
      try scanner.string(into: &value)
      guard isKey("greedy") || isKey("standard") else { throw LineFault("strategy must be greedy or standard") }
      strategy = isKey("greedy") ? .greedy : .standard
    } else {
      try scanner.skipValue()
    }
  }

  /// Whether ``value`` holds a text of ASCII characters.
  @inline(__always)
  private func isKey(_ key: StaticString) -> Bool {
    guard value.count == key.utf8CodeUnitCount else { return false }
    return value.indices.allSatisfy { value[$0] == UInt16(key.utf8Start[$0]) }
  }
}
