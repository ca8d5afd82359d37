/// Writes modifiers of SwiftUI's `View` that show a draft's alerts and dialogs.
struct SwiftUIModifiers {
  private let draft: DraftProject
  private let strings: SwiftStrings

  init(_ draft: DraftProject, strings: SwiftStrings) {
    self.draft = draft
    self.strings = strings
  }

  var code: String {
    var names = SwiftNames()
    let shown = draft.surfaces.filter { $0.kind.isAlertOrSheet }.map { surface in
      let suffix = surface.kind == .alert ? "Alert" : "Dialog"
      return Modifier(surface, named: names.unused(SwiftName.member(surface.id) + suffix), strings: strings).code
    }
    return "extension View {\n\(shown.joined(separator: "\n\n"))\n}"
  }

  /// The modifier of one surface.
  private struct Modifier {
    private let surface: Surface<DraftText>
    private let name: String
    private let strings: SwiftStrings
    private var names = SwiftNames()
    private var parameters = ["isPresented: Binding<Bool>"]

    init(_ surface: Surface<DraftText>, named name: String, strings: SwiftStrings) {
      self.surface = surface
      self.name = name
      self.strings = strings
      _ = names.unused("isPresented")
    }

    var code: String {
      var writer = self
      let title = surface.title.map { writer.expression($0, named: "title") } ?? "\"\""
      let message = surface.message.map { writer.expression($0, named: "message") }
      let fields = surface.textFields.map { writer.field($0) }
      let buttons = surface.buttons.map { writer.button($0) }
      let call = surface.kind == .alert ? "alert" : "confirmationDialog"
      let visibility = surface.kind == .alert || surface.title == nil ? "" : ", titleVisibility: .visible"
      let end = message.map { " message: {\n      Text(verbatim: \($0))\n    }" } ?? ""
      return """
          /// Shows `\(surface.id)`.
          func \(name)(\(writer.parameters.joined(separator: ", "))) -> some View {
            \(call)(\(title), isPresented: isPresented\(visibility)) {
        \((fields + buttons).map { "      " + $0 }.joined(separator: "\n"))
            }\(end)
          }
        """
    }

    /// A text, its values taken by parameters.
    private mutating func expression(_ text: DraftText, named name: String) -> String {
      let values = strings.values(of: text, named: name).map { value in
        SwiftStrings.Value(name: names.unused(value.name), type: value.type)
      }
      parameters += values.map { "\($0.name): \($0.type)" }
      return strings.expression(text, values: values)
    }

    private mutating func field(_ placeholder: DraftText) -> String {
      let text = expression(placeholder, named: "placeholder")
      let name = names.unused("text")
      parameters.append("\(name): Binding<String>")
      return "TextField(\(text), text: \(name))"
    }

    private mutating func button(_ button: SurfaceButton<DraftText>) -> String {
      let title = expression(button.title, named: "button")
      let mark = button.isPreferred ? ".keyboardShortcut(.defaultAction)" : ""
      guard button.role != .cancel else { return "Button(\(title), role: .cancel) {}\(mark)" }
      let last = button.title.key.split { !($0.isLetter || $0.isNumber) }.last.map(String.init) ?? "action"
      let action = names.unused(SwiftName.member(last))
      parameters.append("\(action): @escaping () -> Void")
      let role = button.role == .destructive ? "role: .destructive, " : ""
      return "Button(\(title), \(role)action: \(SwiftName.escaped(action)))\(mark)"
    }
  }
}
