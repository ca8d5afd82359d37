/// The text of a `<source>` or `<target>`, with the elements in it undone.
struct XLIFFContent {
  private var characters: XMLScanner.Characters
  /// By id, what markup stands for.
  private let data: [String: String]
  /// The elements within the text that are open, with what follows each.
  private var open: [(name: String, end: String)] = []

  /// Reads up to the closing tag of an element whose opening tag was taken.
  ///
  /// Elements that stand for a placeholder give its characters where the file has them: `<ph id="1">%@</ph>`, `equiv-text`,
  /// or the data that XLIFF 2 keeps apart.
  static func read(of element: XMLScanner.Tag, data: [String: String], xml: inout XMLScanner) -> LocatedText {
    let start = element.range.upperBound
    guard element.form == .open else { return LocatedText("", at: xml.sourceRange(start..<start)) }
    var text = XLIFFContent(characters: XMLScanner.Characters(run: start), data: data)
    while let tag = xml.readCharacters(&text.characters) {
      let isEnd = tag.form == .close && tag.name == element.name
      guard !isEnd, XLIFFInline.elements.contains(tag.name) || tag.name.contains(":") else {
        return text.finished(at: tag, of: element, isEnd: isEnd, xml: &xml)
      }
      text.flush(upTo: tag, xml: &xml)
      text.read(tag, xml: &xml)
    }
    xml.fault("`<\(element.name)>` is not closed: expected `</\(element.name)>`", at: element.range)
    return text.located(start..<xml.index, xml)
  }

  private mutating func finished(
    at tag: XMLScanner.Tag, of element: XMLScanner.Tag, isEnd: Bool, xml: inout XMLScanner
  ) -> LocatedText {
    if let inner = open.last {
      xml.fault("`<\(inner.name)>` is not closed: expected `</\(inner.name)>`", at: tag.range)
    }
    if !isEnd { xml.fault("`<\(element.name)>` is not closed: expected `</\(element.name)>`", at: element.range) }
    let text = located(element.range.upperBound..<tag.range.lowerBound, xml)
    if isEnd { xml.index = tag.range.upperBound }
    return text
  }

  private func located(_ range: Range<Int>, _ xml: XMLScanner) -> LocatedText {
    let rest = characters.run..<max(characters.run, range.upperBound)
    return LocatedText(String(decoding: characters.bytes + xml.text[rest], as: UTF8.self), at: xml.sourceRange(range))
  }

  /// Takes the characters before a tag into the text, and moves past the tag.
  private mutating func flush(upTo tag: XMLScanner.Tag, xml: inout XMLScanner) {
    characters.bytes.append(contentsOf: xml.text[characters.run..<tag.range.lowerBound])
    xml.index = tag.range.upperBound
    characters.run = xml.index
  }

  private mutating func read(_ tag: XMLScanner.Tag, xml: inout XMLScanner) {
    if tag.form == .close {
      guard let last = open.last, last.name == tag.name else {
        return xml.fault("`</\(tag.name)>` closes nothing", at: tag.range)
      }
      characters.bytes.append(contentsOf: last.end.utf8)
      open.removeLast()
      return
    }
    let attributes = xml.attributes(of: tag)
    characters.bytes.append(contentsOf: start(of: tag, attributes).utf8)
    if tag.form == .open {
      open.append((tag.name, attributes["dataRefEnd"].flatMap { data[$0.text] } ?? ""))
    }
  }

  /// What an element says by itself, before what stands in it.
  private func start(of tag: XMLScanner.Tag, _ attributes: [XMLScanner.Attribute]) -> String {
    switch tag.name {
    case "cp":
      let scalar = attributes["hex"].flatMap { UInt32($0.text, radix: 16) }.flatMap(Unicode.Scalar.init)
      return scalar.map { String(Character($0)) } ?? ""
    case "pc": return attributes["dataRefStart"].flatMap { data[$0.text] } ?? ""
    case "ph", "sc", "ec", "x", "bx", "ex":
      if let named = attributes["dataRef"] { return data[named.text] ?? "" }
      // What stands within a `<ph>` of XLIFF 1.2 is the placeholder itself.
      guard tag.form == .empty else { return "" }
      let shown = attributes["equiv-text"] ?? attributes["equiv"] ?? attributes["disp"]
      return attributes["ctype"]?.text == "lb" ? "\n" : shown?.text ?? ""
    default: return ""
    }
  }
}
