internal import AlertKitCore

extension Program {
  /// Whether a function replaces one of a base class.
  func isOverride(_ member: Declared) -> Bool {
    let (range, name) = (member.declaration.range, member.declaration.nameRange)
    guard range.start < name.start else { return false }
    let modifiers = SourceRange(file: range.file, start: Int(range.start), end: Int(name.start))
    return text(of: modifiers).split(separator: " ").contains("override")
  }

  /// What a method overrides of a class of the app's own.
  func overridden(by method: Declared) -> Declared? {
    for parent in record(of: method.type)?.inherited ?? [] {
      guard let type = path(of: parent.name, from: method.type) else { continue }
      if let own = members(method.name, of: type).first(where: {
        $0.isFunction && $0.declaration.parameters.map(\.label) == method.declaration.parameters.map(\.label)
      }) {
        return own
      }
    }
    return nil
  }
}
