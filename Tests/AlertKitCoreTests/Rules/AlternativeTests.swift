import Testing

@testable import AlertKitCore

/// Texts that are chosen at run time: each is judged by itself, and what is not known of one silences what needs it.
@Suite struct AlternativeTests {
  private static func copy(_ key: String, _ text: String?, _ status: Copy.Status = .translated) -> Copy {
    Copy(
      reference: .key(key, table: nil, defaultValue: nil, range: nowhere), status: text == nil ? .dynamic : status,
      variants: text.map { [Copy.Variant($0)] } ?? [])
  }

  private static func either(_ copies: Copy...) -> Copy {
    Copy(
      reference: .alternatives(copies.map(\.reference)),
      status: copies.contains { $0.status == .missing } ? .missing : .translated,
      variants: copies.flatMap(\.variants), alternatives: copies)
  }

  private static func localized(
    title: Copy?, message: Copy? = nil, buttons: [(Copy, ButtonRole)] = [(copy("ok", "OK"), .default)],
    source: Surface<Copy>? = nil, _ locale: String = "en"
  ) -> LocalizedSurface {
    var surface = Surface<Copy>(
      id: "a", kind: .alert, origin: .source, range: nowhere, title: title, message: message,
      buttons: buttons.map { SurfaceButton(title: $0, role: $1) })
    surface.buttonsAreComplete = true
    return LocalizedSurface(
      surface: surface, source: source ?? surface, locale: tag(locale), sourceLocale: tag("en"),
      facts: .facts(for: tag(locale)),
      sourceFacts: .facts(for: tag("en")))
  }

  private static func violations(_ rule: String, _ localized: LocalizedSurface) -> [Violation] {
    (Rule.named(RuleID(rule))?.checks ?? []).flatMap { check -> [Violation] in
      switch check {
      case .structure(let find), .absence(let find): find(localized)
      case .copy(let find): find(localized)
      default: []
      }
    }
  }

  private static func keys(_ rule: String, _ localized: LocalizedSurface) -> [String?] {
    violations(rule, localized).map { violation in
      let copy = localized.surface[violation.field]
      let number = violation.alternative ?? copy?.place(ofVariant: violation.variant).single ?? 0
      return copy?.single[number].reference.keys.first?.key
    }
  }

  @Test func eachKeyIsJudgedByItself() async {
    let title = Self.either(Self.copy("a", "Error"), Self.copy("b", "Photo Not Saved"), Self.copy("c", "Warning"))
    #expect(await Self.keys("generic-title", Self.localized(title: title)) == ["a", "c"])
  }

  /// A number is compared with that of the text's own source, not with another branch's.
  @Test func numbersAreComparedWithTheirOwnSource() async {
    let source = Self.localized(
      title: Self.copy("t", "Sign Up"),
      message: Self.either(Self.copy("a", "Use 10 to 20 characters."), Self.copy("b", "Use 10 to 12 characters.")))
    func german(_ a: String, _ b: String) -> [String?] {
      let message = Self.either(Self.copy("a", a), Self.copy("b", b))
      return Self.keys(
        "number-mismatch", Self.localized(title: Self.copy("t", "Anmelden"), message: message, source: source.surface, "de"))
    }
    #expect(german("Es sind 10 bis 20 Zeichen.", "Es sind 10 bis 12 Zeichen.") == [])
    #expect(german("Es sind 10 bis 20 Zeichen.", "Es sind 10 bis 20 Zeichen.") == ["b"])
  }

  /// The longer text of the two is found in what is shown of the shorter one as well.
  @Test func layoutsSayWhichTextTheyShow() throws {
    let title = Self.either(Self.copy("a", "Delete %@ now?"), Self.copy("b", "Delete %@ %@ now?"))
    let arguments = SampleArguments([
      "a": ["the photos of the long journey to the lakes in the north of the country"], "b": ["1", "2"],
    ])
    let laid = LaidOutSurface(Self.localized(title: title), in: [Scene.defaults[0]], arguments: arguments)
    #expect(laid.scenes[0].layouts.map(\.variant) == [nil, TextVariant(field: .title, number: 1)])
    let found = LineFindings.violations(in: laid, at: .title, notable: 1, most: 2) { $0.surface.title }
    #expect(found.map(\.variant) == [0])
  }

  @Test func theMissingOneIsNamed() async {
    let source = Self.localized(title: Self.either(Self.copy("a", "Delete it?"), Self.copy("b", "Delete them?"))).surface
    let own = Self.localized(
      title: Self.either(Self.copy("a", "삭제하겠습니까?"), Self.copy("b", "Delete them?", .missing)), source: source, "ko")
    #expect(await Self.keys("missing-translation", own) == ["b"])
    #expect(Self.violations("missing-translation", own).first?.message.contains("“b”") == true)
    #expect(Self.violations("missing-translation", own).first?.message.contains("Delete them?") == true)
  }

  @Test func placeholdersAreThoseOfTheSameKey() async {
    let source = Self.localized(title: Self.either(Self.copy("a", "Delete %@?"), Self.copy("b", "Delete all?"))).surface
    let right = Self.localized(title: Self.either(Self.copy("a", "%@ 삭제?"), Self.copy("b", "모두 삭제?")), source: source, "ko")
    #expect(await Self.keys("placeholder-mismatch", right).isEmpty)
    let wrong = Self.localized(title: Self.either(Self.copy("a", "모두 삭제?"), Self.copy("b", "%@ 삭제?")), source: source, "ko")
    #expect(await Self.keys("placeholder-mismatch", wrong) == ["a", "b"])
  }

  @Test func anEmptyOneBesideAnUnknownOneIsNoMissingTitle() {
    #expect(
      Self.violations("missing-title", Self.localized(title: Self.either(Self.copy("a", ""), Self.copy("b", nil)))).isEmpty)
    #expect(
      Self.violations("missing-title", Self.localized(title: Self.either(Self.copy("a", ""), Self.copy("b", "")))).count == 1)
  }

  @Test func aButtonThatMayCancelIsAWayBack() {
    let buttons = [
      (Self.copy("d", "Delete"), ButtonRole.destructive),
      (Self.either(Self.copy("s", "Save"), Self.copy("c", "Cancel")), .default),
    ]
    let surface = Self.localized(title: Self.copy("t", "Delete this photo?"), buttons: buttons)
    #expect(Self.violations("destructive-without-cancel", surface).isEmpty)
    #expect(Self.violations("no-cancel-path", surface).isEmpty)
  }

  @Test func absenceIsSilentWhereAPartIsUnknown() {
    var surface = Self.localized(title: Self.copy("t", "Photo Not Saved"), buttons: [])
    #expect(Self.violations("no-buttons", surface).count == 1)
    surface = Self.localized(title: Self.either(Self.copy("t", "Photo Not Saved"), Self.copy("u", nil)), buttons: [])
    #expect(Self.violations("no-buttons", surface).isEmpty)
  }
}
