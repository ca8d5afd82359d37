import AlertKitCore
import Testing

/// Ids, comments, broken files and declared wrappers.
@Suite struct SourceReadingTests {
  static let two = """
    extension Album {
      struct Sheet: View {
        var body: some View {
          content
            .alert("one", isPresented: $isOne) {}
            .alert("two", isPresented: $isTwo) {}
        }
        func ask() { show(UIAlertController(title: "three", message: nil, preferredStyle: .alert)) }
      }
    }
    """

  @Test func idsSurviveMovedLines() async {
    let ids = await Extracted.surfaces(["A.swift": Self.two]).map(\.id)
    #expect(ids == ["Album.Sheet.body.1", "Album.Sheet.body.2", "Album.Sheet.ask.1"])
    let moved = await Extracted.surfaces(["A.swift": "import SwiftUI\n\n// A line more.\n" + Self.two]).map(\.id)
    #expect(moved == ids)
  }

  @Test func testsAreNoPartOfTheApp() async {
    for framework in ["XCTest", "Testing"] {
      let code = "import \(framework)\n" + Self.two
      #expect(await Extracted.surfaces(["ATests.swift": code]).isEmpty)
    }
    #expect(await Extracted.surfaces(["A.swift": "import TestingKit\n" + Self.two]).count == 3)
  }

  static let comments: [(code: String, owners: [String])] = [
    ("func a() {\n// alertcopy:disable no-buttons\nlet x = ALERT\n}", ["a.1"]),
    ("func a() {\nlet x = ALERT // alertcopy:disable no-buttons\nlet y = ALERT\n}", ["a.1"]),
    ("func a() {\nlet x = ALERT\n// alertcopy:disable no-buttons\nlet y = ALERT\n}", ["a.2"]),
    (
      "func a() {\nlet x = ALERT\n// alertcopy:disable no-buttons\nx.addAction(UIAlertAction(title: \"b\", style: .cancel))\n}",
      ["a.1"]
    ),
    ("struct S {\n// alertcopy:disable no-buttons\nfunc a() {\nlet x = ALERT\nlet y = ALERT\n}\n}", ["S.a.1", "S.a.2"]),
    ("func a() {\nview\n// alertcopy:disable no-buttons\n.alert(\"t\", isPresented: b) {}\n}", ["a.1"]),
    ("func a() {\n// alertcopy:disable no-buttons\nText(\"x\").alert(\"t\", isPresented: b) {}\n}", ["a.1"]),
    (
      "func a() {\n// alertcopy:disable no-buttons\nText(\"x\")\n.alert(\"t\", isPresented: b) {}\n.alert(\"u\", isPresented: c) {}\n}",
      ["a.1", "a.2"]
    ),
    (
      "struct V: View {\nvar body: some View {\n// alertcopy:disable no-buttons\nText(\"x\").alert(\"t\", isPresented: $b) {}\n}\n}",
      ["V.body.1"]
    ),
  ]

  @Test(arguments: 0..<comments.count)
  func commentsCoverTheirAlert(_ number: Int) async {
    let (code, owners) = Self.comments[number]
    let alert = "UIAlertController(title: \"t\", message: nil, preferredStyle: .alert)"
    let reading = await Extracted.readings(["A.swift": code.replacing("ALERT", with: alert)]).first
    #expect(reading?.suppressions.map(\.scope) == owners.map { .surface(id: $0) })
    #expect(reading?.faults.isEmpty == true)
  }

  @Test func aCommentAtNoAlertIsReported() async {
    let reading = await Extracted.readings([
      "A.swift": "// alertcopy:disable no-buttons\nimport UIKit\n\n" + Self.two
    ]).first
    #expect(reading?.suppressions.isEmpty == true)
    #expect(reading?.faults.map(\.kind) == [.unclear])
  }

  @Test(arguments: [
    "func f() { if let a = b, c = d { } }", "func f() {\n  if let a = b, c = d.e(a)\n    where c > 0 { }\n}",
    "func f() {\n  guard let a = b, c = d else { return }\n}", "class A { var done: (Period -> Void)? }",
    "class A { private var waiting: [Photo? -> ()] = [] }",
    "func f() {\n  guard let\n    a: String = b,\n    c: NSURL = NSURL(string: a) else { return }\n}",
    "func f() { let done: Reason -> Void = { reason in } }", "func f() {\n  if let a = b,\n  c = d {\n }\n}",
    "func f() {\n  if let\n    a = b,\n    c = d as? E {\n }\n}",
    "func f(view: V, var levelAt path: P) -> Int {\n  path = P()\n  return 1\n}", "func f(var text: String) { text += \"a\" }",
    "func f(@noescape done: (Int) -> Void) { done(1) }",
    "class A { class func f() -> (A, Int -> Void, [Int] -> Void) { } }",
    "func f() { let done: List<Int> -> Void = { } }", "typealias Needs = protocol<Saving, Module.Sharing>",
  ])
  func olderSwiftIsNotBroken(code: String) async throws {
    let alert = "\nfunc g() { present(UIAlertController(title: \"t\", message: nil, preferredStyle: .alert)) }\n"
    let reading = try #require(await Extracted.readings(["A.swift": code + alert]).first)
    #expect(reading.faults.isEmpty)
  }

  @Test func brokenCodeIsReadAsFarAsItGoes() async throws {
    let code = """
      func ask() {
        let alert = UIAlertController(title: "t", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        if {
      }
      """
    let reading = try #require(await Extracted.readings(["A.swift": code]).first)
    #expect(reading.surfaces.map(Extracted.line) == ["alert ['t'] [-] (default 'OK')"])
    #expect(reading.faults.map(\.kind) == [.brokenCode])
    let whole = await Extracted.readings(["A.swift": Self.two])
    #expect(whole.flatMap(\.faults).isEmpty)
  }

  @Test func readsDeclaredWrappers() async {
    let wrappers = [
      AlertWrapper(
        callee: "Modal.Info", title: .label("title"), message: .label("body"),
        buttons: [
          .init(title: .label("confirmTitle"), roleArgument: .label("confirmStyle")),
          .init(title: .label("cancelTitle"), role: .cancel),
        ]),
      AlertWrapper(callee: "fail", title: .text("Sorry"), message: .position(1), buttons: [.init(title: .text("OK"))]),
    ]
    let code = """
      func ask() {
        Modal(info: Modal.Info(title: "t".localized(), body: .text("m"), confirmTitle: "Go", confirmStyle: .destructive))
        Other.Info(title: "no")
        self.fail("down".localized())
      }
      """
    let declared = """
      struct Modal { struct Info { init(title: String, body: Body, confirmTitle: String, cancelTitle: String = "Stop") {} } }
      """
    let lines = await Extracted.lines(code, ["B.swift": declared], wrappers: wrappers)
    #expect(
      lines == ["alert [t] ['m'] (destructive 'Go') (cancel 'Stop')", "alert ['Sorry'] [down] (default system OK)"])
  }
}
