package import AlertKitCore

/// A function or a type of the app's own that builds an alert from what it is given, as `wrappers` would declare it.
package struct WrapperProposal: Sendable {
  /// The declaration.
  package var wrapper: AlertWrapper
  /// Where the name of the function or the type stands that builds the alert.
  package let range: AlertKitCore.SourceRange
  /// How many alerts the app's code shows through it that are not found without it.
  package var calls = 0
}

extension SwiftSources {
  /// The functions and types of an app that build alerts from their parameters and are called for it, those with the most
  /// calls first.
  ///
  /// - Parameters:
  ///   - files: All of the app's; files that are not Swift are left alone.
  ///   - wrappers: Those that are declared already.
  package static func proposedWrappers(
    in files: [SourceFile], besides wrappers: [AlertWrapper] = []
  ) async -> [WrapperProposal] {
    let candidates = await WrapperSurvey.candidates(in: files.filter { $0.path.hasSuffix(".swift") })
    let known = Set(wrappers.map(\.callee.lastName)).union(platformNames)
    var proposals: [WrapperProposal] = []
    for candidate in candidates where !known.contains(candidate.wrapper.callee.lastName) {
      if let index = proposals.firstIndex(where: { $0.takesTheSame(as: candidate) }) {
        proposals[index].agree(with: candidate)
      } else {
        proposals.append(candidate)
      }
    }
    let readings = await read(files, wrappers: wrappers + proposals.map(\.wrapper))
    let calls = calls(in: readings, of: files)
    for index in proposals.indices { proposals[index].calls = calls[proposals[index].wrapper.callee.lastName] ?? 0 }
    return proposals.filter { $0.calls > 0 }.sorted { ($1.calls, $0.wrapper.callee) < ($0.calls, $1.wrapper.callee) }
  }

  /// Names that the platform's own calls have.
  private static let platformNames: Set<String> = ["alert", "confirmationDialog", "actionSheet", "present", "show", "dismiss"]

  /// How many alerts with words of their own stand at each name that is called.
  private static func calls(in readings: [FileID: SourceReading], of files: [SourceFile]) -> [String: Int] {
    var calls: [String: Int] = [:]
    for file in files {
      for surface in readings[file.id]?.surfaces ?? []
      where [surface.title, surface.message].contains(where: { $0?.hasWords == true }) {
        let name = String(decoding: file.text[Int(surface.range.start)..<Int(surface.range.end)], as: UTF8.self)
        calls[name, default: 0] += 1
      }
    }
    return calls
  }
}

extension WrapperProposal {
  /// Whether calls cannot tell one from the other.
  fileprivate func takesTheSame(as other: WrapperProposal) -> Bool {
    func given(_ argument: AlertWrapper.Argument?) -> AlertWrapper.Argument? {
      switch argument {
      case .label, .position: argument
      case .text, .key, nil: nil
      }
    }
    return wrapper.callee == other.wrapper.callee && given(wrapper.title) == given(other.wrapper.title)
      && given(wrapper.message) == given(other.wrapper.message)
  }

  /// Leaves out what another of the same calls does not show.
  fileprivate mutating func agree(with other: WrapperProposal) {
    if wrapper.title != other.wrapper.title { wrapper.title = nil }
    if wrapper.message != other.wrapper.message { wrapper.message = nil }
    if wrapper.buttons != other.wrapper.buttons { wrapper.buttons = [] }
  }
}

extension StringReference {
  /// Whether any of the text is known without running the app.
  fileprivate var hasWords: Bool {
    switch self {
    case .key, .symbol, .literal, .system: true
    case .dynamic: false
    case .joined(let texts), .alternatives(let texts): texts.contains(where: \.hasWords)
    }
  }
}
