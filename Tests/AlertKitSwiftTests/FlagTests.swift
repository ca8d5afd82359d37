import AlertKitCore
import Testing

/// State that several alerts of a type share belongs to the one whose flag is set with it.
@Suite struct FlagTests {
  private func lines(_ code: String) async -> [String] { await Extracted.lines(code).sorted() }

  @Test func wordsBelongToTheAlertWhoseFlagIsSet() async {
    let code = """
      struct Screen: View {
        @State private var text = ""
        @State private var isSaved = false
        @State private var isBroken = false
        var body: some View {
          Rows()
            .alert("Saved", isPresented: $isSaved) { Button("OK") {} } message: { Text(text) }
            .alert("Broken", isPresented: $isBroken) { Button("Close") {} } message: { Text(text) }
        }
        func save() {
          text = "All is kept."
          isSaved = true
        }
        func fail() {
          isBroken = true
          text = "Nothing is kept."
        }
        func choose() {
          if store() {
            text = "Some is kept."
            isSaved = true
          } else {
            isBroken = true
            text = "More is kept."
          }
        }
        func other() { text = "Which one?" }
      }
      """
    let saved = "alert [Saved] ['All is kept.'] (default OK)"
    let broken = "alert [Broken] ['Nothing is kept.'] (default Close)"
    let found = await lines(code)
    #expect(found.contains(saved) && found.contains(broken))
    #expect(!found.contains("alert [Saved] ['Nothing is kept.'] (default OK)"))
    #expect(!found.contains("alert [Broken] ['All is kept.'] (default Close)"))
    #expect(found.count { $0.contains("Which one?") } == 2)
    #expect(found.contains("alert [Saved] ['Some is kept.'] (default OK)"))
    #expect(found.contains("alert [Broken] ['More is kept.'] (default Close)"))
  }

  private func reserve(_ state: String, _ binding: String, _ more: String) async -> SurfaceReserve?? {
    let code = """
      import SwiftUI
      final class Model: ObservableObject {
        @Published var isShown = false
        @Published var problem: String?
        func fail() { \(more.contains("problem") ? more : "") }
      }
      struct Screen: View {
        @StateObject var model = Model()
        \(state)
        var body: some View {
          Button("Go") { \(more.contains("problem") ? "" : more) }
            .alert("Gone", isPresented: \(binding)) { Button("OK") {} }
        }
      }
      let screen = Screen()
      """
    return await Extracted.ofApp(["A.swift": code]).map(\.reserve).first
  }

  @Test(arguments: [
    ("model.isShown = true", true), ("isShown = true", false), ("self.isShown = true", false),
    ("self.model.isShown = true", true), ("parent.isShown = true", false),
    ("Child(isOn: $isShown)", false), ("_isShown.wrappedValue = true", false),
  ])
  func aFlagOfTheModelIsNotTheViewsOwn(more: String, isUncalled: Bool) async {
    let found = await reserve("@State var isShown = false", "$isShown", more)
    #expect(found == .some(isUncalled ? .uncalled : nil))
  }

  @Test(arguments: [
    ("Binding(get: { model.isShown }, set: { _ in model.isShown = false })", "", true),
    ("Binding(get: { model.isShown }, set: { _ in model.isShown = false })", "model.isShown = true", false),
    ("Binding(get: { model.isShown }, set: { model.isShown = $0 })", "", false),
    (".init(get: { model.problem != nil }, set: { _ in model.problem = nil })", "problem = nil", true),
    (".init(get: { model.problem != nil }, set: { _ in model.problem = nil })", "problem = text()", false),
    ("Binding(get: { model.isShown || isLate() }, set: { _ in })", "", false),
  ])
  func aBindingOfClosuresIsToWhatItGives(binding: String, more: String, isUncalled: Bool) async {
    #expect(await reserve("", binding, more) == .some(isUncalled ? .uncalled : nil))
  }

  @Test func aMemberShowsByItselfWhatItSets() async {
    func row(_ name: String, _ title: String) -> String {
      """
      func \(name)(_ item: Item) -> some View {
        Button("Delete") {
          text = "\(title) goes."
          isAsking = true
        }
        .alert("Sure?", isPresented: $isAsking) { Button("Delete \(title)") {} } message: { Text(text) }
      }
      """
    }
    let code = """
      struct Screen: View {
        @State private var text = ""
        @State private var isAsking = false
        \(row("meal", "Meal"))
        \(row("walk", "Walk"))
      }
      """
    let found = await lines(code)
    #expect(found.contains("alert [Sure?] ['Meal goes.'] (default Delete Meal)"))
    #expect(found.contains("alert [Sure?] ['Walk goes.'] (default Delete Walk)"))
    #expect(!found.contains { $0.contains("Meal goes") && $0.contains("Delete Walk") })
    #expect(!found.contains { $0.contains("Walk goes") && $0.contains("Delete Meal") })
  }
}
