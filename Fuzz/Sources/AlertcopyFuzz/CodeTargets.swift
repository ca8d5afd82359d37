@testable import AlertKitCode
@testable import AlertKitCore
@testable import AlertKitObjC
@testable import AlertKitSwift

/// Readers of code.
enum CodeTargets {
  private static let languages: [any CodeLanguage] = [SwiftLanguage(), ObjCLanguage()]

  /// The form of a file.
  static func lower(_ bytes: [UInt8], isSwift: Bool) {
    let file = source(bytes, isSwift ? "A.swift" : "A.m")
    let language = languages[isSwift ? 0 : 1]
    _ = language.scan(file)
    let code = language.file(file)
    let ranges =
      code.declarations.flatMap { [$0.range, $0.nameRange] } + code.statements.map(\.range) + code.faults.map(\.range)
      + code.suppressions.flatMap { [$0.range, $0.covered] }
    ReaderTargets.require(ranges, in: file)
  }

  /// What a file shows; Objective-C where its first byte is that of a directive or of an `@`.
  static func evaluate(_ bytes: [UInt8]) {
    let isObjC = bytes.first == 0x23 || bytes.first == 0x40
    let file = source(bytes, isObjC ? "A.m" : "A.swift")
    let reading = result { await CodeSources.read([file], languages: languages) }
    for (_, read) in reading.files {
      let texts = read.surfaces.flatMap { $0.texts.compactMap(\.text.range) }
      let ranges = read.surfaces.map(\.range) + read.faults.map(\.range) + read.suppressions.map(\.range) + texts
      ReaderTargets.require(ranges, in: file)
    }
  }

  private static func source(_ bytes: [UInt8], _ path: String) -> SourceFile {
    SourceFile.decode(id: FileID(0), path: path, bytes: bytes).value
  }
}
