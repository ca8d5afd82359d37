import AlertKitCore
import AlertKitSwift
import Foundation
import Testing

@testable import alertcopy

/// The app that the translator's page shows.
@Suite struct WorkspaceTests {
  private static let files = [
    "alerts.yaml": "alerts:\n  first: {title: t, buttons: [{title: b}]}\n",
    "en.lproj/Localizable.strings": "\"t\" = \"Delete?\";\n\"b\" = \"Delete\";\n\"gone\" = \"Gone\";\n",
    "ko.lproj/Localizable.strings": "\"t\" = \"삭제\";\n\"b\" = \"삭제\";\n",
    "App/Photos.swift": """
    import UIKit
    final class Photos: UIViewController {
      func warn() {
        let alert = UIAlertController(title: NSLocalizedString("gone", comment: ""), message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: NSLocalizedString("b", comment: ""), style: .destructive))
        present(alert, animated: true)
      }
    }
    """,
  ]

  private static func workspace(in folder: URL, from: String? = nil) async throws -> Workspace {
    let configuration = Configuration()
    let reading = AppReading(
      paths: [folder.path], configuration: configuration,
      discovery: FileDiscovery(configuration: configuration, workingDirectory: from ?? folder.path, contents: .all),
      sources: SwiftSources.reader())
    return await Workspace(
      name: "App", reading: reading, options: try Linter.Options(configuration: configuration), isReadOnly: false)
  }

  private static func folder(holding files: [String: String]) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "alertcopy-\(UUID().uuidString)")
    for (path, text) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    return folder
  }

  private static func answer(_ workspace: Workspace, _ request: String) async -> String { await workspace.answer(request) }

  private static let list = #"{"id": 1, "do": "list", "locale": "ko"}"#
  private static let hello = #"{"id": 1, "do": "hello"}"#

  /// What tables and specs say is shown at once; the code's alerts come when it is read.
  @Test func theCodesAlertsComeWhenItIsRead() async throws {
    let folder = try Self.folder(holding: Self.files)
    defer { try? FileManager.default.removeItem(at: folder) }
    let workspace = try await Self.workspace(in: folder)
    #expect(await Self.answer(workspace, Self.hello).contains(#""isReadingCode": true"#))
    let first = await Self.answer(workspace, Self.list)
    #expect(first.contains("\"first\"") && !first.contains("Photos.warn"))
    await workspace.readCode()
    #expect(await Self.answer(workspace, Self.hello).contains(#""isReadingCode": false"#))
    let all = await Self.answer(workspace, Self.list)
    #expect(all.contains("\"first\"") && all.contains("\"Photos.warn.1\""))
    let open = #"{"id": 2, "do": "open", "shown": {"surface": "Photos.warn.1", "locale": "ko"}}"#
    let view = await Self.answer(workspace, open)
    #expect(view.contains(#""member": "Photos.warn""#))
    #expect(view.contains(#""others": ["first"]"#))
  }

  /// Files that are being read while the page saves are not taken for what is there.
  @Test func whatIsSavedWhileFilesAreReadStays() async throws {
    let others = (1...200).map { ("other\($0)/en.lproj/Other.strings", "\"other\" = \"Other\";\n") }
    let folder = try Self.folder(holding: Self.files.merging(others) { $1 })
    defer { try? FileManager.default.removeItem(at: folder) }
    let workspace = try await Self.workspace(in: folder, from: FileManager.default.currentDirectoryPath)
    let shown = #""shown": {"surface": "first", "locale": "ko"}"#
    let view = await Self.answer(workspace, #"{"id": 3, "do": "open", \#(shown)}"#)
    let module = try #require(view.firstMatch(of: /"module": "([^"]*)"/)).1
    let address = #"{"table": "Localizable", "module": "\#(module)", "key": "t", "locale": "ko", "form": {"selectors": []}}"#
    for number in 1...40 {
      let edit = await Self.answer(
        workspace, #"{"id": 1, "do": "edit", "address": \#(address), "text": "글 \#(number)", \#(shown)}"#)
      #expect(!edit.contains("\"error\""), "\(edit.prefix(300))")
      async let reading: Void = workspace.readChanges()
      try await Task.sleep(for: .milliseconds(number % 8))
      let saved = await Self.answer(workspace, #"{"id": 2, "do": "save", \#(shown)}"#)
      #expect(saved.contains(#""saved": 1"#), "\(saved.prefix(300))")
      await reading
      #expect(await Self.answer(workspace, #"{"id": 3, "do": "open", \#(shown)}"#).contains("글 \(number)"))
    }
  }
}
