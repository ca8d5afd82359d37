import Foundation
import Testing

/// The README's pictures are what the tool draws.
@Suite struct PictureTests {
  @Test(arguments: ["light", "dark"]) func areCurrent(appearance: String) throws {
    let result = try Tool.run(
      [
        "preview", ".", "--surface", "share-album", "--locale", "en", "--locale", "de", "--locale", "ko",
        "--locale", "ar", "--device", "iPhone SE", "--design", "classic", "--orientation", "portrait", "--format", "svg",
        "--side-by-side", "--appearance", appearance, "--quiet",
      ], in: Tool.album)
    let kept = try String(contentsOf: Tool.root.appending(path: "docs/pictures/alert-\(appearance).svg"), encoding: .utf8)
    #expect(result.output == kept, "make pictures draws them again")
  }
}
