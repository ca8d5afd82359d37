/// The measures of notifications, at text size L unless said otherwise; lengths in points.
///
/// Apple publishes none of them. Where a figure is assumed, the layout says that it is approximate.
struct NotificationFigures {
  /// Least distance from the screen's sides, in portrait.
  let screenMargin = Figure(8, .high, "pictures: 377 of 393 and 359 of 375")
  /// On an iPad.
  let padWidth = Figure(377, .low, "width of notifications on an iPad: a guess")
  let icon = Figure(38, .medium, "one picture")
  let iconInset = Figure(14, .medium, "one picture")
  /// The card's side to the text.
  let textInset = Figure(64, .medium, "one picture: text begins at 72 of the screen")
  let trailingInset = Figure(14, .medium, "derived from one picture")
  /// What the time takes of the first line.
  let timeWidth = Figure(44, .low, "room for the time beside the title is assumed")
  let firstBaseline = Figure(28, .low, "height of a notification's card is assumed")
  let lastBaseline = Figure(19, .low, "height of a notification's card is assumed")
  /// Distance of two baselines.
  let pitch = Figure(18, .medium, "one picture: 18 from title to body")
  /// Lines of the title and of the subtitle.
  let labelLines = Figure(1, .low, "a title of one line: push vendors' guides")
  let bannerLines = Figure(4, .low, "two to four lines of body: Apple names no number for a device; four are assumed")
  let bannerLinesInLandscape = Figure(2, .low, "two to four lines of body: two are assumed in landscape")
  let lockScreenLines = Figure(4, .low, "four lines of body on the lock screen: push vendors' guides")
  /// The most actions that the full view shows.
  let actions = Figure(10, .medium, "Apple's documentation of categories")
  let actionHeight = Figure(44, .low, "height of an action's row is assumed")
  let actionGap = Figure(8, .low, "distance of the actions is assumed")
  let titleMargin = Figure(16, .low, "margins of an action's title are assumed")
  let fieldHeight = Figure(44, .low, "height of an action's text field is assumed")
  let cornerRadius = Figure(24, .low, "corners of a notification's card are assumed")

  /// How many lines of body are shown; nil for all.
  func bodyLines(_ presentation: Presentation, _ scene: Scene, _ use: inout FigureUse) -> Int? {
    switch presentation {
    case .box, .expanded: nil
    case .banner: Int(use(scene.orientation == .portrait ? bannerLines : bannerLinesInLandscape))
    case .lockScreen, .hiddenPreview: Int(use(lockScreenLines))
    }
  }
}
