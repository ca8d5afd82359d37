extension LocalizedSurface {
  /// The surface in several scenes, in their order, with the texts that a person most often sees. What is known only at run
  /// time is shown as `…`.
  ///
  /// - Parameter forms: Texts to show in the place of others that the same field can show.
  func layouts(
    in scenes: [Scene], as presentation: Presentation, arguments: SampleArguments, showing forms: Set<String> = []
  ) -> [SurfaceLayout] {
    let surface = surfaceWithCategory
    var layouter = SurfaceLayouter(for: self)
    let all = layouter.textVariants(of: surface, arguments: arguments)
    var texts = all.first ?? surface.map { _ in "" }
    var next = 1
    for (field, copy) in surface.texts where !all.isEmpty {
      let wanted = copy.variants.firstIndex { forms.contains($0.text) } ?? 0
      if wanted > 0, let text = all[next + wanted - 1][field] { texts.set(field, to: text) }
      next += max(0, copy.variants.count - 1)
    }
    if surface.title?.variants.isEmpty == true { texts.title = "…" }
    if surface.message?.variants.isEmpty == true { texts.message = "…" }
    if surface.subtitle?.variants.isEmpty == true { texts.subtitle = "…" }
    if surface.body?.variants.isEmpty == true { texts.body = "…" }
    for index in texts.buttons.indices where surface.buttons[index].title.variants.isEmpty { texts.buttons[index].title = "…" }
    return scenes.compactMap { layouter.lay(out: texts, in: $0, as: presentation) }
  }

  /// A notification with its category's actions and what the category says for hidden previews; any other surface as it is.
  private var surfaceWithCategory: Surface<Copy> {
    guard surface.kind == .notification, let category = context.category else { return surface }
    var whole = surface
    whole.buttons = category.buttons
    whole.placeholder = surface.placeholder ?? category.placeholder
    return whole
  }
}
