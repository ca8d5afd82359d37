internal import AlertKitCore

/// What protocols of the app's own ask for, in Objective-C.
extension Reach {
  /// Whether the app's own code alone calls what a protocol of Objective-C's asks for: code that is here sends it, and all that is handed
  /// who answers the protocol has its code here, as a library that is built has not.
  ///
  /// - Parameter place: Where the protocol names a member.
  mutating func isOwnProtocol(_ scope: NameMentions.Scope, asking member: Declared, at place: Int, in file: Int) -> Bool {
    let name = text(scope.name, in: file)
    guard !isSwift(file), isOfApp(file), !program.files[file].path.contains(".framework/"), isPlain(scope, in: file) else {
      return false
    }
    let asked = word(at: place, in: file)
    let sending = filesMentioning(asked).contains { other in
      let all = mentions(in: other)
      return all.places(of: asked).contains { sent in
        !sent.isInLiteral && !declares(at: sent.offset, in: other)
          && !(other == member.file && member.declaration.range.holds(sent.offset))
          && program.file(other).member(around: sent.offset) != nil
          && !program.files[other].text.withUnsafeBufferPointer { $0.isOfSelf(at: sent.offset, isSwift: isSwift(other)) }
      }
    }
    guard sending else { return false }
    return filesMentioning(name).allSatisfy { other in
      if isSwift(other) { return true }
      let all = mentions(in: other)
      return all.places(of: name).allSatisfy { place in
        // What stands in no class may be a library's function.
        guard let around = all.scope(around: place.offset) else {
          return place.isInLiteral || isDeclaredAhead(place.offset, in: other)
        }
        let owner = text(around.name, in: other)
        return around.isProtocol ? owner == name : hasCode(owner)
      }
    }
  }

  /// Whether a protocol takes on none but that of all objects, so that its own lines say all that it is for.
  private func isPlain(_ scope: NameMentions.Scope, in file: Int) -> Bool {
    words(header(of: scope, in: file), in: file).isSubset(of: ["NSObject"])
  }

  /// Whether a protocol's name at a place says no more than that there is one: `@protocol LoaderDelegate;`.
  private func isDeclaredAhead(_ start: Int, in file: Int) -> Bool {
    program.files[file].text.withUnsafeBufferPointer { bytes in
      let line = bytes[..<start].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
      let isList = bytes.text(line..<start).allSatisfy { $0 != "{" && $0 != ";" }
      return isList && bytes[line...].drop(while: \.isBlank).starts(with: "@protocol ".utf8)
    }
  }

  /// Whether a class's name says only what a method of Objective-C's takes, `ping:(Ping *)ping`, which makes none: of a class whose code is
  /// here nobody makes one who does not name it.
  func isTypeOfParameter(_ place: NameMentions.Place, _ name: String, in file: Int) -> Bool {
    guard !place.isInLiteral, !isSwift(file), isOfApp(file), interfaces != nil else { return false }
    let isTaken = program.files[file].text.withUnsafeBufferPointer { bytes in
      guard bytes.lastVisible(before: place.offset) == UInt8(ascii: "("),
        let bracket = bytes[..<place.offset].lastIndex(of: UInt8(ascii: "(")),
        bytes.lastVisible(before: bracket) == UInt8(ascii: ":")
      else { return false }
      return bytes[(place.offset + name.utf8.count)...].filter { !$0.isBlank }.prefix(2).elementsEqual("*)".utf8)
    }
    return isTaken && hasCode(name)
  }

  /// Whether the code of a class of Objective-C's is here.
  func hasCode(_ type: String) -> Bool {
    program.files(naming: [type]).contains { file in
      !isSwift(file)
        && program.files[file].text.ranges(of: Array("@implementation".utf8)).contains { found in
          let text = program.files[file].text
          let start = found.upperBound + text[found.upperBound...].prefix(while: \.isBlank).count
          guard word(at: start, in: file) == type else { return false }
          // A category adds to what may be another's.
          return text[(start + type.utf8.count)...].first { !$0.isBlank } != UInt8(ascii: "(")
        }
    }
  }
}
