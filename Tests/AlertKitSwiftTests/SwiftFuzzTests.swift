import AlertKitCode
import AlertKitCore
import AlertKitSwift
import Foundation
import Testing

/// Damaged Swift files: the reader must come back, with ranges inside the file.
@Suite struct SwiftFuzzTests {
  private static let count = ProcessInfo.processInfo.environment["ALERTCOPY_FUZZ"].flatMap(Int.init) ?? 400

  private static let tokens = [
    "{", "}", "(", ")", "\"", "\\(", "\"\"\"", ".alert(", "UIAlertController(", "title:", "?", ":", "??", "+", "func f() {",
    "// alertcopy:disable x\n", "switch x { case .a:", "if let x", "\0", "\u{FEFF}", "é😀", "#if A\n", "return ", "$0", "self.",
  ]

  @Test(arguments: 1...2)
  func survivesDamage(seed: UInt64) async {
    let seeds =
      UIKitTests.shapes.map { Array($0.code.utf8) } + SwiftUITests.shapes.map { Array("func f() { v\n\($0.code) }".utf8) }
      + [Array(SourceReadingTests.two.utf8), Array(TextTests.accessors.utf8)]
    var random = SystemLike(state: seed)
    for _ in 0..<max(Self.count / 4, 1) {
      var files: [SourceFile] = []
      for number in 0..<2 {
        let bytes = random.damaged(seeds.randomElement(using: &random)!, Self.tokens)
        let text = Array(String(decoding: bytes, as: UTF8.self).utf8)
        files.append(SourceFile(id: FileID(number), path: "\(number).swift", text: text))
      }
      for file in files { Self.checkForm(of: file) }
      for (id, reading) in await SwiftSources.read(files) {
        let size = Int32(files[Int(id.index)].text.count)
        let ranges = reading.surfaces.map(\.range) + reading.faults.map(\.range) + reading.suppressions.map(\.range)
        #expect(ranges.allSatisfy { $0.start >= 0 && $0.start <= $0.end && $0.end <= size })
      }
    }
  }

  /// The form of a damaged file holds what stands within the file, and its dump ends.
  private static func checkForm(of file: SourceFile) {
    let code = SwiftLanguage().file(file)
    let size = Int32(file.text.count)
    let ranges =
      code.declarations.flatMap { [$0.range, $0.nameRange] } + code.statements.map(\.range) + code.faults.map(\.range)
      + code.suppressions.flatMap { [$0.range, $0.covered] }
    #expect(ranges.allSatisfy { $0.start >= 0 && $0.start <= $0.end && $0.end <= size })
    #expect(!SwiftLanguage().scan(file).words.isEmpty || CodeDump.text(code).isEmpty || size < 64)
  }
}

/// The same damage for the same seed.
private struct SystemLike: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }

  mutating func damaged(_ seed: [UInt8], _ tokens: [String]) -> [UInt8] {
    var bytes = seed
    for _ in 0..<Int.random(in: 1...5, using: &self) {
      let place = Int.random(in: 0...bytes.count, using: &self)
      switch Int.random(in: 0..<4, using: &self) {
      case 0: bytes.removeSubrange(place...)
      case 1: bytes.removeSubrange(place..<min(place + Int.random(in: 1...20, using: &self), bytes.count))
      case 2: bytes.insert(contentsOf: tokens.randomElement(using: &self)!.utf8, at: place)
      default:
        let part = bytes[place..<min(place + Int.random(in: 1...80, using: &self), bytes.count)]
        bytes.insert(contentsOf: part, at: Int.random(in: 0...bytes.count, using: &self))
      }
    }
    return bytes
  }
}
