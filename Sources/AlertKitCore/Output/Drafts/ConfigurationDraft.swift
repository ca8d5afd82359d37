/// A commented configuration for an app: what was found in it, and every setting that can be made.
package struct ConfigurationDraft: Sendable {
  /// A part of the file: a heading, what was found, and the settings.
  package struct Section: Sendable {
    /// One line that says what the settings are for.
    package var heading: String
    /// What was found, a line each.
    package var findings: [String]
    /// Settings that hold, and others behind a `# `, as YAML.
    package var settings: [String]

    package init(_ heading: String, findings: [String] = [], settings: [String]) {
      self.heading = heading
      self.findings = findings
      self.settings = settings
    }
  }

  private let sections: [Section]
  private let isLimited: Bool

  /// - Parameters:
  ///   - project: The app.
  ///   - paths: The folders that the app was looked for in; empty for the folder of the configuration.
  ///   - more: Parts that others found, which stand after those about tables.
  package init(of project: Project, paths: [String], more: [Section] = []) {
    isLimited = !paths.isEmpty
    sections =
      [Self.folders(of: project, paths), Self.languages(of: project)] + more
      + [Self.scenes, Self.rules, Self.ownRules, Self.report]
  }

  /// The file.
  package var text: String {
    let head = """
      # What alertcopy checks in this app, written by `alertcopy init`. Every line can go: the default holds without it\
      \(isLimited ? ", for `included` every folder" : "").

      """
    return head
      + sections.map { section in
        let comments = ([section.heading] + section.findings).map { "# " + Self.line($0) }
        return "\n" + (comments + section.settings).joined(separator: "\n") + "\n"
      }.joined()
  }

  /// A text on one line, without characters that a comment may not hold.
  private static func line(_ text: String) -> String {
    String(text.map { $0.isNewline || $0.unicodeScalars.contains { $0.properties.generalCategory == .control } ? " " : $0 })
  }

  private static func list(_ texts: [String]) -> String {
    "[" + texts.map(YAMLScalar.quoted).joined(separator: ", ") + "]"
  }

  private static func folders(of project: Project, _ paths: [String]) -> Section {
    let sets = project.tables.map { set in
      let keys = Set(set.locales.flatMap { set.tables(in: $0).flatMap { $0.entries.map(\.key) } }).count
      let name = FilePath.join(set.module, set.name)
      return "  \(name): \(counted(keys, "key")) in \(counted(set.locales.count, "locale"))"
    }
    let shown = sets.prefix(20) + (sets.count > 20 ? ["  and \(sets.count - 20) more"] : [])
    let tables = shown.isEmpty ? ["No tables were found."] : ["Tables found:"] + shown
    let included = paths.isEmpty ? "# included: [\"App\"]" : "included: \(list(paths))"
    return Section(
      "Folders to look in and to leave out, as paths or globs. Build products and dependencies are left out anyway.",
      findings: tables + KeyConventions(of: project).lines, settings: [included, "# excluded: [\"**/Previews\"]"])
  }

  private static func languages(of project: Project) -> Section {
    var settings: [String] = []
    if project.sourceLocale != .base, !project.tables.isEmpty { settings.append("source_locale: \(project.sourceLocale)") }
    let locales = project.locales.filter { $0 != .base }.map(\.identifier)
    settings.append("# locales: [\(locales.joined(separator: ", "))]")
    return Section(
      "The language that the app is written in, and the locales to check: all that the tables have, unless some are named.",
      settings: settings)
  }

  private static let scenes = Section(
    "Where alerts are laid out, each in the orientations that the app's targets name. More sizes find more, and take longer.",
    settings: [
      "designs: [\(Design.allCases.map(\.rawValue).joined(separator: ", "))]", "devices: [iPhone SE, iPhone 16]",
      "text_sizes: [L]", "# orientations: [portrait, landscape]",
    ])

  private static let rules = Section(
    "Rules to leave out, and severities that differ: note, warning, error or off. `alertcopy rules` lists the rules.",
    settings: ["disabled_rules: []", "# single-button: {severity: warning}"])

  private static let ownRules = Section(
    "Rules of your own, and terms that a locale must use or avoid.",
    settings: [
      "# custom_rules:", "#   - id: no-jargon", "#     message: Say “photo”, not “asset”.",
      "#     fields: [title, message, button]",
      "#     locales: [en]", "#     words: [asset, assets]", "# glossary:",
      "#   album: {forms: [albums], ko: 앨범, de: {use: [Album, Alben], avoid: [Ordner]}}",
    ])

  private static let report = Section(
    "What fails a run: errors, and warnings too where this is true.", settings: ["strict: false", "# reporter: text"])
}
