internal import AlertKitCore

extension Program {
  /// Files in an order in which none that takes long is left to the end.
  func largestFirst(_ numbers: [Int]) -> [Int] {
    numbers.sorted { files[$0].text.count > files[$1].text.count }
  }

  /// How many folders two files lie in together.
  func foldersShared(by first: Int, _ second: Int) -> Int {
    let folders = [first, second].map { files[$0].path.split(separator: "/").dropLast() }
    return zip(folders[0], folders[1]).prefix { $0 == $1 }.count
  }

  func text(of range: SourceRange) -> String {
    guard let number = number(of: range) else { return "" }
    let bytes = files[number].text
    let bounds = Int(range.start)..<max(Int(range.start), min(Int(range.end), bytes.count))
    return String(decoding: bytes[bounds], as: UTF8.self).trimmed
  }

  /// Whether some bytes stand in a part of a file.
  func holds(_ wanted: [UInt8], in range: SourceRange) -> Bool {
    guard let number = number(of: range) else { return false }
    let bytes = files[number].text
    return bytes[Int(range.start)..<max(Int(range.start), min(Int(range.end), bytes.count))].contains(wanted)
  }
}

extension Program {
  /// Whether a name is a folder's that holds a type, and nothing's that the app declares: `Kit.Words`.
  func isModule(_ name: String, ofType type: String) -> Bool {
    !mayDeclareType(name) && !mayDeclare(name)
      && (declaringTypes[CodeScan.hash(type)] ?? []).contains { FilePath.components(files[Int($0)].path).contains(name) }
  }
}
