import AlertKitCore
import AlertKitSwift
import Testing

/// Where Swift code and string tables meet.
@Suite struct SourceProjectTests {
  static let code = """
    func ask() {
      let alert = UIAlertController(title: NSLocalizedString("photo.title", comment: ""), message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: NSLocalizedString("cancel", comment: ""), style: .default))
      alert.addAction(UIAlertAction(title: NSLocalizedString("delete", comment: ""), style: .destructive))
    }
    """
  static let tables = [
    "en.lproj/Localizable.strings":
      "\"photo.title\" = \"Delete This Photo?\";\n\"cancel\" = \"Cancel\";\n\"delete\" = \"Delete\";\n",
    "ko.lproj/Localizable.strings":
      "\"photo.title\" = \"이 사진을 삭제하겠습니까?\";\n\"cancel\" = \"취소\";\n\"delete\" = \"삭제\";\n",
  ]

  private func project(_ files: [String: String]) async -> Project {
    let inputs = files.map { InputFile(path: $0.key, bytes: Array($0.value.utf8)) }
    return await Project.assemble(inputs, sources: SwiftSources.reader())
  }

  private func findings(_ files: [String: String], rules: [RuleID]) async -> [Finding] {
    let project = await project(files)
    let report = await Linter.lint(project, options: try! .init(rules: Rule.all.filter { rules.contains($0.id) }))
    return report.findings
  }

  @Test(arguments: [
    ("", ["“log out” is not in title style; write “Log Out”."]), (".capitalized", []),
    (".uppercaseFirst", ["“Log out” is not in title style; write “Log Out”."]),
  ])
  func codeMakesLettersCapitals(form: String, messages: [String]) async {
    let code = """
      func ask() {
        let alert = UIAlertController(title: "Leave This Album?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "out".localized\(form), style: .default))
        present(alert, animated: true)
      }
      """
    let files = ["A.swift": code, "en.lproj/Localizable.strings": "\"out\" = \"log out\";\n"]
    #expect(await findings(files, rules: ["button-case"]).map(\.message) == messages)
  }

  @Test(arguments: [
    ("Share via SMS link", "“Share via SMS link” is not in title style; write “Share via SMS Link”."),
    ("From photo-private key", "“From photo-private key” is not in title style; write “From Photo-Private Key”."),
  ])
  func wordsWithLettersOfTheirOwnKeepThem(title: String, message: String) async {
    let code = """
      func ask() {
        let alert = UIAlertController(title: "Share This Album?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "\(title)", style: .default))
        present(alert, animated: true)
      }
      """
    #expect(await findings(["A.swift": code], rules: ["button-case"]).map(\.message) == [message])
  }

  @Test(arguments: [
    ("viewController: NameController()", [RuleID]()), ("image: icon", ["missing-title"]),
  ])
  func aViewThatALibrarysAlertIsGivenSaysWhatItIsAbout(given: String, rules: [RuleID]) async {
    let code = """
      func ask() {
        let popup = PopupDialog(\(given), gestureDismissal: true)
        popup.addButtons([CancelButton(title: "Cancel") {}, DefaultButton(title: "Done") { go() }])
        present(popup, animated: true)
      }
      """
    #expect(await findings(["A.swift": code], rules: ["missing-title"]).map(\.rule) == rules)
  }

  /// A sentence behind a name that is a constant: what is wrong with it stands where it does.
  @Test func whatIsWrongWithJoinedTextsStandsWhereTheSentenceDoes() async {
    let code = """
      let appName = "Album"
      let noAccess = "has no acces to your photos, so none of them can be shown."
      func ask() {
        let alert = UIAlertController(title: "No Access to Photos", message: "\\(appName) \\(noAccess)", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
      }
      """
    for code in [code, code.replacing("\"\\(appName) \\(noAccess)\"", with: "appName + \" \" + noAccess")] {
      let found = await findings(["A.swift": code], rules: ["personal-pronoun", "long-message"])
      #expect(!found.isEmpty && found.allSatisfy { code.utf8.prefix(Int($0.range.start)).count { $0 == 0x0A } == 1 })
    }
  }

  @Test(arguments: [
    ("alert.view.addSubview(spinner)", [RuleID]()), ("self.view.addSubview(spinner)", ["single-button", "stray-space"]),
    ("alert.setValue(picker, forKey: \"contentViewController\")", []),
  ])
  func aViewOfTheAppsOwnStandsInTheAlert(more: String, rules: [RuleID]) async {
    let code = """
      func wait() {
        let alert = UIAlertController(title: "Uploading Photos\\n\\n\\n", message: nil, preferredStyle: .alert)
        \(more)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
      }
      """
    let found = await findings(["A.swift": code], rules: ["single-button", "stray-space", "title-wraps"])
    #expect(Set(found.map(\.rule)) == Set(rules))
  }

  @Test(arguments: [
    ("joinInvalidCodeTitle", 1), ("JOIN_INVALID_CODE", 1), ("photo.title", 0), ("Join", 0), ("openLater", 0), ("jane_doe", 0),
  ])
  func aNameThatNoTableHasIsShownRawInAnyLanguage(key: String, count: Int) async {
    let code = """
      func ask() {
        let alert = UIAlertController(title: NSLocalizedString("\(key)", comment: ""), message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
      }
      """
    let files = ["A.swift": code, "en.lproj/Localizable.strings": "\"photo.title\" = \"Delete This Photo?\";\n"]
    #expect(await findings(files, rules: ["missing-translation"]).count == count)
  }

  @Test func aLibrarysTablesAreInNoLanguageOfTheApps() async {
    let tables = [
      "App/sv.lproj/Localizable.strings": "\"photo.title\" = \"Ta bort bilden?\";\n",
      "Vendor/Kit.bundle/en.lproj/Localizable.strings": "\"kit\" = \"Close\";\n", "App/A.swift": Self.code,
    ]
    #expect(await project(tables).sourceLocale.identifier == "sv")
  }

  @Test func aButtonForEachOfSeveralThingsIsNoted() async {
    let code = """
      func choose(albums: [Album]) {
        let alert = UIAlertController(title: "Which Album?", message: nil, preferredStyle: .alert)
        for album in albums { alert.addAction(UIAlertAction(title: album.name, style: .default) { _ in open(album) }) }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(alert, animated: true)
      }
      """
    let found = await findings(["A.swift": code], rules: ["too-many-buttons"])
    #expect(found.map(\.severity) == [.note])
    let sheet = await findings(["A.swift": code.replacing(".alert)", with: ".actionSheet)")], rules: ["too-many-buttons"])
    #expect(sheet.isEmpty)
  }

  @Test(arguments: [("", 1), (", titleVisibility: .visible", 2)])
  func aTitleThatIsNotShownNeedsNoTranslation(argument: String, count: Int) async {
    let code = """
      struct Screen: View {
        var body: some View {
          content.confirmationDialog("Album Options", isPresented: $isShown\(argument)) { Button("Delete") {} }
        }
      }
      """
    let tables = [
      "en.lproj/Localizable.strings": "\"Album Options\" = \"Album Options\";\n\"Delete\" = \"Delete\";\n",
      "ko.lproj/Localizable.strings": "\"x\" = \"y\";\n",
    ]
    let found = await findings(tables.merging(["A.swift": code]) { $1 }, rules: ["missing-translation"])
    #expect(found.count == count)
  }

  @Test(arguments: [
    (#"(name ?? "no name") + " - " + (isOn ? "" : "off")"#, ["%@ - ", "%@ - off", "no name - ", "no name - off"]),
    (#""Album \(isOn ? "" : "(off)")""#, ["Album ", "Album (off)"]), (#""Album " + (name ?? "")"#, ["Album %@"]),
  ])
  func aPartThatIsChosenAtRunTimeHasAllOfItsTexts(_ title: String, _ variants: [String]) async throws {
    let code = """
      func ask(name: String?, isOn: Bool) {
        let alert = UIAlertController(title: \(title), message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
      }
      """
    let project = await project(["A.swift": code])
    let surface = try #require(project.surfaces.first)
    #expect(project.localized(surface, in: ["en"])[0].surface.title?.variants.map(\.text).sorted() == variants)
  }

  @Test func structurePointsAtTheCode() async throws {
    let files = Self.tables.merging(["A.swift": Self.code]) { $1 }
    let project = await project(files)
    let report = await Linter.lint(project)
    let finding = try #require(report.findings.first { $0.rule == "unmarked-cancel" })
    let file = project.files[Int(finding.range.file.index)]
    #expect(file.path == "A.swift" && file.position(at: Int(finding.range.start)).line == 3)
    #expect(finding.surface == "ask.1" && finding.field == .button(1) && finding.locale == nil)
  }

  @Test func anAlertMayShareItsTextWithANotification() async {
    let spec = "notifications:\n  deleted: {title: photo.title, body: cancel}\n"
    let both = await project(Self.tables.merging(["A.swift": Self.code, "alerts.yaml": spec]) { $1 })
    #expect(both.surfaces.map(\.kind) == [.alert, .notification])
    let alert = "alerts:\n  deleted: {title: photo.title, buttons: [{title: cancel}]}\n"
    let same = await project(Self.tables.merging(["A.swift": Self.code, "alerts.yaml": alert]) { $1 })
    #expect(same.surfaces.map(\.origin) == [.spec])
  }

  @Test func translationsPointAtTheTable() async throws {
    var files = Self.tables.merging(["A.swift": Self.code]) { $1 }
    files["ko.lproj/Localizable.strings"] =
      "\"photo.title\" = \"이 사진을 삭제하겠습니까?\";\n\"cancel\" = \"아니요\";\n\"delete\" = \"삭제\";\n"
    let project = await project(files)
    let report = await Linter.lint(project)
    let finding = try #require(report.findings.first { $0.rule == "yes-no-button" })
    #expect(project.files[Int(finding.range.file.index)].path == "ko.lproj/Localizable.strings")
  }

  @Test func commentsInCodeSilence() async {
    let silenced = Self.code.replacing("  let alert", with: "  // alertcopy:disable unmarked-cancel\n  let alert")
    let files = Self.tables.merging(["A.swift": silenced]) { $1 }
    #expect(await findings(files, rules: ["unmarked-cancel", "unused-suppression"]).isEmpty)
    let idle = Self.code.replacing("  let alert", with: "  // alertcopy:disable generic-title\n  let alert")
    let unused = await findings(Self.tables.merging(["A.swift": idle]) { $1 }, rules: ["generic-title", "unused-suppression"])
    #expect(unused.map(\.rule) == ["unused-suppression"])
  }

  @Test func aSpecOutranksCodeAndCodeOutranksKeyNames() async {
    let named = Self.code.replacing("photo.title", with: "photo.alert.title")
    let tables = Self.tables.mapValues { $0.replacing("photo.title", with: "photo.alert.title") }
    let byKey = await project(tables)
    #expect(byKey.surfaces.map(\.origin) == [.keyNames])
    let byCode = await project(tables.merging(["A.swift": named]) { $1 })
    #expect(byCode.surfaces.map(\.origin) == [.source])
    let spec = "alerts:\n  delete:\n    title: photo.alert.title\n"
    let bySpec = await project(tables.merging(["A.swift": named, "alerts.yaml": spec]) { $1 })
    #expect(bySpec.surfaces.map(\.origin) == [.spec])
  }

  @Test func codeTellsWhatAKeyIsFor() async {
    let names = ["label", "navigation", "banner", "idle", "kept", "passed", "odd"]
    let table = names.map { "\"\($0).alert.title\" = \"Delete the \($0)?\";\n" }.joined() + "\"plain.text\" = \"Plain\";\n"
    let code = """
      enum Strings { static let kept = NSLocalizedString("kept.alert.title", comment: "") }
      class V: UIViewController {
        func f() {
          label.text = NSLocalizedString("label.alert.title", comment: "")
          navigationItem.title = NSLocalizedString("navigation.alert.title", comment: "")
          show(Banner(title: NSLocalizedString("banner.alert.title", comment: "")))
          button.setTitle(Strings.kept, for: .normal)
          let text = String(format: NSLocalizedString("passed.alert.title", comment: ""), 3)
          cell.textLabel?.text = text
          SCLAlertView().showInfo(NSLocalizedString("odd.alert.title", comment: ""))
        }
      }
      """
    let project = await project(["A.swift": code, "en.lproj/Localizable.strings": table])
    #expect(project.surfaces.map { Extracted.text($0.title) } == ["odd.alert.title"])
  }

  @Test func aKeyThatNothingAsksForIsNoAlert() async {
    let table = "\"idle.alert.title\" = \"Delete it?\";\n\"plain.text\" = \"Plain\";\n"
    let code = "class V { func f() { label.text = NSLocalizedString(\"plain.text\", comment: \"\") } }"
    let tables = ["en.lproj/Localizable.strings": table]
    #expect(await project(tables).surfaces.count == 1)
    #expect(await project(tables.merging(["A.swift": code]) { $1 }).surfaces.isEmpty)
  }

  @Test func aKeyInNoTableIsReported() async {
    let code = Self.code.replacing("\"delete\"", with: "\"remove\"").replacing("photo.title", with: "Sure about this?")
    let found = await findings(Self.tables.merging(["A.swift": code]) { $1 }, rules: ["missing-translation"])
    #expect(found.map(\.field) == [.title, .button(2)])
    #expect(found.first?.message.contains("is in no table") == true)
  }

  @Test func interpolatedKeysMatchEveryType() async {
    let code = """
      struct Screen: View {
        var body: some View { content.alert("Delete \\(count) photos?", isPresented: $isShown) { Button("cancel", role: .cancel) {} } }
      }
      """
    let files = [
      "A.swift": code,
      "en.lproj/Localizable.strings": "\"Delete %lld photos?\" = \"Delete %lld photos?\";\n\"cancel\" = \"Cancel\";\n",
      "de.lproj/Localizable.strings": "\"Delete %@ photos?\" = \"%@ Fotos löschen?\";\n\"cancel\" = \"Abbrechen\";\n",
    ]
    let project = await project(files)
    #expect(project.surfaces.first?.title.map(Extracted.text) == "Delete %lld photos?")
    let found = await findings(files, rules: ["missing-translation"])
    #expect(found.map { $0.locale?.identifier } == ["de"])
    #expect(found.first?.message.contains("Delete %@ photos?") == true)
  }

  @Test func accessorsThatNothingDeclaresStandForTheOneKeyThatTheySpell() async {
    let code = """
      func f() {
        let alert = UIAlertController(
          title: Strings.networkNotAvailableTitle, message: Strings.CourseUpgrade.emailMissing(email: e), preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: L10n.Buttons.cancel, style: .cancel))
        alert.addAction(UIAlertAction(title: Strings.twice, style: .default))
        alert.addAction(UIAlertAction(title: R.string.localizable.goOn(), style: .default))
      }
      """
    let files = [
      "A.swift": code,
      "en.lproj/Localizable.strings":
        "\"NETWORK_NOT_AVAILABLE_TITLE\"=\"A\";\n\"TWICE\"=\"B\";\n\"twice\"=\"C\";\n\"go.on\"=\"D\";\n",
      "en.lproj/CourseUpgrade.strings": "\"COURSE_UPGRADE.EMAIL_MISSING\"=\"{email}\";\n",
      "en.lproj/Buttons.strings": "\"cancel\"=\"Cancel\";\n",
    ]
    let surface = await project(files).surfaces.first { $0.origin == .source }
    #expect(surface?.title.map(Extracted.text) == "NETWORK_NOT_AVAILABLE_TITLE")
    #expect(surface?.message.map(Extracted.text) == "COURSE_UPGRADE.EMAIL_MISSING")
    #expect(surface?.buttons.map { Extracted.text($0.title) } == ["cancel", "{Strings.twice}", "go.on"])
  }

  @Test func symbolsStandForTheKeysOfACatalog() async {
    let code = """
      struct Screen: View {
        var body: some View { content.alert(.deletePhotoTitle, isPresented: $isShown) {
          Button("cancelIt", role: .cancel) {}; Button(.share) {}; Button(.sharedName(of: 3)) {}
        } }
      }
      """
    func unit(_ text: String) -> String { #"{"stringUnit": {"state": "translated", "value": "\#(text)"}}"# }
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "delete_photo.title": {"localizations": {"en": \(unit("Delete?"))}},
        "cancelIt": {"localizations": {"en": \(unit("Cancel")), "de": \(unit("Abbrechen"))}},
        "cancel.it": {"localizations": {"en": \(unit("C"))}},
        "share": {"localizations": {"en": \(unit("Share")), "de": \(unit("Teilen"))}}
      }}
      """
    let files = ["A.swift": code, "Localizable.xcstrings": catalog]
    let surface = await project(files).surfaces.first
    #expect(surface?.title.map(Extracted.text) == "delete_photo.title")
    #expect(surface?.buttons.map { Extracted.text($0.title) } == ["cancelIt", "share", "{.sharedName(of: 3)}"])
    let found = await findings(files, rules: ["missing-translation"])
    #expect(found.map { $0.locale?.identifier } == ["de"])
    let table = "\"delete_photo.title\" = \"Delete?\";\n\"cancelIt\" = \"Cancel\";\n"
    let strings = await project(["A.swift": code, "en.lproj/Localizable.strings": table]).surfaces.first
    #expect(strings?.title == .dynamic(".deletePhotoTitle"), "Only a catalog has symbols.")
  }

  /// Who reads the one way of writing Chinese reads what both spell alike.
  @Test func charactersOfBothWaysOfWritingChineseNeedNoTranslation() async {
    let code = """
      struct Screen: View {
        var body: some View { content.alert("删除照片？", isPresented: $isShown) {
          Button("删除", role: .destructive) {}; Button("取消", role: .cancel) {}
        } }
      }
      """
    let catalog = """
      {"sourceLanguage": "zh-Hans", "version": "1.0", "strings": {"取消": {}, "删除": {}, "删除照片？":
        {"localizations": {"zh-Hant": {"stringUnit": {"state": "translated", "value": "刪除照片？"}}}}}}
      """
    let found = await findings(["A.swift": code, "Localizable.xcstrings": catalog], rules: ["missing-translation"])
    #expect(found.map(\.text) == ["删除"])
  }

  /// The ids of the alerts that key names tell beside an alert in code.
  private func recognized(_ keys: [String], _ code: [String: String]) async -> [String] {
    let table = keys.map { "\"\($0)\" = \"The \($0) of it.\";\n" }.joined()
    let own = ["en.lproj/Own.strings": table, "A.swift": Self.code]
    return await project(Self.tables.merging(own) { $1 }.merging(code) { $1 }).surfaces.filter { $0.origin == .keyNames }.map(
      \.id)
  }

  @Test func aButtonInCodeIsNoOtherAlertsMessage() async {
    let code = """
      func retry() {
        let alert = UIAlertController(title: "Locked", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: NSLocalizedString("locked_alert_message_retry", comment: ""), style: .default))
      }
      """
    #expect(await recognized(["locked_alert_message_retry"], ["B.swift": code]) == [])
    #expect(await recognized(["locked_alert_message_retry"], [:]) == ["locked_alert_retry"])
  }

  @Test func symbolsStandForTheNearestCatalogsKeys() async {
    func catalog(_ key: String, _ text: String) -> String {
      #"{"sourceLanguage": "en", "version": "1.0", "strings": {"\#(key)": {"localizations": {"en": {"stringUnit": "#
        + #"{"state": "translated", "value": "\#(text)"}}}}}}"#
    }
    func title(_ symbol: String, _ files: [String: String]) async -> String {
      let code =
        "struct S: View { var body: some View { content.alert(\(symbol), isPresented: $isShown) { Button(\"OK\") {} } } }"
      return Extracted.text(
        await project(files.merging(["A/V.swift": code]) { $1 }).surfaces.first { $0.origin == .source }?.title)
    }
    let near = [
      "A/Localizable.xcstrings": catalog("delete_photo", "Near?"), "B/Localizable.xcstrings": catalog("deletePhoto", "Far?"),
    ]
    #expect(await title(".deletePhoto", near) == "delete_photo")
    let tables = ["A/Errors.xcstrings": catalog("delete_photo", "E?"), "A/Localizable.xcstrings": catalog("deletePhoto", "L?")]
    #expect(await title(".Errors.deletePhoto", tables) == "Errors/delete_photo")
    #expect(await title(".deletePhoto", tables) == "deletePhoto")
    // Placeholders are parameters.
    let counted = ["A/Localizable.xcstrings": catalog("Delete.Photos %lld", "Delete %lld Photos?")]
    #expect(await title(".deletePhotos(photos.count)", counted) == "Delete.Photos %lld")
  }

  @Test func codeWithoutAReaderIsLeftAlone() async {
    let inputs = Self.tables.merging(["A.swift": Self.code]) { $1 }.map { InputFile(path: $0.key, bytes: Array($0.value.utf8)) }
    #expect(await Project.assemble(inputs).surfaces.isEmpty)
  }
}
