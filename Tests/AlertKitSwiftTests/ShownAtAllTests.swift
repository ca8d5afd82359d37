import AlertKitCore
import Testing

/// What is no alert of the app's, although code looks like one, and what nobody knows of those that are.
@Suite struct ShownAtAllTests {
  private static let executions = """
    class Executions {
      class func error(_ message: String, rep: (() -> Void)? = nil) {
        let alert = UIAlertController(title: nil, message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Again", style: .default) { _ in rep?() })
        top.present(alert, animated: true)
      }
    }
    class Banner {
      func show(_ message: String) {
        let alert = UIAlertController(title: message, message: nil, preferredStyle: .alert)
        top.present(alert, animated: true)
      }
      func flash(_ message: String) {
        let alert = UIAlertController(title: message, message: nil, preferredStyle: .alert)
        top.present(alert, animated: true)
      }
    }
    """

  @Test(arguments: [
    ("Promise { (resolver) in resolver.error(\"No answer\") }", 0), ("Executions.error(\"No answer\")", 1),
    ("player.show(\"No answer\")", 0), ("make { banner in banner.show(\"No answer\") }", 1),
    ("let task: Task = make(); task.show(\"No answer\")", 0),
    ("make { other in other.flash(\"No answer\") }", 1),
  ])
  func aShortNameOfAnotherReceiverIsNotTheAppsOwn(call: String, count: Int) async {
    let code = "final class Runtime { func f() { \(call) } }"
    let found = await Extracted.surfaces(["A.swift": code, "B.swift": Self.executions]).filter { $0.id.hasPrefix("Runtime") }
    #expect(found.count == count, "\(found.map(Extracted.line))")
  }

  @Test func whatOnlyDescribesAButtonIsNoAlert() async {
    let code = """
      struct AlertInfo: Identifiable {
        struct AlertButton { let title: String; var role: ButtonRole?; let action: (() -> Void)? }
        let id: Int
        let title: String
        var message: String?
        var primaryButton = AlertButton(title: "OK", action: nil)
        var secondaryButton: AlertButton?
        var verticalButtons: [AlertButton]?
      }
      extension View {
        func alert(item: Binding<AlertInfo?>) -> some View {
          alert(item.wrappedValue?.title ?? "", isPresented: item.isThere, presenting: item.wrappedValue) { item in
            if let verticalButtons = item.verticalButtons {
              ForEach(verticalButtons) { button in Button(button.title, role: button.role) { button.action?() } }
            }
            Button(item.primaryButton.title, role: item.primaryButton.role) { item.primaryButton.action?() }
            if let secondaryButton = item.secondaryButton {
              Button(secondaryButton.title, role: secondaryButton.role) { secondaryButton.action?() }
            }
          } message: { item in if let message = item.message { Text(message) } }
        }
      }
      final class Model {
        func link() {
          info = AlertInfo(id: 1, title: "Link", primaryButton: AlertInfo.AlertButton(title: "Cancel") { self.stop() },
            secondaryButton: AlertInfo.AlertButton(title: "Save") { self.save() })
        }
      }
      """
    let found = await Extracted.surfaces(["A.swift": code]).filter { $0.id.hasPrefix("Model") || $0.id.hasPrefix("AlertInfo") }
    let titles = found.map { $0.buttons.map { Extracted.text($0.title) } }
    #expect(found.map { Extracted.text($0.title) } == ["'Link'"])
    #expect(titles.allSatisfy { Set($0).count == $0.count }, "\(titles)")
  }

  private static let recovery = """
    protocol UserFacingError { var title: String? { get }; var recoveryActions: [RecoveryAction] { get } }
    extension UIAlertController {
      class func presentAlert(for error: UserFacingError, from item: UIBarButtonItem?) {
        let recoveryActions = error.recoveryActions.map() { option -> UIAlertAction in
          return UIAlertAction(title: option.title, style: option.style) { _ in option.run() }
        }
        let sheet: UIAlertController
        if let item {
          sheet = .init(title: error.title, message: nil, preferredStyle: .actionSheet)
        } else {
          sheet = .init(title: error.title, message: nil, preferredStyle: .alert)
        }
        recoveryActions.forEach(sheet.addAction)
        top.present(sheet, animated: true)
      }
    }
    """

  @Test func buttonsThatAnErrorBringsAreNotNone() async {
    let code = """
      struct Incomplete: UserFacingError {
        let actions: [RecoveryAction]
        var title: String? { "Something is missing" }
        var recoveryActions: [RecoveryAction] { return self.actions }
      }
      final class Pot {
        var problem: Incomplete? {
          let issues: [RecoveryAction] = [name == nil ? .name : nil].compactMap({ $0 })
          return Incomplete(actions: issues + [.cancel, .saveAnyway])
        }
      }
      """
    let found = await Extracted.surfaces(["A.swift": code, "B.swift": Self.recovery])
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { !$0.buttons.isEmpty || !$0.buttonsAreComplete }, "\(found.map(Extracted.line))")
  }

  private static func sheet(_ more: String) -> String {
    """
    @interface Editor () { UIActionSheet *prompt; }
    @end
    @implementation Editor
    - (void)loadView {
      prompt = [[UIActionSheet alloc] initWithTitle:@"t" delegate:self cancelButtonTitle:@"No" destructiveButtonTitle:nil otherButtonTitles:nil];
    }
    - (void)actionSheet:(UIActionSheet *)a clickedButtonAtIndex:(NSInteger)b { if(a == prompt && b == 0) [self save]; }
    \(more)
    @end
    """
  }

  @Test func whatIsKeptAndNeverShownIsNoAlert() async {
    #expect(await ObjCAlertTests.lines(["A.m": Self.sheet("")]).isEmpty)
    let shown = await ObjCAlertTests.lines(["A.m": Self.sheet("- (void)ask { [prompt showInView:self.view]; }")])
    #expect(shown.count == 1)
  }

  @Test func whatABlockWithinABranchShowsIsAnAlert() async {
    let lines = await ObjCAlertTests.lines([
      "A.m": """
      @implementation Sender
      - (void)send {
        if (self.isReady) {
          [api send:^(NSDictionary *results) {
            if (results) {
              _note = [[UIAlertView alloc] initWithTitle:@"Sent" message:nil delegate:nil cancelButtonTitle:@"OK" otherButtonTitles:nil];
              [_note show];
            }
          }];
        }
      }
      @end
      """
    ])
    #expect(lines.count == 1)
  }

  @Test func aPropertyThatIsSetInAClosureOfABranchIsSetOnce() async {
    let code = """
      final class Screen: UIViewController {
        private var prompt: UIAlertController?
        func ask() {
          if isReady {
            load {
              if $0 { self.prompt = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert) }
              self.present(self.prompt, animated: true)
            }
          }
        }
      }
      """
    #expect(await Extracted.surfaces(["A.swift": code]).count == 1)
    let kept = code.replacing("self.present(self.prompt, animated: true)", with: "")
    #expect(await Extracted.surfaces(["A.swift": kept]).isEmpty)
  }

  @Test func theButtonsOfAPagesDialogAreThePages() async {
    func code(_ label: String) -> String {
      """
      final class Browser: NSObject, WKUIDelegate {
        func webView(_ webView: WKWebView, \(label) message: String, completionHandler: @escaping () -> Void) {
          let alert = UIAlertController(title: nil, message: message, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in completionHandler() })
          present(alert, animated: true)
        }
      }
      """
    }
    let ofPage = await Extracted.surfaces(["A.swift": code("runJavaScriptAlertPanelWithMessage")])
    #expect(ofPage.map(\.buttonsAreComplete) == [false])
    let question = await Extracted.surfaces(["A.swift": code("runJavaScriptConfirmPanelWithMessage")])
    #expect(question.map(\.buttonsAreComplete) == [true])
    let own = await Extracted.surfaces(["A.swift": code("saying")])
    #expect(own.map(\.buttonsAreComplete) == [true])
  }

  /// A page's dialog that a view shows of what the delegate stores in it.
  @Test func theButtonsOfAPagesDialogThatIsStored() async {
    func code(_ label: String) -> String {
      """
      import SwiftUI
      final class Teller: NSObject, WKUIDelegate {
        let view: Browser
        func webView(_ webView: WKWebView, \(label) message: String, completionHandler: @escaping () -> Void) {
          view.message = message
        }
      }
      struct Browser: View {
        @State var message: String?
        var body: some View {
          Text("a").alert(isPresented: $message.isNotNil()) { alert }
        }
        var alert: Alert { Alert(title: Text("Page"), message: Text(verbatim: message ?? "")) }
      }
      """
    }
    let ofPage = await Extracted.surfaces(["A.swift": code("runJavaScriptAlertPanelWithMessage")])
    #expect(!ofPage.isEmpty && ofPage.allSatisfy { !$0.buttonsAreComplete })
    for other in [
      code("saying"), code("runJavaScriptAlertPanelWithMessage") + "extension Browser { func f() { message = text } }",
    ] {
      let own = await Extracted.surfaces(["A.swift": other])
      #expect(!own.isEmpty && own.allSatisfy(\.buttonsAreComplete))
    }
  }

  /// Screens that lead to each other: what is farther away than anybody looks is taken as shown, and soon.
  @Test(arguments: [(12, SurfaceReserve.uncalled as SurfaceReserve?), (400, nil)])
  func aLongWayToNothing(count: Int, reserve: SurfaceReserve?) async {
    let first = """
      import UIKit
      class S0: UIViewController {
        override func viewDidLoad() {
          present(UIAlertController(title: "Gone", message: nil, preferredStyle: .alert), animated: true)
        }
      }
      """
    let others = (1..<count).map { number in
      """
      class S\(number): UIViewController {
        override func viewDidLoad() { open() }
        private func open() { show(S\(number - 1)()) }
      }
      """
    }
    let found = await Extracted.ofApp(["A.swift": ([first] + others).joined(separator: "\n")])
    #expect(found.map(\.reserve) == [reserve])
  }
}
