import AlertKitCore
import Testing

@Suite struct ProjectTests {
  @Test(arguments: [
    ("ko.lproj", "ko"), ("ko-KR.lproj", "ko-KR"), ("zh_CN.lproj", "zh-CN"), ("zh-hans.lproj", "zh-Hans"),
    ("German.lproj", "de"), ("nb-NO.lproj", "nb-NO"), ("enm.lproj", "enm"),
  ])
  func localesComeFromFolders(folder: String, expected: String) async {
    let project = await project(["App/en.lproj/L.strings": strings(["a": "b"]), "App/\(folder)/L.strings": strings(["a": "c"])])
    #expect(project.locales == [tag("en"), tag(expected)])
    #expect(project.tables.map(\.module) == ["App"])
    #expect(project.tables[0].entry("a", in: tag(expected)) != nil)
    #expect(project.faults.isEmpty)
  }

  @Test(arguments: ["resources.lproj", "not a locale.lproj"])
  func aFolderThatIsNoLocaleIsAFault(folder: String) async throws {
    let project = await project(["en.lproj/L.strings": strings(["a": "b"]), "\(folder)/L.strings": strings(["a": "c"])])
    #expect(project.locales == [tag("en")])
    #expect(project.faults.count == 1)
    #expect(try #require(project.faults.first).message.contains(folder))
  }

  @Test(arguments: [
    (["en", "de"], "en"), (["de", "en-GB", "en-US"], "en-US"), (["de", "en-GB"], "en-GB"), (["Base", "de"], "Base"),
    (["Base", "en"], "en"),
  ])
  func sourceLocaleOfTables(folders: [String], expected: String) async {
    let files = Dictionary(uniqueKeysWithValues: folders.map { ("\($0).lproj/L.strings", strings(["a": "b"])) })
    let project = await project(files)
    #expect(project.sourceLocale == tag(expected))
    #expect(project.locales.first == tag(expected))
    #expect(project.locales.filter { $0 != project.sourceLocale }.contains(.base) == false)
  }

  @Test(arguments: [("en", "Delete the photo?", "en"), ("English", "Delete the photo?", "en"), ("en", "この写真を削除しますか？", "ja")])
  func baseIsInTheLanguageThatTheProjectSays(region: String, text: String, expected: String) async {
    let project = await project([
      "Base.lproj/Localizable.strings": strings(["a": text]), "de.lproj/Localizable.strings": strings(["a": "Foto löschen?"]),
      "Info.plist": "<plist><dict><key>CFBundleDevelopmentRegion</key><string>\(region)</string></dict></plist>",
    ])
    #expect(project.sourceLocale == tag(expected))
    #expect(project.locales == [tag(expected), tag("de")])
  }

  private static let french = [
    "Voulez-vous supprimer la photo de cet album ?", "Les photos de cet album sont dans la corbeille.",
    "Vous pouvez choisir une autre photo pour cet album.", "Une erreur est survenue avec la connexion.",
    "Votre compte est sur le point de se fermer.", "La photo est dans votre album.",
  ]
  private static let english = [
    "Do you want to delete the photo in this album?", "The photos of this album are in the trash.",
    "You can choose another photo for this album.", "There was an error with the connection.",
    "Your account is about to be closed.", "The photo is in your album.",
  ]
  private static let chinese = ["删除这张照片吗？", "照片已经删除。", "连接失败，请重试", "确定要退出登录吗？", "取消", "OK"]

  private func table(_ texts: [String]) -> String {
    texts.enumerated().map { "\"k\($0)\" = \"\($1)\";\n" }.joined()
  }

  /// Texts in the folder of English, and in other folders.
  @Test(arguments: [
    (french, [], "fr"), (french, [("fr-CA", french)], "fr-CA"), (french, [("fr", french), ("de", english)], "fr"),
    (chinese, [("ja", english)], "zh-Hans"), (english, [("fr", french)], "en"),
    (Array(french[..<3]) + english[3...], [("de", english)], "en"), (Array(chinese[..<3]) + english[3...], [], "en"),
    (["Voulez-vous supprimer la photo ?"], [], "en"), (["删除这张照片吗？"], [], "en"),
  ])
  func aFolderMayNameAnotherLanguage(texts: [String], others: [(String, [String])], expected: String) async {
    let tables = [("en", texts)] + others
    let files = Dictionary(uniqueKeysWithValues: tables.map { ("\($0).lproj/Localizable.strings", table($1)) })
    let app = await project(files)
    #expect(app.sourceLocale == tag(expected))
    #expect(app.locales.contains(tag("en")) == (expected == "en" || others.contains { $0.0 == expected }))
    #expect(await project(files) { $0.sourceLocale = tag("en") }.sourceLocale == tag("en"))
  }

  @Test func theFullestLocaleIsTheSourceWithoutEnglish() async {
    let project = await project([
      "de.lproj/L.strings": strings(["a": "b"]), "ko.lproj/L.strings": strings(["a": "b", "c": "d"]),
      "ja.lproj/InfoPlist.strings": strings(["a": "b", "c": "d", "e": "f"]),
    ])
    #expect(project.sourceLocale == tag("ko"))
    #expect(project.locales == [tag("ko"), tag("de")])
  }

  @Test func aTableInNoLocalesFolderDoesNotSayTheSourceLocale() async {
    let project = await project(["Loose.strings": strings(["a": "b"]), "de.lproj/L.strings": strings(["a": "b"])])
    #expect(project.sourceLocale == tag("de"))
    #expect(project.locales == [tag("de")])
  }

  @Test func keysThatAreTextsSayTheSourceLanguage() async {
    let texts: KeyValuePairs = ["Delete the photo?": "x", "The photo is gone.": "x", "Cancel": "x"]
    let english = await project(["ar.lproj/L.strings": strings(texts), "de.lproj/L.strings": strings(["Cancel": "x"])])
    #expect(english.sourceLocale == tag("en"))
    #expect(english.locales == [tag("en"), tag("ar"), tag("de")])
    let chinese = await project(["fr.lproj/L.strings": strings(["删除这张照片吗？": "x", "照片已经删除。": "x"])])
    #expect(chinese.sourceLocale.language == "zh")
  }

  @Test func catalogsAndTheConfigurationSayTheSourceLocale() async {
    let catalog = #"{"sourceLanguage": "ja", "version": "1.0", "strings": {"a": {}}}"#
    let files = ["L.xcstrings": catalog, "en.lproj/M.strings": strings(["a": "b"])]
    #expect(await project(files).sourceLocale == tag("ja"))
    #expect(await project(files) { $0.sourceLocale = tag("en") }.sourceLocale == tag("en"))
  }

  private static func catalog(_ keys: [String], _ more: String = "") -> String {
    let entries = keys.map { "\"\($0)\": {}" } + (more.isEmpty ? [] : [more])
    return "{\"sourceLanguage\": \"en\", \"version\": \"1.0\", \"strings\": {\(entries.joined(separator: ", "))}}"
  }
  private static let portuguese = [
    "Deseja excluir esta foto?", "A foto foi excluída do álbum.", "Não foi possível salvar a foto.", "Erro ao abrir o álbum",
    "Você não tem fotos neste álbum.", "Cancelar", "As fotos são para você e não para os outros.",
  ]

  /// Xcode says English until somebody changes it.
  @Test func theKeysOfACatalogSayInWhichLanguageTheyAre() async throws {
    let app = await project(["L.xcstrings": Self.catalog(Self.portuguese)])
    #expect(app.sourceLocale.language == "pt" && app.locales.count == 1)
    #expect(try #require(app.tables.first).entry("Cancelar", in: app.sourceLocale) != nil)
    let korean = (1...14).map { "사진 \($0)장을 삭제하시겠습니까?" }
    #expect(await project(["L.xcstrings": Self.catalog(korean)]).sourceLocale == tag("ko"))
    let english = ["Delete this photo?", "The photo is gone.", "It was not possible to save it."]
    #expect(await project(["L.xcstrings": Self.catalog(english)]).sourceLocale == tag("en"))
    let said = await project(["L.xcstrings": Self.catalog(Self.portuguese)]) { $0.sourceLocale = tag("en") }
    #expect(said.sourceLocale == tag("en"))
  }

  @Test func translationsIntoTheLanguageOfTheKeysStandBesideThem() async throws {
    let own = #""Sair": {"localizations": {"pt-BR": {"stringUnit": {"state": "translated", "value": "Sair agora"}}}}"#
    let app = await project(["L.xcstrings": Self.catalog(Self.portuguese, own)])
    #expect(app.sourceLocale == tag("pt-BR") && app.locales == [tag("pt-BR")])
    let set = try #require(app.tables.first)
    guard case .plain(let text)? = set.entry("Sair", in: tag("pt-BR"))?.value else {
      Issue.record("no text")
      return
    }
    #expect(text.text == "Sair agora")
    #expect(set.entry("Cancelar", in: tag("pt-BR")) != nil)
    let translated = Self.portuguese.map {
      "\"\($0)\": {\"localizations\": {\"en\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"x\"}}}}"
    }
    #expect(await project(["L.xcstrings": Self.catalog([], translated.joined(separator: ", "))]).sourceLocale == tag("en"))
  }

  @Test func onlyWantedLocalesAreChecked() async {
    let files = Dictionary(uniqueKeysWithValues: ["en", "de", "ko"].map { ("\($0).lproj/L.strings", strings(["a": "b"])) })
    let project = await project(files) { $0.locales = [tag("ko"), tag("de-AT"), tag("fr")] }
    #expect(project.locales == [tag("de-AT"), tag("ko")])
    #expect(project.sourceLocale == tag("en"))
  }

  @Test func tablesOfOneNameInTwoModulesStayApart() async {
    let project = await project([
      "App/en.lproj/L.strings": strings(["a": "app"]), "Lib/en.lproj/L.strings": strings(["a": "lib"]),
      "App/en.lproj/M.strings": strings(["a": "m"]),
    ])
    #expect(project.tables.map { "\($0.module)/\($0.name)" } == ["App/L", "App/M", "Lib/L"])
  }

  @Test func aStringsdictCountsBeforeStringsAndTheLastDuplicateCounts() async throws {
    let stringsdict = """
      <plist version="1.0"><dict><key>b</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string><key>other</key><string>%d photos</string></dict></dict></dict></plist>
      """
    let project = await project([
      "en.lproj/L.strings": strings(["a": "1", "b": "plain", "a": "2"]), "en.lproj/L.stringsdict": stringsdict,
    ])
    let set = try #require(project.tables.first)
    #expect(project.tables.count == 1)
    guard case .plain(let text)? = set.entry("a", in: tag("en"))?.value else {
      Issue.record("no plain text")
      return
    }
    #expect(text.text == "2")
    guard case .varied? = set.entry("b", in: tag("en"))?.value else {
      Issue.record("no plural text")
      return
    }
  }

  @Test func countsStringsAndSurfaces() async {
    let texts = strings(["x.title": "Delete photo?", "x.message": "It goes.", "x.cancel": "Cancel", "other": "Other"])
    let project = await project(["en.lproj/L.strings": texts, "ko.lproj/L.strings": texts])
    #expect(project.counts.strings == 8)
    #expect(project.counts.stringsOutsideSurfaces == 2)
    #expect(project.counts.surfacesByOrigin == [.keyNames: 1])
  }

  @Test func countsTheLocalesThatAreLookedAt() async {
    let texts = Array(
      strings(["x.title": "Delete photo?", "x.message": "It goes.", "x.cancel": "Cancel", "other": "Other"]).utf8)
    var configuration = Configuration()
    configuration.locales = [tag("ko-KR")]
    let files = ["en", "ko", "fr"].map { InputFile(path: "\($0).lproj/L.strings", bytes: texts) }
    let project = await Project.assemble(files, configuration: configuration)
    #expect(project.counts.strings == 4)
    #expect(project.counts.stringsOutsideSurfaces == 1)
    #expect(project.presentLocales == [tag("en"), tag("fr"), tag("ko")])
  }

  @Test func theOrderOfFilesDoesNotMatter() async {
    let texts = strings(["x.title": "Delete photo?", "x.message": "It goes."])
    var files = Dictionary(
      uniqueKeysWithValues: ["en", "de", "ko", "zh_CN", "zh-Hans", "Base"].flatMap { folder in
        ["App", "Lib"].map { ("\($0)/\(folder).lproj/L.strings", texts) }
      })
    files["App/alerts.yaml"] = "alerts:\n  y:\n    title: x.title\n    buttons:\n      - {title: {text: OK}}\n"
    let all = inputs(files).sorted { $0.path < $1.path }
    let first = await Project.assemble(all)
    #expect(first.files.map(\.path) == files.keys.sorted())
    for shift in 1..<4 {
      let other = await Project.assemble(Array(all[(shift * 3)...] + all[..<(shift * 3)]).reversed())
      #expect(describe(other) == describe(first))
    }
  }

  private func describe(_ project: Project) -> [String] {
    project.files.map(\.path) + project.tables.map { "\($0.module) \($0.name) \($0.locales)" }
      + project.surfaces.map { "\($0.outline { "\($0)" }) \($0.range)" } + project.locales.map(\.identifier)
  }

  @Test func suppressionsOfACatalogCountOnce() async {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"x.title": {"comment": "alertcopy:disable title-case",
        "localizations": {"de": {"stringUnit": {"state": "translated", "value": "Weg?"}},
          "ko": {"stringUnit": {"state": "translated", "value": "?"}}}}}}
      """
    let project = await project(["L.xcstrings": catalog])
    #expect(project.suppressions.map(\.rule) == ["title-case"])
  }

  @Test func siblingsAreNotReported() async {
    var files = inputs(["en.lproj/L.strings": strings(["a": "b"]), "ko.lproj/L.strings": strings(["a": "b"])])
    for index in files.indices { files[index].isReported = files[index].path.hasPrefix("ko") }
    let project = await Project.assemble(files)
    #expect(project.reported.map { project.files[Int($0.index)].path } == ["ko.lproj/L.strings"])
  }

  @Test func anUnreadableFileIsThereWithAFault() async throws {
    let project = await Project.assemble([InputFile(path: "en.lproj/L.strings", contents: .unreadable("permission denied"))])
    let fault = try #require(project.faults.first)
    #expect(fault.kind == .unreadable)
    #expect(fault.message.contains("permission denied"))
    #expect(project.files.map(\.path) == ["en.lproj/L.strings"])
  }
}
