/// The XML form of property lists.
///
/// Elements that are not closed end where their parent does; stray tags and texts are reported and skipped.
struct XMLPropertyListParser {
  let file: FileID
  let text: UnsafeBufferPointer<UInt8>
  var index = 0
  var faults = FaultLog()
  /// Comments since the last key.
  var comments: [SourceRange] = []
  var conflict = MergeMarkers()
  /// Set by a declaration that may not be there; nothing after it is read.
  var isRefused = false
  /// Set once no end of a comment or CDATA section follows, so that it is looked for only once.
  var lacksSectionEnd = false
  var ahead: Tag?
  /// Whether an element is being skipped, which was reported as a whole.
  var isSkipping = false
  /// The names of the containers that are open.
  private var openElements: [String] = []

  init(file: FileID, text: UnsafeBufferPointer<UInt8>) {
    self.file = file
    self.text = text
  }

  mutating func fault(_ message: String, at range: Range<Int>) {
    faults.add(message + ".", at: sourceRange(range))
  }

  func sourceRange(_ range: Range<Int>) -> SourceRange {
    SourceRange(file: file, start: range.lowerBound, end: range.upperBound)
  }

  /// The value of the `plist` element; nil when there is none or the file was refused.
  mutating func readDocument() -> PropertyListValue? {
    guard let root = takeTag() else {
      if !isRefused { fault("Expected `<plist>`", at: text.count..<text.count) }
      return nil
    }
    guard root.name == "plist", root.form == .open else {
      fault("Expected `<plist>`, found `<\(root.name)>`", at: root.range)
      return nil
    }
    openElements = ["plist"]
    var value: PropertyListValue?
    while let tag = takeTag() {
      if tag.form == .close, tag.name == "plist" {
        if value == nil { fault("The property list is empty", at: root.range) }
        return isRefused ? nil : value
      }
      if tag.form == .close || value != nil {
        fault("Expected `</plist>`, found `\(text.string(tag.range))`", at: tag.range)
        if tag.form == .open { skipElement(tag) }
      } else {
        value = readValue(tag)
      }
    }
    if isRefused { return nil }
    fault("`<plist>` is not closed: expected `</plist>`", at: root.range)
    return value
  }

  /// The value whose opening tag was taken; nil, after a fault, for an element that is none.
  private mutating func readValue(_ tag: Tag) -> PropertyListValue? {
    switch tag.name {
    case "dict": readDictionary(tag)
    case "array": readArray(tag)
    case "string":
      PropertyListValue(readText(of: tag))
    case "true", "false":
      readBoolean(tag)
    case "integer", "real", "date", "data": readScalar(tag)
    default:
      skipUnknown(tag)
    }
  }

  private mutating func skipUnknown(_ tag: Tag) -> PropertyListValue? {
    fault("Expected a value, found `<\(tag.name.prefix(30))>`", at: tag.range)
    if tag.form == .open { skipElement(tag) }
    return nil
  }

  private mutating func readBoolean(_ tag: Tag) -> PropertyListValue {
    if tag.form == .open { _ = readText(of: tag) }
    return PropertyListValue(.boolean(tag.name == "true"), at: sourceRange(tag.range))
  }

  private mutating func readScalar(_ tag: Tag) -> PropertyListValue? {
    let written = readText(of: tag)
    guard let content = PropertyListScalars.content(of: tag.name, written.text) else {
      fault("This is not \(tag.name == "data" ? "Base64 data" : "a value for `<\(tag.name)>`")", at: written.range.offsets)
      return nil
    }
    return PropertyListValue(content, at: written.range)
  }

  private mutating func readArray(_ open: Tag) -> PropertyListValue? {
    var values: [PropertyListValue] = []
    guard enter(open) else { return nil }
    while let tag = nextTag(in: open) {
      if tag.name == "key" {
        fault("A list has no keys", at: tag.range)
        _ = readText(of: tag)
      } else if let value = readValue(tag) {
        values.append(value)
      }
    }
    return PropertyListValue(.array(values), at: leave(open))
  }

  private mutating func readDictionary(_ open: Tag) -> PropertyListValue? {
    var members: [PropertyListValue.Member] = []
    var key: (text: LocatedText, comments: [SourceRange])?
    guard enter(open) else { return nil }
    while let tag = nextTag(in: open) {
      if tag.name == "key" {
        if let key { fault("Expected a value for this key", at: key.text.range.offsets) }
        let above = comments
        comments = []
        key = (readText(of: tag), above)
      } else if let named = key {
        key = nil
        if let value = readValue(tag) {
          members.append(PropertyListValue.Member(key: named.text, value: value, comments: named.comments))
        }
        comments = []
      } else {
        fault("Expected `<key>`, found `<\(tag.name.prefix(30))>`", at: tag.range)
        if tag.form == .open { skipElement(tag) }
      }
    }
    if let key { fault("Expected a value for this key", at: key.text.range.offsets) }
    return PropertyListValue(.dictionary(members), at: leave(open))
  }

  /// Opens a container; false for one that is empty, which has nothing to read, or nested too deeply.
  private mutating func enter(_ open: Tag) -> Bool {
    guard openElements.count <= PropertyListReader.maximumDepth else {
      fault("Nested more than \(PropertyListReader.maximumDepth) levels deep", at: open.range)
      if open.form == .open { skipElement(open) }
      return false
    }
    openElements.append(open.name)
    comments = []
    return true
  }

  private mutating func leave(_ open: Tag) -> SourceRange {
    openElements.removeLast()
    return sourceRange(open.range.lowerBound..<max(index, open.range.upperBound))
  }

  /// The next opening tag within a container; nil at its end.
  private mutating func nextTag(in open: Tag) -> Tag? {
    guard open.form == .open else { return nil }
    while let tag = peekTag() {
      guard tag.form == .close else { return takeTag() }
      if tag.name == open.name { return endOfContainer() }
      if openElements.contains(tag.name) {
        fault("`<\(open.name)>` is not closed: expected `</\(open.name)>` before `</\(tag.name)>`", at: open.range)
        return nil
      }
      fault("`</\(tag.name.prefix(30))>` closes nothing", at: tag.range)
      ahead = nil
    }
    if !isRefused { fault("`<\(open.name)>` is not closed: expected `</\(open.name)>`", at: open.range) }
    return nil
  }

  private mutating func endOfContainer() -> Tag? {
    ahead = nil
    return nil
  }

  /// Moves past an element and all that is in it.
  private mutating func skipElement(_ open: Tag) {
    var depth = 1
    isSkipping = true
    defer { isSkipping = false }
    while depth > 0, let tag = peekTag() {
      switch tag.form {
      case .open: depth += 1
      case .close where depth == 1 && tag.name != open.name && openElements.contains(tag.name): return
      case .close: depth -= 1
      case .empty: break
      }
      ahead = nil
    }
  }
}

extension PropertyListValue {
  fileprivate init(_ text: LocatedText) {
    self.init(.string(text.text), at: text.range)
  }
}
