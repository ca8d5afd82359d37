import AlertKitCode
import AlertKitCore
import AlertKitSwift
import Testing

/// Statements, conditions and patterns.
@Suite struct LoweringStatementTests {
  private static let statements: [(String, String)] = [
    ("let a = 1, b: Int", "let a = 1\nlet b: Int"),
    ("let (a, b) = (1, 2)", "let a = 1\nlet b = 2"),
    ("let (a, b) = f()", "let a = f().0\nlet b = f().1"),
    ("_ = f()", "f()"),
    ("a.b = c ? d : e", "a.b = (if [c] { d } [] { e })"),
    ("a?.b += \"c\"", "a.b += \"c\""),
    ("(a, b) = (c, d)", "a = c\nb = d"),
    ("a -= 1", "1\na = ?"),
    ("return", "return"),
    ("throw f()", "throw f()"),
    ("fatalError(\"a\")", "leave"),
    ("defer { a }", "{ a }"),
    ("guard let a, b else { return }", "guard let a = a, b else { return }"),
    ("if let a = b, case .c(let d, _) = e {}", "if? [let a = b, case .c(d, _) = e] {  }"),
    ("if #available(iOS 15, *) { a }", "if? [iOS 15.0] { a }"),
    ("if #unavailable(iOS 16.4.1, *) { a }", "if? [not iOS 16.4] { a }"),
    ("if #available(iOS 9.0, *) { a }", "if? [platform true] { a }"),
    ("if #unavailable(iOS 9.3) { a }", "if? [platform false] { a }"),
    ("if #available(macOS 15, *) { a }", "if? [platform true] { a }"),
    ("if a { b } else if c { d } else { e }", "if [a] { b } [c] { d } [] { e }"),
    ("do { try a() } catch let e as F { b } catch { c }", "do [] { a() } [case let e as F] { b } [] { c }"),
    ("for (a, b) in c where d { e }", "for a, b in c { if? [d] { e } }"),
    ("while let a = b { c }", "for  { if? [let a = b] { c } }"),
    ("repeat { a } while b", "for  { a }"),
    ("outer: for a in b { continue outer }", "for a in b { leave }"),
    (
      "switch a { case .b(let c), .d(let c): c\ncase .e where f: g\ncase \"h\": i\n@unknown default: j }",
      "switch a [case .b(c) | .d(c)] { c } [case .e, f] { g } [case \"h\"] { i } [] { j }"
    ),
    ("switch a { case .b: fallthrough\ncase .c: d\ndefault: break }", "switch a [case .b | .c] { d } [] { leave }"),
    ("switch a { case .b: c; fallthrough\ncase .d: e }", "switch a [case .b] { c; e } [case .d] { e }"),
    ("switch (a, b) { case (.c, let d?): e\ncase (_, _): f }", "switch (a, b) [case (.c, let d)] { e } [case (_, _)] { f }"),
    ("let a = if b { c } else { d }", "let a = (if [b] { c } [] { d })"),
    (
      "#if DEBUG\na\n#elseif os(macOS)\nb\n#else\nc\n#endif", "#if [platform ?] { a } [platform false] { b } [platform ?] { c }"
    ),
    ("#if os(iOS)\na\n#else\nc\n#endif", "a"),
    ("v\n#if os(iOS)\n.a()\n#else\n.b()\n#endif\n.c()", "v.a().c()"),
    ("v\n#if DEBUG\n.a()\n#else\n.b()\n#endif\n.c()", "v.a().b().c()"),
    ("var a: Int { 1 }", "var a: Int\n  1"),
  ]

  @Test(arguments: statements.indices)
  func readsStatements(index: Int) {
    let (code, expected) = Self.statements[index]
    let lines = LoweringTests.dump("func f() {\n\(code)\n}").split(separator: "\n").dropFirst().map { $0.dropFirst(2) }
    #expect(lines.joined(separator: "\n") == expected)
  }

  private static let platforms: [(String, String)] = [
    ("os(iOS)", "true"), ("os(macOS)", "false"), ("os(iOS) || os(tvOS)", "true"), ("!os(macOS)", "true"),
    ("canImport(UIKit)", "true"), ("canImport(AppKit)", "false"),
    ("canImport(UIKit) && !targetEnvironment(macCatalyst)", "true"),
    ("DEBUG", "?"), ("DEBUG && os(macOS)", "false"), ("DEBUG || os(iOS)", "true"), ("(os(macOS) || os(watchOS))", "false"),
    ("swift(>=5.9)", "true"), ("!DEBUG", "?"), ("canImport(Firebase)", "?"), ("targetEnvironment(simulator)", "?"),
  ]

  @Test(arguments: platforms.indices)
  func knowsWhatIsCompiledForPhones(index: Int) {
    let (condition, expected) = Self.platforms[index]
    let dump = LoweringTests.dump("func f() {\n#if \(condition)\na\n#elseif B\n#endif\n}")
    #expect(dump.contains(expected == "true" ? "  a" : "[platform \(expected)] { a }"))
  }
}
