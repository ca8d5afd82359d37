import AlertKitCore

/// A locale that a test names; a wrong spelling is the test's own fault.
func tag(_ spelling: String) -> LocaleTag { LocaleTag(spelling)! }

/// A place in no file.
let nowhere = SourceRange(file: FileID(0), start: 0, end: 0)
