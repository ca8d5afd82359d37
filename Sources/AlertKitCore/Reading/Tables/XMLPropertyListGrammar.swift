extension XMLGrammar {
  /// Property lists, which may have Apple's document type.
  static let propertyList = XMLGrammar(
    isElement: { propertyListElements.contains($0) },
    isDocumentType: { propertyListTypes.contains($0) },
    refusalOfDocumentType: "Only Apple's document type of property lists is read, without definitions of its own",
    refusalOfDeclaration: "A declaration that no property list has; the file is not read any further")

  private static let propertyListElements: Set<String> = [
    "plist", "dict", "array", "key", "string", "integer", "real", "true", "false", "date", "data",
  ]

  private static let propertyListTypes: Set<String> = {
    var types: Set = ["<!DOCTYPE plist SYSTEM file://localhost/System/Library/DTDs/PropertyList.dtd"]
    for owner in ["Apple", "Apple Computer"] {
      for scheme in ["http", "https"] {
        types.insert(
          "<!DOCTYPE plist PUBLIC -//\(owner)//DTD PLIST 1.0//EN \(scheme)://www.apple.com/DTDs/PropertyList-1.0.dtd")
      }
    }
    return types
  }()
}
