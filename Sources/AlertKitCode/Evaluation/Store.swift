internal import AlertKitCore

/// The values of variables and of objects' fields while code is run branch by branch.
struct Store {
  private(set) var values: [Value?] = []
  /// The object that a cell is a field of; -1 for a variable.
  private var owners: [Int32] = []
  private var journal: [(cell: Int, old: Value?)] = []
  /// By cell, its last place in the journal; -1 where it has none.
  private var notes: [Int32] = []
  /// The journal's length when the last mark was made.
  private var marked = 0
  private(set) var objects: [ObjectRecord] = []
  /// Cells that were there before the code which is run, although they are asked for only now.
  private var lasting: Set<Int> = []
  /// Objects that were there before the code which is run.
  private var lastingObjects: Set<ObjectID> = []
  private var nextElement = 0
  /// Whether a list was left unknown for how deep it stands in others.
  private(set) var hasDeepList = false

  /// A place in the journal to go back to.
  struct Mark {
    fileprivate let journal: Int
    let cells: Int
    let objects: Int
  }

  /// The place where the journal is.
  mutating func mark() -> Mark {
    marked = journal.count
    return Mark(journal: journal.count, cells: values.count, objects: objects.count)
  }

  mutating func cell(_ value: Value?, of object: ObjectID? = nil) -> Int {
    values.append(value)
    owners.append(Int32(object ?? -1))
    notes.append(-1)
    return values.count - 1
  }

  subscript(cell: Int) -> Value? { values[cell] }

  mutating func set(_ cell: Int, _ value: Value?) {
    note(cell)
    values[cell] = value
  }

  /// Adds a value to the list that a cell holds, or makes it one.
  mutating func append(_ value: Value, to cell: Int) {
    guard case .list(var list)? = values[cell] else { return set(cell, .list(self.list([value]))) }
    note(cell)
    // Held here alone, the list grows where it is.
    values[cell] = nil
    list.elements.append(element(.one(value)))
    values[cell] = .list(list)
  }

  /// Writes down what a cell is, unless the journal has what it was at the last mark.
  private mutating func note(_ cell: Int) {
    let place = Int(notes[cell])
    if place >= marked, place < journal.count, journal[place].cell == cell { return }
    notes[cell] = Int32(journal.count)
    journal.append((cell, values[cell]))
  }

  /// What was set since a mark, as it is now, but for cells that are newer than the mark.
  ///
  /// - Parameter isLeft: Whether the code has left, as `rollBack(to:isLeft:)` asks.
  func changes(since mark: Mark, isLeft: Bool = false) -> [Int: Value?] {
    var changed: [Int: Value?] = [:]
    for entry in journal[mark.journal...]
    where isOlder(entry.cell, than: mark) || isLeft && isLasting(entry.cell) {
      changed.updateValue(values[entry.cell], forKey: entry.cell)
    }
    return changed
  }

  /// Takes back what was set since a mark.
  ///
  /// - Parameter isLeft: Whether the code has left: what it did to an object that it was the first to ask for is not there behind it.
  mutating func rollBack(to mark: Mark, isLeft: Bool = false) {
    while journal.count > mark.journal {
      let entry = journal.removeLast()
      if isOlder(entry.cell, than: mark) || isLeft && isLasting(entry.cell) { values[entry.cell] = entry.old }
    }
    marked = journal.count
  }

  /// Whether a variable, or the object that a field is of, was there at a mark.
  private func isOlder(_ cell: Int, than mark: Mark) -> Bool {
    cell < mark.cells || owners[cell] >= 0 && Int(owners[cell]) < mark.objects || lasting.contains(cell)
  }

  private func isLasting(_ cell: Int) -> Bool { owners[cell] >= 0 && lastingObjects.contains(Int(owners[cell])) }

  /// Takes back what was set since a mark in some cells alone.
  mutating func restore(_ cells: Set<Int>, to mark: Mark) {
    var old: [Int: Value?] = [:]
    for entry in journal[mark.journal...] where cells.contains(entry.cell) && old[entry.cell] == nil {
      old.updateValue(entry.old, forKey: entry.cell)
    }
    for (cell, value) in old { set(cell, value) }
  }

  func owner(of cell: Int) -> ObjectID? { owners[cell] < 0 ? nil : Int(owners[cell]) }

  // MARK: - Objects

  mutating func make(_ record: ObjectRecord) -> ObjectID {
    objects.append(record)
    return objects.count - 1
  }

  /// Makes an object that was there before the code which is run, although it is asked for only now.
  mutating func makeLasting(_ record: ObjectRecord) -> ObjectID {
    let id = make(record)
    lastingObjects.insert(id)
    return id
  }

  func field(_ name: String, of object: ObjectID) -> Value? { objects[object].fields[name].flatMap { values[$0] } }

  mutating func setField(_ name: String, of object: ObjectID, to value: Value?) {
    if let cell = objects[object].fields[name] {
      set(cell, value)
    } else {
      let cell = cell(nil, of: object)
      objects[object].fields[name] = cell
      set(cell, value)
    }
  }

  /// Gives an object a field that it always had.
  mutating func open(_ name: String, of object: ObjectID, as value: Value) {
    let cell = cell(value, of: object)
    objects[object].fields[name] = cell
    lasting.insert(cell)
  }

  mutating func update(_ object: ObjectID, _ change: (inout ObjectRecord) -> Void) { change(&objects[object]) }

  /// The fields of an object as they are now.
  func fields(of object: ObjectID) -> [String: Value] {
    objects[object].fields.compactMapValues { values[$0] }
  }

  // MARK: - Lists

  mutating func element(_ kind: ListValue.Element.Kind) -> ListValue.Element {
    nextElement += 1
    let made = ListValue.Element(kind: kind, id: nextElement)
    guard made.depth > ListValue.mostDepth else { return made }
    hasDeepList = true
    let nowhere = SourceRange(file: FileID(0), start: 0, end: 0)
    return ListValue.Element(kind: .unknown(.unknown(Unknown(nowhere))), id: nextElement)
  }

  mutating func list(_ values: [Value]) -> ListValue { ListValue(elements: values.map { element(.one($0)) }) }

  /// One value of what branches left behind.
  mutating func merged(_ old: Value?, _ results: [(when: Guard, value: Value?)]) -> Value? {
    let lists = results.compactMap { result -> (when: Guard, list: ListValue)? in
      if case .list(let list)? = result.value { (result.when, list) } else { nil }
    }
    if case .list(let prefix)? = old, lists.count == results.count, let merged = appended(to: prefix, lists) {
      return .list(merged)
    }
    let known = results.compactMap { result in result.value.map { Alternative(when: result.when, value: $0) } }
    return known.isEmpty ? nil : Store.choice(known)
  }

  /// A list that branches have added to; nil where one of them has another list.
  private mutating func appended(to prefix: ListValue, _ lists: [(when: Guard, list: ListValue)]) -> ListValue? {
    let count = prefix.elements.count
    for item in lists {
      guard item.list.elements.count >= count, count == 0 || item.list.elements[count - 1].id == prefix.elements[count - 1].id
      else { return nil }
    }
    let rests = lists.map { (when: $0.when, list: ListValue(elements: Array($0.list.elements[count...]))) }
    if rests.allSatisfy({ $0.list.elements.isEmpty }) { return prefix }
    return ListValue(elements: prefix.elements + [element(.choice(rests))])
  }

  static let mostAlternatives = 64

  /// One of several values; choices among them become one.
  static func choice(_ alternatives: [Alternative]) -> Value {
    var flat: [Alternative] = []
    for alternative in alternatives {
      guard case .choice(let inner) = alternative.value else {
        flat.append(alternative)
        continue
      }
      for item in inner {
        guard let both = item.when.and(alternative.when) else { continue }
        flat.append(Alternative(when: both, value: item.value))
      }
    }
    // What branches did to an object is known of the object.
    if let id = flat.first?.value.objectID, flat.allSatisfy({ $0.value.objectID == id }) { return .object(id) }
    if flat.count > mostAlternatives { flat = Array(flat.suffix(mostAlternatives)) }
    return flat.count == 1 ? flat[0].value : .choice(flat)
  }
}

/// Something with an identity: what is done to it is seen wherever it is held.
struct ObjectRecord {
  enum Kind {
    case alert(SurfaceKind)
    /// `UIAlertAction`
    case action
    /// `UNMutableNotificationContent`
    case content
    /// `UNNotificationAction`, `UNNotificationCategory`
    case notificationAction, category
    /// An instance of one of the app's types.
    case instance(String)
  }

  var kind: Kind
  /// Where the name stands that makes it.
  var range: SourceRange
  /// Where its code starts and ends in the file of `range`.
  var extent: Range<Int>
  /// The member that is evaluated.
  var member: Declared
  /// What held where it was made.
  var when: Guard
  /// The ways that were run as it was made, of those which code may go.
  var forks: [Int] = []
  var fields: [String: Int] = [:]
  /// What it was where code left early.
  var variants: [(when: Guard, fields: [String: Value])] = []
  /// Whether it takes literals for keys.
  var isLocalizable = false
  /// Whether it is a modifier of SwiftUI's, which adds Cancel to what destroys.
  var isModifier = false
  /// Whether buttons may be added that are not seen.
  var isOpen = false
  /// The name that is called where it is made, in whatever function that is.
  var site: SourceRange?
  /// The names of the calls that led to it, the outermost first.
  var calls: [SourceRange] = []
  /// Whether it was made with nothing to show.
  var isBlank = false
  /// Whether the variable that it was made for was given another before anything was done with it.
  var isReplaced = false
  /// The function that made it for a caller's words.
  var callee: DeclarationID?
  /// The initializer of the app's own that fills it.
  var initializer: DeclarationID?
  /// Whether that call names a case which decides the words.
  var isDecided = false
  /// Whether a confirmation dialog shows its title.
  var titleVisibility: TitleVisibility?
  /// The call of the button whose action makes it.
  var tap: Symbol?
  /// The class of the app's own that it is an instance of.
  var ownClass: String?
  /// The type that draws it, where that is none of Apple's.
  var presenter: String?
  /// The property that the member which makes it keeps it in.
  var keeper: String?
  /// The property that presents it.
  var binding: String?
  /// The flag that presents it, with the type that has it.
  var flag: Flag?
  /// The whole expression that makes it.
  var expression: SourceRange?

  var isAlert: Bool { if case .alert = kind { true } else { false } }
}
