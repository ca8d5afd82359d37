/// What stands around a notification in its app, in one locale.
public struct NotificationContext: Sendable {
  /// What people call the app; empty where that is not known.
  public let appNames: [String]
  /// The category that the notification names; nil where it names none, or none that is known.
  public let category: Surface<Copy>?
  /// The content extension that shows the notification, or the category's notifications; nil where none does.
  public let contentExtension: ContentExtension?

  package init(appNames: [String] = [], category: Surface<Copy>? = nil, contentExtension: ContentExtension? = nil) {
    self.appNames = appNames
    self.category = category
    self.contentExtension = contentExtension
  }
}

/// What a project has for its notifications, beside the surfaces themselves.
struct NotificationIndex: Sendable {
  /// Where the app asks whether it may send notifications, in order of place.
  let permissionRequests: [SourceRange]
  /// Those of them that a control leads to.
  let requestsOnDemand: Set<SourceRange>
  /// What the app's badge is set to by itself, in order of place.
  let badges: [BadgeSetting]
  /// In order of place.
  let contentExtensions: [ContentExtension]
  /// The first surface of each category, as an index of ``Project/surfaces``, by its identifier.
  let categories: [String: Int]
  let appNames: AppNames

  init(
    surfaces: [Surface<StringReference>], parts: [ProjectPart], targets: BuildTargets, appNames: AppNames
  ) {
    // The Mac asks in a banner.
    func isForPhones(_ part: ProjectPart) -> Bool {
      targets.platforms(ofFile: part.file.source.path).map { $0.contains(.iOS) } ?? true
    }
    permissionRequests = parts.flatMap { part -> [SourceRange] in
      (part.file.spec?.permissionRequests ?? []) + (isForPhones(part) ? part.file.code?.permissionRequests ?? [] : [])
    }
    badges = parts.flatMap { part in isForPhones(part) ? part.file.code?.badges ?? [] : [] }
    requestsOnDemand = parts.reduce(into: []) { $0.formUnion($1.file.code?.requestsOnDemand ?? []) }
    let projects = parts.filter { $0.file.xcodeProject != nil }.map(\.file.source.text)
    // A folder that no project names is left over, and builds nothing.
    contentExtensions = parts.compactMap { part in
      guard let own = part.file.infoPlist?.contentExtension else { return nil }
      let folder = FilePath.name(FilePath.folder(part.file.source.path))
      return projects.isEmpty || folder.isEmpty || projects.contains { $0.holdsIgnoringCase(folder) } ? own : nil
    }
    var categories: [String: Int] = [:]
    for (index, surface) in surfaces.enumerated() {
      if let name = surface.category?.identifier.name, categories[name] == nil { categories[name] = index }
    }
    self.categories = categories
    self.appNames = appNames
  }

  /// The content extension that shows a category's notifications.
  func contentExtension(for category: String) -> ContentExtension? {
    contentExtensions.first { $0.categories.contains { $0.text == category } }
  }
}

extension Surface {
  /// The identifier of the category that a notification names, or that a category is.
  var categoryName: String? {
    notification?.category?.name ?? category?.identifier.name
  }
}
