internal import AlertKitCore
internal import SwiftSyntax

/// The alerts of one file, and what had to be looked for elsewhere.
struct FileAlerts: Sendable {
  private let file: ParsedFile
  private var found: [Found] = []
  private(set) var requests: [PermissionRequest] = []
  let misses: Set<Miss>

  /// A surface and where it stands.
  private struct Found: Sendable {
    let surface: Surface<StringReference>
    let extent: SurfaceExtent
    /// The declaration that it stands in.
    let member: String
    /// Whether it is an action that a category may have.
    let isAction: Bool
  }

  init(of file: ParsedFile, sites: [AlertSite], index: DeclarationIndex) {
    self.file = file
    let resolver = Resolver(index: index)
    let scope = Scope(file: file)
    for site in sites {
      resolver.beginSite()
      if case .permissionRequest = site.kind {
        guard PermissionRequests(resolver: resolver).asks(site.call, in: scope) else { continue }
        let place = site.call.calleeToken.map(Syntax.init) ?? Syntax(site.call)
        requests.append(PermissionRequest(call: site.call, file: file, range: file.range(of: place)))
      }
      guard let made = Self.surface(of: site, resolver, in: scope) else { continue }
      found.append(
        Found(
          surface: made.value, extent: SurfaceExtent(of: made.value, site: site, end: made.end),
          member: Syntax(site.call).memberPath ?? file.source.path.lastPart, isAction: site.kind.isAction))
    }
    misses = resolver.misses
  }

  /// Where the actions of categories are made.
  var actionsOfCategories: [SourceRange] {
    found.filter { !$0.isAction && $0.surface.kind == .notificationCategory }.flatMap { $0.surface.buttons.compactMap(\.range) }
  }

  /// What was read of the file: all but the actions that categories have.
  func reading(ofCategories actions: Set<SourceRange>) -> SourceReading {
    var reading = SourceReading()
    var numbers: [String: Int] = [:]
    var extents: [SurfaceExtent] = []
    for item in found {
      if item.isAction, let range = item.surface.buttons.first?.range, actions.contains(range) { continue }
      // An action that gets into a category does not change the ids of others.
      let name = item.isAction ? item.member + ".action" : item.member
      numbers[name, default: 0] += 1
      var (surface, extent) = (item.surface, item.extent)
      surface.id = "\(name).\(numbers[name]!)"
      extent.id = surface.id
      reading.surfaces.append(surface)
      extents.append(extent)
    }
    let comments = SwiftSuppressions.read(file, covering: extents)
    reading.suppressions = comments.suppressions
    reading.faults = comments.faults + SyntaxFaults.faults(of: file.tree, in: file.source)
    return reading
  }

  /// A surface without an id, and the offset at which its code ends.
  private static func surface(
    of site: AlertSite, _ resolver: Resolver, in scope: Scope
  ) -> (value: Surface<StringReference>, end: Int)? {
    let end = site.call.endPositionBeforeTrailingTrivia.utf8Offset
    let notifications = NotificationReader(resolver: resolver)
    switch site.kind {
    case .category: return (notifications.category(site.call, in: scope), end)
    case .action: return notifications.looseAction(site.call, in: scope).map { ($0, end) }
    case .content: return ContentReader(resolver: resolver).content(site.call, in: scope).map { ($0, end) }
    default:
      guard let draft = draft(of: site, resolver, in: scope) else { return nil }
      var surface = draft.surface(id: "")
      surface.purpose = AlertPurpose(resolver: resolver).purpose(of: site.call, draft, in: scope)
      return (surface, draft.end)
    }
  }

  static func draft(of site: AlertSite, _ resolver: Resolver, in scope: Scope) -> AlertDraft? {
    switch site.kind {
    case .uiKit: UIKitReader(resolver: resolver).alert(site.call, in: scope)
    case .modifier: SwiftUIReader(resolver: resolver).modifier(site.call, in: scope)
    case .value: SwiftUIReader(resolver: resolver).value(site.call, in: scope)
    case .state(let kind): AlertStateReader(resolver: resolver).alert(site.call, kind, in: scope)
    case .wrapper(let wrapper): WrapperReader(resolver: resolver).alert(site.call, of: wrapper, in: scope)
    case .category, .content, .action, .permissionRequest: nil
    }
  }
}

extension AlertSite.Kind {
  fileprivate var isAction: Bool {
    if case .action = self { true } else { false }
  }
}

extension Syntax {
  /// The type and the member that a node stands in: `SettingsView.body`; nil outside of every declaration.
  var memberPath: String? {
    var names: [String] = []
    var isInMember = false
    var node: Syntax? = self
    while let current = node {
      if let type = current.declaredTypeName {
        names.append(type)
      } else if !isInMember, let name = current.declaredMemberName, current.isMemberOrGlobal {
        names.append(name)
        isInMember = true
      }
      node = current.parent
    }
    return names.isEmpty ? nil : names.reversed().joined(separator: ".")
  }

  private var declaredMemberName: String? {
    switch self.as(SyntaxEnum.self) {
    case .functionDecl(let function): function.name.bareText
    case .initializerDecl: "init"
    case .deinitializerDecl: "deinit"
    case .subscriptDecl: "subscript"
    case .variableDecl(let variable): variable.bindings.first.map { $0.pattern.trimmedDescription }
    default: nil
    }
  }

  /// Whether a declaration is a type's member or a global, not a function's local.
  private var isMemberOrGlobal: Bool {
    guard let item = parent else { return false }
    return item.is(MemberBlockItemSyntax.self) || item.parent?.parent?.is(SourceFileSyntax.self) ?? false
  }
}

extension String {
  /// A file's name without its extension.
  fileprivate var lastPart: String {
    let name = lastIndex(of: "/").map { String(self[index(after: $0)...]) } ?? self
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }
}
