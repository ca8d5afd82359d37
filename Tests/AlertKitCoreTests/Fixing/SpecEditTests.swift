import AlertKitCore
import Testing

/// Roles and order in specs, with comments and style kept.
@Suite struct SpecEditTests {
  static func fixed(_ spec: String, path: String = "alerts.yaml") async -> String {
    let project = FixedProject([
      path: spec,
      "en.lproj/Localizable.strings":
        "\"t\" = \"Delete the photo?\"; \"c\" = \"Cancel\"; \"d\" = \"Delete\"; \"s\" = \"Share\"; \"n\" = \"Not Now\";",
    ])
    let outcome = await project.fixed()
    let again = await project.with(outcome).fixed()
    #expect(again.files.isEmpty)
    return project.text(of: path, after: outcome)
  }

  @Test(arguments: ["\n", "\r\n"])
  func addsRolesInEveryStyle(lineBreak: String) async {
    let old = """
      alerts: # all of them
        a:
          title: t
          buttons:
            # stay
            - {title: c }   # out
            - title: d # gone
              preferred: false
        b: {title: t, buttons: [{title: {key: c, table: Localizable}}, {"title": "d"}]}
      """
    let new = """
      alerts: # all of them
        a:
          title: t
          buttons:
            # stay
            - {title: c, role: cancel }   # out
            - title: d # gone
              role: destructive
              preferred: false
        b: {title: t, buttons: [{title: {key: c, table: Localizable}, role: cancel}, {"title": "d", role: destructive}]}
      """
    #expect(await Self.fixed(old.replacing("\n", with: lineBreak)) == new.replacing("\n", with: lineBreak))
  }

  @Test func replacesRoles() async {
    let old = "alerts: {a: {title: t, buttons: [{title: c, role: 'cancel'}, {role: cancel, title: n}]}}\n"
    #expect(await Self.fixed(old) == old.replacing("{role: cancel", with: "{role: default"))
  }

  @Test func addsRolesToJSON() async {
    let old = """
      {"alerts": {"a": {"title": "t", "buttons": [{"title": "c"},
        {
          "title": "d"
        }]}}}
      """
    let new = """
      {"alerts": {"a": {"title": "t", "buttons": [{"title": "c", "role": "cancel"},
        {
          "title": "d",
          "role": "destructive"
        }]}}}
      """
    #expect(await Self.fixed(old, path: "alerts.json") == new)
  }

  @Test(arguments: ["\n", "\r\n"], [true, false])
  func movesLinesWithTheirComments(lineBreak: String, endsInBreak: Bool) async {
    func spec(_ buttons: [String]) -> String {
      let text = (["alerts:", "  a:", "    kind: action-sheet", "    buttons:"] + buttons).joined(separator: lineBreak)
      return endsInBreak ? text + lineBreak : text
    }
    let share = ["      # elsewhere", "      - title: s"]
    let delete = ["      # for ever", "      - title: d  # really", "        role: destructive"]
    #expect(await Self.fixed(spec(share + delete)) == spec(delete + share))
    let cancel = ["      - {title: c, role: cancel}"]
    #expect(await Self.fixed(spec(share + delete + cancel)) == spec(delete + share + cancel))
  }

  @Test func movesWithinBrackets() async {
    let old =
      "alerts: {a: {kind: action-sheet, buttons: [{title: s}, {title: c, role: cancel},  {title: d, role: destructive}]}}\n"
    let new =
      "alerts: {a: {kind: action-sheet, buttons: [{title: d, role: destructive}, {title: s},  {title: c, role: cancel}]}}\n"
    #expect(await Self.fixed(old) == new)
    let json =
      #"{"alerts": {"a": {"kind": "action-sheet", "buttons": [{"title": "s"}, {"title": "d", "role": "destructive"}]}}}"#
    let moved =
      #"{"alerts": {"a": {"kind": "action-sheet", "buttons": [{"title": "d", "role": "destructive"}, {"title": "s"}]}}}"#
    #expect(await Self.fixed(json, path: "alerts.json") == moved)
  }

  @Test func leavesAliasesAlone() async {
    let spec = """
      alerts:
        a:
          title: t
          buttons: [&out {title: c}, {title: d, role: destructive}]
        b:
          kind: action-sheet
          buttons: [{title: s}, *out]
      """
    #expect(await Self.fixed(spec) == spec)
  }
}
