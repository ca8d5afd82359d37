internal import AlertKitCore

extension Evaluator {
  /// The words of an alert by the names under which UIKit keeps them with attributes, which code sets by their keys.
  private static let attributed = ["attributedTitle": "title", "attributedMessage": "message"]

  /// Gives an alert the words that `setValue(_:forKey:)` has it show in place of its own.
  func setAttributedWords(_ site: Site, of id: ObjectID) {
    guard case .text(let key)? = site.arguments["forKey"]?.value, key.isLiteral,
      let field = key.plain.flatMap({ Self.attributed[$0] }),
      let words = site.arguments[nil]?.value
    else { return }
    touch(id, upTo: site.range)
    let value = words.afterAssignment(to: nil)
    // What only styles the words that are there mostly has the same.
    if !(render(value, isLocalizable: false)?.isStatic ?? false), let own = store.field(field, of: id), !isEmpty(own) { return }
    store.setField(field, of: id, to: value)
  }

  private func isEmpty(_ value: Value) -> Bool {
    if case .text(let text) = value { return text.plain?.isEmpty ?? false }
    return value.isNull
  }
}
