extension Rule {
  static let titleWraps = Rule(
    id: "title-wraps", severity: .warning,
    summary: "The title takes two lines (a note), or more (a warning).",
    rationale: """
      A title is read at a glance, and on one line it can be. What it takes more room for belongs in the message. In landscape \
      the box is no wider, but less of it is seen.
      """,
    guidelines: ["A5"], examples: TitleWraps.firing + TitleWraps.silent,
    basis: .shownTitle,
    checks: .layout { LineFindings.violations(in: $0, at: .title, notable: 1, most: 2) { $0.surface.title } })
}

private enum TitleWraps {
  static let firing: [RuleExample] = [
    RuleExample(
      ExampleSurface(
        title: [
          "en": "Do you really want to delete this photo?", "ko": "이 사진과 앨범을 정말로 삭제하시겠습니까?", "zh-Hans": "确定要从所有相簿中删除这张照片吗？",
          "ja": "この写真をすべてのアルバムから削除しますか?", "de": "Dieses Foto aus allen Alben löschen?",
          "th": "ต้องการลบรูปภาพนี้ออกจากอัลบั้มทั้งหมดหรือไม่",
        ], buttons: [.init(.cancel, .cancel), .init(.delete, .destructive)]),
      findings: [.init(.title, in: ["en", "ko", "zh-Hans", "ja", "de", "th"], severity: .note)]),
    RuleExample(
      ExampleSurface(
        title: [
          "en": "The photo could not be uploaded because there is no connection to the server",
          "de": "Das Foto konnte nicht hochgeladen werden, weil keine Verbindung zum Server besteht", "ko": "업로드할 수 없음",
        ]),
      findings: [.init(.title, in: ["en", "de"], severity: .warning)]),
  ]

  static let silent: [RuleExample] = [
    RuleExample(
      ExampleSurface(title: .deletePhotoQuestion, buttons: [.init(.cancel, .cancel), .init(.delete, .destructive)])),
    RuleExample(
      ExampleSurface(title: ["en": "Delete 24 photos?", "ar": "هل تريد حذف ٢٤ صورة؟", "fr": "Supprimer 24 photos ?"])),
    RuleExample(
      ExampleSurface(title: ["en": "Delete %@?", "ko": "%@ 삭제?", "ja": "%@を削除?"]),
      note: "Placeholders are filled with a short sample."),
    RuleExample(
      ExampleSurface(title: ["en": "\n\nError", "ko": "\n\n오류"]),
      note: "Line feeds before the words make room for a picture."),
  ]
}
