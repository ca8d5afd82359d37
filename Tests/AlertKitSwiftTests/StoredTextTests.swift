import AlertKitCore
import Testing

/// Texts that an instance shared by the app holds, and what their names decide.
@Suite struct StoredTextTests {
  private static let store = """
    class Localizable: NSObject {
      static let shared = Localizable()
      public var strings = LocalizableStrings()
      public func reset() { strings = LocalizableStrings() }
    }
    class LocalizableStrings: NSObject {
      var cancel = "cancel".localized
      var delete = "delete".localized
      var keep = "keep".localized
      var question = "question".localized.capitalizingFirstLetter()
    }
    extension String { var localized: String { NSLocalizedString(self, comment: "") } }
    """
  private static let ask = """
    final class Screen: UIViewController {
      func ask(_ confirmTitle: String) {
        let alert = UIAlertController(title: Localizable.shared.strings.question, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: Localizable.shared.strings.cancel, style: .cancel))
        alert.addAction(
          UIAlertAction(
            title: confirmTitle, style: (confirmTitle == Localizable.shared.strings.delete ? .destructive : .default)))
        present(alert, animated: true)
      }
      func remove() { ask(Localizable.shared.strings.delete) }
      func save() { ask(Localizable.shared.strings.keep) }
    }
    """
  /// Others than the store that have what is called by one of its names.
  private static func others(_ count: Int, setting code: String) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: (0..<count).map { number in
        ("Other\(number).swift", "class Other\(number) { var cancel: Int?\nfunc f() { \(code) } }")
      })
  }

  /// The alerts that callers give their words.
  private static func asked(_ files: [String: String]) async -> [Surface<StringReference>] {
    await Extracted.surfaces(files).filter { surface in
      surface.id.hasPrefix("Screen") && surface.buttons.contains { $0.title.isKey("delete") || $0.title.isKey("keep") }
    }
  }

  @Test(arguments: [("cancel = nil", true), ("if o.cancel == nil { cancel = 1 }", true), ("o.cancel = \"Stop\"", false)])
  func aNameThatManyHaveIsTheStoresOwn(code: String, isKnown: Bool) async {
    for count in [2, 40] {
      let files = ["A.swift": Self.store, "B.swift": Self.ask].merging(Self.others(count, setting: code)) { $1 }
      let found = await Self.asked(files)
      #expect(found.count == 2)
      #expect(found.allSatisfy { $0.buttons[0].title.isKey("cancel") == isKnown }, "\(found.map(Extracted.line))")
    }
  }

  @Test func aRoleThatATextDecidesIsTheOneOfItsKey() async {
    let found = await Self.asked(["A.swift": Self.store, "B.swift": Self.ask])
    let roles = found.map { surface in surface.buttons.map { $0.title.isKey("delete") ? "delete \($0.role)" : "\($0.role)" } }
    #expect(Set(roles) == [["cancel", "delete destructive"], ["cancel", "default"]])
    #expect(found.allSatisfy { $0.title?.isKey("question") ?? false })
  }

  /// What is added to a text of which nothing is known is not added to itself.
  @Test func aTextThatIsAddedToInALoop() async {
    let code = """
      class Block: UIView {
        var info: String = ""
        @objc func show() {
          let dialog = UIAlertController(title: "Course", message: info, preferredStyle: .alert)
          root.present(dialog, animated: true)
        }
      }
      class Overview: UIViewController {
        func fill(_ list: [Course]) {
          for course in list {
            let block = Block(frame: CGRect(x: 0, y: course.start, width: 1, height: 1))
            block.info = "Course: \\(course.name)"
            if course.place.contains("(odd)") { block.info += "Odd" }
            block.info += "\\nTime: \\(course.time)"
            view.addSubview(block)
          }
        }
      }
      """
    let told = await Extracted.surfaces(["A.swift": code]).map { String(describing: $0) }
    #expect(told.count > 0)
    #expect(told.filter { $0.contains("OddOdd") } == [])
  }
}

extension StringReference {
  fileprivate func isKey(_ key: String) -> Bool {
    switch self {
    case .key(key, _, _, _): true
    case .recased(let text, _): text.isKey(key)
    default: false
    }
  }
}
