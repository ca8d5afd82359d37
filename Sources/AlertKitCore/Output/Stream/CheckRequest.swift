/// A line of `check --jsonl`: an alert, an action sheet or a notification with its words, or one text in its role.
struct CheckRequest {
  /// The id as it was written, which is valid JSON; `null` where there is none.
  var id = CheckRequest.noID

  private static let noID = Array("null".utf8)

  /// What `locale` says: the locale of texts that are given in one.
  var locale: LocaleTag?
  /// What is asked about; of one text, the surface that it is a part of.
  var surface = Surface<PerLocale>(drafting: "", kind: .alert)
  /// The role of the one text that is asked about; nil for a whole surface.
  var role: TextRole?
  /// The language that the app is written in, where it is another one than ``locale``.
  var sourceLocale: LocaleTag?
  /// Holds the comments that silence rules.
  var comment: String?
  /// Sample values of placeholders by field, as reports name it.
  var arguments: [String: [String]] = [:]
  /// Names of designs, devices, orientations and text sizes, each empty for the configuration's.
  var scenes = SceneNames()
  /// The only rules to run; nil for those of the configuration.
  var rules: [String]?
  /// Whether the answer has the frames and lines of every scene.
  var showsLayout = false
  /// Whether the answer has a picture of the first scene.
  var showsPicture = false

  /// The locales of all texts that are to be judged: `locale`, then the others, sorted.
  var locales: [LocaleTag] {
    var others: [LocaleTag] = []
    let (given, source) = (locale, sourceLocale)
    surface.forEachText { _, texts in
      for (locale, _) in texts.entries where locale != given && locale != source && !others.contains(locale) {
        others.append(locale)
      }
    }
    let own = given.map { [$0] } ?? []
    return others.isEmpty ? own : own + others.sorted()
  }
}

/// A text in the locales in which a request gives it; none for a text field without a placeholder.
struct PerLocale: Sendable {
  var entries: [(locale: LocaleTag, text: String)] = []

  subscript(locale: LocaleTag) -> String? { entries.first { $0.locale == locale }?.text }
}

/// The scenes that a request names.
struct SceneNames: Hashable {
  var designs: [String] = []
  var devices: [String] = []
  var orientations: [String] = []
  var textSizes: [String] = []

  /// The scenes of a configuration, with what is named here instead.
  ///
  /// - Throws: What is wrong with a name.
  func scenes(with configuration: Configuration) throws(LineFault) -> [Scene] {
    let known = Orientation.allCases.map(\.rawValue)
    if let wrong = orientations.first(where: { !known.contains($0) }) {
      throw LineFault(NearestName.refusal(of: wrong, as: "orientation", among: known))
    }
    var configuration = configuration
    if !designs.isEmpty { configuration.designs = designs }
    if !devices.isEmpty { configuration.devices = devices }
    if !textSizes.isEmpty { configuration.textSizes = textSizes }
    let all: [Scene]
    do { all = try Scene.scenes(for: configuration) } catch { throw LineFault(error.description) }
    return orientations.isEmpty ? all : all.filter { orientations.contains($0.orientation.rawValue) }
  }
}
