extension Rule {
  static let longMessage = Rule(
    id: "long-message", severity: .warning,
    summary: "The message takes more than two lines (a note), or more than four (a warning).",
    rationale: """
      Nobody reads a paragraph that stands in the way of what they were doing. One or two short sentences say what matters; \
      the rest belongs behind the alert.
      """,
    guidelines: ["A7"], examples: LongMessage.firing + LongMessage.silent,
    checks: .layout { LineFindings.violations(in: $0, at: .message, notable: 2, most: 4) { $0.surface.message } })
}

private enum LongMessage {
  static let firing: [RuleExample] = [
    RuleExample(
      ExampleSurface(
        title: .photoDeleted,
        message: [
          "en": "The photo was moved to Recently Deleted, where it stays for thirty days before it is deleted for good.",
          "ko": "사진이 최근 삭제된 항목으로 이동되었습니다. 삼십 일 동안 그곳에 보관된 다음 모든 기기에서 영구적으로 삭제됩니다.",
          "zh-Hans": "照片已移到“最近删除”相簿。它会在那里保留三十天，之后将从所有设备中永久删除，届时无法再恢复。",
          "ja": "写真は「最近削除した項目」に移動しました。三十日間そこに保管された後、すべてのデバイスから完全に削除されます。",
          "de": "Das Foto liegt nun im Album „Zuletzt gelöscht“ und wird dort nach dreißig Tagen endgültig gelöscht.",
        ]),
      findings: [.init(.message, in: ["en", "ko", "zh-Hans", "ja", "de"], severity: .note)]),
    RuleExample(
      ExampleSurface(
        title: .photoDeleted,
        message: [
          "en": """
          The photo was moved to Recently Deleted, where it stays for thirty days before it is deleted for good. To get it back, \
          open the album, select the photo and restore it. Shared albums keep their own copy, which others can still see and \
          save.
          """,
          "ar": "تم نقل الصورة.",
        ]),
      findings: [.init(.message, in: ["en"], severity: .warning)]),
  ]

  static let silent: [RuleExample] = [
    RuleExample(
      ExampleSurface(
        title: .photoDeleted,
        message: [
          "en": "It can be restored for thirty days.", "ko": "삼십 일 동안 복원할 수 있습니다.", "zh-Hans": "三十天内可以恢复。",
          "ja": "三十日間は復元できます。", "th": "กู้คืนได้ภายในสามสิบวัน", "fr": "Elle peut être restaurée pendant trente jours.",
        ])),
    RuleExample(ExampleSurface(title: .photoDeleted)),
    RuleExample(
      ExampleSurface(title: .photoDeleted, message: "\n\n\n\n\n\n\n"), note: "Room for a picker, and no words to shorten."),
    RuleExample(
      ExampleSurface(title: .photoDeleted, message: "%@\n%@\nhttps://album.example\n%@ %@"), note: "Values for a report."),
  ]
}
