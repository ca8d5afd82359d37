/// What became of the alerts of an app between two of its states.
package struct AlertChanges: Sendable {
  /// In order of place; those that are gone stand last, in the order that they had.
  package let all: [AlertChange]

  /// - Parameter match: Which alert is which.
  package init(from then: Project, to now: Project, by match: AlertMatch) {
    let comparison = StateComparison(then: then, now: now)
    let (old, new) = (RepeatedSurfaces(then.surfaces), RepeatedSurfaces(now.surfaces))
    var all = now.surfaces.indices.filter { !new.contains($0) }.compactMap { index in
      match.earlier[index].map { comparison.change(from: $0, to: index) } ?? comparison.arrival(of: index)
    }
    all += match.gone.filter { !old.contains($0) }.compactMap(comparison.departure)
    self.all = all
  }

  /// Those with something to look at.
  package var visible: [AlertChange] { all.filter(\.isVisible) }
  /// Those that only stand elsewhere.
  package var moved: [AlertChange] { all.filter { !$0.isVisible && $0.isMoved } }
}

/// Compares surfaces of two states of an app.
private struct StateComparison {
  let then: Project
  let now: Project
  private let sameTables: SameTables

  init(then: Project, now: Project) {
    (self.then, self.now) = (then, now)
    sameTables = SameTables(then: then, now: now)
  }

  /// A surface that has come; nil where it is none that is listed.
  func arrival(of index: Int) -> AlertChange? {
    let surface = now.surfaces[index]
    guard surface.isListed, now.shows(surface) else { return nil }
    let wasThere = then.haveAll(surface.headingKeys)
    var change = AlertChange(fate: wasThere ? .shown : .added, then: nil, now: index)
    change.words = words(of: surface, in: now) { AlertChange.Text(field: $0, before: [], after: $1) }
    return change
  }

  /// A surface that is gone; nil where it is none that is listed.
  func departure(of index: Int) -> AlertChange? {
    let surface = then.surfaces[index]
    guard surface.isListed, then.shows(surface) else { return nil }
    let isThere = now.haveAll(surface.headingKeys)
    var change = AlertChange(fate: isThere ? .hidden : .removed, then: index, now: nil)
    change.words = words(of: surface, in: then) { AlertChange.Text(field: $0, before: $1, after: []) }
    return change
  }

  private func words(
    of surface: Surface<StringReference>, in project: Project, _ text: (Field, [String]) -> AlertChange.Text
  ) -> [AlertChange.Words] {
    let own = project.sourceLocale(of: surface)
    return project.localized(surface, in: project.locales(of: surface)).compactMap { localized in
      let texts = localized.surface.texts.compactMap { field, copy -> AlertChange.Text? in
        let shown = copy.shown
        return shown.isEmpty || (localized.locale != own && copy.ownWords.isEmpty) ? nil : text(field, shown)
      }
      return texts.isEmpty ? nil : AlertChange.Words(locale: localized.locale, texts: texts)
    }
  }

  /// A surface that is there before and after; nil where nothing of it changed.
  func change(from old: Int, to new: Int) -> AlertChange? {
    let (before, after) = (then.surfaces[old], now.surfaces[new])
    guard before.isListed || after.isListed, now.shows(after) || then.shows(before) else { return nil }
    guard before.isListed, after.isListed else {
      return after.isListed ? arrivalInPlace(old, new) : departureInPlace(old, new)
    }
    var change = AlertChange(fate: .kept, then: old, now: new)
    let isSame = before.isAlike(after) && sameTables.hold(for: before, after)
    if !isSame {
      let locales = then.locales(of: before) + now.locales(of: after)
      let sources = (then.sourceLocale(of: before), now.sourceLocale(of: after))
      let all = ([sources.1] + locales).uniqued()
      let olds = then.localized(before, in: [sources.0] + all)
      let news = now.localized(after, in: [sources.1] + all)
      let fields = FieldMatch(from: olds[0].surface, to: news[0].surface)
      change.structure = StructureComparison(olds[0].surface, news[0].surface, fields: fields).changes
      change.words = zip(olds.dropFirst(), news.dropFirst()).compactMap { old, new in
        words(from: old, to: new, fields: fields, isSource: new.locale == sources.1)
      }
    }
    change.isMoved = then.path(of: old) != now.path(of: new) || (before.member != after.member && after.origin == .source)
    if before.origin != after.origin { change.isMoved = false }
    return change.isVisible || change.isMoved ? change : nil
  }

  private func arrivalInPlace(_ old: Int, _ new: Int) -> AlertChange? {
    var change = arrival(of: new)
    if change?.fate == .added { change = AlertChange(fate: .shown, then: nil, now: new, words: change?.words ?? []) }
    return change
  }

  private func departureInPlace(_ old: Int, _ new: Int) -> AlertChange? {
    var change = departure(of: old)
    if change?.fate == .removed { change = AlertChange(fate: .hidden, then: old, now: nil, words: change?.words ?? []) }
    return change
  }

  private func words(
    from old: LocalizedSurface, to new: LocalizedSurface, fields: FieldMatch, isSource: Bool
  ) -> AlertChange.Words? {
    let earlier = fields.texts(of: old.surface)
    let texts = new.surface.texts.compactMap { field, copy -> AlertChange.Text? in
      guard let before = earlier[field] else { return nil }
      // A text that the locale lacks, before and after, is the source language's.
      guard isSource || before.ownWords != copy.ownWords else { return nil }
      let (was, own) = (before.shown, copy.shown)
      return was == own || (was.isEmpty && own.isEmpty) ? nil : AlertChange.Text(field: field, before: was, after: own)
    }
    return texts.isEmpty ? nil : AlertChange.Words(locale: new.locale, texts: texts)
  }
}

/// Which tables are the same in two states of an app, so that the words in them need not be looked up.
private struct SameTables {
  private let then: Project
  private let now: Project
  /// Tables of the later state that are not as they were.
  private let changed: Set<Int>

  init(then: Project, now: Project) {
    (self.then, self.now) = (then, now)
    struct Name: Hashable {
      let module: String
      let name: String
    }
    let old = Dictionary(
      then.tables.enumerated().map { (Name(module: $1.module, name: $1.name), $0) }, uniquingKeysWith: { first, _ in first })
    let isSame = then.sourceLocale == now.sourceLocale && then.locales == now.locales && then.tables.count == now.tables.count
    changed = Set(
      now.tables.indices.filter { index in
        let set = now.tables[index]
        guard isSame, let other = old[Name(module: set.module, name: set.name)] else { return true }
        return then.contents(of: then.tables[other]) != now.contents(of: set)
      })
  }

  /// Whether all that a surface shows, whose texts are the same references in both, stands in tables that did not change.
  func hold(for before: Surface<StringReference>, _ after: Surface<StringReference>) -> Bool {
    let (old, new) = (then.folder(of: before), now.folder(of: after))
    guard !changed.isEmpty || old != new else { return true }
    let keys = now.lookup.keys(of: after, near: new)
    return old == new && keys.allSatisfy { !changed.contains($0.set) }
      && keys.count == then.lookup.keys(of: before, near: old).count
  }
}

extension Project {
  /// The files of a table with what they hold.
  fileprivate func contents(of set: TableSet) -> [String: InputFile.Contents] {
    var contents: [String: InputFile.Contents] = [:]
    for table in set.locales.flatMap(set.tables) {
      let part = parts[Int(table.file.index)]
      if let input = part.input { contents[input.path] = input.contents }
    }
    return contents
  }

  /// Whether tables have all of some keys, of which there is one.
  fileprivate func haveAll(_ keys: [String]) -> Bool {
    !keys.isEmpty && keys.allSatisfy { key in tables.contains { $0.contains(key) } }
  }
}

extension Surface<StringReference> {
  /// The keys of what tells it: title, subtitle, message, body.
  fileprivate var headingKeys: [String] {
    [title, subtitle, message, body].compactMap(\.self).flatMap { $0.keys.map(\.key) }
  }

  /// Whether it is sure enough that a person is shown it.
  fileprivate var isListed: Bool { confidence == .high && isForPhone }

  /// Whether another surface is made of the same references.
  fileprivate func isAlike(_ other: Surface<StringReference>) -> Bool {
    func parts(_ surface: Surface<StringReference>) -> [StringReference] { surface.texts.map(\.text.withoutPlace) }
    func roles(_ surface: Surface<StringReference>) -> [ButtonRole] { surface.buttons.map(\.role) }
    return kind == other.kind && texts.map(\.field) == other.texts.map(\.field) && parts(self) == parts(other)
      && roles(self) == roles(other) && buttons.map(\.isPreferred) == other.buttons.map(\.isPreferred)
      && implicitButtons == other.implicitButtons
  }
}

extension Copy {
  /// Every text that it can show, each once.
  var shown: [String] { variants.map(\.text).filter { !$0.isEmpty }.uniqued() }

  /// Those of its texts that are a locale's own: neither borrowed from the source language nor the same everywhere.
  var ownWords: [String] {
    single.filter { $0.status == .translated || $0.status == .stale }.flatMap(\.shown).uniqued()
  }
}
