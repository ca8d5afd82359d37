internal import AlertKitCore

/// The screens that an app starts with, as far as their names tell, from the files in which it starts.
struct MainScreens {
  /// Whether one is made that is neither declared here nor Apple's, so that what it leads to is not known.
  private(set) var lacksOne = false

  /// More files than this on the way from where an app starts are not looked at.
  private static let mostFiles = 12

  init(of program: Program, startingIn files: [Int]) {
    var open = files.sorted()
    var seen: Set<Int> = []
    while let file = open.popLast(), seen.count < Self.mostFiles {
      guard program.files[file].path.hasSuffix(".swift"), seen.insert(file).inserted else { continue }
      for name in Self.made(in: program.files[file]) {
        let declaring = program.files(naming: [name]).filter { Self.declares(name, program.files[$0].text) }
        if declaring.isEmpty, !program.mayDeclareType(name) {
          lacksOne = true
          return
        }
        open += declaring
      }
    }
  }

  /// How the names of the screens that an app starts with begin, and how they end.
  private static let beginnings = ["App", "Main", "Root", "Home", "Content", "Tab"]
  private static let ends = ["View", "Screen", "Controller", "Coordinator", "Container"]
  private static let apples: Set<String> = ["TabView", "ContentUnavailableView"]

  private static func isMain(_ name: String) -> Bool {
    guard ends.contains(where: name.hasSuffix), !apples.contains(name) else { return false }
    return beginnings.contains { name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true }
  }

  /// The screens of such names that code of Swift makes, previews left out.
  private static func made(in file: SourceFile) -> Set<String> {
    var found: Set<String> = []
    file.text.withUnsafeBufferPointer { bytes in
      var index = 0
      while index < bytes.count {
        guard bytes[index].isNamePart else {
          index += 1
          continue
        }
        let start = index
        while index < bytes.count, bytes[index].isNamePart { index += 1 }
        let isMade = index < bytes.count && bytes[index] == UInt8(ascii: "(")
        guard isMade, start == 0 || bytes[start - 1] != UInt8(ascii: ".") else { continue }
        let name = bytes.text(start..<index)
        if isMain(name) { found.insert(name) }
      }
    }
    guard !found.isEmpty else { return [] }
    let mentions = NameMentions(file.text, isSwift: true)
    return found.filter { mentions.places(of: $0).contains { !$0.isInLiteral } }
  }

  private static func declares(_ name: String, _ text: [UInt8]) -> Bool {
    ["struct ", "class ", "actor ", "enum ", "protocol ", "typealias ", "func ", "@interface "].contains { keyword in
      text.ranges(of: Array((keyword + name).utf8)).contains { $0.upperBound == text.count || !text[$0.upperBound].isNamePart }
    }
  }
}
