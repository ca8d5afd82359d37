internal import AlertKitCore

/// What the bodies of an app's own functions show: where callers bring the words, each call is an alert, and the body is none.
struct WrapperBodies {
  /// What a body shows: the function, and where it makes that.
  private struct Body: Hashable {
    let function: DeclarationID
    let site: SourceRange
  }

  private let program: Program
  /// What callers supply words for.
  private let supplied: Set<Body>

  init(_ found: [FoundSurface], _ program: Program) {
    self.program = program
    supplied = Set(found.compactMap { item in item.callee.map { Body(function: $0, site: item.site) } })
  }

  /// Whether a surface is a body's whose callers bring its words.
  func includes(_ item: FoundSurface) -> Bool {
    guard supplied.contains(Body(function: item.runner, site: item.site)) else { return false }
    return Self.takesTexts(item, program) || item.isBare && item.isOpen(in: item.runner)
  }

  /// Whether a text of what a function shows is one of its parameters, which is a text.
  static func takesTexts(_ item: FoundSurface, _ program: Program) -> Bool {
    let names = item.parameters(of: item.runner)
    guard !names.isEmpty, let runner = program.file(item.runnerFile).members.first(where: { $0.id == item.runner }) else {
      return false
    }
    return runner.declaration.parameters.contains { names.contains($0.name) && $0.type?.isText == true }
  }
}

extension FoundSurface {
  /// The parameters of a function that supply texts.
  fileprivate func parameters(of function: DeclarationID) -> Set<String> {
    roots.reduce(into: []) { names, root in
      if case .parameter(function, let name) = root { names.insert(name) }
    }
  }

  fileprivate func isOpen(in function: DeclarationID) -> Bool { !parameters(of: function).isEmpty }
}

extension CodeType {
  private static let texts: Set<String> = [
    "String", "NSString", "LocalizedStringKey", "LocalizedStringResource", "NSAttributedString", "AttributedString", "Text",
    "StaticString", "Substring",
  ]

  /// Whether it is a text's, or may be none.
  fileprivate var isText: Bool { Self.texts.contains(name.lastName) || name == "Optional" && arguments.first?.isText == true }
}
