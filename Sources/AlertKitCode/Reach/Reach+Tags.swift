internal import AlertKitCore

/// Branches for the tags of UIKit's first alerts, which tell their delegate which of several it was: `if (alertView.tag == 2)`.
extension Reach {
  private static let tagged: Set<String> = ["UIAlertView", "UIActionSheet"]

  /// Whether a place stands in a branch for a tag that code of its class gives to nothing.
  mutating func isForUnsetTag(_ place: Int, in member: Declared) -> Bool {
    guard let asked = member.declaration.parameters.first(where: { Self.tagged.contains($0.type?.name ?? "") }) else {
      return false
    }
    for (choice, branch) in BranchPath.look(in: member.declaration, for: place).choices {
      let tags = choice.branches[branch].tags(of: asked.name, in: choice)
      // What is given no tag has that of zero.
      if !tags.isEmpty, tags.allSatisfy({ $0 != "0" && isSetNowhere($0, besides: member) }) { return true }
    }
    return false
  }

  /// Whether the files that a class is named in set tags to other numbers alone, as they are written.
  private mutating func isSetNowhere(_ tag: String, besides member: Declared) -> Bool {
    let files = Set(filesMentioning(member.type.lastName))
    guard files.count <= Self.mostFiles else { return false }
    return files.allSatisfy { file in
      let all = mentions(in: file)
      let bytes = program.files[file].text
      return (all.places(of: "tag") + all.places(of: "setTag")).allSatisfy { place in
        if place.isInLiteral { return false }
        guard let given = bytes.withUnsafeBufferPointer({ $0.number(givenBehind: place.offset) }) else { return true }
        return !given.isEmpty && given != tag
      }
    }
  }
}

extension CodeBranch {
  /// The numbers that a branch is for of what has a name; none where it is for others too.
  fileprivate func tags(of name: String, in choice: CodeChoice) -> [String] {
    switch choice.kind {
    case .conditions:
      for case .expression(let condition) in conditions {
        for part in condition.conjuncts {
          guard case .binary("==", let left, let right) = part.kind, left.isTag(of: name), case .number(let tag) = right.kind
          else {
            continue
          }
          return [tag]
        }
      }
      return []
    case .cases:
      guard choice.subject?.isTag(of: name) ?? false, conditions.count == 1, case .pattern(let patterns, nil) = conditions[0]
      else {
        return []
      }
      let tags = patterns.compactMap { pattern -> String? in
        if case .value(let value) = pattern, case .number(let tag) = value.kind { tag } else { nil }
      }
      return tags.count == patterns.count ? tags : []
    default: return []
    }
  }
}

extension CodeExpression {
  fileprivate func isTag(of name: String) -> Bool { namePath == [name, "tag"] }
}

extension UnsafeBufferPointer<UInt8> {
  /// The number that a name which stands at a place is given, `tag = 2` or `setTag:2`: empty for what is no number, nil where it is given
  /// nothing.
  fileprivate func number(givenBehind start: Int) -> String? {
    var index = start
    while index < count, self[index].isNamePart { index += 1 }
    while index < count, self[index].isBlank { index += 1 }
    guard index < count, "=:(".utf8.contains(self[index]) else { return nil }
    if self[index] == UInt8(ascii: "="), index + 1 < count, self[index + 1] == UInt8(ascii: "=") { return nil }
    index += 1
    while index < count, self[index].isBlank { index += 1 }
    let end = self[index...].prefix { $0.isNamePart }.endIndex
    let word = self[index..<end]
    return word.allSatisfy { 0x30...0x39 ~= $0 } ? String(decoding: UnsafeBufferPointer(rebasing: word), as: UTF8.self) : ""
  }
}
