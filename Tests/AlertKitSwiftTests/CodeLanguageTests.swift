import AlertKitCore
import AlertKitSwift
import Testing

/// Literals that code has in several languages side by side are each judged in their own.
@Suite struct CodeLanguageTests {
  private static let show = """
    func ask() {
      let alert = UIAlertController(title: words.title, message: words.message, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: words.share, style: .default))
      alert.addAction(UIAlertAction(title: words.cancel, style: .cancel))
      present(alert, animated: true)
    }
    """

  private static func type(_ name: String, _ texts: [String]) -> String {
    """
    class \(name): Words {
      lazy var title: String = { return "\(texts[0])" }()
      lazy var message: String = { return "\(texts[1])" }()
      lazy var share: String = { return "\(texts[2])" }()
      var cancel: String { "\(texts[3])" }
    }
    """
  }

  private static let english = ["Photo Album", "The photos of this album are on this phone.", "Share Album", "Cancel"]
  private static let spanish = [
    "Álbum de fotos", "Las fotos de este álbum están en este teléfono.", "Compartir álbum", "Cancelar",
  ]
  private static let arabic = ["ألبوم الصور", "صور هذا الألبوم موجودة على هذا الهاتف.", "مشاركة الألبوم", "إلغاء"]

  private static let words = """
    protocol Words {
      var title: String { get }
      var message: String { get }
      var share: String { get }
      var cancel: String { get }
    }
    """

  private func project(_ files: [String: String]) async -> Project {
    await Project.assemble(
      files.map { InputFile(path: $0.key, bytes: Array($0.value.utf8)) }, sources: SwiftSources.reader())
  }

  /// The languages of the app's first alert, and the language of each finding of some rules.
  private func judged(_ files: [String: String], _ rules: [RuleID] = ["button-case", "title-case", "cancel-label"]) async
    -> (locales: Set<String>, findings: [String])
  {
    let app = await project(files)
    let report = await Linter.lint(app, options: try! .init(rules: Rule.all.filter { rules.contains($0.id) }))
    let locales = app.surfaces.first.map { app.locales(of: $0).map(\.identifier) } ?? []
    return (Set(locales), report.findings.map { "\($0.locale?.identifier ?? "") \($0.text ?? "")" }.sorted())
  }

  private func files(_ names: [String], choosing code: String? = nil) -> [String: String] {
    let texts = [Self.english, Self.spanish, Self.arabic]
    let cases = names.dropFirst().enumerated().map { "case \($0 + 1): return \($1)()" }.joined(separator: "\n")
    let chosen = code ?? "var words: Words { switch number { \(cases)\ndefault: return \(names[0])() } }"
    var files = ["Words.swift": Self.words, "Show.swift": chosen + "\n" + Self.show]
    for (name, texts) in zip(names, texts) { files["\(name).swift"] = Self.type(name, texts) }
    return files
  }

  @Test(arguments: [
    ["English", "Spanish", "Arabic"], ["EnglishWords", "SpanishWords", "ArabicWords"], ["StringsEN", "StringsES", "StringsAR"],
    ["Words_en", "Words_es", "Words_ar"],
  ])
  func typesAreNamedAfterTheirLanguage(names: [String]) async {
    let result = await judged(files(names))
    #expect(result.locales == ["en", "es", "ar"])
    #expect(result.findings.isEmpty)
  }

  /// Types that no language names are judged as one.
  @Test func otherTypesTellNoLanguage() async {
    let result = await judged(files(["FirstWords", "SecondWords", "ThirdWords"]))
    #expect(result.locales.count == 1)
    #expect(!result.findings.isEmpty)
  }

  /// What is wrong in a language is told for it.
  @Test func eachLanguageIsJudgedByItsOwnRules() async {
    var all = files(["English", "Spanish", "Arabic"])
    all["Spanish.swift"] = Self.type("Spanish", [Self.spanish[0], Self.spanish[1], "Compartir Álbum", "Nunca"])
    all["English.swift"] = Self.type("English", [Self.english[0], Self.english[1], "Share album", "Cancel"])
    let result = await judged(all)
    #expect(result.findings.contains("en Share album"))
    #expect(result.findings.contains("es Nunca"))
    #expect(!result.findings.contains { $0.hasPrefix("ar") })
  }

  /// A type that is about a language may be written in the app's.
  @Test func aTypeAboutALanguageMayBeInEnglish() async {
    var all = files(["EnglishCourse", "SpanishCourse"])
    all["SpanishCourse.swift"] = Self.type(
      "SpanishCourse", ["Spanish words", "You learn all the words of the day here.", "Open the course", "Cancel"])
    let result = await judged(all)
    #expect(result.locales == ["en"])
    #expect(result.findings.contains("en Open the course"))
  }

  @Test func casesOfALanguageTellIt() async {
    func text(_ name: String, _ place: Int) -> String {
      """
      var \(name): String {
        switch language {
        case .english: return "\(Self.english[place])"
        case .spanish: return "\(Self.spanish[place])"
        case .arabic: return "\(Self.arabic[place])"
        }
      }
      """
    }
    let texts = ["title", "message", "share", "cancel"].enumerated().map { text($1, $0) }.joined(separator: "\n")
    let code = "struct Texts {\n  let language: Language\n\(texts)\n}\n"
    let show = Self.show.replacing("func ask()", with: "func ask(words: Texts)")
    let result = await judged(["Show.swift": code + show])
    #expect(result.locales == ["en", "es", "ar"])
    #expect(result.findings.isEmpty)
  }

  /// Cases that are no languages of the text: what people eat is named in one.
  @Test func casesOfSomethingElseTellNone() async {
    let code = """
      struct Texts {
        let kitchen: Kitchen
        var share: String {
          switch kitchen {
          case .italian: return "Share dish"
          case .french: return "Share meal"
          }
        }
      }
      func ask(texts: Texts) {
        let alert = UIAlertController(title: "Photo Album", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: texts.share, style: .default))
        present(alert, animated: true)
      }
      """
    let result = await judged(["Show.swift": code])
    #expect(result.locales == ["en"])
    #expect(result.findings.contains("en Share dish"))
  }

  /// A table without texts stands for the language of the keys where others translate them.
  @Test func anEmptyTableBesideTranslationsIsOfALanguage() async {
    let code = """
      func ask() {
        present(UIAlertController(title: NSLocalizedString("Удалить фото?", comment: ""), message: nil, preferredStyle: .alert), animated: true)
      }
      """
    let app = await project([
      "Show.swift": code, "ru.lproj/Localizable.strings": "/* none */\n",
      "A.xcodeproj/project.pbxproj": "{ objects = { P = {isa = PBXProject; developmentRegion = ru; }; }; rootObject = P; }",
      "en.lproj/Localizable.strings": "\"Удалить фото?\" = \"Delete Photo?\";",
    ])
    #expect(app.sourceLocale.identifier == "ru")
  }

  /// The texts of an app whose tables have a storyboard's alone are in the language that its project says.
  @Test(arguments: [("", "en"), ("\"aBc-1d-E2f.text\" = \"ألبوم\";", "en"), ("\"title\" = \"ألبوم الصور\";", "ar")])
  func aStoryboardsTableTellsNoLanguage(table: String, language: String) async {
    let code = """
      func ask() {
        let alert = UIAlertController(title: "Photo Album", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Share Album", style: .default))
        present(alert, animated: true)
      }
      """
    let app = await project([
      "Show.swift": code, "ar.lproj/Album.strings": table, "A.xcodeproj/project.pbxproj": "{ developmentRegion = en; }",
    ])
    #expect(app.sourceLocale.identifier == language)
  }

  /// A look-up of the app's own in a dictionary by key and language.
  @Test(arguments: [true, false]) func aDictionaryByKeyAndLanguage(isProperty: Bool) async {
    let lookup: (String) -> String = { isProperty ? "\"\($0)\".localized" : "Translations.get(\"\($0)\")" }
    let code = """
      import UIKit
      struct Translations {
        static let all: [String: [String: String]] = [
          "delete.title": ["en": "Delete Photo", "de": "Foto löschen", "es": "Eliminar foto", "pt": "Apagar foto"],
          "delete.message": [
            "en": "Are you sure you want to delete the Photo", "de": "Möchtest du das Foto wirklich löschen?",
            "es": "¿Quieres eliminar la foto?", "pt": "Queres apagar a fotografia?"
          ],
          "delete": ["en": "Delete", "de": "Löschen", "es": "Eliminar", "pt": "Apagar"],
          "cancel": ["en": "Cancel", "de": "Abbrechen", "es": "Cancelar", "pt": "Cancelar"],
        ]
        static func get(_ key: String) -> String {
          let language = LanguageManager.shared.language
          if let all = all[key], let text = all[language] { return text }
          if let all = all[key], let text = all["en"] { return text }
          return key
        }
      }
      extension String { var localized: String { Translations.get(self) } }
      func ask() {
        let alert = UIAlertController(
          title: \(lookup("delete.title")), message: \(lookup("delete.message")), preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: \(lookup("delete")), style: .destructive))
        alert.addAction(UIAlertAction(title: \(lookup("cancel")), style: .cancel))
        present(alert, animated: true)
      }
      """
    let found = await judged(["A.swift": code], ["title-case", "cancel-label", "message-punctuation", "single-word-title"])
    #expect(found.locales == ["en", "de", "es", "pt"])
    #expect(found.findings == ["en Are you sure you want to delete the Photo"])
  }
}
