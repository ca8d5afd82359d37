internal import AlertKitCore
internal import Synchronization

extension Program {
  /// The parts of a file of Swift that no build compiles, as nothing sets their flag: UTF-8 offsets.
  func uncompiledParts(of file: Int) -> [Range<Int>] {
    uncompiled.withLock { known in
      if known == nil { known = findUncompiled() }
      return known?[file] ?? []
    }
  }

  private func findUncompiled() -> [Int: [Range<Int>]] {
    var parts: [Int: [(flag: String, range: Range<Int>)]] = [:]
    for (number, file) in files.enumerated() where file.path.hasSuffix(".swift") && file.text.contains(Array("#if".utf8)) {
      parts[number] = ConditionalPart.all(in: file.text).compactMap { part in part.flag.map { ($0, part.range) } }
    }
    let undefined = BuildNames(files + others).undefined(among: Set(parts.values.flatMap { $0.map(\.flag) }))
    return parts.mapValues { $0.filter { undefined.contains($0.flag) }.map(\.range) }.filter { !$0.value.isEmpty }
  }
}
