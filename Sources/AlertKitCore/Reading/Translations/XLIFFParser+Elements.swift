/// What each element of an XLIFF file says.
extension XLIFFParser {
  /// Reads an element's attributes and, for texts, its content; other elements that matter are left open.
  mutating func start(_ tag: Tag) {
    switch tag.name {
    case "xliff" where open.isEmpty: readLanguages(tag)
    case "file": startFile(tag)
    case "trans-unit", "unit": startUnit(tag)
    case "segment", "ignorable": startSegment(tag)
    case "body", "group", "notes", "originalData": push(tag)
    case "source", "target": readText(tag)
    case "note": readNote(tag)
    case "data": readData(tag)
    default: xml.skipElement(tag, within: open.map(\.tag.name))
    }
  }

  /// Opens an element, with what it says for those in it.
  @discardableResult
  private mutating func push(_ tag: Tag) -> [XMLScanner.Attribute] {
    let attributes = xml.attributes(of: tag)
    guard tag.form == .open else { return attributes }
    guard open.count < PropertyListReader.maximumDepth else {
      xml.fault("Nested more than \(PropertyListReader.maximumDepth) levels deep", at: tag.range)
      xml.skipElement(tag, within: open.map(\.tag.name))
      return attributes
    }
    var level = Level(
      tag: tag, shouldTranslate: open.last?.shouldTranslate ?? true, limit: open.last?.limit)
    if let answer = attributes["translate"]?.text { level.shouldTranslate = answer != "no" }
    level.limit = limit(attributes) ?? level.limit
    open.append(level)
    return attributes
  }

  /// `maxwidth` with a unit that can be counted without a font, or XLIFF 2's `sizeRestriction` in code points.
  private mutating func limit(_ attributes: [XMLScanner.Attribute]) -> XLIFFLimit? {
    let units: [String: XLIFFLimit.Unit] = ["char": .character, "glyph": .character, "byte": .byte]
    let name = attributes["maxwidth"] == nil ? "sizeRestriction" : "maxwidth"
    guard let written = attributes[name] else { return nil }
    let unit = name == "maxwidth" ? units[attributes["size-unit"]?.text ?? "pixel"] : .codePoint
    // XLIFF 2 may give the least length before the greatest.
    guard let number = written.text.split(separator: ",").last, let count = Int(number), count >= 0 else {
      xml.fault("`\(name)` is a number, not “\(written.text.prefix(30))”", at: written.range.offsets)
      return nil
    }
    return unit.map { XLIFFLimit(count: count, unit: $0) }
  }

  private mutating func readLanguages(_ tag: Tag) {
    let attributes = push(tag)
    languages = XLIFFLanguages(source: locale("srcLang", in: attributes), target: locale("trgLang", in: attributes))
  }

  private mutating func locale(_ name: String, in attributes: [XMLScanner.Attribute]) -> LocaleTag? {
    guard let written = attributes[name] else { return nil }
    if let tag = LocaleTag(written.text) { return tag }
    // One name stands in many `<file>`s, and a template is for no language.
    guard !written.text.lowercased().hasPrefix("template"), unknownLocales.insert(written.text).inserted else { return nil }
    xml.fault("“\(written.text.prefix(30))” is no locale", at: written.range.offsets)
    return nil
  }

  private mutating func startFile(_ tag: Tag) {
    closeForgotten(["file"])
    let attributes = push(tag)
    guard tag.form == .open else { return }
    let source = locale("source-language", in: attributes) ?? languages.source
    if source == nil {
      let name = languages.source == nil && attributes["id"] != nil ? "srcLang" : "source-language"
      xml.fault("The file does not say which language its sources are in (`\(name)`); they are read as English", at: tag.range)
    }
    let target = locale("target-language", in: attributes) ?? languages.target
    section = XLIFFSection(
      file: file, tag: tag, original: attributes["original"]?.text, sourceLocale: source ?? "en",
      targetLocale: target)
  }

  private mutating func startUnit(_ tag: Tag) {
    closeForgotten(["trans-unit", "unit"])
    guard section != nil else {
      xml.fault("`<\(tag.name)>` stands outside `<file>`", at: tag.range)
      return xml.skipElement(tag, within: open.map(\.tag.name))
    }
    let attributes = push(tag)
    guard tag.form == .open else { return }
    guard let id = attributes["resname"] ?? attributes["name"] ?? attributes["id"] else {
      return xml.fault("`<\(tag.name)>` has no `id`", at: tag.range)
    }
    unit = XLIFFUnit(id: id, shouldTranslate: open.last?.shouldTranslate ?? true, limit: open.last?.limit)
    if attributes["approved"]?.text == "no" { unit?.state = .needsReview }
  }

  /// A part of a unit in XLIFF 2, with its state.
  private mutating func startSegment(_ tag: Tag) {
    let attributes = push(tag)
    switch attributes["state"]?.text {
    case "initial": unit?.add(.new)
    case "translated", "reviewed", "final":
      unit?.add(attributes["subState"]?.text.hasSuffix(":needs_review") == true ? .needsReview : .translated)
    default: break
    }
  }

  private mutating func readText(_ tag: Tag) {
    let isTarget = tag.name == "target"
    let attributes = xml.attributes(of: tag)
    let text = XLIFFContent.read(of: tag, data: unit?.data ?? [:], xml: &xml)
    guard unit != nil else {
      // A unit without an id was reported.
      if !open.contains(where: { $0.tag.name == "unit" || $0.tag.name == "trans-unit" }) {
        xml.fault("`<\(tag.name)>` stands outside a unit", at: tag.range)
      }
      return
    }
    unit?.add(text, toTarget: isTarget)
    guard isTarget else { return }
    switch attributes["state"]?.text {
    case "new", "needs-translation": unit?.add(.new)
    case let state? where state.hasPrefix("needs-"): unit?.add(.needsReview)
    default: break
    }
  }

  private mutating func readNote(_ tag: Tag) {
    let note = xml.readText(of: tag)
    unit?.notes.append(note)
  }

  private mutating func readData(_ tag: Tag) {
    let id = xml.attributes(of: tag)["id"]?.text
    let text = xml.readText(of: tag)
    if let id { unit?.data[id] = text.text }
  }
}

extension [XMLScanner.Attribute] {
  /// The value of the first attribute of a name.
  subscript(name: String) -> LocatedText? {
    first { $0.name == name }?.value
  }
}

/// The languages that an XLIFF 2 file names at its start.
struct XLIFFLanguages {
  var source: LocaleTag?
  var target: LocaleTag?
}
