internal import AlertKitCore

/// Rows of tables whose class gives their numbers as constants, or as those of lists that it is known to keep.
extension Reach {
  /// Whether a place stands in a branch of what a table tells of a row, for a row that it never has: `indexPath.row == 2` of two.
  mutating func isForAbsentRow(_ place: Int, in member: Declared) -> Bool {
    guard Self.teller[member.name] != nil, let question = member.delegateQuestion, Self.toldOfRows.contains(question),
      isOfApp(member.file), let path = member.declaration.parameters.last?.name, !isGivenAnew(path, in: member)
    else { return false }
    let limits = BranchPath.look(in: member.declaration, for: place).choices.flatMap { choice, branch in
      isFallenInto(branch, of: choice, in: member.file) || hasRanges(choice) ? [] : choice.limits(of: path, in: branch)
    }
    guard let counts = rowCounts(of: member), !limits.isEmpty || counts.allSatisfy({ $0 == 0 }) else { return false }
    let isThere = counts.enumerated().contains { section, count in
      (0..<count).contains { row in limits.allSatisfy { $0.allows($0.isOfRow ? row : section) } }
    }
    return !isThere && !hasOtherSupplier(member) && !isToldByCode(question, member)
  }

  private static let toldOfRows: Set<String> = [
    "didSelectRowAt", "didSelectRowAtIndexPath", "accessoryButtonTappedForRowWith", "accessoryButtonTappedForRowWithIndexPath",
    "didSelectItemAt", "didSelectItemAtIndexPath",
  ]
  private static let mostRows = 100

  /// By how methods are called that a table asks something by, and a view of items, what they ask for the number of rows by.
  private static let teller = ["tableView": "numberOfRowsInSection", "collectionView": "numberOfItemsInSection"]

  /// Whether a branch is for a range, of which Objective-C's reader knows the start: `case 2 ... 4:`.
  private func hasRanges(_ choice: CodeChoice) -> Bool {
    choice.kind == .cases && choice.branches.contains { program.text(of: $0.range).prefix { $0 != ":" }.contains("...") }
  }

  private mutating func isGivenAnew(_ name: String, in member: Declared) -> Bool {
    let bytes = program.files[member.file].text
    return hides(name, in: member)
      || mentions(in: member.file).places(of: name).contains { place in
        guard member.declaration.range.holds(place.offset), !place.isInLiteral else { return false }
        let rest = bytes[(place.offset + name.utf8.count)...].drop(while: \.isBlank)
        return rest.first == UInt8(ascii: "=") && rest.dropFirst().first != UInt8(ascii: "=")
      }
  }

  /// By section, how many rows the tables of a class have; nil where that is not known.
  private mutating func rowCounts(of member: Declared) -> [Int]? {
    let all = Self.sectionCounts.flatMap { program.members($0, of: member.type) }.filter { $0.declaration.body != nil }
    let rows = program.members(member.name, of: member.type).filter { $0.delegateQuestion == Self.teller[member.name] }
    guard rows.count == 1, rows[0].type == member.type, let name = rows[0].declaration.parameters.last?.name,
      all.count <= 1, all.allSatisfy({ $0.type == member.type })
    else { return nil }
    // A table of Xcode's own rows has as many sections as were drawn.
    guard !all.isEmpty || !program.type(member.type, isA: ["UITableViewController"]),
      let sections = all.isEmpty ? 1 : constantCount(all[0], [:]), (0...Self.mostRows).contains(sections)
    else { return nil }
    var counts: [Int] = []
    for section in 0..<sections {
      guard let count = constantCount(rows[0], [name: section]), (0...Self.mostRows).contains(count) else { return nil }
      counts.append(count)
    }
    return counts
  }

  private static let sectionCounts = [
    "numberOfSections", "numberOfSectionsInTableView", "numberOfSectionsInCollectionView",
  ]

  private mutating func constantCount(_ function: Declared, _ values: [String: Int]) -> Int? {
    let text = program.text(of: function.declaration.range)
    guard !text.contains("#if"), !text.contains("..."), let body = function.declaration.body else { return nil }
    var counter = RowCounter(values: values, kept: countsKept(askedIn: function))
    if isSwift(function.file), body.count == 1, case .expression(let only) = body[0].kind { return counter.number(only) }
    if case .value(let count) = counter.run(body) { return count }
    return nil
  }

  /// By property of a class's own, the most elements that a list has whose count a method of it asks for, as far as they are known.
  private mutating func countsKept(askedIn function: Declared) -> [String: Int] {
    var names: Set<String> = []
    CodeWalk.expressions(in: function.declaration) { expression, _ in
      if case .member(let list?, "count") = expression.kind, let name = list.ownName { names.insert(name) }
      return true
    }
    var counts: [String: Int] = [:]
    for name in names where !hides(name, in: function) { counts[name] = mostKept(in: name, of: function) }
    return counts
  }

  /// The most elements that a class's list ever has; nil where that is not known.
  private mutating func mostKept(in name: String, of member: Declared) -> Int? {
    guard !isSwift(member.file) else {
      let own = program.members(name, of: member.type)
      return own.count == 1 && staysEmpty(own[0]) ? 0 : countKept(in: [name], of: member)
    }
    let name = name.hasPrefix("_") ? String(name.dropFirst()) : name
    let own = program.members(name, of: member.type).filter { !$0.isFunction }
    let setter = "set" + name.prefix(1).uppercased() + name.dropFirst()
    guard own.count == 1, own[0].file == member.file, isUnchangedList(own[0]), isOfApp(member.file), !isSetBesideCode(name),
      mentions(in: member.file).places(of: setter).isEmpty, isNoMoreThanGiven(name, of: member.type)
    else { return nil }
    var most = 0
    for name in [name, "_" + name] {
      guard let lists = literalsGiven(toListNamed: name, in: member.file) else { return nil }
      most = max(most, lists.map(\.count).max() ?? 0)
    }
    return most
  }

  /// Whether a list of Objective-C's is declared in its class's code alone, where others cannot give it anything, and cannot be changed
  /// itself.
  private func isUnchangedList(_ property: Declared) -> Bool {
    let declaration = property.declaration
    let line = program.files[property.file].text[..<Int(declaration.nameRange.start)].reversed()
      .prefix { !";{}".utf8.contains($0) }.reversed()
    return property.isStored && !declaration.isStatic && declaration.attributes.isEmpty && declaration.observers.isEmpty
      && program.files[property.file].path.hasSuffix(".m") && declaration.type?.name == "[]"
      && String(decoding: line, as: UTF8.self).contains("NSArray")
  }

  /// Whether methods of a property's name give back what it is given, and nothing else: `return _titles;`.
  private func isNoMoreThanGiven(_ name: String, of type: String) -> Bool {
    program.members(name, of: type).filter(\.isFunction).allSatisfy { getter in
      getter.declaration.body?.results.allSatisfy { [name, "_" + name].contains($0.ownName) } ?? true
    }
  }

  /// Whether something else may supply the rows of tables that tell a class of them.
  private mutating func hasOtherSupplier(_ member: Declared) -> Bool {
    let family = family(of: member.type)
    let rowCount = Self.teller[member.name] ?? ""
    let isOverridden = family.dropFirst().contains { type in
      ([rowCount] + Self.sectionCounts).contains { name in
        program.record(of: type)?.members[name] != nil
          || program.record(of: type)?.members[member.name]?.contains { $0.delegateQuestion == name } ?? false
      }
    }
    guard !isOverridden, !suppliesOtherwise(member.file), let interfaces else { return true }
    let files = Set(filesMentioning(member.type.lastName) + [member.file])
    guard files.count <= Self.mostNaming, !files.contains(where: { givesOtherSupplier(in: $0) }) else { return true }
    return interfaces.scenes.contains { place in
      let isOwn = place.scene.classes.union(place.file.owner.map { [$0] } ?? []).contains { type in
        family.contains { $0.lastName == type.lastName }
      }
      return isOwn
        && place.scene.classes.contains { type in
          let name = type.lastName
          return !family.contains { $0.lastName == name } && interfaces.delegates.contains { $0.type == name }
            && program.members(member.name, of: program.path(of: name, from: "") ?? name).contains {
              $0.delegateQuestion == rowCount
            }
        }
    }
  }

  /// Whether code of a file has anything but `self` supply rows.
  private mutating func givesOtherSupplier(in file: Int) -> Bool {
    let bytes = program.files[file].text
    return ["dataSource", "setDataSource"].contains { name in
      mentions(in: file).places(of: name).contains { place in
        if place.isInLiteral { return false }
        let rest = bytes[(place.offset + name.utf8.count)...].drop(while: \.isBlank)
        guard let sign = rest.first, "=:".utf8.contains(sign), rest.dropFirst().first != UInt8(ascii: "=") else { return false }
        let given = rest.dropFirst().drop(while: \.isBlank).prefix { $0.isNamePart || $0 == UInt8(ascii: ".") }
        return !["self", "nil"].contains(String(decoding: given, as: UTF8.self))
      }
    }
  }

  /// Whether code calls what a table tells a class, of a row of its own choice.
  private mutating func isToldByCode(_ question: String, _ member: Declared) -> Bool {
    let family = family(of: member.type)
    return filesMentioning(question).contains { file in
      mentions(in: file).places(of: question).contains { place in
        let bytes = program.files[file].text
        if place.isInLiteral { return bytes[place.offset - 1] == UInt8(ascii: ":") }
        if declaresPart(question, at: place.offset, typed: "(NSIndexPath", in: file) { return false }
        let head = bytes[..<place.offset].reversed().prefix { !";{}".utf8.contains($0) }
        let before = String(decoding: head.reversed(), as: UTF8.self)
        if before.contains("espondsToSelector:") || before.contains("esponds(to:") { return false }
        let isOfSelf =
          isSwift(file)
          ? !before.contains(".\(member.name)(") || before.contains("self.\(member.name)(")
          : before.contains("[self \(member.name):")
        return !(isOfSelf && isApart(place.offset, from: family, in: file))
          && !tellsOfItself(place.offset, before, besides: member, in: file)
      }
    }
  }
}

extension Reach {
  /// Whether a cell of the app's own tells its table's delegate of the row that it is, `[self.table.delegate tableView:table …]`, or a
  /// class that is no table of UIKit's its own delegate: `[self.delegate collectionView:self …]`.
  fileprivate mutating func tellsOfItself(_ place: Int, _ before: String, besides member: Declared, in file: Int) -> Bool {
    guard let scope = mentions(in: file).scope(around: place), !scope.isProtocol else { return false }
    let type = text(scope.name, in: file)
    if program.type(type, isA: ["UITableViewCell"]) {
      return [".delegate tableView:", ".delegate?.tableView(", ".delegate!.tableView("].contains(where: before.contains)
    }
    // A method may be written for just that class.
    let lists: Set<String> = ["UITableView", "UICollectionView"]
    guard let asker = member.declaration.parameters.first?.type?.name, lists.contains(asker) || program.type(asker, isA: lists)
    else { return false }
    let ofItself = ["tableView:self ", "collectionView:self ", "ableView(self, ", "ollectionView(self, "]
    return ofItself.contains(where: before.hasSuffix) && isKnown(type)
      && !program.type(type, isA: ["UITableView", "UICollectionView"])
  }
}

/// What a branch asks of a section's or a row's number.
private struct RowLimit {
  let isOfRow: Bool
  let isDenied: Bool
  let holds: @Sendable (Int) -> Bool

  func allows(_ number: Int) -> Bool { holds(number) != isDenied }

  init(isOfRow: Bool, isDenied: Bool, holds: @escaping @Sendable (Int) -> Bool) {
    (self.isOfRow, self.isDenied, self.holds) = (isOfRow, isDenied, holds)
  }

  init?(_ asked: CodeExpression, of path: String, isDenied: Bool) {
    guard case .binary(let sign, let left, let right) = asked.kind, let isOfRow = left.isRow(of: path),
      case .number(let text) = right.kind, let number = Int(text)
    else { return nil }
    guard RowCounter.compare(0, sign, number) != nil else { return nil }
    self.init(isOfRow: isOfRow, isDenied: isDenied) { RowCounter.compare($0, sign, number) ?? true }
  }
}

extension CodeExpression {
  /// Whether it is the row of a path, or its section; nil for what is neither.
  fileprivate func isRow(of path: String) -> Bool? {
    var asked = self
    if case .call(let call) = kind, call.arguments.isEmpty { asked = call.callee }
    guard let names = asked.namePath, names.count == 2, names[0] == path else { return nil }
    return ["row": true, "item": true, "section": false][names[1]]
  }
}

extension CodeChoice {
  /// What one of its branches, being taken, says of a path's row and section.
  fileprivate func limits(of path: String, in taken: Int) -> [RowLimit] {
    switch kind {
    case .conditions:
      let denied = branches[..<taken].compactMap { branch -> RowLimit? in
        guard branch.conditions.count == 1, case .expression(let asked) = branch.conditions[0] else { return nil }
        return RowLimit(asked, of: path, isDenied: true)
      }
      return denied
        + branches[taken].conditions.flatMap { condition -> [RowLimit] in
          guard case .expression(let asked) = condition else { return [] }
          return asked.conjuncts.compactMap { RowLimit($0, of: path, isDenied: false) }
        }
    case .cases:
      guard let isOfRow = subject?.isRow(of: path) else { return [] }
      if branches[taken].isRest {
        let others = Set(branches.compactMap(\.numbers).joined())
        return [RowLimit(isOfRow: isOfRow, isDenied: true, holds: others.contains)]
      }
      return branches[taken].numbers.map { [RowLimit(isOfRow: isOfRow, isDenied: false, holds: $0.contains)] } ?? []
    default: return []
    }
  }
}

extension CodeBranch {
  /// The numbers that it is for; nil where it is for others too, or for fewer.
  fileprivate var numbers: Set<Int>? {
    guard conditions.count == 1, case .pattern(let patterns, nil) = conditions[0] else { return nil }
    let numbers = patterns.compactMap { pattern -> Int? in
      if case .value(let value) = pattern, case .number(let text) = value.kind { Int(text) } else { nil }
    }
    return numbers.count == patterns.count ? Set(numbers) : nil
  }
}

/// Works out a number that code gives back, where it is made of constants alone.
private struct RowCounter {
  enum Outcome {
    case value(Int)
    case goesOn, unknown
  }

  var values: [String: Int] = [:]
  private var lists: [String: [CodeExpression]] = [:]
  /// By property, how many elements its list has.
  private let kept: [String: Int]

  init(values: [String: Int], kept: [String: Int]) { (self.values, self.kept) = (values, kept) }

  mutating func run(_ body: [CodeStatement]) -> Outcome {
    for statement in body {
      switch statement.kind {
      case .return(let value?): return number(value).map { .value($0) } ?? .unknown
      case .variable(let name, _, let value?):
        values[name] = number(value)
        lists[name] = list(value)
      case .choice(let choice):
        let outcome = run(choice)
        guard case .goesOn = outcome else { return outcome }
      default: return .unknown
      }
    }
    return .goesOn
  }

  private mutating func run(_ choice: CodeChoice) -> Outcome {
    switch choice.kind {
    case .conditions:
      for branch in choice.branches {
        guard let isTaken = truth(of: branch) else { return .unknown }
        if isTaken { return run(branch.body) }
      }
      return .goesOn
    case .cases:
      guard let subject = choice.subject.flatMap(number), choice.branches.allSatisfy({ $0.isRest || $0.numbers != nil }),
        let taken = choice.branches.first(where: { $0.numbers?.contains(subject) ?? false })
          ?? choice.branches.first(where: \.isRest)
      else { return .unknown }
      // One that does not give a number back may go on in the next.
      if case .value(let value) = run(taken.body) { return .value(value) }
      return .unknown
    default: return .unknown
    }
  }

  private func truth(of branch: CodeBranch) -> Bool? {
    var isTrue = true
    for condition in branch.conditions {
      guard case .expression(let asked) = condition, case .binary(let sign, let left, let right) = asked.kind,
        !mayBeFewer(left), !mayBeFewer(right), let left = number(left), let right = number(right),
        let holds = Self.compare(left, sign, right)
      else { return nil }
      isTrue = isTrue && holds
    }
    return isTrue
  }

  /// Whether it is the count of a list that at other times has fewer elements than the most.
  private func mayBeFewer(_ value: CodeExpression) -> Bool {
    guard case .member(let list?, "count") = value.kind else { return false }
    return list.ownName.flatMap { kept[$0] } ?? 0 > 0
  }

  static func compare(_ left: Int, _ sign: String, _ right: Int) -> Bool? {
    switch sign {
    case "==": left == right
    case "!=": left != right
    case "<": left < right
    case ">": left > right
    case "<=": left <= right
    case ">=": left >= right
    default: nil
    }
  }

  func number(_ value: CodeExpression) -> Int? {
    switch value.kind {
    case .number(let text): return Int(text)
    case .name(let name): return values[name]
    case .member(let list?, "count"): return list.ownName.flatMap { kept[$0] }
    case .call(let call) where call.arguments.isEmpty: return number(call.callee)
    case .subscript(let base, let arguments):
      guard arguments.count == 1, let index = number(arguments[0].value), let list = list(base), list.indices.contains(index)
      else { return nil }
      return number(list[index])
    case .choice(let choice) where choice.kind == .conditions:
      for branch in choice.branches {
        guard let isTaken = truth(of: branch), branch.body.count == 1, case .expression(let value) = branch.body[0].kind else {
          return nil
        }
        if isTaken { return number(value) }
      }
      return nil
    default: return nil
    }
  }

  private func list(_ value: CodeExpression) -> [CodeExpression]? {
    switch value.kind {
    case .array(let items): items
    case .name(let name): lists[name]
    default: nil
    }
  }
}
