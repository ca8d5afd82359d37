extension XMLGrammar {
  /// XLIFF 1.2 and 2, with other vocabularies' elements, whose names have a prefix.
  static let xliff = XMLGrammar(
    isElement: { xliffElements.contains($0) || $0.contains(":") },
    isDocumentType: { $0.hasPrefix("<!DOCTYPE xliff ") && !$0.hasSuffix("[") },
    refusalOfDocumentType: "Only XLIFF's own document type is read, without definitions of its own",
    refusalOfDeclaration: "A declaration that no XLIFF file has; the file is not read any further")

  private static let xliffElements = XLIFFInline.elements.union([
    "xliff", "file", "header", "body", "group", "trans-unit", "source", "seg-source", "target", "note", "alt-trans",
    "bin-unit", "bin-source", "bin-target", "skl", "glossary", "reference", "tool", "phase-group", "phase", "count-group",
    "count", "context-group", "context", "prop-group", "prop", "internal-file", "external-file",
    "unit", "segment", "ignorable", "notes", "originalData", "data", "skeleton",
  ])
}

/// Elements within a text.
enum XLIFFInline {
  /// Those whose content is part of the text, and those that stand for a character or a placeholder.
  static let elements: Set<String> = [
    "g", "x", "bx", "ex", "ph", "bpt", "ept", "it", "sub", "mrk", "pc", "sc", "ec", "cp", "sm", "em",
  ]
}
