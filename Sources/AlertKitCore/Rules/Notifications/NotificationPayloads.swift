extension Rule {
  static let notificationPayloadSize = Rule(
    id: "notification-payload-size", severity: .error,
    summary: "A payload is larger than the service delivers: 4,096 bytes, or 5,120 for VoIP.",
    rationale: """
      The push service refuses what is too large, and nobody gets the notification. Send what is needed to fetch the rest. A payload \
      is taken to be for VoIP where its file's name says so.
      """,
    guidelines: ["N1"],
    examples: [
      .app(
        spec: "", others: ["order.apns": payload(padding: 4200)], findings: [.init(.surface)]),
      .app(spec: "", others: ["call.voip.apns": payload(padding: 4200)]),
      .app(spec: "", others: ["order.apns": payload(padding: 100)]),
    ],
    canBeSuppressed: false,
    checks: .fault { $0.kind == .payloadSize ? Violation(.surface, $0.sentence) : nil })

  static let notificationUnknownKey = Rule(
    id: "notification-unknown-key", severity: .warning,
    summary: "A payload or a content extension's Info.plist has a key that nothing reads, or a wrong type.",
    rationale: """
      The system passes over what it does not know and says nothing: a misspelt `catgory` costs the actions, a badge in quotation \
      marks is never set. Data of the app's own belongs outside of `aps`.
      """,
    guidelines: ["E2", "E4"],
    examples: [
      .app(
        spec: "",
        others: ["order.apns": "{\"aps\": {\"alert\": {\"titel\": \"Order\", \"body\": \"It left.\"}, \"badge\": 1}}\n"],
        findings: [.init(.surface)]),
      .app(
        spec: "", others: ["order.json": "{\"aps\": {\"alert\": \"It left.\", \"badge\": \"1\"}}\n"],
        findings: [.init(.surface)]),
      .app(
        spec: "",
        others: [
          "order.apns":
            "{\"aps\": {\"alert\": {\"loc-key\": \"left\", \"loc-args\": [\"Mina\"]}, \"badge\": 1}, \"order\": {\"id\": 7}}\n"
        ]),
      .app(spec: "", others: ["other.json": "{\"apsis\": 1}\n"], note: "No payload."),
    ],
    canBeSuppressed: false,
    checks: .fault { $0.kind == .notificationKey ? Violation(.surface, $0.sentence) : nil })
}

private func payload(padding: Int) -> String {
  "{\"aps\": {\"alert\": \"It left.\"}, \"note\": \"" + String(repeating: "x", count: padding) + "\"}\n"
}
