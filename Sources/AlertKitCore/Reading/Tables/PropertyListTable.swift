/// Tables of property lists: what `.strings` in XML and binary form and `.stringsdict` have in common.
enum PropertyListTable {
  /// Reads a list whose values are texts.
  static func strings(_ file: SourceFile, into table: StringTable) -> ReadResult<StringTable> {
    read(file, into: table) { member, faults in
      if let text = member.value.text { return .plain(text) }
      faults.add(
        "The value of a key is a text; \(member.value.kindName) is left out.", at: member.key.range)
      return nil
    }
  }

  /// Reads a list's entries with their comments, and finds the keys that stand twice.
  ///
  /// - Parameter value: makes a text of a value; nil, after a fault, for one that is none.
  static func read(
    _ file: SourceFile, into table: StringTable, value: (PropertyListValue.Member, inout FaultLog) -> StringValue?
  ) -> ReadResult<StringTable> {
    let list = PropertyListReader.read(file)
    var table = table
    var faults = FaultLog()
    faults.add(contentsOf: list.faults)
    guard let root = list.value else { return ReadResult(table, faults: faults.faults) }
    guard let members = root.members else {
      faults.add("A table is a dictionary, not \(root.kindName).", at: root.range)
      return ReadResult(table, faults: faults.faults)
    }
    var duplicates = DuplicateKeys()
    table.entries.reserveCapacity(members.count)
    file.text.withUnsafeBufferPointer { text in
      for member in members {
        guard let made = value(member, &faults) else { continue }
        table.entries.append(entry(member, made, text))
        table.suppressions += suppressions(member, file)
        duplicates.noteLast(of: table.entries, text: text, into: &faults)
      }
    }
    return ReadResult(table, faults: faults.faults)
  }

  private static func entry(
    _ member: PropertyListValue.Member, _ value: StringValue, _ text: UnsafeBufferPointer<UInt8>
  ) -> StringEntry {
    let comments = member.comments.map { text.string(text.trimmed($0.offsets)) }.filter { !$0.isEmpty }
    return StringEntry(
      key: member.key.text, keyRange: member.key.range, value: value,
      comment: comments.isEmpty ? nil : comments.joined(separator: "\n"))
  }

  private static func suppressions(_ member: PropertyListValue.Member, _ file: SourceFile) -> [Suppression] {
    member.comments.flatMap { SuppressionComment.parse(file, in: $0.offsets) }.map { named in
      Suppression(scope: .entry(key: member.key.text), rule: named.rule, range: named.range)
    }
  }
}
