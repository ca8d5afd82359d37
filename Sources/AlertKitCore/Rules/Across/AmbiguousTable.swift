extension Rule {
  static let ambiguousTable = Rule(
    id: "ambiguous-table", severity: .note,
    summary: "A key stands in tables of one name in several modules, with different texts, and none is nearer than the others.",
    rationale: """
      A key is looked up in the bundle that the code names. Where two modules have a `Localizable` with the key and neither \
      lies nearer to the alert, what is checked and drawn may be the wrong one of two texts.
      """,
    guidelines: [],
    examples: [
      RuleExample(
        files: [
          "alerts.yaml": """
          alerts:
            leave:
              title: leave.title
              buttons:
                - {title: leave.stay, role: cancel}
                - {title: leave.go}
          """,
          "Chat/en.lproj/Localizable.strings": """
          "leave.title" = "Leave the Chat?";
          "leave.stay" = "Cancel";
          "leave.go" = "Leave";
          """,
          "Chat/ko.lproj/Localizable.strings": "\"leave.title\" = \"대화방에서 나가겠습니까?\";\n",
          "Group/en.lproj/Localizable.strings": "\"leave.title\" = \"Leave the Group?\";\n",
          "Group/zh-Hans.lproj/Localizable.strings": "\"leave.title\" = \"要退出群组吗？\";\n",
          "Group/ja.lproj/Localizable.strings": "\"leave.title\" = \"グループを退会しますか？\";\n",
          "Group/de.lproj/Localizable.strings": "\"leave.title\" = \"Gruppe verlassen?\";\n",
        ], findings: [.init(.title, in: ["en"])]),
      RuleExample(
        files: [
          "alerts.yaml": """
          alerts:
            leave:
              title: leave.title
              buttons:
                - {title: leave.stay, role: cancel}
          """,
          "Chat/en.lproj/Localizable.strings": "\"leave.title\" = \"Leave the Chat?\";\n\"leave.stay\" = \"Cancel\";\n",
          "Group/en.lproj/Localizable.strings": "\"leave.title\" = \"Leave the Chat?\";\n",
        ], note: "Where both say the same, it does not matter which is shown."),
      RuleExample(
        files: [
          "Chat/alerts.yaml": """
          alerts:
            leave:
              title: leave.title
              buttons:
                - {title: leave.stay, role: cancel}
          """,
          "Chat/en.lproj/Localizable.strings": "\"leave.title\" = \"Leave the Chat?\";\n\"leave.stay\" = \"Cancel\";\n",
          "Group/en.lproj/Localizable.strings": "\"leave.title\" = \"Leave the Group?\";\n",
        ], note: "The table beside the alert is meant."),
    ],
    checks: .copy(checkAmbiguousTable))
}

private func checkAmbiguousTable(_ localized: LocalizedSurface) -> [Violation] {
  guard localized.isSource, localized.traits.contains(.remarks) else { return [] }
  return localized.surface.texts.compactMap { field, copy in
    guard case .key(let key, _, _, _) = copy.reference, !copy.remarks.otherModules.isEmpty else { return nil }
    let places = copy.remarks.otherModules.map { quoted($0.isEmpty ? "." : $0) }.joined(separator: ", ")
    return Violation(
      field,
      "The key \(quoted(key)) has another text in \(places), which is as near; say in a spec beside its table which is meant.")
  }
}
