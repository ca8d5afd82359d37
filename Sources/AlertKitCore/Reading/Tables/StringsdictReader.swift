/// Reads `.stringsdict` files: formats with plural variables, and texts by device or width.
package enum StringsdictReader {
  /// The table that a file holds, and what was wrong with it.
  ///
  /// A format is a variant without selectors whose variables are substitutions; a format for one kind of device has the
  /// device as its selector, and so have the forms of its variables.
  /// - Parameters:
  ///   - name: the table's name.
  ///   - module: the folder that holds the table in all its locales.
  package static func read(
    _ file: SourceFile, name: String, module: String, locale: LocaleTag
  ) -> ReadResult<StringTable> {
    let table = StringTable(name: name, module: module, locale: locale, format: .stringsdict, file: file.id)
    guard PropertyListReader.isPropertyList(file) else {
      let start = SourceRange(file: file.id, start: 0, end: 0)
      return ReadResult(table, faults: [Fault(.syntax, "Expected a property list in XML or binary form.", at: start)])
    }
    return PropertyListTable.read(file, into: table) { member, faults in
      if let text = member.value.text { return .plain(text) }
      // A part of an entry would be blamed for what the file lacks.
      if member.value.isCut { return nil }
      var entry = StringsdictEntry()
      entry.read(member.value, named: member.key, selectors: [], depth: 0)
      for fault in entry.faults { faults.add(fault.message, at: fault.range, key: member.key.text) }
      return entry.value
    }
  }
}
