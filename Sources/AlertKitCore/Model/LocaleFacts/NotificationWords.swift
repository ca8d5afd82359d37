extension LocaleFacts {
  /// Words by which the copy of notifications is judged, in lower case.
  package struct NotificationWords: Sendable, Equatable {
    /// Phrases that tell people to open the app, go to a screen or tap something.
    package var instructions: [String] = []
    /// Phrases that tell people to open the app by its name, with `{app}` in its place.
    package var openApp: [String] = []
    /// Phrases that hold one of ``instructions`` and tell nobody to do so.
    package var notInstructions: [String] = []
    /// Words beside which a value is nobody else's business, such as *password*.
    package var secrets: [String] = []
    /// Words for medicines and taking them: what a notification about it names is a matter of health.
    package var medicines: [String] = []
    /// Words that say by themselves what is nobody else's business, such as *diagnosis*.
    package var privateTopics: [String] = []
    /// Phrases of advertising.
    package var marketing: [String] = []
    /// What says, in the place of a hidden preview, no more than *Notification*; the system's own word first.
    package var emptyPlaceholders: [String] = []
    /// Words for Settings, by which a button that leads there is known.
    package var settings: [String] = []
    /// What Settings grants or withdraws, such as the camera.
    package var accesses: [String] = []
    /// Phrases that can only mean the system's settings, such as *Settings app*.
    package var deviceSettings: [String] = []
    /// Phrases for what the system alone grants, such as *access to the camera*.
    package var deviceAccesses: [String] = []
    /// Phrases that say that something is not granted, such as *was denied*.
    package var denials: [String] = []
  }
}

extension LocaleRecord {
  mutating func takeNotifications(_ fields: inout LocaleFields) throws(LocaleFields.Mismatch) {
    var words = notifications ?? LocaleFacts.NotificationWords()
    switch try fields.part() {
    case "instructions": words.instructions = fields.values
    case "not_instructions": words.notInstructions = fields.values
    case "open_app": words.openApp = fields.values
    case "secrets": words.secrets = fields.values
    case "medicines": words.medicines = fields.values
    case "private_topics": words.privateTopics = fields.values
    case "marketing": words.marketing = fields.values
    case "empty_placeholders": words.emptyPlaceholders = fields.values
    case "settings": words.settings = fields.values
    case "accesses": words.accesses = fields.values
    case "device_settings": words.deviceSettings = fields.values
    case "device_accesses": words.deviceAccesses = fields.values
    case "denials": words.denials = fields.values
    default: throw fields.unknown()
    }
    notifications = words
  }
}
