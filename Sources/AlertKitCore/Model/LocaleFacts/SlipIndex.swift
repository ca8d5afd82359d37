/// What looks like a word of a list but for one slip: a letter within it left out, doubled, added, wrong, or changed with the next, or
/// its accents lost. The first letter is always right.
///
/// A word and a slip of it are the same, or become the same, where each loses at most one letter. So a number is kept of every
/// word and of what it is without one letter, and a text's word is asked for by the same numbers.
struct SlipIndex: Sendable {
  /// As they are compared.
  private let words: [String]
  private var near: NumberSet
  /// The words, and others that are right, by their numbers.
  private var known: NumberSet
  /// Whether a letter that is wrong or too many is told, for which all words nearby must be known.
  private let knowsWrongLetters: Bool

  /// - Parameters:
  ///   - words: As they are compared; of six letters or more.
  ///   - exceptions: Words that are right though they look like slips, as they are compared.
  ///   - knowsWrongLetters: Whether a letter that is wrong or too many is told as well.
  init(of words: [String], except exceptions: [String], knowsWrongLetters: Bool) {
    self.words = words
    self.knowsWrongLetters = knowsWrongLetters
    known = NumberSet(most: words.count + exceptions.count)
    near = NumberSet(most: words.reduce(0) { $0 + $1.utf8.count + 2 })
    for word in words + exceptions { known.insert(WordFilter.number(of: word)) }
    for word in words {
      LetterNumbers.forEach(of: word) { near.insert($0) }
      let letters = Array(word.unicodeScalars)
      near.insert(LetterNumbers.number(of: letters.dropLast(2) + letters.suffix(2).reversed()))
      if let plain = Self.withoutAccents(letters) { near.insert(LetterNumbers.number(of: plain)) }
    }
  }

  /// Whether a word may be a slip; ``right(for:isName:)`` knows.
  ///
  /// - Parameters:
  ///   - key: As words are compared.
  ///   - number: Of the key.
  @inline(__always)
  func mayBeSlip(_ key: String, number: UInt64) -> Bool {
    guard !words.isEmpty, key.utf8.count >= 5, !known.mayHold(number) else { return false }
    return LetterNumbers.contains(of: key, near.mayHold)
  }

  /// The place of the only word, or of the first where the slip is slight, of which a word is a slip; nil where it is none.
  ///
  /// - Parameters:
  ///   - key: As words are compared.
  ///   - isName: Whether it may be a name, of which a wrong letter makes another.
  func right(for key: String, isName: Bool) -> Int? {
    let wrong = Array(key.unicodeScalars)
    // Letters of two alphabets are another fault.
    guard !wrong.contains(where: { $0.value > 0x36F && $0.value < 0x1E00 }) || !wrong.contains(where: \.isASCII) else {
      return nil
    }
    let plain = Self.withoutAccents(wrong) ?? wrong
    func isAccent(_ right: [Unicode.Scalar]) -> Bool {
      let bare = Self.withoutAccents(right) ?? right
      return plain == bare && (wrong == bare || knowsWrongLetters && wrong.last == right.last)
    }
    var others: [Int] = []
    for (index, word) in words.enumerated() where word.unicodeScalars.first == wrong.first {
      guard abs(word.unicodeScalars.count - wrong.count) < 2 else { continue }
      let right = Array(word.unicodeScalars)
      let slip = Self.slip(right, wrong)
      if slip == .slight || isAccent(right) { return index }
      if slip == .wrongLetter { others.append(index) }
    }
    return knowsWrongLetters && !isName && others.count == 1 ? others[0] : nil
  }

  /// Whether a word that is listed begins as another does, so that it may be either which lacks a letter: *произошл* of *произошла*
  /// beside *произошёл*.
  ///
  /// - Parameters:
  ///   - key: As words are compared.
  ///   - right: The place of the word that it seems to be.
  func mayLackItsEnd(_ key: String, besides right: Int) -> Bool {
    let count = key.unicodeScalars.count + 1
    return words.indices.contains { other in
      other != right && words[other].utf8.starts(with: key.utf8) && words[other].unicodeScalars.count == count
    }
  }

  private enum Slip {
    /// A letter left out, doubled, or changed with the next.
    case slight
    /// A letter that is another, or one too many, in a long word and not near its end, where endings differ.
    case wrongLetter
  }

  private static func slip(_ right: [Unicode.Scalar], _ wrong: [Unicode.Scalar]) -> Slip? {
    let start = zip(right, wrong).prefix { $0 == $1 }.count
    let end = zip(right[start...].reversed(), wrong[start...].reversed()).prefix { $0 == $1 }.count
    let (lost, added) = (right[start..<right.count - end], wrong[start..<wrong.count - end])
    let isSlight = lost.count == 2 && added.elementsEqual(lost.reversed())
    switch (lost.count, added.count) {
    // Doubled vowels, and what other alphabets double, are endings of their own: *среднее* beside *средне*, *kuvaa* beside *kuva*.
    case (1, 0): return end > 0 || lost.first == right[start - 1] && isConsonant(right[start - 1]) ? .slight : nil
    case (0, 1) where start > 0 && added.first == wrong[start - 1]: return .slight
    case (2, 2): return isSlight ? .slight : nil
    case (0, 1), (1, 1): return right.count > 6 && start > 1 && end > 2 ? .wrongLetter : nil
    default: return nil
    }
  }

  private static func isConsonant(_ letter: Unicode.Scalar) -> Bool {
    letter.isASCII && !"aeiouy".unicodeScalars.contains(letter)
  }

  /// Latin letters without their accents but for the first; nil where none is lost. The breve of *й* is none.
  private static func withoutAccents(_ word: [Unicode.Scalar]) -> [Unicode.Scalar]? {
    guard word.contains(where: { !$0.isASCII }), !word.contains(where: { $0.value > 0x24F }) else { return nil }
    let rest = ICU.decomposed(String(String.UnicodeScalarView(word.dropFirst()))).unicodeScalars
    let plain = word.prefix(1) + rest.filter { !$0.properties.isDiacritic && $0.value < 0x300 }
    return plain.elementsEqual(word) ? nil : Array(plain)
  }
}

/// Numbers of a word and of it without each of its letters but the first and the last, in time that grows with its length alone: sums of
/// the letters, each times a power.
private enum LetterNumbers {
  private static let base: UInt64 = 0x9E37_79B9_7F4A_7C15
  /// Longer words have none.
  private static let most = 48

  static func forEach(of word: String, _ take: (UInt64) -> Void) {
    _ = contains(of: word) { number in
      take(number)
      return false
    }
  }

  /// Whether any of the numbers passes a test.
  @inline(__always)
  static func contains(of word: String, _ test: (UInt64) -> Bool) -> Bool {
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 2 * most) { place in
      var (count, sum): (Int, UInt64) = (0, 0)
      for letter in word.unicodeScalars {
        guard count < most else { return false }
        place[count] = UInt64(letter.value)
        place[most + count] = sum
        sum = sum &* base &+ UInt64(letter.value)
        count += 1
      }
      if test(sum) { return true }
      guard count > 2 else { return false }
      var (behind, power) = (place[count - 1], base)
      for index in stride(from: count - 2, to: 0, by: -1) {
        if test(place[most + index] &* power &+ behind) { return true }
        behind = place[index] &* power &+ behind
        power = power &* base
      }
      return false
    }
  }

  static func number(of letters: some Sequence<Unicode.Scalar>) -> UInt64 {
    letters.reduce(0) { $0 &* base &+ UInt64($1.value) }
  }
}
