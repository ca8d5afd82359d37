/// Rules about how many lines a text takes.
enum LineFindings {
  /// A violation where a text takes more lines than `notable`, a note up to `most` lines and a warning beyond.
  ///
  /// - Parameter block: The text to count; nil where the layout has none.
  static func violations(
    in surface: LaidOutSurface, at field: Field, notable: Int, most: Int, block: (SurfaceLayout) -> TextBlock?
  ) -> [Violation] {
    var longest: TextBlock?
    var variant = 0
    surface.forEachLayout { layout in
      guard let block = block(layout), count(block) > longest.map(count) ?? notable else { return }
      (longest, variant) = (block, layout.variant(of: field))
    }
    guard let longest, surface.localized.isWrittenHere(field),
      surface.localized.surface.textsAreKnown, !listsValues(surface.localized.surface[field], variant)
    else { return [] }
    let isWarning = count(longest) > most
    let limit = isWarning ? most : notable
    let scenes = surface.scenes.filter { scene in
      scene.shown.contains { block($0).map { count($0) > limit } ?? false }
    }
    return [
      Violation(
        field, message(field, longest, limit: limit, written: surface.localized.surface[field]),
        severity: isWarning ? .warning : .note, variant: variant, scenes: scenes.map(\.scene))
    ]
  }

  /// Whether a text has values and addresses, and no word that might be left out.
  private static func listsValues(_ copy: Copy?, _ variant: Int) -> Bool {
    guard let copy, copy.variants.indices.contains(variant), copy.variants[variant].text.holdsBytes(of: "://") else {
      return false
    }
    let words = copy.variants[variant].text.split(whereSeparator: \.isWhitespace).filter { !$0.contains("://") }
    return !words.isEmpty && !DisplayText.hasOwnWords(words.joined(separator: " "))
  }

  /// How many lines a text takes, without those at its start and its end that only make room for a view of the app's.
  private static func count(_ block: TextBlock) -> Int { filled(block).count }

  private static func filled(_ block: TextBlock) -> Range<Int> {
    guard block.lineCount > 1 else { return 0..<block.lineCount }
    guard let first = block.lines.firstIndex(where: { !DisplayText.isBlank($0) }),
      let last = block.lines.lastIndex(where: { !DisplayText.isBlank($0) })
    else { return 0..<0 }
    return first..<last + 1
  }

  private static func message(_ field: Field, _ block: TextBlock, limit: Int, written: Copy?) -> String {
    let filled = filled(block)
    let count = filled.count
    let next = (filled.lowerBound + limit..<filled.upperBound).first { !DisplayText.isBlank(block.lines[$0]) }
    let begins =
      next.map { "; line \($0 - filled.lowerBound + 1) begins with \(quoted(unfilled(block.lines[$0], written)))" } ?? ""
    return "The \(field) takes \(count) lines\(begins). Shorten it to " + (limit == 1 ? "one line." : "\(limit) lines.")
  }

  /// A line without the name that stands in it for what only the running app knows.
  private static func unfilled(_ line: String, _ written: Copy?) -> String {
    guard anyName.finds(in: line) else { return line }
    let texts = written?.variants.map(\.text) ?? []
    let names = SampleArguments.allNames.filter { name in
      line.holdsBytes(of: name) && !texts.contains { $0.contains(name) }
    }
    return names.reduce(line) { $0.replacing($1, with: "%@") }
  }

  private static let anyName = ByteSearch(Array(SampleArguments.allNames))
}

extension SurfaceLayout {
  /// Which of the field's variants is laid out, from 0.
  func variant(of field: Field) -> Int { variant.flatMap { $0.field == field ? $0.number : nil } ?? 0 }
}

extension LocalizedSurface {
  /// Whether a field's text was written for this locale, so that it can be shortened here.
  func isWrittenHere(_ field: Field) -> Bool {
    !ownTexts(at: field).isEmpty
  }
}

extension Surface<Copy> {
  /// Whether title and message are known before run time; else what stands beside them is not.
  var textsAreKnown: Bool {
    [title, message].allSatisfy { $0.map { !$0.variants.isEmpty } ?? true }
  }

  /// Whether all that decides a layout is known: the texts, and every button with its role.
  var layoutIsKnown: Bool {
    textsAreKnown && buttonsAreKnown && buttons.allSatisfy { !$0.title.variants.isEmpty }
  }
}
