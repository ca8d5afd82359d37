internal import AlertKitCore

extension AppEvaluation {
  /// What was read of each file, and how much of the app that is.
  ///
  /// - Parameter keys: The keys of which is to be told what becomes of them.
  func reading(_ keys: AskedKeys) async -> CodeReading {
    var reading = CodeReading()
    let origins = RequestOrigins(program)
    // Where a screen that introduces the app asks, it was said before anything else asks again.
    let onDemand =
      requests.contains(where: origins.isIntroduced)
      ? Set(requests) : Set(requests.prefix(64).filter(origins.isOnDemand)).union(requests.dropFirst(64))
    let actions = Set(
      found.filter { !$0.isAction && $0.surface.kind == .notificationCategory }.flatMap {
        $0.surface.buttons.compactMap(\.range)
      })
    let runners = runners(of: found)
    var reach = Reach(program)
    var callers = CallerConditions(program, wrappers: wrappers)
    let shown = found.filter { item in
      guard [.alert, .actionSheet].contains(item.surface.kind) else { return true }
      return runners[item.runner].map { !program.isNeverShown(madeAt: item.site, by: $0) } ?? true
    }
    let byFile = Dictionary(
      grouping: shown.map { item in
        var item = item
        if !reach.shows(item, by: runners[item.runner]) || callers.isRuledOut(item, of: runners[item.runner], &reach) {
          item.surface.reserve = .uncalled
        } else if item.when.contains(where: \.isForDevelopers) {
          item.surface.reserve = .developers
        }
        item.surface.branches = branches(around: item)
        return item
      }, by: \.file)
    let made = requests.filter { request in
      guard let file = program.number(of: request), let maker = program.file(file).member(around: Int(request.start)) else {
        return true
      }
      return reach.reaches(type: maker.type, declaredIn: file) && reach.reaches(maker)
    }
    let asked = Dictionary(grouping: made) { program.number(of: $0) ?? 0 }
    let uses = await KeyUseSearch(self, keys: keys).uses()
    let badges = await program.badges()
    for number in Set(byFile.keys).union(seeds).union(asked.keys).union(uses.keys).union(badges.keys).sorted() {
      let file = program.file(number)
      var own = FileSurfaces.reading(of: file, byFile[number] ?? [], besides: actions)
      own.keyUses = uses[number] ?? []
      own.permissionRequests = (asked[number] ?? []).sorted()
      own.requestsOnDemand = onDemand.intersection(own.permissionRequests)
      own.badges = badges[number] ?? []
      reading.files[file.source.id] = own
    }
    reading.coverage.unread = await unread()
    reading.coverage.unmade = unmade.all
    reading.coverage.languages = reach.setLanguages()
    reading.coverage.followed = followedCalls
    reading.coverage.budgets = program.budgets.map { ReadingCoverage.Budget(what: $0.name, limit: $0.limit) }
    return reading
  }

  /// The branches in which a notification or a category is made, and its words are given: others are only shown one at a time.
  private func branches(around item: FoundSurface) -> [SourceRange: Int] {
    guard [.notification, .notificationCategory].contains(item.surface.kind) else { return [:] }
    let places = item.surface.range == item.site ? [item.site] : [item.site, item.surface.range]
    return places.reduce(into: [:]) { all, place in
      guard let file = program.number(of: place), let maker = program.file(file).member(around: Int(place.start)) else {
        return
      }
      let own = BranchPath.branches(around: place, in: maker.declaration, areLists: item.surface.kind == .notification)
      all.merge(own) { first, _ in first }
    }
  }

  /// The members whose code makes the surfaces.
  private func runners(of found: [FoundSurface]) -> [DeclarationID: Declared] {
    let ids = Set(found.map(\.runner))
    let members = Set(ids.map(\.file)).flatMap { program.file(Int($0)).members }.filter { ids.contains($0.id) }
    return Dictionary(members.map { ($0.id, $0) }) { first, _ in first }
  }
}

/// The surfaces of one file, with ids, and its comments.
enum FileSurfaces {
  /// What was read of a file: all but the actions that categories have.
  static func reading(of file: ParsedFile, _ found: [FoundSurface], besides actions: Set<SourceRange>) -> SourceReading {
    var reading = SourceReading()
    var numbers: [String: Int] = [:]
    var extents: [SurfaceExtent] = []
    let ordered = found.enumerated().sorted { left, right in
      (left.element.surface.range.start, left.offset) < (right.element.surface.range.start, right.offset)
    }
    var last: Surface<StringReference>?
    for item in ordered.map(\.element) {
      if item.isBlankUntilFilled { continue }
      // What several members show of one place is one alert.
      if item.surface == last { continue }
      last = item.surface
      if item.isAction, let range = item.surface.buttons.first?.range, actions.contains(range) { continue }
      // An action that gets into a category does not change the ids of others.
      let name = item.isAction ? item.member + ".action" : item.member
      numbers[name, default: 0] += 1
      var surface = item.surface
      surface.id = "\(name).\(numbers[name]!)"
      surface.site = item.site
      reading.surfaces.append(surface)
      extents.append(
        SurfaceExtent(id: surface.id, place: Int(surface.range.start), range: item.extent, declaration: item.declaration))
    }
    markWhatMayBeSheets(&reading.surfaces)
    let comments = CodeSuppressions.read(file.code, covering: extents)
    reading.suppressions = comments.suppressions
    reading.faults = comments.faults + file.code.faults
    return reading
  }
}

extension FileSurfaces {
  /// A place that makes an alert or a sheet of the same words has one of each.
  fileprivate static func markWhatMayBeSheets(_ surfaces: inout [Surface<StringReference>]) {
    let sheets = Dictionary(grouping: surfaces.filter { $0.kind == .actionSheet }, by: \.range)
    guard !sheets.isEmpty else { return }
    for index in surfaces.indices where surfaces[index].kind == .alert {
      let alert = surfaces[index]
      surfaces[index].mayBeSheet = (sheets[alert.range] ?? []).contains {
        $0.title == alert.title && $0.message == alert.message && $0.buttons.map(\.title) == alert.buttons.map(\.title)
      }
    }
  }
}

extension FoundSurface {
  /// The alert with the place where the function that its words are given to hands them on, if another one makes it.
  func relayed(among others: [FoundSurface]) -> FoundSurface {
    guard let callee, let relay = others.first(where: { $0.runner == callee && $0.surface.range != site })?.surface else {
      return self
    }
    var relayed = self
    relayed.surface.relay = relay.relay ?? relay.range
    return relayed
  }

  /// Whether it is a value without words that something else shows: other members of its type fill it before.
  fileprivate var isBlankUntilFilled: Bool {
    guard surface.range != site, [.alert, .actionSheet, .confirmationDialog].contains(surface.kind) else { return false }
    // A sheet may be its buttons alone.
    if surface.title == nil, surface.message == nil, !surface.buttons.isEmpty { return false }
    return [surface.title, surface.message].compactMap(\.self).allSatisfy { text in
      text.parts.allSatisfy { part in
        switch part {
        case .literal("", _), .key("", _, _, _): true
        default: false
        }
      }
    }
  }
}

/// How far an alert reaches in its file, as offsets.
struct SurfaceExtent {
  let id: String
  /// Where the name stands that the alert is reported at.
  let place: Int
  /// From the statement or the modifier that makes it to the last of its buttons.
  let range: Range<Int>
  /// Where the declaration starts that the alert stands in.
  let declaration: Int?
}

/// Reads `alertcopy:disable` comments.
enum CodeSuppressions {
  /// The suppressions of a file, and a fault for each comment that covers no alert.
  static func read(_ file: CodeFile, covering extents: [SurfaceExtent]) -> (suppressions: [Suppression], faults: [Fault]) {
    var suppressions: [Suppression] = []
    var faults: [Fault] = []
    for comment in file.suppressions {
      let names = SuppressionComment.parse(file.source, in: Int(comment.range.start)..<Int(comment.range.end))
      guard let first = names.first else { continue }
      let next = comment.covered.start >= comment.range.end ? Int(comment.covered.start) : nil
      let owners = owners(
        of: Int(comment.range.start)..<Int(comment.range.end), next: next, end: Int(comment.covered.end), among: extents)
      if owners.isEmpty {
        let message = "this comment covers no alert; it belongs above the code that makes one, or within it"
        faults.append(Fault(.unclear, message, at: first.range))
      }
      for owner in owners {
        suppressions += names.map { Suppression(scope: .surface(id: owner), rule: $0.rule, range: $0.range) }
      }
    }
    return (suppressions, faults)
  }

  /// The alerts that a comment covers: the one that it stands above, else those of the statement that it stands above, else the
  /// innermost that it stands in, else those of the declaration that it stands above.
  ///
  /// - Parameters:
  ///   - next: Where starts what the comment stands above; nil for a comment that stands above nothing.
  ///   - end: Where that ends.
  private static func owners(of comment: Range<Int>, next: Int?, end: Int, among extents: [SurfaceExtent]) -> [String] {
    if let next {
      if let below = extents.first(where: { $0.range.lowerBound == next || $0.place == next }) { return [below.id] }
      let within = extents.filter { extent in
        next <= extent.place && extent.place < end && extent.declaration.map { $0 < next } ?? false
      }
      if !within.isEmpty { return within.map(\.id) }
    }
    let around = extents.filter { $0.range.contains(comment.lowerBound) || $0.range.upperBound == comment.lowerBound }
    if let inner = around.min(by: { $0.range.count < $1.range.count }) { return [inner.id] }
    if next == nil, let before = extents.last(where: { $0.range.upperBound <= comment.lowerBound }) { return [before.id] }
    return extents.filter { $0.declaration != nil && $0.declaration == next }.map(\.id)
  }
}

extension Constraint {
  /// Whether it asks for a flag that is named after what developers do: `settings.isDebugMode`.
  fileprivate var isForDevelopers: Bool {
    guard isExcluding ? names == Self.untrue : names == ["true"] else { return false }
    let name = subject.suffix(64).split { !$0.isLetter && !$0.isNumber && $0 != "_" }.last
    return DeveloperCode.isForDevelopers(name.map(String.init) ?? "")
  }
}
