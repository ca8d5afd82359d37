/// Reads XLIFF files, versions 1.2 and 2.
package enum XLIFFReader {
  /// The tables that a file holds in its two languages, and what was wrong with it.
  ///
  /// Each `<file>` is a table, named by its `original`; a `<file>` without one is `Localizable`. The forms of a text, which
  /// Xcode exports as units of their own, are put together again. A text without a translation is in the source's table
  /// alone.
  package static func read(_ file: SourceFile) -> ReadResult<TranslationFile> {
    file.text.withUnsafeBufferPointer { text in
      var parser = XLIFFParser(file: file, text: text)
      parser.readDocument()
      return ReadResult(parser.result, faults: parser.faults)
    }
  }
}

/// Reads the elements of an XLIFF file. Those that are not closed end where the next of their kind starts.
struct XLIFFParser {
  typealias Tag = XMLScanner.Tag

  let file: SourceFile
  var xml: XMLScanner
  /// The elements that are open, from the outermost.
  var open: [Level] = []
  var section: XLIFFSection?
  var unit: XLIFFUnit?
  /// The file's languages, which XLIFF 2 names once.
  var languages = XLIFFLanguages()
  /// The names of languages that were told to be none.
  var unknownLocales: Set<String> = []
  private(set) var result: TranslationFile
  private var namesSource = false

  /// An open element, and what holds for those in it.
  struct Level {
    let tag: Tag
    var shouldTranslate = true
    var limit: XLIFFLimit?
  }

  init(file: SourceFile, text: UnsafeBufferPointer<UInt8>) {
    self.file = file
    xml = XMLScanner(file: file.id, text: text, grammar: .xliff)
    result = TranslationFile(sourceLocale: "en")
  }

  var faults: [Fault] { xml.faults.faults }

  mutating func readDocument() {
    while let tag = xml.takeTag() {
      if open.isEmpty, tag.name != "xliff" {
        xml.fault("Expected `<xliff>`, found `<\(tag.form == .close ? "/" : "")\(tag.name.prefix(30))>`", at: tag.range)
        if tag.form == .open { xml.skipElement(tag, within: []) }
      } else if tag.form == .close {
        close(tag)
      } else {
        start(tag)
      }
    }
    if !xml.isRefused {
      if let level = open.last { reportUnclosed(level) } else if result.tables.isEmpty { reportNothing() }
    }
    closeAll(from: 0)
  }

  private mutating func reportNothing() {
    guard xml.faults.faults.isEmpty else { return }
    xml.fault("Expected `<xliff>` with a `<file>` in it", at: xml.text.count..<xml.text.count)
  }

  private mutating func reportUnclosed(_ level: Level) {
    xml.fault("`<\(level.tag.name)>` is not closed: expected `</\(level.tag.name)>`", at: level.tag.range)
  }

  /// Ends the element that a closing tag names, and those in it that were not closed.
  private mutating func close(_ tag: Tag) {
    guard let index = open.lastIndex(where: { $0.tag.name == tag.name }) else {
      return xml.fault("`</\(tag.name.prefix(30))>` closes nothing", at: tag.range)
    }
    for level in open[(index + 1)...] { reportUnclosed(level) }
    closeAll(from: index)
  }

  /// Ends an element that is still open where the next of its kind starts, and all that is in it.
  mutating func closeForgotten(_ names: Set<String>) {
    guard let index = open.firstIndex(where: { names.contains($0.tag.name) }) else { return }
    for level in open[index...] { reportUnclosed(level) }
    closeAll(from: index)
  }

  private mutating func closeAll(from index: Int) {
    while open.count > index {
      switch open.removeLast().tag.name {
      case "trans-unit", "unit": finishUnit()
      case "file": finishSection()
      default: break
      }
    }
  }

  private mutating func finishUnit() {
    guard let unit else { return }
    self.unit = nil
    section?.add(unit, file: file, xml: &xml)
  }

  private mutating func finishSection() {
    guard let section else { return }
    self.section = nil
    if !namesSource { result.sourceLocale = section.sourceLocale }
    namesSource = true
    result.tables += section.tables
  }
}
