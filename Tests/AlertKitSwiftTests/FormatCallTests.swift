import AlertKitCore
import AlertKitSwift
import Testing

/// What code gives a text says which of two tables is wrong about its placeholders.
@Suite struct FormatCallTests {
  private func messages(_ call: String, en: String, de: String) async -> [String] {
    let code = """
      import UIKit
      class Screen: UIViewController {
        override func viewDidLoad() {
          let message = NSLocalizedString("photo_left", comment: "")
          present(UIAlertController(title: "photo_left", message: message, preferredStyle: .alert), animated: true)
          label.text = \(call)
        }
      }
      """
    let files = [
      "A.swift": code, "en.lproj/Localizable.strings": "\"count\" = \"\(en)\";\n\"photo_left\" = \"Photo Left\";\n",
      "de.lproj/Localizable.strings": "\"count\" = \"\(de)\";\n\"photo_left\" = \"Foto noch da\";\n",
    ]
    let inputs = files.map { InputFile(path: $0.key, bytes: Array($0.value.utf8)) }
    var options = Linter.Options()
    options.configuration.onlyRules = ["placeholder-mismatch"]
    let report = await Linter.lint(await Project.assemble(inputs, sources: SwiftSources.reader()), options: options)
    return report.findings.map { "\($0.severity)" }
  }

  @Test(arguments: [
    #"String(format: NSLocalizedString("count", comment: ""), a, b)"#,
    #"String(format: "count".localized, a, b)"#,
    #"String.localizedStringWithFormat(NSLocalizedString("count", comment: "a, b"), f(a, c), b)"#,
  ])
  func aTranslationThatTakesAllOfThemIsRight(call: String) async {
    #expect(await messages(call, en: "%d photos", de: "%d von %d Fotos") == [])
  }

  @Test(arguments: [
    #"String(format: NSLocalizedString("count", comment: ""), a)"#,
    #"String(format: NSLocalizedString("count", comment: ""), locale: .current, a)"#,
    #"String(format: NSLocalizedString("count", comment: ""), arguments: [a, b])"#,
    #"NSLocalizedString("count", comment: "")"#, #"say("count", a, b)"#,
  ])
  func oneThatTakesMoreIsNot(call: String) async {
    #expect(await messages(call, en: "%d photos", de: "%d von %d Fotos") == ["warning"])
  }

  @Test func aListOfValuesSaysNothing() async {
    let call = #"String(format: NSLocalizedString("count", comment: ""), arguments: [a, b])"#
    #expect(await messages(call, en: "%d of %d photos", de: "%d Fotos").count == 1)
  }

  @Test func theOrderMayHangOnTheLanguage() async {
    let format = #"String(format: NSLocalizedString("count", comment: ""), "#
    let plain = format + "name, count)"
    #expect(await messages(plain, en: "%@: %d photos", de: "%d Fotos: %@") == ["error"])
    let branches = "Locale.current.languageCode == \"de\" ? \(format)count, name) : \(plain)"
    #expect(await messages(branches, en: "%@: %d photos", de: "%d Fotos: %@") == ["warning"])
  }

  /// Code puts something of its own in the place of a mark.
  @Test(arguments: [(#"text.replacingOccurrences(of: "%l", with: name)"#, 0), ("text", 1), (#"text); print("in %l""#, 1)])
  func aMarkThatCodeLooksForIsItsOwn(call: String, count: Int) async {
    let code = """
      class Screen: UIViewController {
        override func viewDidLoad() {
          let text = NSLocalizedString("language", comment: "")
          present(UIAlertController(title: text, message: nil, preferredStyle: .alert), animated: true)
          show(\(call))
        }
      }
      """
    let inputs = ["A.swift": code, "en.lproj/Localizable.strings": "\"language\" = \"Change the language to %l?\";\n"].map {
      InputFile(path: $0.key, bytes: Array($0.value.utf8))
    }
    var options = Linter.Options()
    options.configuration.onlyRules = ["broken-placeholder"]
    let report = await Linter.lint(await Project.assemble(inputs, sources: SwiftSources.reader()), options: options)
    #expect(report.findings.count == count)
  }
}
