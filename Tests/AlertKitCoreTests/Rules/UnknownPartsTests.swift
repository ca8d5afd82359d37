import Testing

@testable import AlertKitCore

/// What was read may leave parts of a surface open; rules that need them must stay silent.
@Suite struct UnknownPartsTests {
  private static func copy(_ text: String?, _ status: Copy.Status = .translated) -> Copy {
    Copy(
      reference: .key("a.key", table: nil, defaultValue: nil, range: nowhere), status: status,
      variants: text.map { [Copy.Variant($0)] } ?? [])
  }

  private static func surface(
    _ kind: SurfaceKind = .alert, origin: SurfaceOrigin = .spec, title: Copy? = copy("Delete this photo?"),
    buttons: [(String?, ButtonRole)], implicit: [String] = [], complete: Bool = true
  ) -> Surface<Copy> {
    Surface(
      id: "a", kind: kind, origin: origin, range: nowhere, title: title,
      buttons: buttons.map { SurfaceButton(title: copy($0.0, $0.0 == nil ? .dynamic : .translated), role: $0.1) },
      implicitButtons: implicit, buttonsAreComplete: complete)
  }

  private static func localized(
    _ surface: Surface<Copy>, source: Surface<Copy>? = nil, _ locale: String = "en"
  ) -> LocalizedSurface {
    LocalizedSurface(
      surface: surface, source: source ?? surface, locale: tag(locale), sourceLocale: tag("en"),
      facts: .facts(for: tag(locale)),
      sourceFacts: .facts(for: tag("en")))
  }

  private static func ids(_ localized: LocalizedSurface) -> Set<String> {
    Set(
      Rule.all.filter { rule in
        rule.checks.contains { check in
          switch check {
          case .structure(let find), .absence(let find): localized.isSource && !find(localized).isEmpty
          case .copy(let find): !find(localized).isEmpty
          case .limitedCopy, .layout, .fault, .reading, .project: false
          }
        }
      }.map(\.id.name))
  }

  private let structural: Set<String> = [
    "misplaced-cancel", "unmarked-cancel", "no-cancel-path", "destructive-without-cancel", "too-many-buttons", "no-buttons",
    "single-button",
  ]

  @Test(arguments: [
    [("Delete", ButtonRole.destructive), ("Cancel", .unknown)], [("Share", .unknown), ("Save", .unknown)],
    [("Delete", .unknown), ("Cancel", .default)],
  ])
  func unknownRoles(buttons: [(String, ButtonRole)]) {
    let found = Self.ids(Self.localized(Self.surface(buttons: buttons.map { ($0.0, $0.1) })))
    #expect(found.isDisjoint(with: structural.union(["unmarked-destructive"])))
  }

  @Test(arguments: [
    [], [("OK", ButtonRole.default)], [("Delete", .destructive)], [("Delete", .destructive), ("Cancel", .default)],
  ])
  func incompleteButtons(buttons: [(String, ButtonRole)]) {
    let found = Self.ids(Self.localized(Self.surface(buttons: buttons.map { ($0.0, $0.1) }, complete: false)))
    #expect(found.isDisjoint(with: structural))
  }

  @Test func textKnownOnlyAtRunTimeMayBeCancel() {
    let found = Self.ids(Self.localized(Self.surface(buttons: [("Delete", .destructive), (nil, .default)])))
    #expect(found.isDisjoint(with: structural))
  }

  @Test func frameworkAddsButtons() {
    #expect(Self.ids(Self.localized(Self.surface(buttons: [], implicit: ["OK"]))) == ["single-button"])
    let dialog = Self.surface(.confirmationDialog, buttons: [("Delete", .destructive)], implicit: ["Cancel"])
    #expect(Self.ids(Self.localized(dialog)).isEmpty)
    let twice = Self.surface(.confirmationDialog, buttons: [("Share", .default), ("Cancel", .default)], implicit: ["Cancel"])
    #expect(Self.ids(Self.localized(twice)) == ["misplaced-cancel"])
  }

  @Test func notificationsAreNoAlerts() {
    let buttons: [(String?, ButtonRole)] = [("Yes", .default), ("Delete", .default), ("Ok.", .cancel)]
    #expect(Self.ids(Self.localized(Self.surface(.notification, title: nil, buttons: buttons))).isEmpty)
    // The rules about a button's words hold for actions too, those about roles and order do not.
    var category = Self.surface(.notificationCategory, title: nil, buttons: buttons)
    let ofActions: Set<String> = ["ok-spelling", "yes-no-button", "button-punctuation", "notification-unmarked-destructive"]
    #expect(Self.ids(Self.localized(category)) == ofActions)
    category.category = NotificationCategory(identifier: .name("ORDER", range: nil))
    #expect(
      Self.ids(Self.localized(category)) == [
        "ok-spelling", "yes-no-button", "button-punctuation", "notification-unmarked-destructive",
        "notification-missing-placeholder",
      ])
  }

  @Test func keyNamesNeedNotShowTheTitle() {
    var surface = Self.surface(origin: .keyNames, title: nil, buttons: [("OK", .unknown)], complete: false)
    surface.message = Self.copy("The photo was deleted.")
    #expect(Self.ids(Self.localized(surface)).isEmpty)
  }

  @Test func translationDecidesWhereSourceIsUnknown() {
    let source = Self.surface(buttons: [("Cancel", .cancel), (nil, .default)])
    let korean = Self.surface(title: Self.copy("이 사진을 삭제하겠습니까?"), buttons: [("취소", .cancel), ("사진 삭제", .default)])
    #expect(Self.ids(Self.localized(korean, source: source, "ko")) == ["unmarked-destructive"])
    let harmless = Self.surface(title: Self.copy("Esc?"), buttons: [("Vazgeç", .cancel), ("Vazgeç", .default)])
    #expect(!Self.ids(Self.localized(harmless, source: source, "tr")).contains("unmarked-destructive"))
  }

  @Test func untranslatedWordsAreNotJudged() {
    let source = Self.surface(
      title: Self.copy("Oops"), buttons: [("No.", .cancel), ("Yes, Really Delete It All!", .destructive)])
    #expect(Self.ids(Self.localized(source, source: source, "ko")) == ["untranslated-alert"])
  }

  @Test func localesWithoutFactsAreSilent() {
    let surface = Self.surface(buttons: [("Kansela", .cancel), ("Futa", .destructive)])
    #expect(Self.ids(Self.localized(surface, source: surface, "ee")) == ["untranslated-alert"])
  }

  @Test(arguments: [Copy.Status.missing, .empty, .new])
  func untranslatedStatus(status: Copy.Status) {
    let source = Self.surface(buttons: [("OK", .default)])
    let korean = Self.surface(title: Self.copy("Delete this photo?", status), buttons: [("확인", .default)])
    #expect(Self.ids(Self.localized(korean, source: source, "ko")) == ["missing-translation"])
  }

  @Test func keyInNoTableIsSaidOnce() {
    let surface = Self.surface(title: Self.copy(nil, .unknownKey), buttons: [("OK", .default)])
    #expect(Self.ids(Self.localized(surface)).contains("missing-translation"))
    #expect(!Self.ids(Self.localized(surface, source: surface, "ko")).contains("missing-translation"))
    var inCode = surface
    inCode.origin = .source
    #expect(!Self.ids(Self.localized(inCode)).contains("missing-translation"))
  }

  @Test func cancelMarkedDestructiveIsToldOnce() {
    let sheet = Self.surface(.actionSheet, buttons: [("Share", .default), ("Save", .default), ("Cancel", .destructive)])
    #expect(Self.ids(Self.localized(sheet)) == ["unmarked-cancel"])
  }

  @Test func yesSuggestsWhatTheRoleTells() throws {
    func message(_ role: ButtonRole) throws -> String {
      let korean = Self.surface(title: Self.copy("이 사진을 삭제하겠습니까?"), buttons: [("예", role)])
      let rule = try #require(Rule.named("yes-no-button"))
      guard case .copy(let find) = rule.checks[0] else { return "" }
      return try #require(find(Self.localized(korean, source: Self.surface(buttons: [("Yes", role)]), "ko")).first).message
    }
    #expect(try message(.destructive).contains("“삭제”"))
    #expect(try !message(.default).contains("삭제"))
  }

  @Test func systemButtonsMeanWhatTheyAreCalled() {
    var surface = Self.surface(buttons: [("Delete", .destructive)])
    surface.buttons.append(
      SurfaceButton(title: Copy(reference: .system("Cancel"), status: .translated, variants: []), role: .cancel))
    #expect(Self.ids(Self.localized(surface)).isEmpty)
  }
}
