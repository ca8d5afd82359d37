import AlertKitCore
import Testing

/// What a delegate shows that a scanner tells, however the call is written.
@Suite struct ChainedCallTests {
  @Test(arguments: [
    ("delegate?.didScan(\"a\")", true), ("self.delegate?\n      .didScan(\"a\")", true),
    ("delegate!\n      .didScan(\"a\")", true),
    ("make()\n      .didScan(\"a\")", true), ("let way: Way = isNew ? .didScan(\"a\") : .none", false),
    ("let way: Way = isNew ?\n      .didScan(\"a\") : .none", false), ("let way: Way = given ?? .didScan(\"a\")", false),
  ])
  func aCallMayGoOnInTheNextLine(call: String, isShown: Bool) async {
    let code = """
      import UIKit
      enum Way { case none; static func didScan(_ code: String) -> Way { .none } }
      protocol ScannerDelegate: AnyObject { func didScan(_ code: String) }
      class Scanner: UIViewController {
        weak var delegate: ScannerDelegate?
        override func viewDidLoad() { \(call) }
      }
      class Screen: UIViewController, ScannerDelegate {
        override func viewDidLoad() {
          let scanner = Scanner()
          scanner.delegate = self
          show(scanner)
        }
        func didScan(_ code: String) {
          Task { await self.fail(code) }
        }
        func fail(_ code: String) async {
          present(UIAlertController(title: "Gone", message: nil, preferredStyle: .alert), animated: true)
        }
      }
      let screen = Screen()
      """
    let found = await Extracted.ofApp(["A.swift": code])
    #expect(!found.isEmpty && found.allSatisfy { ($0.reserve == nil) == isShown })
  }
}
