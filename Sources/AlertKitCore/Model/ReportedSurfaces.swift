extension Project {
  /// Whether a surface is declared in a file that is reported, or has a text in one.
  func shows(_ surface: Surface<StringReference>) -> Bool {
    if reported.contains(surface.range.file) || reported.count == files.count { return true }
    return locales(of: surface).contains { locale in
      localized(surface, in: locale).surface.texts.contains { $0.text.variants.contains { isReported($0.range) } }
    }
  }

  private func isReported(_ range: SourceRange?) -> Bool {
    range.map { reported.contains($0.file) } ?? false
  }
}
