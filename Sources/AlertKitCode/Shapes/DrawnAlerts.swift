internal import AlertKitCore

/// Functions of the app's own that show an alert which it draws itself, in a view that is not given the words as such:
/// `showAlert(title: "…", subtitle: "…")`.
enum DrawnAlerts {
  /// The names of functions that say that they show an alert, where what all of a name run shows a view of the app's own that is named
  /// as one, and nothing of Apple's or a library's.
  ///
  /// - Parameters:
  ///   - names: Names that say so.
  ///   - others: The classes of which more is known.
  static func names(among names: Set<String>, besides others: Set<String>, in program: Program) -> Set<String> {
    names.filter { name in
      guard !name.startsUpper, program.mayDeclare(name) else { return false }
      let run = run(by: name, program)
      return run.isDisjoint(with: Shapes.names.subtracting(common)) && run.isDisjoint(with: others)
        && run.contains { AlertNames.isStandIn($0) && isView($0, program) }
        && run.allSatisfy { $0 == name || $0.startsUpper || !names.contains($0) || program.mayDeclare($0) }
    }
  }

  /// Names of Apple's alerts that much else has.
  private static let common: Set<String> = ["init", "Self", "add", "scheduleNotification"]

  /// The names that functions of a name mention, and those that these run.
  private static func run(by name: String, _ program: Program) -> Set<String> {
    var found: Set<String> = []
    var left = [name]
    for _ in 0..<deepest {
      var next: [String] = []
      for name in left {
        for function in program.declarations(named: name) ?? [] where function.isFunction && function.declaration.body != nil {
          for mentioned in program.file(function.file).mentions(of: function) where found.insert(mentioned).inserted {
            if !mentioned.startsUpper, program.mayDeclare(mentioned), program.declarers(of: mentioned) <= mostDeclaring {
              next.append(mentioned)
            }
          }
        }
      }
      left = next
    }
    return found
  }

  private static let deepest = 3
  /// A name that more files declare says nothing.
  private static let mostDeclaring = 3

  private static func isView(_ name: String, _ program: Program) -> Bool {
    guard program.mayDeclareType(name), let path = program.path(of: name, from: "") else { return false }
    return program.type(path, isA: StandIns.views)
  }
}
