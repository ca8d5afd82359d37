import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// `check --jsonl` as a process.
@Suite struct CheckStreamTests {
  private static let request = #"{"id": 1, "locale": "ko", "role": "alert.button", "text": "예"}"#

  /// The tool with pipes at both ends.
  private func start(
    _ arguments: [String], in folder: URL = Tool.root, blocks: Bool = true
  ) throws -> (process: Process, input: Pipe, output: Pipe) {
    let (input, output) = (Pipe(), Pipe())
    if !blocks {
      for handle in [input.fileHandleForReading, output.fileHandleForWriting] {
        let flags = fcntl(handle.fileDescriptor, F_GETFL)
        #expect(fcntl(handle.fileDescriptor, F_SETFL, flags | O_NONBLOCK) == 0)
      }
    }
    let process = try Tool.start(arguments, in: folder, input: input, output: output)
    return (process, input, output)
  }

  private func readLine(_ output: Pipe) -> String {
    var line = Data()
    while let byte = try? output.fileHandleForReading.read(upToCount: 1), byte != Data([0x0A]), !byte.isEmpty { line += byte }
    return String(decoding: line, as: UTF8.self)
  }

  /// A program may wait for the answer before it asks again.
  @Test func eachRequestIsAnsweredAtOnce() throws {
    let (process, input, output) = try start(["check", "--jsonl"])
    for id in 1...3 {
      let line = Self.request.replacingOccurrences(of: #""id": 1"#, with: #""id": \#(id)"#) + "\n"
      try input.fileHandleForWriting.write(contentsOf: Data(line.utf8))
      let answer = readLine(output)
      #expect(answer.hasPrefix(#"{"id": \#(id), "findings": [{"rule": "yes-no-button""#), "\(answer)")
    }
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test func badLinesDoNotEndTheStream() throws {
    let lines = ["{", "", Self.request, "\u{1}", #"{"id": 2, "locale": "ko"}"#, Self.request]
    let (process, input, output) = try start(["check", "--jsonl"])
    try input.fileHandleForWriting.write(contentsOf: Data(lines.joined(separator: "\n").utf8))
    try input.fileHandleForWriting.close()
    let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    let answers = text.split(separator: "\n")
    #expect(process.terminationStatus == 0)
    #expect(answers.map { $0.contains("\"error\"") } == [true, false, true, true, false])
  }

  /// Ends of pipes that do not block are waited for.
  @Test func pipesMayNotBlock() throws {
    let (process, input, output) = try start(["check", "--jsonl"], blocks: false)
    let count = 3000
    let all = Data(String(repeating: Self.request + "\n", count: count).utf8)
    let writer = Thread {
      for start in stride(from: 0, to: all.count, by: 10_000) {
        try? input.fileHandleForWriting.write(contentsOf: all[start..<min(start + 10_000, all.count)])
      }
      try? input.fileHandleForWriting.close()
    }
    writer.start()
    Thread.sleep(forTimeInterval: 0.3)
    let lines = try #require(try output.fileHandleForReading.readToEnd()).count { $0 == 0x0A }
    process.waitUntilExit()
    #expect(process.terminationStatus == 0 && lines == count)
  }

  @Test func whereNobodyReadsItEndsQuietly() throws {
    let (process, input, output) = try start(["check", "--jsonl"])
    try output.fileHandleForReading.close()
    try? input.fileHandleForWriting.write(contentsOf: Data((Self.request + "\n").utf8))
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 0)
  }

  @Test func configurationAndRulesHold() throws {
    let files = [".alertcopy.yml": "disabled_rules: [yes-no-button]\n", "empty.yml": ""]
    try Tool.inFolder(of: files) { folder in
      for (arguments, isFound) in [
        ([], false), (["--config", "empty.yml"], true), (["--config", "/dev/null"], true),
        (["--only-rule", "title-wraps"], false),
      ] {
        let (process, input, output) = try start(["check", "--jsonl"] + arguments, in: folder)
        try input.fileHandleForWriting.write(contentsOf: Data((Self.request + "\n").utf8))
        try input.fileHandleForWriting.close()
        let answer = readLine(output)
        process.waitUntilExit()
        #expect(answer.contains("yes-no-button") == isFound, "\(arguments)")
      }
    }
  }

  @Test(arguments: [["."], ["--reporter", "json"], ["--locale", "ko"], ["--since", "HEAD"], ["--output", "x"]])
  func wrongUsage(arguments: [String]) throws {
    #expect(try Tool.run(["check", "--jsonl"] + arguments).status == 64)
  }

  @Test func aBrokenConfigurationIsSaid() throws {
    try Tool.inFolder(of: ["own.yml": "disabled_ruls: []\n"]) { folder in
      let run = try Tool.run(["check", "--jsonl", "--config", "own.yml"], in: folder)
      #expect(run.status == 2 && run.errors.contains("disabled_rules"))
    }
  }
}
