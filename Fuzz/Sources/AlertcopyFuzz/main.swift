import CLibFuzzer
import Foundation

// usage: AlertcopyFuzz --target=NAME [libFuzzer's options] [FOLDER…]
// libFuzzer passes over what starts with two dashes, and hands it on to the processes that it starts.
let prefix = "--target="
let name = CommandLine.arguments.first { $0.hasPrefix(prefix) }?.dropFirst(prefix.count)
guard let target = name.flatMap({ FuzzTarget(rawValue: String($0)) }) else {
  print(FuzzTarget.allCases.map(\.rawValue).joined(separator: "\n"))
  exit(name == nil ? 0 : 64)
}
FuzzTarget.chosen = target

var count = CommandLine.argc
var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
exit(
  LLVMFuzzerRunDriver(&count, &arguments) { data, size in
    FuzzTarget.chosen.run(Array(UnsafeBufferPointer(start: data, count: size)))
    return 0
  })
