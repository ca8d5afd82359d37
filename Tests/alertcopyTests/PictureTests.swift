import Foundation
import Testing

/// The README's pictures are what the tool draws.
@Suite struct PictureTests {
  @Test(arguments: ["light", "dark"]) func areCurrent(appearance: String) throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let result = try Tool.run(
      [
        "preview", "Examples/Album", "--surface", "share-album", "--locale", "en", "--locale", "de", "--locale", "ko",
        "--locale", "ar", "--device", "iPhone SE", "--design", "classic", "--orientation", "portrait", "--format", "svg",
        "--side-by-side", "--appearance", appearance, "--quiet",
      ], in: root)
    let kept = try String(contentsOf: root.appending(path: "docs/pictures/alert-\(appearance).svg"), encoding: .utf8)
    #expect(result.output == kept, "make pictures draws them again")
  }
}
