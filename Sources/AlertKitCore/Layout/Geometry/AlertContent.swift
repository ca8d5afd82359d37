/// What an alert shows in all scenes of one design, text size and width: everything but heights and pixels.
struct AlertContent {
  /// The scene that it was worked out for.
  let scene: Scene
  /// The box's width, in points.
  let width: Double
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

  /// Whether a box of a width in another scene shows the same.
  func fits(_ other: Scene, width: Double) -> Bool {
    self.width == width && scene.design == other.design && scene.textSize == other.textSize
      && scene.isBoldText == other.isBoldText
  }
}
