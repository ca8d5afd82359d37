internal import AlertKitCore

/// Apps that lie beside each other and share no code: each has its Xcode project in a folder of its own, no project names anything
/// outside of its folder, none makes a library, and all code lies in these folders. A class of one app is none of another's that has the
/// same name.
enum SeparateApps {
  /// Some files by the app that they are of. One part where apps may share code.
  static func parts(of files: [SourceFile], isCode: (SourceFile) -> Bool) -> [[SourceFile]] {
    let projects = files.filter(isProject)
    let apps = projects.filter { $0.text.contains(application) }
    let folders = outermost(Set(apps.map { FilePath.folder(FilePath.folder($0.path)) }))
    guard folders.count > 1, !projects.contains(where: { leadsOut($0.text) || makesLibrary($0.text) }),
      !files.contains(where: { $0.path.hasSuffix(".podspec") })
    else { return [files] }
    var parts: [String: [SourceFile]] = [:]
    for file in files { parts[folders.first { contains($0, file.path) } ?? "", default: []].append(file) }
    let rest = parts[""] ?? []
    return rest.contains { isCode($0) || isProject($0) } ? [files] : folders.map { parts[$0]! }
  }

  private static let application = Array("com.apple.product-type.application\"".utf8)

  /// Whether a project names something outside of its folder, apart from what is built already.
  private static func leadsOut(_ text: [UInt8]) -> Bool {
    ["ath = ../", "ath = \"../"].contains { start in
      text.ranges(of: Array(start.utf8)).contains { found in
        let path = String(decoding: text[found.upperBound...].prefix { $0 != UInt8(ascii: ";") }, as: UTF8.self)
        return !built.contains(FilePath.fileExtension(path.filter { $0 != "\"" }))
      }
    }
  }

  private static let built: Set<String> = ["a", "dylib", "framework", "tbd", "xcframework"]

  private static func isProject(_ file: SourceFile) -> Bool {
    file.path.hasSuffix(".pbxproj") && !FilePath.components(file.path).contains("Pods")
  }

  private static func makesLibrary(_ project: [UInt8]) -> Bool {
    ["framework", "library"].contains { project.contains(Array("com.apple.product-type.\($0)".utf8)) }
  }

  /// Folders without those that lie in others, in order.
  private static func outermost(_ folders: Set<String>) -> [String] {
    folders.filter { folder in !folders.contains { $0 != folder && contains($0, folder) } }.sorted()
  }

  private static func contains(_ folder: String, _ path: String) -> Bool {
    folder.isEmpty ? !FilePath.isAbsolute(path) : FilePath.contains(folder, path)
  }
}

extension CodeReading {
  /// What was read of apps that share no file, together.
  init(_ parts: [CodeReading]) {
    self.init(files: parts.reduce(into: [:]) { all, part in all.merge(part.files) { first, _ in first } })
    coverage.unread = Self.byCalls(parts.flatMap(\.coverage.unread))
    coverage.followed = Self.byCalls(parts.flatMap(\.coverage.followed))
    coverage.unmade = Set(parts.flatMap(\.coverage.unmade)).sorted()
    for budget in parts.flatMap(\.coverage.budgets) where !coverage.budgets.contains(budget) { coverage.budgets.append(budget) }
    // Where one app is in the device's language, all tables may be.
    let languages = parts.map(\.coverage.languages)
    if languages.allSatisfy({ !$0.isEmpty }) { coverage.languages = languages.reduce([]) { $0.union($1) } }
  }

  /// The most calls first; those of what no app declares together.
  private static func byCalls(_ calls: [ReadingCoverage.Calls]) -> [ReadingCoverage.Calls] {
    var all: [ReadingCoverage.Calls] = []
    for call in calls {
      if let index = all.firstIndex(where: { $0.what == call.what && $0.wrapper == call.wrapper }) {
        all[index].calls += call.calls
      } else {
        all.append(call)
      }
    }
    return all.sorted { ($1.calls, $0.range) < ($0.calls, $1.range) }
  }
}
