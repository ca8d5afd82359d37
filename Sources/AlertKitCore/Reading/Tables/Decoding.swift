extension SourceFile {
  /// The size in bytes above which a file is not read: 64 MB.
  package static let maximumSize = 64 << 20

  /// Decodes a file: UTF-8, UTF-16 in both byte orders, each with or without a byte order mark, or a binary property list.
  ///
  /// Whatever cannot be decoded is replaced by U+FFFD; the file is then marked as lossy, and the first such place is a fault.
  package static func decode(id: FileID, path: String, bytes: [UInt8]) -> ReadResult<SourceFile> {
    bytes.withUnsafeBufferPointer { buffer in
      var faults = FaultLog()
      let file =
        switch ByteForm(of: buffer) {
        case .binaryPropertyList: binary(id: id, path: path, buffer, into: &faults)
        case .utf32: unsupported(id: id, path: path, into: &faults)
        case .utf16(let order, let mark): utf16(id: id, path: path, buffer, order: order, mark: mark, into: &faults)
        case .damagedUTF16(let order, let mark): damaged(id: id, path: path, buffer, order: order, mark: mark, into: &faults)
        case .utf8(let mark): utf8(id: id, path: path, bytes, buffer, mark: mark, into: &faults)
        }
      return ReadResult(file.withBoundedMarks(into: &faults), faults: faults.faults)
    }
  }

  private func withBoundedMarks(into faults: inout FaultLog) -> SourceFile {
    guard let (bounded, first) = CombiningMarks.bounded(text) else { return self }
    faults.add(
      "More combining marks on one letter than any language has; the rest was left out.",
      at: SourceRange(file: id, start: first, end: first))
    // A binary list's strings have places in the text, so none of it is left.
    let kept = encoding == .binaryPropertyList ? [] : bounded
    return SourceFile(
      id: id, path: path, encoding: encoding, hasByteOrderMark: hasByteOrderMark, isLossy: true, text: kept)
  }

  private static func utf8(
    id: FileID, path: String, _ bytes: [UInt8], _ buffer: UnsafeBufferPointer<UInt8>, mark: Int, into faults: inout FaultLog
  ) -> SourceFile {
    let content = UnsafeBufferPointer(rebasing: buffer[mark...])
    let check = UTF8Check(content)
    if check.firstInvalid == nil {
      if let place = check.firstNUL { faults.addNUL(id, at: place) }
      return SourceFile(
        id: id, path: path, hasByteOrderMark: mark > 0, text: mark > 0 ? Array(content) : bytes)
    }
    let repaired = UTF8Check.repaired(content)
    faults.addInvalid(
      id, at: repaired.firstPlace, "The byte \(repaired.firstByte) is not valid UTF-8", count: repaired.count)
    if let place = repaired.text.firstIndex(of: 0) { faults.addNUL(id, at: place) }
    return SourceFile(id: id, path: path, hasByteOrderMark: mark > 0, isLossy: true, text: repaired.text)
  }

  private static func utf16(
    id: FileID, path: String, _ buffer: UnsafeBufferPointer<UInt8>, order: TextEncoding, mark: Int, into faults: inout FaultLog
  ) -> SourceFile {
    let content = UnsafeBufferPointer(rebasing: buffer[mark...])
    let decoded = UTF16Text(content, isBigEndian: order == .utf16BigEndian)
    if let place = decoded.firstUnpaired {
      faults.addInvalid(id, at: place, "Half of a surrogate pair is not valid UTF-16", count: decoded.unpairedCount)
    }
    if content.count % 2 == 1 {
      let end = decoded.text.count
      faults.add(
        "The file ends in the middle of a UTF-16 code unit.", at: SourceRange(file: id, start: end, end: end))
    }
    if let place = decoded.text.firstIndex(of: 0) { faults.addNUL(id, at: place) }
    return SourceFile(
      id: id, path: path, encoding: order, hasByteOrderMark: mark > 0,
      isLossy: decoded.firstUnpaired != nil || content.count % 2 == 1, text: decoded.text)
  }

  private static func damaged(
    id: FileID, path: String, _ buffer: UnsafeBufferPointer<UInt8>, order: TextEncoding, mark: Int, into faults: inout FaultLog
  ) -> SourceFile {
    faults.add(
      "The file was UTF-16 and was saved as UTF-8 with its byte order mark lost, so that nothing can read it; save the original again.",
      at: SourceRange(file: id, start: 0, end: 0))
    var ignored = FaultLog()
    let file = utf16(id: id, path: path, buffer, order: order, mark: mark, into: &ignored)
    return SourceFile(id: id, path: path, encoding: order, hasByteOrderMark: true, isLossy: true, text: file.text)
  }

  private static func binary(
    id: FileID, path: String, _ buffer: UnsafeBufferPointer<UInt8>, into faults: inout FaultLog
  ) -> SourceFile {
    var text: [UInt8] = []
    var list: PropertyListValue?
    var isLossy = false
    do throws(BinaryPropertyList.Failure) {
      var reader = try BinaryPropertyList(buffer, file: id)
      list = try reader.root()
      text = reader.text
      isLossy = reader.isLossy
    } catch {
      faults.add("The binary property list is damaged: \(error.reason).", at: SourceRange(file: id, start: 0, end: 0))
    }
    if isLossy {
      faults.add(
        "The property list holds text that is not valid Unicode.", at: SourceRange(file: id, start: 0, end: 0))
    }
    return SourceFile(
      id: id, path: path, encoding: .binaryPropertyList, isLossy: isLossy, text: text, propertyList: list)
  }

  private static func unsupported(id: FileID, path: String, into faults: inout FaultLog) -> SourceFile {
    faults.add("The file is in UTF-32; save it as UTF-8.", at: SourceRange(file: id, start: 0, end: 0))
    return SourceFile(id: id, path: path, hasByteOrderMark: true, isLossy: true, text: [])
  }
}

extension FaultLog {
  fileprivate mutating func addNUL(_ file: FileID, at place: Int) {
    add("A NUL character, which no text file holds.", at: SourceRange(file: file, start: place, end: place + 1))
  }

  fileprivate mutating func addInvalid(_ file: FileID, at place: Int, _ what: String, count: Int) {
    let places = count > 1 ? " (the first of \(count) such places)" : ""
    add("\(what)\(places); save the file as UTF-8.", at: SourceRange(file: file, start: place, end: place + 3))
  }
}

/// The form of a file's bytes, told by its first ones.
private enum ByteForm {
  /// With the length of the byte order mark.
  case utf8(mark: Int)
  case utf16(TextEncoding, mark: Int)
  /// UTF-16 whose mark two replacement characters in UTF-8 stand for.
  case damagedUTF16(TextEncoding, mark: Int)
  case utf32
  case binaryPropertyList

  init(of bytes: UnsafeBufferPointer<UInt8>) {
    let start = Array(bytes.prefix(6))
    let replaced: [UInt8] = [0xEF, 0xBF, 0xBD, 0xEF, 0xBF, 0xBD]
    if start.starts(with: [0xEF, 0xBB, 0xBF]) {
      self = .utf8(mark: 3)
    } else if start.starts(with: [0xFF, 0xFE, 0, 0]) || start.starts(with: [0, 0, 0xFE, 0xFF]) {
      self = .utf32
    } else if start.starts(with: [0xFF, 0xFE]) {
      self = .utf16(.utf16LittleEndian, mark: 2)
    } else if start.starts(with: [0xFE, 0xFF]) {
      self = .utf16(.utf16BigEndian, mark: 2)
    } else if start.starts(with: "bplist".utf8) {
      self = .binaryPropertyList
    } else if start == replaced, let order = Self.guessedByteOrder(UnsafeBufferPointer(rebasing: bytes[6...])) {
      self = .damagedUTF16(order, mark: 6)
    } else if let order = Self.guessedByteOrder(bytes) {
      self = .utf16(order, mark: 0)
    } else {
      self = .utf8(mark: 0)
    }
  }

  /// UTF-16 without a mark has a zero in every ASCII character, and tables are made of many of these; all the zeros are on
  /// one side of the pairs.
  private static func guessedByteOrder(_ bytes: UnsafeBufferPointer<UInt8>) -> TextEncoding? {
    let pairs = min(bytes.count / 2, 512)
    var zeros = (first: 0, second: 0)
    for pair in 0..<pairs {
      if bytes[pair * 2] == 0 { zeros.first += 1 }
      if bytes[pair * 2 + 1] == 0 { zeros.second += 1 }
    }
    if zeros.second * 4 >= pairs, zeros.second > zeros.first * 16 { return .utf16LittleEndian }
    if zeros.first * 4 >= pairs, zeros.first > zeros.second * 16 { return .utf16BigEndian }
    return nil
  }
}
