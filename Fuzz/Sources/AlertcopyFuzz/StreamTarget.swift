import Foundation

@testable import AlertKitCore

/// Lines of the streams: each is answered by one line, which is JSON.
enum StreamTarget {
  nonisolated(unsafe) private static var check = CheckResponder()
  nonisolated(unsafe) private static var wrap = WrapResponder()

  static func answer(_ bytes: [UInt8]) {
    for line in bytes.split(separator: 0x0A).prefix(4) {
      var output: [UInt8] = []
      line.withUnsafeBufferPointer { check.answer($0, into: &output) }
      require(output)
      output.removeAll()
      line.withUnsafeBufferPointer { wrap.answer($0, into: &output) }
      require(output)
    }
  }

  private static func require(_ output: [UInt8]) {
    guard !output.isEmpty else { return }
    precondition(output.last == 0x0A && output.count { $0 == 0x0A } == 1, "not one line")
    precondition((try? JSONSerialization.jsonObject(with: Data(output))) is [String: Any], "no JSON object")
  }
}
