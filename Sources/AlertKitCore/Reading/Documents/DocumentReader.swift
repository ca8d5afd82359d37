/// Reads a JSON or YAML file by its extension.
enum DocumentReader {
  /// The document of a file: JSON where its name ends in `.json`, YAML otherwise.
  static func read(_ file: SourceFile) -> ReadResult<Document> {
    isJSON(file) ? JSONReader.read(file) : YAMLReader.read(file)
  }

  static func isJSON(_ file: SourceFile) -> Bool {
    file.path.lowercased().hasSuffix(".json")
  }
}
