import AlertKitCore
import AlertKitSwift
import Testing

/// What several alerts of code share: a button that a helper adds, a text that code chooses.
@Suite struct SharedFindingTests {
  private static let code = """
    import UIKit
    extension UIViewController {
      func tell(_ title: String) {
        let alert = UIAlertController(title: title, message: "It is gone.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
      }
    }
    final class Album: UIViewController {
      func lost() { tell("Photo Lost") }
      func full() { tell("Album Full") }
    }
    """

  private func report(_ files: [String: String], change: (inout Linter.Options) -> Void) async -> LintReport {
    let inputs = files.map { InputFile(path: $0.key, bytes: Array($0.value.utf8)) }
    var options = Linter.Options()
    options.workingDirectory = "/app"
    change(&options)
    return await Linter.lint(await Project.assemble(inputs, sources: SwiftSources.reader()), options: options)
  }

  @Test func aBaselineHoldsForEachOfTheAlerts() async throws {
    let files = ["App/A.swift": Self.code]
    let all = await report(files) { $0.configuration.onlyRules = ["single-button"] }
    let finding = try #require(all.findings.first)
    #expect(all.findings.count == 1 && finding.surfaces.count == 3)
    let baseline = Baseline(of: all, relativeTo: "/app", workingDirectory: "/app")
    #expect(Baseline(of: all, relativeTo: ".", workingDirectory: "/app").entries == baseline.entries)
    #expect(baseline.entries.count == 3)
    let again = await report(files) { options in
      options.configuration.onlyRules = ["single-button"]
      options.configuration.severities = ["single-button": .warning]
      options.baseline = baseline
    }
    #expect(again.findings == [] && again.summary.baseline == BaselineUse(used: 1, stale: 0))
    let more = Self.code.replacing("func full()", with: "func none() { tell(\"No Album\") }\n  func full()")
    let new = await report(["App/A.swift": more]) { options in
      options.configuration.onlyRules = ["single-button"]
      options.baseline = baseline
    }
    #expect(new.findings.map(\.surface) == ["Album.none.1"] && new.findings.allSatisfy(\.surfaces.isEmpty))
  }

  /// The finding is about the text that is too wide, not about the first that code may choose.
  @Test func aFindingPointsAtTheTextThatIsLaidOut() async throws {
    let code = """
      import UIKit
      final class Album: UIViewController {
        func ask(all: Bool) {
          let title = all ? NSLocalizedString("one", comment: "") : NSLocalizedString("all", comment: "")
          let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: title, style: .destructive))
          alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
          present(alert, animated: true)
        }
      }
      """
    let long = "Delete Every One of the Photos in This Album"
    let table = "\"one\" = \"Delete\";\n\"all\" = \"\(long)\";\n"
    let report = await report(["A.swift": code, "en.lproj/Localizable.strings": table]) {
      $0.configuration.onlyRules = ["button-truncates"]
    }
    let finding = try #require(report.findings.first)
    #expect(finding.text == long && finding.key == "all")
    #expect(report.files[Int(finding.range.file.index)].position(at: Int(finding.range.start)).line == 2)
  }

  /// What one function leaves out of all its alerts is mended there; what a caller leaves out is the caller's.
  @Test func whatAFunctionLeavesOutIsFoundAtTheFunction() async throws {
    let untitled = Self.code.replacing("title: title, message: \"It is gone.\"", with: "title: nil, message: title")
    let report = await report(["App/A.swift": untitled]) { $0.configuration.onlyRules = ["missing-title"] }
    let finding = try #require(report.findings.first)
    #expect(report.findings.count == 1 && finding.surfaces.count == 3)
    #expect(report.files[Int(finding.range.file.index)].position(at: Int(finding.range.start)).line == 4)
    let passed = Self.code.replacing("_ title: String)", with: "_ title: String?)").replacing(
      "tell(\"Album Full\")", with: "tell(nil)")
    let own = await self.report(["App/A.swift": passed]) { $0.configuration.onlyRules = ["missing-title"] }
    #expect(own.findings.map(\.surface) == ["Album.full.1"])
    #expect(own.findings.allSatisfy { own.files[Int($0.range.file.index)].position(at: Int($0.range.start)).line == 11 })
  }

  /// What nothing calls lacks nothing, and keeps nothing from being said at the function.
  @Test func whatAFunctionsButtonsLackIsSaidOnce() async throws {
    let start = "class AppDelegate: UIResponder, UIApplicationDelegate { let album = Album() }"
    let code = Self.code.replacing(
      "present(alert", with: "alert.addAction(UIAlertAction(title: \"Copy\", style: .default))\n    present(alert"
    ).replacing("func lost()", with: "private func old() { tell(\"Old Photo\") }\n  @IBAction func lost()")
    let all = await report(["A.swift": code.replacing("func full", with: "@IBAction func full"), "B.swift": start]) {
      $0.configuration.onlyRules = ["no-cancel-path"]
    }
    #expect(all.summary.reading.neverShown == 1)
    #expect(all.findings.count == 1 && all.findings[0].surfaces.count == 3)
  }

  /// Each call may have its words, and the buttons are the function's.
  @Test func whatAFunctionsButtonsAreTooManyForIsSaidOnce() async throws {
    let code = Self.code.replacing(
      "present(alert",
      with: """
        alert.addAction(UIAlertAction(title: "Copy", style: .default))
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            present(alert
        """)
    let all = await report(["App/A.swift": code]) { $0.configuration.onlyRules = ["too-many-buttons"] }
    #expect(all.findings.count == 1 && all.findings[0].surfaces.count == 3)
  }

  /// A message that one of several ways sets stands elsewhere than the row of buttons that it is shown with.
  @Test func whatIsWrongWithARowOfButtonsIsFoundAtTheAlert() async throws {
    let code = """
      struct Album: View {
        @State var problem: String?
        @State var pages: Int?
        var body: some View {
          Button("Scan") { pages == nil ? (problem = "No page is here.") : (problem = "A page is missing.") }
            .alert("Scan", isPresented: Binding(get: { problem != nil }, set: { _ in })) {
              if pages != nil {
                Button("Scan Page") {}
                Button("Choose Page") {}
                Button("Cancel", role: .cancel) {}
              } else { Button("OK", role: .cancel) {} }
            } message: { Text(problem ?? "") }
        }
      }
      """
    let all = await report(["App/A.swift": code]) { $0.configuration.onlyRules = ["too-many-buttons"] }
    #expect(all.findings.map { Int($0.range.start) } == [code.split(separator: "alert(\"Scan\"")[0].utf8.count])
  }

  /// A function that makes an alert, or a sheet where it is told where from, may always be told.
  @Test func whatMayBeASheetMayHaveManyButtons() async throws {
    func code(_ sheet: String) -> String {
      """
      import UIKit
      func tell(_ title: String, from item: UIBarButtonItem?) {
        let alert: UIAlertController
        if let item {
          alert = UIAlertController(title: \(sheet), message: nil, preferredStyle: .actionSheet)
          alert.popoverPresentationController?.barButtonItem = item
        } else {
          alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        }
        for name in ["Copy", "Print", "Send"] { alert.addAction(UIAlertAction(title: name, style: .default)) }
        top.present(alert, animated: true)
      }
      final class Album: UIViewController {
        func lost(_ item: Any) { tell("Export Photo", from: item as? UIBarButtonItem) }
      }
      """
    }
    for (sheet, count) in [("title", 0), ("\"Other\"", 1)] {
      let all = await report(["App/A.swift": code(sheet)]) { $0.configuration.onlyRules = ["too-many-buttons"] }
      #expect(all.findings.filter { $0.surface?.hasPrefix("Album") ?? false || !$0.surfaces.isEmpty }.count == count)
    }
  }

  /// What is wrong with a text that no code asks for harms nobody.
  @Test func aKeyThatNoCodeNamesIsWorthANote() async throws {
    let code =
      Self.code + """

        func texts() -> [String] {
          [NSLocalizedString("photos.count", comment: ""), NSLocalizedString("photos.title", comment: ""), R.string.photos_left()]
        }
        """
    func table(_ count: String) -> String {
      ["photos.count", "photos.title", "photos_left", "photos.gone"].map { "\"\($0)\" = \"\(count) photos\";\n" }.joined()
    }
    let all = await report([
      "App/A.swift": code, "en.lproj/Localizable.strings": table("%d"), "de.lproj/Localizable.strings": table("%@"),
    ]) {
      $0.configuration.onlyRules = ["placeholder-mismatch"]
    }
    #expect(all.findings.map(\.severity) == [.error, .error, .error, .note])
    #expect(all.findings.last?.range.start ?? 0 > 0 && all.findings.map(\.key).count == 4)
  }

  /// What a generator makes of a table names each of its keys.
  @Test func aKeyThatOnlyItsAccessorNamesIsWorthANote() async {
    let accessors = """
      // Generated using SwiftGen — https://github.com/SwiftGen/SwiftGen
      enum L10n {
        static let photoTitle = L10n.tr("Localizable", "photo_title")
        /// Of which many are left.
        static func photosLeft(_ p1: Int) -> String {
          L10n.tr("Localizable", "photos_left", p1)
        }
        enum Photos { static func gone(_ p1: Int) -> String { L10n.tr("Localizable", "photos.gone", p1) } }
        enum Album {
          static func size(_ p1: Int) -> String {
            return L10n.tr("Localizable", "of_album", p1)
          }
          static func count(_ p1: Int) -> String {
            return L10n.tr("Localizable", "in_album", p1)
          }
          static func part(_ p1: Int) -> String {
            return L10n.tr("Localizable", "Album.part", p1)
          }
        }
      }
      """
    func table(_ count: String) -> String {
      ["photo_title", "photos_left", "photos.gone", "of_album", "in_album", "Album.part"].map {
        "\"\($0)\" = \"\(count) photos\";\n"
      }
      .joined()
    }
    let all = await report([
      "App/A.swift": Self.code
        + "\nlet texts = [L10n.photosLeft(1), L10n.Photos.gone(2), L10n.Album.count(list.size), L10n.Album.partly]",
      "App/L10n.swift": accessors,
      "en.lproj/Localizable.strings": table("%d"), "de.lproj/Localizable.strings": table("%@"),
    ]) {
      $0.configuration.onlyRules = ["placeholder-mismatch"]
    }
    #expect(
      all.findings.map { "\($0.severity) \($0.key ?? "")" }.sorted() == [
        "error in_album", "error photos.gone", "error photos_left", "note Album.part", "note of_album", "note photo_title",
      ])
  }

  /// A macro that nothing uses asks for nothing.
  @Test func aKeyThatOnlyAMacroNamesIsWorthANote() async {
    let macros = """
      #define TEXT_LEFT NSLocalizedString(@"photos_left", nil)
      #define TEXT_LEFT_ALL NSLocalizedString(@"photos_left_all", nil)
      #define TEXT_GONE  NSLocalizedString(@"photos_gone", nil)
      """
    func table(_ count: String) -> String {
      ["photos_left", "photos_left_all", "photos_gone"].map { "\"\($0)\" = \"\(count) photos\";\n" }.joined()
    }
    let all = await report([
      "App/A.m": "#import \"Texts.h\"\nNSArray *texts() { return @[TEXT_LEFT_ALL, TEXT_GONE]; }", "App/Texts.h": macros,
      "en.lproj/Localizable.strings": table("%d"), "de.lproj/Localizable.strings": table("%@"),
    ]) {
      $0.configuration.onlyRules = ["placeholder-mismatch"]
    }
    #expect(
      all.findings.map { "\($0.severity) \($0.key ?? "")" }.sorted() == [
        "error photos_gone", "error photos_left_all", "note photos_left",
      ])
  }

  /// A text that is its own key stands in code but for its values.
  @Test func aTextThatNoCodeHasIsWorthANote() async {
    let code =
      Self.code + """

        func texts(_ name: String) -> [String] {
          [String(format: NSLocalizedString("You have bought %@ for all of the photos.", comment: ""), name), String(format: NSLocalizedString("Left: %@ of many photos", comment: ""), name)]
        }
        """
    func table(_ value: String) -> String {
      ["You have bought %@ for all of the photos.", "Left: %@ of many photos", "Nothing was ever said of %@ here."]
        .map { "\"\($0)\" = \"\($0.replacing("%@", with: value))\";\n" }.joined()
    }
    let all = await report([
      "App/A.swift": code, "en.lproj/Localizable.strings": table("%@"), "de.lproj/Localizable.strings": table("it"),
    ]) {
      $0.configuration.onlyRules = ["placeholder-mismatch"]
    }
    let notes = all.findings.filter { $0.severity == .note }.compactMap(\.key)
    #expect(all.findings.count == 3 && notes == ["Nothing was ever said of %@ here."])
  }

  /// Texts that are joined are filled one by one, and told where they stand.
  @Test func joinedTextsAreLookedAtOneByOne() async {
    let code = """
      import UIKit
      final class Album: UIViewController {
        func lost(_ count: Int, _ all: Int, _ name: String) {
          let first = String(format: NSLocalizedString("photos_left", comment: ""), count, all)
          let second = String(format: NSLocalizedString("photos_gone", comment: ""), name)
          let alert = UIAlertController(title: "Photos Gone", message: first + " " + second, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "OK", style: .default))
          present(alert, animated: true)
        }
      }
      """
    func table(_ left: String, _ gone: String) -> String { "\"photos_left\" = \"\(left)\";\n\"photos_gone\" = \"\(gone)\";\n" }
    let english = table("%d of %d photos are left.", "Your album %@ is gone.")
    func found(_ german: String, _ rule: RuleID) async -> [Finding] {
      await report([
        "App/A.swift": code, "en.lproj/Localizable.strings": english, "de.lproj/Localizable.strings": german,
      ]) { $0.configuration.onlyRules = [rule] }.findings
    }
    func keys(_ german: String) async -> [String?] { await found(german, "placeholder-mismatch").map(\.key) }
    #expect(await keys(table("Von %2$d Fotos bleiben %1$d.", "%@ ist weg.")) == [])
    #expect(await keys(table("Von %2$d Fotos bleiben %1$d.", "Es ist weg.")) == ["photos_gone"])
    let pronouns = await found(english, "personal-pronoun")
    #expect(pronouns.count == 1 && pronouns.allSatisfy { $0.range.start > english.utf8.count / 2 })
  }

  /// A text with a value in it that is put into another one is no format of its own.
  @Test func aFilledTextWithinAnotherHasItsPlaceholder() async {
    let code = """
      import UIKit
      final class Album: UIViewController {
        func save(_ error: String, _ name: String) { tell("Saving the photo has failed: \\(error)", name) }
        func tell(_ status: String, _ name: String) {
          let alert = UIAlertController(title: "Not Saved", message: "\\(status) The file \\(name) is kept", preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "OK", style: .default))
          present(alert, animated: true)
        }
      }
      """
    let found = await report(["App/A.swift": code]) { $0.configuration.onlyRules = ["message-punctuation"] }.findings
    #expect(found.first?.text == "Saving the photo has failed: %@ The file %@ is kept")
  }

  /// A library that is not here has tables of its own.
  @Test func keysThatALibrarysOwnFunctionLooksUpAreNotMissing() async {
    let code = """
      import UIKit
      class Screen: UIViewController {
        override func viewDidLoad() {
          let message = NSLocalizedString("photo_left", comment: "")
          let title = KitLocalizedString("photo_gone")
          present(UIAlertController(title: title, message: message, preferredStyle: .alert), animated: true)
        }
      }
      """
    let own = "func KitLocalizedString(_ key: String) -> String { NSLocalizedString(key, comment: \"\") }\n"
    for (code, count) in [(code, 0), (code + "\n" + own, 1)] {
      let table = "\"photo_left\" = \"Photo Left\";\n"
      let tables = ["en.lproj/Localizable.strings": table, "de.lproj/Localizable.strings": table]
      let report = await report(["A.swift": code].merging(tables) { $1 }) {
        $0.configuration.onlyRules = ["missing-translation"]
      }
      #expect(report.findings.count == count)
    }
  }

  /// Each of the errors would have the same remedy: another title.
  @Test func anAlertThatShowsErrorsAsItsTitleIsToldOnce() async {
    let code = """
      import UIKit
      enum Failure: LocalizedError {
        case full, lost
        var errorDescription: String? {
          switch self {
          case .full: return "There is no room on this device. Delete some photos first."
          case .lost: return "There is no photo of that name. Look for another one then."
          }
        }
      }
      final class Album: UIViewController {
        func tell(_ failure: Failure) {
          let alert = UIAlertController(title: failure.errorDescription, message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "OK", style: .default))
          present(alert, animated: true)
        }
      }
      """
    func texts(_ rule: RuleID) async -> [String?] {
      await report(["A.swift": code]) { $0.configuration.onlyRules = [rule] }.findings.map(\.text)
    }
    #expect(await texts("title-sentences") == ["There is no room on this device. Delete some photos first."])
  }
}
