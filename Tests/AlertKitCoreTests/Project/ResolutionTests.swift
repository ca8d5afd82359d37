import AlertKitCore
import Testing

@Suite struct ResolutionTests {
  /// What a spec's title shows in a locale.
  private func title(
    _ reference: String, in locale: String, of files: [String: String], spec path: String = "alerts.yaml"
  ) async throws -> Copy {
    let spec = "alerts:\n  x:\n    title: \(reference)\n    buttons:\n      - {title: {text: OK}}\n"
    let project = await project(files.merging([path: spec]) { $1 })
    let surface = try #require(project.surfaces.first { $0.origin == .spec })
    return try #require(project.localized(surface, in: tag(locale)).surface.title)
  }

  private func table(_ texts: KeyValuePairs<String, String>) -> [String: String] {
    Dictionary(uniqueKeysWithValues: texts.map { ("\($0.key).lproj/Localizable.strings", strings(["k": $0.value])) })
  }

  @Test(arguments: [
    ("ko", "사진", Copy.Status.translated), ("en", "Photo", .translated), ("de-AT", "Foto", .translated),
    ("fr", "Photo", .missing), ("ja", "Photo", .empty),
  ])
  func textsComeFromTheLocaleOrElseTheSource(locale: String, text: String, status: Copy.Status) async throws {
    let files = table(["en": "Photo", "ko": "사진", "de": "Foto", "ja": ""])
    let copy = try await title("k", in: locale, of: files)
    #expect(copy.text == text)
    #expect(copy.status == status)
  }

  @Test func baseHoldsWhatTheSourceLeavesOut() async throws {
    let files = [
      "Base.lproj/Localizable.strings": strings(["k": "Base text"]), "en.lproj/Localizable.strings": strings(["other": "x"]),
      "ko.lproj/Localizable.strings": strings(["other": "x"]), "Loose.strings": strings(["l": "Loose text"]),
    ]
    #expect(try await title("k", in: "en", of: files).text == "Base text")
    #expect(try await title("k", in: "ko", of: files).status == .missing)
    #expect(try await title("l", in: "en", of: files).text == "Loose text")
  }

  @Test(arguments: [("App/alerts.yaml", "app"), ("Lib/Specs/alerts.yaml", "lib"), ("alerts.yaml", "app")])
  func theNearestModuleCounts(spec: String, expected: String) async throws {
    let files = [
      "App/en.lproj/Localizable.strings": strings(["k": "app"]), "Lib/en.lproj/Localizable.strings": strings(["k": "lib"]),
      "App/Deep/Other/en.lproj/Localizable.strings": strings(["k": "deep"]),
    ]
    #expect(try await title("k", in: "en", of: files, spec: spec).text == expected)
  }

  /// A catalog keeps the names of keys whose texts have moved away; a key that is a text says itself.
  @Test(arguments: [("error.title", "Photo Lost"), ("Photo lost", "Photo lost")])
  func anEntryWithoutATextIsNoText(key: String, expected: String) async throws {
    let catalog = "{\"sourceLanguage\":\"en\",\"strings\":{\"\(key)\":{\"extractionState\":\"stale\"},\"Open the album\":{}}}"
    let files = [
      "App/Localizable.xcstrings": catalog, "Lib/en.lproj/Localizable.strings": strings([key: "Photo Lost"]),
    ]
    let copy = try await title("\"\(key)\"", in: "en", of: files, spec: "App/alerts.yaml")
    #expect(copy.text == expected)
  }

  @Test func aKeyWithoutTableIsFoundInAnyTable() async throws {
    let files = ["en.lproj/Localizable.strings": strings(["a": "x"]), "en.lproj/Photos.strings": strings(["k": "Photo"])]
    #expect(try await title("k", in: "en", of: files).text == "Photo")
  }

  @Test func aKeyThatNoTableHasIsUnknown() async throws {
    let copy = try await title("photo.title", in: "ko", of: table(["en": "Photo"]))
    #expect(copy.status == .unknownKey)
    #expect(copy.variants.isEmpty)
  }

  @Test(
    arguments: [
      ("Delete this photo?", Copy.Status.translated, "Delete this photo?"), ("photo_title", .unknownKey, nil),
    ] as [(String, Copy.Status, String?)])
  func aKeyThatIsTextShowsItself(key: String, status: Copy.Status, text: String?) async throws {
    let files = ["en.lproj/Localizable.strings": strings(["a": "b"]), "ko.lproj/Localizable.strings": strings([key: "삭제"])]
    let copy = try await title("\"\(key)\"", in: "en", of: files)
    #expect(copy.status == status)
    #expect(copy.text == text)
    #expect(try await title("\"\(key)\"", in: "ko", of: files).text == "삭제")
  }

  @Test func aSingleWordIsTextWhereMostKeysAre() async throws {
    let korean = strings(["Delete": "삭제", "Delete all photos?": "모두?", "Are you sure?": "확실?"])
    let copy = try await title("Delete", in: "en", of: ["en.lproj/Other.strings": "", "ko.lproj/Localizable.strings": korean])
    #expect(copy.text == "Delete")
  }

  @Test(arguments: ["album_delete_title", "album.delete.title"])
  func aNameIsNoTextAlsoWhereMostKeysAre(key: String) async throws {
    let korean = strings([key: "삭제", "Delete all photos?": "모두?", "Are you sure?": "확실?"])
    let copy = try await title(key, in: "en", of: ["en.lproj/Other.strings": "", "ko.lproj/Localizable.strings": korean])
    #expect(copy.status == .unknownKey && copy.variants.isEmpty)
  }

  @Test(arguments: [
    ("translated", true, Copy.Status.translated, "Foto"), ("needs_review", true, .translated, "Foto"),
    ("new", true, .new, "Photo"), ("translated", false, .untranslatable, "Photo"),
  ])
  func catalogStates(state: String, translate: Bool, status: Copy.Status, text: String) async throws {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"k": {"comment": "A photo", "shouldTranslate": \(translate),
        "localizations": {"en": {"stringUnit": {"state": "translated", "value": "Photo"}},
          "de": {"stringUnit": {"state": "\(state)", "value": "Foto"}}}}}}
      """
    let copy = try await title("k", in: "de", of: ["Localizable.xcstrings": catalog])
    #expect(copy.status == status)
    #expect(copy.text == text)
    #expect(copy.comment == "A photo")
  }

  @Test func literalsShowThemselvesEverywhere() async throws {
    let copy = try await title("{text: \"Photo!\"}", in: "ko", of: table(["en": "x", "ko": "y"]))
    #expect(copy.status == .untranslatable)
    #expect(copy.text == "Photo!")
  }

  @Test func rangesPointIntoTheTableThatShowsTheText() async throws {
    let project = await project([
      "en.lproj/L.strings": strings(["x.title": "Photo", "x.message": "Gone"]),
      "ko.lproj/L.strings": strings(["x.title": "사진"]),
    ])
    let surface = try #require(project.surfaces.first)
    let korean = project.localized(surface, in: tag("ko"))
    func place(_ copy: Copy?) throws -> String {
      let range = try #require(copy?.variants.first?.range)
      let file = project.files[Int(range.file.index)]
      return file.path + " " + file.string(in: range)
    }
    #expect(try place(korean.surface.title) == "ko.lproj/L.strings 사진")
    #expect(try place(korean.surface.message) == "en.lproj/L.strings Gone")
    #expect(try place(korean.source.title) == "en.lproj/L.strings Photo")
    #expect(project.locales(of: surface) == [tag("en"), tag("ko")])
  }

  @Test func aSurfaceIsCheckedWhereItsTableIs() async throws {
    let project = await project([
      "App/en.lproj/L.strings": strings(["x.title": "Photo", "x.message": "Gone"]),
      "App/ko.lproj/L.strings": strings(["a": "b"]),
      "Lib/en.lproj/M.strings": strings(["a": "b"]), "Lib/de.lproj/M.strings": strings(["a": "b"]),
    ])
    #expect(project.locales == [tag("en"), tag("de"), tag("ko")])
    #expect(project.locales(of: try #require(project.surfaces.first)) == [tag("en"), tag("ko")])
  }
}
