/// Which button is bold, and in what order they are shown.
enum ButtonOrder {
  /// A button with its number in source order, from 1; nil for one that the framework adds.
  struct Entry {
    let number: Int?
    let title: String
    let role: ButtonRole
    let isPreferred: Bool
  }

  /// The declared buttons and those that the framework adds, with the titles that it gives them in the locale.
  static func entries(of surface: Surface<String>, systemTitles: [String: String]) -> [Entry] {
    let own = surface.buttons.enumerated().map { index, button in
      Entry(number: index + 1, title: button.title, role: button.role, isPreferred: button.isPreferred)
    }
    let implicit = surface.implicitButtons.map { title in
      Entry(number: nil, title: systemTitles[title] ?? title, role: title == "Cancel" ? .cancel : .default, isPreferred: false)
    }
    return own + implicit
  }

  /// The place of the bold button in an alert: the preferred one's, else in `classic` the cancel button's.
  static func bold(_ entries: [Entry], in design: Design) -> Int? {
    entries.firstIndex(where: \.isPreferred) ?? (design == .classic ? entries.firstIndex { $0.role == .cancel } : nil)
  }

  /// The order in which an alert shows its buttons, as places of the entries: Cancel left of two side by side, and last of a
  /// stack. In `glass` the preferred one heads a stack.
  static func shown(_ entries: [Entry], _ arrangement: SurfaceLayout.Arrangement, in design: Design) -> [Int] {
    let isStack = arrangement == .stack
    var order: [Int] = []
    order.reserveCapacity(entries.count)
    func add(where isNext: (Entry) -> Bool) {
      for place in entries.indices where isNext(entries[place]) { order.append(place) }
    }
    if !isStack { add { $0.role == .cancel } }
    if isStack, design == .glass { add { $0.role != .cancel && $0.isPreferred } }
    add { $0.role != .cancel && !(isStack && design == .glass && $0.isPreferred) }
    if isStack { add { $0.role == .cancel } }
    return order
  }
}
