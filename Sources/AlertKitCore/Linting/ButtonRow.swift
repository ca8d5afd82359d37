/// The buttons of an alert or a sheet by themselves, with all that tells what they mean: the same rows come again and again.
struct ButtonRow: Hashable, Sendable {
  /// What tells the row from others, one after the other.
  private let bytes: [UInt8]

  /// The row of a surface in the language that it is written in; nil for one whose buttons something else is to be known of.
  ///
  /// - Parameter basis: What rules may rest on that does not hold for the surface.
  init?(of localized: LocalizedSurface, without basis: Rule.Basis) {
    let surface = localized.surface
    guard case .alert(let alert) = surface.shared, localized.isSource, localized.earlier == nil, surface.reserve == nil,
      surface.platforms == nil, Self.isKnown(alert)
    else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(128)
    func add(_ text: String) {
      bytes.append(UInt8(truncatingIfNeeded: text.utf8.count))
      bytes.append(UInt8(truncatingIfNeeded: text.utf8.count >> 8))
      bytes.append(contentsOf: text.utf8)
    }
    add(localized.locale.identifier)
    bytes.append(UInt8(truncatingIfNeeded: basis.rawValue))
    bytes.append(Self.code(of: alert) | (surface.origin == .spec ? 2 : 0))
    bytes.append(localized.questions.rawValue)
    for name in alert.value.implicitButtons { add(name) }
    for index in alert.value.buttons.indices {
      bytes.append(Self.code(of: alert.value.buttons[index]))
      add(alert.value.buttons[index].title.variants[0].text)
    }
    self.bytes = bytes
  }

  private typealias Alert = Shared<SurfaceContent<Copy>.Alert>

  /// Whether there are buttons, each with one text, and nothing around them that rules would have to look at.
  private static func isKnown(_ alert: Alert) -> Bool {
    guard !alert.value.buttons.isEmpty, alert.value.textFields.isEmpty, alert.value.cases.isEmpty, alert.value.presenter == nil,
      alert.value.title?.alternatives.isEmpty != false, alert.value.message?.alternatives.isEmpty != false
    else { return false }
    return alert.value.buttons.allSatisfy { button in
      button.action == nil && button.title.alternatives.isEmpty && button.title.status == .translated
        && button.title.variants.count == 1 && button.title.variants[0].text.utf8.count < 1 << 16
    }
  }

  /// What tells alerts apart beside texts, in the bits but the first two.
  private static func code(of alert: Alert) -> UInt8 {
    let style: UInt8 =
      switch alert.value.style {
      case .alert: 0
      case .actionSheet: 1
      case .confirmationDialog: 2
      }
    let purpose: UInt8 =
      switch alert.value.purpose {
      case nil: 0
      case .notificationPermission: 1
      case .notificationSettings: 2
      }
    return style << 2 | purpose << 4 | (alert.value.title == nil ? 1 << 6 : 0) | (alert.value.buttonsAreComplete ? 1 << 7 : 0)
  }

  /// What tells buttons of one title apart.
  private static func code(of button: SurfaceButton<Copy>) -> UInt8 {
    let role: UInt8 =
      switch button.role {
      case .default: 0
      case .cancel: 1
      case .destructive: 2
      case .unknown: 3
      }
    let effect: UInt8 =
      switch button.effect {
      case nil: 0
      case .requestsNotificationPermission: 1
      case .opensSettings: 2
      case .leavesApp: 3
      }
    // Names of buttons that the framework adds come before them, and begin otherwise.
    return 1 << 7 | role | effect << 2 | (button.isPreferred ? 1 << 4 : 0) | (button.isRepeated == true ? 1 << 5 : 0)
  }
}

extension LocalizedSurface {
  /// The surface without all but its buttons; in the place of a title stands one of which nothing is known.
  var buttonsAlone: LocalizedSurface {
    var row = surface
    guard case .alert(var alert) = row.content else { return self }
    alert.title = alert.title.map { Copy(reference: $0.reference, status: .dynamic, variants: []) }
    alert.message = nil
    row.content = .alert(alert)
    return LocalizedSurface(
      surface: row, source: row, locale: locale, sourceLocale: sourceLocale, facts: facts, sourceFacts: sourceFacts,
      context: context, sourceTexts: sourceTexts, questions: questions)
  }

  /// The surface whose buttons are passed over by rules that judge each text by itself.
  var withoutButtons: LocalizedSurface {
    var other = self
    other.leavesOutButtons = true
    return other
  }
}

/// What was found in rows of buttons, the last ones asked for.
final class RowVerdicts: Sendable {
  private let known = RecentValues<ButtonRow, RuleChecks.OfRow>(most: 4096)

  /// What some checks find in the row of a surface; nil where it is to be judged with the rest.
  func verdict(on localized: LocalizedSurface, by checks: RuleChecks) -> RuleChecks.OfRow? {
    let missing = RuleChecks.missingBasis(of: localized.surface)
    guard let row = ButtonRow(of: localized, without: missing) else { return nil }
    return known.value(for: row) { checks.ofRow(localized) }
  }
}
