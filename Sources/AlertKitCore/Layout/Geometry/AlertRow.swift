/// The measures of an alert's or sheet's rows of buttons in a scene.
struct AlertRow {
  let scene: Scene
  /// The least height of a row.
  let height: Double
  /// Between two rows.
  let gap: Double
  let inset: Double
  let boxWidth: Double
  let margin: Double
  let leastScale: Double
  let points: Double
  let leading: Double

  init(scene: Scene, boxWidth: Double, figures: AlertFigures, use: inout FigureUse) {
    let body = FontStyle.body.metrics(at: scene.textSize.inAlerts)
    self.scene = scene
    self.boxWidth = boxWidth
    height = use(figures.rowHeight)
    gap = figures.rowGap.map { use($0) } ?? scene.pixel
    inset = use(figures.rowInset)
    margin = use(scene.textSize.isAccessibility ? figures.accessibilityTitleMargin : figures.titleMargin)
    leastScale = figures.leastScale.value
    (points, leading) = (body.points, body.leading)
  }

  /// What a title has beside another.
  var halfTitleWidth: Double {
    let between = scene.design == .classic ? 0 : gap
    return (boxWidth - 2 * inset - between) / 2 - 2 * margin
  }

  /// What a title has on a row of its own.
  var titleWidth: Double { boxWidth - 2 * inset - 2 * margin }

  /// The font of a title; `glass` sets the usual ones in medium.
  func font(isBold: Bool) -> TextFont {
    scene.font(points, isBold ? .semibold : scene.design == .classic ? .regular : .medium)
  }

  /// Gives each button its frame and returns the height of all, insets included.
  func place(
    _ buttons: inout [SurfaceLayout.Button], _ arrangement: SurfaceLayout.Arrangement, below top: Double
  ) -> Double {
    guard !buttons.isEmpty else { return 0 }
    let start = top + (scene.design == .classic ? scene.pixel : 0) + inset
    let width = boxWidth - 2 * inset
    if arrangement == .row {
      let between = scene.design == .classic ? 0 : gap
      let half = (width - between) / 2
      let tallest = scene.textSize.isAccessibility ? buttons.map(height(of:)).max()! : height
      for index in buttons.indices {
        buttons[index].frame = LayoutFrame(
          x: inset + Double(index) * (half + between), y: start, width: half, height: tallest)
      }
      return tallest + 2 * inset
    }
    var y = start
    for index in buttons.indices {
      let height = height(of: buttons[index])
      buttons[index].frame = LayoutFrame(x: inset, y: y, width: width, height: height)
      y += height + gap
    }
    return y - gap - start + 2 * inset
  }

  /// At accessibility sizes a title takes as many lines as it needs, with margins of 11 pt scaled like Body (reports).
  private func height(of button: SurfaceLayout.Button) -> Double {
    guard scene.textSize.isAccessibility else { return height }
    let margin = 11 * leading / FontStyle.body.metrics(at: .large).leading
    return max(height, Double(max(button.title.lineCount, 1)) * leading + 2 * margin)
  }
}
