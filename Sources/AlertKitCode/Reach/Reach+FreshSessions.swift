internal import AlertKitCore

/// What a session of the camera is asked that was just made: it takes any first input and any first output.
extension Reach {
  /// Whether code asks whether a session may be given something that it made itself and gave nothing of that kind yet:
  /// `session.canAddInput(input)` behind `session = AVCaptureSession()`.
  mutating func isAskedOfFreshSession(_ asked: CodeExpression, in member: Declared) -> Bool {
    // `session?.canAddInput(input) ?? false`
    if let inner = asked.callWithFallback { return isAskedOfFreshSession(inner, in: member) }
    guard case .call(let call) = asked.kind, case .member(let base?, let question) = call.callee.kind,
      let adding = Self.additions[question], let session = base.bareName
    else { return false }
    let place = Int(asked.range.start)
    let all = mentions(in: member.file)
    guard all.places(of: question).count == 1, all.places(of: adding).count <= 1 else { return false }
    let bodies = BranchPath.look(in: member.declaration, for: place).bodies
    let makings = bodies.enumerated().compactMap { depth, body -> (depth: Int, end: Int)? in
      let index = body.firstIndex { $0.range.holds(place) } ?? 0
      return body[..<index].last { $0.makesSession(named: session) }.map { (depth, Int($0.range.end)) }
    }
    guard let made = makings.last,
      // Not every camera has what a session is set to.
      !(all.places(of: adding) + all.places(of: "sessionPreset")).contains(where: { (made.end..<place).contains($0.offset) })
    else { return false }
    return bodies[made.depth...].allSatisfy { body in body.first { $0.range.holds(place) }?.runsOnce(place) ?? true }
  }

  private static let additions = ["canAddInput": "addInput", "canAddOutput": "addOutput"]
}

extension CodeExpression {
  /// A call of what may be nil, for which a truth stands in.
  var callWithFallback: CodeExpression? {
    guard case .binary("??", let left, let right) = kind, case .boolean = right.kind, case .call = left.kind else { return nil }
    return left
  }

  /// The name of a variable or of a property of its own: `session` of `self.session` and of `_session`.
  fileprivate var bareName: Substring? {
    guard var path = namePath else { return nil }
    if path.first == "self" { path.removeFirst() }
    return path.count == 1 ? path[0].bare : nil
  }
}

extension String {
  fileprivate var bare: Substring { hasPrefix("_") ? dropFirst() : self[...] }
}

extension CodeStatement {
  fileprivate func makesSession(named session: Substring) -> Bool {
    let made: CodeExpression
    switch kind {
    case .variable(let name, _, let value?) where name.bare == session: made = value
    case .assignment(let target, "=", let value) where target.bareName == session: made = value
    default: return false
    }
    guard case .call(let call) = made.kind else { return false }
    return call.callee.typeName == "AVCaptureSession" && call.arguments.isEmpty
  }

  /// Whether what stands at a place in it is run once at most where it is: neither in a loop nor in what others call.
  fileprivate func runsOnce(_ place: Int) -> Bool {
    switch kind {
    case .loop, .declaration: return false
    default:
      return ownClosures.allSatisfy { closure, call in
        !closure.body.contains { $0.range.holds(place) } || call?.callee.usedName.map(Self.runningOnce.contains) ?? false
      }
    }
  }

  private static let runningOnce: Set<String> = ["async", "asyncAfter", "sync", "dispatch_async", "dispatch_sync"]
}
