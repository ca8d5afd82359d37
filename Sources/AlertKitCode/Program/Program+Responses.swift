internal import AlertKitCore

/// What Foundation gives for certain.
extension Program {
  /// Whether some conditions ask only whether what was loaded from the web is a response of HTTP's, as all are:
  /// `let http = response as? HTTPURLResponse`, where there is a response in any case.
  func askOnlyForHTTP(_ conditions: [CodeCondition], in member: Declared) -> Bool {
    guard conditions.count == 1, case .binding(_, let value) = conditions[0], let number = number(of: value.range) else {
      return false
    }
    let line = files[number].text[Int(value.range.end)...].prefix { $0 != UInt8(ascii: "\n") }
    guard String(decoding: line, as: UTF8.self).trimmed.hasPrefix("as? HTTPURLResponse") else { return false }
    // A publisher's output has a response, as what is awaited has; the completion of a task may have none.
    let text = text(of: member.declaration.range)
    let isPublished = text.contains("dataTaskPublisher") && !text.contains("dataTask(")
    switch value.kind {
    case .name(let name):
      if let parameter = member.declaration.parameters.first(where: { $0.name == name }) {
        return parameter.type?.name == "URLResponse" && !text.contains("\(name): URLResponse?")
      }
      return isPublished || text.contains(", \(name)) = try await")
    case .member(.some, "response"): return isPublished
    default: return false
    }
  }

  /// Whether conditions ask for nothing but the address of components that are made of an address: `let url = components?.url`.
  func askOnlyForAddress(_ conditions: [CodeCondition], in member: Declared) -> Bool {
    guard conditions.count == 1, case .binding(_, let value) = conditions[0], case .member(let base?, "url") = value.kind,
      case .name(let name) = base.kind
    else { return false }
    let body = member.declaration.body ?? []
    let made = body.compactMap { if case .variable(name, _, let value?) = $0.kind { value } else { nil } }
    guard made.count == 1, case .call(let call) = made[0].kind, call.callee.usedName == "URLComponents",
      call.arguments.map(\.label) == ["url", "resolvingAgainstBaseURL"]
    else { return false }
    return !CodeWalk.assignments(in: body).contains { if case .name(name) = $0.target.kind { true } else { false } }
  }
}
