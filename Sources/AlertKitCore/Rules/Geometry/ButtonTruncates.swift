extension Rule {
  static let buttonTruncates = Rule(
    id: "button-truncates", severity: .warning,
    summary: "A button's title is cut even at its smallest scale (a warning), or is shrunk to fit (a note).",
    rationale: """
      A button keeps to one line. A title that is too wide is set smaller, down to little more than half its size, and then cut \
      in the middle, where the word that matters may stand.
      """,
    guidelines: ["A11"], examples: ButtonTruncates.firing + ButtonTruncates.silent, checks: .layout(ButtonTruncates.check))
}

private enum ButtonTruncates {
  private struct Shrunk {
    let scene: Scene
    let title: TextBlock
    let variant: Int
    let isApproximate: Bool
  }

  /// Whether a title is so much smaller that it shows: in a percentage, or where widths are rough by more than they are off.
  private static func isShrunk(_ title: TextBlock, isApproximate: Bool) -> Bool {
    title.scale < (isApproximate ? 0.95 : 0.995) || title.isTruncated
  }

  static func check(_ surface: LaidOutSurface) -> [Violation] {
    var hasShrunk = false
    surface.forEachLayout { layout in
      hasShrunk = hasShrunk || layout.buttons.contains { isShrunk($0.title, isApproximate: layout.isApproximate) }
    }
    guard hasShrunk, surface.localized.surface.kind.isAlertOrSheet else { return [] }
    return surface.localized.surface.buttons.indices.compactMap { violation(ofButton: $0 + 1, in: surface) }
  }

  private static func violation(ofButton number: Int, in surface: LaidOutSurface) -> Violation? {
    let shrunk = surface.scenes.flatMap { scene in
      scene.shown.flatMap { layout in
        layout.buttons.filter { $0.number == number && isShrunk($0.title, isApproximate: layout.isApproximate) }
          .map {
            Shrunk(
              scene: scene.scene, title: $0.title, variant: layout.variant(of: .button(number)),
              isApproximate: layout.isApproximate)
          }
      }
    }
    let cut = shrunk.filter(\.title.isTruncated)
    let isSure = cut.contains { !$0.isApproximate }
    guard
      let first = cut.first(where: { !$0.isApproximate }) ?? cut.first ?? shrunk.min(by: { $0.title.scale < $1.title.scale }),
      surface.localized.isWrittenHere(.button(number))
    else { return nil }
    return Violation(
      .button(number), message(first.title, isApproximate: first.isApproximate), severity: isSure ? .warning : .note,
      variant: first.variant, scenes: (cut.isEmpty ? shrunk : cut).map(\.scene).uniqued())
  }

  static func message(_ title: TextBlock, isApproximate: Bool) -> String {
    let doubt = isApproximate ? " (approximate)" : ""
    return title.isTruncated
      ? "\(quoted(title.text)) is too wide for its button, and cut even at its smallest size\(doubt); shorten it."
      : "\(quoted(title.text)) is shrunk to \(Int((title.scale * 100).rounded())) % to fit its button\(doubt); shorten it."
  }
}

extension ButtonTruncates {
  static let firing: [RuleExample] = [
    RuleExample(
      ExampleSurface(
        title: .photoDeleted,
        buttons: [
          .init(.ok),
          .init([
            "en": "Move to Recently Deleted Right Now", "de": "Jetzt nach „Zuletzt gelöscht“ bewegen",
            "ko": "최근 삭제된 항목으로 지금 바로 이동하기",
            "zh-Hans": "移动", "ja": "今すぐ「最近削除した項目」に移動する",
          ]),
        ]),
      findings: [.init(.button(2), in: ["en", "de", "ko", "ja"], severity: .note)]),
    RuleExample(
      ExampleSurface(
        title: .photoDeleted,
        buttons: [
          .init(.ok),
          .init([
            "en": "Move the Photo to Recently Deleted and Keep It There for Thirty Days", "fr": "Déplacer", "ar": "نقل",
          ]),
        ]),
      findings: [.init(.button(2), in: ["en"], severity: .warning)]),
  ]

  static let silent: [RuleExample] = [
    RuleExample(
      ExampleSurface(title: .deletePhotoQuestion, buttons: [.init(.cancel, .cancel), .init(.delete, .destructive)]))
  ]
}
