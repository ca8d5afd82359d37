internal import AlertKitCore

/// What other members were found to show, so that those who supply its words are looked at.
struct Interests: Sendable {
  /// By the name that callers write: functions that show what their parameters say, and initializers by their type's name.
  var functions: [String: [Declared]] = [:]
  /// By path: types whose instances say what is shown.
  var types: [String: TypeInterest] = [:]
  /// Those of the functions whose callers were not looked at yet.
  var fresh: Set<DeclarationID> = []
  /// The parameters by whose case some of the functions show something else.
  var deciding: [DeclarationID: Set<String>] = [:]
  /// By the name of a case: enumerations whose cases carry what is shown.
  var cases: [String: [String]] = [:]
  /// Closures that show what they are called with, by what holds them.
  var handlers: [Root: Handler] = [:]
  /// The names of what holds them.
  var handlerNames: Set<String> = []
  /// The classes that inherit from `UIAlertController` and `UIAlertAction`.
  var alertClasses: Set<String> = []
  var actionClasses: Set<String> = []
  /// The classes that inherit from `UIAlertView` and `UIActionSheet`, by what they show.
  var oldAlertClasses: [String: SurfaceKind] = [:]

  /// The classes that stand in for `UIAlertController` without inheriting from it.
  var standIns: Set<String> = []

  /// The names of types and functions that others may declare and that say that they are an alert's.
  var foreign: Set<String> = []
  /// By name: the functions that show an alert which the app draws itself.
  var drawing: [String: Set<DeclarationID>] = [:]

  /// The classes that collect titles of buttons for an alert of Apple's.
  var collectors: Set<String> = []

  /// The cases of enumerations that no code makes.
  var unmade: UnmadeCases?

  /// The names of properties in which such instances keep their words.
  var fields: Set<String> { types.values.reduce(into: []) { $0.formUnion($1.fields) } }

  var isEmpty: Bool { functions.isEmpty && types.isEmpty && handlers.isEmpty }
}

/// A type whose instances say what is shown.
struct TypeInterest: Sendable {
  let path: String
  /// The protocol or the class for whose instances it stands.
  var base: String?
  /// The properties that are shown.
  var fields: Set<String> = []
  /// The cases of an enumeration that carry what is shown.
  var cases: Set<String> = []
  /// Whether its instances only add to alerts whose titles are known without them.
  var isAside = false
  /// The members that show them.
  var showers: [Declared] = []
  /// Where they show them.
  var sites: Set<SourceRange> = []
  /// By the type's flags that show them, the members that do.
  var flags: [String: Set<DeclarationID>] = [:]
}

extension Declared {
  /// What callers write.
  var calledName: String { isInitializer ? type.lastName : name }
}

extension Program {
  /// A property of a type that alerts show.
  func interesting(_ name: String, of type: String, in interests: Interests) -> Declared? {
    guard interests.types[type] != nil else { return nil }
    return members(name, of: type).first { $0.isVariable }
  }

  /// The members of a type, in all of its extensions that are near or parsed, whose code mentions a name.
  func mentioning(_ name: String, in type: String, near file: Int) -> [Declared] {
    guard let record = record(of: type) else { return [] }
    return record.members.values.flatMap(\.self).filter { self.file($0.file).mentions(of: $0).contains(name) }.ordered
  }
}
