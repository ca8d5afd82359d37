import AlertKitCore
import AlertKitSwift
import Testing

/// Which language the texts of an app are in that says another one, or none.
@Suite struct SpokenLanguageTests {
  private static func project(_ files: [String: String]) async -> Project {
    let inputs = files.map { InputFile(path: $0.key, bytes: Array($0.value.utf8)) }
    return await Project.assemble(inputs, sources: SwiftSources.reader())
  }

  private static func code(_ alerts: [(title: String, message: String)]) -> String {
    let shown = alerts.map { "show(\"\($0.title)\", \"\($0.message)\")" }.joined(separator: "\n    ")
    return """
      import UIKit
      class Screen: UIViewController {
        override func viewDidLoad() {
          \(shown)
        }
        func show(_ title: String, _ message: String) {
          let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "OK", style: .default))
          present(alert, animated: true)
        }
      }
      let screen = Screen()
      """
  }

  /// Texts that say too little one by one tell together which language they are in.
  @Test func shortTextsTellTogether() async throws {
    let french = [
      ("Création impossible", "Titre manquant"), ("Création impossible", "Informations manquantes"),
      ("Inscription impossible", "Utilisateur existant"), ("Connection impossible", "Identifiant inconnu"),
      ("Envoi impossible", "Année manquante"),
    ]
    let english = [("Photo Deleted", "Recovery is impossible"), ("Wrong Password", "Identification failed")]
    for (alerts, language) in [(french, "fr"), (english, "en"), (english + french.prefix(1), "en")] {
      let project = await Self.project(["A.swift": Self.code(alerts)])
      let told = try #require(
        project.surfaces.first {
          $0.title?.parts.contains { if case .literal(alerts[0].0, _) = $0 { true } else { false } } ?? false
        })
      #expect(project.sourceLocale(of: told).identifier == language)
    }
  }

  /// A table that only stands in for one to come is none of its language's.
  @Test func aTableWithoutTexts() async {
    let german = """
      "a.title" = "Das Foto wurde nicht gefunden und kann deshalb nicht gezeigt werden";
      "a.message" = "Es ist nicht auf dem Gerät, und auch nicht in der Cloud, wenn du es gelöscht hast.";
      "b" = "Wenn du die Fotos aus dem Album nimmst, sind sie nicht mehr für die anderen da, aber noch bei dir.";
      """
    let code = """
      import UIKit
      func f() { show(UIAlertController(title: NSLocalizedString("a.title", comment: ""), message: NSLocalizedString("a.message", comment: ""), preferredStyle: .alert)) }
      """
    for stub in ["\"\" = \"\";", ""] {
      let project = await Self.project([
        "A.swift": code, "en.lproj/Localizable.strings": german, "de.lproj/Localizable.strings": stub,
      ])
      #expect(project.sourceLocale.identifier == "de")
      #expect(await !Linter.lint(project).findings.contains { $0.rule == "missing-translation" })
    }
  }

  /// What a view takes from its environment by a type looks texts up, each in the language that it is chosen for.
  @Test func textsOfTheEnvironment() async throws {
    let code = """
      import SwiftUI
      enum Words {
        case gone
        func value(for language: Language) -> String {
          switch self {
          case .gone: return language == .az ? "Şəkil silinsin?" : "Delete This Photo?"
          }
        }
      }
      enum Language { case az, en }
      @Observable final class Localization {
        var language = Language.az
        func string(_ key: Words) -> String { key.value(for: language) }
      }
      struct Screen: View {
        @Environment(Localization.self) private var localization
        @State private var isAsking = false
        var body: some View {
          Button("x") { isAsking = true }.alert(localization.string(.gone), isPresented: $isAsking) { Button("OK") {} }
        }
      }
      let screen = Screen()
      """
    let project = await Self.project(["A.swift": code])
    let title = try #require(project.surfaces.first?.title)
    #expect(title.parts.count == 2)
    #expect(await !Linter.lint(project).findings.contains { $0.rule == "title-case" })
  }
}
