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
      guard let draft = Self.draft(of: site, resolver, in: scope) else { continue }
      let member = Syntax(site.call).memberPath ?? file.source.path.lastPart
      numbers[member, default: 0] += 1
      let surface = draft.surface(id: "\(member).\(numbers[member]!)")
      reading.surfaces.append(surface)
      extents.append(SurfaceExtent(of: surface, site: site, end: draft.end))
    }
    misses = resolver.misses
    let comments = SwiftSuppressions.read(file, covering: extents)
    reading.suppressions = comments.suppressions
    reading.faults = comments.faults + SyntaxFaults.faults(of: file)
  }

  private static func draft(of site: AlertSite, _ resolver: Resolver, in scope: Scope) -> AlertDraft? {
    switch site.kind {
    case .uiKit: UIKitReader(resolver: resolver).alert(site.call, in: scope)
    case .modifier: SwiftUIReader(resolver: resolver).modifier(site.call, in: scope)
    case .value: SwiftUIReader(resolver: resolver).value(site.call, in: scope)
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
