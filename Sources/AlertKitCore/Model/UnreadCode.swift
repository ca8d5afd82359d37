/// A file of a language that is not read, and what it was seen to show.
public struct UnreadCode: Sendable, Hashable {
  /// The file's path, as it was given.
  public let path: String
  /// How many calls in it make an alert or an action sheet.
  public let alerts: Int
}

extension Project {
  /// The Objective-C files that show alerts, which are found and not read, in order of path.
  package var unreadCode: [UnreadCode] {
    files.filter { FileKind(name: FilePath.name($0.path)) == .foreignSource }.compactMap { file in
      let alerts = ObjectiveCAlerts.count(in: file.text)
      return alerts == 0 ? nil : UnreadCode(path: file.path, alerts: alerts)
    }
  }
}

/// Counts the alerts that Objective-C code makes, without reading them.
private enum ObjectiveCAlerts {
  private static let marks = [
    "alertControllerWithTitle:", "[UIAlertController new]", "[UIAlertController alloc]", "[UIAlertView alloc]",
    "[UIActionSheet alloc]",
  ].map { Array($0.utf8) }

  /// Comments and texts do not count.
  static func count(in text: [UInt8]) -> Int {
    text.withUnsafeBufferPointer { bytes in
      var (count, index) = (0, 0)
      while index < bytes.count {
        switch bytes[index] {
        case UInt8(ascii: "/"): index = end(ofComment: index, in: bytes)
        case UInt8(ascii: "\""): index = end(ofText: index, in: bytes)
        case UInt8(ascii: "a"), UInt8(ascii: "["):
          if marks.contains(where: { bytes.dropFirst(index).starts(with: $0) }) { count += 1 }
          index += 1
        default: index += 1
        }
      }
      return count
    }
  }

  private static func end(ofComment start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    guard start + 1 < bytes.count else { return start + 1 }
    var index = start + 2
    switch bytes[start + 1] {
    case UInt8(ascii: "/"):
      while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
    case UInt8(ascii: "*"):
      while index < bytes.count,
        bytes[index] != UInt8(ascii: "/") || bytes[index - 1] != UInt8(ascii: "*") || index == start + 2
      {
        index += 1
      }
    default: return start + 1
    }
    return index
  }

  private static func end(ofText start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var index = start + 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\""), bytes[index] != UInt8(ascii: "\n") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return index + 1
  }
}
