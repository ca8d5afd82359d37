import AlertKitCore
import Testing

/// Actions that ask by a tag which control runs them.
extension InterfaceObstacleTests {
  /// An action that several controls run is told by their tags which of them it was.
  @Test(arguments: [
    ("hidden=\"YES\" tag=\"8\"", "", true), ("tag=\"8\"", "", false), ("hidden=\"YES\" tag=\"8\"", "other.tag = 8", false),
    ("hidden=\"YES\" tag=\"8\"", "other.tag = count", false), ("hidden=\"YES\" tag=\"8\"", "other.tag = 3", true),
    ("hidden=\"YES\" tag=\"8\"", "lose(other)", false),
    ("hidden=\"YES\" tag=\"8\"", "view.viewWithTag(8)?.isHidden = false", false),
    ("", "", true),
  ])
  func aTagThatNoControlHas(attributes: String, code: String, isUncalled: Bool) async {
    let board = Self.board(Self.button("tag=\"1\"") + Self.button(attributes).replacing("\"b\"", with: "\"c\""))
    let alert = "present(UIAlertController(title: \"Gone\", message: nil, preferredStyle: .alert), animated: true)"
    for choice in ["switch sender.tag { case 1: break\ncase 8: \(alert)\ndefault: break }", "if sender.tag == 8 { \(alert) }"] {
      let screen = """
        import UIKit
        class RootController: UIViewController {
          var other = UIButton()
          override func viewDidLoad() { \(code) }
          @IBAction func lose(_ sender: UIButton) { \(choice) }
        }
        """
      #expect(await lost(board, "", ["R.swift": screen]) == [isUncalled ? .uncalled : nil])
    }
  }

  @Test(arguments: [
    ("break;", true), ("{ f(); } break;", true), ("return;", true), ("f();", false), ("if (isNew) { break; }", false),
    ("if (isNew) break;", false), ("f(); // break;", false),
  ])
  func aTagOfObjectiveC(before: String, isUncalled: Bool) async {
    let screen = """
      @implementation RootController
      - (IBAction)lose:(UIButton *)sender {
        switch (sender.tag) {
          case 1: \(before)
          case 8:
            [[[UIAlertView alloc] initWithTitle:@"Gone" message:nil delegate:nil cancelButtonTitle:@"OK" otherButtonTitles:nil] show];
            break;
        }
      }
      @end
      """
    let board = Self.board(Self.button("tag=\"1\""))
    let files = ["R.h": "@interface RootController : UIViewController\n@end", "R.m": screen, "R.swift": ""]
    #expect(await lost(board, "", files) == [isUncalled ? .uncalled : nil])
  }
}
