import AlertKitCore
import Testing

/// Texts in which code puts something in place of something else.
@Suite struct ReplacedTextTests {
  private func title(_ value: String, _ more: String = "") async -> String {
    let code = """
      \(more)
      func f(name: String) { present(UIAlertController(title: \(value), message: "m", preferredStyle: .alert)) }
      """
    return await Extracted.surfaces(["A.swift": code]).map { Extracted.text($0.title) }.joined(separator: " ")
  }

  @Test(arguments: [
    (#""delete_photo_now".replacingOccurrences(of: "_", with: " ")"#, "'delete photo now'"),
    (#""Delete_It?".replacing("_", with: " ")"#, "'Delete It?'"),
    (#""Delete It?".replacingOccurrences(of: "_", with: " ")"#, "'Delete It?'"),
    (#""Delete {x}?".replacingOccurrences(of: "{x}", with: name)"#, "'Delete %@?'"),
    (#"NSLocalizedString("delete_it", comment: "").replacingOccurrences(of: "_", with: " ")"#, "delete_it"),
  ])
  func whatIsReplacedIsAnother(value: String, shown: String) async {
    #expect(await title(value) == shown)
  }

  @Test(arguments: [
    #""Delete It?".replacingOccurrences(of: name, with: " ")"#,
    #""Delete It?".replacingOccurrences(of: "[A-Z]", with: "", options: .regularExpression)"#,
  ])
  func whatMayBeReplacedIsUnknown(value: String) async {
    #expect(await title(value).contains("'Delete It?'") == false)
  }

  @Test(arguments: [("delete_the_photo", false), ("Photos", true), ("Delete Photo?", true)])
  func aKeyThatStandsInForAServersWordsIsUnknown(key: String, isTold: Bool) async {
    let words = """
      struct Words {
        static let all = Words()
        func find(label: String) -> String { if let row = rows[label] { return row.value ?? spelled(label) }; return spelled(label) }
        private func spelled(_ label: String) -> String { let words = label.replacingOccurrences(of: "_", with: " "); return words }
      }
      """
    let found = await title("Words.all.find(label: \"\(key)\")", words)
    #expect(found.contains("'\(key)'") == isTold && !found.contains("'delete the"))
  }
}
