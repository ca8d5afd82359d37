extension LocaleFileSaving {
  /// A key with a plural rule that is new in a `.stringsdict`, with the format and the variable of the source language's and the form *other*,
  /// without which no rule is valid.
  func rule(for edit: TextEdit) throws(TextSaving.Refusal) -> SourceEdit {
    guard isMarkup, let source = source(of: edit.address.key),
      case .varied(let formats, let variables) = source.entry.value, let format = formats.first, let variable = variables.first,
      formats.count == 1, variables.count == 1, format.selectors.isEmpty, let specifier = variable.specifier,
      edit.address.form.substitution == variable.name
    else { throw .structure }
    guard edit.address.form.selectors == [.plural("other")] else { throw .otherFirst }
    let place = try place(ofRule: edit.address.key)
    let unit = place.indent.isEmpty ? "\t" : place.indent
    let lines: [(depth: Int, line: String)] = [
      (0, "<key>\(edit.address.key.text.asElementText)</key>"), (0, "<dict>"),
      (1, "<key>NSStringLocalizedFormatKey</key>"), (1, "<string>\(format.text.text.asElementText)</string>"),
      (1, "<key>\(variable.name.asElementText)</key>"), (1, "<dict>"),
      (2, "<key>NSStringFormatSpecTypeKey</key>"), (2, "<string>NSStringPluralRuleType</string>"),
      (2, "<key>NSStringFormatValueTypeKey</key>"), (2, "<string>\(specifier.asElementText)</string>"),
      (2, "<key>other</key>"), (2, "<string>\(edit.text.asElementText)</string>"),
      (1, "</dict>"), (0, "</dict>"),
    ]
    let written = lines.map { place.indent + String(repeating: unit, count: $0.depth) + $0.line + file.lineEnd }.joined()
    return file.edit(place.offset..<place.offset, to: written)
  }

  /// The start of the line before which a key's rule is put, and the white space before its keys: behind the neighbour that it has in the
  /// source language's file, before the one that follows there, or at the end.
  private func place(ofRule key: ExactString) throws(TextSaving.Refusal) -> (offset: Int, indent: String) {
    let inOrder = entries.sorted { $0.keyRange < $1.keyRange }
    let before = neighbour(of: key)
    let next = before.map { neighbour in inOrder.first { $0.keyRange > neighbour.keyRange } } ?? follower(of: key)
    let closing = Array("</dict>".utf8)
    guard
      let end = file.text.indices.reversed().first(where: {
        file.text[$0] == closing[0] && file.text[$0...].starts(with: closing)
      })
    else { throw .structure }
    let tag = next.flatMap { file.text[..<Int($0.keyRange.start)].lastIndex(of: UInt8(ascii: "<")) } ?? end
    guard let start = file.lineStart(before: tag) else { throw .structure }
    // A comment above a key is the key's.
    let above = file.text[..<start].withoutTrailingSpace
    let comment = above.suffix(3).elementsEqual("-->".utf8) && next != nil ? self.start(ofComment: above) : nil
    let indent = inOrder.first.map { file.indentation(at: Int($0.keyRange.start)) } ?? "\t"
    return (comment ?? start, indent)
  }

  /// The start of the line where the comment that ends a text begins; nil where something stands before it.
  private func start(ofComment text: ArraySlice<UInt8>) -> Int? {
    let open = Array("<!--".utf8)
    let mark = text.indices.last { text[$0] == open[0] && text[$0...].starts(with: open) }
    return mark.flatMap { file.lineStart(before: $0) }
  }
}
