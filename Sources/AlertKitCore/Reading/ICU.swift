internal import CICU

/// The system's ICU: its versions, and the calls that fill a buffer.
package enum ICU {
  /// ICU's version, such as `72.1`.
  package static var version: String { String(cString: cicu_version()) }

  /// The version of Unicode that ICU carries, such as `15.0`.
  package static var unicodeVersion: String { String(cString: cicu_unicode_version()) }

  /// What a C function that fills a buffer of ASCII characters wrote, or nil when it failed.
  static func string(capacity: Int, _ fill: (UnsafeMutablePointer<CChar>, Int32) -> Int32) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: capacity) { buffer in
      let length = fill(buffer.baseAddress!, Int32(capacity))
      guard length >= 0, length < capacity else { return nil }
      return String(decoding: buffer[..<Int(length)].lazy.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
  }

  /// A text's UTF-16 units; several times faster than the standard library's view of them.
  static func units(of text: String) -> [UInt16] {
    var text = text
    return text.withUTF8 { bytes in
      [UInt16](unsafeUninitializedCapacity: bytes.count) { units, count in
        var at = 0
        func trail(_ offset: Int) -> UInt32 { UInt32(bytes[at + offset] & 0x3F) }
        while at < bytes.count {
          let lead = UInt32(bytes[at])
          let (value, length): (UInt32, Int) =
            switch lead {
            case ..<0x80: (lead, 1)
            case ..<0xE0: ((lead & 0x1F) << 6 | trail(1), 2)
            case ..<0xF0: ((lead & 0x0F) << 12 | trail(1) << 6 | trail(2), 3)
            default: ((lead & 0x07) << 18 | trail(1) << 12 | trail(2) << 6 | trail(3), 4)
            }
          at += length
          if value < 0x10000 {
            units[count] = UInt16(value)
          } else {
            units[count] = UInt16(0xD800 + (value - 0x10000) >> 10)
            count += 1
            units[count] = UInt16(0xDC00 + value & 0x3FF)
          }
          count += 1
        }
      }
    }
  }

  /// `text` changed by a C function on UTF-16 text that fills a buffer, or `text` itself when that failed.
  static func mapped(
    _ text: String,
    _ change: (UnsafePointer<UInt16>, Int32, UnsafeMutablePointer<UInt16>, Int32) -> Int32
  ) -> String {
    let units = units(of: text)
    var capacity = units.count * 2 + 16
    while true {
      let result: (needed: Int, text: String?) = withUnsafeTemporaryAllocation(of: UInt16.self, capacity: capacity) {
        buffer in
        let needed = Int(
          units.withUnsafeBufferPointer { source in
            withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 1) { empty in
              change(
                source.baseAddress ?? UnsafePointer(empty.baseAddress!), Int32(units.count), buffer.baseAddress!,
                Int32(capacity))
            }
          })
        guard needed >= 0, needed <= capacity else { return (needed, nil) }
        return (needed, string(utf16: UnsafeBufferPointer(rebasing: buffer[..<needed])))
      }
      if let changed = result.text { return changed }
      guard result.needed > capacity else { return text }
      capacity = result.needed
    }
  }

  /// A text composed (NFC).
  static func composed(_ text: String) -> String {
    PlainForm.isComposed(text) ? text : mapped(text) { cicu_nfc($0, $1, $2, $3) }
  }

  /// A text decomposed (NFD).
  static func decomposed(_ text: String) -> String {
    mapped(text) { cicu_nfd($0, $1, $2, $3) }
  }

  /// The string of UTF-16 text; several times faster than the standard library's generic decoding.
  static func string(utf16: UnsafeBufferPointer<UInt16>) -> String {
    String(unsafeUninitializedCapacity: utf16.count * 3) { utf8 in
      var written = 0
      var index = 0
      while index < utf16.count {
        var value = UInt32(utf16[index])
        index += 1
        if value & 0xFC00 == 0xD800, index < utf16.count, utf16[index] & 0xFC00 == 0xDC00 {
          value = 0x10000 + (value & 0x3FF) << 10 + UInt32(utf16[index]) & 0x3FF
          index += 1
        }
        for byte in UTF8.encode(Unicode.Scalar(value) ?? "\u{FFFD}")! {
          utf8[written] = byte
          written += 1
        }
      }
      return written
    }
  }
}
