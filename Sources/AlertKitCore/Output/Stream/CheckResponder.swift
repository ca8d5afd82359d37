/// Answers the requests of `check --jsonl`: what is wrong with an alert or with one text, and how much room is left.
///
/// Requests and answers are described by `docs/schema/check-request.schema.json` and `check-answer.schema.json`. An answer depends
/// on its request and on the configuration alone. What a responder keeps from one request to the next does not grow with their
/// number.
public struct CheckResponder: LineResponder {
  private let sharedConfiguration: Shared<Configuration>
  private let options: Linter.Options
  private var reader: CheckRequestReader
  private var writer = CheckAnswerWriter()
  private var repeated = RepeatedAnswers()
  private var rules: [[String]: RequestRules] = [:]
  private var scenes: [SceneNames: [Scene]] = [:]
  private var measurers: [LocaleTag: RoomMeasurer] = [:]
  private var facts: [LocaleTag: LocaleFacts] = [:]
  private var sceneNames: [Scene: String] = [:]
  private let configured: RequestRules
  private let arguments: SampleArguments

  /// A configuration is large, and every request needs it.
  private var configuration: Configuration { sharedConfiguration.value }

  /// How many locales, sets of rules and sets of scenes are kept.
  private static let mostKept = 128

  /// A responder that judges by a configuration, whose files and baseline play no part.
  ///
  /// - Parameter configuration: Its `source_locale`, else English, is the language of a request's `source` that names none.
  /// - Throws: ``LintOptionsError`` when the configuration names what there is not.
  public init(configuration: Configuration) throws(LintOptionsError) {
    self.init(configuration, options: try Linter.Options(configuration: configuration))
  }

  /// A responder that judges by all rules, in the scenes of a run that names none.
  public init() {
    self.init(Configuration(), options: Linter.Options())
  }

  private init(_ configuration: Configuration, options: Linter.Options) {
    sharedConfiguration = Shared(configuration)
    self.options = options
    reader = CheckRequestReader(sourceLocale: configuration.sourceLocale ?? "en")
    configured = RequestRules(options, keepsRows: true)
    arguments = SampleArguments(configuration.arguments)
  }

  /// The answer to one request, a JSON object each, without a line feed; empty for white space.
  public mutating func answer(to request: String) -> String {
    var output: [UInt8] = []
    var request = request
    request.withUTF8 { answer($0, into: &output) }
    return String(decoding: output.dropLast(), as: UTF8.self)
  }

  package mutating func answer(_ line: UnsafeBufferPointer<UInt8>, into output: inout [UInt8]) {
    if line.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { return }
    let parts = repeated.parts(of: line)
    if let parts, let known = repeated.answer(to: parts) { return writer.write(known, behind: parts.id, into: &output) }
    let start = output.count
    var request = CheckRequest()
    do throws(LineFault) {
      try reader.read(line, into: &request)
      let scenes = try scenes(for: request)
      let rules = try rules(for: request)
      let isFinished = answer(request, scenes: scenes, rules: rules, into: &output)
      // A later id is the request's.
      if isFinished, let parts, request.id.elementsEqual(parts.id) {
        repeated.keep(output[(start + writer.length(before: parts.id))...], to: parts)
      }
    } catch {
      writer.writeFault(error.message, id: request.id, into: &output)
    }
  }

  /// Whether no rule ran out of time.
  private mutating func answer(
    _ request: CheckRequest, scenes: [Scene], rules: RequestRules, into output: inout [UInt8]
  ) -> Bool {
    let locale = request.locale ?? .base
    let shared = sharedConfiguration
    let surface = RequestedSurface(
      request, in: locale, facts: { facts(for: $0) }, appNames: { shared.value.appNames(in: $0) })
    let arguments =
      request.arguments.isEmpty
      ? self.arguments : SampleArguments(self.arguments.values.merging(request.arguments) { $1 })
    var check = RequestCheck(surface, request: request, rules: rules, scenes: scenes, arguments: arguments)
    check.run()
    writer.begin(request.id, into: &output)
    let findings = check.findings(
      severities: shared.value.severities, isLenient: shared.value.isLenient, sceneNames: &sceneNames)
    writer.write(findings, of: surface.source.surface, into: &output)
    writeRooms(of: check, request, into: &output)
    if request.showsLayout { writer.writeScenes(check.layouts(), into: &output) }
    if request.showsPicture { writer.writePicture(check.layouts().first, into: &output) }
    let unfinished = rules.unfinished
    writer.end(unfinished: unfinished, into: &output)
    rules.forgetEffort()
    if sceneNames.count > Self.mostKept * 8 { sceneNames.removeAll() }
    return unfinished.isEmpty
  }

  private mutating func writeRooms(of check: RequestCheck, _ request: CheckRequest, into output: inout [UInt8]) {
    writer.beginRooms(into: &output)
    for (index, localized) in check.surface.localized.enumerated() {
      let locale = localized.locale
      let shown = check.surface.localized.count > 1 ? locale : nil
      if let role = request.role {
        if let text = check.shownText(localized, at: role.field),
          let room = measurers[locale, default: RoomMeasurer(locale: locale)].room(of: text, as: role, in: check.scenes)
        {
          writer.write(room, of: role.field, in: shown, into: &output)
        }
      } else {
        let rooms = measurers[locale, default: RoomMeasurer(locale: locale)].rooms(in: check.laidOut(index).firstLayouts)
        for (field, room) in rooms {
          writer.write(room, of: field, in: shown, into: &output)
        }
      }
      if measurers.count > Self.mostKept { measurers.removeAll() }
    }
    writer.endRooms(into: &output)
  }

  private mutating func facts(for locale: LocaleTag) -> LocaleFacts {
    if let known = facts[locale] { return known }
    if facts.count >= Self.mostKept { facts.removeAll() }
    let found = LocaleFacts.facts(for: locale)
    facts[locale] = found
    return found
  }

  private mutating func scenes(for request: CheckRequest) throws(LineFault) -> [Scene] {
    if let known = scenes[request.scenes] { return known }
    let made = try request.scenes.scenes(with: configuration)
    if scenes.count >= Self.mostKept { scenes.removeAll() }
    scenes[request.scenes] = made
    return made
  }

  private mutating func rules(for request: CheckRequest) throws(LineFault) -> RequestRules {
    guard let names = request.rules else { return configured }
    if let known = rules[names] { return known }
    let ids = options.rules.map(\.id.name)
    if let wrong = names.first(where: { !ids.contains($0) }) {
      throw LineFault(NearestName.refusal(of: wrong, as: "rule", among: ids))
    }
    var options = options
    options.configuration.onlyRules = Set(names.map { RuleID($0) })
    if names.isEmpty { options.rules = [] }
    let made = RequestRules(options)
    if rules.count >= Self.mostKept { rules.removeAll() }
    rules[names] = made
    return made
  }
}

extension Configuration {
  /// What people call the app in a locale.
  fileprivate func appNames(in locale: LocaleTag) -> [String] {
    let own = appNames.isEmpty ? nil : locale.fallbacks.lazy.compactMap { appNames[$0] }.first
    return [own ?? appName].compactMap(\.self)
  }
}
