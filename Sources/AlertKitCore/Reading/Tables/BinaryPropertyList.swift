/// The binary form of property lists.
///
/// Objects refer to each other by number. Each is built once, however often it is referred to; lists that contain themselves,
/// are nested too deeply, or unfold into more than the file can hold are refused.
struct BinaryPropertyList {
  /// Why a list was refused.
  struct Failure: Error {
    let reason: String
  }

  /// The texts read so far, one a line: what ranges refer to.
  private(set) var text: [UInt8] = []
  /// Whether a text was not valid Unicode.
  private(set) var isLossy = false

  private let bytes: UnsafeBufferPointer<UInt8>
  private let file: FileID
  private let offsetSize: Int
  private let referenceSize: Int
  private let offsetTable: Int
  private let topObject: Int
  private var objects: [Built?]
  private var isOpen: [Bool]

  /// An object, with how many values it unfolds to.
  private struct Built {
    var value: PropertyListValue
    var size: Int
  }

  private static let maximumSize = 1 << 22
  /// Bytes and references of all objects together.
  private static let maximumTotal = SourceFile.maximumSize
  private var total = 0

  /// Reads the trailer, which says where everything is.
  init(_ bytes: UnsafeBufferPointer<UInt8>, file: FileID) throws(Failure) {
    self.bytes = bytes
    self.file = file
    guard bytes.count >= 40, bytes.hasPrefix("bplist0", at: 0) else { throw Failure(reason: "it is too short") }
    let trailer = bytes.count - 32
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize) else {
      throw Failure(reason: "its trailer is not valid")
    }
    func number(_ place: Int) throws(Failure) -> Int {
      let value = bytes[place..<place + 8].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      guard value <= UInt64(trailer) else { throw Failure(reason: "its trailer is not valid") }
      return Int(value)
    }
    let count = try number(trailer + 8)
    topObject = try number(trailer + 16)
    offsetTable = try number(trailer + 24)
    guard topObject < count, count <= (trailer - offsetTable) / offsetSize else {
      throw Failure(reason: "its table of objects is cut short")
    }
    objects = Array(repeating: nil, count: count)
    isOpen = Array(repeating: false, count: count)
  }

  /// The list's value.
  mutating func root() throws(Failure) -> PropertyListValue {
    try object(topObject, depth: 0).value
  }

  private mutating func object(_ number: Int, depth: Int) throws(Failure) -> Built {
    guard number < objects.count else { throw Failure(reason: "it refers to an object that is not there") }
    if let built = objects[number] { return built }
    guard !isOpen[number] else { throw Failure(reason: "a list contains itself") }
    guard depth <= PropertyListReader.maximumDepth else { throw Failure(reason: "it is nested too deeply") }
    isOpen[number] = true
    let offset = try self.number(at: offsetTable + number * offsetSize, size: offsetSize)
    let built = try build(at: offset, depth: depth)
    guard built.size <= Self.maximumSize else { throw Failure(reason: "it unfolds into too many values") }
    objects[number] = built
    isOpen[number] = false
    return built
  }

  private mutating func build(at offset: Int, depth: Int) throws(Failure) -> Built {
    let marker = Int(try bits(at: offset, size: 1))
    let low = marker & 0x0F
    switch marker >> 4 {
    case 0x0 where low == 8 || low == 9: return scalar(.boolean(low == 9))
    case 0x1 where low <= 4: return scalar(.integer(Int64(bitPattern: try bits(at: offset + 1, size: 1 << low))))
    case 0x2 where low == 2:
      return scalar(.real(Double(Float(bitPattern: UInt32(truncatingIfNeeded: try bits(at: offset + 1, size: 4))))))
    case 0x2 where low == 3: return scalar(.real(Double(bitPattern: try bits(at: offset + 1, size: 8))))
    case 0x3 where low == 3: return scalar(.date(Double(bitPattern: try bits(at: offset + 1, size: 8))))
    case 0x8: return scalar(.integer(Int64(bitPattern: try bits(at: offset + 1, size: low + 1))))
    case 0x4, 0x5, 0x6, 0x7: return try run(kind: marker >> 4, at: offset, low: low)
    case 0xA, 0xC: return try array(at: offset, low: low, depth: depth)
    case 0xD: return try dictionary(at: offset, low: low, depth: depth)
    default: throw Failure(reason: "it has an object of unknown kind 0x\(String(marker, radix: 16))")
    }
  }

  private func scalar(_ content: PropertyListValue.Content) -> Built {
    Built(value: PropertyListValue(content, at: SourceRange(file: file, start: text.count, end: text.count)), size: 1)
  }

  /// Data (4) or a text: in ASCII (5), UTF-16 (6) or UTF-8 (7).
  private mutating func run(kind: Int, at offset: Int, low: Int) throws(Failure) -> Built {
    let (start, count) = try extent(at: offset, low: low, unit: kind == 6 ? 2 : 1)
    let run = UnsafeBufferPointer(rebasing: bytes[start..<start + count])
    if kind == 4 { return scalar(.data(Array(run))) }
    let place = text.count
    if kind == 6 {
      let decoded = UTF16Text(run, isBigEndian: true)
      if decoded.firstUnpaired != nil { isLossy = true }
      text.append(contentsOf: decoded.text)
    } else if UTF8Check(run).firstInvalid == nil {
      text.append(contentsOf: run)
    } else {
      isLossy = true
      text.append(contentsOf: UTF8Check.repaired(run).text)
    }
    let range = SourceRange(file: file, start: place, end: text.count)
    let string = String(decoding: text[place...], as: UTF8.self)
    text.append(0x0A)
    return Built(value: PropertyListValue(.string(string), at: range), size: 1)
  }

  private mutating func array(at offset: Int, low: Int, depth: Int) throws(Failure) -> Built {
    let (start, length) = try extent(at: offset, low: low, unit: referenceSize)
    var size = 1
    var values: [PropertyListValue] = []
    for place in stride(from: start, to: start + length, by: referenceSize) {
      let item = try object(try number(at: place, size: referenceSize), depth: depth + 1)
      size += item.size
      guard size <= Self.maximumSize else { throw Failure(reason: "it unfolds into too many values") }
      values.append(item.value)
    }
    var built = scalar(.array(values))
    built.size = size
    return built
  }

  private mutating func dictionary(at offset: Int, low: Int, depth: Int) throws(Failure) -> Built {
    let (start, length) = try extent(at: offset, low: low, unit: referenceSize * 2)
    var size = 1
    var members: [PropertyListValue.Member] = []
    for place in stride(from: start, to: start + length / 2, by: referenceSize) {
      let key = try object(try number(at: place, size: referenceSize), depth: depth + 1)
      guard let name = key.value.text else { throw Failure(reason: "a key is not a text") }
      let item = try object(try number(at: place + length / 2, size: referenceSize), depth: depth + 1)
      size += item.size + 1
      guard size <= Self.maximumSize else { throw Failure(reason: "it unfolds into too many values") }
      members.append(PropertyListValue.Member(key: name, value: item.value))
    }
    var built = scalar(.dictionary(members))
    built.size = size
    return built
  }

  /// Where an object's content starts and how many bytes it has, for content in units of some bytes.
  private mutating func extent(at offset: Int, low: Int, unit: Int) throws(Failure) -> (start: Int, length: Int) {
    var start = offset + 1
    var count = low
    if low == 0x0F {
      let marker = Int(try bits(at: start, size: 1))
      guard marker >> 4 == 1, marker & 0x0F <= 3 else { throw Failure(reason: "an object's length is not valid") }
      let size = 1 << (marker & 0x0F)
      count = try number(at: start + 1, size: size)
      start += 1 + size
    }
    guard start <= bytes.count, count <= (bytes.count - start) / unit else {
      throw Failure(reason: "an object is cut short")
    }
    // Objects may overlap, so many large ones fit into a small file.
    total += count
    guard total <= Self.maximumTotal else { throw Failure(reason: "its objects overlap") }
    return (start, count * unit)
  }

  /// A number that is a place, a count or a reference; none of these is larger than the file.
  private func number(at place: Int, size: Int) throws(Failure) -> Int {
    let value = try bits(at: place, size: size)
    guard value <= UInt64(bytes.count) else { throw Failure(reason: "a number points past its end") }
    return Int(value)
  }

  /// The low 64 bits of a number of `size` bytes.
  private func bits(at place: Int, size: Int) throws(Failure) -> UInt64 {
    guard place >= 0, place <= bytes.count - size else { throw Failure(reason: "an object is cut short") }
    return bytes[place..<place + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
  }
}
