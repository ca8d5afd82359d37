import AlertKitCore
import Foundation
import Testing

/// A text is laid out alike however its file writes its accents, and places are those of the text as it is given.
@Suite struct ComposedTextTests {
  static let texts: [(text: String, locale: String)] = [
    ("이 앨범에 있는 사진을 모두 삭제하겠습니까? 이 동작은 실행 취소할 수 없습니다.", "ko"),
    ("Bạn có chắc chắn muốn xóa tất cả ảnh trong album này không?", "vi"),
    ("Möchtest du das Öl löschen? Größe: ändern über Menü.", "de"),
    ("क़लम और ख़बर को हटाएँ? यह वापस नहीं होगा।", "hi"), ("写真を削除しますか? ガギグゲゴ、パピプペポ。", "ja"),
    ("Διαγραφή όλων των φωτογραφιών; Η ενέργεια είναι οριστική.", "el"), ("e\u{301}\u{323}x o\u{308}\u{304}", "en"),
  ]

  private func decomposed(_ text: String) -> String { text.decomposedStringWithCanonicalMapping }
  private func composed(_ text: String) -> String { text.precomposedStringWithCanonicalMapping }

  @Test(arguments: texts)
  func widthsAndLinesAreTheSame(text: String, locale: String) {
    for style in LabelStyle.allCases {
      let one = Paragraph(composed(text), locale: tag(locale)).measured(in: style.font)
      let other = Paragraph(decomposed(text), locale: tag(locale)).measured(in: style.font)
      #expect(abs(one.natural - other.natural) < 1e-9)
      for width in [60.0, 120, 238] {
        let (lines, others) = (one.lines(width: width), other.lines(width: width))
        #expect(lines.map { one.paragraph.string($0.range) } == others.map { other.paragraph.string($0.range) })
        #expect(zip(lines, others).allSatisfy { abs($0.width - $1.width) < 1e-9 })
      }
    }
  }

  /// Marks of every block stand over the character before: they have no room of their own, and take none away.
  @Test(arguments: ["\u{301}", "\u{1AB0}", "\u{1DC4}", "\u{20D7}", "\u{FE20}"]) func marksTakeNoRoomAway(_ mark: String) {
    for style in LabelStyle.allCases {
      let alone = Paragraph(mark, locale: tag("en")).measured(in: style.font).lines(width: 100)
      #expect(alone.allSatisfy { $0.width >= 0 })
      let plain = Paragraph("ab", locale: tag("en")).measured(in: style.font).natural
      #expect(Paragraph("a\(mark)b", locale: tag("en")).measured(in: style.font).natural >= plain - 1e-9)
    }
  }

  @Test func placesAreThoseOfTheGivenText() {
    let text = decomposed("Möchtest du das Öl löschen?")
    let lines = Paragraph(text, locale: tag("de")).measured(in: LabelStyle.alertTitle.font).lines(width: 100)
    #expect(lines.count > 1 && lines.last?.range.upperBound == text.utf16.count)
    #expect(lines.map { String(decoding: Array(text.utf16)[$0.range], as: UTF16.self) }.joined() == text)
  }

  @Test func theStreamAnswersInTheUnitsOfTheRequest() {
    var responder = WrapResponder()
    func starts(_ text: String) -> [Substring] {
      let request = #"{"id": 1, "text": "\#(text)", "locale": "ko", "style": "alert.message", "width": 150}"#
      var output: [UInt8] = []
      Array(request.utf8).withUnsafeBufferPointer { responder.answer($0, into: &output) }
      let answer = String(decoding: output, as: UTF8.self)
      let list = answer.split(separator: "[")[1].split(separator: "]")[0]
      let starts = list.split(separator: ", ").compactMap { Int($0) } + [text.utf16.count]
      let units = Array(text.utf16)
      return zip(starts, starts.dropFirst()).map { Substring(String(decoding: units[$0..<$1], as: UTF16.self)) }
    }
    let text = Self.texts[0].text
    #expect(starts(composed(text)).count > 2)
    #expect(starts(composed(text)) == starts(decomposed(text)))
  }

  @Test func longRunsOfMarksTakeTimeByTheirLength() {
    let marks = "a" + String(repeating: "\u{301}\u{323}", count: 200_000)
    let clock = ContinuousClock()
    let time = clock.measure { _ = Paragraph(marks, locale: tag("en")).measured(in: LabelStyle.alertTitle.font).natural }
    #expect(time < .seconds(10))
  }

  /// The forms of one text, written in two ways: each is laid out by itself, not by the other's places.
  @Test func twoWritingsOfOneTextInOneSurface() async {
    let one = String(repeating: "Löschen über Größe ", count: 20)
    func form(_ name: String, _ text: String) -> String { "<key>\(name)</key><string>%d \(text)</string>" }
    let table = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>photo.delete.alert.message</key>
      <dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      \(form("one", composed(one)))\(form("other", decomposed(one)))</dict></dict></dict></plist>
      """
    let report = await Linter.lint(
      await project([
        "de.lproj/Localizable.stringsdict": table,
        "de.lproj/Localizable.strings": strings(["photo.delete.alert.title": "Alle Fotos löschen?"]),
      ]))
    #expect(report.summary.surfaces == 1)
  }
}
