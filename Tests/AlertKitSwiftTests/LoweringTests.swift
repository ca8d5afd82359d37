import AlertKitCode
import AlertKitCore
import AlertKitSwift
import Testing

/// What Swift's reader makes of each piece of the language.
@Suite struct LoweringTests {
  static func file(_ code: String) -> CodeFile {
    SwiftLanguage().file(SourceFile(id: FileID(0), path: "A.swift", text: Array(code.utf8)))
  }

  static func dump(_ code: String) -> String { CodeDump.text(file(code)) }

  private static let expressions: [(String, String)] = [
    ("a.b(c: 1).d", "a.b(c: 1).d"),
    ("a?.b!.c", "a.b.c"),
    ("try! await f(&x)", "f(&x)"),
    (".cancel", ".cancel"),
    ("Foo<Bar>.init(a: $b)", "Foo.init(a: b)"),
    ("a + b * c + d", "((a + (b * c)) + d)"),
    ("a ?? b ?? c", "(a ?? (b ?? c))"),
    ("(a + b) as? String ?? c", "((a + b) ?? c)"),
    ("x is Foo && !y", "((x is Foo) && !y)"),
    ("a == b ? c : d ? e : f", "(if [(a == b)] { c } [] { (if [d] { e } [] { f }) })"),
    ("a || b && c == d", "(a || (b && (c == d)))"),
    ("f(0..<n, a: [1, 2], b: [\"k\": v], c: [:])", "f((0 ..< n), a: [1, 2], b: [\"k\": v], c: [:])"),
    ("(a, b: c)", "(a, b: c)"),
    ("((a))", "a"),
    ("items[0, default: 1]", "items[0, default: 1]"),
    ("map(\\.name.first)", "map(\\.name.first)"),
    ("#selector(go(_:))", "#selector(go)"),
    ("#localize(\"key\")", "#localize(\"key\")"),
    ("f(1) { a } onError: { b }", "f(1, ^{  in { a } }, ^onError: {  in { b } })"),
    ("String(localized: \"a\", defaultValue: \"b \\(c)\")", "String(localized: \"a\", defaultValue: \"b \\(c)\")"),
    ("Foo.self", "Foo"),
    ("-1", "-1"),
    ("`default`.`class`", "default.class"),
    ("{ [weak self, t = u.v] (a: Int, b c: Int) -> Void in a }", "{ a, c in { let t = u.v; a } }"),
    ("{ $0 + $1 }", "{ $0, $1 in { ($0 + $1) } }"),
    ("{ x, _ in { $2 } }", "{ x, _ in { { $0, $1, $2 in { $2 } } } }"),
    ("if a { b } else { c }", "if [a] { b } [] { c }"),
  ]

  @Test(arguments: expressions.indices)
  func readsExpressions(index: Int) {
    let (code, expected) = Self.expressions[index]
    #expect(Self.dump(code) == expected)
  }
}
