extension LocaleFacts {
  /// Words by which the copy of notifications is judged, in lower case.
  package struct NotificationWords: Sendable, Equatable {
    /// Phrases that tell people to open the app, go to a screen or tap something.
    var instructions: ListedPhrases = []
    /// Phrases that tell people to open the app by its name, with `{app}` in its place.
    package var openApp: [String] = []
    /// Phrases that hold one of ``instructions`` and tell nobody to do so.
    var notInstructions: ListedPhrases = []
    /// Words beside which a value is nobody else's business, such as *password*.
    var secrets: ListedPhrases = []
    /// Words for medicines and taking them: what a notification about it names is a matter of health.
    var medicines: ListedPhrases = []
    /// Words that say by themselves what is nobody else's business, such as *diagnosis*.
    var privateTopics: ListedPhrases = []
    /// Phrases of advertising.
    var marketing: ListedPhrases = []
    /// What says, in the place of a hidden preview, no more than *Notification*; the system's own word first.
    package var emptyPlaceholders: [String] = [] { didSet { namedAccesses = ListedPhrases(accesses + emptyPlaceholders) } }
    /// Words for Settings, by which a button that leads there is known.
    var settings: ListedPhrases = []
    /// What Settings grants or withdraws, such as the camera.
    package var accesses: [String] = [] { didSet { namedAccesses = ListedPhrases(accesses + emptyPlaceholders) } }
    /// What Settings grants, with the words for a notification.
    private(set) var namedAccesses: ListedPhrases = []
    /// Phrases that can only mean the system's settings, such as *Settings app*.
    var deviceSettings: ListedPhrases = []
    /// Phrases for what the system alone grants, such as *access to the camera*.
    var deviceAccesses: ListedPhrases = []
    /// Phrases that say that something is not granted, such as *was denied*.
    var denials: ListedPhrases = []
  }
}

extension LocaleRecord {
  mutating func takeNotifications(_ fields: inout LocaleFields) throws(LocaleFields.Mismatch) {
    var words = notifications ?? LocaleFacts.NotificationWords()
    switch try fields.part() {
    case "instructions": words.instructions = ListedPhrases(fields.values)
    case "not_instructions": words.notInstructions = ListedPhrases(fields.values)
    case "open_app": words.openApp = fields.values
    case "secrets": words.secrets = ListedPhrases(fields.values)
    case "medicines": words.medicines = ListedPhrases(fields.values)
    case "private_topics": words.privateTopics = ListedPhrases(fields.values)
    case "marketing": words.marketing = ListedPhrases(fields.values)
    case "empty_placeholders": words.emptyPlaceholders = fields.values
    case "settings": words.settings = ListedPhrases(fields.values)
    case "accesses": words.accesses = fields.values
    case "device_settings": words.deviceSettings = ListedPhrases(fields.values)
    case "device_accesses": words.deviceAccesses = ListedPhrases(fields.values)
    case "denials": words.denials = ListedPhrases(fields.values)
    default: throw fields.unknown()
    }
    notifications = words
  }
}
