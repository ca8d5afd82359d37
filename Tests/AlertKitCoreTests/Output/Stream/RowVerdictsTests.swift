import Foundation
import Testing

@testable import AlertKitCore

/// A row of buttons is judged once, whatever stands above it.
@Suite struct RowVerdictsTests {
  private static let titles = [
    "en": ["Cancel", "Delete", "OK", "ok", "Yes", "No", "Cancle", "delete all of it now.", "Error", "🗑", " Save", "the the"],
    "de": ["Abbrechen", "Löschen", "OK", "Ja", "Nein", "löschen!", "Das ist viel zu lang für das hier", "passwort"],
    "ja": ["キャンセル", "削除", "OK", "はい", "いいえ", "今すぐすべてを削除する。"],
  ]
  private static let headings: [(title: String?, message: String?)] = [
    ("Delete it?", "It is gone for good"), ("Cancel the upload?", nil), (nil, "Tap Delete to go on."),
    ("Möchtest du abbrechen?", "Ja"),
    ("キャンセルしますか？", "削除すると元に戻せません"), (nil, nil),
  ]
  private static let roles = ["default", "cancel", "destructive"]

  private static func requests(in locale: String) -> [String] {
    let titles = titles[locale] ?? []
    var requests: [String] = []
    for (number, first) in titles.enumerated() {
      for (place, heading) in headings.enumerated() {
        let second = titles[(number * 5 + place) % titles.count]
        let buttons = [first, second].enumerated().map { index, title in
          ["title": title, "role": roles[(number + index + place / 3) % 3]]
        }
        var request: [String: Any] = ["locale": locale, "buttons": place == 4 ? Array(buttons.prefix(1)) : buttons]
        request["title"] = heading.title
        request["message"] = heading.message
        request["kind"] = ["alert", "action-sheet", "confirmation-dialog"][number % 3]
        let data = try! JSONSerialization.data(withJSONObject: request, options: .sortedKeys)
        requests.append(String(decoding: data, as: UTF8.self))
      }
    }
    return requests
  }

  @Test(arguments: ["en", "de", "ja"])
  func whatIsKnownOfARowIsWhatItsAlertHas(locale: String) {
    var knowing = CheckResponder()
    let requests = Self.requests(in: locale)
    for request in requests + requests.reversed() {
      var alone = CheckResponder()
      #expect(knowing.answer(to: request) == alone.answer(to: request), "\(request)")
    }
  }

  /// What a check that is said to look at nothing but buttons finds does not change with the heading.
  @Test func checksOfButtonsAloneSeeNothingElse() throws {
    let marked = Rule.all.filter { $0.basis.contains(.buttonsAlone) }
    #expect(marked.count > 10)
    var without = CheckResponder()
    let names = marked.map { "\"\($0.id)\"" }.joined(separator: ", ")
    for locale in ["en", "de", "ja"] {
      for request in Self.requests(in: locale) where !request.contains("Cancel the upload") && !request.contains("しますか") {
        guard request.contains("\"title\":\""), request.contains("\"message\":") else { continue }
        let asked = request.dropLast() + ", \"rules\": [\(names)]}"
        let bare = asked.replacing(/"message":"[^"]*",/, with: "")
        #expect(findings(without.answer(to: String(asked))) == findings(without.answer(to: String(bare))), "\(request)")
      }
    }
  }

  private func findings(_ answer: String) -> Substring {
    answer[
      (answer.firstRange(of: "\"findings\"")?.lowerBound ?? answer.startIndex)..<(answer.firstRange(of: "\"room\"")?.lowerBound
        ?? answer.endIndex)]
  }
}
