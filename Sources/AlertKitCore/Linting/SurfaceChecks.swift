/// Runs rules over surfaces, one at a time.
struct SurfaceChecks {
  let project: Project
  let rules: [Rule]
  let scenes: [Scene]

  /// A rule's violation.
  private typealias Found = (rule: Rule, violation: Violation)

  /// Violations of a surface in all its locales.
  func occurrences(ofSurface index: Int) -> [Occurrence] {
    let surface = project.surfaces[index]
    let all = project.localized(surface, in: [project.sourceLocale] + project.locales(of: surface))
    let source = all[0]
    var found = structure(source).map {
      Occurrence($0.violation, of: $0.rule, in: source, surface: index, isStructure: true, files: project.files)
    }
    let arguments = SampleArguments(project.arguments)
    let sourceLayout = looksAtLayout ? LaidOutSurface(source, in: scenes, arguments: arguments) : nil
    for localized in all.dropFirst() {
      var own = copy(localized)
      if let sourceLayout, localized.surface.texts.contains(where: { $0.text.isOwn }) {
        own += layout(
          localized.isSource
            ? sourceLayout : LaidOutSurface(localized, in: scenes, source: sourceLayout, arguments: arguments))
      }
      found += own.map {
        Occurrence($0.violation, of: $0.rule, in: localized, surface: index, isStructure: false, files: project.files)
      }
    }
    return found
  }

  private var looksAtLayout: Bool {
    rules.contains { rule in
      rule.checks.contains { if case .layout = $0 { true } else { false } }
    }
  }

  private func structure(_ surface: LocalizedSurface) -> [Found] {
    violations { if case .structure(let check) = $0 { check(surface) } else { [] } }
  }

  private func copy(_ surface: LocalizedSurface) -> [Found] {
    violations { if case .copy(let check) = $0 { check(surface) } else { [] } }
  }

  private func layout(_ surface: LaidOutSurface) -> [Found] {
    violations { if case .layout(let check) = $0 { check(surface) } else { [] } }
  }

  private func violations(_ run: (Rule.Check) -> [Violation]) -> [Found] {
    rules.flatMap { rule in rule.checks.flatMap(run).map { (rule, $0) } }
  }
}
