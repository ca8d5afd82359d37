/// Straight quotation marks in the texts of alerts where a language's own stand in most others.
enum StraightQuotes {
  static func violations(in project: Project) -> [ProjectViolation] {
    let texts = AlertTexts(of: project)
    return project.locales.flatMap { locale -> [ProjectViolation] in
      let facts = LocaleFacts.facts(for: locale)
      // Where straight ones are wrong in every app, the text alone says it.
      guard facts.quotationMarks.isEmpty else { return [] }
      let quoting = texts.all(in: locale)
      let straight = quoting.filter { stand(in: $0.analyzed.shown) }
      guard !straight.isEmpty else { return [] }
      let own = quoting.compactMap { pair(in: $0.analyzed.shown) }
      guard own.count > 1, own.count > straight.count, let usual = own.first else { return [] }
      return straight.map {
        $0.note("Straight quotation marks, while other texts of alerts have \(usual); write those.")
      }
    }
  }

  /// Whether a text quotes something in straight marks and in no others; code and inches are no quotations.
  static func stand(in text: String) -> Bool {
    guard text.utf8.contains(UInt8(ascii: "\"")) else { return false }
    let marks = text.indices.filter { text[$0] == "\"" }
    guard !marks.isEmpty, marks.count.isMultiple(of: 2), !text.contains(where: { "=“”„«»{}<>「『".contains($0) }) else {
      return false
    }
    return zip(marks, marks.dropFirst()).enumerated().allSatisfy { number, pair in
      if !number.isMultiple(of: 2) { return true }
      let inside = text[text.index(after: pair.0)..<pair.1]
      return inside.first?.isWhitespace == false && inside.last?.isWhitespace == false && !inside.contains(where: \.isNewline)
        && !(marks.count == 2 && inside.last?.isNumber == true && text[..<pair.0].last?.isNumber == true)
    }
  }

  private static let ownMarks = ByteSearch("“”„«»「」『』".map { String($0) })

  /// The marks of a text's first quotation, one behind the other; nil where they are straight or there is none.
  private static func pair(in text: String) -> String? {
    guard ownMarks.finds(in: text), !text.utf8.contains(UInt8(ascii: "\"")) else { return nil }
    let marks = text.filter { "“”„«»「」『』".contains($0) }
    return marks.count > 1 && marks.count.isMultiple(of: 2) ? String(marks.prefix(2)) : nil
  }
}
