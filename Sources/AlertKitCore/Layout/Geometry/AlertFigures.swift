/// The measures of one design's alerts, at text size L unless said otherwise; lengths in points. They are many to copy.
final class AlertFigures: Sendable {
  let width: Figure
  /// At accessibility sizes.
  let accessibilityWidth: Figure
  /// Least distance from the screen's sides.
  let screenMargin: Figure
  let textInset: Figure
  /// The box's top to the first baseline. In `glass` without the line height.
  let firstBaseline: Figure
  /// The title's last baseline to the message's first. In `glass` without the line height.
  let betweenBaselines: Figure
  /// The last baseline to the end of the text.
  let lastBaseline: Figure
  let lastBaselineAboveFields: Figure
  let lastBaselineWithoutButtons: Figure
  /// What the message's lines are closer than the leading of their text style.
  let tightening: Figure
  let rowHeight: Figure
  /// Between two rows; nil for a line of one pixel.
  let rowGap: Figure?
  /// Around the rows.
  let rowInset: Figure
  /// At each side of a button's title.
  let titleMargin: Figure
  let accessibilityTitleMargin: Figure
  let leastScale: Figure
  let fieldHeight: Figure
  let fieldsEnd: Figure
  /// Least distance from the screen's top and bottom.
  let verticalMargin: Figure
  let cornerRadius: Figure

  private init(
    width: Figure, accessibilityWidth: Figure, screenMargin: Figure, textInset: Figure, firstBaseline: Figure,
    betweenBaselines: Figure, lastBaseline: Figure, lastBaselineAboveFields: Figure, lastBaselineWithoutButtons: Figure,
    tightening: Figure, rowHeight: Figure, rowGap: Figure?, rowInset: Figure, titleMargin: Figure,
    accessibilityTitleMargin: Figure, leastScale: Figure, fieldHeight: Figure, fieldsEnd: Figure, verticalMargin: Figure,
    cornerRadius: Figure
  ) {
    (self.width, self.accessibilityWidth, self.screenMargin) = (width, accessibilityWidth, screenMargin)
    (self.textInset, self.firstBaseline, self.betweenBaselines) = (textInset, firstBaseline, betweenBaselines)
    (self.lastBaseline, self.lastBaselineAboveFields) = (lastBaseline, lastBaselineAboveFields)
    (self.lastBaselineWithoutButtons, self.tightening) = (lastBaselineWithoutButtons, tightening)
    (self.rowHeight, self.rowGap, self.rowInset) = (rowHeight, rowGap, rowInset)
    (self.titleMargin, self.accessibilityTitleMargin) = (titleMargin, accessibilityTitleMargin)
    (self.leastScale, self.fieldHeight, self.fieldsEnd) = (leastScale, fieldHeight, fieldsEnd)
    (self.verticalMargin, self.cornerRadius) = (verticalMargin, cornerRadius)
  }

  static func of(_ design: Design) -> AlertFigures { design == .classic ? classic : glass }

  /// iOS 13 to 18.
  static let classic = AlertFigures(
    width: Figure(270, .high, "pictures: 270 on every device and orientation"),
    accessibilityWidth: Figure(310, .low, "accessibility width from one re-implementation; UIKit asks a private function"),
    screenMargin: Figure(8, .medium, "reports"),
    textInset: Figure(16, .high, "pictures: text up to 236.9 pt stays on a line, 238.4 pt does not"),
    firstBaseline: Figure(36, .high, "pictures"),
    betweenBaselines: Figure(20, .high, "pictures"),
    lastBaseline: Figure(24, .high, "pictures; 28 in two permission prompts with a title only"),
    lastBaselineAboveFields: Figure(24, .low, "distance to text fields from reports"),
    lastBaselineWithoutButtons: Figure(24, .medium, "reports"),
    tightening: Figure(2, .high, "pictures: the message's lines are 16 pt apart at L, 18 at xL, 22 at xxxL"),
    rowHeight: Figure(44, .high, "pictures"),
    rowGap: nil,
    rowInset: Figure(0, .high, "pictures"),
    titleMargin: Figure(12, .medium, "reports; pictures show a label of 106.6 pt side by side and one of 170 pt stacked"),
    accessibilityTitleMargin: Figure(16, .low, "accessibility margins from reports"),
    leastScale: Figure(0.58, .high, "reports and a re-implementation's interface file"),
    fieldHeight: Figure(30, .low, "height of text fields estimated from their insets"),
    fieldsEnd: Figure(24, .low, "distance below text fields from reports"),
    verticalMargin: Figure(8, .medium, "reports"),
    cornerRadius: Figure(13, .high, "pictures"))

  /// iOS 26 and 27.
  static let glass = AlertFigures(
    width: Figure(320, .high, "two pictures"),
    accessibilityWidth: Figure(320, .low, "no picture of an accessibility size"),
    screenMargin: Figure(24, .high, "reports and two re-implementations"),
    textInset: Figure(30, .medium, "one picture, leading side"),
    firstBaseline: Figure(18, .medium, "one picture: 38.4 with the line height"),
    betweenBaselines: Figure(8, .medium, "one picture: 26.0 with the line height"),
    lastBaseline: Figure(8, .medium, "one picture: 24.3 with the buttons' inset"),
    lastBaselineAboveFields: Figure(20, .low, "distance to text fields from reports"),
    lastBaselineWithoutButtons: Figure(30, .low, "an alert without buttons from reports"),
    tightening: Figure(0, .low, "no picture of an alert whose text wraps in this design"),
    rowHeight: Figure(48, .high, "two pictures"),
    rowGap: Figure(8, .high, "two pictures"),
    rowInset: Figure(16, .medium, "16 in a picture of the release, 15 in one of a beta"),
    titleMargin: Figure(12, .medium, "reports"),
    accessibilityTitleMargin: Figure(16, .low, "accessibility margins from reports"),
    leastScale: Figure(0.58, .medium, "as in the older design"),
    fieldHeight: Figure(48, .low, "text fields from reports"),
    fieldsEnd: Figure(0, .low, "text fields from reports"),
    verticalMargin: Figure(8, .medium, "as in the older design"),
    cornerRadius: Figure(34, .medium, "one picture: 35 ± 0.7"))
}

/// The measures of one design's action sheets, at text size L; lengths in points.
struct SheetFigures {
  /// Nil for as wide as the screen's short side allows.
  let width: Figure?
  let popoverWidth: Figure
  let margin: Figure
  let textInset: Figure
  let firstBaseline: Figure
  let betweenBaselines: Figure
  let lastBaseline: Figure
  /// Where there is a title or a message only.
  let lastBaselineAlone: Figure
  let rowHeight: Figure
  let rowGap: Figure?
  let rowInset: Figure
  let titleMargin: Figure
  let leastScale: Figure
  let cancelGap: Figure
  /// What the buttons keep when the text does not fit.
  let leastButtons: Figure
  let cornerRadius: Figure

  static func of(_ design: Design) -> SheetFigures { design == .classic ? classic : glass }

  /// iOS 13 to 18.
  static let classic = SheetFigures(
    width: nil,
    popoverWidth: Figure(304, .medium, "reports"),
    margin: Figure(8, .high, "pictures: 359 of 375 and 374 of 390"),
    textInset: Figure(16, .high, "reports and a re-implementation; a picture keeps 261.7 pt whole"),
    firstBaseline: Figure(27, .high, "pictures"),
    betweenBaselines: Figure(22, .high, "pictures"),
    lastBaseline: Figure(28, .high, "pictures"),
    lastBaselineAlone: Figure(17, .high, "three pictures"),
    rowHeight: Figure(57, .high, "five pictures"),
    rowGap: nil,
    rowInset: Figure(0, .high, "pictures"),
    titleMargin: Figure(12, .medium, "as in alerts"),
    leastScale: Figure(0.58, .medium, "as in alerts"),
    cancelGap: Figure(8, .high, "pictures"),
    leastButtons: Figure(84, .medium, "one re-implementation"),
    cornerRadius: Figure(13, .high, "pictures"))

  /// iOS 26 and 27: a popover at the control it belongs to, without Cancel.
  static let glass = SheetFigures(
    width: Figure(240, .low, "width of the popover on an iPhone from reports"),
    popoverWidth: Figure(240, .low, "width of the popover from reports"),
    margin: Figure(8, .medium, "reports"),
    textInset: Figure(16, .low, "the popover's insets from reports"),
    firstBaseline: Figure(18, .low, "the popover's text from reports"),
    betweenBaselines: Figure(8, .low, "the popover's text from reports"),
    lastBaseline: Figure(8, .low, "the popover's text from reports"),
    lastBaselineAlone: Figure(8, .low, "the popover's text from reports"),
    rowHeight: Figure(48, .low, "the popover's rows from reports"),
    rowGap: Figure(0, .low, "the popover's rows from reports"),
    rowInset: Figure(16, .low, "the popover's insets from reports"),
    titleMargin: Figure(12, .low, "the popover's rows from reports"),
    leastScale: Figure(0.58, .low, "as in alerts"),
    cancelGap: Figure(0, .medium, "no Cancel in the popover: reports"),
    leastButtons: Figure(84, .low, "as in the older design"),
    cornerRadius: Figure(34, .low, "as in alerts"))
}

/// The measures of the software keyboard, in points.
enum KeyboardFigures {
  static func height(in scene: Scene) -> Figure {
    let isPortrait = scene.orientation == .portrait
    if scene.device.isPad { return Figure(isPortrait ? 320 : 405, .low, "keyboard of an iPad: a guess") }
    if scene.device.bottom == 0 { return Figure(isPortrait ? 260 : 206, .medium, "a device table") }
    return Figure(isPortrait ? 345 : 209, .low, "keyboard known of one large iPhone only")
  }
}
