/// Which language texts are written in, as far as their letters tell.
struct WrittenLanguage {
  /// Letters by script, as ISO 15924 names it; `Hira` stands for both kana.
  private var letters: [String: Int] = [:]
  private var words = 0
  private var simplified = 0
  private var traditional = 0
  /// Letters of one language of a script.
  private var marks: [String: Int] = [:]
  /// By language, how many Cyrillic letters it does not have.
  private var absent: [String: Int] = [:]

  init(of texts: [String]) {
    var latin = 0
    defer { if latin > 0 { letters["Latn"] = latin } }
    for text in texts {
      var isInWord = false
      let scalars = Array(text.unicodeScalars)
      for (index, scalar) in scalars.enumerated() {
        // Most letters of most texts.
        if scalar.isASCII {
          let isLetter = 0x61...0x7A ~= scalar.value | 0x20
          if isLetter { latin += 1 }
          if isLetter, !isInWord { words += 1 }
          isInWord = isLetter
          continue
        }
        guard let script = Self.script(of: scalar) else {
          isInWord = false
          continue
        }
        // Kana that touch no letter are part of a face: (づ｡◕‿◕｡)づ
        if script == "Hira", !isInWord, index + 1 >= scalars.count || Self.script(of: scalars[index + 1]) == nil { continue }
        if script == "Latn" {
          latin += 1
          if !isInWord { words += 1 }
        } else {
          letters[script, default: 0] += 1
        }
        isInWord = true
        if script == "Hani" {
          if HanCharacters.simplifiedOnly.contains(scalar) { simplified += 1 }
          if HanCharacters.traditionalOnly.contains(scalar) { traditional += 1 }
        } else if script == "Cyrl" {
          for language in Self.languagesWithout[scalar] ?? [] { absent[language, default: 0] += 1 }
        }
        if let language = Self.marks[scalar] {
          marks[language, default: 0] += 1
        }
      }
    }
  }

  /// The script that most of the letters are in; Latin ones, which names and formats have in every language, count half. Kana
  /// and Hangul tell more than the Han between them. Nil for texts without letters.
  var script: String? {
    let weights = letters.map { (script: $0.key, weight: $0.key == "Latn" ? $0.value : $0.value * 2) }
    guard let first = weights.max(by: { ($0.weight, $1.script) < ($1.weight, $0.script) })?.script else { return nil }
    guard first == "Hani" else { return first }
    let han = letters["Hani"] ?? 0
    // A kana is also found in names within Chinese: 美の味
    return ["Hira", "Hang"].first { letters[$0].map { $0 * Self.mostHan >= han } ?? false } ?? first
  }

  /// More Han characters than this stand beside one of kana or Hangul in Chinese alone.
  private static let mostHan = 16

  /// The language of the script.
  ///
  /// - Parameter known: The app's languages: the only one of a script is taken for its.
  /// - Returns: nil where the letters don't tell: of Latin ones only several words are taken for English.
  func language(among known: [LocaleTag] = []) -> LocaleTag? {
    guard let script else { return nil }
    let found: String?
    switch script {
    case "Latn": found = words > 1 ? "en" : nil
    case "Hani": found = simplified == traditional ? nil : simplified > traditional ? "zh-Hans" : "zh-Hant"
    default: found = marks.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? Self.languages[script]
    }
    let tag = found.flatMap { LocaleTag($0) }
    let same = known.filter {
      Self.scripts(of: $0).contains(script) && (tag == nil || script != "Hani" || $0.script == tag!.script)
    }
    return same.first { $0.language == tag?.language } ?? (same.count == 1 && script != "Latn" ? same[0] : tag)
  }

  /// Whether Han characters stand in it that only the simplified or only the traditional way of writing Chinese has.
  var isOfOneWayAlone: Bool { simplified + traditional > 0 }

  /// Whether a locale is written in the script that most of the letters are in; true where that is not known.
  func fits(_ locale: LocaleTag) -> Bool {
    guard let script else { return true }
    let own = Self.scripts(of: locale)
    guard own.isEmpty || own.contains(script) else { return false }
    guard script == "Hani", simplified != traditional else { return true }
    return locale.script == "Hans" ? simplified > traditional : locale.script == "Hant" ? traditional > simplified : true
  }

  /// Whether a text is written in a script other than Latin that a locale has not, however short it is.
  static func isInOtherLetters(than locale: LocaleTag, _ text: String) -> Bool {
    guard locale.language != "zh", !text.utf8.allSatisfy({ $0 < 0x80 }) else { return false }
    let written = WrittenLanguage(of: [text])
    return written.script.map { $0 != "Latn" } ?? false && !written.fits(locale)
  }

  /// Whether a text is written in a locale's letters, and in none that the source language has.
  static func isIn(_ locale: LocaleTag, ratherThan source: LocaleTag, _ text: String) -> Bool {
    guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return false }
    let written = WrittenLanguage(of: [text])
    return written.isForeign(to: source) && written.fits(locale)
  }

  /// The language of a text without a letter that a locale is written with, and without Latin ones; nil for any other text. Han
  /// characters that stand in both ways of writing Chinese count as simplified ones.
  static func other(than locale: LocaleTag, _ text: String) -> LocaleTag? {
    guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    let written = WrittenLanguage(of: [text])
    guard let script = written.script, written.letters["Latn"] == nil, !written.fits(locale) else { return nil }
    let language = written.language() ?? (script == "Hani" ? LocaleTag("zh-Hans") : nil)
    return language?.language == locale.language ? nil : language
  }

  /// Whether surely another language than a locale's is written: most letters are of a script that it has not, or several
  /// Cyrillic ones are not of its alphabet, or several Han characters of the other way of writing Chinese stand among them and none of its own.
  func isForeign(to locale: LocaleTag) -> Bool {
    guard let script, script != "Latn", !Self.inSeveralScripts.contains(locale.language) else { return false }
    let own = Self.scripts(of: locale)
    guard !own.isEmpty else { return false }
    guard own.contains(script) else {
      let count = letters[script] ?? 0
      return count > 2 && count * 3 > letters.values.reduce(0, +)
    }
    if script == "Cyrl" { return absent[locale.language] ?? 0 > 1 }
    guard script == "Hani", locale.language == "zh" else { return false }
    return locale.script == "Hans" ? traditional > 1 && simplified == 0 : simplified > 1 && traditional == 0
  }

  /// Whether Han characters of the other way of writing Chinese stand in the texts, and none of a locale's own.
  func isOtherHan(than locale: LocaleTag) -> Bool {
    guard script == "Hani" else { return false }
    return locale.script == "Hans" ? traditional > 0 && simplified == 0 : simplified > 0 && traditional == 0
  }

  /// Languages that are written in one script here and in another there.
  private static let inSeveralScripts: Set<String> = [
    "az", "bs", "kk", "ks", "ku", "ky", "mn", "ms", "pa", "ro", "sd", "sr", "tg", "tk", "ug", "uz",
  ]

  /// The scripts of a locale's texts; empty where ICU does not know.
  private static func scripts(of locale: LocaleTag) -> Set<String> {
    switch locale.script {
    case "": []
    case "Jpan": ["Hira", "Hani"]
    case "Kore": ["Hang", "Hani"]
    case "Hans", "Hant": ["Hani"]
    case let script: [script]
    }
  }

  private static func script(of scalar: Unicode.Scalar) -> String? {
    let value = scalar.value
    if value < 0x80 { return value | 0x20 >= 0x61 && value | 0x20 <= 0x7A ? "Latn" : nil }
    guard scalar.properties.isAlphabetic else { return nil }
    return ranges.first { $0.range.contains(value) }?.script
  }

  private static let ranges: [(range: ClosedRange<UInt32>, script: String)] = [
    (0x00C0...0x024F, "Latn"), (0x1E00...0x1EFF, "Latn"), (0x0370...0x03FF, "Grek"), (0x0400...0x052F, "Cyrl"),
    (0x0530...0x058F, "Armn"), (0x0590...0x05FF, "Hebr"), (0x0600...0x06FF, "Arab"), (0x0750...0x077F, "Arab"),
    (0xFB50...0xFEFC, "Arab"), (0x0900...0x097F, "Deva"), (0x0980...0x09FF, "Beng"), (0x0A00...0x0A7F, "Guru"),
    (0x0A80...0x0AFF, "Gujr"), (0x0B80...0x0BFF, "Taml"), (0x0C00...0x0C7F, "Telu"), (0x0C80...0x0CFF, "Knda"),
    (0x0D00...0x0D7F, "Mlym"), (0x0D80...0x0DFF, "Sinh"), (0x0E00...0x0E7F, "Thai"), (0x0E80...0x0EFF, "Laoo"),
    (0x1000...0x109F, "Mymr"), (0x10A0...0x10FF, "Geor"), (0x1100...0x11FF, "Hang"), (0x1200...0x139F, "Ethi"),
    (0x1780...0x17FF, "Khmr"), (0x3040...0x30FF, "Hira"), (0x3130...0x318F, "Hang"), (0xAC00...0xD7AF, "Hang"),
    (0x3400...0x9FFF, "Hani"), (0xF900...0xFAFF, "Hani"),
  ]

  /// The language that a script is most written for.
  private static let languages: [String: String] = [
    "Grek": "el", "Cyrl": "ru", "Armn": "hy", "Hebr": "he", "Arab": "ar", "Deva": "hi", "Beng": "bn", "Guru": "pa",
    "Gujr": "gu",
    "Taml": "ta", "Telu": "te", "Knda": "kn", "Mlym": "ml", "Sinh": "si", "Thai": "th", "Laoo": "lo", "Mymr": "my",
    "Geor": "ka", "Ethi": "am", "Khmr": "km", "Hira": "ja", "Hang": "ko",
  ]

  /// Letters that only one language of their script has.
  private static let marks: [Unicode.Scalar: String] = {
    let letters = ["uk": "іїєґІЇЄҐ", "fa": "پچژگ", "ur": "ٹڈڑںے", "be": "ўЎ", "sr": "ђћџЂЋЏ", "kk": "қңұһҚҢҰ"]
    return Dictionary(
      letters.flatMap { language, text in text.unicodeScalars.map { ($0, language) } }, uniquingKeysWith: { $1 })
  }()

  /// By Cyrillic letter, the languages whose alphabet lacks it.
  private static let languagesWithout: [Unicode.Scalar: [String]] = {
    let letters = ["ru": "іїєґўІЇЄҐЎ", "uk": "ыэёъўЫЭЁЪЎ", "be": "ищъїєґИЩЪЇЄҐ", "bg": "ыэёіїєґўЫЭЁІЇЄҐЎ"]
    let pairs = letters.flatMap { language, text in text.unicodeScalars.map { ($0, [language]) } }
    return Dictionary(pairs, uniquingKeysWith: +)
  }()
}
