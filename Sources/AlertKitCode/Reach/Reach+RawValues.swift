internal import AlertKitCore

/// Enumerations whose cases code may make of their raw values.
extension Reach {
  static let rawTypes: Set<String> = [
    "String", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
  ]
  /// Wrappers that read a raw value from what is stored.
  private static let storing = ["AppStorage", "SceneStorage"]

  /// Whether an enumeration has raw values, and code may make its cases of them: `Route(rawValue: name)`.
  mutating func isMadeByRawValue(_ record: TypeRecord) -> Bool {
    guard record.inherited.contains(where: { Self.rawTypes.contains($0.name.lastName) }) else { return false }
    if let known = madeByRawValue[record.path] { return known }
    let name = record.path.lastName
    let isMade =
      makesAnyByRawValue() || program.files(naming: [name, "rawValue"]).contains { initializes(name, byRawValueIn: $0) }
      || program.files(naming: [name, "init"]).contains {
        program.files[$0].text.firstRange(of: Array("\(name).init".utf8)) != nil
      }
      || Self.storing.contains { !program.files(naming: [name, $0]).isEmpty }
    madeByRawValue[record.path] = isMade
    return isMade
  }

  /// Whether code makes something of a type that it does not say by its raw value: `Value(rawValue: text)`.
  private mutating func makesAnyByRawValue() -> Bool {
    if let known = madeByRawValue[""] { return known }
    let isMade = program.files(naming: ["rawValue"]).contains { initializes(nil, byRawValueIn: $0) }
    madeByRawValue[""] = isMade
    return isMade
  }

  /// Whether a file makes something of a type by its raw value.
  ///
  /// - Parameter name: The type; nil for what stands for any, as parameters of types do.
  private func initializes(_ name: String?, byRawValueIn file: Int) -> Bool {
    guard isSwift(file) else { return false }
    let text = program.files[file].text
    let isOfAny = ["RawRepresentable", "protocol "].contains { text.firstRange(of: Array($0.utf8)) != nil }
    return text.withUnsafeBufferPointer { bytes in
      text.ranges(of: Array("rawValue:".utf8)).contains { range in
        guard bytes.lastVisible(before: range.lowerBound) == UInt8(ascii: "("),
          let open = bytes[..<range.lowerBound].lastIndex(of: UInt8(ascii: "(")), let word = bytes.wordBefore(open)
        else { return false }
        let maker = bytes.text(word)
        let isOwn = ["init", "Self"].contains(maker)
        // What an initializer is of is not said everywhere.
        if let name { return maker == name || isOwn }
        if isOwn { return isOfAny || isImplicit(word.lowerBound, in: bytes) }
        return !program.mayDeclareType(maker)
          && (maker.count < 3 || Self.parameters.contains(maker) || text.firstRange(of: Array("<\(maker):".utf8)) != nil
            || !program.files(naming: [maker]).allSatisfy {
              program.files[$0].text.firstRange(of: Array("typealias \(maker)".utf8)) == nil
            })
      }
    }
  }

  /// Whether nothing, or something with a small letter, stands before the point of `.init`.
  private func isImplicit(_ start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard start > 0, bytes[start - 1] == UInt8(ascii: ".") else { return false }
    guard let base = bytes.wordBefore(start - 1), base.upperBound == start - 1 else { return true }
    return !bytes.text(base).startsUpper && bytes.text(base) != "self"
  }

  /// What parameters of types are called, but for those of one or two letters.
  private static let parameters: Set<String> = ["Value", "Element", "Item", "Case", "Enum", "Type", "Wrapped", "RawValue"]
}
