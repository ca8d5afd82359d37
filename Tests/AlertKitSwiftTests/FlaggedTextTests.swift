import AlertKitCore
import Testing

/// What stands in for a text that a model sets wherever it raises the flag of an alert.
@Suite struct FlaggedTextTests {
  private func messages(_ body: String, model: String = "", _ others: String = "") async -> [String] {
    let code = """
      @Observable final class GateModel {
        var failure: String?
        var showsFailure = false
        func open() { \(body) }
        \(model)
      }
      struct GateView: View {
        @Bindable var model: GateModel
        var body: some View {
          Rows().alert("Gate", isPresented: $model.showsFailure) { Button("OK") {} } message: {
            Text(model.failure ?? "Something is wrong.")
          }
        }
      }
      \(others)
      """
    return Set(await Extracted.surfaces(["A.swift": code]).map { Extracted.text($0.message) }).sorted()
  }

  private static let shut = "'The gate is shut.'"

  @Test(arguments: [
    "failure = \"The gate is shut.\"\nshowsFailure = true", "showsFailure = true\nfailure = \"The gate is shut.\"",
    "failure = \"The gate is shut.\"\nif isNew { showsFailure = true }",
    "Task { await MainActor.run { failure = \"The gate is shut.\"\nself.showsFailure = true } }",
    "showsFailure = false\nfailure = \"The gate is shut.\"\nshowsFailure.toggle()",
  ])
  func whatIsSetWithTheFlagHasNoStandIn(body: String) async {
    let found = await messages(body)
    #expect(found.contains(Self.shut) && !found.contains { $0.contains("wrong") }, "\(found)")
  }

  @Test(arguments: [
    ("failure = \"The gate is shut.\"\nshowsFailure = true", "func close() { showsFailure = true }", ""),
    ("failure = \"The gate is shut.\"\nshowsFailure = true", "", "func f() { model.showsFailure = true }"),
    ("if isNew { failure = \"The gate is shut.\" }\nshowsFailure = true", "", ""),
    ("failure = nil\nshowsFailure = true", "", ""), ("failure = \"The gate is shut.\"", "", ""),
  ])
  func aFlagThatIsRaisedWithoutItShowsTheStandIn(body: String, model: String, others: String) async {
    let found = await messages(body, model: model, others)
    #expect(found.contains { $0.contains("'Something is wrong.'") }, "\(found)")
  }
}
