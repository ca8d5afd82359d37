import Foundation
import Testing

@Suite struct PreviewCommandTests {
  static let app: [String: String] = [
    "alerts.yaml": """
    alerts:
      delete-photos:
        title: title
        message: message
        buttons:
          - {title: cancel, role: cancel}
          - {title: delete, role: destructive}
    """,
    "en.lproj/Localizable.strings": """
    "title" = "Delete Photos?";
    "message" = "They are removed for good.";
    "cancel" = "Cancel";
    "delete" = "Delete";
    """,
    "ko.lproj/Localizable.strings": """
    "title" = "사진을 삭제할까요?";
    "message" = "삭제하면 되돌릴 수 없습니다.";
    "cancel" = "취소";
    "delete" = "삭제";
    """,
  ]

  private func run(_ arguments: String..., files: [String: String] = app) throws -> Tool.Outcome {
    try Tool.inFolder(of: files) { try Tool.run(["preview"] + arguments, in: $0) }
  }

  @Test func drawsEveryLocale() throws {
    let run = try run()
    #expect(run.status == 0)
    #expect(run.output.contains("delete-photos · en\n"))
    #expect(run.output.contains("delete-photos · ko\n"))
    #expect(run.output.contains("**취소**"))
    #expect(!run.output.contains("\u{1B}"))
  }

  @Test func scenesAreChosen() throws {
    let run = try run(
      "--design", "glass", "--device", "iphone se", "--orientation", "landscape", "--text-size", "AX1", "--locale", "ko")
    #expect(run.status == 0)
    #expect(run.output.contains("glass · iPhone SE · landscape · AX1"))
    #expect(!run.output.contains("classic"))
    #expect(!run.output.contains("delete-photos · en"))
  }

  @Test func jsonHasASceneEach() throws {
    let run = try run("--format", "json", "--locale", "ko", "--design", "classic")
    let object = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let surfaces = try #require(object["surfaces"] as? [[String: Any]])
    #expect(surfaces.count == 4)
    #expect(surfaces.allSatisfy { $0["locale"] as? String == "ko" })
  }

  @Test func svgGoesToAFolder() throws {
    try Tool.inFolder(of: Self.app) { folder in
      let run = try Tool.run(["preview", ".", "--format", "svg", "--output", "out/pictures"], in: folder)
      #expect(run.status == 0)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "out/pictures").path)
      #expect(names.count == 16)
      #expect(names.contains("delete-photos.ko.glass.iPhone-16.landscape.L.svg"))
      let many = try Tool.run(["preview", ".", "--format", "svg"], in: folder)
      #expect(many.status == 64)
      #expect(many.errors.contains("--output"))
      let arguments = ["--locale", "ko", "--design", "classic", "--device", "iPhone SE", "--orientation", "portrait"]
      let one = try Tool.run(["preview", ".", "--format", "svg"] + arguments, in: folder)
      #expect(one.output.hasPrefix("<?xml"))
    }
  }

  @Test func wrongUsage() throws {
    let surface = try run("--surface", "delete-fotos")
    #expect(surface.status == 64)
    #expect(surface.errors.contains("did you mean “delete-photos”?"))
    let device = try run("--device", "iPhone 1 6")
    #expect(device.status == 64)
    #expect(device.errors.contains("iPhone 16"))
    #expect(try run("--text-size", "huge").status == 64)
    #expect(try run("--design", "flat").status == 64)
    #expect(try run("--format", "pdf").status == 64)
    #expect(try run("--locale", "not a locale").status == 64)
  }

  @Test func couldNotRun() throws {
    let missing = try run("nowhere")
    #expect(missing.status == 2)
    #expect(missing.errors.contains("nowhere"))
    #expect(try run("--format", "html", "--output", "no/such/folder/page.html").status == 2)
    #expect(try run("--config", "none.yml").status == 2)
  }

  @Test func aBrokenFileIsToldAndTheRestDrawn() throws {
    var files = Self.app
    files["ko.lproj/Localizable.strings"]! += "\"broken\" = ;\n"
    let run = try run(files: files)
    #expect(run.status == 0)
    #expect(run.errors.contains("ko.lproj/Localizable.strings:4:"))
    #expect(run.output.contains("**취소**"))
  }

  @Test func watchDrawsAgainWhenAFileChanges() throws {
    try Tool.inFolder(of: Self.app) { folder in
      let page = folder.appending(path: "drawing.txt")
      let process = try Tool.start(["preview", ".", "--watch", "--locale", "ko", "--output", "drawing.txt"], in: folder)
      defer { process.terminate() }
      func waits(for text: String) -> Bool {
        let end = Date.now.addingTimeInterval(30)
        while Date.now < end {
          if (try? String(contentsOf: page, encoding: .utf8))?.contains(text) == true { return true }
          Thread.sleep(forTimeInterval: 0.05)
        }
        return false
      }
      #expect(waits(for: "사진을 삭제할까요?"))
      let table = folder.appending(path: "ko.lproj/Localizable.strings")
      let changed = Self.app["ko.lproj/Localizable.strings"]!.replacing("사진을", with: "모든 사진을")
      try Data("\"title\" = ".utf8).write(to: table)
      try Data(changed.utf8).write(to: table)
      #expect(waits(for: "모든 사진을 삭제할까요?"))
      #expect(process.isRunning)
    }
  }

  @Test func watchFollowsTheConfigurationThatItFinds() throws {
    try Tool.inFolder(of: Self.app) { folder in
      let page = folder.appending(path: "drawing.txt")
      let process = try Tool.start(["preview", ".", "--watch", "--output", "drawing.txt"], in: folder)
      defer { process.terminate() }
      func waits(isKorean: Bool) -> Bool {
        let end = Date.now.addingTimeInterval(30)
        while Date.now < end {
          let text = try? String(contentsOf: page, encoding: .utf8)
          if let text, !text.isEmpty, text.contains("사진을 삭제할까요?") == isKorean { return true }
          Thread.sleep(forTimeInterval: 0.05)
        }
        return false
      }
      #expect(waits(isKorean: true))
      let file = folder.appending(path: ".alertcopy.yml")
      try Data("locales: [en]\n".utf8).write(to: file)
      #expect(waits(isKorean: false))
      try Data("locales: [en, ko]\n".utf8).write(to: file)
      #expect(waits(isKorean: true) && process.isRunning)
    }
  }
}
