import AlertKitCore
import Testing

/// Alerts of views that look at what all code gives them as the same literal.
@Suite struct FixedValueTests {
  private func found(
    _ condition: String, _ made: [String], room: String = "struct Room { var kind: Int; var name: String }",
    _ more: String = "", kept: String = "var room: Room"
  ) async -> Bool {
    let code = """
      import SwiftUI
      \(room)
      struct Door: ViewModifier {
        \(kept)
        var mode: String
        func body(content: Content) -> some View {
          content.onTapGesture {
            DispatchQueue.main.async { if \(condition) { print(1) } else { ask() } }
          }
        }
        private func ask() {
          let alert = UIAlertController(title: "Code", message: nil, preferredStyle: .alert)
          root.present(alert, animated: true)
        }
        \(more)
      }
      class Start: UIResponder, UIApplicationDelegate {
        func applicationDidBecomeActive(_ application: UIApplication) {
          \(made.map { "show(Text(title).modifier(\($0)))" }.joined(separator: "\n"))
        }
      }
      """
    return await Extracted.ofApp(["A.swift": code]).contains { $0.reserve == nil }
  }

  private static let one = "Door(room: Room(kind: 1, name: name), mode: \"a\")"

  @Test func theSameAtEachCall() async {
    let two = Self.one.replacing("name: name", with: "name: \"b\"")
    #expect(await !found("room.kind == 1", [Self.one, two]))
    #expect(await !found("self.room.kind != 2", [Self.one]))
    #expect(await !found("mode == \"a\"", [Self.one, "// Door(room: other, mode: \"b\")\n" + Self.one]))
    #expect(await found("room.kind == 2", [Self.one]))
    #expect(await found("mode != \"a\"", [Self.one]))
  }

  @Test(arguments: ["kind: 1", "kind: kind", "room: Room(kind: 1, name: name)"])
  func otherValuesAreGiven(part: String) async {
    let other = part.hasPrefix("room") ? "other" : part == "kind: 1" ? "kind: 2" : part
    let changed = part.hasPrefix("room") ? "room: \(other)" : other
    let made = part.hasPrefix("room") ? Self.one.replacing(part, with: changed) : Self.one.replacing("kind: 1", with: changed)
    #expect(await found("room.kind == 1", [Self.one, made]))
  }

  @Test(arguments: [
    "mutating func turn() { print(1) }", "func turn(_ door: Door) {}",
    "static func turn(_ all: [Any]) { all.first.room.kind = 2 }",
    "init(mode: String) { self.mode = mode }", "static let type = Door.self",
  ])
  func otherCodeMaySetIt(more: String) async { #expect(await found("room.kind == 1", [Self.one], more)) }

  @Test func othersMayFillIt() async {
    let own = "struct Room { var kind: Int; init(kind: Int, name: String) { self.kind = 2 } }"
    #expect(await found("room.kind == 1", [Self.one], room: own))
    #expect(await found("room.kind == 1", [Self.one], room: "class Room { var kind = 3 }"))
    #expect(await found("room.kind == 1", [Self.one], kept: "@Binding var room: Room"))
  }

  /// Code for another length of a list than the one that it always has.
  @Test(arguments: [
    ("private var towns = [\"A\"]", "towns.count", "", false), ("let towns = [\"A\"]", "self.towns.count", "", false),
    ("private var map = Map(towns: [\"A\"])", "map.towns.count", "label.text = map.towns[0]", false),
    ("private var map = Map(towns: [\"A\", \"B\"])", "map.towns.count", "", true),
    ("private var towns = [\"A\"]", "towns.count", "towns.append(\"B\")", true),
    ("private var towns = [\"A\"]", "towns.count", "towns[0...0] = [\"B\", \"C\"]", true),
    ("private var towns = [\"A\"]", "towns.count", "fill(&towns)", true),
    ("private var towns: Set<String> = [\"A\", \"B\"]", "towns.count", "", true),
    ("var towns = [\"A\"]", "towns.count", "", true), ("lazy var towns = [\"A\"]", "towns.count", "", true),
    ("private var map = Map(towns: [\"A\"])", "map.towns.count", "map.towns += [\"B\"]", true),
    ("private var map = Map(towns: [\"A\"])", "map.towns.count", "map = load()", true),
    ("private var map = Map(towns: [\"A\"])", "map.towns.count", "let path = \\Screen.map", true),
    ("private var map = Map(towns: load())", "map.towns.count", "", true),
    ("private let towns = [\"A\"]", "towns.count", "let towns = load()", true),
  ])
  func theLengthOfAList(kept: String, count: String, more: String, isShown: Bool) async {
    let code = """
      import UIKit
      struct Map { var towns: [String] }
      class Screen: UIViewController {
        \(kept)
        override func viewDidLoad() {
          \(more)
          if \(count) == 1 { showOne() } else if \(count) == 2 { showTwo() }
        }
        private func showOne() { label.text = "One" }
        private func showTwo() {
          button.addTarget(self, action: #selector(remove), for: .touchUpInside)
        }
        @objc private func remove() {
          present(UIAlertController(title: "Remove?", message: nil, preferredStyle: .alert), animated: true)
        }
      }
      let screen = Screen()
      """
    let found = await Extracted.ofApp(["A.swift": code])
    #expect(found.contains { $0.reserve == nil } == isShown, "\(kept) \(more)")
  }

  /// A text that a constant of Swift's always is, compared with another.
  @Test(arguments: [
    ("static let town = \"A\"", "Town.town == \"B\"", "", false), ("static let town = \"A\"", "Town.town != \"A\"", "", false),
    ("static let town = other\nstatic let other = \"A\"", "Town.town == \"B\"", "", false),
    ("static let town = \"A\"", "Town.town == \"A\"", "", true), ("static var town = \"A\"", "Town.town == \"B\"", "", true),
    ("static let town = \"A\" + end", "Town.town == \"B\"", "", true),
    ("static let town = \"A\"", "Town.town == \"B\\(end)\"", "", true),
    ("#if TEST\nstatic let town = \"A\"\n#else\nstatic let town = \"B\"\n#endif", "Town.town == \"B\"", "", true),
    ("static let town = \"A\"", "town == \"B\"", "let town = load()", true),
  ])
  func theTextOfAConstant(constant: String, asked: String, more: String, isShown: Bool) async {
    let code = """
      import UIKit
      enum Town { \(constant) }
      class Screen: UIViewController {
        override func viewDidLoad() {
          \(more)
          if \(asked) { tell() }
        }
        private func tell() { present(UIAlertController(title: "Told", message: nil, preferredStyle: .alert), animated: true) }
      }
      let screen = Screen()
      """
    let found = await Extracted.ofApp(["A.swift": code])
    #expect(found.contains { $0.reserve == nil } == isShown, "\(constant) \(asked) \(more)")
  }
}
