import Testing

@testable import AlertKitCore

/// What the tests of the table readers share.
enum TableFixture {
  static let korean = LocaleTag("ko")

  static func decoded(_ bytes: some Sequence<UInt8>) -> ReadResult<SourceFile> {
    SourceFile.decode(id: FileID(0), path: "ko.lproj/Localizable.strings", bytes: Array(bytes))
  }

  static func strings(_ bytes: some Sequence<UInt8>) -> TableReading {
    reading(bytes, StringsReader.read)
  }

  static func strings(_ text: String) -> TableReading {
    strings(text.utf8)
  }

  static func stringsdict(_ text: String) -> TableReading {
    reading(text.utf8, StringsdictReader.read)
  }

  private static func reading(
    _ bytes: some Sequence<UInt8>, _ read: (SourceFile, String, String, LocaleTag) -> ReadResult<StringTable>
  ) -> TableReading {
    let file = decoded(bytes)
    let table = read(file.value, "Localizable", "App", korean)
    return TableReading(file: file.value, table: table.value, faults: file.faults + table.faults)
  }

  /// UTF-16 bytes of a text, without a byte order mark.
  static func utf16(_ text: String, isBigEndian: Bool) -> [UInt8] {
    text.utf16.flatMap { unit -> [UInt8] in
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      return isBigEndian ? [high, low] : [low, high]
    }
  }

  /// An XML property list around a value.
  static func xml(_ content: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    \(content)
    </plist>

    """
  }
}

/// A table as it was read, and the file it came from.
struct TableReading {
  var file: SourceFile
  var table: StringTable
  var faults: [Fault]

  /// Keys and plain texts in file order.
  var pairs: [String] {
    table.entries.map { entry in
      guard case .plain(let text) = entry.value else { return "\(entry.key)=?" }
      return "\(entry.key)=\(text.text)"
    }
  }

  /// Faults as `line:column message`.
  var places: [String] {
    faults.map { fault in
      let position = file.position(at: Int(fault.range.start))
      return "\(position.line):\(position.column) \(fault.message)"
    }
  }
}
