import AlertKitCore
import Testing

/// What rules of others are given to look at texts.
@Suite struct LocaleTextTests {
  static func texts(_ surface: ExampleSurface, in locale: LocaleTag, at field: Field) -> [LocaleText] {
    surface.localized().first { $0.locale == locale }?.localeTexts(at: field) ?? []
  }

  @Test func wordsEndsAndMeanings() throws {
    let surface = ExampleSurface(
      title: ["en": "Delete <b>%@</b>?", "el": "Διαγραφή;", "ko": "사진을 삭제할까요?"],
      buttons: [.init(["en": "Cancel", "ko": "취소"], .cancel)])
    let english = try #require(Self.texts(surface, in: "en", at: .title).first)
    #expect(english.shown == "Delete \u{FFFC}?" && english.words == ["Delete"] && english.endMark == .question)
    #expect(Self.texts(surface, in: "el", at: .title).map(\.endMark) == [.question])
    let korean = try #require(Self.texts(surface, in: "ko", at: .title).first)
    #expect(korean.holds("사진") && korean.first(of: ["앨범", "사진"]) == "사진" && !korean.holds("삭제하다"))
    #expect(Self.texts(surface, in: "ko", at: .button(1)).map(\.terms) == [[.cancel]])
    #expect(Self.texts(surface, in: "el", at: .button(1)).isEmpty && Self.texts(surface, in: "en", at: .button(2)).isEmpty)
  }

  @Test func eachFormIsATextOfItsOwn() {
    let surface = ExampleSurface(title: .plural(["en": ["one": "Delete %lld photo?", "other": "Delete %lld photos!"]]))
    let texts = Self.texts(surface, in: "en", at: .title)
    #expect(Set(texts.map(\.endMark)) == [.question, .exclamation] && texts.map(\.variant) == [0, 1])
    let violations = surface.localized()[0].violations { $0.endMark == .question ? "asks" : nil }
    #expect(violations.map(\.variant) == texts.filter { $0.endMark == .question }.map(\.variant))
  }

  @Test func aPlaceIsTheLayoutsOwn() throws {
    for scene in Scene.defaults {
      var layouter = SurfaceLayouter(locale: "en")
      let laidOut = layouter.lay(out: Surface(drafting: "a", title: "A", message: "B"), in: scene)
      let layout = try #require(laidOut)
      let slot = try #require(TextRole.alertTitle.slot(in: scene))
      #expect(slot.width == layout.textWidth)
      #expect(layout.textWidth + 2 * layout.textInset == layout.frame.width)
      #expect(slot.font.size == 17)
    }
    #expect(TextRole.alertTextField.slot(in: Scene.defaults[0]) == nil)
    let large = Scene(design: .classic, device: Scene.defaults[0].device, textSize: .xxxLarge)
    #expect(try #require(TextRole.alertTitle.slot(in: large)).font.size == 23)
  }
}
