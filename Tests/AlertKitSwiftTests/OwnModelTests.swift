import AlertKitCore
import Testing

/// Models that a screen makes for itself: only what its own code calls of them is shown.
@Suite struct OwnModelTests {
  private static let model = """
    final class GateModel: ObservableObject {
      @Published var failure = ""
      func open(done: (Bool) -> Void) { failure = "The gate is shut."; done(false) }
      func close(done: (Bool) -> Void) { failure = "The key is lost."; done(false) }
      func lock() { close { _ in } }
      init() {}
    }
    """

  private static func screen(_ held: String, _ call: String, _ more: String = "") -> String {
    """
    struct GateView: View {
      \(held)
      @State private var alertMessage = ""
      @State private var isShown = false
      var body: some View {
        Button("Go") { go() }
          .alert("Gate", isPresented: $isShown) { Button("OK") {} } message: { Text(alertMessage) }
      }
      func go() {
        \(call) { done in
          alertMessage = model.failure
          isShown = true
        }
      }
      \(more)
    }
    """
  }

  private func messages(_ screen: String, model: String = model, _ others: String = "") async -> [String] {
    let found = await Extracted.surfaces(["A.swift": screen, "B.swift": model, "C.swift": others])
    return Set(found.map { Extracted.text($0.message) }.filter { !$0.hasPrefix("{") }).sorted()
  }

  private static let both = ["'The gate is shut.'", "'The key is lost.'"]

  @Test(arguments: [
    "@StateObject var model = GateModel()", "@ObservedObject private var model = GateModel()",
  ])
  func whatTheScreenDoesNotCallIsNotShown(held: String) async {
    #expect(await messages(Self.screen(held, "model.open")) == ["'The gate is shut.'"])
    #expect(await messages(Self.screen(held, "model.close")) == ["'The key is lost.'"])
    #expect(await messages(Self.screen(held, "model.open", "func end() { model.lock() }")) == Self.both)
  }

  @Test(arguments: [
    "@EnvironmentObject var model: GateModel", "@ObservedObject var model: GateModel", "let model = GateModel.shared",
    "@Binding var model = GateModel()",
  ])
  func othersMayCallWhatIsNotItsOwn(held: String) async {
    #expect(await messages(Self.screen(held, "model.open")) == Self.both)
  }

  @Test(arguments: [
    "var other: some View { GateButton(model: model) }", "func f() { use(self.model) }",
    "init(model: GateModel) { self.model = model }",
    "init() { _model = StateObject(wrappedValue: GateModel()) }",
  ])
  func othersMayCallWhatIsHandedOn(more: String) async {
    #expect(await messages(Self.screen("@StateObject var model = GateModel()", "model.open", more)) == Self.both)
  }

  @Test func whatAsksOnlyWhetherTheModelIsThereGivesItToNobody() async {
    let screen = Self.screen("@StateObject var model = GateModel()", "model.open")
    for check in ["guard let self else { return }", "guard let self = self else { return }", "if let self { lock() }"] {
      let model = Self.model.replacing(
        "func lock() { close { _ in } }", with: "func lock() { run { [weak self] in \(check) } }")
      #expect(await messages(screen, model: model) == ["'The gate is shut.'"], "\(check)")
    }
  }

  @Test func othersMayReachItThroughTheScreen() async {
    let screen = Self.screen("@StateObject var model = GateModel()", "model.open")
    #expect(await messages(screen, "func f() { rows.model.close { _ in } }") == Self.both)
    #expect(await messages(screen, "struct Other { let model = 1; func f() { self.model.g() } }") == ["'The gate is shut.'"])
  }

  @Test func whoMakesTheScreenMayGiveItAnother() async {
    let screen = Self.screen("@ObservedObject var model = GateModel()", "model.open")
    #expect(await messages(screen, "let v = GateView(model: other)") == Self.both)
    #expect(await messages(screen, "let v = GateView(); let model: GateModel = other") == ["'The gate is shut.'"])
  }

  @Test(arguments: [
    ("init() {}", "init() { Center.current = self }"), ("init() {}", "func run() { Worker(owner: self).run() }"),
    ("init() {}", "init() { close { _ in } }"), ("init() {}", "deinit { lock() }"),
    ("ObservableObject", "NSObject, GateDelegate"),
    ("final class GateModel: ObservableObject", "final class GateModel: BaseModel"),
  ])
  func whatRunsByItselfIsShown(old: String, new: String) async {
    let screen = Self.screen("@StateObject var model = GateModel()", "model.open")
    #expect(await messages(screen, model: Self.model.replacing(old, with: new)) == Self.both)
  }

  /// A flag of the model's that only what the screen does not call sets.
  @Test(arguments: [
    ("model.load()", "", true), ("model.save()", "", false), ("model.isShown = true", "", false),
    ("model.load(); model.isShown()", "", false), ("model.load()", "func end() { model.send() }", false),
    ("model.load()", "var row: some View { Row(model: model) }", false),
    ("model.load()", "static func take(_ other: GateView) { let model = other.model; model.save() }", false),
    ("model.load()", "init() { _model = StateObject(wrappedValue: GateModel()) }", false),
  ])
  func flags(call: String, more: String, isUncalled: Bool) async {
    let code = """
      import SwiftUI
      final class GateModel: ObservableObject {
        @Published var isShown = false
        @Published var photos = 0
        func load() { photos += 1 }
        func save() { isShown() }
        func send() { save() }
        private func isShown() { isShown = true }
      }
      struct OtherView: View {
        @StateObject var model = GateModel()
        var body: some View { Button("Go") { model.save() } }
      }
      struct GateView: View {
        @StateObject var model = GateModel()
        var body: some View { Button("Go") { \(call) }.alert("Gate", isPresented: $model.isShown) {} }
        \(more)
      }
      @main struct Gates: App { var body: some Scene { WindowGroup { GateView(); OtherView() } } }
      """
    #expect(await Extracted.ofApp(["A.swift": code]).map(\.reserve) == [isUncalled ? .uncalled : nil])
  }
}
