/// How many values code gives to the texts of some keys, where it asks for the language before it does, and which marks it looks for
/// in texts itself.
///
/// Read off the bytes of Swift and Objective-C: `String(format: NSLocalizedString("key", comment: ""), a, b)` gives two.
struct FormatCalls {
  private struct Call {
    /// Nil where no call that formats is seen around the key.
    let values: Int?
    let asksForLanguage: Bool
  }

  private var calls: [UInt64: [Call]] = [:]

  /// Leaves out what is said of a translation that takes as many values as code gives, while its source text takes others, and of
  /// marks that code puts something in the place of (`replacing("%l", with: name)`); and makes warnings of errors where code may hand
  /// each language its own.
  static func settle(_ occurrences: inout [Occurrence], in project: Project, where isError: (Occurrence) -> Bool) {
    let rules: Set<RuleID> = [Rule.placeholderMismatch.id, Rule.brokenPlaceholder.id]
    let indexes = occurrences.indices.filter {
      rules.contains(occurrences[$0].rule) && occurrences[$0].key != nil && occurrences[$0].text != nil
    }
    guard !indexes.isEmpty, project.surfaces.contains(where: { $0.origin == .source }) else { return }
    func mark(_ index: Int) -> String? {
      occurrences[index].rule == Rule.brokenPlaceholder.id ? BrokenSpecifier.first(in: occurrences[index].text ?? "") : nil
    }
    let calls = FormatCalls(of: Set(indexes.compactMap { mark($0) ?? occurrences[$0].key }), in: project)
    var settled: Set<Int> = []
    for index in indexes {
      if occurrences[index].rule == Rule.brokenPlaceholder.id {
        if let mark = mark(index), calls.calls[StableHash.of(mark)] != nil { settled.insert(index) }
        continue
      }
      let occurrence = occurrences[index]
      guard let key = occurrence.key, let text = occurrence.text, let found = calls.calls[StableHash.of(key)] else { continue }
      if let values = found.first?.values, found.allSatisfy({ $0.values == values }),
        PlaceholderList(of: text).count == values,
        project.sourceTexts(of: key).allSatisfy({ PlaceholderList(of: $0).count != values })
      {
        settled.insert(index)
      } else if found.contains(where: \.asksForLanguage), isError(occurrence) {
        occurrences[index].severity = .warning
      }
    }
    guard !settled.isEmpty else { return }
    var index = -1
    occurrences.removeAll { _ in
      index += 1
      return settled.contains(index)
    }
  }

  private init(of keys: Set<String>, in project: Project) {
    let wanted = Set(keys.map(StableHash.of))
    for file in project.files where FileKind(name: FilePath.name(file.path))?.isSource ?? false {
      file.text.withUnsafeBufferPointer { bytes in look(for: wanted, in: bytes) }
    }
  }

  private mutating func look(for keys: Set<UInt64>, in bytes: UnsafeBufferPointer<UInt8>) {
    var (start, hash) = (0, StableHash())
    for index in bytes.indices {
      guard bytes[index] == UInt8(ascii: "\"") else {
        hash.combine(bytes[index])
        continue
      }
      if keys.contains(hash.value) {
        calls[hash.value, default: []].append(
          Call(values: bytes.values(givenTo: start..<index), asksForLanguage: bytes.askForLanguage(before: start)))
      }
      (start, hash) = (index + 1, StableHash())
    }
  }
}

extension Project {
  /// The texts of a key in the source language, in all tables that have it.
  fileprivate func sourceTexts(of key: String) -> [String] {
    tables.flatMap { set -> [String] in
      let entry = lookup.chain(of: sourceLocale).lazy.compactMap { set.entry(key, in: $0) }.first
      return entry.map(FormatExpansion.variants)?.map(\.text) ?? []
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// A language is asked for within as many bytes before a key.
  private static let reach = 700
  private static let languageWords = [
    "languageCode", "LanguageCode", "preferredLanguages", "anguageName", "getLanguage", "urrentLanguage",
  ].map { Array($0.utf8) }

  /// A call of formatting is no longer than this, behind the key.
  private static let longestCall = 4_000
  /// Labels of what is no value, and of a list of them.
  private static let labels = ["locale", "arguments"].map { Array($0.utf8) }

  private func ends(with word: [UInt8], at end: Int) -> Bool {
    end >= word.count && word.indices.allSatisfy { self[end - word.count + $0] == word[$0] }
  }

  private func lastVisible(before end: Int) -> UInt8? {
    self[..<end].last { !$0.isASCIISpace }
  }

  /// Whether code compares the language shortly before a place.
  fileprivate func askForLanguage(before end: Int) -> Bool {
    let part = self[Swift.max(end - Self.reach, 0)..<end]
    return Self.languageWords.contains { word in
      part.indices.dropLast(word.count).contains { start in
        self[start] == word[0] && word.indices.allSatisfy { self[start + $0] == word[$0] }
      }
    }
  }

  /// How many values are given to a key's text by the call of formatting around it; nil where none is seen, or where it takes them as a list
  /// or with a locale.
  ///
  /// - Parameter key: What stands between the quotation marks.
  fileprivate func values(givenTo key: Range<Int>) -> Int? {
    var start = key.lowerBound - 1
    if start > 0, self[start - 1] == UInt8(ascii: "@") { start -= 1 }
    var left = 0
    // The look-up of the key stands within the call.
    if !endsInFormat(start) {
      guard let outer = startOfCall(around: start), endsInFormat(outer) else { return nil }
      left = 1
    }
    return commas(from: key.upperBound + 1, closing: left)
  }

  /// Whether what stands before a place hands it to a call that formats: `format:`, `WithFormat:`, `WithFormat(`.
  private func endsInFormat(_ place: Int) -> Bool {
    var end = place
    while end > 0, self[end - 1].isASCIISpace { end -= 1 }
    guard end > 6, self[end - 1] == UInt8(ascii: ":") || self[end - 1] == UInt8(ascii: "(") else { return false }
    return zip(self[(end - 6)..<(end - 1)], "ormat".utf8).allSatisfy(==)
  }

  /// Where the call begins in whose brackets a place stands, with what it is asked of.
  private func startOfCall(around place: Int) -> Int? {
    var (index, depth) = (place - 1, 0)
    let first = Swift.max(place - Self.reach, 0)
    while index > first {
      switch self[index] {
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth += 1
      case UInt8(ascii: "("), UInt8(ascii: "["):
        if depth == 0 {
          if self[index] == UInt8(ascii: "[") { return index }
          while index > 0, self[index - 1].isWordByte || self[index - 1] == UInt8(ascii: ".") { index -= 1 }
          return index
        }
        depth -= 1
      case UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}"): return nil
      default: break
      }
      index -= 1
    }
    return nil
  }

  /// How many commas stand behind a place at the level where a number of brackets are closed, up to the next that closes.
  private func commas(from start: Int, closing left: Int) -> Int? {
    var (index, depth, count) = (start, left, 0)
    var isQuoted = false
    let last = Swift.min(self.count, start + Self.longestCall)
    while index < last {
      switch self[index] {
      case UInt8(ascii: "\\") where isQuoted: index += 1
      case UInt8(ascii: "\""): isQuoted.toggle()
      case _ where isQuoted: break
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        // A comma at the end gives nothing.
        if depth == 0 { return lastVisible(before: index) == UInt8(ascii: ",") ? nil : count }
        depth -= 1
      case UInt8(ascii: ":") where depth == 0 && Self.labels.contains(where: { ends(with: $0, at: index) }): return nil
      case UInt8(ascii: ","): if depth == 0 { count += 1 }
      case UInt8(ascii: ";"): return nil
      default: break
      }
      index += 1
    }
    return nil
  }
}
