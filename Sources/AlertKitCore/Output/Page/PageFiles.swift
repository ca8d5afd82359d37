/// The files of the translator's page, by name. They stand in `Page/` and are carried in the binary.
package enum PageFiles {
  /// What a file holds; nil where there is none of the name.
  package static func text(of name: String) -> String? {
    // Colours are those of the drawings.
    name == "colors.css" ? PreviewPage.colorRules + PictureFonts.rules : EmbeddedPage.files[name].map { "\($0)" }
  }

  /// Modules as one script that needs no other: each is put after those that it takes something from, without what takes and gives.
  ///
  /// - Parameter modules: Whose names differ from each other's.
  static func script(of modules: [String]) -> String {
    let lines = modules.compactMap(text).flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
    let own = lines.filter { !$0.hasPrefix("import ") }.map { $0.hasPrefix("export ") ? $0.dropFirst("export ".count) : $0 }
    return "\"use strict\";\n(() => {\n" + own.joined(separator: "\n") + "})();\n"
  }

  /// The names of all files.
  package static var names: [String] { EmbeddedPage.files.keys.sorted() + ["colors.css"] }
}
