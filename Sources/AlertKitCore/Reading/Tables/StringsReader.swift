/// Reads `.strings` files, in whichever of their three forms the bytes are.
package enum StringsReader {
  /// The table that a file holds, and what was wrong with it.
  ///
  /// The old-style text form is read as Apple's tools do, except that reading goes on after a fault; XML and binary property
  /// lists give the same table.
  /// - Parameters:
  ///   - name: the table's name.
  ///   - module: the folder that holds the table in all its locales.
  package static func read(
    _ file: SourceFile, name: String, module: String, locale: LocaleTag
  ) -> ReadResult<StringTable> {
    let table = StringTable(name: name, module: module, locale: locale, format: .strings, file: file.id)
    if PropertyListReader.isPropertyList(file) {
      return PropertyListTable.strings(file, into: table)
    }
    return file.text.withUnsafeBufferPointer { text in
      var parser = StringsParser(file: file, text: text, table: table)
      parser.readAll()
      return ReadResult(parser.table, faults: parser.faults.faults)
    }
  }
}
