extension LocalizedSurface {
  /// The surface in several scenes, in their order, with the texts that a person most often sees. What is known only at run
  /// time is shown as `…`.
  func layouts(in scenes: [Scene], arguments: SampleArguments) -> [SurfaceLayout] {
    var layouter = SurfaceLayouter(for: self)
    var texts = layouter.textVariants(of: surface, arguments: arguments).first ?? surface.map { _ in "" }
    if surface.title?.variants.isEmpty == true { texts.title = "…" }
    if surface.message?.variants.isEmpty == true { texts.message = "…" }
    for index in texts.buttons.indices where surface.buttons[index].title.variants.isEmpty { texts.buttons[index].title = "…" }
    return scenes.compactMap { layouter.lay(out: texts, in: $0) }
  }
}
