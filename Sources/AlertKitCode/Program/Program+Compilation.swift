internal import AlertKitCore
internal import Synchronization

extension Program {
  /// The parts of a file of Swift that no build compiles, as nothing sets their flag, or no system runs that the app may be on: UTF-8
  /// offsets.
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
    let uncompiled = parts.mapValues { $0.filter { undefined.contains($0.flag) }.map(\.range) }.filter { !$0.value.isEmpty }
    return uncompiled.merging(partsForOlderSystems) { $0 + $1 }
  }

  private var partsForOlderSystems: [Int: [Range<Int>]] {
    guard let least = leastSystem else { return [:] }
    var parts: [Int: [Range<Int>]] = [:]
    for file in files(naming: ["available"]) + files(naming: ["unavailable"])
    where parts[file] == nil && files[file].path.hasSuffix(".swift") {
      parts[file] = OlderSystemParts.all(in: files[file].text, least: least)
    }
    return parts
  }

  /// The oldest iOS that a target of the app's projects and their settings files may run on; nil where none says, and where others may
  /// build the code, as a library's.
  var leastSystem: Double? {
    oldest.withLock { known in
      if known == nil {
        let isLibrary = others.contains { $0.path.hasSuffix(".podspec") }
        known = .some(isLibrary ? nil : others.flatMap(Self.deploymentTargets).min())
      }
      return known ?? nil
    }
  }

  private static func deploymentTargets(in file: SourceFile) -> [Double] {
    guard file.path.hasSuffix(".pbxproj") || file.path.hasSuffix(".xcconfig"), !file.path.hasPrefix("Pods/"),
      !file.path.contains("/Pods/")
    else { return [] }
    let text = file.text
    return text.ranges(of: Array("IPHONEOS_DEPLOYMENT_TARGET".utf8)).compactMap { found in
      let before = text[..<found.lowerBound].reversed().prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: ";") }
      if before.contains(UInt8(ascii: "/")) { return nil }
      let line = text[found.upperBound...].prefix { $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: "\n") }
      guard let sign = line.firstIndex(of: UInt8(ascii: "=")) else { return nil }
      let value = line[(sign + 1)...].drop { $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: "\"") }
      let version = value.prefix { $0 == UInt8(ascii: ".") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      // A name of another setting may stand for any.
      return OldSystems.number(of: String(decoding: version, as: UTF8.self)) ?? 0
    }
  }
}
