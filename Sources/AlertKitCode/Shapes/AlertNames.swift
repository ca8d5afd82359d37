/// Names of types and functions that say that they show an alert, though nothing that is read says so.
package enum AlertNames {
  private static let pieces = ["lert", "ialog", "heet", "opup"].map { Array($0.utf8) }
  private static let showing = ["show", "present", "display"].map { Array($0.utf8) }

  /// Whether a name may be one, by its bytes alone; quick.
  package static func mayBeOne(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    guard name.count > 5 else { return false }
    for start in 0..<(name.count - 3) {
      switch name[start] {
      case UInt8(ascii: "l"), UInt8(ascii: "i"), UInt8(ascii: "h"), UInt8(ascii: "o"):
        for piece in pieces where piece[0] == name[start] && start + piece.count <= name.count {
          if piece.indices.allSatisfy({ name[start + $0] == piece[$0] }) { return true }
        }
      default: break
      }
    }
    return name.elementsEqual("SwiftEntryKit".utf8) || mayBeMessenger(name)
  }

  private static func mayBeMessenger(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    showing.contains { start in
      name.count > start.count + 4 && start.indices.allSatisfy { name[$0] == start[$0] }
        && (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(name[start.count])
    }
  }

  /// What a function shows whose name doesn't say that it is an alert.
  private static let said: Set<Substring> = [
    "Message", "Confirm", "Confirmation", "Error", "Warning", "Notice", "Question", "Prompt", "Info",
  ]

  /// Whether a function of a name shows words to people, be it in an alert or elsewhere: `showConfirmMessage`.
  static func isMessenger(_ name: String) -> Bool {
    guard !name.startsUpper, !isFunction(name) else { return false }
    let words = ObjCSelector.words(name).map { name[$0] }
    return words.first.map(verbs.contains) ?? false && words.dropFirst().contains(where: said.contains)
  }

  private static let verbs: Set<Substring> = ["present", "show", "display", "pop", "open", "raise"]
  /// What stands behind the word for an alert in the name of what shows one.
  private static let shown: Set<String> = [
    "", "View", "Controller", "ViewController", "VC", "Window", "Dialog", "Box", "Panel", "Modal", "Card", "Popup", "Overlay",
  ]
  /// The same in the name of what others wrote.
  private static let makers: Set<String> = [
    "Presenter", "Manager", "Helper", "Builder", "Service", "Factory", "Center", "Kit", "Template",
  ]
  /// Libraries that show alerts under other names.
  private static let libraries: Set<String> = ["SwiftEntryKit"]
  /// Types of libraries whose alerts are signs that go away by themselves.
  private static let signs: Set<String> = ["StatusAlert", "SPAlert", "SPAlertView", "AlertToast", "ToastAlert", "DropAlert"]
  private static let asking: Set<Substring> = ["Alert", "Confirm", "Confirmation"]
  private static let dialogs: Set<Substring> = ["Alert", "Popup", "Confirm", "Confirmation", "Message", "Input", "Prompt"]

  /// Whether a type of a name shows an alert: `SCLAlertView`, `PopupDialog`; not `AlertStyle`.
  ///
  /// - Parameter isDeclared: Whether the app declares it.
  static func isType(_ name: String, isDeclared: Bool) -> Bool {
    if libraries.contains(name) { return !isDeclared }
    if signs.contains(name), !isDeclared { return false }
    if isDeclared, isProgress(name) { return false }
    guard name.startsUpper, let rest = rest(of: name) else { return false }
    return shown.contains(rest) || !isDeclared && makers.contains(rest)
  }

  /// Whether a type of a name may stand in for an alert of Apple's: `PopupDialog`; not `AlertCard`, which may be part of a screen.
  static func isStandIn(_ name: String) -> Bool {
    guard name.startsUpper, !signs.contains(name), let rest = rest(of: name) else { return false }
    return shown.contains(rest) && rest != "Card" && rest != "Overlay"
  }

  /// Whether a view of SwiftUI's that an app declares may be drawn as an alert, if it takes an alert's words: `PhotoDialogModifier`.
  static func isDrawn(_ name: String) -> Bool {
    guard name.startsUpper else { return false }
    var words = ObjCSelector.words(name).map { name[$0] }
    while let last = words.last, ["View", "Modifier", "Modal"].contains(last) { words.removeLast() }
    return words.last.map { ["Alert", "Dialog", "Popup"].contains($0) } ?? false
  }

  /// Whether a type of a name tells how far something is, and asks nothing: `ProgressAlert`, `LoadingAlertView`; not `ResetProgressAlert`.
  static func isProgress(_ name: String) -> Bool {
    let words = ObjCSelector.words(name).map { name[$0] }
    guard let index = words.indices.dropLast().first(where: { progress.contains(words[$0]) }) else { return false }
    return ["Alert", "Popup", "Dialog"].contains(words[index + 1]) && deeds.isDisjoint(with: words)
  }

  private static let progress: Set<Substring> = ["Progress", "Loading", "Loader", "Spinner"]
  /// What is done to a progress, or went wrong with it.
  private static let deeds: Set<Substring> = [
    "Reset", "Delete", "Lose", "Lost", "Save", "Unsaved", "Discard", "Clear", "Erase", "Cancel", "Stop", "Error", "Failed",
    "Failure",
  ]

  /// Whether a function of a name shows one: `presentErrorAlert`.
  static func isFunction(_ name: String) -> Bool {
    guard let first = ObjCSelector.words(name).first, verbs.contains(name[first]), let rest = rest(of: name) else {
      return false
    }
    return shown.contains(rest) || ["Message", "With"].contains(where: rest.hasPrefix)
  }

  /// Whether a type of a name is an alert or describes one: `AlertParams`; not `AlertAction`, which is part of one.
  static func isDescription(_ name: String) -> Bool {
    guard name.startsUpper, let rest = rest(of: name) else { return false }
    return !["Action", "Button", "Item"].contains(where: rest.hasSuffix)
  }

  /// What stands behind the last word for an alert; nil where there is none.
  private static func rest(of name: String) -> String? {
    let words = ObjCSelector.words(name).map { name[$0] }
    for index in words.indices.reversed() {
      let isOne =
        switch words[index] {
        case "Alert", "Popup": true
        case "Sheet": index > 0 && (words[index - 1] == "Action" || words[..<index].contains(where: asking.contains))
        case "Dialog": index > 0 && (dialogs.contains(words[index - 1]) || verbs.contains(words[index - 1]))
        default: false
        }
      if isOne { return words[(index + 1)...].joined() }
    }
    return nil
  }
}
