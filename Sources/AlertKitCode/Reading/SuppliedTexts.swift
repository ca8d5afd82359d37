internal import AlertKitCore

extension FoundSurface {
  /// Whether a text of what a function shows is one of its parameters, which is a text.
  func takesTexts(_ program: Program) -> Bool {
    let names = parameters(of: runner)
    guard !names.isEmpty, let runner = program.file(runnerFile).members.first(where: { $0.id == runner }) else { return false }
    return runner.declaration.parameters.contains { names.contains($0.name) && $0.type?.isText == true }
  }

  /// The parameters of a function that supply texts.
  private func parameters(of function: DeclarationID) -> Set<String> {
    roots.reduce(into: []) { names, root in
      if case .parameter(function, let name) = root { names.insert(name) }
    }
  }
}

extension CodeType {
  private static let texts: Set<String> = [
    "String", "NSString", "LocalizedStringKey", "LocalizedStringResource", "NSAttributedString", "AttributedString", "Text",
    "StaticString", "Substring",
  ]

  /// Whether it is a text's, or may be none.
  var isText: Bool { Self.texts.contains(name.lastName) || name == "Optional" && arguments.first?.isText == true }
}
