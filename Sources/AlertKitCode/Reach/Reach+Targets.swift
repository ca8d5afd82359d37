internal import AlertKitCore

/// Methods that code gives a control of a storyboard or a xib to run, which nobody can use.
extension Reach {
  /// Whether a place names what such a control is to run:
  /// `deleteButton.addTarget(self, action: #selector(delete), for: .touchUpInside)`.
  mutating func isForBlockedControl(_ place: Int, in file: Int) -> Bool {
    guard let interfaces, isSwift(file), let scope = mentions(in: file).scope(around: place),
      let control = program.files[file].text.withUnsafeBufferPointer({ $0.targeted(around: place) })
    else { return false }
    let owner = text(scope.name, in: file)
    guard let around = program.file(file).member(around: place),
      !around.declaration.parameters.contains(where: { $0.name == control }),
      program.members(control, of: owner).contains(where: { $0.declaration.attributes.contains("IBOutlet") }),
      program.conforming(to: owner).isEmpty, program.members(control, of: owner).count == 1,
      let making = interfaces.making[owner], !making.isEmpty
    else { return false }
    return making.allSatisfy { number in
      let place = interfaces.scenes[number]
      return place.scene.blocked.contains { object in
        object.outlets.contains { $0.name == control && $0.owner.lastName == owner } && isBlocked(object.obstacles, in: place)
      }
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The name of the control that is given a selector which holds a place; nil for what is no name alone.
  fileprivate func targeted(around place: Int) -> String? {
    let start = text(Swift.max(0, place - 300)..<place)
    guard let call = start.ranges(of: "addTarget(").last else { return nil }
    let between = start[call.upperBound...]
    guard between.hasSuffix("#selector(") || between.hasSuffix("#selector(self.") else { return nil }
    guard !between.dropLast(10).contains(where: { "(){};\n".contains($0) }), start[..<call.lowerBound].hasSuffix(".") else {
      return nil
    }
    let line = start[..<call.lowerBound].dropLast().split(separator: "\n").last ?? ""
    var name = String(line).trimmed
    if name.hasPrefix("self.") { name = String(name.dropFirst(5)) }
    while name.hasSuffix("?") || name.hasSuffix("!") { name.removeLast() }
    return name.utf8.allSatisfy(\.isNamePart) && !name.isEmpty ? name : nil
  }
}
