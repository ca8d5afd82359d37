internal import AlertKitCore

/// Languages that code sets an app to at each launch, whatever the device's are.
extension Reach {
  /// All languages that the app is ever in, where it sets one at launch and each by a literal; none where that is not known.
  mutating func setLanguages() -> Set<LocaleTag> {
    guard apps.count == 1 else { return [] }
    let (byLibrary, ofSystem) = (filesMentioning(Self.setter), filesMentioning(Self.preference))
    if ofSystem.isEmpty, !byLibrary.isEmpty { return languagesOfLibrary(in: byLibrary) ?? [] }
    return byLibrary.isEmpty && !ofSystem.isEmpty ? languagesOfSystem(in: ofSystem) ?? [] : []
  }

  private static let setter = "setCurrentLanguage"
  private static let preference = "AppleLanguages"
  /// What is in the device's language all the same, or sets the library's.
  private static let others = [
    "NSLocalizedString", "LocalizedStringKey", "LocalizedStringResource", "SwiftUI", "localizedString", "localized:",
    "resetCurrentLanguageToDefault", "LCLCurrentLanguageKey",
  ]

  // MARK: - The library Localize-Swift

  /// What `Localize.setCurrentLanguage` is given, where all texts come from that library.
  private mutating func languagesOfLibrary(in files: [Int]) -> Set<LocaleTag>? {
    guard !program.mayDeclareType("Localize"), !program.mayDeclare(Self.setter) else { return nil }
    guard program.scans.indices.allSatisfy({ program.scans[$0].isTest || !holdsOthers($0) }) else { return nil }
    guard let calls = calls(of: Self.setter, in: files) else { return nil }
    var (languages, isAtLaunch): (Set<LocaleTag>, Bool) = ([], false)
    for (call, member) in calls {
      guard case .member(let base?, _) = call.callee.kind, base.namePath?.last == "Localize", call.arguments.count == 1 else {
        return nil
      }
      let given = call.arguments[0].value
      if let language = given.language {
        languages.insert(language)
        isAtLaunch = isAtLaunch || member.isLaunch && member.runsAnyway(call)
      } else {
        guard case .name(let name) = given.kind, let handed = languagesHanded(to: name, of: member, in: call) else {
          return nil
        }
        languages.formUnion(handed.languages)
        isAtLaunch = isAtLaunch || handed.isAtLaunch
      }
    }
    return isAtLaunch ? languages : nil
  }

  private func holdsOthers(_ file: Int) -> Bool { Self.others.contains { holds($0, file) } }

  private func holds(_ word: String, _ file: Int) -> Bool {
    program.files[file].text.firstRange(of: Array(word.utf8)) != nil
  }

  /// What callers give a function for its one parameter, which it sets as the language unless it is that already.
  private mutating func languagesHanded(
    to parameter: String, of function: Declared, in call: CodeCall
  ) -> (languages: Set<LocaleTag>, isAtLaunch: Bool)? {
    let declaration = function.declaration
    guard declaration.parameters.count == 1, declaration.parameters[0].name == parameter, !declaration.isExposed,
      declaration.parameters[0].defaultValue == nil, program.declarations(named: function.name)?.count == 1,
      CodeWalk.changes(in: declaration.body ?? []).allSatisfy({ $0.namePath != [parameter] }),
      let calls = calls(of: function.name, in: filesMentioning(function.name)), !calls.isEmpty
    else { return nil }
    let asksForItself = declaration.asks(for: parameter, before: call)
    var (languages, isAtLaunch): (Set<LocaleTag>, Bool) = ([], false)
    for (call, member) in calls {
      guard call.arguments.count == 1, let language = call.arguments.first?.value.language else { return nil }
      languages.insert(language)
      isAtLaunch = isAtLaunch || asksForItself && member.isLaunch && member.runsAnyway(call)
    }
    return (languages, isAtLaunch)
  }

  // MARK: - The system's preference

  /// What the preference is set to before the app starts: later it is for the next launch.
  private mutating func languagesOfSystem(in files: [Int]) -> Set<LocaleTag>? {
    // Texts of a language's folder that code picks are in that.
    guard program.scans.indices.allSatisfy({ program.scans[$0].isTest || !holds("lproj", $0) }) else { return nil }
    var (languages, isAtLaunch): (Set<LocaleTag>, Bool) = ([], false)
    for file in files {
      var left = mentions(in: file).places(of: Self.preference).map(\.offset)
      for member in program.file(file).members {
        CodeWalk.expressions(in: member.declaration) { expression, _ in
          guard case .call(let call) = expression.kind, let language = call.preferredLanguage(Self.preference) else {
            return true
          }
          left.removeAll { expression.range.holds($0) }
          languages.insert(language)
          isAtLaunch = isAtLaunch || member.startsApp && member.runsAnyway(call)
          return true
        }
      }
      if !left.isEmpty { return nil }
    }
    return isAtLaunch ? languages : nil
  }

  /// All calls of what has a name; nil where it is mentioned besides.
  private mutating func calls(of name: String, in files: [Int]) -> [(call: CodeCall, member: Declared)]? {
    var found: [(call: CodeCall, member: Declared)] = []
    for file in files {
      var left = mentions(in: file).places(of: name).map(\.offset)
      for member in program.file(file).members {
        if member.name == name { left.removeAll { member.declaration.nameRange.holds($0) } }
        CodeWalk.expressions(in: member.declaration) { expression, _ in
          guard case .call(let call) = expression.kind, call.callee.usedName == name else { return true }
          left.removeAll { call.nameRange.holds($0) }
          found.append((call, member))
          return true
        }
      }
      if !left.isEmpty { return nil }
    }
    return found
  }
}

extension Declared {
  /// Whether it is run at each launch of an app with a delegate.
  fileprivate var isLaunch: Bool {
    name == "application"
      && declaration.parameters.contains {
        ["didFinishLaunchingWithOptions", "willFinishLaunchingWithOptions"].contains($0.label)
      }
  }

  /// Whether it is run before the app reads the languages.
  fileprivate var startsApp: Bool { type.isEmpty && name == "main" && isFunction }

  /// Whether a call is a statement of its own that nothing stands before which may leave.
  fileprivate func runsAnyway(_ call: CodeCall) -> Bool {
    var body = declaration.body ?? []
    // `@autoreleasepool { … }`
    while let block = body.first(where: { $0.range.holds(Int(call.nameRange.start)) }), case .block(let inner) = block.kind {
      body = inner
    }
    for statement in body {
      switch statement.kind {
      case .expression(let expression):
        if case .call(let own) = expression.kind, own.nameRange == call.nameRange { return true }
      case .assignment, .variable: continue
      default: return false
      }
    }
    return false
  }
}

extension CodeDeclaration {
  /// Whether all conditions on the way to a call, and before it, ask for a parameter.
  fileprivate func asks(for parameter: String, before call: CodeCall) -> Bool {
    let found = BranchPath.look(in: self, for: Int(call.nameRange.start))
    let before = found.bodies.joined().filter { $0.range.start < call.nameRange.start }
    return before.allSatisfy { statement in
      switch statement.kind {
      case .expression, .variable, .assignment: true
      case .choice(let choice) where choice.kind == .conditions:
        choice.branches.allSatisfy { branch in
          branch.conditions.allSatisfy { condition in
            guard case .expression(let expression) = condition else { return false }
            var asks = false
            CodeWalk.expressions(in: expression) { inner, _ in
              if case .name(parameter) = inner.kind { asks = true }
              return true
            }
            return asks
          }
        }
      default: false
      }
    }
  }
}

extension CodeCall {
  /// The one language, or the first of several, that a call sets as preferred.
  fileprivate func preferredLanguage(_ preference: String) -> LocaleTag? {
    let isSet = selector.map { $0 == "setObject:forKey:" } ?? (callee.usedName == "set")
    guard isSet, arguments.count == 2, arguments[1].value.text == preference else { return nil }
    switch arguments[0].value.kind {
    case .array(let items): return items.count == 1 ? items[0].language : nil
    case .call(let call) where ["arrayWithObject:", "arrayWithObjects:"].contains(call.selector):
      let items = call.arguments.filter { !$0.value.isNull }
      return items.count == 1 ? items[0].value.language : nil
    default: return nil
    }
  }
}

extension CodeExpression {
  fileprivate var text: String? {
    guard case .string(let parts) = kind, parts.count == 1, case .text(let text) = parts[0] else { return nil }
    return text
  }

  fileprivate var language: LocaleTag? { text.flatMap(LocaleTag.init) }
}
