internal import AlertKitCore

/// Functions that show an alert, and types that describe one, whose code is not there.
enum ForeignAlerts {
  /// What SwiftUI and libraries call an alert, each with labels of its own: `Alert(title: "…", buttons: […], flagType: .error)`.
  static let commonName = "Alert"

  /// The names that an app's code uses and that say so.
  static func names(in program: Program) -> Set<String> {
    let named = program.scans.reduce(into: Set<String>()) { if !$1.isTest { $0.formUnion($1.alertNames) } }
    return named.filter { name in
      guard !Shapes.names.contains(name) else { return false }
      guard name.startsUpper else { return AlertNames.isFunction(name) }
      return AlertNames.isDescription(name) && !StandIns.isOfFramework(name) && !program.mayDeclareType(name)
        && !program.mayDeclare(name)
    }
  }
}

extension Evaluator {
  /// The alert of a call of what the app does not declare, where its labels are those of an alert's title and message, or of its
  /// title and buttons. Where they name no buttons, only the callee knows them.
  func foreignAlert(_ site: Site) -> Value? {
    let hasCommonName =
      site.name == ForeignAlerts.commonName && site.base == nil && ["buttons", "actions"].contains(where: site.arguments.has)
    guard let name = hasCommonName && !program.mayDeclareType(site.name) ? site.name : foreignName(site) else { return nil }
    if site.arguments.contains(where: { $0.value.objectID.map(isAlert) ?? false }) {
      // What it shows is told where it is made.
      runClosures(of: site)
      return .null
    }
    let own = drawnBy(site)
    if own != nil, isTopMember(named: name) { return nil }
    let arguments = titled(described(own.map { named(site.arguments, by: $0) } ?? site.arguments))
    let labels = arguments.filter { $0.value.closure == nil }.compactMap { $0.label.map(AlertLabels.plain) }
    let hasButtons = labels.contains(where: AlertLabels.isButton)
    let hasTitle = labels.contains(where: AlertLabels.titles.contains)
    let hasMessage = labels.contains(where: own == nil ? ["message"].contains : AlertLabels.messages.contains)
    let isKnown = own != nil || site.base != nil && AlertLabels.isKind(site.name)
    guard isKnown ? hasTitle || hasMessage : hasTitle && (hasButtons || hasMessage) else { return nil }
    let id = make(.alert(name.contains("Sheet") ? .actionSheet : .alert), at: site)
    fill(id, [])
    store.update(id) {
      $0.presenter = name
      // Who is given none has one of its own.
      $0.isOpen = own != nil || !hasButtons || arguments.contains(where: isNoActions)
      $0.isBlank = own != nil
    }
    take(arguments, into: id, site)
    // Its view may have a title that it always shows.
    if !hasTitle { store.setField("title", of: id, to: .unknown(Unknown(site.call.nameRange))) }
    runClosures(of: site)
    return .object(id)
  }

  /// Whether an argument is a list of actions that has none.
  private func isNoActions(_ argument: Argument) -> Bool {
    if argument.label == "actions", case .list(let list) = argument.value { list.elements.isEmpty } else { false }
  }

  /// The function of the app's own that a call runs, and that draws an alert, as do all that the call may mean.
  private func drawnBy(_ site: Site) -> Declared? {
    guard let drawing = interests.drawing[site.name] else { return nil }
    let fitting = (program.declarations(named: site.name) ?? []).filter {
      $0.isFunction && $0.declaration.body != nil && fits($0, site.arguments)
    }
    guard fitting.allSatisfy({ drawing.contains($0.id) }) else { return nil }
    return fitting.max { $0.declaration.parameters.count > $1.declaration.parameters.count }
  }

  /// Whether what is run is a function of a name itself, which hands its words on to another one.
  private func isTopMember(named name: String) -> Bool { topMember.name == name }

  private func isAlert(_ id: ObjectID) -> Bool { store.objects[id].isAlert && store.objects[id].presenter != nil }

  /// The name of what a call runs that others declare: a type, a function, or a type whose method it is.
  private func foreignName(_ site: Site) -> String? {
    let name = site.name == "init" ? site.baseName ?? "" : site.name
    if name.startsUpper { return interests.foreign.contains(name) ? name : nil }
    if case .member(let base, _) = site.callee, AlertLabels.shows(name) || AlertLabels.isKind(name),
      let type = type(of: base)?.lastName, type.startsUpper,
      interests.foreign.contains(type) || type == ForeignAlerts.commonName && !program.mayDeclareType(type)
    {
      return type
    }
    guard interests.foreign.contains(name), let declared = program.declarations(named: name),
      drawnBy(site) != nil
        || AlertNames.isFunction(name) && !declared.contains(where: { $0.isVariable || fits($0, site.arguments) })
    else { return nil }
    return name
  }

  /// Arguments with those of a description in place of it: `parameters: Parameters(title: "…", cancelButton: "…")`.
  private func described(_ arguments: [Argument]) -> [Argument] {
    arguments.flatMap { argument -> [Argument] in
      guard case .symbol(let symbol) = argument.value,
        case .call(.name(let type), let inner) = resolve(.symbol(symbol)).symbol?.kind,
        type.startsUpper, !program.mayDeclareType(type), inner.contains(where: { $0.label.map(AlertLabels.isButton) ?? false })
      else { return [argument] }
      return inner
    }
  }

  /// Whether code names what an alert is shown in: `self`, `self.view`, `self.navigationController!.view`.
  private func isPlace(_ code: String) -> Bool {
    guard !code.contains("\""), let name = code.split(whereSeparator: { !$0.isLetter }).last else { return false }
    return ["self", "view", "window", "controller", "vc"].contains(name)
      || ["View", "Window", "Controller", "VC"].contains(where: name.hasSuffix)
  }

  /// Arguments of which the first is the title, as in `showAlert(with: "…", message: "…", buttonTitle: "…")`, or the message of a
  /// title that stands behind it, as in `showAlertMessage("…", andTitle: "…")`.
  private func titled(_ arguments: [Argument]) -> [Argument] {
    guard let first = arguments.first, !first.isTrailing, first.label == nil || first.label == "with",
      !isPlace(program.text(of: first.range))
    else { return arguments }
    let labels = arguments.dropFirst().compactMap { $0.label.map(AlertLabels.plain) }
    let hasTitle = labels.contains(where: AlertLabels.titles.contains)
    guard hasTitle != labels.contains(where: AlertLabels.messages.contains), !hasTitle || first.value.isText else {
      return arguments
    }
    var words = Argument(label: hasTitle ? "message" : "title", value: first.value, range: first.range)
    words.expression = first.expression
    return [words] + arguments.dropFirst()
  }
}
