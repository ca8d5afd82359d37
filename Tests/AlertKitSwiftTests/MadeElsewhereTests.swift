import AlertKitCode
import AlertKitCore
import Testing

/// Words and buttons that initializers, functions beside cases, extensions with a condition and handlers bring.
@Suite struct MadeElsewhereTests {
  private static let screen = """
    class Screen: UIViewController {
      func tell(title: String, message: String) {
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .cancel))
        present(alert, animated: true)
      }
    }
    """

  @Test func anInitializerHandsItsWorkOn() async {
    let lines = await Evaluated.wholeLines([
      "A.swift": """
      struct Choice {
        let title: String
        let style: UIAlertAction.Style
        let isMarked: Bool
        init(title: String, style: UIAlertAction.Style) { self.init(title: title, style: style, isMarked: false) }
        init(title: String, style: UIAlertAction.Style, isMarked: Bool) {
          self.title = title
          self.style = style
          self.isMarked = isMarked
        }
      }
      class Screen: UIViewController {
        func ask(_ title: String, choices: [Choice]) {
          let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
          for choice in choices { alert.addAction(UIAlertAction(title: choice.title, style: choice.style)) }
          present(alert, animated: true)
        }
        func go() { ask("Drop it?", choices: [Choice(title: "Keep", style: .cancel), Choice(title: "Drop", style: .destructive)]) }
      }
      """
    ])
    #expect(lines == ["alert ['Drop it?'] [-] (cancel 'Keep') (destructive 'Drop')"])
  }

  @Test func aFunctionHasTheNameOfACase() async {
    let lines = await Evaluated.wholeLines([
      "A.swift": """
      enum Choice {
        case custom(UIAlertAction)
        static func custom(title: String, then: @escaping () -> Void) -> Choice {
          return .custom(UIAlertAction(title: title, style: .default) { _ in then() })
        }
        static func cancel() -> Choice { .custom(UIAlertAction(title: "Stay", style: .cancel)) }
        var action: UIAlertAction { switch self { case .custom(let action): return action } }
      }
      class Screen: UIViewController {
        func ask(_ title: String, choices: [Choice]) {
          let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
          for choice in choices { alert.addAction(choice.action) }
          present(alert, animated: true)
        }
        func go() { ask("Leave?", choices: [.custom(title: "Leave") { print("left") }, .cancel()]) }
      }
      """
    ])
    #expect(lines == ["alert ['Leave?'] [-] (default 'Leave') (cancel 'Stay')"])
  }

  @Test func anExtensionIsOfScreensAlone() async {
    let lines = await Evaluated.wholeLines([
      "Screen.swift": Self.screen,
      "Buying.swift": """
      protocol Buying { func buy() }
      extension Buying where Self: Screen {
        func buy() { Shop.buy { error in self.tell(title: "Not Bought", message: "Try again later.") } }
      }
      """,
    ])
    #expect(lines == ["alert ['Not Bought'] ['Try again later.'] (cancel 'OK')"])
  }

  @Test func anActionOfAMethodShowsAnotherAlert() async {
    let lines = await Evaluated.wholeLines([
      "A.swift": """
      extension UIAlertController {
        func addPlain(_ title: String, handler: ((UIAlertAction) -> Void)? = nil) {
          addAction(UIAlertAction(title: title, style: .default, handler: handler))
        }
      }
      class Screen: UIViewController {
        func go() {
          let alert = UIAlertController(title: "Send?", message: nil, preferredStyle: .alert)
          alert.addPlain("Send") { _ in
            let done = UIAlertController(title: "Sent", message: nil, preferredStyle: .alert)
            done.addPlain("Good")
            self.present(done, animated: true)
          }
          present(alert, animated: true)
        }
      }
      """
    ])
    #expect(lines == ["alert ['Send?'] [-] (default 'Send')", "alert ['Sent'] [-] (default 'Good')"])
  }

  @Test func anActionLooksAtFieldsThatAreAddedLater() async {
    let lines = await Evaluated.wholeLines([
      "A.swift": """
      class Screen: UIViewController {
        func go() {
          let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "Save", style: .default) { _ in
            guard let name = alert.textFields?.first?.text else { return }
            let failure = UIAlertController(title: "Not Saved", message: nil, preferredStyle: .alert)
            self.present(failure, animated: true)
          })
          alert.addTextField { $0.placeholder = "Name" }
          present(alert, animated: true)
        }
      }
      """
    ])
    #expect(lines.contains { $0.hasPrefix("alert ['Not Saved']") }, "\(lines)")
  }

  @Test func aControllersInitializerTakesADescription() async {
    let lines = await Evaluated.wholeLines([
      "A.swift": """
      struct Plan {
        var title: String?
        var choices: [Choice] = []
      }
      struct Choice {
        var title: String?
        var style: UIAlertAction.Style = .default
      }
      extension UIAlertController {
        convenience init(plan: Plan) {
          self.init(title: plan.title, message: nil, preferredStyle: .alert)
          for choice in plan.choices { addAction(UIAlertAction(title: choice.title, style: choice.style)) }
        }
      }
      enum Shown {
        static func ask(_ title: String, yes: String) {
          dispatch(Plan(title: title, choices: [Choice(title: "Stay", style: .cancel), Choice(title: yes)]))
        }
        static func go() { ask("Leave?", yes: "Leave") }
      }
      """
    ])
    #expect(lines == ["alert ['Leave?'] [-] (cancel 'Stay') (default 'Leave')"])
  }

  @Test func aKeyThatPrefersAStyleIsNoAlert() async {
    let lines = await Evaluated.lines([
      "A.swift":
        "struct Key { var label: String; var preferredStyle: Look }\nlet more = Key(label: \"More\", preferredStyle: .icons)\n"
    ])
    #expect(lines.isEmpty)
  }

  @Test func aControllerOfTheAppsOwnTakesActions() async {
    let lines = await Evaluated.wholeLines([
      "A.swift": """
      class QuietAction {
        let title: String
        init(title: String, handler: (() -> Void)? = nil) { self.title = title }
      }
      class QuietAlertController: UIViewController {
        init(title: String?, message: String?, primaryAction: QuietAction, secondaryAction: QuietAction?) {
          super.init(nibName: nil, bundle: nil)
        }
      }
      class Screen: UIViewController {
        func go() {
          let alert = QuietAlertController(
            title: "Update", message: "A new version is there.", primaryAction: QuietAction(title: "Get It") { self.open() },
            secondaryAction: nil)
          present(alert, animated: true)
        }
      }
      """
    ])
    #expect(lines.contains { $0.contains("['Update'] ['A new version is there.']") && $0.contains("'Get It'") }, "\(lines)")
  }

  @Test func aPlanOfNotificationsIsGivenInAList() async {
    let lines = await Evaluated.wholeLines([
      "A.swift": """
      final class NotificationPlanner {
        struct Entry {
          let title: String
          let body: String
        }
        let entries: [Entry]
        init(entries: [Entry]) { self.entries = entries }
        func plan() { for entry in entries { add(title: entry.title, body: entry.body) } }
        private func add(title: String, body: String) {
          let content = UNMutableNotificationContent()
          content.title = title
          content.body = body
          center.add(UNNotificationRequest(identifier: "plan", content: content, trigger: nil))
        }
      }
      let planner = NotificationPlanner(entries: [NotificationPlanner.Entry(title: "Sync", body: "Open the app tomorrow.")])
      """
    ])
    #expect(lines.count == 1 && lines[0].hasPrefix("notification ['Sync']"), "\(lines)")
  }

  @Test func aPersonIsNoAlert() async {
    let lines = await ObjCAlertTests.lines([
      "Person.m": "@implementation Person\n- (void)rename:(NSString *)nick { self.nick = nick; self.name = nick; }\n@end\n",
      "Person.h": "@interface Person : NSObject\n@property NSString *nick;\n@property NSString *name;\n@end\n",
      "A.m": """
      @interface Screen : UIViewController
      @property Person *person;
      @end
      @implementation Screen
      - (void)go {
        NSString *title = self.person.nick;
        if (self.isLong) title = self.person.name;
        UIAlertController *sheet = [UIAlertController alertControllerWithTitle:title message:nil preferredStyle:UIAlertControllerStyleActionSheet];
        [sheet addAction:[UIAlertAction actionWithTitle:@"Write" style:UIAlertActionStyleDefault handler:nil]];
        [sheet addAction:[UIAlertAction actionWithTitle:@"Block" style:UIAlertActionStyleDestructive handler:nil]];
        [self presentViewController:sheet animated:YES completion:nil];
      }
      @end
      """,
    ])
    #expect(lines.count == 1, "\(lines)")
  }

  @Test func aFlagThatABlockSetsMayBeSet() async {
    let lines = await ObjCAlertTests.lines([
      "A.m": """
      void openPage(NSString *address) {
        __block BOOL isOpen = NO;
        eachApp(^(NSString *scheme, BOOL *stop) { isOpen = YES; });
        if (isOpen) { return; }
        UIAlertController *alert = [UIAlertController alertControllerWithTitle:@"Open" message:@"Open the page?" preferredStyle:UIAlertControllerStyleAlert];
        [root presentViewController:alert animated:YES completion:nil];
      }
      """
    ])
    #expect(lines.contains { $0.contains("['Open'] ['Open the page?']") }, "\(lines)")
  }

  @Test func aServiceIsKnownByItsProtocol() async {
    let lines = await Evaluated.wholeLines([
      "A.swift": """
      protocol Posting { func post(title: String, body: String) }
      class Poster: Posting {
        func post(title: String, body: String) {
          center.getNotificationSettings { [weak self] settings in self?.notify(title: title, body: body, badge: 1) }
        }
        private func notify(title: String, body: String, badge: Int) {
          let content = UNMutableNotificationContent()
          content.title = title
          content.body = body
          center.add(UNNotificationRequest(identifier: "post", content: content, trigger: nil))
        }
      }
      class Screen {
        private let poster: Posting = Locator.shared.get()
        func go() { poster.post(title: "Ended", body: "It is over.") }
      }
      """
    ])
    #expect(lines.count == 1 && lines[0].hasPrefix("notification ['Ended']"), "\(lines)")
  }

  @Test func aNotificationHasABodyAlone() async {
    let surfaces = await Evaluated.surfaces([
      "A.swift": """
      struct PushNote { let text: String }
      class Screen {
        func show(_ note: PushNote) {
          let content = UNMutableNotificationContent()
          content.body = note.text
          center.add(UNNotificationRequest(identifier: "note", content: content, trigger: nil))
        }
        func go() -> PushNote { return PushNote(text: "It is over.") }
      }
      """
    ])
    #expect(surfaces.map { Extracted.text($0.body) } == ["{note.text}", "'It is over.'"])
  }

  @Test func aCategorysMethodHasAPrefix() async {
    let lines = await ObjCAlertTests.lines([
      "A.m": """
      @implementation Screen
      - (void)go {
        UIAlertController *sheet = [UIAlertController xy_actionSheetWithTitle:@"Font"];
        [sheet xy_addActionWithTitle:@"Small" style:UIAlertActionStyleDefault handler:nil];
        [sheet xy_addActionWithTitle:@"Cancel" style:UIAlertActionStyleCancel handler:nil];
        [self presentViewController:sheet animated:YES completion:nil];
      }
      @end
      """
    ])
    #expect(lines.contains { $0.contains("['Font'] [-] (default 'Small') (cancel 'Cancel')") }, "\(lines)")
  }

  @Test func aFunctionOfTheAppsOwnTakesAStyle() async {
    let lines = await ObjCAlertTests.lines([
      "A.m": """
      @implementation Tools
      + (UIAlertController *)make:(NSArray *)names withTitle:(NSString *)title preferredStyle:(UIAlertControllerStyle)style {
        UIAlertController *alert = [UIAlertController alertControllerWithTitle:title message:nil preferredStyle:style];
        for (NSString *name in names) {
          [alert addAction:[UIAlertAction actionWithTitle:name style:UIAlertActionStyleDefault handler:nil]];
        }
        return alert;
      }
      @end
      @implementation Screen
      - (void)go {
        UIAlertController *alert = [Tools make:@[@"One", @"Two"] withTitle:@"Which?" preferredStyle:UIAlertControllerStyleActionSheet];
        [self presentViewController:alert animated:YES completion:nil];
      }
      @end
      """
    ])
    #expect(lines.contains { $0.hasSuffix("['Which?'] [-] (default 'One') (default 'Two')") }, "\(lines)")
  }
}
