/// A surface in one locale, laid out in every scene that is looked at.
public struct LaidOutSurface: Sendable {
  /// The surface and its locale.
  public let localized: LocalizedSurface
  /// In the order of the scenes asked for.
  public let scenes: [LaidOutScene]

  /// As a person most often sees it, in each scene.
  var firstLayouts: [SurfaceLayout] { variants.first ?? [] }

  /// The layouts in all scenes, by variant.
  private let variants: [[SurfaceLayout]]

  /// Calls a function with each layout, scene by scene.
  func forEachLayout(_ use: (SurfaceLayout) -> Void) {
    for number in scenes.indices {
      for variant in variants.indices { use(variants[variant][number]) }
    }
  }

  /// The surface in the scenes, with each variant of its texts.
  ///
  /// - Parameters:
  ///   - localized: The surface and its locale.
  ///   - scenes: Where to lay it out; ``Scene/defaults`` for a narrow and a common iPhone.
  ///   - source: The same surface in the source locale, laid out in the same scenes; nil where this is the source.
  ///   - arguments: What fills the texts' placeholders.
  public init(
    _ localized: LocalizedSurface, in scenes: [Scene], source: LaidOutSurface? = nil, arguments: SampleArguments
  ) {
    self.localized = localized
    var layouter = SurfaceLayouter(for: localized)
    let shown = layouter.variants(of: localized.surface, arguments: arguments)
    let all = shown.map { layouter.lay(out: $0, in: scenes) }.filter { !$0.isEmpty }
    variants = all
    self.scenes = scenes.enumerated().map { number, scene in
      let isShortEnough = all.allSatisfy { !$0[number].scrolls.text && !$0[number].scrolls.buttons }
      let least = isShortEnough ? nil : shown.first.flatMap { layouter.lay(out: $0.texts.withShortestText, in: scene) }
      let usual = source.flatMap { $0.scenes.indices.contains(number) ? $0.scenes[number].shown.first : nil }
      return LaidOutScene(scene: scene, variants: all, number: number, source: usual, least: least)
    }
  }
}

/// A surface in one locale and one scene.
public struct LaidOutScene: Sendable {
  /// Where it is shown.
  public let scene: Scene
  /// First as a person most often sees it, then with each further variant of each text.
  public var layouts: [SurfaceLayout] { Array(shown) }
  /// As a person most often sees it in the source locale; nil where this is the source locale.
  public var source: SurfaceLayout? { sharedSource?.value }
  /// With a title of one line, no message and the same buttons and text fields; nil where nothing scrolls.
  public var least: SurfaceLayout? { sharedLeast?.value }

  /// The same as ``layouts``, without a list of their own.
  var shown: LazyMapSequence<[[SurfaceLayout]], SurfaceLayout> { variants.lazy.map { [number] in $0[number] } }

  /// The layouts of the surface in all scenes, by variant.
  private let variants: [[SurfaceLayout]]
  /// Which of the scenes this is.
  private let number: Int
  private let sharedSource: Shared<SurfaceLayout>?
  private let sharedLeast: Shared<SurfaceLayout>?

  fileprivate init(
    scene: Scene, variants: [[SurfaceLayout]], number: Int, source: SurfaceLayout?, least: SurfaceLayout?
  ) {
    (self.scene, self.variants, self.number) = (scene, variants, number)
    sharedSource = source.map { Shared($0) }
    sharedLeast = least.map { Shared($0) }
  }
}

extension Surface<String> {
  /// The same buttons and text fields under a title of one line.
  fileprivate var withShortestText: Surface<String> {
    var short = self
    short.title = "–"
    short.message = nil
    return short
  }
}
