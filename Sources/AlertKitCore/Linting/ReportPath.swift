/// A file's path as reports show it: relative to a folder when inside it, else absolute.
///
/// Paths are compared as they are spelt; nothing is looked up on disk. `/private/var`, `/private/tmp` and `/private/etc` count
/// as the `/var`, `/tmp` and `/etc` that macOS links to them.
struct ReportPath: Hashable {
  /// Without `.` and `..`.
  let absolute: String
  /// Whether the path lies below the folder.
  let isInside: Bool
  /// The path from the folder, with `..` for each step up.
  let relative: String
  /// The path as a URI reference to be taken from the folder, or as a `file` URI where it lies outside of the folder.
  let uri: String

  /// - Parameters:
  ///   - path: absolute, or relative to `folder`.
  ///   - folder: an absolute path.
  init(_ path: String, folder: String) {
    let base = FilePath.components(folder)
    let parts = FilePath.components(FilePath.join(folder, path))
    absolute = "/" + parts.joined(separator: "/")
    let (base0, parts0) = (Self.withoutPrivate(base), Self.withoutPrivate(parts))
    let common = zip(base0, parts0).prefix { $0 == $1 }.count
    let below = parts0[common...]
    isInside = common == base0.count && !below.isEmpty
    relative = (Array(repeating: "..", count: base0.count - common) + below).joined(separator: "/")
    uri = isInside ? below.map(Self.percentEncoded).joined(separator: "/") : Self.fileURI(absolute)
  }

  /// The path to show.
  var display: String { isInside ? relative : absolute }

  /// The path as a URI, without a slash at its end.
  static func fileURI(_ absolute: String) -> String {
    "file:///" + FilePath.components(absolute).map(percentEncoded).joined(separator: "/")
  }

  private static func withoutPrivate(_ parts: [String]) -> [String] {
    parts.count > 1 && parts[0] == "private" && ["var", "tmp", "etc"].contains(parts[1]) ? Array(parts.dropFirst()) : parts
  }

  /// Everything but RFC 3986's unreserved characters as `%XX`.
  static func percentEncoded(_ part: String) -> String {
    var encoded = ""
    for byte in part.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"):
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        encoded += digits.utf8.count == 1 ? "%0" + digits : "%" + digits
      }
    }
    return encoded
  }
}
