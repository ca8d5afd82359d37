internal import AlertKitCore

/// Functions of the app's own that show an alert which it draws itself, in a view that is not given the words as such:
/// `showAlert(title: "…", subtitle: "…")`, `showMessage(message: "…")`.
enum DrawnAlerts {
  /// The functions that say that they show an alert, by name, where what they run shows a view of the app's own that is named as one,
  /// and nothing of Apple's or a library's before that.
  ///
  /// - Parameters:
  ///   - names: Names that say so.
  ///   - others: The classes of which more is known.
  static func functions(
    among names: Set<String>, besides others: Set<String>, in program: Program
  ) -> [String: Set<DeclarationID>] {
    let apples = Shapes.names.subtracting(common)
    var found: [String: Set<DeclarationID>] = [:]
    for name in names.union(messengers(in: program)) where !name.startsUpper && program.mayDeclare(name) {
      for function in program.declarations(named: name) ?? [] where function.isFunction && function.declaration.body != nil {
        let draws = firstShown(by: function, program) { mentioned in
          if apples.contains(mentioned) || others.contains(mentioned) { return false }
          if mentioned != name, !mentioned.startsUpper, names.contains(mentioned), !program.mayDeclare(mentioned) {
            return false
          }
          return isShown(mentioned, by: function, program) ? true : nil
        }
        if draws { found[name, default: []].insert(function.id) }
      }
    }
    return found
  }

  /// The names of functions that say that they show a message, and are given its words: `showMessage(message: String)`.
  private static func messengers(in program: Program) -> Set<String> {
    let named = program.scans.reduce(into: Set<String>()) { found, scan in
      if !scan.isTest { found.formUnion(scan.alertNames.filter(AlertNames.isMessenger)) }
    }
    return named.filter { name in
      guard program.mayDeclare(name), program.declarers(of: name) <= mostDeclaring else { return false }
      return (program.declarations(named: name) ?? []).contains { function in
        function.isFunction && function.declaration.body != nil
          && function.declaration.parameters.contains { $0.type?.isText == true && AlertLabels.isWords($0.label ?? $0.name) }
      }
    }
  }

  /// Whether what is named is a view of the app's own that is named as an alert, or what makes one of a storyboard's:
  /// `R.storyboard.main.confirmAlertView()`.
  private static func isShown(_ name: String, by function: Declared, _ program: Program) -> Bool {
    let type = name.startsUpper ? name : name.prefix(1).uppercased() + name.dropFirst()
    return AlertNames.isStandIn(type) && !AlertNames.isProgress(type) && isView(type, program)
      && !isSign(type, shownBy: function, program)
  }

  /// Whether a view of the app's own is no alert but a sign that goes away by itself: code draws all of it, with words and nothing that
  /// people can touch.
  ///
  /// - Parameter function: What shows it, and may put more into it; nil where it is only made.
  static func isSign(_ name: String, shownBy function: Declared?, _ program: Program) -> Bool {
    guard let path = program.path(of: name, from: ""), let record = program.record(of: path), record.kind == .class,
      record.inherited.map(\.name) == ["UIView"], program.conforming(to: path).isEmpty,
      !program.surroundings.names(path.lastName)
    else { return false }
    let own = mentions(of: record.members.values.joined(), program)
    // What the app adds to all views may put something in.
    let added = own.filter { !$0.startsUpper && program.declarers(of: $0) <= mostDeclaring }
      .flatMap { program.declarations(named: $0) ?? [] }.filter { $0.type == "UIView" }
    let names = mentions(of: added + [function].compactMap(\.self), program).union(own)
    return own.contains("UILabel") && goesAway(by: record.members.values.joined() + added + [function].compactMap(\.self))
      && !names.contains { name in touched.contains(where: name.contains) }
      && !own.contains { $0.startsUpper && program.mayDeclareType($0) && mayBeView($0, program) }
  }

  /// Whether code takes a view away later, or fades it out.
  private static func goesAway(by members: some Sequence<Declared>) -> Bool {
    members.contains { member in
      var goesAway = false
      CodeWalk.expressions(in: member.declaration) { expression, _ in
        guard case .call(let call) = expression.kind, let name = call.callee.usedName,
          name.hasPrefix("animate") || laterRuns.contains(name)
        else { return true }
        goesAway =
          goesAway
          || call.arguments.contains { argument in
            if case .closure(let closure) = argument.value.kind { putsAway(closure.body) } else { false }
          }
        return true
      }
      return goesAway
    }
  }

  private static func putsAway(_ body: [CodeStatement]) -> Bool {
    var removes = false
    CodeWalk.expressions(in: body) { expression, _ in
      if case .call(let call) = expression.kind, call.callee.usedName == "removeFromSuperview" { removes = true }
      return true
    }
    return removes
      || CodeWalk.assignments(in: body).contains { target, value in
        switch (target.usedName, value.kind) {
        case ("alpha", .number(let number)): Double(number) == 0
        case ("isHidden", .boolean(let truth)), ("hidden", .boolean(let truth)): truth
        default: false
        }
      }
  }

  private static func mentions(of members: some Sequence<Declared>, _ program: Program) -> Set<String> {
    members.reduce(into: []) { $0.formUnion(program.file($1.file).mentions(of: $1)) }
  }

  private static func mayBeView(_ name: String, _ program: Program) -> Bool {
    guard let path = program.path(of: name, from: ""), let record = program.record(of: path) else { return true }
    return record.kind != .extension && program.type(path, isA: StandIns.views.union(["View"]))
  }

  private static let laterRuns: Set<String> = ["asyncAfter", "dispatch_after", "scheduledTimer"]
  /// What is in the names of what people use, or of what has others draw the view.
  private static let touched = [
    "Button", "button", "Gesture", "gesture", "Recognizer", "Control", "control", "Target", "ouch", "Tap", "tap", "Action",
    "Nib", "nib", "Field", "TextView", "Table", "Collection", "Switch", "hitTest", "elegate", "Hosting",
  ]

  /// Names of Apple's alerts that much else has.
  private static let common: Set<String> = ["init", "Self", "add", "scheduleNotification"]

  /// Whether the first that a function runs of what shows an alert is one that the app draws.
  ///
  /// - Parameter draws: What a name says about that; nil where it says nothing.
  private static func firstShown(by function: Declared, _ program: Program, _ draws: (String) -> Bool?) -> Bool {
    var seen: Set<String> = []
    var functions = [function]
    for _ in 0..<deepest {
      let mentioned = functions.reduce(into: Set<String>()) { $0.formUnion(program.file($1.file).mentions(of: $1)) }
        .subtracting(seen)
      let said = mentioned.compactMap(draws)
      if !said.isEmpty { return !said.contains(false) }
      seen.formUnion(mentioned)
      functions = mentioned.filter { !$0.startsUpper && program.mayDeclare($0) && program.declarers(of: $0) <= mostDeclaring }
        .flatMap { program.declarations(named: $0) ?? [] }.filter { $0.isFunction && $0.declaration.body != nil }
    }
    return false
  }

  private static let deepest = 3
  /// A name that more files declare says nothing.
  private static let mostDeclaring = 3

  private static func isView(_ name: String, _ program: Program) -> Bool {
    guard program.mayDeclareType(name), let path = program.path(of: name, from: "") else { return false }
    return program.type(path, isA: StandIns.views)
  }
}

extension CodeDeclaration {
  /// Whether its code looks a text up that it has by a name, in tables or as SwiftUI's views do.
  func looksUp(_ name: String) -> Bool {
    var isKey = false
    CodeWalk.expressions(in: self) { expression, _ in
      guard case .call(let call) = expression.kind, let function = call.callee.usedName,
        Localizer.isName(function) || function.hasPrefix("LocalizedString"), let first = call.arguments.first
      else { return !isKey }
      isKey = isKey || first.value.ownName == name
      return !isKey
    }
    return isKey
  }
}
