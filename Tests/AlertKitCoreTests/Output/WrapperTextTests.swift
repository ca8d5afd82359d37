import Testing

@testable import AlertKitCore

/// Wrappers that a draft of a configuration declares.
@Suite struct WrapperTextTests {
  @Test func isReadAsItIsWritten() {
    let wrappers = [
      AlertWrapper(callee: "say", title: .position(2), message: .label("no")),
      AlertWrapper(
        callee: "Dialog.ask", kind: .confirmationDialog, title: .key("a: \"b\"\n", table: "T: 1"), message: .text("5"),
        buttons: [
          .init(title: .label("on"), role: .destructive), .init(title: .text("{OK}"), role: .cancel),
          .init(title: .key("k", table: nil), roleArgument: .position(3)),
        ]),
    ]
    let text = (["wrappers:"] + wrappers.flatMap(\.lines).map { "  " + $0 }).joined(separator: "\n") + "\n"
    let read = ConfigurationReader.read(sourceFile(".alertcopy.yml", text))
    #expect(read.value.configuration.wrappers == wrappers, "\(text)")
    #expect(read.faults.isEmpty)
  }
}
