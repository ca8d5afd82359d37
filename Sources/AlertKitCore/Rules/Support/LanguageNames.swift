/// What languages are called in themselves, as menus of languages list them: the same for everybody.
enum LanguageNames {
  /// Whether a text is such a name, perhaps with a flag before it and a region behind: `🇧🇷 Português (Brasil)`.
  static func isOne(_ text: String) -> Bool {
    let name = text.prefix { $0 != "(" && $0 != "（" }
    let letters = name.unicodeScalars.drop { !$0.properties.isAlphabetic }
    return all.contains(key(String(String.UnicodeScalarView(letters))))
  }

  /// Arabic writes its last letter in two ways.
  private static func key(_ name: String) -> String {
    LocaleFacts.bareKey(TextForm.comparable(name)).replacing("ى", with: "ي")
  }

  private static let all = Set(names.split(separator: ", ").map { key(String($0)) })

  private static let names = """
    Afrikaans, አማርኛ, العربية, عربي, عربية, اللغة العربية, Azərbaycan, Azərbaycanca, Беларуская, Български, বাংলা, Bosanski, Català, \
    Čeština, Česky, Cymraeg, Dansk, Deutsch, Ελληνικά, English, Español, Castellano, Eesti, Euskara, فارسی, Suomi, Filipino, Tagalog, \
    Français, Gaeilge, Galego, ગુજરાતી, עברית, हिन्दी, हिंदी, Hrvatski, Magyar, Հայերեն, Bahasa Indonesia, Íslenska, Italiano, 日本語, \
    ქართული, Қазақша, Қазақ тілі, ខ្មែរ, ಕನ್ನಡ, 한국어, 한국말, Кыргызча, ລາວ, Lietuvių, Latviešu, Македонски, മലയാളം, Монгол, \
    मराठी, Bahasa Melayu, မြန်မာ, Norsk, Norsk bokmål, नेपाली, Nederlands, ਪੰਜਾਬੀ, Polski, Português, Română, Русский, \
    Русский язык, සිංහල, Slovenčina, Slovensky, Slovenščina, Shqip, Српски, Srpski, Svenska, Kiswahili, தமிழ், తెలుగు, \
    ไทย, ภาษาไทย, Türkçe, Українська, اردو, Oʻzbekcha, O'zbekcha, Ўзбекча, Tiếng Việt, 中文, 简体中文, 繁體中文, 繁体中文, 中文简体, \
    中文繁體, 简体, 繁體
    """
}
