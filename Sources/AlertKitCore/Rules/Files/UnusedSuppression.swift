extension Rule {
  static let unusedSuppression = Rule(
    id: "unused-suppression", severity: .warning,
    summary: "A suppression silenced nothing, of a rule that ran.",
    rationale: """
      A comment that switches off a rule for good reason outlives the reason, and then hides the next mistake. Take it out once \
      the text is right, or correct the rule's name.
      """,
    guidelines: [],
    examples: [
      RuleExample(
        files: [
          "en.lproj/Localizable.strings": """
          "delete.title" = "Delete this photo?";
          "cancel" = "Cancel";
          /* alertcopy:disable yes-no-button */
          "delete" = "Delete";

          """,
          "ko.lproj/Localizable.strings": """
          "delete.title" = "이 사진을 삭제하겠습니까?";
          "cancel" = "취소";
          "delete" = "삭제";

          """,
          "alerts.yaml": unusedSuppressionSpec,
        ], findings: [.init(.surface)]),
      RuleExample(
        files: [
          "en.lproj/Localizable.strings": """
          "delete.title" = "Delete this photo?";
          "cancel" = "Cancel";
          /* alertcopy:disable yes-no-button */
          "delete" = "Yes";

          """,
          "zh-Hans.lproj/Localizable.strings": """
          "delete.title" = "要删除此照片吗？";
          "cancel" = "取消";
          "delete" = "删除";

          """,
          "ja.lproj/Localizable.strings": """
          "delete.title" = "この写真を削除しますか?";
          "cancel" = "キャンセル";
          "delete" = "削除";

          """,
          "de.lproj/Localizable.strings": """
          "delete.title" = "Dieses Foto löschen?";
          "cancel" = "Abbrechen";
          "delete" = "Löschen";

          """,
          "alerts.yaml": unusedSuppressionSpec,
        ], note: "The suppression silences the Yes below it."),
    ],
    canBeSuppressed: false,
    checks: .fault { $0.kind == .unclear ? Violation(.surface, $0.sentence) : nil })
}

private let unusedSuppressionSpec = """
  table: Localizable
  alerts:
    delete-photo:
      title: delete.title
      buttons:
        - {title: cancel, role: cancel}
        - {title: delete, role: destructive}

  """
