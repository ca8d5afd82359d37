import AlertKitCode
import AlertKitCore
import Testing

/// `UIAlertView` and `UIActionSheet`, in both languages.
@Suite struct OldAlertTests {
  /// Texts that are added to an attributed one.
  @Test func whatIsAppendedToAnAttributedText() async {
    let code = """
      func ask() {
        let text = NSMutableAttributedString(string: "Go to\\n\\n")
        text.append(NSAttributedString(string: "here"))
        let alert = UIAlertController(title: "t", message: "", preferredStyle: .alert)
        alert.setValue(text, forKey: "attributedMessage")
        present(alert, animated: true)
      }
      """
    let lines = await Evaluated.lines(["A.swift": code])
    #expect(lines.count == 1 && lines[0].contains("here"), "\(lines)")
  }

  private static let inMethods: [(code: String, lines: [String])] = [
    (
      """
      UIAlertView *alert = [[UIAlertView alloc] initWithTitle:NSLocalizedString(@"t", nil) message:@"m" delegate:self cancelButtonTitle:@"Cancel" otherButtonTitles:@"Delete", @"More", nil];
      [alert show];
      """, ["alert [t] ['m'] (cancel 'Cancel') (default 'Delete') (default 'More')"]
    ),
    (
      "[[[UIAlertView alloc] initWithTitle:@\"t\" message:nil delegate:nil cancelButtonTitle:@\"OK\" otherButtonTitles:nil] show];",
      ["alert ['t'] [-] (cancel 'OK')"]
    ),
    (
      """
      UIAlertView *alert = [[UIAlertView alloc] init];
      alert.title = @"t";
      [alert setMessage:@"m"];
      [alert addButtonWithTitle:@"Go"];
      alert.cancelButtonIndex = [alert addButtonWithTitle:@"Cancel"];
      alert.alertViewStyle = UIAlertViewStyleLoginAndPasswordInput;
      [alert textFieldAtIndex:0].placeholder = @"name";
      """, ["alert ['t'] ['m'] (default 'Go') (cancel 'Cancel') <'name'> <''>"]
    ),
    (
      """
      UIActionSheet *sheet = [[UIActionSheet alloc] initWithTitle:nil delegate:self cancelButtonTitle:@"Cancel" destructiveButtonTitle:@"Delete" otherButtonTitles:@"Copy", nil];
      [sheet showInView:self.view];
      """, ["actionSheet [-] [-] (destructive 'Delete') (default 'Copy') (cancel 'Cancel')"]
    ),
    (
      """
      UIActionSheet *sheet = [[UIActionSheet alloc] initWithTitle:@"t" delegate:self cancelButtonTitle:nil destructiveButtonTitle:nil otherButtonTitles:nil];
      NSInteger remove = [sheet addButtonWithTitle:@"Remove"];
      [sheet addButtonWithTitle:@"Keep"];
      sheet.destructiveButtonIndex = remove;
      [sheet setCancelButtonIndex:sheet.numberOfButtons - 1];
      """, ["actionSheet ['t'] [-] (destructive 'Remove') (cancel 'Keep')"]
    ),
    (
      """
      UIActionSheet *sheet = [[UIActionSheet alloc] initWithTitle:@"t" delegate:self cancelButtonTitle:nil destructiveButtonTitle:nil otherButtonTitles:@"a", @"b", nil];
      sheet.cancelButtonIndex = 1;
      sheet.destructiveButtonIndex = -1;
      """, ["actionSheet ['t'] [-] (default 'a') (cancel 'b')"]
    ),
  ]

  @Test(arguments: inMethods.indices) func objectiveC(_ number: Int) async {
    let (code, lines) = Self.inMethods[number]
    #expect(await ObjCAlertTests.lines(["A.m": "@implementation V\n- (void)show {\n\(code)\n}\n@end\n"]) == lines)
  }

  @Test(arguments: [
    (
      "UIAlertView(title: \"t\", message: text, delegate: self, cancelButtonTitle: \"OK\", otherButtonTitles: \"A\", \"B\").show()",
      "alert ['t'] [{text}] (cancel 'OK') (default 'A') (default 'B')"
    ),
    (
      """
      let sheet = UIActionSheet(title: nil, delegate: self, cancelButtonTitle: nil, destructiveButtonTitle: "Delete")
      sheet.cancelButtonIndex = sheet.addButton(withTitle: "Cancel")
      """, "actionSheet [-] [-] (destructive 'Delete') (cancel 'Cancel')"
    ),
    (
      """
      let alert = UIAlertView()
      alert.title = "t"
      alert.addButtonWithTitle("OK")
      alert.alertViewStyle = .plainTextInput
      """, "alert ['t'] [-] (default 'OK') <''>"
    ),
  ])
  func swift(code: String, line: String) async {
    #expect(await Extracted.lines("class V { func f(text: String) {\n\(code)\n} }") == [line])
  }

  /// What a category's initializer does that is not here is not known.
  @Test(arguments: [
    ("initWithContent:rows andTitleFormat:@\"Call %@\", name", false), ("initWithTitle:@\"t\" content:rows", true),
    ("initWithFrame:frame", true),
  ])
  func anInitializerOfACategory(call: String, isKnown: Bool) async {
    let code = "@implementation A\n- (void)f { UIAlertView *alert = [[UIAlertView alloc] \(call)]; [alert show]; }\n@end"
    let found = await Extracted.ofBoth(["A.m": code])
    #expect(found.map(\.buttonsAreComplete) == [isKnown])
    #expect(found.map { Extracted.text($0.title).hasPrefix("{") } == [!isKnown])
  }

  @Test func aFunctionThatShowsWhatCallersSay() async {
    let code = """
      void ShowAlert(NSString *title, NSString *message) {
        UIAlertView *alert = [[UIAlertView alloc] initWithTitle:title message:message delegate:nil cancelButtonTitle:NSLocalizedString(@"OK", nil) otherButtonTitles:nil];
        [alert show];
      }
      @implementation V
      - (void)f { ShowAlert(@"t", NSLocalizedString(@"m", nil)); }
      @end
      """
    let lines = await ObjCAlertTests.lines(["A.m": code])
    #expect(lines.last == "alert ['t'] [m] (cancel OK)")
  }

  @Test func aButtonThatNobodyKnowsMayBeCancel() async {
    let code = """
      @implementation V
      - (void)f {
        UIAlertView *alert = [[UIAlertView alloc] initWithTitle:@"t" message:nil delegate:self cancelButtonTitle:nil otherButtonTitles:@"a", @"b", nil];
        alert.cancelButtonIndex = [self place];
      }
      @end
      """
    #expect(await ObjCAlertTests.lines(["A.m": code]) == ["alert ['t'] [-] (unknown 'a') (unknown 'b')"])
  }

  @Test func aClassOfTheAppsOwnMayCallItsButtonsOtherwise() async {
    let code = """
      @interface PromptView : UIAlertView
      @end
      @implementation PromptView
      - (id)initWithTitle:(NSString *)title delegate:(id)delegate cancelButtonTitle:(NSString *)cancel okButtonTitle:(NSString *)ok {
        self = [super initWithTitle:title message:nil delegate:delegate cancelButtonTitle:cancel otherButtonTitles:ok, nil];
        return self;
      }
      @end
      @implementation Screen
      - (void)viewDidLoad {
        [[[PromptView alloc] initWithTitle:@"t" delegate:self cancelButtonTitle:@"Cancel" okButtonTitle:@"OK"] show];
      }
      @end
      """
    let lines = await Extracted.ofBoth(["A.m": code]).map(Extracted.line)
    #expect(
      lines.contains { $0.hasSuffix("(cancel 'Cancel') (default 'OK')") }
        && !lines.contains { $0.hasSuffix("(cancel 'Cancel')") })
  }

  /// What a category's initializer takes behind the titles is no button.
  @Test(arguments: [
    ("@[@\"a\", @\"b\"] dismissBlock:^(UIAlertView *alert) { [self go]; }", "(default 'a') (default 'b')"),
    ("@[@\"a\"] dismissBlock:nil", "(default 'a')"), ("@[@\"a\"] tag:kTag", "(default 'a')"),
    ("nil dismissBlock:^(UIAlertView *alert) { [self go]; }", ""), ("@\"a\", @\"b\", nil", "(default 'a') (default 'b')"),
  ])
  func whatStandsBehindTheTitlesIsNone(titles: String, buttons: String) async {
    let code = """
      @implementation V
      - (void)f {
        [[[UIAlertView alloc] initWithTitle:@"t" message:nil cancelButtonTitle:@"No" otherButtonTitles:\(titles)] show];
      }
      @end
      """
    let line = "alert ['t'] [-] (cancel 'No')" + (buttons.isEmpty ? "" : " " + buttons)
    #expect(await ObjCAlertTests.lines(["A.m": code]) == [line])
  }
}
