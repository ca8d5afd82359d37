import AlertKitCore

extension Rule {
  /// A rule of this app's own: it runs on iPad too, so no text may say iPhone.
  static let namesDevice = Rule(
    id: "names-device", severity: .error,
    summary: "A title or message names a device.",
    rationale: "The app runs on iPhone and iPad; a text that names one is wrong on the other. Say “this device”.",
    guidelines: [],
    examples: [
      RuleExample(
        ExampleSurface(title: ["en": "Erase This iPhone?", "de": "iPhone löschen?"]),
        findings: [.init(.title, in: ["en", "de"])]),
      RuleExample(ExampleSurface(title: ["en": "Erase This Device?", "de": "Dieses Gerät löschen?"])),
    ],
    checks: .copy { localized in
      localized.violations(in: [.title, .message]) { text in
        text.holds("iPhone") ? "“\(text.text)” names a device; say which one it is without its name." : nil
      }
    })
}
