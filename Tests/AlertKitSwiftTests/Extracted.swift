import AlertKitCode
import AlertKitCore
import AlertKitObjC
import AlertKitSwift

/// What is read out of Swift sources, in a form that is easy to compare.
enum Extracted {
  /// The surfaces of some files, in order of path and place.
  static func surfaces(_ files: [String: String], wrappers: [AlertWrapper] = []) async -> [Surface<StringReference>] {
    await readings(files, wrappers: wrappers).flatMap(\.surfaces)
  }

  /// The surfaces of files of Swift and of Objective-C, in order of path and place.
  static func ofBoth(_ files: [String: String]) async -> [Surface<StringReference>] {
    let sources = files.sorted { $0.key < $1.key }.enumerated().map { index, file in
      SourceFile(id: FileID(index), path: file.key, text: Array(file.value.utf8))
    }
    let found = await CodeSources.read(sources, languages: [SwiftLanguage(), ObjCLanguage()])
    return sources.compactMap { found.files[$0.id] }.flatMap(\.surfaces)
  }

  /// Files with what makes them a whole app: where it starts, and an Xcode project.
  static func app(_ files: [String: String]) -> [String: String] {
    let start = "class AppDelegate: UIResponder, UIApplicationDelegate {}"
    return files.merging(["Start.swift": start, "App.xcodeproj/project.pbxproj": ""]) { $1 }
  }

  /// The surfaces of an app, in order of path and place.
  static func ofApp(_ files: [String: String]) async -> [Surface<StringReference>] { await ofBoth(app(files)) }

  static func readings(_ files: [String: String], wrappers: [AlertWrapper] = []) async -> [SourceReading] {
    let sources = files.sorted { $0.key < $1.key }.enumerated().map { index, file in
      SourceFile(id: FileID(index), path: file.key, text: Array(file.value.utf8))
    }
    let found = await SwiftSources.read(sources, wrappers: wrappers)
    return sources.compactMap { found[$0.id] }
  }

  /// The surfaces of one file, a line each.
  static func lines(_ source: String, _ others: [String: String] = [:], wrappers: [AlertWrapper] = []) async -> [String] {
    let files = others.merging(["A.swift": source]) { $1 }
    return await surfaces(files, wrappers: wrappers).map(line)
  }

  /// `alert [title] [message] (default key:ok) (cancel! literal:No) +OK`
  static func line(_ surface: Surface<StringReference>) -> String {
    var parts = [surface.kind.rawValue, "[\(text(surface.title))]", "[\(text(surface.message))]"]
    parts += surface.buttons.map { "(\($0.role.rawValue)\($0.isPreferred ? "!" : "") \(text($0.title)))" }
    parts += surface.textFields.map { "<\(text($0))>" }
    parts += surface.implicitButtons.map { "+\($0)" }
    if !surface.buttonsAreComplete { parts.append("…") }
    return parts.joined(separator: " ")
  }

  static func text(_ reference: StringReference?) -> String {
    switch reference {
    case nil: "-"
    case .key(let key, let table, let value, _): "\(table.map { $0 + "/" } ?? "")\(key)\(value.map { "=" + $0 } ?? "")"
    case .symbol(let name, let table, _, _): "\(table ?? "").\(name)"
    case .literal(let text, _): "'\(text)'"
    case .system(let name): "system \(name)"
    case .dynamic(let expression): "{\(expression)}"
    case .joined(let texts): texts.map(text).joined(separator: " + ")
    case .alternatives(let texts): texts.map(text).joined(separator: " | ")
    case .fallback(let texts): texts.map(text).joined(separator: " ?? ")
    case .recased(let inner, let letters): "\(letters.rawValue)(\(text(inner)))"
    }
  }
}
