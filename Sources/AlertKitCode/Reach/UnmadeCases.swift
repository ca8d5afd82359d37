internal import AlertKitCore
internal import Synchronization

/// The cases of enumerations that no code of the app makes: what is said for them is never shown.
final class UnmadeCases: Sendable {
  private let program: Program
  private let reach = Mutex<Reach?>(nil)
  private let known = Mutex<[String: Bool]>([:])

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

  /// Those that were asked for and are not made, in order.
  var all: [String] { known.withLock { $0.filter(\.value).keys.sorted() } }
}
