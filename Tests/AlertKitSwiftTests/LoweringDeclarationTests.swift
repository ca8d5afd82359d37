import AlertKitCode
import AlertKitCore
import AlertKitSwift
import Testing

/// Declarations, string literals, places and comments.
@Suite struct LoweringDeclarationTests {
  private static let declarations: [(String, String)] = [
    (
      "public final class A<T>: B, UIKit.C where T: D { }\nextension A.E: F { }",
      "class A : B, C\nextension A.E : F"
    ),
    ("extension [String]? {}", "extension Optional"),
    (
      "func f(_ a: String, b c: Int? = 1, d: @escaping (Int) -> Bool, e: Any...) async throws -> [A] { x }",
      "func f(_ a: String, b c: Int = 1, d: -><Bool, Int>, e: Any...): []<A>\n  x"
    ),
    ("@MainActor static func f() {}", "@MainActor static func f()\n  {}"),
    (
      "enum A: String { case b = \"c\", d\n case e(Int, f: String) }",
      "enumeration A : String\n  static case b = \"c\"\n  static case d\n  static case e(_ : Int, f: String)"
    ),
    (
      "struct A { @State private var b = \"\"; let c, d: Int; lazy var e: F = { g }() }",
      "structure A\n  @State var b = \"\"\n  var c: Int\n  var d: Int\n  var e: F = {  in { g } }()"
    ),
    ("var a: Int { get { b } set { c } }", "var a: Int\n  b\n  observe c"),
    ("var a = 1 { didSet { b } willSet { c } }", "var a = 1\n  observe b\n  observe c"),
    ("protocol A { var b: Int { get set }\n func c() }", "protocol A\n  var b: Int\n  func c()"),
    ("struct A { subscript(b: Int) -> C { d } }", "structure A\n  subscript subscript(b: Int): C\n    d"),
    (
      "class A { convenience init?(b: Int) { c }\n deinit { d } }",
      "class A\n  init init(b: Int)\n    c\n  func deinit()\n    d"
    ),
    ("struct A {\n#if os(macOS)\nvar b: Int\n#else\nvar c: Int\n#endif\n}", "structure A\n  #other var b: Int\n  var c: Int"),
    ("#if os(macOS)\nfunc a() {}\n#endif", "#other func a()\n  {}"),
    ("typealias A = B.C", "static var A = B.C"),
    ("func a() { func b() {} }", "func a()\n  func b()\n    {}"),
    ("#Watched { A() }", "#Watched(^{  in { A() } })"), ("#Preview { A() }", ""),
  ]

  @Test(arguments: declarations.indices)
  func readsDeclarations(index: Int) {
    let (code, expected) = Self.declarations[index]
    #expect(LoweringTests.dump(code) == expected)
  }

  private static let strings: [(String, String)] = [
    (#""a\n\t\"b\"\\ \u{1F600}""#, "a⏎\t\"b\"\\ 😀"),
    (##"#"a\n\#nb \(c) \#(d)"#"##, #"a\n⏎b \(c) \(d)"#),
    ("\"\"\"\n    a\n      b \\\n    c\n    \"\"\"", "a⏎  b c"),
    ("\"\"\"\n  a\r\n  b\n  \"\"\"", "a⏎b"),
    (#""a \(b) c \(d, specifier: "%.1f")""#, #"a \(b) c \(d, specifier: "%.1f")"#),
    (#""""#, ""),
    (#""\(a)""#, #"\(a)"#),
  ]

  @Test(arguments: strings.indices)
  func resolvesStrings(index: Int) {
    let (code, expected) = Self.strings[index]
    #expect(LoweringTests.dump(code) == "\"\(expected)\"")
  }

  @Test func keepsPlacesInBytes() throws {
    let code = "func f() { é.ö.alert(\"ü\", a: (b + c)) }"
    let file = LoweringTests.file(code)
    let statement = try #require(file.declarations.first?.body?.first)
    guard case .expression(let value) = statement.kind, case .call(let call) = value.kind else {
      Issue.record("no call")
      return
    }
    #expect(file.source.string(in: value.range) == "é.ö.alert(\"ü\", a: (b + c))")
    #expect(file.source.string(in: call.nameRange) == "alert")
    #expect(file.source.string(in: call.callee.range) == "é.ö.alert")
    #expect(call.arguments.map { file.source.string(in: $0.value.range) } == ["\"ü\"", "b + c"])
    #expect(file.declarations.first.map { file.source.string(in: $0.nameRange) } == "f")
  }

  private static let comments: [(String, String)] = [
    ("func a() {\n// alertcopy:disable x\nlet b = C()\n}", "let b = C()"),
    ("func a() {\nlet b = C() // alertcopy:disable x\nlet d = E()\n}", "let b = C()"),
    ("// alertcopy:disable x\nfunc a() {}\nfunc b() {}", "func a() {}"),
    ("func a() {\nview\n// alertcopy:disable x\n.alert(b) {}\n.c()\n}", ".alert(b) {}"),
    ("func a() {\nview.alert(b) { // alertcopy:disable x\n}\n}", ".alert(b) { // alertcopy:disable x\n}"),
    ("enum A {\n/* alertcopy:disable x */\ncase b, c\n}", "case b, c"),
    ("func a() {\nf(\n// alertcopy:disable x\nb)\n}", "f(\n// alertcopy:disable x\nb)"),
  ]

  @Test(arguments: comments.indices)
  func knowsWhatCommentsCover(index: Int) {
    let (code, expected) = Self.comments[index]
    let file = LoweringTests.file(code)
    #expect(file.suppressions.map { file.source.string(in: $0.covered) } == [expected])
    #expect(file.suppressions.map(\.text) == ["alertcopy:disable x"])
  }

  @Test func saysWhereCodeIsBroken() {
    #expect(LoweringTests.file("func a() { f( }").faults.map(\.kind) == [.brokenCode])
    // The compiler takes a space here.
    #expect(LoweringTests.file("class A { @objc (show:for:) func show(_ a: Int, for b: Int) {} }").faults.isEmpty)
    #expect(LoweringTests.file("struct A { @Environment (\\.dismiss) var dismiss }").faults.isEmpty)
    #expect(LoweringTests.file("@available (iOS 13, *)\nextension A { func show() {} }").faults.isEmpty)
    #expect(LoweringTests.file("func a() { f() }").faults.isEmpty)
    // What was whole before Swift 3 is.
    #expect(LoweringTests.file("func a() { if let b = c where b > 1 { f() } }").faults.isEmpty)
    #expect(LoweringTests.file("func a(inout b: Int) { f() }").faults.isEmpty)
  }

  @Test func scansWhatIsDeclared() {
    func hash(_ name: String) -> UInt64 { CodeScan.hash(name.utf8) }
    let code = """
      import UIKit
      // Comment
      extension Outer.Inner { enum E { case one, two(Int, a: String), three = "a, b", four = 1.5, five } ; func go() { let url = "https://words.org" } }
      """
    let scan = SwiftLanguage().scan(SourceFile(id: FileID(0), path: "A.swift", text: Array(code.utf8)))
    #expect(scan.types == Set(["Outer", "Inner", "E"].map(hash)))
    #expect(scan.members == Set(["one", "two", "three", "four", "five", "go", "url"].map(hash)))
    #expect(["UIKit", "go", "https", "words", "org", "Int"].map(hash).allSatisfy(scan.words.contains))
    #expect(!scan.words.contains(hash("Comment")))
    #expect(!scan.isTest)
    for code in ["import XCTest\n", "@testable import A\nimport Testing\r\n"] {
      #expect(SwiftLanguage().scan(SourceFile(id: FileID(0), path: "A.swift", text: Array(code.utf8))).isTest)
    }
  }
}
