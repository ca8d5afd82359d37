/// An alert of two states of an app as reports tell it: what became of it, its words and pictures before and after.
struct ChangedAlert {
  let change: AlertChange
  /// The id of the surface as it is, or as it was where it is gone.
  let id: String
  let kind: SurfaceKind
  /// A title, or else another text, in the source language; nil where none is known.
  let title: String?
  /// Where it stands; where it is gone, where it stood.
  let place: String
  /// Where it stood, where that is another place.
  let formerPlace: String?
  /// What became of it, in words: `reworded in en and ko`.
  let verdicts: [String]
  let locales: [Locale]
  let came: [Finding]
  let went: [Finding]

  /// What became of it, as programs name it.
  var kinds: [String] {
    var kinds: [String] = change.fate == .kept ? [] : [change.fate.rawValue]
    if change.fate == .kept, !change.words.isEmpty { kinds.append("reworded") }
    if !change.structure.isEmpty { kinds.append("restructured") }
    if change.isMoved { kinds.append("moved") }
    return kinds
  }

  /// One locale in which something of it changed.
  struct Locale {
    let locale: LocaleTag
    let texts: [AlertChange.Text]
    /// One for each look that the alert has in the scenes.
    let pictures: [Pair]
  }

  /// An alert before and after, as it looks in some scenes.
  struct Pair {
    /// Nil where it was not there.
    let before: SurfaceLayout?
    /// Nil where it is gone.
    let after: SurfaceLayout?
    let scenes: [Scene]
    let presentation: Presentation

    /// Whether both look alike.
    var isSame: Bool { before != nil && before?.look == after?.look }

    /// The scenes and the way of showing it, in words.
    var caption: String {
      func all(_ part: (Scene) -> String) -> String { scenes.map(part).uniqued().joined(separator: ", ") }
      let way = presentation == .box ? [] : [presentation.words]
      return (way + [all(\.design.rawValue), all(\.device.name), all(\.orientation.rawValue), all(\.textSize.rawValue)])
        .joined(separator: " · ")
    }
  }
}

extension SurfaceLayout {
  /// What a person sees of it whatever the design: lines, buttons in order, what scrolls.
  struct Look: Hashable {
    fileprivate let lines: [[String]]
    fileprivate let buttons: [Button]
    fileprivate let isRow: Bool
    fileprivate let scrolls: [Bool]
    fileprivate let isShown: [Bool]

    fileprivate struct Button: Hashable {
      let title: [String]
      let role: ButtonRole
      let isBold: Bool
      let isSmall: Bool
      let isCut: Bool
    }
  }

  /// What makes it look as another does.
  var look: Look {
    let texts = [surface.title, surface.subtitle, surface.message, surface.body, surface.placeholder]
    return Look(
      lines: texts.map { $0?.lines ?? [] } + [surface.textFields.map(\.text)],
      buttons: buttons.map {
        Look.Button(
          title: $0.title.lines, role: $0.role, isBold: $0.isBold, isSmall: $0.title.scale < 1, isCut: $0.title.isTruncated)
      },
      isRow: arrangement == .row, scrolls: [scrolls.text, scrolls.buttons],
      isShown: notification == nil ? [] : [notification?.actions != nil, notification?.content != nil])
  }
}
