import AlertKitCode
import AlertKitCore
import AlertKitObjC
import AlertKitSwift
import Testing

/// The alerts of Objective-C code, and of code in both languages.
@Suite struct ObjCAlertTests {
  struct Shape: Sendable, CustomTestStringConvertible {
    let name: String
    let code: String
    let lines: [String]

    var testDescription: String { name }

    init(_ name: String, _ code: String, _ lines: String...) {
      (self.name, self.code, self.lines) = (name, code, lines)
    }
  }

  static func lines(_ files: [String: String]) async -> [String] { await Extracted.ofBoth(files).map(Extracted.line) }

  /// A method of a view controller.
  static func method(_ body: String) -> String { "@implementation V\n- (void)show {\n\(body)\n}\n@end\n" }

  static let inMethods = [
    Shape(
      "an alert",
      """
      UIAlertController *alert = [UIAlertController alertControllerWithTitle:NSLocalizedString(@"t", nil) message:@"m " @"n" preferredStyle:UIAlertControllerStyleAlert];
      [alert addAction:[UIAlertAction actionWithTitle:NSLocalizedStringFromTable(@"c", @"T", nil) style:UIAlertActionStyleCancel handler:nil]];
      UIAlertAction *go = [UIAlertAction actionWithTitle:@"Delete" style:UIAlertActionStyleDestructive handler:^(UIAlertAction *a) { [self go]; }];
      [alert addAction:go];
      alert.preferredAction = go;
      [alert addTextFieldWithConfigurationHandler:^(UITextField *field) { field.placeholder = @"p"; }];
      [self presentViewController:alert animated:YES completion:nil];
      """,
      "alert [t] ['m n'] (cancel T/c) (destructive! 'Delete') <'p'>"),
    Shape(
      "a sheet whose words are set",
      """
      UIAlertController *sheet = [[UIAlertController alloc] init];
      sheet.title = @"t";
      [sheet setMessage:[NSString stringWithFormat:NSLocalizedString(@"m %@", @""), name]];
      [sheet addAction:[UIAlertAction actionWithTitle:@"a" style:UIAlertActionStyleDefault handler:nil]];
      """,
      "actionSheet ['t'] [m %@] (default 'a')"),
    Shape(
      "branches",
      """
      NSString *message = isBig ? @"big" : @"small";
      NSString *title;
      switch (kind) { case KindA: title = @"a"; break; default: title = @"b"; }
      UIAlertController *alert = [UIAlertController alertControllerWithTitle:title message:message preferredStyle:UIAlertControllerStyleAlert];
      if (canDelete) {
        [alert addAction:[UIAlertAction actionWithTitle:@"Delete" style:UIAlertActionStyleDestructive handler:nil]];
      }
      [alert addAction:[UIAlertAction actionWithTitle:@"OK" style:UIAlertActionStyleDefault handler:nil]];
      """,
      "alert ['a' | 'b'] ['big' | 'small'] (destructive 'Delete') (default 'OK') …"),
    Shape(
      "blocks, weak references and queues",
      """
      __weak typeof(self) weakSelf = self;
      dispatch_async(dispatch_get_main_queue(), ^{
        typeof(self) strongSelf = weakSelf;
        UIAlertController *alert = [UIAlertController alertControllerWithTitle:@"t" message:nil preferredStyle:UIAlertControllerStyleAlert];
        [alert addAction:[UIAlertAction actionWithTitle:@"OK" style:UIAlertActionStyleCancel handler:nil]];
        [strongSelf presentViewController:alert animated:YES completion:nil];
      });
      """,
      "alert ['t'] [-] (cancel 'OK')"),
    Shape(
      "joined texts",
      """
      NSString *text = [@"a " stringByAppendingString:NSLocalizedString(@"k", nil)];
      [self presentViewController:[UIAlertController alertControllerWithTitle:text message:[[NSBundle mainBundle] localizedStringForKey:@"m" value:@"" table:@"T"] preferredStyle:UIAlertControllerStyleAlert] animated:YES completion:nil];
      """,
      "alert ['a ' + k] [T/m]"),
    Shape(
      "iOS's side of a condition",
      """
      #if TARGET_OS_OSX
        NSString *title = @"mac";
      #else
        NSString *title = @"phone";
      #endif
      UIAlertController *alert = [UIAlertController alertControllerWithTitle:title message:nil preferredStyle:UIAlertControllerStyleAlert];
      """,
      "alert ['phone'] [-]"),
    Shape(
      "a notification",
      """
      UNMutableNotificationContent *content = [[UNMutableNotificationContent alloc] init];
      content.title = NSLocalizedString(@"t", nil);
      [content setBody:@"b"];
      content.categoryIdentifier = @"c";
      """,
      "notification [t] [-]"),
    Shape(
      "a category",
      """
      UNNotificationAction *reply = [UNTextInputNotificationAction actionWithIdentifier:@"r" title:@"Reply" options:UNNotificationActionOptionNone textInputButtonTitle:@"Send" textInputPlaceholder:@"p"];
      UNNotificationAction *drop = [UNNotificationAction actionWithIdentifier:@"d" title:@"Delete" options:UNNotificationActionOptionDestructive | UNNotificationActionOptionForeground];
      UNNotificationCategory *category = [UNNotificationCategory categoryWithIdentifier:@"c" actions:@[reply, drop] intentIdentifiers:@[] options:UNNotificationCategoryOptionNone];
      """,
      "notificationCategory [-] [-] (default 'Reply') (destructive 'Delete')"),
  ]

  @Test(arguments: inMethods)
  func methods(_ shape: Shape) async {
    let lines = await Self.lines(["A.m": Self.method(shape.code)])
    #expect(lines == shape.lines)
  }

  static let wholeFiles = [
    Shape(
      "a function that shows what its callers say",
      """
      @implementation UIViewController (Alerts)
      - (void)showAlertWithTitle:(NSString *)title message:(NSString *)message {
        UIAlertController *alert = [UIAlertController alertControllerWithTitle:title message:message preferredStyle:UIAlertControllerStyleAlert];
        [alert addAction:[UIAlertAction actionWithTitle:@"OK" style:UIAlertActionStyleCancel handler:nil]];
        [self presentViewController:alert animated:YES completion:nil];
      }
      @end
      @implementation B
      - (void)one { [self showAlertWithTitle:@"one" message:nil]; }
      - (void)two { [self.navigationController showAlertWithTitle:NSLocalizedString(@"two", nil) message:@"m"]; }
      @end
      """,
      "alert [{title}] [{message}] (cancel 'OK')", "alert ['one'] [-] (cancel 'OK')",
      "alert [two] ['m'] (cancel 'OK')"),
    Shape(
      "macros, constants and C functions",
      """
      #define LOC(key) [[NSBundle mainBundle] localizedStringForKey:(key) value:@"" table:nil]
      #define kCancel @"Cancel"
      static NSString *const Title = @"t";
      static NSString *Text(NSString *key) { return NSLocalizedString(key, nil); }
      @implementation B
      - (void)one {
        UIAlertController *alert = [UIAlertController alertControllerWithTitle:Title message:LOC(@"m") preferredStyle:UIAlertControllerStyleAlert];
        [alert addAction:[UIAlertAction actionWithTitle:kCancel style:UIAlertActionStyleCancel handler:nil]];
        [alert addAction:[UIAlertAction actionWithTitle:Text(@"ok") style:UIAlertActionStyleDefault handler:nil]];
      }
      @end
      """,
      "alert ['t'] [m] (cancel 'Cancel') (default ok)"),
    Shape(
      "an alert that is kept and made when asked for",
      """
      @interface B ()
      @property (nonatomic, strong) UIAlertController *alert;
      @end
      @implementation B
      - (void)viewDidLoad {
        _alert = [UIAlertController alertControllerWithTitle:@"t" message:nil preferredStyle:UIAlertControllerStyleAlert];
        [self.alert addAction:[UIAlertAction actionWithTitle:@"OK" style:UIAlertActionStyleCancel handler:nil]];
      }
      @end
      """,
      "alert ['t'] [-] (cancel 'OK')"),
    Shape(
      "methods and properties that give texts",
      """
      @interface B : UIViewController
      @property (nonatomic, copy) NSString *name;
      @end
      @implementation B
      - (NSString *)alertTitle { return NSLocalizedString(@"t", nil); }
      + (NSString *)cancelTitle { return @"Cancel"; }
      - (void)one {
        UIAlertController *alert = [UIAlertController alertControllerWithTitle:self.alertTitle message:[self alertTitle] preferredStyle:UIAlertControllerStyleAlert];
        [alert addAction:[UIAlertAction actionWithTitle:[B cancelTitle] style:UIAlertActionStyleCancel handler:nil]];
        [alert addAction:[UIAlertAction actionWithTitle:self.name style:UIAlertActionStyleDefault handler:nil]];
      }
      @end
      """,
      "alert [t] [t] (cancel 'Cancel') (default {self.name})"),
  ]

  @Test func nilIsNotTrueAndAnObjectIs() async {
    let found = await Self.lines([
      "V.m": """
      @implementation V
      + (UIAlertController *)sheet:(NSString *)title others:(NSArray *)others destructive:(NSString *)destructive cancel:(NSString *)cancel {
        UIAlertController *sheet = [UIAlertController alertControllerWithTitle:title message:nil preferredStyle:UIAlertControllerStyleActionSheet];
        if (others && others.count > 0) {
          for (NSString *other in others) {
            [sheet addAction:[UIAlertAction actionWithTitle:other style:UIAlertActionStyleDefault handler:nil]];
          }
        }
        if (destructive) { [sheet addAction:[UIAlertAction actionWithTitle:destructive style:UIAlertActionStyleDestructive handler:nil]]; }
        if (!cancel) { return sheet; }
        [sheet addAction:[UIAlertAction actionWithTitle:cancel style:UIAlertActionStyleCancel handler:nil]];
        return sheet;
      }
      - (void)one { [self presentViewController:[V sheet:@"One" others:nil destructive:@"Delete" cancel:@"Cancel"] animated:YES completion:nil]; }
      - (void)two { [self presentViewController:[V sheet:@"Two" others:@[@"Open"] destructive:nil cancel:@"Cancel"] animated:YES completion:nil]; }
      @end
      """
    ])
    #expect(found.contains("actionSheet ['One'] [-] (destructive 'Delete') (cancel 'Cancel')"))
    #expect(found.contains("actionSheet ['Two'] [-] (default 'Open') (cancel 'Cancel')"))
  }

  @Test func aBlockThatTwoBranchesRun() async {
    let code = Self.method(
      """
      void (^handler)(BOOL) = ^(BOOL isDone) {
        if (_id) { [self pop]; } else { \(Self.inMethods[3].code) }
      };
      if (_id) { [self edit:_id handler:handler]; } else { [self add:handler]; }
      """)
    #expect(await Self.lines(["A.m": code]) == Self.inMethods[3].lines)
  }

  @Test func anErrorThatACallFills() async {
    let code = Self.method(
      "NSError *error = nil;\n[files remove:name error:&error];\nif (error != nil) { \(Self.inMethods[3].code) }")
    #expect(await Self.lines(["A.m": code]) == Self.inMethods[3].lines)
  }

  @Test func functionsOfOneNameInTwoFiles() async {
    func file(_ button: String) -> String {
      """
      static void ShowAlert(NSString *title) {
        UIAlertView *alert = [[UIAlertView alloc] initWithTitle:title message:nil delegate:nil cancelButtonTitle:@"\(button)" otherButtonTitles:nil];
        [alert show];
      }
      @implementation \(button)
      - (void)f { ShowAlert(@"to \(button)"); }
      @end
      """
    }
    let lines = await Self.lines(["A.m": file("A"), "B.m": file("B")])
    #expect(lines.filter { $0.contains("'to") } == ["alert ['to A'] [-] (cancel 'A')", "alert ['to B'] [-] (cancel 'B')"])
  }

  @Test func aHandlerThatForgetsTheAlert() async {
    let code = Self.method(
      """
      __weak typeof(self) weakSelf = self;
      alert = [UIAlertController alertControllerWithTitle:@"t" message:nil preferredStyle:UIAlertControllerStyleAlert];
      [alert addAction:[UIAlertAction actionWithTitle:@"No" style:UIAlertActionStyleCancel handler:^(UIAlertAction *a) {
        typeof(self) strongSelf = weakSelf;
        strongSelf->alert = nil;
      }]];
      [alert addAction:[UIAlertAction actionWithTitle:@"Go" style:UIAlertActionStyleDefault handler:nil]];
      """)
    #expect(await Self.lines(["A.m": code]) == ["alert ['t'] [-] (cancel 'No') (default 'Go')"])
  }

  @Test func aNameThatIsAKeywordOfCPlusPlus() async {
    let code = Self.method(
      "NSString *delete = @\"Delete\";\nUIAlertController *a = [UIAlertController alertControllerWithTitle:delete message:nil preferredStyle:UIAlertControllerStyleAlert];"
    )
    #expect(await Self.lines(["A.m": code]) == ["alert ['Delete'] [-]"])
  }

  @Test func aKeyThatALookupFallsBackOn() async {
    let code =
      """
      @implementation Language
      + (NSString *)text:(NSString *)key {
        NSString *found = [[NSBundle mainBundle] localizedStringForKey:key value:@"" table:nil];
        if (!found) { return key; }
        return found;
      }
      @end
      """
      + Self.method(
        "UIAlertController *a = [UIAlertController alertControllerWithTitle:[Language text:@\"k\"] message:nil preferredStyle:UIAlertControllerStyleAlert];"
      )
    #expect(await Self.lines(["A.m": code]) == ["alert [k] [-]"])
  }

  @Test(arguments: wholeFiles)
  func files(_ shape: Shape) async {
    let lines = await Self.lines(["A.m": shape.code])
    #expect(lines == shape.lines)
  }

  @Test func swiftCallsObjectiveC() async {
    let helper = """
      @interface Helper : NSObject
      + (void)showAlertWithTitle:(NSString *)title on:(UIViewController *)controller;
      @end
      """
    let body = """
      @implementation Helper
      + (void)showAlertWithTitle:(NSString *)title on:(UIViewController *)controller {
        UIAlertController *alert = [UIAlertController alertControllerWithTitle:title message:nil preferredStyle:UIAlertControllerStyleAlert];
        [alert addAction:[UIAlertAction actionWithTitle:@"OK" style:UIAlertActionStyleDefault handler:nil]];
        [controller presentViewController:alert animated:YES completion:nil];
      }
      @end
      """
    let code =
      "class V: UIViewController { func f() { Helper.showAlert(withTitle: NSLocalizedString(\"k\", comment: \"\"), on: self) } }"
    let lines = await Self.lines(["A.swift": code, "Helper.h": helper, "Helper.m": body])
    #expect(lines.first == "alert [k] [-] (default 'OK')")
  }

  @Test func objectiveCCallsSwift() async {
    let helper = """
      @objc class Helper: NSObject {
        @objc static func showAlert(title: String, in controller: UIViewController) {
          let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "OK", style: .default))
          controller.present(alert, animated: true)
        }
      }
      """
    let code = "@implementation V\n- (void)f { [Helper showAlertWithTitle:NSLocalizedString(@\"k\", nil) in:self]; }\n@end\n"
    let lines = await Self.lines(["A.m": code, "Helper.swift": helper])
    #expect(lines.first == "alert [k] [-] (default 'OK')")
  }

  @Test func objectiveCCallsWholeNames() async {
    let names =
      "@objc class Names: NSObject { @objc static func nameForKey(_ key: String) -> String { NSLocalizedString(key, comment: \"\") } }"
    let code = Self.method(
      "UIAlertController *a = [UIAlertController alertControllerWithTitle:[Names nameForKey:@\"k\"] message:nil preferredStyle:UIAlertControllerStyleAlert];"
    )
    #expect(await Self.lines(["A.m": code, "Names.swift": names]) == ["alert [k] [-]"])
  }

  @Test func objectiveCAsksForSwiftProperties() async {
    let names = "@objc class Names: NSObject { @objc static var sure: String { NSLocalizedString(\"sure\", comment: \"\") } }"
    let code = Self.method(
      "UIAlertController *a = [UIAlertController alertControllerWithTitle:[Names sure] message:Names.sure preferredStyle:UIAlertControllerStyleAlert];"
    )
    #expect(await Self.lines(["A.m": code, "Names.swift": names]) == ["alert [sure] [sure]"])
  }

  @Test func aLazyAlertIsReadOnce() async {
    let code = """
      @implementation B
      - (UIAlertController *)alert {
        if (!_alert) {
          _alert = [UIAlertController alertControllerWithTitle:@"t" message:nil preferredStyle:UIAlertControllerStyleAlert];
        }
        return _alert;
      }
      - (void)show { [self presentViewController:self.alert animated:YES completion:nil]; }
      @end
      """
    #expect(await Self.lines(["A.m": code]) == ["alert ['t'] [-] …"])
  }

  @Test func conditionsOnValuesMadeOfValuesEnd() async {
    let values = (1...80).map { "id s\($0) = make(s\($0 - 1), s\($0 - 1));" }.joined(separator: "\n")
    let code = Self.method("id s0 = start();\n\(values)\nif (s80) {\n\(Self.inMethods[3].code)\n}")
    #expect(await Self.lines(["A.m": code]) == Self.inMethods[3].lines)
  }

  @Test func testsAreNoPartOfTheApp() async {
    let code = "#import <XCTest/XCTest.h>\n" + Self.method(Self.inMethods[0].code)
    #expect(await Self.lines(["A.m": code]).isEmpty)
  }

  @Test func commentsSilence() async {
    let code = Self.method("// alertcopy:disable vague-title\n" + Self.inMethods[0].code)
    let file = SourceFile(id: FileID(0), path: "A.m", text: Array(code.utf8))
    let reading = await CodeSources.read([file], languages: [ObjCLanguage()]).files[file.id]
    #expect(reading?.suppressions.map(\.rule) == ["vague-title"])
    #expect(reading?.faults.isEmpty ?? false)
  }

  @Test func aCategoryThatSwiftCalls() async {
    let category = """
      @implementation UIAlertController (Blocks)
      + (instancetype)showAlertInViewController:(UIViewController *)c withTitle:(NSString *)title cancelButtonTitle:(NSString *)cancel otherButtonTitles:(NSArray *)others tapBlock:(Tap)tapBlock {
        UIAlertController *alert = [self alertControllerWithTitle:title message:nil preferredStyle:UIAlertControllerStyleAlert];
        if (cancel) { [alert addAction:[UIAlertAction actionWithTitle:cancel style:UIAlertActionStyleCancel handler:nil]]; }
        for (NSUInteger i = 0; i < others.count; i++) {
          NSString *other = others[i];
          [alert addAction:[UIAlertAction actionWithTitle:other style:UIAlertActionStyleDefault handler:nil]];
        }
        return alert;
      }
      @end
      """
    let caller = """
      func f() {
        UIAlertController.showAlert(in: self, withTitle: "t", cancelButtonTitle: "No", otherButtonTitles: ["A", "B"], tap: { a, b, i in })
      }
      """
    let lines = await Self.lines(["A.m": category, "B.swift": caller])
    #expect(lines.contains("alert ['t'] [-] (cancel 'No') (default 'A') (default 'B') …"))
  }
}
