internal import AlertKitCore
internal import Synchronization

/// The cases of enumerations that no code of the app makes, and the flags that none raises: what is said for them is never shown.
final class UnmadeCases: Sendable {
  private let program: Program
  private let reach = Mutex<Reach?>(nil)
  private let known = Mutex<[String: Bool]>([:])
  private let constants = Mutex<[String: Bool]>([:])
  private let given = Mutex<[String: Set<String>?]>([:])
  private let casts = Mutex<[String: Bool]>([:])
  /// By a file of Objective-C's and a name, whether it declares it for itself alone; and by a file, whether another takes it in.
  private let own = Mutex<[String: Bool]>([:])
  private let takenIn = Mutex<[Int: Bool]>([:])

  init(_ program: Program) { self.program = program }

  /// Whether no code makes a case.
  func holds(_ name: String, of type: String) -> Bool {
    let path = type + "." + name
    if let known = known.withLock({ $0[path] }) { return known }
    let isUnmade = reach.withLock { reach in
      if reach == nil { reach = Reach(program) }
      return !(reach?.makes(case: name, of: type) ?? true)
    }
    known.withLock { $0[path] = isUnmade }
    return isUnmade
  }

  /// Whether a property starts as `false`, and nothing sets it.
  func holds(flag property: Declared) -> Bool { ask { $0.staysFalse(property) } }

  /// Whether no code that makes a structure gives a property of it a case.
  func holds(_ name: String, givenTo property: String, of type: String) -> Bool {
    let path = type + "." + property
    let cases: Set<String>?
    if let known = given.withLock({ $0[path] }) {
      cases = known
    } else {
      cases = ask { $0.cases(givenTo: property, of: type) }
      given.withLock { $0[path] = .some(cases) }
    }
    return cases.map { !$0.contains(name) } ?? false
  }

  /// What a condition of a member's code always comes to; nil where that may be either.
  func truth(of condition: CodeExpression, in member: Declared) -> Bool? {
    if ask({ $0.isAlways(false, condition, for: member) }) { return false }
    return ask { $0.isAlways(true, condition, for: member) } ? true : nil
  }

  /// Whether all callers of a function give a parameter something that is never nil.
  func areNeverNil(argumentsFor parameter: String, of function: Declared) -> Bool {
    ask { $0.isNeverNil(parameter, of: function) }
  }

  /// Whether all callers of a function give a parameter a list of the system's that is never empty.
  func areToldLists(argumentsFor parameter: String, of function: Declared) -> Bool {
    ask { $0.isToldList(parameter, of: function) }
  }

  /// Whether what a condition of a member's code binds is always an address.
  func isConstantAddress(_ asked: CodeExpression, in member: Declared) -> Bool {
    ask { $0.isConstantAddress(asked, for: member) }
  }

  /// Whether a branch of a choice among errors is for none that code hands there.
  func areUnsent(_ branch: Int, of choice: CodeChoice, in member: Declared) -> Bool {
    ask { $0.isForUnsent(branch, of: choice, in: member) }
  }

  private func ask<Answer>(_ question: (inout Reach) -> Answer) -> Answer {
    reach.withLock { reach in
      var own = reach ?? Reach(program)
      // Asked in place, what it knows is not copied.
      reach = nil
      defer { reach = own }
      return question(&own)
    }
  }

  /// Whether a constant of an enumeration of Objective-C's is only declared, and asked for by `case`s, and no number is made one of its
  /// type.
  ///
  /// - Parameter file: Where it is asked for. What a file that others do not take in declares is its own: others may have the name.
  func holds(constant name: String, of type: String, in file: Int) -> Bool {
    let own = declares(name, file) ? file : nil
    if isCast(to: type, in: own) { return false }
    let key = own.map { "\($0)/\(name)" } ?? name
    if let known = constants.withLock({ $0[key] }) { return known }
    let files = own.map { [$0] } ?? program.files(naming: [name]) + program.files(quoting: name)
    var isDeclared = false
    let isUnmade =
      files.count <= Program.mostFilesOfProperty
      && files.allSatisfy { number in
        let file = program.files[number]
        let mentions = NameMentions(file.text, isSwift: file.path.hasSuffix(".swift"))
        return file.text.withUnsafeBufferPointer { bytes in
          mentions.places(of: name).allSatisfy { place in
            guard !place.isInLiteral else { return false }
            if bytes.isCase(at: place.offset) { return true }
            guard bytes.isEnumerator(at: place.offset) else { return false }
            isDeclared = true
            return true
          }
        }
      } && isDeclared
    constants.withLock { $0[key] = isUnmade }
    return isUnmade
  }

  /// Whether a file of Objective-C's that no other takes in declares a constant.
  private func declares(_ name: String, _ file: Int) -> Bool {
    let (path, text) = (program.files[file].path, program.files[file].text)
    guard path.hasSuffix(".m") else { return false }
    let key = "\(file)/\(name)"
    if let known = own.withLock({ $0[key] }) { return known }
    let isDeclared = text.withUnsafeBufferPointer { bytes in
      NameMentions(text, isSwift: false).places(of: name).contains { !$0.isInLiteral && bytes.isEnumerator(at: $0.offset) }
    }
    let isOwn = isDeclared && !isTakenIn(file)
    own.withLock { $0[key] = isOwn }
    return isOwn
  }

  /// Whether code takes in a file that is no header: `#import "Photo.m"`.
  private func isTakenIn(_ file: Int) -> Bool {
    if let known = takenIn.withLock({ $0[file] }) { return known }
    let name = Array((program.files[file].path.split(separator: "/").last ?? "").utf8) + Array("\"".utf8)
    let isTaken = program.files.contains { $0.text.firstRange(of: name) != nil }
    takenIn.withLock { $0[file] = isTaken }
    return isTaken
  }

  /// Whether code makes something else a value of a type: `(Kind)sender.tag`.
  private func isCast(to type: String, in own: Int?) -> Bool {
    let key = own.map { "\($0)/\(type)" } ?? type
    if let known = casts.withLock({ $0[key] }) { return known }
    let files = own.map { [$0] } ?? program.files(naming: [type])
    let isCast =
      files.count > Program.mostFilesOfProperty
      || files.contains { number in
        let text = program.files[number].text
        return text.withUnsafeBufferPointer { bytes in
          NameMentions(text, isSwift: false).places(of: type).contains { place in
            bytes.isCast(at: place.offset, length: type.utf8.count)
          }
        }
      }
    casts.withLock { $0[key] = isCast }
    return isCast
  }

  /// Those that were asked for and are not made, in order.
  var all: [String] { known.withLock { $0.filter(\.value).keys.sorted() } }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether a type's name in brackets is no parameter's, nor what a method gives: `:(Kind)kind`, `- (Kind)kind`.
  fileprivate func isCast(at start: Int, length: Int) -> Bool {
    guard nextVisible(from: start + length) == UInt8(ascii: ")"), lastVisible(before: start) == UInt8(ascii: "(") else {
      return false
    }
    var open = start - 1
    while open >= 0, self[open] != UInt8(ascii: "(") { open -= 1 }
    switch lastVisible(before: open) {
    case UInt8(ascii: "-"), UInt8(ascii: "+"): return false
    case UInt8(ascii: ":"):
      // An argument of a message, and no parameter of a method.
      var line = open
      while line > 0, self[line - 1] != UInt8(ascii: "\n") { line -= 1 }
      return self[line..<open].contains { [UInt8(ascii: "["), UInt8(ascii: "=")].contains($0) }
    default: return true
    }
  }

  /// Whether a name is what a `case` of a `switch` is for.
  fileprivate func isCase(at start: Int) -> Bool {
    wordBefore(start).map { text($0) } == "case"
  }

  /// Whether a name is declared within the braces of an `enum`, and has no number of its own, which may come from elsewhere.
  fileprivate func isEnumerator(at start: Int) -> Bool {
    var end = start
    while end < count, self[end].isNamePart { end += 1 }
    guard nextVisible(from: end) != UInt8(ascii: "=") else { return false }
    var index = start - 1
    while index >= 0, self[index] != UInt8(ascii: "{") {
      if [UInt8(ascii: "}"), UInt8(ascii: ";")].contains(self[index]) { return false }
      index -= 1
    }
    guard index >= 0 else { return false }
    var line = index
    while line > 0, ![UInt8(ascii: ";"), UInt8(ascii: "}"), UInt8(ascii: "#")].contains(self[line - 1]) { line -= 1 }
    let before = text(line..<index)
    return before.split { !$0.isLetter && $0 != "_" }.contains { ["enum", "NS_ENUM", "NS_CLOSED_ENUM"].contains($0) }
  }
}
