/// A surface in one locale, laid out in every scene that is looked at.
public struct LaidOutSurface: Sendable {
  /// The surface and its locale.
  public let localized: LocalizedSurface
  /// In the order of the scenes asked for.
  public var scenes: [LaidOutScene] {
    wanted.indices.map { number in
      LaidOutScene(
        scene: wanted[number], variants: variants, number: number,
        source: usual.indices.contains(number) ? usual[number] : nil, least: least.isEmpty ? nil : least[number])
    }
  }

  /// As a person most often sees it, in each scene.
  var firstLayouts: [SurfaceLayout] { variants.first ?? [] }

  /// Whether something scrolls in a scene.
  var scrolls: Bool { least.contains { $0 != nil } }

  /// The scenes asked for.
  private let wanted: [Scene]
  /// The layouts in all scenes, by variant.
  private let variants: [[SurfaceLayout]]
  /// By scene, as a person most often sees it in the source locale; empty where this is the source locale.
  private let usual: [SurfaceLayout]
  /// By scene, as ``LaidOutScene/least``; empty where nothing scrolls in any.
  private let least: [SurfaceLayout?]

  /// Calls a function with each layout, scene by scene; of those that follow each other and share their texts only with the first.
  func forEachLayout(_ use: (SurfaceLayout) -> Void) {
    var last: SurfaceLayout?
    for number in wanted.indices {
      for variant in variants.indices {
        let layout = variants[variant][number]
        if let last, layout.sharesTexts(with: last) { continue }
        use(layout)
        last = layout
      }
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
    wanted = scenes
    usual = source?.firstLayouts ?? []
    guard all.contains(where: { $0.contains { $0.scrolls.text || $0.scrolls.buttons } }) else {
      least = []
      return
    }
    least = scenes.indices.map { number in
      guard all.contains(where: { $0[number].scrolls.text || $0[number].scrolls.buttons }) else { return nil }
      return shown.first.flatMap { layouter.lay(out: $0.texts.withShortestText, in: scenes[number]) }
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
