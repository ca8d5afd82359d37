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
}
