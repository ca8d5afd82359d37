import AlertKitCore
import Testing

/// Texts behind lookups, state, branches and concatenation.
@Suite struct EvaluationTextTests {
  private static func alert(_ title: String, before: String = "") -> String {
    """
    class A: UIViewController {
      func go(name: String, isLate: Bool) {
        \(before)
        let alert = UIAlertController(title: \(title), message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
      }
    }
    """
  }

  @Test func followsLookupsThatStartWithACapital() async {
    let lookup = """
      func XYZLoc(_ key: String, value: String, comment: String = "") -> String {
        NSLocalizedString(key, tableName: "Main", value: value, comment: comment)
      }
      """
    let seen = await Evaluated.lines(["A.swift": Self.alert("XYZLoc(\"del.title\", value: \"Delete?\")"), "B.swift": lookup])
    #expect(
      seen == [
        "alert [Main/del.title=Delete?] [-] (default 'OK')"
      ])
  }

  @Test func readsConcatenations() async {
    let sums: [(String, String)] = [
      ("\"Delete \" + name", "'Delete %@'"),
      ("\"⚠️ \" + NSLocalizedString(\"warn\", comment: \"\")", "'⚠️ ' + warn"),
      ("\"a\" + \" \" + \"b\"", "'a b'"),
    ]
    for (code, expected) in sums {
      let seen = await Evaluated.lines(["A.swift": Self.alert(code)])
      #expect(seen == ["alert [\(expected)] [-] (default 'OK')"])
    }
  }

  @Test func readsTextsThatGrow() async {
    let before = "var title = \"Sorry.\"\ntitle += \" Try again.\""
    let seen = await Evaluated.lines(["A.swift": Self.alert("title", before: before)])
    #expect(
      seen == [
        "alert ['Sorry. Try again.'] [-] (default 'OK')"
      ])
  }

  @Test func keepsBothSidesOfBranches() async {
    let branches = [
      "let title: String\ndo { try save(); title = \"Saved\" } catch { title = \"Not Saved\" }",
      "let title: String\nif isLate { title = \"Saved\" } else { title = \"Not Saved\" }",
      "let title = isLate ? \"Saved\" : \"Not Saved\"",
      "let title = switch name { case \"a\": \"Saved\"\ndefault: \"Not Saved\" }",
      "let title: String\n#if BETA\ntitle = \"Saved\"\n#else\ntitle = \"Not Saved\"\n#endif",
      "var title = \"Saved\"\nif isLate { title = \"Not Saved\" }",
    ]
    for before in branches {
      let lines = await Evaluated.lines(["A.swift": Self.alert("title", before: before)])
      #expect(lines.count == 1)
      #expect(
        lines == ["alert ['Saved' | 'Not Saved'] [-] (default 'OK')"]
          || lines == ["alert ['Not Saved' | 'Saved'] [-] (default 'OK')"], "\(before): \(lines)")
    }
  }

  @Test func takesThePhonesSideOfPlatforms() async {
    let before = "#if os(macOS)\nlet title = \"Click\"\n#else\nlet title = \"Tap\"\n#endif"
    let seen = await Evaluated.lines(["A.swift": Self.alert("title", before: before)])
    #expect(seen == ["alert ['Tap'] [-] (default 'OK')"])
  }

  @Test func readsFunctionsOfAnEnum() async {
    let steps = """
      enum Step { case first, second }
      struct Texts {
        func title(for step: Step) -> String {
          switch step {
          case .first: "One"
          case .second: "Two"
          }
        }
      }
      """
    let seen = await Evaluated.lines(["A.swift": Self.alert("Texts().title(for: model.step)"), "B.swift": steps])
    #expect(
      seen == [
        "alert ['One' | 'Two'] [-] (default 'OK')"
      ])
    do {
      let seen = await Evaluated.lines(["A.swift": Self.alert("Texts().title(for: .second)"), "B.swift": steps])
      #expect(
        seen == [
          "alert ['Two'] [-] (default 'OK')"
        ])
    }
  }

  @Test func readsAnAlertThatIsKept() async {
    let code = """
      class A: UIViewController {
        private lazy var alert: UIAlertController = {
          let alert = UIAlertController(title: "Wait", message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "Stop", style: .cancel))
          return alert
        }()
        func go() { present(alert, animated: true) }
      }
      """
    let seen = await Evaluated.lines(["A.swift": code])
    #expect(seen == ["alert ['Wait'] [-] (cancel 'Stop')"])
  }

  @Test func keepsTheButtonsOfEachBranchTogether() async {
    let view = """
      struct Main: View {
        var body: some View {
          Text("x").confirmationDialog("Item", isPresented: $isShown) {
            switch item {
            case .photo:
              Button("Delete Photo", role: .destructive) {}
            case .note:
              Button("Share") {}
              Button("Delete Note", role: isOwned ? .destructive : nil) {}
            }
          }
        }
      }
      """
    let surfaces = await Evaluated.surfaces(["A.swift": view])
    #expect(surfaces.count == 1)
    let buttons = surfaces.first?.buttons.map { Extracted.text($0.title) } ?? []
    let cases = surfaces.first?.cases.map { $0.buttons.map { buttons[$0] } } ?? []
    #expect(cases.contains(["Delete Photo"]))
    #expect(cases.contains(["Share", "Delete Note"]))
    #expect(!cases.contains { $0.contains("Delete Photo") && $0.count > 1 })
  }

  @Test func readsButtonsOfAnOptional() async {
    let view = """
      struct Main: View {
        var body: some View {
          Text("x").alert("Stopped", isPresented: $isShown) {
            reason.map { reason in
              Group {
                if let link = reason.link { Button("Learn More") { open(link) } }
                Button("Close", role: .cancel) {}
              }
            }
          }
        }
      }
      """
    let line = await Evaluated.lines(["A.swift": view]).joined()
    #expect(line.contains("(default Learn More)"))
    #expect(line.contains("(cancel Close)"))
  }

  @Test func marksTextsThatOnlyTheRunningAppKnows() async {
    let seen = await Evaluated.lines(["A.swift": Self.alert("error.reason")])
    #expect(seen == ["alert [{error.reason}] [-] (default 'OK')"])
  }
}
