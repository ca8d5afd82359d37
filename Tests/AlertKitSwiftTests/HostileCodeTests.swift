import AlertKitCode
import AlertKitCore
import AlertKitSwift
import Testing

/// Code that recurses without end in a parser that trusts it. Each is read to its end, in time by its length, and what stands behind it
/// is read all the same.
@Suite(.timeLimit(.minutes(20))) struct HostileCodeTests {
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

  // MARK: - The evaluation

  private static let shows = "present(UIAlertController(title: text, message: nil, preferredStyle: .alert))"

  /// Code that is made of any number of pieces, and a line that is read out of it.
  private static let evaluated: [(name: String, code: @Sendable (Int) -> String, line: String)] = [
    (
      "nested calls",
      { "func g(_ text: String) { \(shows) }\nfunc f() { g(\"A\")\nx = \(repeated("h(", $0))1\(repeated(")", $0)) }" },
      "alert ['A'] [-]"
    ),
    (
      "a cycle of functions",
      { count in
        (0..<count / 50).map { "func f\($0)(_ text: String) { f\(($0 + 1) % (count / 50))(text) }" }.joined(separator: "\n")
          + "\nfunc g(_ text: String) { f0(text); \(shows) }\nfunc h() { g(\"A\") }"
      }, "alert ['A'] [-]"
    ),
    (
      "assignments of a property",
      { count in
        "class V { var text = \"\"\nfunc show() { \(shows) }\nfunc f() {\n"
          + (0..<count / 5).map { "text = \"\($0)\"; show()" }.joined(separator: "\n") + "\n} }"
      }, "alert ['7'] [-]"
    ),
    (
      "branches",
      { count in
        "func f() { var text = \"\"\n" + (0..<count / 20).map { "if a\($0) { text = \"\($0)\" }" }.joined(separator: "\n")
          + "\n\(shows) }\nfunc g(_ text: String) { \(shows) }\nfunc h() { g(\"A\") }"
      }, "alert ['A'] [-]"
    ),
  ]

  @Test(arguments: evaluated.indices) func evaluatesInTimeByLength(_ number: Int) async {
    let (_, code, line) = Self.evaluated[number]
    var times: [Duration] = []
    for count in [6_250, 25_000] {
      let text = code(count)
      let clock = ContinuousClock()
      let start = clock.now
      let lines = await Extracted.lines(text)
      times.append(clock.now - start)
      #expect(lines.contains(line))
    }
    // Four times the code, on a machine that does other things as well.
    #expect(times[1] < times[0] * 12 + .seconds(2))
  }

  @Test func evaluatesMutatedPieces() async {
    let shapes = CodeSources.shapes.map { Array($0.utf8) }
    var state: UInt64 = 7
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    for _ in 0..<60 {
      var text: [UInt8] = []
      for _ in 0..<12 {
        let shape = shapes[next(shapes.count)]
        let start = next(shape.count)
        text += shape[start..<(start + next(shape.count - start) + 1)]
      }
      let file = SourceFile(id: FileID(0), path: "A.swift", text: text)
      let reading = await CodeSources.read([file], languages: [SwiftLanguage()])
      #expect((reading.files[file.id]?.surfaces ?? []).allSatisfy { $0.range.end <= Int32(text.count) })
    }
  }

  @Test func functionsThatCallOneAnotherAreRunOnceForTheSameWords() async {
    let depth = 10
    var code = "func use(name: String) { f0(name); f0(\"Sorry\") }\n"
    for number in 0..<depth {
      let calls = Array(repeating: "f\(number + 1)(text)", count: 6).joined(separator: "; ")
      code += "func f\(number)(_ text: String) { \(calls) }\n"
    }
    code += "func f\(depth)(_ text: String) { present(UIAlertController(title: text, message: nil, preferredStyle: .alert)) }\n"
    #expect(await Extracted.lines(code).contains("alert ['Sorry'] [-]"))
    #expect(await CoverageTests.coverage(["A.swift": code]).budgets.isEmpty)
  }

  /// A menu that flattens itself grows a list within a list with each run.
  @Test func listsWithinOneAnotherEnd() async {
    let runs = (0..<3000).map {
      "items = flag\($0) ? items.map { $0 } : [items[0]]; if more\($0) { items = items + [next()] } else { items = next() }"
    }
    let code = """
      final class Menu {
        var items: [Item] = []
        func build() -> [Item] { items.flatMap { item -> [Item] in if case let .menu(menu) = item { return menu.build() } else { return [item] } } }
        func f() {
          \(runs.joined(separator: "\n"))
          let alert = UIAlertController(title: "Choose", message: nil, preferredStyle: .alert)
          for item in items { for other in build() { alert.addAction(UIAlertAction(title: item.title, style: .default)) } }
          present(alert, animated: true)
        }
      }
      """
    #expect(await Extracted.surfaces(["A.swift": code]).count == 1)
  }

  /// What loops of loops make of a value stands deep within itself.
  private static let growing = [
    "t = t.next; m = m.next", "t = t + a; m += name", "t = \"\\(t) x\"; m = \"\\(m) \\(a)\"", "t = g(t); m = m.trimmed()",
    "t = !t; m = !m",
    "t = t && m; m = m || t", "t = t ?? a; m = m ?? t", "t = t[a]; m = m[t]", "t = Node(next: t); m = Node(next: m).title",
    "t = .next(t); m = E.next(m)", "t = (t, a); m = (m, t)", "t = x ? t : a + t", "t = [a: t]; m = t[a]",
    "t = t.map { $0 + a }",
    "t = (t, m); m = (m, t)", "t = [t, m]; m = [m, t]", "t = t + m; m = m + t", "t = t || m; m = m && t",
    "t = t == m; m = m != t",
    "let o = e; e = { o() + a }; t = e()", "t = [t, t]; m = [m, a][1]", "switch t { case m: t = .a(t); default: m = .b(m) }",
  ]

  @Test(arguments: growing) func valuesThatGrowInLoopsEnd(step: String) async {
    let items = "[" + (0..<60).map { "\"\($0)\"" }.joined(separator: ", ") + "]"
    let steps = Array(repeating: step, count: 300).joined(separator: "\n")
    let code = """
      final class Node { var next: Node?; var title = ""; init(next: Node?) { self.next = next } }
      indirect enum E { case next(E), a(E), b(E), end }
      final class Screen {
        func f(_ n: Node) {
          var t = n, m = n, e = { "a" }
          for a in \(items) { for b in \(items) { for c in \(items) { \(step) } } }
          for a in \(items) { \(steps) }
          if t == m { log() }
          if t && !m { log() } else if let t { log() }
          switch (t, m) { case (1, "a"): log(); default: break }
          present(UIAlertController(title: t, message: m.text, preferredStyle: .alert), animated: true)
        }
      }
      """
    #expect(await Extracted.surfaces(["A.swift": code]).count <= 1)
  }

  /// Names that stand for each other in a ring.
  @Test(arguments: [
    "typealias Photo = Picture\ntypealias Picture = Image\ntypealias Image = Photo",
    "enum Names { static let Photo = Picture; static let Picture = Photo }", "let Photo = Picture\nlet Picture = Photo",
  ])
  func namesThatStandForEachOther(names: String) async {
    let code = """
      \(names)
      func tell(_ photo: Photo) {
        for name in Photo.all { print(name) }
        Names.Photo.open()
        present(UIAlertController(title: "Gone", message: Picture.name, preferredStyle: .alert), animated: true)
      }
      """
    #expect(await Extracted.surfaces(["A.swift": code]).count == 1)
  }
}
