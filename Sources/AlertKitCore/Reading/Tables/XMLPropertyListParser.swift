/// The XML form of property lists.
///
/// Elements that are not closed end where their parent does; stray tags and texts are reported and skipped.
struct XMLPropertyListParser {
  private typealias Tag = XMLScanner.Tag

  private var xml: XMLScanner
  /// The names of the containers that are open.
  private var openElements: [String] = []

  init(file: FileID, text: UnsafeBufferPointer<UInt8>) {
    xml = XMLScanner(file: file, text: text, grammar: .propertyList)
  }

  var faults: [Fault] { xml.faults.faults }

  /// The value of the `plist` element; nil when there is none or the file was refused.
  mutating func readDocument() -> PropertyListValue? {
    guard let root = xml.takeTag() else {
      if !xml.isRefused { xml.fault("Expected `<plist>`", at: xml.text.count..<xml.text.count) }
      return nil
    }
    guard root.name == "plist", root.form == .open else {
      xml.fault("Expected `<plist>`, found `<\(root.name)>`", at: root.range)
      return nil
    }
    openElements = ["plist"]
    var value: PropertyListValue?
    while let tag = xml.takeTag() {
      if tag.form == .close, tag.name == "plist" {
        if value == nil { xml.fault("The property list is empty", at: root.range) }
        return xml.isRefused ? nil : value
      }
      if tag.form == .close || value != nil {
        xml.fault("Expected `</plist>`, found `\(xml.text.string(tag.range))`", at: tag.range)
        xml.skipElement(tag, within: openElements)
      } else {
        value = readValue(tag)
      }
    }
    if xml.isRefused { return nil }
    faultAtEnd(within: root)
    return value
  }

  /// The value whose opening tag was taken; nil, after a fault, for an element that is none.
  private mutating func readValue(_ tag: Tag) -> PropertyListValue? {
    switch tag.name {
    case "dict": readDictionary(tag)
    case "array": readArray(tag)
    case "string":
      PropertyListValue(xml.readText(of: tag))
    case "true", "false":
      readBoolean(tag)
    case "integer", "real", "date", "data": readScalar(tag)
    default:
      skipUnknown(tag)
    }
  }

  private mutating func skipUnknown(_ tag: Tag) -> PropertyListValue? {
    xml.fault("Expected a value, found `<\(tag.name.prefix(30))>`", at: tag.range)
    xml.skipElement(tag, within: openElements)
    return nil
  }

  private mutating func readBoolean(_ tag: Tag) -> PropertyListValue {
    if tag.form == .open { _ = xml.readText(of: tag) }
    return PropertyListValue(.boolean(tag.name == "true"), at: xml.sourceRange(tag.range))
  }

  private mutating func readScalar(_ tag: Tag) -> PropertyListValue? {
    let written = xml.readText(of: tag)
    guard let content = PropertyListScalars.content(of: tag.name, written.text) else {
      xml.fault("This is not \(tag.name == "data" ? "Base64 data" : "a value for `<\(tag.name)>`")", at: written.range.offsets)
      return nil
    }
    return PropertyListValue(content, at: written.range)
  }

  private mutating func readArray(_ open: Tag) -> PropertyListValue? {
    var values: [PropertyListValue] = []
    guard enter(open) else { return nil }
    while let tag = nextTag(in: open) {
      if tag.name == "key" {
        xml.fault("A list has no keys", at: tag.range)
        _ = xml.readText(of: tag)
      } else if let value = readValue(tag) {
        values.append(value)
      }
    }
    return leave(open, with: .array(values))
  }

  private mutating func readDictionary(_ open: Tag) -> PropertyListValue? {
    var members: [PropertyListValue.Member] = []
    var key: (text: LocatedText, comments: [SourceRange])?
    guard enter(open) else { return nil }
    while let tag = nextTag(in: open) {
      if tag.name == "key" {
        if let key { xml.fault("Expected a value for this key", at: key.text.range.offsets) }
        let above = xml.comments
        xml.comments = []
        key = (xml.readText(of: tag), above)
      } else if let named = key {
        key = nil
        if let value = readValue(tag) {
          members.append(PropertyListValue.Member(key: named.text, value: value, comments: named.comments))
        }
        xml.comments = []
      } else {
        xml.fault("Expected `<key>`, found `<\(tag.name.prefix(30))>`", at: tag.range)
        xml.skipElement(tag, within: openElements)
      }
    }
    if let key, !xml.isCut { xml.fault("Expected a value for this key", at: key.text.range.offsets) }
    return leave(open, with: .dictionary(members))
  }

  /// Opens a container; false for one that is empty, which has nothing to read, or nested too deeply.
  private mutating func enter(_ open: Tag) -> Bool {
    guard openElements.count <= PropertyListReader.maximumDepth else {
      xml.fault("Nested more than \(PropertyListReader.maximumDepth) levels deep", at: open.range)
      xml.skipElement(open, within: openElements)
      return false
    }
    openElements.append(open.name)
    xml.comments = []
    return true
  }

  private mutating func leave(_ open: Tag, with content: PropertyListValue.Content) -> PropertyListValue {
    openElements.removeLast()
    let range = open.range.lowerBound..<max(xml.index, open.range.upperBound)
    return PropertyListValue(content, at: xml.sourceRange(range), isCut: xml.isCut)
  }

  /// Says once, of the innermost element, that the file ends within it.
  private mutating func faultAtEnd(within open: Tag) {
    guard !xml.isRefused, !xml.isCut else { return }
    let missing = openElements.reversed().map { "</\($0)>" }.joined()
    xml.fault("`<\(open.name)>` is not closed: the file ends before `\(missing)`", at: open.range)
    xml.isCut = true
  }

  /// The next opening tag within a container; nil at its end.
  private mutating func nextTag(in open: Tag) -> Tag? {
    guard open.form == .open else { return nil }
    while let tag = xml.peekTag() {
      guard tag.form == .close else { return xml.takeTag() }
      if tag.name == open.name { return endOfContainer() }
      if openElements.contains(tag.name) {
        xml.fault("`<\(open.name)>` is not closed: expected `</\(open.name)>` before `</\(tag.name)>`", at: open.range)
        return nil
      }
      xml.fault("`</\(tag.name.prefix(30))>` closes nothing", at: tag.range)
      xml.ahead = nil
    }
    faultAtEnd(within: open)
    return nil
  }

  private mutating func endOfContainer() -> Tag? {
    xml.ahead = nil
    return nil
  }
}

extension PropertyListValue {
  fileprivate init(_ text: LocatedText) {
    self.init(.string(text.text), at: text.range)
  }
}
