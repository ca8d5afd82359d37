import AlertKitCode
import AlertKitCore
import Testing

/// Instances of the app's own that code fills after they are made, and then shows as buttons.
@Suite struct FilledInstanceTests {
  @Test func aClosureFillsWhatItIsGiven() async {
    let lines = await Evaluated.wholeLines([
      "A.swift": """
      class SheetSetting {
        var title: String!
        fileprivate var actions = [SheetAction]()
        func action(_ title: String, then: @escaping () -> Void) {
          let action = SheetAction()
          action.title = title
          action.then = then
          actions.append(action)
        }
        func destructive(_ title: String) {
          let action = SheetAction()
          action.title = title
          action.isDestructive = true
          actions.append(action)
        }
      }
      class SheetAction {
        var isDestructive = false
        var title: String!
        var then: (() -> Void)!
      }
      class Screen: UIViewController {
        func sheet(_ closure: (_ setting: SheetSetting) -> Void) {
          let setting = SheetSetting()
          closure(setting)
          let controller = UIAlertController(title: setting.title, message: nil, preferredStyle: .actionSheet)
          for action in setting.actions {
            controller.addAction(UIAlertAction(title: action.title, style: action.isDestructive ? .destructive : .default))
          }
          controller.addAction(UIAlertAction(title: "Cancel", style: .cancel))
          present(controller, animated: true)
        }
        func go() {
          sheet { setting in
            setting.title = "The Chat"
            setting.action("Clear") { self.clear() }
            setting.destructive("Delete")
          }
        }
      }
      """
    ])
    #expect(lines == ["actionSheet ['The Chat'] [-] (default 'Clear') (destructive 'Delete') (cancel 'Cancel')"])
  }

  @Test func aBuilderCollectsTitles() async {
    let cases = await Evaluated.cases([
      "A.swift": """
      class MenuBuilder {
        var items = [String]()
        func add(_ title: String, then: (() -> Void)?) { items.append(title) }
      }
      class Screen: UIViewController {
        func sheet(_ title: String, buttons: [String]) {
          let controller = UIAlertController(title: title, message: nil, preferredStyle: .actionSheet)
          for index in 0..<buttons.count { controller.addAction(UIAlertAction(title: buttons[index], style: .default)) }
          present(controller, animated: true)
        }
        func go() {
          let builder = MenuBuilder()
          builder.add("Mail") { self.mail() }
          if canText { builder.add("Message") { self.text() } }
          sheet("Invite", buttons: builder.items)
        }
      }
      """
    ])
    #expect(Set(cases) == ["['Invite'] [-] (default 'Mail')", "['Invite'] [-] (default 'Mail') (default 'Message')"])
  }

  @Test func anObjectIsFilledByItsProperties() async {
    let lines = await ObjCAlertTests.lines([
      "Choice.h": "@interface Choice : NSObject\n@property NSString *title;\n@property BOOL isRisky;\n@end\n",
      "Choice.m": "@implementation Choice\n@end\n",
      "A.m": """
      @implementation Screen
      - (void)ask:(NSString *)title choices:(NSArray *)choices {
        UIAlertController *alert = [UIAlertController alertControllerWithTitle:title message:nil preferredStyle:UIAlertControllerStyleAlert];
        for (Choice *choice in choices) {
          UIAlertActionStyle style = choice.isRisky ? UIAlertActionStyleDestructive : UIAlertActionStyleCancel;
          [alert addAction:[UIAlertAction actionWithTitle:choice.title style:style handler:nil]];
        }
        [self presentViewController:alert animated:YES completion:nil];
      }
      - (void)go {
        Choice *first = [[Choice alloc] init];
        first.title = @"Keep";
        first.isRisky = NO;
        Choice *second = [[Choice alloc] init];
        second.title = @"Drop";
        second.isRisky = YES;
        [self ask:@"Drop it?" choices:@[first, second]];
      }
      @end
      """,
    ])
    #expect(lines.contains { $0.hasSuffix("['Drop it?'] [-] (cancel 'Keep') (destructive 'Drop')") }, "\(lines)")
  }
}
