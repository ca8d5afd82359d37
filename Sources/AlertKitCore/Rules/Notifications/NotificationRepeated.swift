extension Rule {
  static let notificationRepeated = Rule(
    id: "notification-repeated", severity: .warning,
    summary: "Two notifications say the same, or have the same identifier.",
    rationale: """
      Several notifications for one thing fill the list until people switch them all off. And a request with an identifier that is \
      already in use takes the other one's place, so that only one of the two is seen.
      """,
    guidelines: ["N5", "P4"],
    examples: [
      .app(
        spec: """
          notifications:
            order: {title: title, body: body}
            reminder: {title: title, body: again}
          """,
        texts: ["title": .orderUpdate, "body": .orderLeft, "again": .orderLeft], findings: [.init(.surface)]),
      .app(
        spec: """
          notifications:
            order: {title: title, identifier: order}
            reminder: {body: body, identifier: order}
          """,
        texts: ["title": .orderUpdate, "body": .orderLeft], findings: [.init(.surface)]),
      .app(
        spec: """
          notifications:
            order: {title: title, body: body, identifier: order}
            reminder: {title: title, body: body, identifier: order}
          """,
        texts: ["title": .orderUpdate, "body": .orderLeft], note: "What says the same takes its own place."),
      .app(
        spec: """
          notifications:
            order: {title: title, body: body, identifier: order}
            reminder: {title: title, identifier: reminder}
          """,
        texts: ["title": .orderUpdate, "body": .orderLeft]),
      .app(
        spec: """
          notifications:
            order: {title: {text: "%@"}, body: {text: "%@"}}
            reminder: {title: {text: "%@"}, body: {text: "%@"}}
          """, note: "What the placeholders bring may differ."),
    ],
    checks: .project(checkRepeated))

  static let notificationWithoutThread = Rule(
    id: "notification-without-thread", severity: .note,
    summary: "A notification that comes again and again, under identifiers that are not known, belongs to no thread.",
    rationale: """
      What repeats piles up. With a thread identifier the system shows the pile as one group, which is looked at or cleared at \
      once; without one it is mixed with everything else that the app has to say. A request with one fixed identifier takes the place \
      of its last delivery, so that nothing piles up.
      """,
    guidelines: ["N5", "P3"],
    examples: [
      RuleExample(.order(NotificationContent(trigger: .calendar, repeats: true)), findings: [.init(.surface)]),
      RuleExample(.order(NotificationContent(thread: .name("orders", range: nil), trigger: .calendar, repeats: true))),
      RuleExample(.order(NotificationContent(trigger: .calendar))),
      .app(
        spec: """
          notifications:
            order: {title: title, identifier: order, trigger: calendar, repeats: true}
          """,
        texts: ["title": .orderUpdate], note: "Each takes the place of the last."),
      .app(
        spec: """
          notifications:
            order: {title: title, identifier: "order-%@", trigger: calendar, repeats: true}
          """,
        texts: ["title": .orderUpdate], findings: [.init(.surface)], note: "There may be many."),
    ],
    basis: .notification,
    checks: .structure { localized in
      guard let content = localized.surface.notification, content.repeats, content.thread == nil else { return [] }
      if let name = content.identifier?.name, FormatSpecifier.all(in: name).isEmpty { return [] }
      return [Violation(.surface, "The notification repeats and belongs to no thread; name one, so that the system groups it.")]
    })
}

private func checkRepeated(_ project: Project) -> [ProjectViolation] {
  var violations: [ProjectViolation] = []
  var texts: [[String]: [Int]] = [:]
  var identifiers: [String: [Int]] = [:]
  var places: Set<SourceRange> = []
  func rival(of index: Int, among others: [Int]) -> Surface<StringReference>? {
    let own = project.surfaces[index]
    return others.lazy.map { project.surfaces[$0] }.first { !$0.excludes(own) && !$0.isOfOneFunction(as: own) }
  }
  for (index, surface) in project.surfaces.enumerated() where surface.kind == .notification && surface.reserve == nil {
    // What the placeholders of an identifier bring may differ.
    if let name = surface.notification?.identifier?.name, FormatSpecifier.all(in: name).isEmpty {
      let said = project.saidBy(surface)
      let others = (identifiers[name] ?? []).filter { other in
        // What several members say in the same words takes its own place.
        let theirs = project.surfaces[other]
        return !project.isNews(surface, of: theirs)
          && (said == nil || surface.member == theirs.member || project.saidBy(theirs) != said)
      }
      if let other = rival(of: index, among: others) {
        // One place that names it for many is one fault.
        if let place = surface.notification?.identifier?.range, !places.insert(place).inserted { continue }
        let message = "The identifier “\(name)” is that of “\(other.id)” too; the later of the two takes the other's place."
        violations.append(ProjectViolation(Violation(.surface, message), surface: index))
        continue
      }
      identifiers[name, default: []].append(index)
    }
    guard let copy = project.saidBy(surface) else { continue }
    let others = (texts[copy] ?? []).filter { !surface.takesPlace(of: project.surfaces[$0]) }
    if let other = rival(of: index, among: others) {
      let message = "The notification says the same as “\(other.id)”; send one for one thing."
      violations.append(ProjectViolation(Violation(.surface, message), surface: index))
    } else {
      texts[copy, default: []].append(index)
    }
  }
  return violations
}

extension Surface<StringReference> {
  /// Whether it is sent in the other's place, at least where the values in their identifiers are the same.
  fileprivate func takesPlace(of other: Self) -> Bool {
    guard let own = notification?.identifier, let theirs = other.notification?.identifier else { return false }
    return own.name != nil && own.name == theirs.name || own.differsInValuesAlone(from: theirs)
  }

  /// Whether one of two is what a function says by itself, and the other what a caller of it says.
  fileprivate func isOfOneFunction(as other: Self) -> Bool {
    guard let site, site == other.site else { return false }
    return range == site || other.range == site
  }
}

extension Project {
  /// Whether two notifications are one, of which functions of one name each say another state under the same title: one takes the
  /// other's place on purpose.
  fileprivate func isNews(_ surface: Surface<StringReference>, of other: Surface<StringReference>) -> Bool {
    guard surface.origin == .source, surface.range.file == other.range.file, surface.member == other.member,
      let title = localized(surface, in: sourceLocale).surface.title?.text,
      localized(other, in: sourceLocale).surface.title?.text == title
    else { return false }
    let (first, second) = (min(surface.range, other.range), max(surface.range, other.range))
    let between = files[Int(first.file.index)].text[Int(first.start)..<Int(max(first.start, second.start))]
    return [" func ", "\tfunc ", "\nfunc ", "\n- (", "\n-(", "\n-  (", "\n+ (", "\n+("].contains {
      !between.ranges(of: Array($0.utf8)).isEmpty
    }
  }

  /// The words of a notification in the source locale; nil where a part is known only at run time.
  fileprivate func saidBy(_ surface: Surface<StringReference>) -> [String]? {
    let words = localized(surface, in: sourceLocale).surface
    let copies = [words.title, words.subtitle, words.body].map { $0 }
    var texts: [String] = []
    for copy in copies {
      guard let copy else {
        texts.append("")
        continue
      }
      guard let text = copy.text, copy.variants.count == 1, FormatSpecifier.all(in: text).isEmpty else { return nil }
      texts.append(TextForm.comparable(text))
    }
    return texts.allSatisfy(\.isEmpty) ? nil : texts
  }
}
