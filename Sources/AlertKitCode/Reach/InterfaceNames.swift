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
  /// The paths of the property lists that can be read, in small letters.
  private var readable: Set<String> = []
  /// By path of a property list, in small letters, the file of the storyboard that it starts an app with.
  private var mains: [String: String] = [:]
  private var projects: [Project] = []

  /// What a project says of how its apps start.
  private struct Project {
    /// The names of what it builds.
    var built: Set<String> = []
    /// The paths of its property lists, in small letters.
    var lists: Set<String> = []
    /// Whether the build makes property lists of its settings.
    var makesLists = false
    /// Whether settings that are not told here may name more.
    var isUnclear = false
  }

  init(_ files: [SourceFile]) {
    for file in files {
      let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
      switch true {
      case name.hasSuffix(".plist") && !AppSurroundings.describesBundle(file): break
      case name.hasSuffix(".plist"):
        lists.insert(name)
        readList(file.text)
        readMain(file)
        if file.text.firstRange(of: Array("<plist".utf8)) != nil {
          readable.insert(AppSurroundings.path(of: file.path, from: "").lowercased())
        }
      case name.hasSuffix(".pbxproj"): readProject(file)
      case name.hasSuffix(".storyboard"), name.hasSuffix(".xib"), name.hasSuffix(".podspec"): break
      default: starting.formUnion(file.text.split { !$0.isNamePart }.map { String(decoding: $0, as: UTF8.self) })
      }
    }
    if !namedLists.isSubset(of: lists) { mayBeAny = true }
  }

  /// Whether everything that says how an app starts is here of each project that builds a storyboard, and some does.
  func tellStart(besides storyboard: String) -> Bool {
    let name = storyboard.lowercased() + ".storyboard"
    let building = projects.filter { $0.built.contains(name) }
    return !building.isEmpty
      && building.allSatisfy { project in
        !project.isUnclear && (project.makesLists || !project.lists.isEmpty) && project.lists.isSubset(of: readable)
      }
  }

  /// Whether of each project that builds a storyboard a property list names another one, which it builds, as the first.
  func startsWithOther(than storyboard: String) -> Bool {
    let name = storyboard.lowercased() + ".storyboard"
    let building = projects.filter { $0.built.contains(name) }
    return !building.isEmpty
      && building.allSatisfy { project in
        project.lists.contains { mains[$0].map { $0 != name && project.built.contains($0) } ?? false }
      }
  }

  private mutating func readMain(_ file: SourceFile) {
    let (bytes, key) = (file.text, Array("<key>UIMainStoryboardFile</key>".utf8))
    guard let end = bytes.firstRange(of: key)?.upperBound else { return }
    let value = bytes[end...].drop(while: \.isBlank)
    guard value.starts(with: "<string>".utf8) else { return }
    let name = String(decoding: value.dropFirst("<string>".utf8.count).prefix { $0 != UInt8(ascii: "<") }, as: UTF8.self)
    mains[AppSurroundings.path(of: file.path, from: "").lowercased()] = name.withoutEnd.lowercased() + ".storyboard"
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
  private static let madeList = Array("GENERATE_INFOPLIST_FILE = YES".utf8)
  private static let listsBySystem = Array("INFOPLIST_FILE[".utf8)
  private static let configuration = Array("baseConfigurationReference = ".utf8)

  private mutating func readProject(_ file: SourceFile) {
    let folder = AppSurroundings.path(of: "../..", from: file.path)
    var project = Project()
    file.text.withUnsafeBufferPointer { bytes in
      project.makesLists = bytes.place(of: Self.madeList, from: 0) != nil
      project.isUnclear = bytes.place(of: Self.listsBySystem, from: 0) != nil || bytes.hasOwnConfiguration(Self.configuration)
      var index = 0
      while let start = bytes.place(of: Self.list, from: index) {
        index = start + Self.list.count
        // `GENERATE_INFOPLIST_FILE = YES` names none.
        if start > 0, bytes[start - 1].isNamePart { continue }
        let value = bytes.value(from: index)
        if let name = value.split(separator: "/").last, !name.hasPrefix("$") { namedLists.insert(String(name)) }
        if let path = value.withoutRoot {
          project.lists.insert(AppSurroundings.path(of: path, from: folder).lowercased())
        } else {
          project.isUnclear = true
        }
      }
      for setting in Self.settings {
        index = 0
        while let start = bytes.place(of: setting, from: index) {
          index = start + setting.count
          let rest = bytes.text(index..<min(index + 120, bytes.count))
          // What a setting holds for stands in brackets: `[sdk=iphoneos*]`.
          let name = rest.hasPrefix("[") ? rest[(rest.lastConditionEnd ?? rest.startIndex)...] : rest[...]
          guard let equals = name.firstIndex(of: "="), rest[..<equals].utf8.count < 48 else { continue }
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
        if name.hasSuffix(".storyboard") || name.hasSuffix(".xib") { project.built.insert(name.lowercased()) }
      }
    }
    built.formUnion(project.built)
    projects.append(project)
  }
}

extension String {
  /// Where the conditions end that it begins with.
  fileprivate var lastConditionEnd: String.Index? {
    var end: String.Index?
    while self[(end ?? startIndex)...].hasPrefix("["), let next = self[(end ?? startIndex)...].firstIndex(of: "]") {
      end = index(after: next)
    }
    return end
  }

  /// Without what says that it is a storyboard.
  fileprivate var withoutEnd: String { hasSuffix(".storyboard") ? String(dropLast(".storyboard".count)) : self }

  /// A setting's path from the project's folder; nil for one that the build puts together, or that is empty.
  fileprivate var withoutRoot: String? {
    var path = self[...]
    for root in ["$(SRCROOT)/", "$(PROJECT_DIR)/", "${SRCROOT}/"] where path.hasPrefix(root) {
      path = path.dropFirst(root.count)
    }
    return path.isEmpty || path.hasPrefix("/") || path.contains("$") ? nil : String(path)
  }
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

  /// Whether a project takes settings from a file that is not CocoaPods' own, which says nothing of how an app starts.
  fileprivate func hasOwnConfiguration(_ mark: [UInt8]) -> Bool {
    var index = 0
    while let start = place(of: mark, from: index) {
      index = start + mark.count
      if !value(from: index).contains("/* Pods") { return true }
    }
    return false
  }

  /// The value of a setting, without its quotation marks.
  fileprivate func value(from start: Int) -> String {
    var end = start
    while end < count, self[end] != UInt8(ascii: ";"), self[end] != 0x0A { end += 1 }
    return text(start..<end).trimmed.filter { $0 != "\"" }
  }
}
