/// Answers the lines of a stream, one after another.
package protocol LineResponder {
  /// Appends the answer to one line, and a line feed, to `output`; nothing for a line of white space.
  ///
  /// - Parameter line: UTF-8, without the line feed. What is no request is answered with what is wrong with it.
  mutating func answer(_ line: UnsafeBufferPointer<UInt8>, into output: inout [UInt8])
}

/// Why a line of a stream is no request.
struct LineFault: Error {
  let message: String

  init(_ message: String) {
    self.message = message
  }

  static let tooManyMarks = LineFault("more combining marks on one letter than any language has")
}
