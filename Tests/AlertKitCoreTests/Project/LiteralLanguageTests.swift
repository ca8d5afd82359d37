import AlertKitCore
import Foundation
import Testing

/// Texts that stand in code are judged in the language that they are written in.
@Suite struct LiteralLanguageTests {
  private struct Alert {
    let title: String
    let message: String
    let buttons: [String]
    /// Whether its texts are keys of a table.
    var isKeyed = false

    func surface(_ id: String, in file: FileID) -> Surface<StringReference> {
      let range = SourceRange(file: file, start: 0, end: 0)
      func reference(_ text: String) -> StringReference {
        isKeyed ? .key(text, table: nil, defaultValue: nil, range: range) : .literal(text, range: range)
      }
      var surface = Surface<StringReference>(
        drafting: id, title: reference(title), message: reference(message),
        buttons: buttons.map { SurfaceButton(title: reference($0), role: .default) })
      surface.origin = .source
      surface.range = range
      return surface
    }
  }

  private static let korean = Alert(title: "사진을 삭제하겠습니까?", message: "다시 복원할 수 없습니다.", buttons: ["취소", "삭제"])
  private static let yesNo = Alert(title: "사진을 삭제하겠습니까?", message: "다시 복원할 수 없습니다.", buttons: ["아니요", "예"])
  private static let portuguese = Alert(
    title: "Cadastro incompleto", message: "A senha deve possuir mais de 6 caracteres!", buttons: ["Voltar"])
  private static let english = Alert(
    title: "Delete This Photo?", message: "It can’t be restored.", buttons: ["Cancel", "Delete"])

  private static func keyed(_ alert: Alert) -> Alert {
    var alert = alert
    alert.isKeyed = true
    return alert
  }

  /// An app with an alert in each of its files.
  private func project(_ alerts: [Alert], _ files: [String: String] = [:]) async -> Project {
    let code = Dictionary(uniqueKeysWithValues: alerts.indices.map { ("\($0).swift", "") })
    let reader = SourceReader { files in
      CodeReading(
        files: Dictionary(
          uniqueKeysWithValues: files.compactMap { file in
            Int(file.path.dropLast(6)).map { (file.id, SourceReading(surfaces: [alerts[$0].surface("a\($0)", in: file.id)])) }
          }))
    }
    return await Project.assemble(inputs(files.merging(code) { $1 }), sources: reader)
  }

  private func source(_ project: Project, _ index: Int = 0) -> String {
    project.sourceLocale(of: project.surfaces[index]).identifier
  }

  private func rules(_ project: Project) async -> Set<RuleID> {
    Set(await Linter.lint(project).findings.map(\.rule))
  }

  @Test func anAppWithoutTablesIsJudgedInItsScript() async {
    let right = await project([Self.korean])
    #expect(right.sourceLocale.identifier == "ko")
    #expect(await rules(right).isDisjoint(with: ["cancel-label", "yes-no-button", "button-case"]))
    #expect(await rules(await project([Self.yesNo])).contains("yes-no-button"))
  }

  @Test func whatAFormatIsWrittenWithIsNoLanguage() async {
    let times = Array(repeating: "%02d:%02d", count: 16)
    let app = await project(
      [Self.english, Alert(title: "시간 선택", message: "", buttons: times + ["취소"])],
      ["en.lproj/Localizable.strings": strings(["a": "A"])])
    #expect([source(app, 0), source(app, 1)] == ["en", "ko"])
  }

  @Test func wordsThatTwoLanguagesHaveTellNoOther() async {
    let portuguese = ["pt-BR.lproj/Localizable.strings": strings(["a": "Você não tem mais fotos para apagar."])]
    let app = await project([Self.portuguese], portuguese)
    #expect(app.sourceLocale.language == "pt" && source(app, 0).hasPrefix("pt"))
  }

  @Test(arguments: [
    ("is", ["Eyða öllum gögnum", "Ertu viss um að þú viljir eyða gögnunum?", "Hætta við", "Eyða"]),
    (
      "az",
      ["Hesabdan çıxış", "Həqiqətən bu hesabdan çıxmaq istəyirsiniz? Zəhmət olmasa, yenidən daxil olun.", "Ləğv et", "Çıxış"]
    ),
    ("uz", ["Hisobdan chiqish", "Siz rostdan ham hisobdan chiqishni xohlaysizmi?", "Bekor qilish", "Chiqish"]),
    ("sq", ["Fshi foton", "A jeni i sigurt që dëshironi të fshini këtë foto?", "Anulo", "Fshi"]),
  ])
  func aLanguageOfWhichLittleIsKnownIsNotTakenForEnglish(language: String, texts: [String]) async {
    let own = Alert(title: texts[0], message: texts[1], buttons: Array(texts[2...]))
    let project = await project([own, own])
    #expect(project.sourceLocale.identifier == language)
    let rules = Set(await Linter.lint(project).findings.map(\.rule.name))
    #expect(rules.isDisjoint(with: ["cancel-label", "title-case", "button-case"]))
  }

  @Test func aLiteralInAnotherScriptIsJudgedInItsOwn() async {
    let tables = ["en.lproj/Localizable.strings": strings(["a": "A"]), "ko.lproj/Localizable.strings": strings(["a": "가"])]
    let both = await project([Self.english, Self.yesNo], tables)
    #expect(both.sourceLocale.identifier == "en")
    #expect([source(both, 0), source(both, 1)] == ["en", "ko"])
    let found = await Linter.lint(both).findings
    #expect(found.filter { $0.rule == "yes-no-button" }.allSatisfy { $0.locale?.identifier == "ko" && $0.surface == "a1" })
    #expect(found.contains { $0.rule == "yes-no-button" })
  }

  @Test(arguments: [
    ("写真を削除しますか?", "この操作は取り消せません。", "ja"), ("确认删除这张照片吗?", "删除后无法恢复。", "zh-Hans"),
    ("確認刪除這張照片嗎?", "刪除後無法復原。", "zh-Hant"), ("(づ｡◕‿‿◕｡)づ", "需要自定义实现上传附件方法", "zh-Hans"),
    ("确认退出吗", "您将离开美の味的会员俱乐部，所有积分将被清除", "zh-Hans"), ("写真削除の確認", "写真全部削除確認", "ja"),
    ("ลบรูปภาพนี้ไหม", "กู้คืนไม่ได้", "th"),
    ("هل تريد حذف الصورة؟", "لا يمكن استرجاعها.", "ar"), ("Удалить фото?", "Его нельзя восстановить.", "ru"),
    ("Видалити фото?", "Його не можна відновити, і це назавжди.", "uk"), ("למחוק את התמונה?", "לא ניתן לשחזר.", "he"),
    ("Διαγραφή;", "Δεν μπορεί να ανακτηθεί.", "el"), ("क्या फ़ोटो हटाएँ?", "इसे वापस नहीं ला सकते।", "hi"),
    ("აიფონზე წაშლა?", "ვერ აღდგება.", "ka"), ("Delete It?", "It is gone.", "en"),
  ])
  func scriptsTellLanguages(title: String, message: String, locale: String) async {
    let app = await project([Alert(title: title, message: message, buttons: [])])
    #expect(app.sourceLocale.identifier == locale)
  }

  /// A few characters that both ways of writing Chinese have are as the other alerts are, whatever Latin texts stand beside them.
  @Test(arguments: [("确认删除这张照片吗?", "zh-Hans"), ("確認刪除這張照片嗎?", "zh-Hant"), ("Delete this photo?", "zh-Hans")])
  func charactersOfBothWaysAreAsTheOthers(title: String, locale: String) async {
    let long = "The album and all of its photos are moved to the folder of deleted items, and stay there for a month."
    let alerts = [
      Self.english, Alert(title: "更多操作", message: "公司", buttons: ["取消"]), Alert(title: title, message: "取消", buttons: []),
      Alert(title: long, message: long, buttons: ["OK"]),
    ]
    #expect(source(await project(alerts, ["en.lproj/L.strings": strings(["a": "A"])]), 1) == locale)
  }

  @Test func tableOfHanCharactersMatchesTheStandards() throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-B", "Scripts/make-han.py", "--check"]
    process.currentDirectoryURL = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  private static let french = Alert(
    title: "Aucun utilisateur sélectionné", message: "Voulez-vous continuer sans votre compte ?",
    buttons: ["Continuer sans utilisateur", "Se connecter"])
  private static let germanAlert = Alert(
    title: "Foto wirklich löschen?", message: "Das Foto ist dann nicht mehr auf dem Gerät.",
    buttons: ["Abbrechen", "Foto löschen"])

  @Test func aLiteralInAnotherLanguageOfTheScriptIsJudgedInItsOwn() async {
    let tables = ["en.lproj/Localizable.strings": strings(["a": "A"]), "ko.lproj/Localizable.strings": strings(["a": "가"])]
    let mixed = await project([Self.french, Self.germanAlert, Self.english], tables)
    #expect([0, 1, 2].map { source(mixed, $0) } == ["fr", "de", "en"])
    #expect(await rules(mixed).isDisjoint(with: ["button-case", "title-case"]))
    let german = ["de.lproj/Localizable.strings": strings(["a": "A"]), "ko.lproj/Localizable.strings": strings(["a": "가"])]
    let other = await project([Self.english, Self.germanAlert], german)
    #expect([0, 1].map { source(other, $0) } == ["en", "de"])
  }

  /// Keys that no language translates are texts of the code.
  @Test func keysThatNothingTranslatesAreJudgedInTheirLanguage() async {
    let keys = [Self.french.title, Self.french.message] + Self.french.buttons
    let own = keys.map { "\"\($0)\" = \"\($0)\";\n" }.joined()
    let others = "\"photo_title\" = \"Photos\";\n"
    let app = await project(
      [Self.english, Self.keyed(Self.french)],
      ["en.lproj/Localizable.strings": own + others, "fr.lproj/Localizable.strings": others])
    #expect([0, 1].map { source(app, $0) } == ["en", "fr"])
    let translated = await project(
      [Self.english, Self.keyed(Self.french)],
      [
        "en.lproj/Localizable.strings": own + others,
        "de.lproj/Localizable.strings": own.replacing("= \"", with: "= \"x") + others,
      ])
    #expect([0, 1].map { source(translated, $0) } == ["en", "en"])
  }

  @Test func shortLiteralsSayNothingOfTheirLanguage() async {
    let app = await project(
      [Alert(title: "Status", message: "Plan B", buttons: ["Code", "Menu"])], ["en.lproj/L.strings": strings(["a": "A"])])
    #expect(source(app) == "en")
  }

  /// Beside alerts that are surely in another language a word of it tells, also where most alerts say too little.
  @Test func aWordOfALanguageThatOtherAlertsAreInTellsIt() async {
    let plain = Array(repeating: Alert(title: "Status", message: "Plan B", buttons: ["Menu"]), count: 12)
    let german = Array(repeating: Self.germanAlert, count: 3)
    let tables = ["en.lproj/L.strings": strings(["a": "A"])]
    let app = await project([Alert(title: "Löschen", message: "", buttons: [])] + german + plain, tables)
    #expect([0, 1, 4].map { source(app, $0) } == ["de", "de", "en"])
    let alone = await project([Alert(title: "Löschen", message: "", buttons: [])] + plain, tables)
    #expect(source(alone, 0) == "en")
  }

  @Test func anAppWithoutTablesIsInTheLanguageOfItsWords() async {
    let files = ["App.xcodeproj/project.pbxproj": BuildTargetTests.xcodeProject(region: "en")]
    let german = await project(Array(repeating: Self.germanAlert, count: 5), files)
    #expect(german.sourceLocale.identifier == "de")
    #expect(await project(Array(repeating: Self.english, count: 5), files).sourceLocale.identifier == "en")
  }

  /// Letters of one language count as its words do, and a text that many alerts repeat counts once.
  @Test func lettersOfOneLanguageTellIt() async {
    let files = ["App.xcodeproj/project.pbxproj": BuildTargetTests.xcodeProject(region: "en")]
    let vietnamese = Alert(title: "XÁC NHẬN ĐĂNG XUẤT", message: "Đăng xuất khỏi tài khoản?", buttons: ["HUỶ", "ĐĂNG XUẤT"])
    let app = await project([vietnamese, Self.english, Self.english], files)
    #expect(source(app, 0) == "vi" && source(app, 1) == "en")
    let spanish = [
      Alert(
        title: "Error", message: "Necesitamos que actives los permisos de la cámara para usarla.", buttons: ["Aceptar"]),
      Alert(title: "Sin usuarios", message: "Todos los campos del perfil están vacíos.", buttons: ["Aceptar"]),
    ]
    let repeated = Array(repeating: Alert(title: "Error", message: "Error", buttons: ["Aceptar"]), count: 40)
    #expect(await project(spanish + repeated, files).sourceLocale.identifier == "es")
  }

  @Test func theProjectsLanguageDecidesWhereItsScriptFits() async {
    let german = Alert(title: "Foto löschen?", message: "Es ist dann weg.", buttons: [])
    let files = ["App.xcodeproj/project.pbxproj": BuildTargetTests.xcodeProject(region: "de")]
    #expect(await project([german], files).sourceLocale.identifier == "de")
    #expect(await project([Self.korean], files).sourceLocale.identifier == "ko")
    let package = ["Package.swift": "let package = Package(name: \"A\", defaultLocalization: \"fr\")"]
    #expect(await project([german], package).sourceLocale.identifier == "fr")
    let plist = ["Info.plist": "<plist><dict><key>CFBundleDevelopmentRegion</key><string>zh_TW</string></dict></plist>"]
    #expect(await project([Alert(title: "取消", message: "文字", buttons: [])], plist).sourceLocale.identifier == "zh-TW")
  }

  @Test func theProjectsLanguageCountsWhereATableHasIt() async {
    let tables = ["de.lproj/Localizable.strings": strings(["a": "A"]), "en.lproj/Localizable.strings": strings(["a": "B"])]
    let german = tables.merging(["App.xcodeproj/project.pbxproj": BuildTargetTests.xcodeProject(region: "de")]) { $1 }
    #expect(await project([], german).sourceLocale.identifier == "de")
    let french = tables.merging(["App.xcodeproj/project.pbxproj": BuildTargetTests.xcodeProject(region: "fr")]) { $1 }
    #expect(await project([], french).sourceLocale.identifier == "en")
    func plist(_ region: String) -> String {
      "<plist><dict><key>CFBundleDevelopmentRegion</key><string>\(region)</string></dict></plist>"
    }
    let project = tables.merging(["App.xcodeproj/project.pbxproj": BuildTargetTests.xcodeProject(region: "English")]) { $1 }
    let own = project.merging(["Info.plist": plist("de_DE"), "Beta/Info.plist": plist("de")]) { $1 }
    #expect(await self.project([], own).sourceLocale.identifier == "de")
    let mixed = project.merging(["Info.plist": plist("de_DE"), "Beta/Info.plist": plist("en")]) { $1 }
    #expect(await self.project([], mixed).sourceLocale.identifier == "en")
  }

  @Test func aFewHanCharactersAreReadAsTheRestOfTheApp() async {
    let tables = ["en.lproj/Localizable.strings": strings(["a": "A"])]
    let short = Alert(title: "取消", message: "取消", buttons: [])
    let long = Alert(title: "確認刪除這張照片嗎?", message: "刪除後無法復原。", buttons: [])
    let app = await project([short, long], tables)
    #expect([source(app, 0), source(app, 1)] == ["zh-Hant", "zh-Hant"])
  }

  @Test func namesInOtherLettersChangeNothing() async {
    let mixed = Alert(title: "iPhone에서 삭제할까요?", message: "iCloud Drive에 있습니다.", buttons: ["OK"])
    #expect(await project([mixed]).sourceLocale.identifier == "ko")
  }

  /// Two words that another language has as well are soon found in a short text, unless the app names that language.
  @Test func aShortTextIsInNoLanguageThatTheAppDoesNotName() async {
    let spanish = [
      Alert(
        title: "Necesitamos que actives los permisos de la cámara.", message: "Todos los campos del perfil están vacíos.",
        buttons: ["Aceptar"])
    ]
    let short = Alert(title: "Revise su correo", message: "", buttons: ["IR"])
    let files = ["es.lproj/Localizable.strings": strings(["a": "A", "b": "B"])]
    #expect(source(await project(spanish + [short], files), 1) == "es")
    let lithuanian = files.merging(["lt.lproj/Localizable.strings": strings(["a": "A"])]) { $1 }
    #expect(source(await project(spanish + [short], lithuanian), 1) == "lt")
    let long = Alert(title: "Foto konnte nicht gesichert werden", message: "", buttons: ["OK"])
    #expect(source(await project(spanish + [long], files), 1) == "de")
  }

  /// Two words and a Cancel of that language's tell it.
  @Test(arguments: [("Cancelar", "es"), ("OK", "en")]) func aCancelTellsWithAFewWords(button: String, language: String) async {
    let english = Alert(title: "Delete This Photo?", message: "It can’t be restored, and it is gone.", buttons: ["Cancel"])
    let short = Alert(title: "Error de conexion", message: "Fallo al conectar", buttons: [button])
    let files = ["en.lproj/Localizable.strings": strings(["a": "A"])]
    #expect(source(await project([english, short], files), 1) == language)
  }

  /// A sheet in English within an app that is not: its texts decide together.
  @Test func labelsThatOnlyEnglishHasTellIt() async {
    let vietnamese = Alert(title: "XÁC NHẬN ĐĂNG XUẤT", message: "Đăng xuất khỏi tài khoản?", buttons: ["HUỶ", "ĐĂNG XUẤT"])
    let sheet = Alert(
      title: "CHOOSE REPORT TYPE HERE", message: "", buttons: ["Report diary", "Collection by road items", "Cancel"])
    let mixed = Alert(title: "Đăng xuất khỏi tài khoản?", message: "", buttons: ["Cancel"])
    let files = ["vi.lproj/Localizable.strings": strings(["a": "A"])]
    let app = await project([vietnamese, sheet, mixed], files)
    #expect([0, 1, 2].map { source(app, $0) } == ["vi", "en", "vi"])
    let found = await Linter.lint(app).findings.filter { $0.rule == "cancel-label" }
    #expect(found.allSatisfy { $0.surface != "a1" })
  }

  /// Words that English has as well say nothing beside one that it has not, nor do those without an accent beside one with it.
  @Test(arguments: [["No conectado a internet", "es"], ["A senha deve ter no mínimo 6 caracteres!", "pt-BR"]])
  func wordsThatEnglishHasTooTellNoEnglish(text: [String]) async {
    let spanish = Alert(
      title: "¿Seguro que quieres eliminar la foto?", message: "No se puede restaurar.", buttons: ["Eliminar"])
    let mixed = Alert(title: "Error", message: text[0], buttons: ["OK"])
    let files = ["\(text[1]).lproj/Localizable.strings": strings(["a": "A"])]
    #expect(source(await project([spanish, mixed], files), 1) == text[1])
  }

  /// Buttons that stand in code mean what they mean in their own language, under whatever text.
  @Test func labelsInOtherLettersAreJudgedInTheirLanguage() async {
    func alert(_ button: String, _ role: ButtonRole) -> Surface<StringReference> {
      let range = SourceRange(file: FileID(0), start: 0, end: 0)
      var surface = Surface<StringReference>(
        drafting: "a", title: .key("login.title", table: nil, defaultValue: nil, range: range), message: nil,
        buttons: [SurfaceButton(title: .literal(button, range: range), role: role)])
      surface.origin = .source
      surface.range = range
      return surface
    }
    func labels(_ surface: Surface<StringReference>) async -> [String?] {
      let reader = SourceReader { files in
        CodeReading(files: Dictionary(uniqueKeysWithValues: files.map { ($0.id, SourceReading(surfaces: [surface])) }))
      }
      let files = ["0.swift": "", "en.lproj/Localizable.strings": strings(["login.title": "You Are Signed Out"])]
      let app = await Project.assemble(inputs(files), sources: reader)
      return await Linter.lint(app).findings.filter { $0.rule == "cancel-label" }.map(\.text)
    }
    #expect(await labels(alert("확인", .cancel)) == [])
    #expect(await labels(alert("取消", .cancel)) == [])
    #expect(await labels(alert("삭제", .cancel)) == ["삭제"])
  }

  /// A label by which another language of the app cancels, beside words that tell nothing.
  @Test(arguments: [("Abbrechen", "de"), ("OK", "en")]) func aCancelOfTheAppsOtherLanguage(button: String, language: String)
    async
  {
    let sheet = Alert(title: "Einnahme", message: "", buttons: ["Genommen", button])
    let files = ["en.lproj/Localizable.strings": strings(["a": "A"]), "de.lproj/Main.strings": strings(["b": "B"])]
    #expect(source(await project([Self.english, sheet], files), 1) == language)
  }

  /// Function words that are those of kin as well: the other words tell which.
  @Test func theOtherWordsTellKin() async {
    let files = ["App.xcodeproj/project.pbxproj": BuildTargetTests.xcodeProject(region: "en")]
    let spanish = Alert(title: "Pedir cita", message: "Hora de la cita", buttons: ["Confirmar", "Cancelar"])
    let catalan = Alert(title: "Baixa el fitxer", message: "Nom de la carpeta", buttons: ["Confirma", "Cancel·la"])
    #expect(source(await project([spanish], files)) == "es")
    #expect(source(await project([catalan], files)) == "ca")
  }

  @Test(arguments: [("common.error", false), ("photos", true)]) func aBareKey(key: String, isTold: Bool) async {
    let catalog = "{\"sourceLanguage\":\"en\",\"strings\":{\"\(key)\":{}},\"version\":\"1.0\"}"
    let alert = Alert(title: key, message: "", buttons: ["OK"], isKeyed: true)
    let found = await rules(await project([alert], ["Localizable.xcstrings": catalog]))
    #expect(found.contains("single-word-title") == isTold)
  }

  /// Keys of one word that nothing translates are texts of the code, too.
  @Test func aKeyOfOneWord() async {
    let alert = Alert(title: "Başarılı", message: "İzin talebi reddedildi", buttons: ["Tamam"], isKeyed: true)
    let own = ([alert.title, alert.message] + alert.buttons).map { "\"\($0)\" = \"\($0)\";\n" }.joined()
    let files = [
      "en.lproj/Localizable.strings": own + strings(["a.b": "One more thing"]),
      "tr.lproj/Localizable.strings": strings(["a.b": "Bir şey daha"]),
    ]
    let app = await project([Self.english, alert], files)
    #expect(source(app, 1) == "tr")
    #expect(await rules(app).isDisjoint(with: ["missing-translation", "cancel-label"]))
  }

  /// The table of an app that names no language says by its texts which it is in, whatever languages a library's tables have.
  @Test(arguments: ["", "\"CFBundleDisplayName\" = \"Album\";\n"])
  func aTableInNoFolderOfALanguage(propertyList: String) async {
    let keyed = Alert(title: "leave.title", message: "leave.message", buttons: ["leave.cancel"], isKeyed: true)
    let own: KeyValuePairs = ["leave.title": "정말 나가시겠습니까?", "leave.message": "쓴 글은 저장되지 않습니다.", "leave.cancel": "취소"]
    let files = [
      "App/Localizable.strings": strings(own),
      // What a property list says is of every app.
      "App/en.lproj/InfoPlist.strings": propertyList,
      "App/Browser.bundle/en.lproj/Localizable.strings": strings(["Cancel": "Cancel"]),
      "App/Browser.bundle/fr.lproj/Localizable.strings": strings(["Cancel": "Annuler"]),
    ]
    let app = await project([keyed], files)
    #expect(app.sourceLocale.identifier == "ko" && app.locales.map(\.identifier) == ["ko"])
    #expect(await rules(app).isDisjoint(with: ["cancel-label", "mixed-language"]))
  }

  /// Where others are in another language, so is a text with several accents that has a word of English.
  @Test(arguments: [("Účet vytvořen. Zkontroluj email a potvrď registraci.", "cs"), ("Check the email of your café.", "en")])
  func accentsTellWhereOthersAreInAnotherLanguage(text: String, language: String) async {
    let texts = ["Vyplň prosím všechny údaje.", "Zadej prosím nové heslo.", "Heslo není správné.", "Ověř prosím svůj účet."]
    let tables = ["en": "One more", "cs": "Ještě jedno"].map { ("\($0).lproj/Localizable.strings", strings(["a.b": $1])) }
    let app = await project(
      texts.map { Alert(title: "Chyba", message: $0, buttons: ["Zrušit"]) } + [
        Alert(title: "Info", message: text, buttons: ["OK"])
      ],
      Dictionary(uniqueKeysWithValues: tables))
    #expect(source(app, 0) == "cs")
    #expect(source(app, 4) == language)
  }
}
