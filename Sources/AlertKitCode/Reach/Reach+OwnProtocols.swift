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
        guard let around = all.scope(around: place.offset) else { return place.isInLiteral }
        let owner = text(around.name, in: other)
        return around.isProtocol ? owner == name : hasCode(owner)
      }
    }
  }

  /// Whether a protocol takes on none but that of all objects, so that its own lines say all that it is for.
  private func isPlain(_ scope: NameMentions.Scope, in file: Int) -> Bool {
    words(header(of: scope, in: file), in: file).isSubset(of: ["NSObject"])
  }

  /// Whether the code of a class of Objective-C's is here.
  private func hasCode(_ type: String) -> Bool {
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
