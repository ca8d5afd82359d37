internal import AlertKitCore

/// What the arguments of a call say of an alert, by their labels.
enum AlertLabels {
  static let titles: Set<String> = [
    "title", "titleText", "alertTitle", "attributedTitle", "newTitle", "titleString", "titleStr", "messageTitle",
  ]
  static let messages: Set<String> = [
    "message", "messageText", "alertMessage", "attributedMessage", "newMessage", "subTitle", "subtitle", "text", "body",
    "msg", "msgText", "detail", "details", "detailText", "informativeText", "contentText", "content", "contents",
    "descriptionText", "desc", "messageString", "messageStr", "message1", "alertMsg", "alertBody", "messageDescription",
  ]

  /// Whether an argument of a label is a title or a message.
  static func isWords(_ label: String?) -> Bool {
    label.map(plain).map { titles.contains($0) || messages.contains($0) } ?? false
  }

  /// A label without *with* and *and*: `andMessage` is `message`.
  static func plain(_ label: String) -> String {
    for start in ["with", "and"] where label.hasPrefix(start) && label.utf8.count > start.utf8.count {
      let rest = label.dropFirst(start.count)
      if rest.first?.isUppercase == true { return ObjCSelector.lowerFirst(String(rest)) }
    }
    return label
  }

  /// Whether the code of a call hands over a view that stands in the alert.
  static func giveView(in call: String) -> Bool {
    [
      "viewController:", "contentViewController:", "contentView:", "customView:", "WithViewController:",
      "ContentViewController:", "ContentView:",
      "CustomView:",
    ]
    .contains(where: call.holdsBytes)
  }

  private static let lists: Set<String> = [
    "buttons", "actions", "buttontitles", "otherbuttontitles", "otherbuttons", "othertitles", "actiontitles",
  ]
  private static let purposes = [
    "button", "cancel", "ok", "confirm", "destructive", "done", "action", "primary", "secondary", "yes", "no", "close",
    "dismiss",
    "other", "accept", "decline", "retry", "positive", "negative", "discard", "delete",
  ]
  /// Which of an alert's actions one is.
  private static let places: Set<String> = ["default", "main", "left", "right", "first", "second", "add", "additional", "more"]
  private static let ends = [
    "buttontitle", "buttontext", "buttonlabel", "actiontitle", "button", "title", "text", "label", "lable",
  ]

  /// Whether an argument of a label is a button, a button's title, or a list of these.
  static func isButton(_ label: String) -> Bool {
    let name = small(label)
    if lists.contains(name) { return true }
    guard let end = ends.first(where: name.hasSuffix) else {
      return purposes.dropFirst().contains(name) && name != "no" && name != "action"
    }
    let start = name.dropLast(end.count)
    return start.isEmpty || ["left", "right"].contains(start) && end.contains("button")
      ? end.contains("button") || end == "actiontitle" : purposes.contains { start.hasPrefix($0) || start.hasSuffix($0) }
  }

  /// A label in small letters, in which a button is called so: `button` of `btnText`.
  private static func small(_ label: String) -> String { plain(label).lowercased().replacing("btn", with: "button") }

  /// Which button a label tells the title of, in small letters: `primary` of `primaryButtonTitle`.
  static func purpose(ofButton label: String) -> String {
    let name = small(label)
    return ends.first(where: name.hasSuffix).map { String(name.dropLast($0.count)) } ?? name
  }

  /// Whether the label of an argument says that it is a button.
  static func tellsButton(_ argument: Argument) -> Bool { argument.label.map { isButton(plain($0)) } ?? false }

  /// Whether a label says that an argument is an action of an alert, or what one does.
  static func isAction(_ label: String) -> Bool {
    let name = plain(label).lowercased()
    guard let end = ["action", "actions"].first(where: name.hasSuffix) else { return false }
    return places.contains(String(name.dropLast(end.count))) || end == "action" && purposes.contains { name.hasPrefix($0) }
  }

  /// The role that a name says.
  static func role(_ name: String) -> String {
    let name = name.lowercased()
    return name.contains("cancel") ? "cancel" : name.contains("destructive") ? "destructive" : "default"
  }

  /// Whether a method of a name adds a button to an alert.
  static func addsButton(_ name: String) -> Bool {
    let name = unprefixed(name).lowercased()
    return ["add", "set", "with"].contains { name.hasPrefix($0) } && ["action", "button"].contains { name.contains($0) }
  }

  /// Whether a method of a name shows an alert.
  static func shows(_ name: String) -> Bool { ["show", "present", "display"].contains(where: name.hasPrefix) }

  private static let kinds: Set<String> = ["message", "confirm", "prompt", "ask", "info", "warning", "error"]

  /// Whether a method of a type that is called an alert shows one: `Alert.message(message: "…")`.
  static func isKind(_ name: String) -> Bool { kinds.contains(name) }

  /// A method's name without what a category of Objective-C's puts before it: `xy_addAction`.
  private static func unprefixed(_ name: String) -> Substring {
    guard let mark = name.utf8.prefix(5).firstIndex(of: UInt8(ascii: "_")), mark != name.startIndex else { return name[...] }
    return name[name.index(after: mark)...]
  }
}
