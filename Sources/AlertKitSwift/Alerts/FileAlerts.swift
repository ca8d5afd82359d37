internal import AlertKitCore
internal import SwiftSyntax

/// The alerts of one file, and what had to be looked for elsewhere.
struct FileAlerts: Sendable {
  private(set) var reading = SourceReading()
  let misses: Set<Miss>

  init(of file: ParsedFile, sites: [AlertSite], index: DeclarationIndex) {
    let resolver = Resolver(index: index)
    let scope = Scope(file: file)
    var numbers: [String: Int] = [:]
    var extents: [SurfaceExtent] = []
    for site in sites {
      resolver.beginSite()
      guard var surface = Self.surface(of: site, resolver, in: scope) else { continue }
      let member = Syntax(site.call).memberPath ?? file.source.path.lastPart
      numbers[member, default: 0] += 1
      surface.value.id = "\(member).\(numbers[member]!)"
      reading.surfaces.append(surface.value)
      extents.append(SurfaceExtent(of: surface.value, site: site, end: surface.end))
    }
    misses = resolver.misses
    let comments = SwiftSuppressions.read(file, covering: extents)
    reading.suppressions = comments.suppressions
    reading.faults = comments.faults + SyntaxFaults.faults(of: file)
  }

  /// A surface without an id, and the offset at which its code ends.
  private static func surface(
    of site: AlertSite, _ resolver: Resolver, in scope: Scope
  ) -> (value: Surface<StringReference>, end: Int)? {
    let end = site.call.endPositionBeforeTrailingTrivia.utf8Offset
    let notifications = NotificationReader(resolver: resolver)
    switch site.kind {
    case .category: return (notifications.category(site.call, in: scope), end)
    case .content: return notifications.content(site.call, in: scope).map { ($0, end) }
    default: return draft(of: site, resolver, in: scope).map { ($0.surface(id: ""), $0.end) }
    }
  }

  static func draft(of site: AlertSite, _ resolver: Resolver, in scope: Scope) -> AlertDraft? {
    switch site.kind {
    case .uiKit: UIKitReader(resolver: resolver).alert(site.call, in: scope)
    case .modifier: SwiftUIReader(resolver: resolver).modifier(site.call, in: scope)
    case .value: SwiftUIReader(resolver: resolver).value(site.call, in: scope)
    case .state(let kind): AlertStateReader(resolver: resolver).alert(site.call, kind, in: scope)
    case .wrapper(let wrapper): WrapperReader(resolver: resolver).alert(site.call, of: wrapper, in: scope)
    case .category, .content: nil
    }
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
