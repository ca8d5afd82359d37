/// What a reader of source code made of one file.
public struct SourceReading: Sendable {
  /// In order of place. Their ids are unique within the file.
  public var surfaces: [Surface<StringReference>]
  /// `alertcopy:disable` comments; each covers a surface of the file by its id.
  public var suppressions: [Suppression]
  /// Calls that bring up the system's question whether the app may send notifications.
  public var permissionRequests: [SourceRange] = []
  /// Those of the requests that a control of the app's own leads to: its screen can say what notifications are good for.
  public var requestsOnDemand: Set<SourceRange> = []
  /// What the app's badge is set to, but for what notifications set it to.
  package var badges: [BadgeSetting] = []
  /// Every key that the file asks a table for, with what becomes of its text. One key can be there several times.
  public var keyUses: [KeyUse] = []
  /// Where the file breaks its language.
  public var faults: [Fault]

  /// A file's surfaces, and what was wrong with it.
  public init(
    surfaces: [Surface<StringReference>] = [], suppressions: [Suppression] = [], faults: [Fault] = []
  ) {
    self.surfaces = surfaces
    self.suppressions = suppressions
    self.faults = faults
  }
}

/// A place where code sets the app's badge.
package struct BadgeSetting: Sendable, Hashable {
  package let range: SourceRange
  /// The value, as the code has it.
  package let expression: String

  package init(range: SourceRange, expression: String) {
    self.range = range
    self.expression = expression
  }
}

extension SourceReading {
  /// The reading without what stands outside of the files that were read.
  ///
  /// - Parameter lengths: The UTF-8 lengths of the files' texts.
  package func kept(within lengths: [FileID: Int]) -> SourceReading {
    func isInside(_ range: SourceRange) -> Bool {
      range.start >= 0 && range.start <= range.end && lengths[range.file].map { Int(range.end) <= $0 } ?? false
    }
    var kept = self
    kept.surfaces.removeAll { surface in
      let ranges =
        [surface.range] + surface.buttons.compactMap(\.range) + surface.texts.flatMap(\.text.parts).compactMap(\.range)
      return !ranges.allSatisfy(isInside)
    }
    kept.suppressions.removeAll { !isInside($0.range) }
    kept.permissionRequests.removeAll { !isInside($0) }
    kept.requestsOnDemand = kept.requestsOnDemand.filter(isInside)
    kept.badges.removeAll { !isInside($0.range) }
    kept.faults.removeAll { !isInside($0.range) }
    return kept
  }
}

/// Reads the alerts that an app's source code shows.
///
/// A reader of another language or framework is a function from an app's files to their ``SourceReading``: surfaces with their
/// places, as ranges of the files' texts. What has a place outside of the files is left out.
///
/// The library itself reads no programming language: a project takes a reader as a value, such as that of `AlertKitSwift`.
public struct SourceReader: Sendable {
  /// Reads all source files of an app at once, since code in one names what another declares.
  ///
  /// Takes all files of code, whatever their language, those beside them that tell what becomes of code (storyboards, xibs, property
  /// lists and what describes a build), and the keys of which is to be told what becomes of them.
  public let read: @Sendable (_ files: [SourceFile], _ keys: AskedKeys) async -> CodeReading

  /// A reader that is a function.
  public init(_ read: @escaping @Sendable (_ files: [SourceFile], _ keys: AskedKeys) async -> CodeReading) {
    self.read = read
  }

  /// A reader that tells nothing of keys.
  public init(_ read: @escaping @Sendable (_ files: [SourceFile]) async -> CodeReading) {
    self.read = { files, _ in await read(files) }
  }
}
