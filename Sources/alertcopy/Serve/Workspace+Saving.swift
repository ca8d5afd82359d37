import AlertKitCore

extension Workspace {
  /// Writes the drafts of a surface into their files.
  func save(_ request: PageRequest) async throws(RunFailure) -> [(name: String, value: JSONValue?)] {
    if isReadOnly { throw RunFailure("The page is open for reading only.") }
    let (_, index, locale) = try place(of: request)
    let view = SurfaceView(of: index, in: locale, project: current, scenes: [])
    let addresses = view.parts.flatMap(\.texts).flatMap { text in text.forms.map { text.address(of: $0.form, in: current) } }
    var byPath: [String: [TextAddress]] = [:]
    var problems: [String] = []
    for address in Set(addresses).filter({ drafts[$0] != nil }) {
      do throws(TextSaving.Refusal) {
        byPath[try TextSaving(disk).path(of: address), default: []].append(address)
      } catch {
        problems.append("“\(address.key)”: not saved, as \(error.reason).")
      }
    }
    var count = 0
    for (path, addresses) in byPath.sorted(by: { $0.key < $1.key }) {
      do throws(RunFailure) {
        count += try await save(
          addresses.sorted { $0.key < $1.key }, in: path, of: current.surfaces[index].id, locale)
      } catch {
        problems.append(error.message)
      }
    }
    renew()
    return [
      ("saved", .integer(count)), ("problems", .strings(problems)), ("view", try self.view(of: request)),
    ]
  }

  /// Writes drafts into one file; their number.
  private func save(
    _ addresses: [TextAddress], in path: String, of surface: String, _ locale: LocaleTag
  ) async throws(RunFailure) -> Int {
    try requireOwn(path)
    for isLast in [false, true] {
      if addresses.contains(where: { drafts[$0]?.base != disk.text(at: $0)?.text }) {
        throw RunFailure("\(path): not saved, as the text was changed meanwhile. Both are shown at the field.")
      }
      let edits = addresses.compactMap { address in drafts[address].map { TextEdit(address, to: $0.text) } }
      guard let input = inputs[path] else { throw RunFailure("\(path): not saved, as the file is gone.") }
      let fixed: FixedFile?
      do throws(TextSaving.Refusal) {
        fixed = try TextSaving(disk).file(input, applying: edits)
      } catch {
        throw RunFailure("\(path): not saved, as \(error.reason).")
      }
      do throws(FileReplacement.Refusal) {
        if let fixed {
          try FileReplacement.replace(path, with: fixed.after, insteadOf: fixed.before)
          done.append(Change(path: path, before: fixed.before, after: fixed.after, surface: surface, locale: locale))
          undone = []
          take(fixed.after, of: path, saying: edits)
        }
      } catch {
        guard error == .changed, !isLast else { throw RunFailure("\(path): not saved, as \(error.reason).") }
        await reread()
        continue
      }
      for address in addresses { drafts[address] = nil }
      return edits.count
    }
    return 0
  }

  /// Refuses a file that was not named, or that a link leads out to.
  private func requireOwn(_ path: String) throws(RunFailure) {
    guard inputs[path]?.isReported == true, FileTree.holds(path, in: reading.paths) else {
      throw RunFailure("\(path): not saved, as it lies outside of what was opened.")
    }
  }

  /// Takes back what was saved last, or saves it again.
  func step(back: Bool, _ request: PageRequest) async throws(RunFailure) -> [(name: String, value: JSONValue?)] {
    guard let change = back ? done.popLast() : undone.popLast() else {
      throw RunFailure(back ? "There is nothing to undo." : "There is nothing to redo.")
    }
    let (from, to) = back ? (change.after, change.before) : (change.before, change.after)
    do throws(FileReplacement.Refusal) {
      try FileReplacement.replace(change.path, with: to, insteadOf: from)
    } catch {
      if back { done.append(change) } else { undone.append(change) }
      throw RunFailure("\(change.path): not changed, as \(error.reason).")
    }
    if back { undone.append(change) } else { done.append(change) }
    await take(to, of: change.path)
    renew()
    check()
    return [("path", .string(change.path)), ("view", try view(of: request))]
  }

  /// Takes a file's bytes as they are now, and reads it anew.
  private func take(_ bytes: [UInt8], of path: String) async {
    inputs[path]?.contents = .bytes(bytes)
    await takeInputs()
  }

  /// Takes a file's bytes as they are now, and what is known to have changed in them; the rest is read in the background.
  private func take(_ bytes: [UInt8], of path: String, saying edits: [TextEdit]) {
    inputs[path]?.contents = .bytes(bytes)
    disk = disk.applying(edits)
    revision += 1
    Task {
      await takeInputs()
      check()
    }
  }

  /// The files as they are on disk; read again where the page wrote one meanwhile, which may have been read before.
  private func files() async -> [InputFile] {
    while true {
      let before = revision
      let files = await reading.files()
      if revision == before { return files }
    }
  }

  /// Reads all files again.
  func reread() async {
    let files = await files()
    guard !files.isEmpty else { return }
    inputs = Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { $1 })
    await takeInputs()
    check()
  }

  /// Whether files on disk are others than those that were read: what this page wrote itself is known.
  func readChanges() async {
    let files = await files()
    let isSame = files.count == inputs.count && files.allSatisfy { inputs[$0.path]?.contents == $0.contents }
    guard !isSame, !files.isEmpty else { return }
    inputs = Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { $1 })
    await takeInputs()
    tell(.object([("event", .string("changed"))]))
    check()
  }
}
