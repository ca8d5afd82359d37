import Foundation
import Testing

@testable import AlertKitCore

@Suite struct PreviewFormatTests {
  private func surfaces(_ preview: Preview) throws -> [[String: Any]] {
    let object = try JSONSerialization.jsonObject(with: Data(preview.json.utf8)) as? [String: Any]
    return try #require(object?["surfaces"] as? [[String: Any]])
  }

  @Test func framesInPoints() async throws {
    let surface = try #require(try surfaces(await PreviewFixture.preview(locales: ["ko"], surface: "delete")).first)
    #expect(surface["id"] as? String == "delete")
    #expect(surface["locale"] as? String == "ko")
    #expect(
      surface["scene"] as? [String: String] == [
        "design": "classic", "device": "iPhone SE", "orientation": "portrait", "textSize": "L",
      ])
    #expect(surface["approximate"] as? Bool == false)
    #expect(surface["frame"] as? [String: Double] == ["width": 270, "height": 140.5])
    let message = try #require(surface["message"] as? [String: Any])
    #expect(message["lines"] as? [String] == ["앨범에 있는 사진은 보관함에 남고 다른 사람의", "사진도 그대로 남습니다."])
    #expect(surface["arrangement"] as? String == "row")
    let buttons = try #require(surface["buttons"] as? [[String: Any]])
    #expect(buttons.map { $0["title"] as? String } == ["취소", "삭제"])
    #expect(buttons.map { $0["role"] as? String } == ["cancel", "destructive"])
    #expect(buttons.map { $0["bold"] as? Bool } == [true, false])
    #expect(buttons.map { $0["scale"] as? Double } == [1, 1])
    #expect(surface["scrolls"] as? [String: Bool] == ["text": false, "buttons": false])
  }

  @Test func absentTextsAreNull() async throws {
    let sheet = try #require(try surfaces(await PreviewFixture.preview(locales: ["en"], surface: "more")).first)
    #expect(sheet["title"] is NSNull)
    #expect(sheet["message"] is NSNull)
    #expect(sheet["arrangement"] as? String == "stack")
  }

  @Test func aSurfaceForEachLocaleAndScene() async throws {
    let preview = await PreviewFixture.preview(scenes: Scene.defaults)
    #expect(preview.count == 3 * 3 * 8)
    #expect(try surfaces(preview).count == preview.count)
  }

  @Test func aFindingStandsWhereItsTextIsSeenFirst() async throws {
    let spec = """
      notifications:
        order: {title: {text: Order}, body: {text: Tap to see your parcel.}, placeholder: {text: Notification}, category: ORDER}
      categories:
        ORDER: {actions: [{title: {text: "Yes"}}]}
      """
    let preview = await PreviewFixture.preview(of: ["alerts.yaml": spec])
    var places: [String: [Presentation]] = [:]
    preview.forEachSurface { pictures, _ in
      for picture in pictures {
        for finding in picture.findings { places[finding.rule, default: []].append(picture.presentation) }
      }
    }
    #expect(places["notification-instructs"] == [.banner])
    #expect(places["notification-placeholder"] == [.hiddenPreview])
    #expect(places["yes-no-button"] == [.expanded])
    #expect(places.values.map(\.count).reduce(0, +) == preview.report.findings.count)
  }

  @Test func knownHashes() {
    func hexadecimal(_ text: String) -> String {
      SHA256.hash(of: text).map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    }
    // FIPS 180-4's examples, and messages around a block's end.
    #expect(hexadecimal("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(hexadecimal("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      hexadecimal("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
        == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
    #expect(
      hexadecimal(String(repeating: "a", count: 1_000)) == "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3")
    #expect(Array("light work.".utf8).base64 == "bGlnaHQgd29yay4=")
    #expect(Array("light wor".utf8).base64 == "bGlnaHQgd29y")
    #expect(Array("light wo".utf8).base64 == "bGlnaHQgd28=")
  }

  @Test func numbersHaveTwoDecimalsAtMost() {
    #expect([0, 1.5, 124.333, -0.25, 2.05, 9.999].map(Drawing.number) == ["0", "1.5", "124.33", "-0.25", "2.05", "10"])
  }
}
