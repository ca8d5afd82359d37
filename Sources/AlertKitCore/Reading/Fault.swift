/// Something wrong with a file of the user's, found while reading it. Reading goes on after each.
public struct Fault: Hashable, Sendable {
  /// What is wrong, as far as rules tell faults apart.
  public enum Kind: Hashable, Sendable {
    /// The file breaks its format.
    case syntax
    /// A key stands twice in one table, with one text or with two.
    case duplicateKey(sameValue: Bool)
    /// A translation is longer than an XLIFF file allows for a key.
    case overMaxWidth
    /// The file breaks its format where nothing is lost by it.
    case tolerated
    /// The entry of a key that no code asks for breaks its format.
    case unasked
    /// Source code that is not complete, of which the rest was read.
    case brokenCode
    /// A comment for the tool that means nothing where it stands.
    case unclear
    /// A payload, or a content extension's Info.plist, has a key that nothing reads, or a value of the wrong type.
    case notificationKey
    /// A payload is larger than the service delivers.
    case payloadSize
    /// A folder of texts that are in no language that is known, or in none; once a folder and reason.
    case folder(String, reason: String)
    /// The file could not be read at all: no permission, too large, vanished. The run then ends with status 2.
    case unreadable
  }

  /// What went wrong.
  public let kind: Kind
  /// A sentence without the file's name.
  public let message: String
  /// Where; for an unreadable file the range is empty at its start.
  public let range: SourceRange
  /// The key of the entry that it is about; nil where it is about none.
  public let key: String?

  /// What a reader found wrong: a sentence without the file's name, and where.
  public init(_ kind: Kind, _ message: String, at range: SourceRange, key: String? = nil) {
    self.kind = kind
    self.message = message
    self.range = range
    self.key = key
  }
}

extension Fault {
  /// The message with a capital letter, as all findings have one.
  var sentence: String { message.prefix(1).uppercased() + message.dropFirst() }
}

/// What a reader made of a file, and what was wrong with it.
package struct ReadResult<Value: Sendable>: Sendable {
  package var value: Value
  package var faults: [Fault]

  package init(_ value: Value, faults: [Fault] = []) {
    self.value = value
    self.faults = faults
  }
}
