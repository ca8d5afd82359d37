internal import AlertKitCore

extension Program {
  /// Where code sets the badge of the app itself, by file.
  func badges() async -> [Int: [BadgeSetting]] {
    let numbers = files(naming: ["applicationIconBadgeNumber"])
    await parse(numbers)
    var found: [Int: [BadgeSetting]] = [:]
    for number in numbers {
      for member in file(number).members where member.declaration.isForPhones {
        for (target, value) in CodeWalk.assignments(in: member.declaration.body ?? []) {
          guard case .member(let base?, "applicationIconBadgeNumber") = target.kind, isApp(base) else { continue }
          found[number, default: []].append(BadgeSetting(range: target.range, expression: text(of: value.range)))
        }
      }
    }
    return found
  }

  /// Whether an expression is the app, not a notification, which has such a property too.
  private func isApp(_ expression: CodeExpression) -> Bool {
    let text = text(of: expression.range)
    return text.holdsBytes(of: "UIApplication") || ["application", "app"].contains(text)
  }
}
