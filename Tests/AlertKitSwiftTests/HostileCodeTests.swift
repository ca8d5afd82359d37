import AlertKitCode
import AlertKitCore
import AlertKitSwift
import Testing

/// Code that recurses without end in a parser that trusts it. Each is read to its end, in time by its length, and what stands behind it
/// is read all the same.
@Suite(.timeLimit(.minutes(5))) struct HostileCodeTests {
  private static func repeated(_ piece: String, _ count: Int = 300) -> String { String(repeating: piece, count: count) }

  private static let pieces = [
    "[", "(", "{", "f(", "f {", "[a: [", "a ? ", "a ? b : ", "- ", "! ", "try ", "await ", "A<", "A<B, ", "() -> ", "@A ",
    "@a(",
    "if a {", "if if ", "if a {} else ", "else if a {", "switch a { case b:", "a.b", ".b", "a.b()", "!", "?", "a + ", "a ?? ",
    "a = ",
    "\"\\(", "\"\"\"\n\\(", "#if A\n", "#", "/*", "\\", "let ", "case let ", "func f() {", "class A {", "func ", "a: ",
    "repeat ",
    "each ", "any ", "some ", "inout ", "a as ", "a is ", "A & ", "A.", "~", "& ", "{ (", "[(", "a, ", "for a in ", "do {",
    "defer {",
    "guard a else {", "return ", "throw ", "a[", "a[0]", "a<", "(a, ", "#a(", "@a ", "$0", "init(", "`", "\"", "\"\"\"", "}",
    ")", "]",
    "extension A {", "subscript(", "case ", "where ", "a { ", "a {} b: ", "\\.a", "...", "-> ", "<", ">", "#if a && ", "!(",
  ]

  @Test(arguments: pieces)
  func survivesRepetition(piece: String) {
    let code = "func f() { \(Self.repeated(piece))"
    let file = LoweringTests.file(code)
    #expect(file.declarations.allSatisfy { $0.range.end <= Int32(code.utf8.count) })
  }

  private static let balanced: [(String, String)] = [
    ("[", "]"), ("(", ")"), ("f(", ")"), ("f {", "}"), ("{", "}"), ("[a: [", "]]"), ("A<", ">"), ("- ", ""), ("try ", ""),
    ("if a {", "}"), ("\"\\(", ")\""), ("(a ? ", " : b)"), ("!(", ")"), ("a[", "]"), ("{ x in ", "}"),
    ("switch a { case b: ", "}"),
  ]

  @Test(arguments: balanced.indices)
  func readsOnBehindDeepCode(index: Int) {
    let (open, close) = Self.balanced[index]
    let code = "func f() {\nx = \(Self.repeated(open))1\(Self.repeated(close))\n}\nfunc g() { show(\"A\") }\n"
    let file = LoweringTests.file(code)
    let last = file.declarations.last
    #expect(last?.name == "g")
    #expect(last.map { CodeDump.lines($0) } == ["func g()", "  show(\"A\")"])
    #expect(file.faults.contains { $0.message.contains("nested too deeply") })
  }

  @Test func readsExponentialListsInTime() {
    for count in [24, 300] {
      let code = "func g() {}\nfunc f() { \(Self.repeated("[", count)).alert("
      #expect(LoweringTests.file(code).declarations.first?.name == "g")
    }
  }

  @Test func leavesOrdinaryDepthAlone() {
    let depth = 40
    let code = "func f() { \(Self.repeated("g { ", depth))show(\"A\")\(Self.repeated(" }", depth)) }"
    let file = LoweringTests.file(code)
    #expect(file.faults.isEmpty)
    #expect(CodeDump.text(file).contains("show(\"A\")"))
  }

  @Test func readsLongChains() {
    let code = "func f() { view\(Self.repeated(".padding()", 400)).alert(\"A\") }"
    #expect(CodeDump.text(LoweringTests.file(code)).contains(".alert(\"A\")"))
  }
}
