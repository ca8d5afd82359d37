import Foundation

// libFuzzer's own main function calls these two. It passes over arguments that start with two dashes, and hands them on to the
// processes that it starts.

/// Chooses the target by the argument `--target=NAME`; without one, lists the targets and ends.
@_cdecl("LLVMFuzzerInitialize")
func initialize(
  _ count: UnsafeMutablePointer<Int32>, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>
) -> Int32 {
  let prefix = "--target="
  let all = (0..<Int(count.pointee)).compactMap { arguments.pointee[$0].map { String(cString: $0) } }
  let name = all.first { $0.hasPrefix(prefix) }?.dropFirst(prefix.count)
  guard let target = name.flatMap({ FuzzTarget(rawValue: String($0)) }) else {
    print(FuzzTarget.allCases.map(\.rawValue).joined(separator: "\n"))
    exit(name == nil ? 0 : 64)
  }
  FuzzTarget.chosen = target
  return 0
}

@_cdecl("LLVMFuzzerTestOneInput")
func testOneInput(_ data: UnsafePointer<UInt8>?, _ size: Int) -> Int32 {
  FuzzTarget.chosen.run(Array(UnsafeBufferPointer(start: data, count: size)))
  return 0
}
