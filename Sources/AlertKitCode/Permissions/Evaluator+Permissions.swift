internal import AlertKitCore

extension Evaluator {
  /// Notes a call that brings up the system's question.
  func notePermission(_ site: Site) {
    guard !isQuiet, site.arguments.first?.label == "options", asks(site.call, in: site.frame), !isDecided else { return }
    if !requests.contains(site.call.nameRange) { requests.append(site.call.nameRange) }
  }

  /// Whether code runs only where the system's question has been answered, so that it is not asked again.
  private var isDecided: Bool {
    path.contains { constraint in
      guard !constraint.isExcluding, constraint.names.isSubset(of: ["authorized", "denied"]) else { return false }
      return subjects[constraint.subject].map(isStatus) ?? false
    }
  }

  /// Notes a call that brings up the system's question as it was asked before iOS 10, where the same code does not know today's way.
  func noteOldPermission(_ site: Site) {
    guard !isQuiet, asksInTheOldWay(site.call, in: site.frame) else { return }
    let member = site.frame.activation.member
    // What stands beside a check for a newer system does not run on it.
    let range = member.declaration.range
    let before = SourceRange(file: range.file, start: Int(range.start), end: Int(site.call.nameRange.start))
    guard !program.file(member.file).mentions(of: member).contains("UNUserNotificationCenter"),
      !program.text(of: before).holdsBytes(of: "available(iOS")
    else { return }
    if !requests.contains(site.call.nameRange) { requests.append(site.call.nameRange) }
  }

  /// Whether a call asks with the settings of iOS 8 and 9, whose answer it still brings up.
  func asksInTheOldWay(_ call: CodeCall, in frame: Frame) -> Bool {
    guard call.arguments.count == 1, case .member(let base?, _) = call.callee.kind else { return false }
    let wasQuiet = isQuiet
    isQuiet = true
    defer { isQuiet = wasQuiet }
    let type = type(of: evaluate(base, in: frame))
    return
      !(type.map { program.members("registerUserNotificationSettings", of: $0).contains { $0.declaration.body != nil } }
      ?? false)
  }

  /// Whether a call asks. One of a function of the app's own does not, what that function does asks; a provisional request
  /// brings up no question.
  func asks(_ call: CodeCall, in frame: Frame) -> Bool {
    guard let options = call.arguments.first(where: { $0.label == "options" })?.value else { return false }
    let isOwn: Bool
    switch call.callee.kind {
    case .name:
      let declared = declarations(of: "requestAuthorization", in: frame)
      isOwn = declared.contains { $0.declaration.body != nil }
      if !isOwn, frame.activation.type.lastName != "UNUserNotificationCenter" { return false }
    case .member(let base?, _):
      let wasQuiet = isQuiet
      isQuiet = true
      defer { isQuiet = wasQuiet }
      let type = type(of: evaluate(base, in: frame))
      isOwn = type.map { program.members("requestAuthorization", of: $0).contains { $0.declaration.body != nil } } ?? false
    default: return false
    }
    return !isOwn && !isProvisional(options, in: frame)
  }

  private func isProvisional(_ options: CodeExpression, in frame: Frame) -> Bool {
    if options.holdsProvisional { return true }
    guard options.namePath != nil else { return false }
    if case .name = options.kind {
      let member = frame.activation.member.declaration
      var found = false
      CodeWalk.expressions(in: member) { expression, _ in
        found = found || expression.addsProvisional
        return true
      }
      if found { return true }
    }
    let wasQuiet = isQuiet
    isQuiet = true
    defer { isQuiet = wasQuiet }
    return memberNames(evaluate(options, in: frame)).contains("provisional")
      || memberNames(resolve(evaluate(options, in: frame))).contains("provisional")
  }

  /// What an alert is for, from what its buttons do and when it comes up; nil where it has no purpose that is named, or none
  /// that is certain.
  func purpose(of record: ObjectRecord, _ effects: [HandlerEffects]) -> SurfacePurpose? {
    if effects.contains(where: { $0.effect == .requestsNotificationPermission }) { return .notificationPermission }
    guard effects.contains(where: { $0.effects.contains(.opensSettings) }) || effects.allSatisfy(\.areComplete) else {
      return nil
    }
    if isDenied(record.when) { return .notificationSettings }
    return isDeniedElsewhere(record) ? .notificationSettings : nil
  }

  /// Whether code runs only where notifications were denied.
  func isDenied(_ when: Guard) -> Bool {
    when.constraints.contains { constraint in
      guard let subject = subjects[constraint.subject] else { return false }
      if constraint.names == ["denied"], !constraint.isExcluding { return isStatus(subject) }
      return constraint.isDenial && isAnswer(subject)
    }
  }

  private func isStatus(_ value: Value) -> Bool {
    if case .symbol(let symbol) = value, case .member(let base, "authorizationStatus") = symbol.kind { return isSettings(base) }
    return declaredType(of: value)?.type.name.lastName == "UNAuthorizationStatus"
  }

  private func isSettings(_ value: Value) -> Bool {
    if case .symbol(let symbol) = value, symbol.calledName == "notificationSettings" { return true }
    return declaredType(of: value)?.type.name.lastName == "UNNotificationSettings"
  }

  /// Whether a value is what a request for permission came to.
  private func isAnswer(_ value: Value) -> Bool {
    switch value {
    case .unknown(let unknown): unknown.type?.name == Self.answer.name
    case .symbol(let symbol): symbol.calledName == "requestAuthorization" && symbol.arguments.first?.label == "options"
    default: false
    }
  }

  static let answer = CodeType("granted")

  /// What the closure of a call about permission is given.
  func permissionResult(of site: Site) -> Value? {
    let place = site.call.nameRange
    let key = "permission\(place.start).\(site.frame.activation.number)"
    switch site.name {
    case "getNotificationSettings": return .unknown(Unknown(place, type: CodeType("UNNotificationSettings"), key: key))
    case "requestAuthorization" where site.arguments.first?.label == "options":
      return .unknown(Unknown(place, type: Self.answer, key: key))
    default: return nil
    }
  }

  /// Whether all that calls the alert's function, or sets what presents it, runs only where notifications were denied.
  private func isDeniedElsewhere(_ record: ObjectRecord) -> Bool {
    let file = program.file(record.member.file)
    let words = program.scans[record.member.file].words
    guard record.callee == nil, ["denied", "requestAuthorization"].contains(where: { words.contains(CodeScan.hash($0)) })
    else { return false }
    var name = record.member.isFunction && !record.member.isInitializer ? record.member.name : nil
    if name == nil, let binding = record.binding { name = binding }
    guard let name else { return false }
    var uses: [Bool] = []
    for member in file.members where member.id != record.member.id && file.mentions(of: member).contains(name) {
      let evaluator = Evaluator(program, interests: Interests(), wrappers: wrappers)
      evaluator.isQuiet = true
      evaluator.probes = [name]
      evaluator.run(member)
      uses += evaluator.probed.map { evaluator.isDenied($0.when) }
    }
    return !uses.isEmpty && uses.allSatisfy(\.self)
  }
}

extension CodeExpression {
  /// Whether `.provisional` stands where options are put together, not where a status is compared.
  fileprivate var holdsProvisional: Bool {
    switch kind {
    case .member(_, "provisional"): true
    case .array(let items):
      items.contains(where: \.holdsProvisional)
        && !items.contains { if case .member(_, "authorized") = $0.kind { true } else { false } }
    case .binary(_, let left, let right): left.holdsProvisional || right.holdsProvisional
    case .call(let call): call.arguments.contains { $0.value.holdsProvisional }
    default: false
    }
  }

  /// Whether it adds `.provisional` to options.
  fileprivate var addsProvisional: Bool {
    switch kind {
    case .array: holdsProvisional
    case .call(let call):
      ["insert", "union", "formUnion"].contains(call.callee.usedName) && call.arguments.contains { $0.value.holdsProvisional }
    default: false
    }
  }
}
