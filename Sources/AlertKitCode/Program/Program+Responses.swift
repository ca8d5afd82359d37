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
    let hasTask = Self.tasks.contains { text.contains($0) }
    let isPublished = text.contains("dataTaskPublisher") && !hasTask
    switch value.kind {
    case .name(let name):
      if member.declaration.parameters.contains(where: { $0.name == name }) {
        return type(ofParameter: name, in: text) == "URLResponse" && !isHanded(name, in: member)
      }
      return isPublished || !hasTask && isLoaded(name, in: text) && !isHanded(name, in: member)
    case .member(.some, "response"): return isPublished
    default: return false
    }
  }

  private static let tasks = ["dataTask(", "uploadTask(", "downloadTask("]
  /// Apple's functions that load from the web, and how their first arguments are labelled.
  private static let loaders: Set<String> = [".data", ".upload", ".download", ".bytes"]
  private static let labels = ["for:", "from:", "resumeFrom:"]

  /// The type of a parameter as it is written: nil, or another text, where it may be missing.
  private func type(ofParameter name: String, in text: String) -> String? {
    let pieces = text.split(separator: name, omittingEmptySubsequences: false)
    for (before, rest) in zip(pieces, pieces.dropFirst()) where before.utf8.last.map({ !$0.isNamePart }) ?? true {
      let after = rest.drop { $0.isWhitespace }
      if after.first == ":" { return String(after.dropFirst().prefix { !",)={".contains($0) }).trimmed }
    }
    return nil
  }

  /// Whether a closure or a function within gives the name to what it is handed.
  private func isHanded(_ name: String, in member: Declared) -> Bool {
    var isHanded = false
    CodeWalk.expressions(in: member.declaration) { expression, _ in
      if case .closure(let closure) = expression.kind, closure.parameters.contains(name) { isHanded = true }
      return !isHanded
    }
    guard !isHanded, let first = member.declaration.body?.first else { return isHanded }
    let body = text(of: member.declaration.range).utf8.suffix(Int(member.declaration.range.end - first.range.start))
    return String(decoding: body, as: UTF8.self).split(separator: "func ", omittingEmptySubsequences: false).dropFirst()
      .contains {
        $0.contains("URLResponse")
      }
  }

  /// Whether a name is only given what Apple's functions load: `let (data, response) = try await session.data(from: url)`.
  private func isLoaded(_ name: String, in text: String) -> Bool {
    let given = text.split(separator: ", \(name))", omittingEmptySubsequences: false).dropFirst().map {
      $0.drop { $0.isWhitespace }
    }
    .filter { $0.hasPrefix("=") && !$0.hasPrefix("==") }
    // A function of the app's own may be named like one of them.
    let optional = Array("URLResponse?)".utf8)
    return !given.isEmpty && given.allSatisfy(Self.loads)
      && !files(naming: ["URLResponse", "async"]).contains { files[$0].text.firstRange(of: optional) != nil }
  }

  private static func loads(_ given: Substring) -> Bool {
    let value = given.dropFirst().drop { $0.isWhitespace }
    guard value.hasPrefix("try await "), let open = value.firstIndex(of: "("), let dot = value[..<open].lastIndex(of: ".")
    else {
      return false
    }
    let argument = value[open...].dropFirst().drop { $0.isWhitespace }
    return loaders.contains(String(value[dot..<open])) && labels.contains(where: argument.hasPrefix)
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
    return !mayLoseAddress(name, in: body) && !isDeclaredTwice(name, in: member)
  }

  /// Whether code may set components of an address so that they make none: a path must begin with a slash, what is asked may be anything.
  private func mayLoseAddress(_ name: String, in body: [CodeStatement]) -> Bool {
    let asked = ["queryItems", "query", "percentEncodedQuery", "percentEncodedQueryItems", "fragment"]
    func mayBeLost(_ target: CodeExpression) -> Bool {
      guard let path = target.namePath else { return text(of: target.range).contains(name) }
      return path[0] == name && !(path.count > 1 && asked.contains(path[1]))
    }
    let slashed = CodeWalk.assignments(in: body).filter { target, value in
      target.namePath.map { $0.count == 2 && ["path", "percentEncodedPath"].contains($0[1]) } ?? false
        && text(of: value.range).hasPrefix("\"/")
    }
    .map(\.target.range)
    if CodeWalk.changes(in: body).contains(where: { mayBeLost($0) && !slashed.contains($0.range) }) { return true }
    var isChanged = false
    CodeWalk.expressions(in: body) { expression, _ in
      switch expression.kind {
      case .prefix("&", let operand): if mayBeLost(operand) { isChanged = true }
      case .call(let call):
        if case .member(let base?, _) = call.callee.kind, base.namePath?.first == name, mayBeLost(base) { isChanged = true }
      default: break
      }
      return !isChanged
    }
    return isChanged
  }

  /// Whether something else has a name in the code of a member as well.
  private func isDeclaredTwice(_ name: String, in member: Declared) -> Bool {
    if isHanded(name, in: member) { return true }
    let pieces = text(of: member.declaration.range).split(separator: name, omittingEmptySubsequences: false)
    let declaring = ["let", "var", "for", "_"]
    return zip(pieces, pieces.dropFirst()).count { before, after in
      let (before, after) = (before.suffix(12), after.first)
      guard before.last?.isWhitespace ?? false, after.map({ !$0.isLetter && !$0.isNumber && $0 != "_" }) ?? true else {
        return false
      }
      let words = before.split { $0.isWhitespace || "({,;".contains($0) }
      return declaring.contains(words.last.map(String.init) ?? "")
    } > 1
  }
}
