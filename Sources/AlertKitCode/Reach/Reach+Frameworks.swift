internal import AlertKitCore

/// What Apple's frameworks and libraries may ask of the app's types, by names and types.
extension Reach {
  static let ownTypes: Set<String> = [
    "String", "NSString", "Bool", "BOOL", "Int", "NSInteger", "int", "Error", "NSError", "NSNumber", "NSDictionary", "NSArray",
    "[]", "[:]", "Dictionary", "IndexPath", "NSMutableString", "NSMutableArray", "NSMutableDictionary", "NSUInteger", "float",
    "double", "CGFloat", "Double", "Float",
  ]
  /// How names begin, beside ``frameworkNames``, by which frameworks call what takes words, numbers or truths first.
  static let frameworkVerbs = [
    "set", "add", "remove", "insert", "replace", "observe", "perform", "value", "touches", "motion", "animation", "encode",
    "present", "target", "process", "child", "text", "web", "index", "attribute", "contents", "object", "read", "write",
    "item", "keyPath", "provide", "complete", "finish", "accessibility", "segue", "unwind", "transition", "navigation", "tab",
    "table", "collection", "scroll", "picker", "image", "mail", "message", "alert", "action", "search", "user", "remote",
  ]

  /// How names begin whose first parameter frameworks call by a label: `observeValue(forKeyPath:of:change:context:)`.
  static let labelledNames = [
    "observe", "perform", "should", "set", "value", "encode", "index", "read", "write", "contents", "instantiate", "init",
    "load", "add", "remove", "insert", "replace", "child", "accessibility", "unwind", "can", "will", "did",
  ]

  /// Which of Apple's types may ask for a method by a name of which nothing else is known.
  enum AskedBy {
    /// None but the app's own: what a library's screen asks for is named as such things usually are.
    case ownTypes
    /// Nor a library's delegate protocol, as the method takes something that only the app knows, or says what the app is to do.
    case noDelegate
    case nobody, protocols, types
  }

  /// How names begin by which frameworks call what takes nothing.
  static let frameworkNames = [
    "view", "awake", "layout", "did", "will", "should", "prefers", "supported", "can", "main", "start", "load", "init",
    "update",
    "prepare", "dealloc", "become", "resign", "draw", "application", "scene", "description", "hash", "copy", "encode", "make",
    "body",
    "setUp", "tearDown", "reload", "cancel", "dismiss", "display", "number", "invalidate", "commit",
  ]

  /// How names begin that Apple's types call with nothing alone, and never with words, numbers or truths.
  private static let withNothing: Set<String> = [
    "update", "draw", "reload", "display", "setUp", "tearDown", "become", "resign", "make",
  ]
  /// How names begin by which frameworks call what takes words, numbers or truths first.
  static let namesWithWords = frameworkNames.filter { !withNothing.contains($0) } + frameworkVerbs

  /// Beginnings of names that Apple's classes share with many, with all that Apple's go on to; nothing is behind the whole of one.
  private static let knownNames: [(start: String, rest: Set<String>)] = [
    (
      "did",
      [
        "ReceiveMemoryWarning", "MoveToSuperview", "MoveToWindow", "UpdateFocus", "Appear", "Disappear", "Activate",
        "Deactivate", "Save", "TurnIntoFault", "SelectPost", "SelectCancel", "SimulatePhysics", "EvaluateActions",
        "ApplyConstraints", "FinishUpdate", "BecomeActive", "ResignActive", "Load", "Start", "Stop", "Finish", "Cancel",
        "EnterBackground", "Change", "End", "Begin",
      ]
    ),
    ("display", ["", "IfNeeded"]),
    (
      "make",
      [
        "KeyWindow", "KeyAndVisible", "TouchBar", "BackingLayer", "Iterator", "AsyncIterator", "Coordinator", "ContentView",
        "WindowControllers", "Body", "UIView", "UIViewController", "Cache", "NSView", "NSViewController",
      ]
    ),
    ("dismiss", ["", "Keyboard", "Controller", "ViewController", "Animated", "TextInputController"]),
    (
      "will",
      [
        "Activate", "Appear", "Begin", "Cancel", "Change", "Close", "Disappear", "Dismiss", "End", "EnterForeground",
        "Finish", "Load", "Open", "Present", "RemoveFromEntity", "ResignActive", "Save", "Start", "Stop", "Terminate",
        "TurnIntoFault", "Unload",
      ]
    ),
    (
      "load",
      [
        "", "View", "ViewIfNeeded", "Window", "Data", "Content", "Contents", "Metadata", "Items", "More", "Preview",
        "PreviewView",
      ]
    ),
    (
      "reload", ["", "Data", "InputViews", "AllComponents", "SectionIndexTitles", "Extension"]
    ),
    (
      "start",
      [
        "", "Animating", "Animation", "Loading", "Running", "Recording", "Observing", "Playing", "Scanning", "Searching",
        "Monitoring", "Capture", "Session", "Query", "Download", "Updating", "UpdatingLocation", "UpdatingHeading",
        "MonitoringVisits", "MonitoringSignificantLocationChanges", "DeviceMotionUpdates", "AccelerometerUpdates",
        "GyroUpdates", "MagnetometerUpdates", "AccessingSecurityScopedResource", "AdvertisingPeer", "BrowsingForPeers",
        "GeneratingPlaybackNotifications", "VPNTunnel",
      ]
    ),
  ]

  /// Whether Apple's classes may ask for what takes nothing by a name.
  static func mayAsk(forName name: String) -> Bool {
    guard let known = knownNames.first(where: { name.hasPrefix($0.start) }) else {
      return frameworkNames.contains(where: name.hasPrefix)
    }
    let rest = String(name.dropFirst(known.start.count))
    return rest.first?.isLowercase ?? false ? frameworkNames.contains(where: name.hasPrefix) : known.rest.contains(rest)
  }

  /// Whether a member's type may be asked by its class or its protocols for what is not declared here.
  func mayAnswer(_ member: Declared, _ asked: AskedBy) -> Bool {
    // Objective-C's extensions take protocols on that the class's own code answers.
    let isSwift = member.declaration.selector == nil && !member.declaration.attributes.contains("objc")
    let apart = isSwift ? program.record(of: member.type)?.protocolsApart(from: member) : nil
    return mayAnswer(member.type, asked, isSwift: isSwift, besides: apart ?? [], depth: 0)
  }

  private func mayAnswer(
    _ type: String, _ asked: AskedBy, isSwift: Bool, besides apart: Set<String> = [], depth: Int
  ) -> Bool {
    guard depth < 8, let record = program.record(of: type) else { return true }
    return record.inherited.contains { inherited in
      !apart.contains(inherited.name)
        && meant(by: inherited.name, from: type).contains { name in
          if let path = ownPath(of: name, from: type) {
            return mayAnswer(path, asked, isSwift: isSwift, depth: depth + 1)
          }
          // Of Swift's methods a class that is not here, which stands first, asks for those alone that are marked as overriding.
          let isFirst = record.kind == .class && record.inherited.first?.name == inherited.name
          // SwiftUI's views are structures; a class takes on a library's protocol of that name, such as ReactorKit's.
          let isOther = record.kind == .class && !isFirst && name.lastName == "View"
          return isOther || mayAsk(name.lastName, asked, isSwift: isSwift, isFirst: isFirst)
        }
    }
  }

  /// Whether a class or a protocol that is not here may ask for something.
  private func mayAsk(_ name: String, _ asked: AskedBy, isSwift: Bool, isFirst: Bool) -> Bool {
    if Self.plain.contains(name) { return false }
    let asksForNoAction = asked == .ownTypes || asked == .noDelegate
    if asksForNoAction, name.hasSuffix("Delegate") || name.hasSuffix("DataSource") { return false }
    if asked == .ownTypes, name.hasSuffix("ViewController") || name.hasSuffix("NavigationController") { return false }
    let isClass = Self.endsOfClasses.contains(where: name.hasSuffix)
    return !Self.isApples(name) && !(isSwift && isClass && isFirst && asked != .types)
      || asked == .types || asked == .protocols && !isClass
  }

  private static let access: Set<String> = ["public ", "internal ", "package ", "private ", "fileprivate "]

  /// The classes and protocols that a name of Swift's stands for: `typealias RootCoordinator = Coordinator & RootProvider`.
  private func meant(by name: String, from type: String) -> [String] {
    guard ownPath(of: name, from: type) == nil, !Self.isApples(name), !Self.plain.contains(name) else { return [name] }
    for file in program.files(naming: [name]) where isSwift(file) {
      let text = program.files[file].text
      for range in text.ranges(of: Array("typealias \(name) =".utf8)) {
        // Within a type it is that type's alone.
        let line = text[..<range.lowerBound].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        guard line == range.lowerBound || Self.access.contains(self.text(line..<range.lowerBound, in: file)) else { continue }
        var words: [String] = []
        var rest = text[range.upperBound...]
        while true {
          rest = rest.drop { $0.isBlank || $0 == 0x0A }
          let word = rest.prefix { $0.isNamePart || $0 == UInt8(ascii: ".") }
          guard !word.isEmpty else { break }
          words.append(String(decoding: word, as: UTF8.self))
          rest = rest[word.endIndex...].drop { $0.isBlank || $0 == 0x0A }
          guard rest.first == UInt8(ascii: "&") else { break }
          rest = rest.dropFirst()
        }
        if !words.isEmpty, rest.first != UInt8(ascii: "<") { return words }
      }
    }
    return [name]
  }

  /// Whether a method of Objective-C's is named after who sends it first, which the app does not declare, or only inherits from: a
  /// delegate need not say what it answers, `connectionDidFinishLoading:(NSURLConnection *)connection`.
  func isToldOfItsSender(_ member: Declared) -> Bool {
    guard let selector = member.declaration.selector, let type = member.declaration.parameters.first?.type?.name,
      let sender = foreignClass(of: type, from: member.type), !Self.ownTypes.contains(sender)
    else { return false }
    let name = selector.prefix { $0 != ":" }
    return name.indices.dropFirst(Self.shortestSender).contains { end in
      name[end].isUppercase && sender.lowercased().hasSuffix(name[..<end].lowercased())
    } || name.count >= Self.shortestSender && sender.lowercased().hasSuffix(name.lowercased())
  }

  private static let shortestSender = 3

  /// A class that the app does not declare, or the one of these that a class of the app's inherits from: `NSURLConnection`.
  private func foreignClass(of type: String, from context: String, depth: Int = 0) -> String? {
    guard let path = ownPath(of: type, from: context) else { return type }
    guard depth < 8, let record = program.record(of: path), record.kind == .class, let above = record.inherited.first?.name,
      above != "NSObject"
    else { return nil }
    return foreignClass(of: above, from: path, depth: depth + 1)
  }

  /// Whether a method is named by what the app is to do and gives nothing back, which neither Apple's types ask for nor who
  /// tells a library's delegate something: `setUpNotifications(_ application: UIApplication)`, and not `uploadDidFail(_ error: Error)`.
  func isOrder(_ member: Declared) -> Bool {
    let declaration = member.declaration
    // In Objective-C what UIKit's classes ask for is not marked as overriding.
    guard declaration.type == nil, isSwift(member.file) || !Self.namesWithWords.contains(where: member.name.hasPrefix) else {
      return false
    }
    // Of a library's own types, its protocols may ask for anything.
    let isKnown = declaration.parameters.allSatisfy { parameter in
      guard let name = parameter.type?.name.lastName else { return false }
      return Self.ownTypes.contains(name) || Self.isApples(name) || isOwn(parameter, of: member)
    }
    guard isKnown else { return false }
    // No framework's names begin with a capital, nor with what an app puts before its own: `photos_showSettings()`.
    if member.name.startsUpper || member.name.dropFirst().contains("_") { return true }
    // What a library asks for it names after what is to happen, or has: `presentDialog`, `userClosedPrompt`.
    if Self.alerts.contains(where: member.name.hasSuffix), !Self.askings.contains(where: member.name.hasPrefix),
      !Self.happenings.contains(where: { member.name[...].hasWord($0) || member.name.hasPrefix($0.lowercased()) })
    {
      return true
    }
    return Self.orders.contains { order in
      let rest = member.name.dropFirst(order.count)
      return member.name.hasPrefix(order) && rest.first?.isUppercase == true
        // What is shown may have happened: `showUploadFailed()`.
        && (order == "show" || !Self.happenings.contains { rest.hasWord($0) })
    }
  }

  /// Words by which a method's name says that something happens.
  private static let happenings = [
    "Did", "Will", "Should", "Failed", "Succeeded", "Completed", "Finished", "Started", "Ended", "Cancelled", "Canceled",
  ]

  private static let askings = ["on", "present", "display", "open", "handle", "user"]

  /// How the names of methods end that show an alert of the app's own: `updateGroupDialog(title: String)`.
  private static let alerts = ["Alert", "Dialog", "Popup", "Prompt", "ActionSheet"]

  /// How the names begin by which apps call what they do themselves.
  private static let orders = [
    "setup", "setUp", "register", "configure", "show", "create", "fetch", "check", "schedule", "ask", "navigate", "upload",
    "submit", "send", "save", "log", "generate", "test", "verify", "refresh", "make", "retrieve",
  ]

  /// Whether a method of Objective-C's that takes nothing, or what only the app knows, stands in its class's own interface: answers to
  /// a library's delegate protocol are mostly not written there again.
  mutating func isOfOwnInterface(_ member: Declared) -> Bool {
    let declaration = member.declaration
    guard let selector = declaration.selector, member.isFunction, declaration.body != nil, !declaration.isExposed,
      declaration.attributes.isEmpty, declaration.parameters.first.map({ isOwn($0, of: member) }) ?? true,
      !(declaration.parameters.isEmpty && Self.mayAsk(forName: member.name)), !mayAnswer(member, .noDelegate)
    else { return false }
    let name = ObjCSelector(selector).pieces.first ?? member.name
    return filesMentioning(name).contains { file in
      guard file != member.file, !isSwift(file) else { return false }
      let all = mentions(in: file)
      return all.places(of: name).contains { place in
        guard let scope = all.scope(around: place.offset), !scope.isProtocol else { return false }
        return text(scope.name, in: file) == member.type && declares(at: place.offset, in: file)
      }
    }
  }

  /// The path of a type that the app declares, and does not only add to, as a type names it that inherits from it.
  func ownPath(of name: String, from type: String) -> String? {
    program.path(of: name, from: type.outerType).flatMap { path in
      program.record(of: path).map { $0.kind == .extension } ?? true ? nil : path
    }
  }

  /// Whether a class or a protocol is Apple's: what takes nothing is asked of it by names that say so.
  static func isApples(_ name: String) -> Bool {
    if foundation.contains(where: name.hasPrefix) { return true }
    let prefix = name.prefix { $0.isUppercase || $0.isNumber }
    return prefix.count > 2 && prefixes.contains(String(prefix.dropLast()))
  }

  static let endsOfClasses = [
    "Controller", "View", "Cell", "Control", "Button", "Label", "Responder", "Window", "Field",
    "Extension",
  ]
  static let plain: Set<String> = [
    "App", "Scene", "View", "ViewModifier", "ObservableObject", "Codable", "Decodable", "Encodable", "Equatable", "Hashable",
    "Identifiable",
    "Sendable", "Error", "CaseIterable", "NSObject", "NSObjectProtocol", "Comparable", "AnyObject", "String", "Int",
    // A library's, which only adds to what takes it on.
    "NVActivityIndicatorViewable",
  ]
  /// How names of Foundation's begin whose prefix does not tell them: an abbreviation follows it, or there is none.
  private static let foundation = [
    "NSURL", "NSXML", "NSHTTP", "URLSession", "XMLParser", "StreamDelegate", "NetService", "FileManagerDelegate",
  ]
  private static let prefixes: Set<String> = [
    "UI", "NS", "UN", "CL", "MF", "WK", "AV", "PH", "SK", "CB", "MK", "GK", "AS", "CN", "EK", "HK", "PK", "QL", "SF", "MC",
    "WC", "CA",
    "CX", "SCN", "AR", "MP", "ABP", "RP", "GC", "VN", "CK", "PDF", "NE", "SL", "LP",
  ]
}

extension Substring {
  /// Whether a name has a word that begins with a capital: `Did` of `uploadDidFail`, and not of `uploadDidactics`.
  fileprivate func hasWord(_ word: String) -> Bool {
    ranges(of: word).contains { found in
      found.upperBound == endIndex || !self[found.upperBound].isLowercase
    }
  }
}
