import AlertKitCore
import Testing

/// Words that code says only in the app which developers get, where it asks which app it is.
@Suite struct StageTests {
  private func messages(_ condition: String, _ members: String = "") async -> Set<String> {
    let code = """
      import UIKit
      enum Stage {
        case debug, trial, release
        static var current: Stage {
          #if DEBUG
          return .debug
          #elseif TRIAL
          return .trial
          #else
          return .release
          #endif
        }
        static var isDebug: Bool {
          #if DEBUG
          return true
          #else
          return false
          #endif
        }
        static var chosen = Stage.release
        \(members)
      }
      class Screen: UIViewController {
        var words: String {
          if \(condition) { return "Inside" }
          return "Gone"
        }
        override func viewDidLoad() {
          present(UIAlertController(title: "Photo", message: words, preferredStyle: .alert), animated: true)
        }
      }
      let screen = Screen()
      """
    let flags = "SWIFT_ACTIVE_COMPILATION_CONDITIONS = TRIAL;"
    let found = await Extracted.ofApp(["A.swift": code, "B.xcodeproj/project.pbxproj": flags])
    return Set(found.map { Extracted.text($0.message) })
  }

  @Test(arguments: [
    "Stage.current == .debug", "Stage.current == Stage.debug", "isNew && Stage.current == .debug", "Stage.isDebug",
    "!(Stage.current != .debug)",
  ])
  func whatIsForDevelopersIsNotSaid(condition: String) async {
    #expect(await messages(condition) == ["'Gone'"])
  }

  @Test(arguments: [
    "Stage.current == .trial", "Stage.current == .release", "Stage.current == .debug || isNew", "Stage.chosen == .debug",
    "Stage.current == other", "!Stage.isDebug",
  ])
  func whatOthersGetIsSaid(condition: String) async {
    let found = await messages(condition)
    #expect(found.contains { $0.contains("Inside") }, "\(found)")
  }
}
