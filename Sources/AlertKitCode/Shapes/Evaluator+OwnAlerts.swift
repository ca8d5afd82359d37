internal import AlertKitCore

/// Classes of the app's own that inherit from `UIAlertController` and complete themselves when they are shown.
extension Evaluator {
  private static let loading = ["viewDidLoad", "loadView", "viewWillAppear", "viewDidAppear", "awakeFromNib"]

  /// Notes what an alert of such a class is given as it loads, which code elsewhere does not tell.
  func noteLoading(_ id: ObjectID, of path: String) {
    for member in Self.loading.flatMap({ program.members($0, of: path) }) where member.isFunction {
      guard let body = member.declaration.body else { continue }
      if program.file(member.file).mentions(of: member).contains("addAction") { store.update(id) { $0.isOpen = true } }
      let given = Set(CodeWalk.assignments(in: body).compactMap(\.target.ownName))
      for name in ["title", "message"] where given.contains(name) {
        store.setField(name, of: id, to: .unknown(Unknown(member.declaration.nameRange)))
      }
    }
  }
}
