extension LocalizedSurface {
  /// The surface in several scenes, in their order.
  ///
  /// Each text is the one that a person most often sees, its placeholders filled with samples; what is known only at run time
  /// is shown as `…`.
  ///
  /// - Parameter arguments: Sample values for placeholders, by the key of the text.
  func layouts(in scenes: [Scene], arguments: [String: [String]]) -> [SurfaceLayout] {
    var layouter = SurfaceLayouter(locale: locale, systemTitles: systemTitles)
    let texts = surface.map { copy in
      guard let text = copy.text else { return "…" }
      return text
    }
    return scenes.compactMap { layouter.lay(out: texts, in: $0) }
  }

  private var systemTitles: [String: String] {
    Dictionary(
      surface.implicitButtons.map { name in
        (name, facts.terms[Term(name)]?.first(where: \.isPlatform)?.text ?? name)
      }, uniquingKeysWith: { $1 })
  }
}
