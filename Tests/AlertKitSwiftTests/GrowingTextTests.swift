import AlertKitCore
import Testing

/// Texts that loops put together.
@Suite struct GrowingTextTests {
  private func title(_ loop: String, start: String = "") async -> String {
    let code = """
      func f(words: [String], isNew: Bool) {
        var text = "\(start)"
        \(loop)
        present(UIAlertController(title: text, message: "m", preferredStyle: .alert))
      }
      """
    return await Extracted.surfaces(["A.swift": code]).map { Extracted.text($0.title) }.joined(separator: " ")
  }

  @Test(arguments: [
    "for word in words { if word.isEmpty { text += \"Piece\" } else { text += word } }",
    "for word in words { text = text + (word.isEmpty ? \"Piece\" : \"Other\") }",
    "for word in words { switch word.count { case 0: text = text + \"Piece\"; case 1: text += \"-\"; default: break } }",
    "for _ in 0..<words.count { text = \"Piece\" + text }", "while isNew { text += \"Piece\" }",
    "for (index, word) in words.enumerated() { if index > 0 { text += \"Piece\" }; text += word }",
  ])
  func whatIsAPieceIsNoText(loop: String) async {
    let found = await title(loop)
    #expect(!found.isEmpty && !found.contains("'Piece"), "\(found)")
  }

  @Test(arguments: [
    ("for word in words { if word.isEmpty { text = \"Piece\" } }", ""),
    ("for word in words { text += \"Piece \\(word)\" }", ""),
    ("if isNew { text += \"Piece\" } else { text += \"Other\" }", ""),
    ("for word in [\"a\", \"b\"] { if isNew { text += \"Piece\" }; text += word }", ""),
    ("for word in words { if word.isEmpty { text += \"Piece\" } else { text += word } }", "Words: "),
  ])
  func whatMayBeAllIsTold(loop: String, start: String) async {
    #expect(await title(loop, start: start).contains("Piece"))
  }
}
