/// How the text and the buttons of a surface share a height that is too small for both.
enum ScrollSplit {
  /// What is shown of each, in points.
  ///
  /// At accessibility sizes the buttons get half. Otherwise the text keeps up to one and a half times the buttons' height
  /// (reports); a single row of buttons never scrolls.
  static func shares(
    text: Double, buttons: Double, available: Double, rows: Int, leastButtons: Double, isAccessibility: Bool
  ) -> (text: Double, buttons: Double) {
    guard text + buttons > available else { return (text, buttons) }
    guard rows > 1 else { return (max(available - buttons, 0), buttons) }
    let textShare = isAccessibility ? available / 2 : available * 0.6
    var shownButtons = max(available - min(text, textShare), min(leastButtons, buttons))
    shownButtons = min(shownButtons, buttons)
    return (min(text, available - shownButtons), shownButtons)
  }
}
