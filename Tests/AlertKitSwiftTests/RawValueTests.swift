import AlertKitCore
import Testing

/// What is only said where code tells it: numbers of cases, letters of texts, branches, and whether something is shown.
@Suite struct RawValueTests {
  private func titles(_ code: String) async -> [String] {
    await Extracted.surfaces(["A.swift": code]).map { Extracted.text($0.title) }
  }

  @Test(arguments: ["none = -1", "none = 0x10", "none = 1_000", "none = 0", "none"])
  func aCasesNumberIsNotItsName(first: String) async {
    let code = """
      enum Code: Int { case \(first); case failed }
      func f() { present(UIAlertController(title: "Error \\(Code.failed.rawValue)", message: "m", preferredStyle: .alert)) }
      """
    let found = await titles(code)
    #expect(found.count == 1 && !found[0].contains("failed"), "\(found)")
  }

  /// What a type says for its cases itself goes before the compiler's, also in an extension of what conforms by hand.
  @Test(arguments: [
    ("enum Kind { case work, home }", "extension Kind: RawRepresentable", "['Paid Work'] ['My Home']"),
    ("enum Kind: CaseIterable { case work, home }", "extension Kind", "['Paid Work'] ['My Home']"),
    ("enum Kind: String, CaseIterable { case work, home }", "", "['work'] ['home']"),
  ])
  func aRawValueOfItsOwnGoesFirst(type: String, extension head: String, shown: String) async {
    let own = "var rawValue: String { switch self { case .work: return \"Paid Work\"; case .home: return \"My Home\" } }"
    let code = """
      \(type)
      \(head.isEmpty ? "" : head + " { \(own) }")
      func f() { let a = UIAlertController(title: "Sort Note?", message: nil, preferredStyle: .alert)
        Kind.allCases.forEach { a.addAction(UIAlertAction(title: $0.rawValue, style: .default)) }; present(a) }
      """
    let found = await Extracted.surfaces(["A.swift": code]).flatMap(\.buttons)
    #expect(found.map { "[\(Extracted.text($0.title))]" }.joined(separator: " ") == shown)
  }

  @Test func aNumberThatIsTooLargeIsUnknown() async {
    let code = """
      enum Big: UInt64 { case most = 9223372036854775806; case more; case evenMore; case last }
      func f() { present(UIAlertController(title: "Error \\(Big.last.rawValue)", message: "m", preferredStyle: .alert)) }
      """
    let found = await titles(code)
    #expect(found.count == 1 && !found[0].contains("last"), "\(found)")
  }

  @Test(arguments: [
    ("\"delete\".uppercased()", "'DELETE'"), ("\"delete\".uppercasedFirst()", "'Delete'"),
    ("\"delete\".trimmed()", "'delete'"),
  ])
  func aTextIsInTheLettersThatItsMemberTells(title: String, shown: String) async {
    #expect(
      await titles("func f() { present(UIAlertController(title: \(title), message: \"m\", preferredStyle: .alert)) }") == [
        shown
      ])
  }

  @Test func lettersThatNobodyTellsAreUnknown() async {
    let found = await titles(
      "func f() { present(UIAlertController(title: \"delete\".capitalizedInTheHouseStyle(), message: \"m\", preferredStyle: .alert)) }"
    )
    #expect(found.count == 1 && !found[0].contains("'delete'"), "\(found)")
  }

  @Test(arguments: [false, true]) func bothBranchesAreRun(isQuietFirst: Bool) async {
    let calls = ["show(title, detail: nil)", "show(title, detail: e.localizedDescription)"]
    let code = """
      final class Reporter {
        func report(_ title: String, _ e: Error) {
          if quiet { \(calls[isQuietFirst ? 0 : 1]) } else { \(calls[isQuietFirst ? 1 : 0]) }
        }
        func show(_ title: String, detail: String?) {
          let alert = UIAlertController(title: title, message: detail, preferredStyle: .alert)
          if let detail {
            alert.addAction(UIAlertAction(title: "Copy", style: .default))
          } else {
            alert.addAction(UIAlertAction(title: "OK", style: .default))
          }
          present(alert, animated: true)
        }
        func f(e: Error) { report("Upload failed", e) }
      }
      """
    let found = await Extracted.surfaces(["A.swift": code])
    let buttons = found.flatMap(\.buttons).map { Extracted.text($0.title) }
    #expect(Set(buttons) == ["'Copy'", "'OK'"], "\(found.map(Extracted.line))")
  }

  @Test func aKeyPathReadsWhatItNames() async {
    let code = """
      @Reducer struct Feature {
        struct State { @PresentationState var problem: AlertState<Action.Alert>?
          mutating func fail() { problem = AlertState { TextState("It failed") } message: { TextState("Try again.") } } }
      }
      struct FeatureView: View {
        var body: some View { Text("x").alert(store: store.scope(state: \\.$problem, action: \\.problem)) }
      }
      """
    let found = await titles(code)
    #expect(found.contains { $0.contains("It failed") }, "\(found)")
  }
}
