internal import AlertKitCore

/// What the code of one member does with properties, which it tells by their names alone.
struct PropertyUses: Sendable {
  /// By the name of a call, the property that is given what the call makes, and no more.
  private(set) var given: [SourceRange: String] = [:]
  /// By name, how often the code uses properties for more than to set or to compare them; not above 0 where it does not.
  private var reads: [String: Int] = [:]

  init(of declaration: CodeDeclaration) {
    for (target, value) in CodeWalk.assignments(in: declaration.body ?? []) {
      guard let name = target.ownName else { continue }
      reads[name, default: 0] -= 1
      guard case .call(let call) = value.kind, value.range.start <= call.nameRange.start,
        call.nameRange.end <= value.range.end
      else { continue }
      given[call.nameRange] = name
    }
    var reads = reads
    CodeWalk.expressions(in: declaration) { expression, _ in
      switch expression.kind {
      case .name(let name), .member(_?, let name): reads[name, default: 0] += 1
      case .keyPath(let path): for name in path { reads[name, default: 0] += 1 }
      case .binary("==", let left, let right), .binary("!=", let left, let right):
        for name in [left, right].compactMap(\.ownName) { reads[name, default: 0] -= 1 }
      default: break
      }
      return true
    }
    self.reads = reads
  }

  /// Whether a property of one of some names is used for more than to set it or to compare it.
  func reads(_ names: Set<String>) -> Bool { names.reduce(0) { $0 + (reads[$1] ?? 0) } > 0 }
}

extension CodeExpression {
  /// The name of a property that it is: `alert`, `self.alert`.
  var ownName: String? {
    switch kind {
    case .name(let name): name
    case .member(let base?, let name): if case .name("self") = base.kind { name } else { nil }
    default: nil
    }
  }
}
