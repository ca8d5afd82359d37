import AlertKitCore
import Foundation

/// The app that the page shows: as its files have it, and with the texts that are written and not saved yet.
actor Workspace {
  /// A text that is written and not saved.
  struct Draft: Sendable {
    var text: String
    /// What the file had when the text was begun; nil where it had none.
    var base: String?
  }

  /// A file's bytes before and after texts were saved.
  struct Change: Sendable {
    let path: String
    let before: [UInt8]
    let after: [UInt8]
    /// The surface on which they were saved, and the locale.
    let surface: String
    let locale: LocaleTag
  }

  let name: String
  let isReadOnly: Bool
  let reading: AppReading
  let options: Linter.Options
  var inputs: [String: InputFile] = [:]
  /// As the files have it.
  var disk: Project
  /// With the drafts.
  var current: Project
  var uses: TextUses
  /// What was found in the files; nil until all of it was looked at.
  private(set) var linted: LintedProject?
  /// By surface, what rules that look at more than one found.
  private(set) var findingsAcrossSurfaces: [String: [Finding]] = [:]
  /// Whether there is code that was not read yet.
  private(set) var isReadingCode: Bool
  var drafts: [TextAddress: Draft] = [:]
  var samples: [String: [String]] = [:]
  var undone: [Change] = []
  var done: [Change] = []
  private var clients: [UUID: @Sendable (String) -> Void] = [:]
  /// Counts what was read, so that what is worked out of older files is not taken.
  var revision = 0
  private var taking: Task<Void, Never>?
  private var checking: Task<Void, Never>?
  private var checkingOthers: Task<Void, Never>?

  /// The app without its code, which ``readCode()`` reads.
  init(name: String, reading: AppReading, options: Linter.Options, isReadOnly: Bool) async {
    (self.name, self.reading, self.options, self.isReadOnly) = (name, reading, options, isReadOnly)
    let files = await reading.files()
    inputs = Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { $1 })
    disk = await reading.documents(of: files)
    isReadingCode = files.contains(where: \.isCode)
    current = disk
    uses = TextUses(of: disk)
  }

  /// The files that were read.
  var paths: Set<String> { Set(inputs.keys) }

  // MARK: Pages

  func join(_ id: UUID, _ send: @escaping @Sendable (String) -> Void) { clients[id] = send }

  func leave(_ id: UUID) { clients[id] = nil }

  func tell(_ event: JSONValue) {
    let text = event.compact
    for send in clients.values { send(text) }
  }

  /// The answer to a page's message; an error where it asks for nothing that is there.
  func answer(_ message: String) async -> String {
    guard let request = try? JSONDecoder().decode(PageRequest.self, from: Data(message.utf8)) else {
      return JSONValue.object([("error", .string("The message is no request."))]).compact
    }
    let members: [(name: String, value: JSONValue?)]
    do {
      members = try await answer(request)
    } catch {
      members = [("error", .string(error.message))]
    }
    return JSONValue.object([("id", .integer(request.id))] + members).compact
  }

  private func answer(_ request: PageRequest) async throws(RunFailure) -> [(name: String, value: JSONValue?)] {
    switch request.do {
    case .hello: return hello()
    case .list: return try list(in: request.locale)
    case .open: break
    case .edit:
      guard let text = request.text else { throw RunFailure("There is no text.") }
      try edit(try address(in: request), to: text)
    case .revert: revert([try address(in: request)])
    case .keep: keep(try address(in: request))
    case .save: return try await save(request)
    case .undo: return try await step(back: true, request)
    case .redo: return try await step(back: false, request)
    case .samples:
      guard let key = request.key else { throw RunFailure("There is no key.") }
      samples[key] = request.values.flatMap { $0.isEmpty ? nil : $0 }
      renew()
    }
    return [("view", try view(of: request))]
  }

  func address(in request: PageRequest) throws(RunFailure) -> TextAddress {
    guard let address = request.address?.address, disk.tableIndex(of: address) != nil else {
      throw RunFailure("There is no such text.")
    }
    return address
  }

  // MARK: Drafts

  private func edit(_ address: TextAddress, to text: String) throws(RunFailure) {
    if isReadOnly { throw RunFailure("The page is open for reading only.") }
    let now = disk.text(at: address)?.text
    let base = if let draft = drafts[address] { draft.base } else { now }
    if base == now, text == now ?? "" { return revert([address]) }
    drafts[address] = Draft(text: text, base: base)
    current = current.applying(TextEdit(address, to: text))
    checkOthers(showing: address)
  }

  private func revert(_ addresses: [TextAddress]) {
    for address in addresses { drafts[address] = nil }
    renew()
  }

  /// Takes what the file has now for known.
  private func keep(_ address: TextAddress) {
    drafts[address]?.base = disk.text(at: address)?.text
  }

  /// Works out the app with the drafts anew.
  func renew() {
    current = disk.applying(samples: samples).applying(drafts.map { TextEdit($0.key, to: $0.value.text) })
  }

  /// Checks the other surfaces that show a text, and tells the pages.
  private func checkOthers(showing address: TextAddress) {
    checkingOthers?.cancel()
    let (project, options) = (current, options)
    let surfaces = uses.surfaces(showing: address, of: project)
    guard surfaces.count > 1 else { return }
    checkingOthers = Task.detached(executorPreference: BackgroundExecutor.shared, priority: .low) { [weak self] in
      try? await Task.sleep(for: .milliseconds(250))
      var items: [JSONValue] = []
      for surface in surfaces.prefix(200) {
        if Task.isCancelled { return }
        let found = Linter.findings(inSurfaces: [surface], locales: [address.locale], of: project, options: options)
        items.append(
          .object([
            ("surface", .string(project.surfaces[surface].id)), ("findings", .integer(found.count { $0.severity != .note })),
          ]))
      }
      await self?.tell(
        .object([
          ("event", .string("others")), ("locale", .string(address.locale.identifier)), ("key", .string(address.key.text)),
          ("surfaces", .array(items)),
        ]))
    }
  }

  /// Looks at what changed in the whole app in the background, and tells the pages when it is done.
  func check() {
    checking?.cancel()
    let (project, options, before) = (disk, options, linted)
    checking = Task.detached(executorPreference: BackgroundExecutor.shared, priority: .low) { [weak self] in
      let linted = await LintedProject(project, options: options, like: before)
      if !Task.isCancelled { await self?.take(linted) }
    }
  }

  private func take(_ linted: LintedProject) {
    self.linted = linted
    let across = Set(
      options.activeRules.filter { rule in rule.checks.allSatisfy { if case .project = $0 { true } else { false } } }.map(\.id))
    findingsAcrossSurfaces = [:]
    for finding in linted.report.findings where across.contains(finding.rule) {
      for id in Set(finding.surfaces + [finding.surface].compactMap(\.self)) {
        findingsAcrossSurfaces[id, default: []].append(finding)
      }
    }
    tell(.object([("event", .string("checked"))]))
  }

  // MARK: Files

  /// Reads the code, tells the pages when its alerts are there, and looks at the whole app.
  func readCode() async {
    if isReadingCode {
      await takeInputs()
      isReadingCode = false
      tell(.object([("event", .string("read"))]))
    }
    check()
  }

  /// Puts the app together from the files as they are now, again where they change meanwhile.
  func takeInputs() async {
    revision += 1
    if taking == nil {
      taking = Task(executorPreference: BackgroundExecutor.shared) { await self.takeNewestInputs() }
    }
    await taking?.value
  }

  private func takeNewestInputs() async {
    var project = disk
    var own = -1
    while own != revision {
      own = revision
      project = await reading.project(of: Array(inputs.values), like: project)
    }
    (disk, taking) = (project, nil)
    uses = TextUses(of: disk)
    renew()
  }
}
