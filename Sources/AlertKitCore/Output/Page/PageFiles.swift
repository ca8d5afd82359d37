/// The files of the translator's page, by name. They stand in `Page/` and are carried in the binary.
package enum PageFiles {
  /// What a file holds; nil where there is none of the name.
  package static func text(of name: String) -> String? {
    // Colours are those of the drawings.
    name == "colors.css" ? PreviewPage.colorRules + PictureFonts.rules : EmbeddedPage.files[name].map { "\($0)" }
  }

  /// The names of all files.
  package static var names: [String] { EmbeddedPage.files.keys.sorted() + ["colors.css"] }
}
