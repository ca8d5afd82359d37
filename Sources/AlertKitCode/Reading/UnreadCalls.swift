internal import AlertKitCore

extension AppEvaluation {
  /// What was followed to the words of its callers, the most calls first.
  var followedCalls: [ReadingCoverage.Calls] {
    followed.compactMap { id, places in
      functions[id].map {
        ReadingCoverage.Calls(what: $0.path, calls: places.count, range: $0.declaration.nameRange)
      }
    }.sorted { ($1.calls, $0.range) < ($0.calls, $1.range) }
  }

  /// What was not read, the most calls first.
  func unread() async -> [ReadingCoverage.Calls] {
    let wordless = wordless.compactMap { id, places -> ReadingCoverage.Calls? in
      guard let function = functions[id] else { return nil }
      return ReadingCoverage.Calls(what: function.path, calls: places.count, range: function.declaration.nameRange)
    }
    let search = UnreadCalls(self)
    await program.parse(search.files)
    let calls = await Parallel.map(search.files) { search.calls(in: $0) }.flatMap(\.self)
    return (wordless + openTypes + UnreadCalls.counted(calls)).sorted { ($1.calls, $0.range) < ($0.calls, $1.range) }
  }

  /// What is shown of types of which no instance with words was found.
  private var openTypes: [ReadingCoverage.Calls] {
    types.values.compactMap { interest in
      let showers = Set(interest.showers.map(\.id))
      let supplied = found.contains { $0.callee.map(showers.contains) ?? false }
      let bare = found.filter { interest.sites.contains($0.site) && showers.contains($0.runner) && !$0.hasWords }
      guard !supplied, !collectors.contains(interest.path.lastName), showers.allSatisfy({ wordless[$0] == nil }),
        let first = bare.map(\.site).min()
      else { return nil }
      let field = interest.fields.sorted().joined(separator: ", ")
      return ReadingCoverage.Calls(what: interest.path + "." + field, calls: Set(bare.map(\.site)).count, range: first)
    }
  }
}

/// Calls that show alerts and that the evaluation did not come to or did not understand.
struct UnreadCalls: Sendable {
  struct Call: Sendable {
    let what: String
    let place: SourceRange
    /// Where what is called is declared.
    var declared: SourceRange?
    var wrapper: AlertWrapper?
  }

  private let program: Program
  private let understood: Set<SourceRange>
  private let followed: [DeclarationID: Set<SourceRange>]
  private let read: Set<SourceRange>
  /// Functions that show what callers say, by names that nothing else has.
  private let functions: [String: Declared]
  /// Types whose alerts are read.
  private let readTypes: Set<String>
  private let alertClasses: Set<String>
  let files: [Int]

  init(_ evaluation: AppEvaluation) {
    let program = evaluation.program
    self.program = program
    understood = evaluation.understood
    followed = evaluation.followed
    read = evaluation.followed.values.reduce(evaluation.understood) { $0.union($1) }
    alertClasses = evaluation.alertClasses
    functions = Dictionary(grouping: evaluation.functions.values, by: \.calledName).compactMapValues { all in
      all.count == 1 && !all[0].isInitializer && program.declarers(of: all[0].name) == 1 ? all[0] : nil
    }
    readTypes = Set(evaluation.found.map(\.member.outerType)).union(evaluation.types.keys)
    let named = program.scans.indices.filter { number in
      !program.scans[number].isTest
        && program.scans[number].alertNames.contains { Self.isWorthALook($0, program) && !Self.others.contains($0) }
    }
    let calling = functions.keys.flatMap { program.files(naming: [$0]) }
    let platform = Self.others.flatMap { program.files(naming: [$0]) }
    files = Set(evaluation.seeds + named + calling + platform).sorted()
  }

  /// What shows alerts on other systems or in a way that is not read.
  private static let others: Set<String> = ["NSAlert"]
  private static let types: Set<String> = [
    "UIAlertController", "UIAlertView", "UIActionSheet", "UNMutableNotificationContent",
    "UILocalNotification",
  ]
  private static let modifiers: Set<String> = ["alert", "confirmationDialog", "actionSheet"]
  private static let modifierLabels: Set<String> = ["isPresented", "item", "presenting", "store", "unwrapping", "error"]

  private static func isWorthALook(_ name: String, _ program: Program) -> Bool {
    guard !types.contains(name), !Shapes.names.contains(name) else { return false }
    if name.startsUpper { return AlertNames.isType(name, isDeclared: program.mayDeclareType(name)) }
    return AlertNames.isFunction(name) && !program.declares(name)
  }

  /// The calls of one file.
  func calls(in number: Int) -> [Call] {
    let file = program.file(number)
    var calls: [Call] = []
    for member in file.members {
      CodeWalk.phoneExpressions(in: member.declaration) { expression, _ in
        if case .call(let call) = expression.kind, !understood.contains(call.nameRange), let found = self.unread(call) {
          calls.append(found)
        }
        return true
      }
    }
    return calls
  }

  private func unread(_ call: CodeCall) -> Call? {
    guard let used = call.callee.usedName else { return nil }
    let base: CodeExpression? = if case .member(let base?, _) = call.callee.kind { base } else { nil }
    let isConstructor = used == "init" || base == nil
    let owner = base?.typeName?.lastName
    let type = used.startsUpper ? used : owner.flatMap { $0.startsUpper ? $0 : nil }
    if let type, used.startsUpper || used == "init" {
      if Self.types.contains(type) || Self.others.contains(type) { return Call(what: type, place: call.nameRange) }
    }
    if !isConstructor, Self.modifiers.contains(used), program.mayDeclare(used) == false,
      call.arguments.contains(where: { Self.modifierLabels.contains($0.label ?? "") })
    {
      return Call(what: "." + used, place: call.nameRange)
    }
    if let function = functions[used], !(followed[function.id] ?? []).contains(call.nameRange), isCall(call, of: function) {
      return Call(what: function.path, place: call.nameRange, declared: function.declaration.nameRange)
    }
    // A macro may be called as a type is.
    if !read.contains(call.nameRange), let type, let found = unread(type, call, isConstructor: used == type || used == "init") {
      return found
    }
    guard !call.arguments.isEmpty, !read.contains(call.nameRange), AlertNames.isFunction(used), !program.declares(used) else {
      return nil
    }
    return Call(what: used, place: call.nameRange, wrapper: wrapper(used, call))
  }

  /// A call of a type, or of a function of one, that says by its name that it shows an alert.
  private func unread(_ type: String, _ call: CodeCall, isConstructor: Bool) -> Call? {
    guard !Self.types.contains(type), !Shapes.types.contains(type), !alertClasses.contains(type) else { return nil }
    let isDeclared = program.mayDeclareType(type)
    guard AlertNames.isType(type, isDeclared: isDeclared) else { return nil }
    guard isDeclared else {
      let name = isConstructor ? type : type + "." + (call.callee.usedName ?? "")
      return Call(what: type, place: call.nameRange, wrapper: wrapper(name, call))
    }
    guard isConstructor, let path = program.path(of: type, from: ""), !readTypes.contains(path),
      program.type(path, isA: ["UIView", "UIViewController", "UIWindow", "View", "UIControl"]),
      !DrawnAlerts.isSign(type, shownBy: nil, program)
    else { return nil }
    return Call(what: path, place: call.nameRange, declared: program.record(of: path)?.range)
  }

  /// Whether a call's labels are those of a function.
  private func isCall(_ call: CodeCall, of function: Declared) -> Bool {
    let labels = function.declaration.parameters.map(\.label)
    return call.arguments.allSatisfy { argument in
      argument.isTrailing || labels.contains { ObjCSelector.areSame($0, argument.label) }
    }
  }

  private static let titleLabels = ["title", "withTitle"]
  private static let messageLabels = ["message", "subTitle", "subtitle", "text", "body", "detail", "informativeText"]

  /// What a configuration may say of a call, as far as its labels tell.
  private func wrapper(_ callee: String, _ call: CodeCall) -> AlertWrapper? {
    let labels = call.arguments.map(\.label)
    func argument(_ names: [String]) -> AlertWrapper.Argument? { names.first { labels.contains($0) }.map { .label($0) } }
    var title = argument(Self.titleLabels)
    let message = argument(Self.messageLabels)
    if title == nil, let first = call.arguments.first, first.label == nil, !first.isTrailing { title = .position(1) }
    guard title != nil || message != nil else { return nil }
    return AlertWrapper(callee: callee, title: title, message: message)
  }

  /// The calls of each thing, counted; one that is nowhere declared stands at the first of its calls.
  static func counted(_ calls: [Call]) -> [ReadingCoverage.Calls] {
    Dictionary(grouping: calls, by: \.what).map { what, calls in
      let places = Set(calls.map(\.place))
      return ReadingCoverage.Calls(
        what: what, calls: places.count, range: calls.lazy.compactMap(\.declared).first ?? places.min()!,
        wrapper: calls.lazy.compactMap(\.wrapper).first)
    }
  }
}
