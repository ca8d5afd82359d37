/// The SwiftUI code that shows the alerts.
struct SwiftUIFile {
  let intents: [Intent]
  /// The string table that holds the texts.
  let table: String

  var text: String {
    """
    // Made from a table of intents; changes are lost when it is made again.
    import SwiftUI

    extension View {
    \(intents.map(modifier).joined(separator: "\n\n"))
    }

    private func text(_ key: String, _ arguments: any CVarArg...) -> String {
      let format = NSLocalizedString(key, tableName: "\(table)", comment: "")
      return String(format: format, locale: .current, arguments: arguments)
    }

    """
  }

  private func modifier(_ intent: Intent) -> String {
    let object = intent.object.prefix(1).uppercased() + intent.object.dropFirst()
    let hasName = !intent.sample.isEmpty
    let role = intent.isDestructive ? ", role: .destructive" : ""
    return """
        /// Asks before \(intent.event) happens to \(intent.object).
        func \(intent.event)\(object)Alert(
          isPresented: Binding<Bool>, \(hasName ? "name: String, " : "")confirm: @escaping () -> Void
        ) -> some View {
          alert(text("\(intent.key("title"))"\(hasName ? ", name" : "")), isPresented: isPresented) {
            Button(text("common.cancel"), role: .cancel) {}
            Button(text("\(intent.key("confirm"))")\(role), action: confirm)
          } message: {
            Text(verbatim: text("\(intent.key("message"))"))
          }
        }
      """
  }
}
