internal import AlertKitCore

extension Reach {
  /// Whether people may see what a member shows: the app reaches it, and what it hangs on may be.
  mutating func shows(_ item: FoundSurface, by runner: Declared?) -> Bool {
    guard let runner else { return true }
    guard reaches(type: runner.type, declaredIn: runner.file), reaches(runner) else { return false }
    guard let file = program.number(of: item.site), let maker = program.file(file).member(around: Int(item.site.start)) else {
      return true
    }
    if isForUnmade(Int(item.site.start), in: maker.file) { return false }
    if maker.id != runner.id, !reaches(type: maker.type, declaredIn: maker.file) || !reaches(maker) { return false }
    guard [.alert, .actionSheet, .confirmationDialog].contains(item.surface.kind), isOfApp(maker.file) else { return true }
    return isEverAsked(for: item.site, in: maker) && !isOnlyFilled(madeAt: item.site, in: maker)
  }

  /// Whether a member makes an alert, keeps it in a variable of its own and does nothing but fill it.
  private mutating func isOnlyFilled(madeAt site: SourceRange, in member: Declared) -> Bool {
    guard let variable = uses(of: member).variable(onlyFilledWith: site) else { return false }
    // Where its name stands elsewhere too, what is done may not have been understood.
    let text = program.files[member.file].text
    let count = mentions(in: member.file).places(of: variable.name).count { place in
      member.declaration.range.holds(place.offset) && text[place.offset - 1] != UInt8(ascii: ".")
    }
    return count == variable.count
  }

  mutating func uses(of member: Declared) -> MemberUses {
    if let known = uses[member.id] { return known }
    let found = MemberUses(of: member.declaration)
    uses[member.id] = found
    return found
  }
}
