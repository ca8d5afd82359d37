/// What an alert shows in all scenes of one design, text size and width: everything but heights and pixels.
final class AlertContent {
  /// The scene that it was worked out for.
  let scene: Scene
  /// The box's width, in points.
  let width: Double
  let figures: AlertFigures
  let column: TextColumn
  /// How far the wider of two titles is over its half; nil where there are not two.
  let excess: Double?
  let arrangement: SurfaceLayout.Arrangement
  let fields: [LayoutFrame]
  /// What title, message and fields need, in points.
  let textHeight: Double
  /// In the order in which they are shown, not yet placed.
  let buttons: [SurfaceLayout.Button]
  let blocks: Shared<Surface<TextBlock>>
  let use: FigureUse
  /// The buttons in their places and the height of all, by the pixels of a point.
  private var placed: [(pixels: Double, buttons: [SurfaceLayout.Button], height: Double)] = []

  init(
    scene: Scene, width: Double, figures: AlertFigures, column: TextColumn, excess: Double?,
    arrangement: SurfaceLayout.Arrangement, fields: [LayoutFrame], textHeight: Double, buttons: [SurfaceLayout.Button],
    blocks: Shared<Surface<TextBlock>>, use: FigureUse
  ) {
    (self.scene, self.width, self.figures, self.column, self.excess) = (scene, width, figures, column, excess)
    (self.arrangement, self.fields, self.textHeight) = (arrangement, fields, textHeight)
    (self.buttons, self.blocks, self.use) = (buttons, blocks, use)
  }

  /// Whether a box of a width in another scene shows the same.
  func fits(_ other: Scene, width: Double) -> Bool {
    self.width == width && scene.design == other.design && scene.textSize == other.textSize
      && scene.isBoldText == other.isBoldText
  }

  /// The buttons where they stand in a scene, and the height of all.
  ///
  /// - Parameter row: Its measures in the scene.
  func placedButtons(in row: AlertRow) -> (buttons: [SurfaceLayout.Button], height: Double) {
    let pixels = row.scene.device.scale
    for index in placed.indices where placed[index].pixels == pixels { return (placed[index].buttons, placed[index].height) }
    var buttons = buttons
    let height = row.place(&buttons, arrangement, below: row.scene.wholePixels(textHeight))
    // Devices have two or three pixels a point.
    if placed.isEmpty { placed.reserveCapacity(2) }
    placed.append((pixels, buttons, height))
    return (buttons, height)
  }
}
