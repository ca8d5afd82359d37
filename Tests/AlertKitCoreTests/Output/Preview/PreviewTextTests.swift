import AlertKitCore
import Foundation
import Testing

@Suite struct PreviewTextTests {
  private func drawing(_ surface: String, _ locale: String, _ scenes: [Scene] = PreviewFixture.classic) async -> String {
    await PreviewFixture.preview(locales: [locale], surface: surface, scenes: scenes).text(usesColor: false)
  }

  /// Without the marks that keep right-to-left texts in their cells.
  private func plain(_ text: String) -> String {
    text.replacing("\u{200E}", with: "")
  }

  @Test func anAlertInEnglish() async {
    #expect(
      await drawing("delete", "en") == """
        delete · en
        classic · iPhone SE · portrait · L
        ╭───────────────────────────────────────╮
        │          Delete This Album?           │
        │ Photos in it stay in the library, and │
        │      everyone else keeps theirs.      │
        ├───────────────────┬───────────────────┤
        │    **Cancel**     │    Delete [!]     │
        ╰───────────────────┴───────────────────╯


        """)
  }

  @Test func wideCharactersAreAligned() async {
    #expect(
      await drawing("delete", "ko") == """
        delete · ko
        classic · iPhone SE · portrait · L
        ╭───────────────────────────────────────────────╮
        │             이 앨범을 삭제할까요?             │
        │ 앨범에 있는 사진은 보관함에 남고 다른 사람의  │
        │            사진도 그대로 남습니다.            │
        ├───────────────────────┬───────────────────────┤
        │       **취소**        │       삭제 [!]        │
        ╰───────────────────────┴───────────────────────╯


        """)
  }

  @Test func arabicKeepsCancelLeft() async {
    let text = await drawing("delete", "ar")
    #expect(
      plain(text) == """
        delete · ar
        classic · iPhone SE · portrait · L · approximate
        ╭───────────────────────────╮
        │ هل تريد حذف هذا الألبوم؟  │
        │  ستبقى الصور في مكتبتك.   │
        ├─────────────┬─────────────┤
        │  **إلغاء**  │   حذف [!]   │
        ╰─────────────┴─────────────╯


        """)
    #expect(text.contains("\u{200E}**إلغاء**\u{200E}"))
  }

  @Test func glassHasCapsulesAndLeadingText() async {
    #expect(
      await drawing("delete", "ko", PreviewFixture.glass).contains(
        """
        │ 이 앨범을 삭제할까요?                 │
        │ 앨범에 있는 사진은 보관함에 남고 다른 │
        │ 사람의 사진도 그대로 남습니다.        │
        │                                       │
        │     ( 취소 )          ( 삭제 [!] )    │
        ╰───────────────────────────────────────╯
        """))
    #expect(await plain(drawing("delete", "ar", PreviewFixture.glass)).contains("│    ستبقى الصور في مكتبتك. │"))
  }

  @Test func aSheetHasCancelInAGroupOfItsOwn() async {
    #expect(
      await drawing("more", "en").contains(
        """
        ╭────────────────────────╮
        │       Delete [!]       │
        ╰────────────────────────╯
        ╭────────────────────────╮
        │       **Cancel**       │
        ╰────────────────────────╯
        """))
  }

  @Test func aStackAndATextField() async {
    #expect(
      await drawing("rename", "en").contains(
        """
        │      Rename the Album       │
        │ [ Name                    ] │
        ├─────────────────────────────┤
        │ **Save Under the New Name** │
        ├─────────────────────────────┤
        │           Cancel            │
        ╰─────────────────────────────╯
        warning long-button-title: button 2:
        """))
  }

  @Test func scenesThatLookAlikeShareADrawing() async {
    let text = await drawing("delete", "en", Scene.scenes(designs: [.classic]))
    #expect(text.contains("classic · iPhone SE, iPhone 16 · portrait, landscape · L\n"))
    #expect(text.split(separator: "╭").count == 2)
  }

  @Test func whatOneScrollsToIsMarked() async {
    let message = (1...40).map { "Line \($0) of a message." }.joined(separator: "\\n")
    let preview = await PreviewFixture.preview(
      of: PreviewFixture.app(title: "Title").mapValues { $0.replacing("Message.", with: message) })
    let text = preview.text(usesColor: false)
    #expect(text.contains("text scrolls"))
    #expect(text.contains("Line 1 of a message."))
    #expect(text.contains("┊"))
  }

  @Test func aFindingSpeaksOfTheLocaleItStandsBelow() async {
    let app = [
      "alerts.yaml": "alerts:\n  leave: {title: t, buttons: [{title: n, role: cancel}, {title: y}]}\n",
      "en.lproj/Localizable.strings": "\"t\" = \"Leave Now?\";\n\"n\" = \"No\";\n\"y\" = \"Yes\";\n",
      "ko.lproj/Localizable.strings": "\"t\" = \"지금 나갈까요?\";\n\"n\" = \"아니요\";\n\"y\" = \"예\";\n",
    ]
    let parts = await PreviewFixture.preview(of: app).text(usesColor: false).components(separatedBy: "leave · ko")
    #expect(parts.first?.contains("yes-no-button: button 2: “Yes”") == true)
    #expect(parts.last?.contains("yes-no-button: button 2: “예”") == true)
    #expect(parts.last?.contains("“Yes”") == false)
  }

  @Test func colourIsAskedFor() async {
    let preview = await PreviewFixture.preview(locales: ["en"], surface: "delete")
    #expect(preview.text(usesColor: true).contains("\u{1B}[1;31mDelete [!]\u{1B}[0m"))
    #expect(!preview.text(usesColor: false).contains("\u{1B}"))
  }

  @Test(arguments: PreviewFixture.hostile + [hostile])
  func hostileTextStaysText(text: String) async {
    let preview = await PreviewFixture.preview(of: PreviewFixture.app(title: text, message: text, button: text))
    #expect(!holdsUnsafeCharacter(preview.text(usesColor: false).replacing("\u{200E}", with: "")))
  }
}
