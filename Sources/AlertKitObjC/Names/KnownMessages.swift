/// What Swift has for messages of the platform's where the general rule for selectors would not find it.
enum KnownMessages {
  enum Form {
    /// An initializer of the receiver, or of another type.
    case initializer([String?], of: String? = nil)
    /// A formatted text.
    case format
    /// A text or a list without content.
    case empty
    case method(String, [String?])
    case member(String)
    /// The receiver itself.
    case receiver
    /// The first argument itself.
    case argument
    /// The receiver, an operator, the argument.
    case infix(String)
    /// The receiver and a formatted text.
    case appendedFormat
    /// `receiver[argument]`
    case item
    /// The arguments as a list.
    case elements
    /// The arguments as values and keys.
    case pairs
    /// The message that the first argument is the selector of, with the arguments behind it.
    case performed
  }

  static let forms: [String: Form] = alerts.merging(notifications) { $1 }.merging(texts) { $1 }.merging(collections) { $1 }
    .merging(permissions) { $1 }.merging(performing) { $1 }

  private static let alerts: [String: Form] = [
    "alertControllerWithTitle:message:preferredStyle:": .initializer(["title", "message", "preferredStyle"]),
    "actionWithTitle:style:handler:": .initializer(["title", "style", "handler"]),
    "presentViewController:animated:completion:": .method("present", [nil, "animated", "completion"]),
    "dismissViewControllerAnimated:completion:": .method("dismiss", ["animated", "completion"]),
  ]

  private static let notifications: [String: Form] = [
    "actionWithIdentifier:title:options:": .initializer(["identifier", "title", "options"]),
    "actionWithIdentifier:title:options:icon:": .initializer(["identifier", "title", "options", "icon"]),
    "actionWithIdentifier:title:options:textInputButtonTitle:textInputPlaceholder:":
      .initializer(["identifier", "title", "options", "textInputButtonTitle", "textInputPlaceholder"]),
    "actionWithIdentifier:title:options:icon:textInputButtonTitle:textInputPlaceholder:":
      .initializer(["identifier", "title", "options", "icon", "textInputButtonTitle", "textInputPlaceholder"]),
    "categoryWithIdentifier:actions:intentIdentifiers:options:":
      .initializer(["identifier", "actions", "intentIdentifiers", "options"]),
    "categoryWithIdentifier:actions:intentIdentifiers:hiddenPreviewsBodyPlaceholder:options:":
      .initializer(["identifier", "actions", "intentIdentifiers", "hiddenPreviewsBodyPlaceholder", "options"]),
    "categoryWithIdentifier:actions:intentIdentifiers:hiddenPreviewsBodyPlaceholder:categorySummaryFormat:options:":
      .initializer(
        ["identifier", "actions", "intentIdentifiers", "hiddenPreviewsBodyPlaceholder", "categorySummaryFormat", "options"]),
    "requestWithIdentifier:content:trigger:": .initializer(["identifier", "content", "trigger"]),
    "addNotificationRequest:withCompletionHandler:": .method("add", [nil, "withCompletionHandler"]),
  ]

  private static let texts: [String: Form] = [
    "stringWithFormat:": .format, "string": .empty, "stringWithCapacity:": .empty, "stringWithString:": .argument,
    "stringWithUTF8String:": .argument,
    "stringByAppendingString:": .infix("+"), "stringByAppendingFormat:": .appendedFormat,
    "localizedStringWithFormat:": .method("localizedStringWithFormat", [nil]),
    "localizedStringForKey:value:table:": .method("localizedString", ["forKey", "value", "table"]),
    "isEqualToString:": .infix("=="), "isEqual:": .infix("=="),
    "stringByReplacingOccurrencesOfString:withString:": .method("replacingOccurrences", ["of", "with"]),
    "stringByTrimmingCharactersInSet:": .method("trimmingCharacters", ["in"]),
    "componentsJoinedByString:": .method("joined", ["separator"]), "uppercaseString": .method("uppercased", []),
    "lowercaseString": .method("lowercased", []), "capitalizedString": .member("capitalized"),
    "localizedUppercaseString": .member("localizedUppercase"), "localizedLowercaseString": .member("localizedLowercase"),
    "localizedCapitalizedString": .member("localizedCapitalized"), "stringValue": .member("stringValue"),
    "localizedDescription": .member("localizedDescription"), "localizedFailureReason": .member("localizedFailureReason"),
    "localizedRecoverySuggestion": .member("localizedRecoverySuggestion"), "description": .member("description"),
  ]

  private static let collections: [String: Form] = [
    "arrayWithObjects:": .elements, "arrayWithObject:": .elements, "setWithObjects:": .elements, "setWithObject:": .elements,
    "initWithObjects:": .elements, "orderedSetWithObjects:": .elements, "array": .empty, "set": .empty, "dictionary": .empty,
    "arrayWithCapacity:": .empty, "dictionaryWithCapacity:": .empty,
    "arrayWithArray:": .argument, "setWithArray:": .argument, "initWithArray:": .argument,
    "dictionaryWithObjectsAndKeys:": .pairs, "initWithObjectsAndKeys:": .pairs, "dictionaryWithObject:forKey:": .pairs,
    "objectAtIndex:": .item, "objectForKey:": .item, "objectForKeyedSubscript:": .item, "objectAtIndexedSubscript:": .item,
    "addObject:": .method("append", [nil]), "addObjectsFromArray:": .method("append", ["contentsOf"]),
    "insertObject:atIndex:": .method("insert", [nil, "at"]), "firstObject": .member("first"), "lastObject": .member("last"),
    "enumerateObjectsUsingBlock:": .method("forEach", [nil]),
    "count": .member("count"), "length": .member("count"), "textFields": .member("textFields"), "copy": .receiver,
    "mutableCopy": .receiver, "retain": .receiver, "autorelease": .receiver, "numberWithBool:": .argument,
    "numberWithInt:": .argument, "numberWithInteger:": .argument, "numberWithUnsignedInteger:": .argument,
    "numberWithFloat:": .argument, "numberWithDouble:": .argument,
  ]

  private static let performing: [String: Form] = [
    "performSelector:": .performed, "performSelector:withObject:": .performed,
    "performSelector:withObject:withObject:": .performed,
    "performSelector:withObject:afterDelay:": .performed, "performSelector:withObject:afterDelay:inModes:": .performed,
    "performSelectorInBackground:withObject:": .performed, "performSelectorOnMainThread:withObject:waitUntilDone:": .performed,
    "performSelectorOnMainThread:withObject:waitUntilDone:modes:": .performed,
  ]

  private static let permissions: [String: Form] = [
    "requestAccessForMediaType:completionHandler:": .method("requestAccess", ["for", "completionHandler"]),
    "requestAccessForEntityType:completionHandler:": .method("requestAccess", ["for", "completionHandler"]),
    "requestAccessToEntityType:completion:": .method("requestAccess", ["to", "completion"]),
    "authorizationStatusForMediaType:": .method("authorizationStatus", ["for"]),
    "authorizationStatusForEntityType:": .method("authorizationStatus", ["for"]),
    "openURL:options:completionHandler:": .method("open", [nil, "options", "completionHandler"]),
    "openURL:": .method("open", [nil]),
    "URLWithString:": .initializer(["string"], of: "URL"),
  ]
}
