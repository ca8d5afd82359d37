extension Project {
  /// The paths of Objective-C files that show alerts, which are found and not read.
  package var unreadCode: [String] {
    let marks = ["UIAlertController", "UIAlertView"].map { Array($0.utf8) }
    return files.filter { file in
      FileKind(name: FilePath.name(file.path)) == .foreignSource && marks.contains { file.text.contains($0) }
    }.map(\.path)
  }
}

extension [UInt8] {
  /// Whether bytes stand anywhere within these.
  fileprivate func contains(_ needle: [UInt8]) -> Bool {
    guard let first = needle.first, count >= needle.count else { return false }
    return withUnsafeBufferPointer { bytes in
      (0...bytes.count - needle.count).contains { start in
        bytes[start] == first && needle.indices.allSatisfy { bytes[start + $0] == needle[$0] }
      }
    }
  }
}
