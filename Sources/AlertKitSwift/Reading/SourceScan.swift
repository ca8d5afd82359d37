internal import AlertKitCore

/// What the bytes of a source file say before it is parsed.
struct SourceScan: Sendable {
  /// Whether the file can hold an alert.
  var mayHoldAlert = false
  /// Whether the file imports a framework for tests, so that what it shows is no part of the app.
  private var isTest = false
  /// Hashes of the names that follow `enum`, `struct`, `class`, `extension` and the like.
  var types: Set<UInt64> = []
  /// Hashes of the names that follow `let`, `var`, `func` and `case`.
  var members: Set<UInt64> = []

  private static let marks =
    [
      "UIAlertController", "preferredStyle", "confirmationDialog", "ActionSheet(", ".alert(", "Alert(title", "Alert(\n",
      "Alert.init(", "AlertState", "ActionSheetState", "ConfirmationDialogState", "UNNotification",
      "UNMutableNotificationContent", "UNTextInputNotificationAction",
    ].map { Array($0.utf8) } + [request]
  private static let request = Array("requestAuthorization".utf8)

  /// How the names of classes end that are derived from `UIAlertController`.
  private static let classEnd = Array("AlertController".utf8)

  private static let imports = ["import XCTest\n", "import Testing\n", "import XCTest\r", "import Testing\r"].map {
    Array($0.utf8)
  }

  private static let keywords: [[UInt8]: Bool] = [
    Array("enum".utf8): true, Array("struct".utf8): true, Array("class".utf8): true, Array("actor".utf8): true,
    Array("extension".utf8): true, Array("protocol".utf8): true, Array("typealias".utf8): true,
    Array("let".utf8): false, Array("var".utf8): false, Array("func".utf8): false, Array("case".utf8): false,
    Array("init".utf8): false,
  ]

  /// - Parameters:
  ///   - bytes: The file's text.
  ///   - wrappers: Names whose calls are alerts.
  init(_ bytes: [UInt8], wrappers: [[UInt8]] = []) {
    bytes.withUnsafeBufferPointer { scan($0, wrappers) }
    if isTest { mayHoldAlert = false }
  }

  private mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>, _ wrappers: [[UInt8]]) {
    var index = 0
    let count = bytes.count
    while index < count {
      let byte = bytes[index]
      if !mayHoldAlert, byte == UInt8(ascii: "."), bytes.holds(Self.marks[4], at: index) { mayHoldAlert = true }
      guard Self.isName[Int(byte)] else {
        index += 1
        continue
      }
      let start = index
      while index < count, Self.isName[Int(bytes[index])] { index += 1 }
      if !mayHoldAlert, !wrappers.isEmpty {
        mayHoldAlert = wrappers.contains { $0.count == index - start && bytes.holds($0, at: start) }
      }
      see(start..<index, in: bytes, next: &index)
    }
  }

  /// Looks at one word.
  private mutating func see(_ word: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>, next index: inout Int) {
    let first = bytes[word.lowerBound]
    if !mayHoldAlert,
      first == UInt8(ascii: "U") || first == UInt8(ascii: "A") || first == UInt8(ascii: "p")
        || first | 0x20 == UInt8(ascii: "c") || first == UInt8(ascii: "r") && word.count == Self.request.count
    {
      mayHoldAlert = Self.marks.contains { bytes.holds($0, at: word.lowerBound) }
    }
    if !mayHoldAlert, word.count > Self.classEnd.count, word.upperBound < bytes.count,
      bytes[word.upperBound] == UInt8(ascii: "(")
    {
      mayHoldAlert = bytes.holds(Self.classEnd, at: word.upperBound - Self.classEnd.count)
    }
    if first == UInt8(ascii: "i"), Self.imports.contains(where: { bytes.holds($0, at: word.lowerBound) }) { isTest = true }
    guard word.count >= 3, word.count <= 9, let isType = Self.isTypeKeyword(bytes, word) else { return }
    while index < bytes.count, bytes[index] == 0x20 || bytes[index] == UInt8(ascii: "`") { index += 1 }
    let start = index
    var hash = Self.seed
    while index < bytes.count, Self.isName[Int(bytes[index])] {
      hash = Self.step(hash, bytes[index])
      index += 1
    }
    guard index > start else { return }
    if isType {
      // An extension of a framework's type can hold what its name promises.
      if !mayHoldAlert { mayHoldAlert = Self.marks.contains { bytes.holds($0, at: start) } }
      types.insert(hash)
      addPath(after: index, in: bytes)
    } else {
      members.insert(hash)
    }
  }

  /// The further names of `extension Outer.Inner`.
  private mutating func addPath(after end: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    var index = end
    while index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      var hash = Self.seed
      while index < bytes.count, Self.isName[Int(bytes[index])] {
        hash = Self.step(hash, bytes[index])
        index += 1
      }
      types.insert(hash)
    }
  }

  private static func isTypeKeyword(_ bytes: UnsafeBufferPointer<UInt8>, _ word: Range<Int>) -> Bool? {
    switch bytes[word.lowerBound] {
    case UInt8(ascii: "e"), UInt8(ascii: "s"), UInt8(ascii: "c"), UInt8(ascii: "a"), UInt8(ascii: "p"), UInt8(ascii: "t"),
      UInt8(ascii: "l"), UInt8(ascii: "v"), UInt8(ascii: "f"):
      keywords[Array(bytes[word])]
    default: nil
    }
  }

  private static let seed: UInt64 = 0xCBF2_9CE4_8422_2325

  private static func step(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
    (hash ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  static func hash(_ name: String) -> UInt64 { name.utf8.reduce(seed, step) }

  static let isName: [Bool] = (0..<256).map { value in
    let byte = UInt8(value)
    return byte >= 0x80 || byte == UInt8(ascii: "_") || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
      || byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
  }

  /// Whether the file may declare what was missed.
  func mayDeclare(_ miss: HashedMiss) -> Bool {
    (miss.type.map(types.contains) ?? true) && (miss.name.map(members.contains) ?? true)
  }
}

/// A miss as scans look for it.
struct HashedMiss: Hashable {
  let type: UInt64?
  let name: UInt64?

  init(_ miss: Miss) {
    type = miss.type.map { SourceScan.hash($0.lastName) }
    name = miss.name == "init" ? nil : miss.name.map(SourceScan.hash)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether bytes stand at an offset.
  fileprivate func holds(_ needle: [UInt8], at start: Int) -> Bool {
    guard start + needle.count <= count else { return false }
    return needle.indices.allSatisfy { self[start + $0] == needle[$0] }
  }
}
