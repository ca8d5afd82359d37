import Dispatch

/// What is fed with bytes. Each traps where a promise does not hold, which libFuzzer takes for a crash.
enum FuzzTarget: String, CaseIterable {
  // Readers of one file.
  case strings, stringsdict, catalog, xliff, payload, spec, configuration, baseline, plist, project
  // Code: the form of a file, and what it shows.
  case swift, objc, evaluation
  // Texts.
  case wrap, layout
  /// Lines of `check --jsonl` and `wrap --jsonl`.
  case stream
  /// `fix` and `annotate` on a file.
  case edit

  /// What this process runs.
  nonisolated(unsafe) static var chosen = FuzzTarget.strings

  func run(_ bytes: [UInt8]) {
    switch self {
    case .strings: ReaderTargets.read(bytes, as: "ko.lproj/Localizable.strings")
    case .stringsdict: ReaderTargets.read(bytes, as: "ko.lproj/Localizable.stringsdict")
    case .catalog: ReaderTargets.read(bytes, as: "Localizable.xcstrings")
    case .xliff: ReaderTargets.read(bytes, as: "ko.xliff")
    case .payload: ReaderTargets.read(bytes, as: "push.apns")
    case .spec: ReaderTargets.read(bytes, as: "alerts.yaml")
    case .plist: ReaderTargets.read(bytes, as: "Info.plist")
    case .project: ReaderTargets.readProject(bytes)
    case .configuration: ReaderTargets.readConfiguration(bytes)
    case .baseline: ReaderTargets.readBaseline(bytes)
    case .swift, .objc: CodeTargets.lower(bytes, isSwift: self == .swift)
    case .evaluation: CodeTargets.evaluate(bytes)
    case .wrap: TextTargets.wrap(bytes)
    case .layout: TextTargets.layOut(bytes)
    case .stream: StreamTarget.answer(bytes)
    case .edit: EditTarget.edit(bytes)
    }
  }
}

/// The result of work that is asynchronous.
func result<Value: Sendable>(of work: @escaping @Sendable () async -> Value) -> Value {
  let done = DispatchSemaphore(value: 0)
  nonisolated(unsafe) var value: Value?
  Task {
    value = await work()
    done.signal()
  }
  done.wait()
  return value!
}
