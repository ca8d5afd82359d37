/// The mark that a message lacks.
struct MessageEnding {
  private let localized: LocalizedSurface
  private let source: Copy?
  private var facts: LocaleFacts { localized.facts }

  /// - Parameter field: The message, or a notification's body.
  init(_ localized: LocalizedSurface, at field: Field) {
    self.localized = localized
    source = localized.source[field]
  }

  /// The message with its mark; nil where none can be named: it seems to go on, or asks in a way that is not known.
  func completed(_ message: String) -> Rewording? {
    guard let sentence = lastSentence(of: message) else { return nil }
    if let source = untranslated(message) { return Rewording(source, .safe) }
    let isKnownToAsk = facts.questionOpenings?.words.isEmpty == false
    if isKnownToAsk, seemsToGoOn(sentence) || mayAskOtherwise(sentence) { return nil }
    if QuestionOpening.lacksMark(sentence, facts: facts) {
      return adding(facts.questionEnd.first, to: message, .suggested)
    }
    let original = localized.isSource || !localized.isInOtherLanguage ? nil : sourceMark
    if original == .question, !facts.isRequest(message) { return adding(facts.questionEnd.first, to: message, .suggested) }
    let hasLines = DisplayText.hasLineEnd(message)
    let isSure = !hasLines && (isKnownToAsk || (original == .stop && hasAsManySentences(message)))
    return adding(facts.sentenceEnd.first, to: message, isSure ? .safe : .suggested)
  }

  /// The message with a mark; nil where it has no letter of the script that the mark belongs to, and so is in another language.
  private func adding(_ mark: String?, to message: String, _ grade: Fix.Grade) -> Rewording? {
    guard let mark, mark.allSatisfy(\.isASCII) || message.unicodeScalars.contains(where: Self.isBeyondLatin) else { return nil }
    return EndMarkFix.adding(mark, to: message, facts: facts).map { Rewording($0, grade) }
  }

  private static func isBeyondLatin(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic && scalar.value > 0x36F && !(0x1E00...0x1EFF).contains(scalar.value)
  }

  /// The source text that the message repeats but for its mark; nil where it is a translation.
  private func untranslated(_ message: String) -> String? {
    guard localized.isInOtherLanguage else { return nil }
    return (source?.variants ?? []).map(\.text).first { text in
      EndMarkFix.withoutMarks(text).map { TextForm.isSame($0, message) } ?? false
    }
  }

  /// How the source's message ends; nil where its texts differ in that.
  private var sourceMark: EndMark? {
    let marks = (source?.variants ?? []).map { EndMark(of: localized.sourceTexts[$0.text], facts: localized.sourceFacts) }
    return marks.first.flatMap { first in marks.allSatisfy { $0 == first } ? first : nil }
  }

  /// Whether the message has as many sentences as its source text, so that the last ones say the same.
  private func hasAsManySentences(_ message: String) -> Bool {
    guard let source = source?.text else { return false }
    return localized.texts[message].sentences.count == localized.sourceTexts[source].sentences.count
  }

  private func lastSentence(of message: String) -> AnalyzedText? {
    localized.texts[message].sentences.last { !DisplayText.isBlank($0) }.map { localized.texts[$0] }
  }

  /// Whether the sentence ends in a word that more must follow: *Are you sure you want to*, and the app adds a name.
  private func seemsToGoOn(_ sentence: AnalyzedText) -> Bool {
    guard let last = sentence.words.keys.last else { return true }
    switch facts.titleStyle?.words[last] {
    case .alwaysLower, .usuallyLower, .either, .usuallyUpper: return true
    case .alwaysUpper, nil: return false
    }
  }

  /// Whether the sentence opens with a word by which the language may ask: *why*, *how* …
  private func mayAskOtherwise(_ sentence: AnalyzedText) -> Bool {
    sentence.words.keys.first.map { facts.questionOpenings?.words.contains($0) ?? false } ?? true
  }
}
