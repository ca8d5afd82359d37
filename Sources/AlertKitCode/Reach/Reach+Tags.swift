internal import AlertKitCore

/// Branches for tags: of UIKit's first alerts, which tell their delegate which of several it was, `if (alertView.tag == 2)`, and of
/// controls that run one action.
extension Reach {
  private static let tagged: Set<String> = ["UIAlertView", "UIActionSheet"]

  /// Whether a place stands in a branch for a tag that code of its class gives to nothing.
  mutating func isForUnsetTag(_ place: Int, in member: Declared) -> Bool {
    guard let asked = member.declaration.parameters.first(where: { Self.tagged.contains($0.type?.name ?? "") }) else {
      return false
    }
    // What is given no tag has that of zero.
    return tagsAsked(of: asked.name, around: place, in: member).contains { tags in
      tags.allSatisfy { $0 != "0" && isSetNowhere($0, besides: member) }
    }
  }

  /// Whether a place stands in a branch of an action for a tag that no control has which people can use and which runs it:
  /// `switch (sender.tag)`.
  mutating func isForUnusedTag(_ place: Int, in member: Declared) -> Bool {
    guard member.declaration.attributes.contains("IBAction"), let sender = member.declaration.parameters.first,
      isOfApp(member.file), isKnownAction(member)
    else { return false }
    let asked = tagsAsked(of: sender.name, around: place, in: member)
    guard !asked.isEmpty, let known = tagsOfSenders(of: member), !known.isEmpty, !isNamedByCode(member) else { return false }
    return asked.contains { tags in
      tags.isDisjoint(with: known) && tags.allSatisfy { isSetNowhere($0, besides: member) && !isSetByItself($0) }
    }
  }

  /// By branch around a place, the tags that it is for.
  private func tagsAsked(of name: String, around place: Int, in member: Declared) -> [Set<String>] {
    BranchPath.look(in: member.declaration, for: place).choices.compactMap { choice, branch in
      let tags = choice.branches[branch].tags(of: name, in: choice)
      return tags.isEmpty || isFallenInto(branch, of: choice, in: member.file) ? nil : Set(tags)
    }
  }

  /// Whether the branch before one of a `switch` may go on with that: in Objective-C where it does not end with a `break`.
  func isFallenInto(_ branch: Int, of choice: CodeChoice, in file: Int) -> Bool {
    guard choice.kind == .cases, branch > 0 else { return false }
    let before = choice.branches[branch - 1]
    let text = text(Int(before.range.start)..<Int(before.range.end), in: file)
    if isSwift(file) { return text.contains("fallthrough") }
    if case .return? = before.body.last?.kind { return false }
    guard let found = text.ranges(of: "break").last, text[found.upperBound...].allSatisfy({ ";{} \t\r\n".contains($0) }),
      !text[..<found.lowerBound].reversed().prefix(while: { !$0.isNewline }).contains("/")
    else { return true }
    // One of a loop's or of a condition's own does not end the branch.
    let place = Int(before.range.start) + text[..<found.lowerBound].utf8.count
    return before.body.contains { $0.range.holds(place) || $0.range.start > place }
  }

  /// Whether code names an action, but for where it or one of another class is declared.
  private mutating func isNamedByCode(_ member: Declared) -> Bool {
    let selector = member.declaration.selector.flatMap { ObjCSelector($0).pieces.first }
    let files = Set([member.name, selector].compactMap(\.self).flatMap(filesMentioning))
    guard files.count <= Self.mostNaming else { return true }
    return files.sorted().contains { file in
      let all = mentions(in: file)
      return all.places(of: isSwift(file) ? member.name : selector ?? member.name).contains { place in
        if !place.isInLiteral, declares(at: place.offset, in: file) || !mayCall(member, at: place, in: file, all) {
          return false
        }
        return !isOthers(place, member, in: file, all.scope(around: place.offset))
          && !isSentToOther(place, than: member, in: file)
      }
    }
  }

  /// Whether views of the app's own, or what it adds to Apple's, may set their own tags to a number.
  private mutating func isSetByItself(_ tag: String) -> Bool {
    ["tag", "setTag"].flatMap { program.files(naming: [$0]) }.contains { file in
      let bytes = program.files[file].text
      return (mentions(in: file).places(of: "tag") + mentions(in: file).places(of: "setTag")).contains { place in
        bytes.withUnsafeBufferPointer { bytes in
          guard !place.isInLiteral, let given = bytes.number(givenBehind: place.offset), given.isEmpty || given == tag else {
            return false
          }
          return bytes.isOfSelf(at: place.offset, isSwift: isSwift(file))
        }
      }
    }
  }

  /// Whether code may find by a tag what it has no outlet for. What a view of the app's own looks for in itself is there.
  mutating func mayFind(tag: String) -> Bool {
    filesMentioning("viewWithTag").contains { file in
      let all = mentions(in: file)
      return all.places(of: "viewWithTag").contains { place in
        if place.isInLiteral { return true }
        let isOwn = all.scope(around: place.offset).map { !$0.isExtension && !$0.isProtocol } ?? false
        return program.files[file].text.withUnsafeBufferPointer { bytes in
          if isOwn, bytes.isOfSelf(at: place.offset, isSwift: isSwift(file)) { return false }
          let given = bytes.number(givenBehind: place.offset) ?? ""
          return given.isEmpty || given == tag
        }
      }
    }
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
    // `tag = 2 + row`
    if let next = self[end...].first(where: { $0 != 0x20 }), "+-*/%<>|&^?.".utf8.contains(next) { return "" }
    return word.allSatisfy { 0x30...0x39 ~= $0 } ? String(decoding: UnsafeBufferPointer(rebasing: word), as: UTF8.self) : ""
  }
}
