extension LocalizedSurface {
  /// The surface in several scenes, in their order, with the texts that a person most often sees. What is known only at run
  /// time is shown as `…`.
  ///
  /// - Parameters:
  ///   - choice: Which of its variants a field shows instead, from 0.
  ///   - forms: Texts to show in the place of others that the same field can show.
  func layouts(
    in scenes: [Scene], as presentation: Presentation, arguments: SampleArguments, choosing choice: [Field: Int] = [:],
    showing forms: Set<String> = []
  ) -> [SurfaceLayout] {
    let surface = surfaceWithCategory
    var layouter = SurfaceLayouter(for: self)
    var choice = choice
    if !forms.isEmpty {
      for (field, copy) in surface.texts {
        if let wanted = copy.variants.firstIndex(where: { forms.contains($0.text) }) { choice[field] = wanted }
      }
    }
    var texts = layouter.texts(of: surface, choosing: choice, arguments: arguments) ?? surface.map { _ in "" }
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
