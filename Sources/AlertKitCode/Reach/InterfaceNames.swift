internal import AlertKitCore

/// What property lists and projects say of storyboards and xibs: which of them start the app, and which are built.
struct InterfaceNames: Sendable {
  /// The texts of property lists and the names that descriptions of builds hold, among them those of storyboards that start something.
  private(set) var starting: Set<String> = []
  /// Whether something starts that is not told here.
  private(set) var mayBeAny = false
  /// The names of the storyboards and xibs that projects build, in small letters.
  private(set) var built: Set<String> = []
  private var lists: Set<String> = []
  private var namedLists: Set<String> = []

  init(_ files: [SourceFile]) {
    for file in files {
      let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
      switch true {
      case name.hasSuffix(".plist"):
        lists.insert(name)
        readList(file.text)
      case name.hasSuffix(".pbxproj"): readProject(file.text)
      case name.hasSuffix(".storyboard"), name.hasSuffix(".xib"), name.hasSuffix(".podspec"): break
      default: starting.formUnion(file.text.split { !$0.isNamePart }.map { String(decoding: $0, as: UTF8.self) })
      }
    }
    if !namedLists.isSubset(of: lists) { mayBeAny = true }
  }

  private mutating func readList(_ text: [UInt8]) {
    let mark = Array("<string>".utf8)
    if text.starts(with: Array("bplist".utf8)) { mayBeAny = true }
    text.withUnsafeBufferPointer { bytes in
      var index = 0
      while let start = bytes.place(of: mark, from: index) {
        var end = start + mark.count
        while end < bytes.count, bytes[end] != UInt8(ascii: "<") { end += 1 }
        starting.insert(bytes.text(start + mark.count..<end).withoutEnd)
        index = end
      }
      for key in Self.keys {
        guard let place = bytes.place(of: key, from: 0) else { continue }
        // A value that the build puts in.
        if bytes.text(place..<min(place + 160, bytes.count)).contains("<string>$") { mayBeAny = true }
      }
    }
  }

  private static let keys = ["StoryboardFile", "MainStoryboard", "NSMainNibFile"].map { Array($0.utf8) }
  private static let list = Array("INFOPLIST_FILE = ".utf8)
  private static let settings = ["StoryboardFile", "LaunchStoryboardName", "NSMainNibFile"].map { Array($0.utf8) }
  private static let resources = Array(" in Resources */".utf8)

  private mutating func readProject(_ text: [UInt8]) {
    text.withUnsafeBufferPointer { bytes in
      var index = 0
      while let start = bytes.place(of: Self.list, from: index) {
        let value = bytes.value(from: start + Self.list.count)
        if let name = value.split(separator: "/").last, !name.hasPrefix("$") { namedLists.insert(String(name)) }
        index = start + Self.list.count
      }
      for setting in Self.settings {
        index = 0
        while let start = bytes.place(of: setting, from: index) {
          index = start + setting.count
          let rest = bytes.text(index..<min(index + 120, bytes.count))
          guard let equals = rest.firstIndex(of: "="), rest[..<equals].utf8.count < 48 else { continue }
          let value = bytes.value(from: index + rest[...equals].utf8.count + 1)
          if value.contains("$") { mayBeAny = true }
          starting.insert(value.withoutEnd)
        }
      }
      index = 0
      while let start = bytes.place(of: Self.resources, from: index) {
        index = start + Self.resources.count
        var first = start
        while first > 1, bytes[first - 1] != 0x0A, bytes[first - 2] != UInt8(ascii: "*") { first -= 1 }
        let name = bytes.text(first..<start)
        if name.hasSuffix(".storyboard") || name.hasSuffix(".xib") { built.insert(name.lowercased()) }
      }
    }
  }
}

extension String {
  /// Without what says that it is a storyboard.
  fileprivate var withoutEnd: String { hasSuffix(".storyboard") ? String(dropLast(".storyboard".count)) : self }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func place(of mark: [UInt8], from start: Int) -> Int? {
    guard let last = mark.last else { return nil }
    var index = start + mark.count - 1
    while index < count {
      if self[index] == last, mark.indices.allSatisfy({ self[index - mark.count + 1 + $0] == mark[$0] }) {
        return index - mark.count + 1
      }
      index += 1
    }
    return nil
  }

  fileprivate func text(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: self[range]), as: UTF8.self)
  }

  /// The value of a setting, without its quotation marks.
  fileprivate func value(from start: Int) -> String {
    var end = start
    while end < count, self[end] != UInt8(ascii: ";"), self[end] != 0x0A { end += 1 }
    return text(start..<end).trimmed.filter { $0 != "\"" }
  }
}
