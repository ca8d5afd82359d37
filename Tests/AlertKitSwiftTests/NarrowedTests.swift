import AlertKitCore
import AlertKitSwift
import Testing

/// Words of cases, keys and branches that cannot be where the alert is made.
@Suite struct NarrowedTests {
  private static let failure = """
    enum Failure: Error {
      case denied, locked, broken
      func text() -> String {
        switch self {
        case .denied: return "Denied"
        case .locked: return "Locked"
        case .broken: return "Broken"
        }
      }
      var isHarmless: Bool {
        switch self {
        case .denied: return true
        case .locked: return true
        default: return false
        }
      }
    }
    func tell(_ message: String) {
      present(UIAlertController(title: "Oops", message: message, preferredStyle: .alert), animated: true)
    }
    """

  private func lines(_ code: String) async -> [String] {
    await Extracted.surfaces(["A.swift": code, "B.swift": Self.failure]).filter { $0.id.hasPrefix("Screen") }.map(
      Extracted.line)
  }

  @Test func aCaseThatIsToldAlreadyDecidesItsWords() async {
    let code = """
      final class Screen {
        func failed(_ failure: Failure) {
          switch failure {
          case .denied: retry()
          case .locked: tell(failure.text())
          default: break
          }
        }
      }
      """
    #expect(await lines(code) == ["alert ['Oops'] ['Locked']"])
  }

  @Test func aDefaultThatIsNotReachedShowsNothing() async {
    func code(_ cases: String) -> String {
      """
      final class Screen {
        var failure: Failure = load()
        func failed() {
          guard failure.isHarmless else { return }
          switch failure {
          case \(cases): tell("Harmless")
          default: tell("Never")
          }
        }
      }
      """
    }
    #expect(await lines(code(".denied, .locked")) == ["alert ['Oops'] ['Harmless']"])
    #expect(await lines(code(".denied")).count == 2)
  }

  @Test func whatADictionaryHasForAKey() async {
    let code = """
      final class Screen {
        static let words: [Failure: String] = [.denied: "No", .locked: "Wait", .broken: "Sorry"]
        func first() {
          let info = ["title": "Gone", "text": "It is gone."]
          tell(info["text"]!)
        }
        func second() {
          var info = ["text": "Old"]
          info["text"] = "New"
          tell(info["text"] ?? "")
        }
        func third() { tell(Self.words[.locked]!) }
        func fourth(_ failure: Failure) { tell(Self.words[failure]!) }
        func fifth(_ name: String) {
          let info = ["text": "Some"]
          tell(info[name] ?? "Other")
        }
      }
      """
    let found = await lines(code)
    #expect(found.contains("alert ['Oops'] ['It is gone.']"))
    #expect(found.contains("alert ['Oops'] ['New']"))
    #expect(found.contains("alert ['Oops'] ['Wait']"))
    #expect(found.contains("alert ['Oops'] ['No' | 'Wait' | 'Sorry']"), "\(found)")
    #expect(found.contains { $0.contains("'Some'") && $0.contains("'Other'") }, "\(found)")
  }

  @Test func theKeysOfADictionaryAreConstants() async {
    let code = """
      enum Keys { static let text = "t" }
      final class Screen {
        func first() {
          let info = [Keys.text: "Gone"]
          tell(info[Keys.text] ?? "Other")
        }
        func second() {
          var info = ["t": "Two"]
          info["t"]! += " more"
          tell(info["t"]!)
        }
      }
      """
    let found = await lines(code)
    #expect(found.contains("alert ['Oops'] ['Gone']"), "\(found)")
    #expect(found.contains { $0.contains("Two more") }, "\(found)")
  }

  @Test func whatChangesADictionaryMakesItUnknown() async {
    let code = """
      final class Screen {
        static var words: [String: String] = ["old": "Old"]
        static func fill() { words["new"] = "New" }
        func first() {
          var info = ["text": "Old"]
          info.updateValue("New", forKey: "text")
          tell(info["text"] ?? "Other")
        }
        func second() { tell(Self.words["new"] ?? "Other") }
        func third() {
          var info = ["text": "Old"]
          change(&info)
          tell(info["text"] ?? "Other")
        }
      }
      """
    let found = await lines(code)
    #expect(found.count == 3 && !found.contains { $0.contains("['Old']") || $0.contains("['Other']") }, "\(found)")
  }

  @Test func spacesAreTrimmed() async {
    let code = """
      final class Screen {
        func first() { tell("  Gone.\\n".trimmingCharacters(in: .whitespacesAndNewlines)) }
        func second() { tell(" Here. ".trimmed()) }
      }
      """
    #expect(await lines(code) == ["alert ['Oops'] ['Gone.']", "alert ['Oops'] ['Here.']"])
  }

  @Test func objectiveCAsksADictionaryByAMessage() async {
    let lines = await ObjCAlertTests.lines([
      "A.m": """
      @implementation Screen
      - (void)f {
        NSDictionary *info = @{@"title": @"Gone", @"text": @"It is gone."};
        [[[UIAlertView alloc] initWithTitle:info[@"title"] message:[info objectForKey:@"text"] delegate:nil cancelButtonTitle:@"OK" otherButtonTitles:nil] show];
      }
      @end
      """
    ])
    #expect(lines.count == 1 && lines[0].contains("['Gone'] ['It is gone.']"), "\(lines)")
  }
}
