internal import AlertKitCore

extension [SurfaceCase<StringReference>] {
  /// The cases in which something is said, where there are any.
  var withoutEmpty: Self {
    let said = filter {
      !($0.title?.isEmptyLiteral ?? true) || !($0.message?.isEmptyLiteral ?? true) || $0.title == nil && $0.message == nil
    }
    // A message under an empty title is not drawn in the title's place, as it is where there is none.
    let empty = said.first { $0.title?.isEmptyLiteral == true }?.title
    return (said.isEmpty ? self : said).map { item in
      var item = item
      if item.title?.isEmptyLiteral == true { item.title = item.message?.isEmptyLiteral ?? true ? nil : empty }
      if item.message?.isEmptyLiteral == true { item.message = nil }
      return item
    }
  }

  /// Takes the buttons that stand in none of the cases away.
  mutating func dropOthers(from buttons: inout [SurfaceButton<StringReference>]) {
    let used = Set(flatMap(\.buttons))
    let kept = buttons.indices.filter(used.contains)
    guard kept.count < buttons.count else { return }
    buttons = kept.map { buttons[$0] }
    let numbers = Dictionary(uniqueKeysWithValues: zip(kept, kept.indices))
    for index in indices { self[index].buttons = self[index].buttons.compactMap { numbers[$0] } }
  }

  var unique: Self {
    var kept: Self = []
    for item in self where !kept.contains(item) { kept.append(item) }
    return kept
  }
}
