internal import AlertKitCore

extension Reach {
  /// What alerts and sheets of UIKit's first years ask of their delegate.
  private static let answers: Set<String> = [
    "alertView:clickedButtonAtIndex:", "alertView:didDismissWithButtonIndex:", "alertView:willDismissWithButtonIndex:",
    "actionSheet:clickedButtonAtIndex:", "actionSheet:didDismissWithButtonIndex:", "actionSheet:willDismissWithButtonIndex:",
  ]

  /// Whether a method answers something of which its class is made the delegate nowhere, as where the alert or the table was taken
  /// out.
  mutating func isOfNoDelegator(_ member: Declared) -> Bool {
    guard member.isFunction, !member.declaration.isStatic, let teller = member.declaration.parameters.first?.type?.name,
      !Self.tellsByItself.contains(teller), ownPath(of: teller, from: member.type) == nil
    else { return false }
    let asking = [teller + "Delegate", teller + "DataSource"]
    guard
      member.declaration.selector.map(Self.answers.contains) ?? false || isInformal(teller, in: member.file)
        || program.type(member.type, isA: Set(asking)),
      let family = family(of: member.type, toldBy: teller), !family.contains(where: surroundings.makes)
    else { return false }
    if mayBeMadeByCodeAlone(teller) {
      if isMadeNowhere(teller) { return true }
    } else {
      // One without a name may be any.
      guard let interfaces,
        !interfaces.delegates.contains(where: { ($0.type.isEmpty || family.contains($0.type)) && mayBe(teller, $0.teller) })
      else { return false }
    }
    // What supplies a library's view is its data source, and mostly no delegate.
    let supplies = program.type(member.type, isA: [teller + "DataSource"])
    let endings = Self.endings[teller].map { [$0] } ?? (supplies ? ["elegate", "ataSource"] : ["elegate"])
    let own = Set(family.flatMap(filesMentioning)).filter { mayMakeDelegates(of: teller, in: $0) }
    // Who is handed to what makes delegates is named by nothing there.
    let others = Set(
      ([teller] + asking + program.conforming(to: teller).map(\.lastName)).flatMap { program.files(naming: [$0]) }
    ).subtracting(own)
    guard own.count <= Self.mostFiles, others.count <= Self.mostNaming else { return false }
    if Self.filled.contains(teller), own.contains(where: { suppliesOtherwise($0) }) { return false }
    return !own.union(others).sorted().contains { file in
      endings.contains {
        isDelegating(in: file, to: own.contains(file) ? family : [], named: $0, of: teller, besides: member)
      }
    }
  }

  /// Whether a message at a place goes to the delegate that a class keeps, of a protocol of the app's own which neither the class of a
  /// method nor one of its family says that it answers, and no code makes one of them a delegate all the same.
  mutating func isSentToDelegate(_ place: NameMentions.Place, besides member: Declared, in file: Int) -> Bool {
    guard !isSwift(file), !place.isInLiteral, member.isFunction, !member.declaration.isStatic,
      let around = program.file(file).member(around: place.offset),
      let name = program.files[file].text.withUnsafeBufferPointer({ $0.receiver(before: place.offset) })?.variable,
      name.hasSuffix("elegate"), isOfApp(file), let asked = protocolKept(as: name, in: around),
      let family = family(of: member.type, toldBy: around.type),
      !family.contains(where: { program.type(program.path(of: $0, from: "") ?? $0, isA: [asked]) || surroundings.makes($0) }),
      let interfaces,
      !interfaces.delegates.contains(where: { ($0.type.isEmpty || family.contains($0.type)) && mayBe(around.type, $0.teller) })
    else { return false }
    var files = Set(([around.type.lastName, asked] + family).flatMap(filesMentioning))
    // What a class's header says its code does not repeat.
    let headers = Set(files.map { program.files[$0].path }.filter { $0.hasSuffix(".h") }.map { $0.dropLast(2) })
    files.formUnion(program.files.indices.filter { headers.contains(program.files[$0].path.dropLast(2)) })
    guard files.count <= Self.mostNaming else { return false }
    return !files.sorted().contains {
      isDelegating(in: $0, to: family, named: "elegate", of: around.type, besides: member)
    }
  }

  /// The protocol of the app's own, in Objective-C, that a class's property asks its value to answer: `id <LoaderDelegate> delegate`.
  private mutating func protocolKept(as name: String, in around: Declared) -> String? {
    let bytes = program.files[around.file].text
    // A variable of the method's own may hide the property.
    let declares = mentions(in: around.file).places(of: name).contains { place in
      guard around.declaration.range.holds(place.offset), !place.isInLiteral else { return false }
      return bytes.withUnsafeBufferPointer { bytes in
        let last = bytes.lastVisible(before: place.offset)
        return "*>)".utf8.contains(last) || last.isNamePart && bytes.wordBefore(place.offset).map { bytes.text($0) } != "return"
      }
    }
    if declares { return nil }
    let property = name.hasPrefix("_") ? String(name.dropFirst()) : name
    let kept = program.members(property, of: around.type).filter(\.isVariable)
    let texts = Set(
      kept.map { kept in
        let words = program.text(of: kept.declaration.range).split { $0.isWhitespace || "()".contains($0) }
        return " " + words.joined(separator: " ").replacing(" <", with: "<")
      })
    guard texts.count == 1, let text = texts.first, let mark = text.firstRange(of: " id<") else { return nil }
    let asked = text[mark.upperBound...].prefix { $0 != ">" }.filter { $0 != " " }
    guard let path = program.path(of: asked, from: ""), let record = program.record(of: path), record.kind == .protocol,
      record.inherited.allSatisfy({ $0.name == "NSObject" || $0.name == "NSObjectProtocol" })
    else { return nil }
    return asked
  }

  /// What gives something its delegate, or its rows, as far as it is called otherwise than others'.
  private static let endings = [
    "UITableView": "ataSource", "UICollectionView": "ataSource", "UIPickerView": "ataSource",
    "MFMailComposeViewController": "ailComposeDelegate", "MFMessageComposeViewController": "essageComposeDelegate",
    "ABPeoplePickerNavigationController": "eoplePickerDelegate",
  ]

  /// Whether a file may make something the delegate of what has one by a name that nothing else has: `messageComposeDelegate`.
  private mutating func mayMakeDelegates(of teller: String, in file: Int) -> Bool {
    guard let ending = Self.endings[teller], ending.hasSuffix("Delegate") else { return true }
    return program.files[file].text.firstRange(of: Array(ending.utf8)) != nil
      || mentions(in: file).places(of: "delegate").contains(where: \.isInLiteral)
  }

  /// Whether what has a delegate is of a class, as far as its own is known: a class of the app's has its own delegate, and who passes
  /// that on names it there.
  private func mayBe(_ teller: String, _ type: String?, depth: Int = 0) -> Bool {
    guard let type, type != teller, depth < 8 else { return true }
    if let path = ownPath(of: type, from: ""), let record = program.record(of: path), record.kind == .class {
      return record.inherited.contains { inherited in
        if inherited.name == teller { return true }
        let isClass = ownPath(of: inherited.name, from: path).map { program.record(of: $0)?.kind == .class }
        return (isClass ?? !isProtocol(inherited.name.lastName)) && mayBe(teller, inherited.name, depth: depth + 1)
      }
    }
    if depth > 0, Self.plainClasses.contains(type) { return false }
    guard Self.isApples(type), Self.tellers.contains(type) || Self.tellers.contains(teller) else { return true }
    return Self.alike.contains { $0.contains(type) && $0.contains(teller) }
  }

  /// Classes of Apple's of which one inherits from another.
  private static let alike: [Set<String>] = [
    ["UIScrollView", "UITableView", "UICollectionView", "UITextView"], ["UITextField", "UISearchTextField"],
    ["UINavigationController", "UIImagePickerController"],
  ]

  /// Classes of Apple's that have a delegate of their own kind.
  private static let tellers: Set<String> = [
    "UITextField", "UITextView", "UITableView", "UICollectionView", "UIScrollView", "UISearchBar", "UIPickerView", "UIWebView",
    "WKWebView", "MKMapView", "CLLocationManager", "UIImagePickerController", "AVAudioPlayer", "UITabBar",
    "UIAlertView", "UIActionSheet", "NSURLConnection", "NSXMLParser",
  ]

  /// Whether a file may supply rows by what is no data source of a class's own.
  mutating func suppliesOtherwise(_ file: Int) -> Bool {
    let all = mentions(in: file)
    return ["rx", "UITableViewDiffableDataSource", "UICollectionViewDiffableDataSource"].contains {
      !all.places(of: $0).isEmpty
    }
  }

  /// Whether the delegates of something need not say that they are: in Objective-C those of Foundation's first years.
  private func isInformal(_ teller: String, in file: Int) -> Bool {
    !isSwift(file) && ["NSURLConnection", "NSXMLParser"].contains(teller)
  }

  /// What the system makes with its delegate.
  private static let tellsByItself: Set<String> = ["UIApplication", "UIScene", "UIWindowScene", "WKExtension", "NSApplication"]
  /// Views that show nothing without what supplies their rows.
  private static let filled: Set<String> = ["UITableView", "UICollectionView", "UIPickerView"]
  private static let plainClasses: Set<String> = [
    "NSObject", "UIResponder", "UIViewController", "UIView", "UIControl", "UITableViewCell", "UICollectionViewCell",
    "UICollectionReusableView",
  ]

  /// Controllers of UIKit's, and what makes them its delegate by itself.
  private static let ofRows: [String: Set<String>] = [
    "UITableViewController": ["UITableView", "UIScrollView"],
    "UICollectionViewController": ["UICollectionView", "UIScrollView"],
  ]

  /// The names of a class, of those that it inherits from and of those that inherit from it; nil where one of them may be made the
  /// delegate by a class that is not here.
  private func family(of type: String, toldBy teller: String) -> Set<String>? {
    guard let record = program.record(of: type), record.kind == .class else { return nil }
    var family = Set(program.conforming(to: type).map(\.lastName)).union([type.lastName])
    var pending = record.inherited.map(\.name)
    while let next = pending.popLast() {
      guard let path = ownPath(of: next, from: type), let record = program.record(of: path) else {
        // A controller of rows is told by its own view alone.
        let isPlain = Self.plainClasses.contains(next) || Self.ofRows[next].map { !$0.contains(teller) } ?? false
        guard isPlain || isProtocol(next.lastName) else { return nil }
        continue
      }
      guard record.kind == .class, family.insert(path.lastName).inserted else { continue }
      pending += record.inherited.map(\.name)
    }
    return family
  }

  /// Whether a name that is not here is a protocol's, by its end, or one of Apple's that is no class of theirs.
  func isProtocol(_ name: String) -> Bool {
    ["Delegate", "DataSource", "Protocol", "able", "ible", "Observer", "Presenting"].contains(where: name.hasSuffix)
      || Self.isApples(name) && !Self.endsOfClasses.contains(where: name.hasSuffix)
  }

  /// Whether nothing but code makes something: no storyboard does, nor another thing's property.
  private func mayBeMadeByCodeAlone(_ teller: String) -> Bool {
    ["UIAlertView", "UIActionSheet", "UIImagePickerController", "NSURLConnection", "NSXMLParser"].contains(teller)
      || teller.hasSuffix("ComposeViewController")
      || teller.hasSuffix("ComposerViewController")
  }

  /// Whether code names a class only as what its delegates are told of.
  private mutating func isMadeNowhere(_ type: String) -> Bool {
    let files = filesMentioning(type)
    return files.count <= Self.mostFiles && program.conforming(to: type).isEmpty
      && files.allSatisfy { file in
        mentions(in: file).places(of: type).allSatisfy { place in
          let bytes = program.files[file].text
          if place.isInLiteral { return false }
          return isSwift(file)
            ? bytes.withUnsafeBufferPointer { $0.isTypeOfParameter(at: place.offset) }
            : bytes[(place.offset + type.utf8.count)...].drop(while: \.isBlank).starts(with: "*)".utf8)
        }
      }
  }

  /// Whether code of a file that may run makes one of some classes a delegate: `table.delegate = self`, `delegate:self`.
  private mutating func isDelegating(
    in file: Int, to family: Set<String>, named ending: String, of teller: String, besides member: Declared
  ) -> Bool {
    let all = mentions(in: file)
    // `setValue(self, forKey: "delegate")`
    let isKey = all.places(of: "delegate").contains { place in
      let text = program.files[file].text
      return place.isInLiteral && "\".".utf8.contains(text[place.offset - 1])
        && text[(place.offset + "delegate".utf8.count)...].first == UInt8(ascii: "\"")
    }
    if !family.isEmpty, isKey { return true }
    let isOfFamily =
      file == member.file
      || all.scopes.contains {
        family.contains(text($0.name, in: file)) || !words(header(of: $0, in: file), in: file).isDisjoint(with: family)
      }
    let bytes = program.files[file].text
    for found in bytes.ranges(of: Array(ending.utf8)) {
      var start = found.lowerBound
      while start > 0, bytes[start - 1].isNamePart { start -= 1 }
      // Types begin with a capital.
      guard !(UInt8(ascii: "A")...UInt8(ascii: "Z") ~= bytes[start]), !declares(at: start, in: file) else { continue }
      let (isGiven, value) = bytes.withUnsafeBufferPointer { $0.given(behind: found.upperBound) }
      guard isGiven, !["nil", "YES", "NO", "true", "false"].contains(value), isOfFamily || value != "self",
        file != member.file || !member.declaration.range.holds(start),
        all.places(of: String(decoding: bytes[start..<found.upperBound], as: UTF8.self)).contains(where: { $0.offset == start })
      else { continue }
      guard let around = program.file(file).member(around: start), around.id != member.id else { return true }
      // What a method of Objective-C's is called by gives nothing: `- (void)fill:(id)list delegate:(id)delegate {`.
      if !isSwift(file), !bytes[Int(around.declaration.range.start)..<start].contains(UInt8(ascii: "{")) { continue }
      if !isSwift(file), bytes.withUnsafeBufferPointer({ $0.declaresVariable(at: start, end: found.upperBound) }) { continue }
      // Who calls a setter is looked at by itself.
      if around.declaration.takes(value, asDelegateNamed: ending), keepsOwn(at: start, in: around) { continue }
      if mayBe(teller, typeGivenDelegate(at: start, in: around)), mayRun(around), !isNeverTaken(start, in: around) {
        return true
      }
    }
    return false
  }

  /// The class of what a call makes that a place stands in, and in none within it: `[[UIAlertView alloc] initWithTitle:@"" delegate:self]`.
  private func typeMade(around place: Int, in member: Declared) -> String? {
    // What the call is given may be any other thing's delegate.
    guard let call = member.declaration.calls(around: place).last,
      !call.arguments.contains(where: { $0.value.range.holds(place) }),
      let name = call.callee.typeName, name.startsUpper
    else { return nil }
    // `[NSURLConnection connectionWithRequest:request delegate:self]`
    let type = name.lastName.startsUpper ? name : name.outerType
    return type.lastName.startsUpper ? type : nil
  }

  /// Whether a property of a class's own is given something: `delegate = screen`, `self.delegate = screen`, `_delegate = screen`.
  private func keepsOwn(at start: Int, in around: Declared) -> Bool {
    let word = word(at: start, in: around.file)
    let name = word.hasPrefix("_") ? String(word.dropFirst()) : word
    let isOwn = program.files[around.file].text.withUnsafeBufferPointer { bytes in
      bytes.nextVisible(from: start + word.utf8.count) == UInt8(ascii: "=")
        && (bytes.isOfSelf(at: start, isSwift: isSwift(around.file)) || ";{}".utf8.contains(bytes.lastVisible(before: start)))
    }
    return isOwn && [name, word].contains { program.members($0, of: around.type).contains(where: \.isVariable) }
  }

  /// The class of what has the property whose name stands at a place: `field.delegate = self`, `[field setDelegate:self]`; nil where
  /// it is not told.
  private mutating func typeGivenDelegate(at start: Int, in around: Declared) -> String? {
    let isSwift = isSwift(around.file)
    if let type = typeMade(around: start, in: around) { return type }
    if keepsOwn(at: start, in: around) { return around.type }
    let (name, isOfSelf): (String?, Bool) = program.files[around.file].text.withUnsafeBufferPointer { bytes in
      guard start > 0, bytes[start - 1] == UInt8(ascii: ".") else {
        guard !isSwift else { return (nil, false) }
        return switch bytes.receiver(before: start) {
        case .object(let name): (name, false)
        case .property(let name): (name, true)
        case .class, .made, nil: (nil, false)
        }
      }
      var end = start - 1
      if end > 0, isSwift, "?!".utf8.contains(bytes[end - 1]) { end -= 1 }
      guard let word = bytes.wordBefore(end), word.upperBound == end else { return (nil, false) }
      let name = bytes.text(word)
      guard word.lowerBound > 0, bytes[word.lowerBound - 1] == UInt8(ascii: ".") else { return (name, false) }
      if bytes.wordBefore(word.lowerBound - 1).map({ bytes.text($0) }) == "self" { return (name, true) }
      // A property of another object is known by UIKit's name alone.
      return (name == "tableView" ? "." : nil, false)
    }
    guard let name, name != "." else { return name.map { _ in "UITableView" } }
    if !isSwift { return declaredType(of: isOfSelf ? .property(name) : .object(name), in: around) }
    // A variable of the function's own, or what a block is handed, may hide the property.
    let declared = mentions(in: around.file).places(of: name).contains {
      around.declaration.range.holds($0.offset) && declares(at: $0.offset, in: around.file)
    }
    let kept = program.members(name, of: around.type).filter(\.isVariable)
    guard !declared, kept.count == 1, !around.declaration.parameters.contains(where: { $0.name == name }) else { return nil }
    return kept[0].declaration.type?.name
  }
}

extension CodeDeclaration {
  /// Whether it takes what has a name as a delegate: `setDelegate:`, `initWithDelegate:`.
  fileprivate func takes(_ value: String, asDelegateNamed ending: String) -> Bool {
    guard let selector, let index = parameters.firstIndex(where: { $0.name == value }) else { return false }
    let pieces = ObjCSelector(selector).pieces
    return pieces.count == parameters.count && pieces[index].hasSuffix(ending)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether a name is that of a variable of a method's own that is declared where it stands: `id<Telling> delegate = loader.delegate`.
  fileprivate func declaresVariable(at start: Int, end: Int) -> Bool {
    guard nextVisible(from: end) == UInt8(ascii: "=") else { return false }
    if let word = wordBefore(start) {
      return word.upperBound < start
        && !["else", "do", "return"].contains(text(word))
    }
    let last = lastVisible(before: start)
    return last == UInt8(ascii: "*") || last == UInt8(ascii: ">") && start > 1 && self[start - 1].isBlank
  }

  /// Whether a type's name at a place is that of what a function takes: `(_ picker: Picker)`, and not `let picker: Picker`.
  fileprivate func isTypeOfParameter(at start: Int) -> Bool {
    guard lastVisible(before: start) == UInt8(ascii: ":"), let colon = self[..<start].lastIndex(of: UInt8(ascii: ":")),
      let name = wordBefore(colon)
    else { return false }
    guard let before = wordBefore(name.lowerBound) else {
      return [UInt8(ascii: "("), UInt8(ascii: ",")].contains(lastVisible(before: name.lowerBound))
    }
    return !["let", "var"].contains(text(before))
  }

  /// Whether a name that ends at a place is given something, as a property, a label or a setter, and the word that it is given.
  fileprivate func given(behind end: Int) -> (Bool, String) {
    var index = end
    while index < count, self[index] == 0x20 { index += 1 }
    guard index < count, [UInt8(ascii: "="), UInt8(ascii: ":"), UInt8(ascii: "(")].contains(self[index]),
      !(self[index] == UInt8(ascii: "=") && index + 1 < count && self[index + 1] == UInt8(ascii: "="))
    else { return (false, "") }
    index += 1
    while index < count, self[index].isBlank { index += 1 }
    var last = index
    while last < count, self[last].isNamePart { last += 1 }
    // What it keeps is not itself.
    if last < count, self[last] == UInt8(ascii: ".") { last += 1 }
    return (true, text(index..<last))
  }
}
