import AlertKitCore
import Testing

/// Buttons that branches and loops choose, and alerts that a property keeps meanwhile.
@Suite struct ChosenButtonTests {
  @Test func buttonsOfABranchStayTogether() async {
    let code = """
      func ask(again: (() -> Void)?) {
        let alert = UIAlertController(title: "t", message: nil, preferredStyle: .alert)
        if let again {
          alert.addAction(UIAlertAction(title: "Retry", style: .default) { _ in again() })
          alert.addAction(UIAlertAction(title: "Stop", style: .cancel))
        } else {
          alert.addAction(UIAlertAction(title: "OK", style: .cancel))
        }
      }
      """
    #expect(
      await Evaluated.cases(["A.swift": code]) == [
        "['t'] [-] (default 'Retry') (cancel 'Stop')", "['t'] [-] (cancel 'OK')",
      ])
  }

  @Test func oneOfTwoActionsIsAdded() async {
    let code = """
      func ask(isLast: Bool) {
        let alert = UIAlertController(title: "t", message: nil, preferredStyle: .alert)
        let action: UIAlertAction
        if isLast {
          action = UIAlertAction(title: "Done", style: .default)
        } else {
          action = UIAlertAction(title: "Next", style: .default)
        }
        alert.addAction(action)
      }
      """
    #expect(await Evaluated.cases(["A.swift": code]) == ["['t'] [-] (default 'Done')", "['t'] [-] (default 'Next')"])
  }

  /// A handler that lets the alert go, and a number that is asked for twice.
  @Test func aKeptAlertGetsEachButtonOnce() async {
    let code = """
      @implementation V
      - (void)show:(NSArray *)names {
        __weak typeof(self) weakSelf = self;
        if (names.count) {
          if (names.count == 1) {
            self.menu = [UIAlertController alertControllerWithTitle:@"One" message:nil preferredStyle:UIAlertControllerStyleAlert];
            [self.menu addAction:[UIAlertAction actionWithTitle:@"OK" style:UIAlertActionStyleDefault handler:^(UIAlertAction *a) { weakSelf.menu = nil; }]];
          } else {
            self.menu = [UIAlertController alertControllerWithTitle:@"Many" message:nil preferredStyle:UIAlertControllerStyleActionSheet];
            for (NSString *name in names) {
              [self.menu addAction:[UIAlertAction actionWithTitle:name style:UIAlertActionStyleDefault handler:^(UIAlertAction *a) { weakSelf.menu = nil; }]];
            }
            [self.menu addAction:[UIAlertAction actionWithTitle:@"Close" style:UIAlertActionStyleCancel handler:^(UIAlertAction *a) { weakSelf.menu = nil; }]];
          }
          [self presentViewController:self.menu animated:YES completion:nil];
        }
      }
      @end
      """
    #expect(
      await ObjCAlertTests.lines(["A.m": code]) == [
        "alert ['One'] [-] (default 'OK')", "actionSheet ['Many'] [-] (default {name}) (cancel 'Close') …",
      ])
  }

  @Test func anErrorThatIsAskedForAgainIsAnotherOne() async {
    let code = ObjCAlertTests.method(
      """
      NSError *error = nil;
      [self open:&error];
      if (error) { [self tell:@"Not opened"]; return; }
      [self read:&error];
      if (error) { [self tell:@"Not read"]; return; }
      """)
    let tell = """
      @implementation V (Tell)
      - (void)tell:(NSString *)text {
        [[[UIAlertView alloc] initWithTitle:text message:nil delegate:nil cancelButtonTitle:@"OK" otherButtonTitles:nil] show];
      }
      @end
      """
    let lines = await ObjCAlertTests.lines(["A.m": code, "B.m": tell])
    #expect(lines.prefix(2) == ["alert ['Not opened'] [-] (cancel 'OK')", "alert ['Not read'] [-] (cancel 'OK')"])
  }

  @Test func aResultBuilderMakesAList() async {
    let code = """
      extension UIAlertController {
        convenience init(_ title: String, @ActionBuilder actions: () -> [UIAlertAction]) {
          self.init(title: title, message: nil, preferredStyle: .alert)
          actions().forEach { addAction($0) }
        }
      }
      func ask(isShared: Bool) {
        let alert = UIAlertController("Leave?") {
          UIAlertAction(title: "Leave", style: .destructive)
          if isShared { UIAlertAction(title: "Hand Over", style: .default) }
          UIAlertAction(title: "Stay", style: .cancel)
        }
        present(alert)
      }
      """
    let cases = await Evaluated.cases(["A.swift": code])
    #expect(
      Set(cases) == [
        "['Leave?'] [-] (destructive 'Leave') (cancel 'Stay')",
        "['Leave?'] [-] (destructive 'Leave') (default 'Hand Over') (cancel 'Stay')",
      ])
  }

  @Test func actionsAreHandedToAMethodByItsName() async {
    let code = """
      extension UIAlertAction { static func ok() -> UIAlertAction { UIAlertAction(title: "OK", style: .default) } }
      extension UIAlertController {
        convenience init(title: String, actions: [UIAlertAction]) {
          self.init(title: title, message: nil, preferredStyle: .alert)
          actions.forEach(addAction(_:))
        }
      }
      func ask() { present(UIAlertController(title: "t", actions: [.ok()])) }
      """
    #expect(await Evaluated.wholeLines(["A.swift": code]) == ["alert ['t'] [-] (default 'OK')"])
  }

  @Test func whatIsOfATypeIsNotEverything() async {
    let code = """
      func tell(error: Error) {
        let alert: UIAlertController
        switch error {
        case let error as DiskError where error.isFull:
          alert = UIAlertController(title: "Full", message: nil, preferredStyle: .alert)
        case let error as DiskError:
          alert = UIAlertController(title: "Disk", message: nil, preferredStyle: .alert)
        case let error:
          alert = UIAlertController(title: "Sorry", message: nil, preferredStyle: .alert)
        }
        present(alert)
      }
      """
    #expect(await Extracted.lines(code) == ["alert ['Full'] [-]", "alert ['Disk'] [-]", "alert ['Sorry'] [-]"])
  }

  /// Swift before version 3 wrote cases in upper case.
  @Test func stylesInTheLettersOfOldSwiftAreKnown() async {
    let code = """
      class A: UIViewController { func f() {
        let alert = UIAlertController(title: "Drop?", message: nil, preferredStyle: .Alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .Cancel, handler: nil))
        alert.addAction(UIAlertAction(title: "Keep", style: UIAlertActionStyle.Default, handler: nil))
        alert.addAction(UIAlertAction(title: "Drop", style: .Destructive, handler: nil))
        presentViewController(alert, animated: true, completion: nil)
      } }
      """
    #expect(await Extracted.lines(code) == ["alert ['Drop?'] [-] (cancel 'Cancel') (default 'Keep') (destructive 'Drop')"])
  }

  /// A block that keeps the alert until a button is tapped lets go of it then, not before.
  @Test func aHandlerThatLetsGoOfTheAlertIsRunLater() async {
    let code = """
      @implementation Box
      + (void)showWithTitle:(NSString *)title cancelTitle:(NSString *)cancel otherTitles:(NSArray *)others {
        __block UIAlertController *alert = [UIAlertController alertControllerWithTitle:title message:nil preferredStyle:UIAlertControllerStyleAlert];
        void (^handler)(UIAlertAction *) = [^(UIAlertAction *action) { alert = nil; } copy];
        [alert addAction:[UIAlertAction actionWithTitle:cancel style:UIAlertActionStyleCancel handler:handler]];
        for (NSString *other in others) {
          [alert addAction:[UIAlertAction actionWithTitle:other style:UIAlertActionStyleDefault handler:handler]];
        }
        [self presentViewController:alert animated:YES completion:nil];
      }
      - (void)quit { [Box showWithTitle:@"Quit?" cancelTitle:@"Stay" otherTitles:@[@"Quit"]]; }
      @end
      """
    let found = await Extracted.ofBoth(["A.m": code])
    #expect(found.map(Extracted.line).last == "alert ['Quit?'] [-] (cancel 'Stay') (default 'Quit')")
    #expect(found.flatMap(\.buttons).allSatisfy { $0.isRepeated != true }, "How many there are its callers tell.")
  }
}
