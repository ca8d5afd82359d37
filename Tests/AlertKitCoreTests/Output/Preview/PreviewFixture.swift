import AlertKitCore

/// Makes previews of small apps.
enum PreviewFixture {
  static let app: [String: String] = [
    "alerts.yaml": """
    alerts:
      delete:
        title: delete.title
        message: delete.message
        buttons:
          - {title: common.cancel, role: cancel}
          - {title: common.delete, role: destructive}
      more:
        kind: action-sheet
        buttons:
          - {title: common.delete, role: destructive}
          - {title: common.cancel, role: cancel}
      rename:
        title: rename.title
        buttons:
          - {title: common.cancel, role: cancel}
          - {title: rename.button, preferred: true}
        text-fields:
          - {placeholder: rename.name}
    """,
    "en.lproj/Localizable.strings": """
    "delete.title" = "Delete This Album?";
    "delete.message" = "Photos in it stay in the library, and everyone else keeps theirs.";
    "common.cancel" = "Cancel";
    "common.delete" = "Delete";
    "rename.title" = "Rename the Album";
    "rename.button" = "Save Under the New Name";
    "rename.name" = "Name";
    """,
    "ko.lproj/Localizable.strings": """
    "delete.title" = "이 앨범을 삭제할까요?";
    "delete.message" = "앨범에 있는 사진은 보관함에 남고 다른 사람의 사진도 그대로 남습니다.";
    "common.cancel" = "취소";
    "common.delete" = "삭제";
    """,
    "ar.lproj/Localizable.strings": """
    "delete.title" = "هل تريد حذف هذا الألبوم؟";
    "delete.message" = "ستبقى الصور في مكتبتك.";
    "common.cancel" = "إلغاء";
    "common.delete" = "حذف";
    """,
  ]

  static let classic = [Scene(design: .classic, device: .named("iPhone SE")!)]
  static let glass = [Scene(design: .glass, device: .named("iPhone SE")!)]

  static func preview(
    of files: [String: String] = app, locales: [String] = [], surface: String? = nil, scenes: [Scene] = classic
  ) async -> Preview {
    var configuration = Configuration()
    configuration.locales = locales.compactMap { LocaleTag($0) }
    let inputs = files.map { InputFile(path: $0.key, bytes: Array($0.value.utf8)) }
    let project = await Project.assemble(inputs, configuration: configuration)
    let report = await Linter.lint(project, options: try! Linter.Options(configuration: configuration))
    return Preview(of: project, report: report, scenes: scenes, surface: surface)
  }

  /// An app of one alert with the given texts.
  static func app(title: String, message: String = "Message.", button: String = "OK") -> [String: String] {
    func quoted(_ text: String) -> String {
      "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
    return [
      "alerts.yaml": "alerts:\n  hostile:\n    title: t\n    message: m\n    buttons:\n      - {title: b, role: cancel}\n",
      "en.lproj/Localizable.strings": "\"t\" = \(quoted(title));\n\"m\" = \(quoted(message));\n\"b\" = \(quoted(button));\n",
    ]
  }

  /// Texts that try to leave the place where they are shown.
  static let hostile = [
    "</text><script>document.title = 'run'</script>", "</script><img src=x onerror=\"document.title='run'\">", "]]>", "\"'><&",
    "<!--<script>", "a\u{0}b\u{8}c", "\u{202E}evil\u{202C}\u{2066}", "javascript:document.title='run'", "&#60;b&#62;",
    "\u{2028}</style>",
  ]
}
