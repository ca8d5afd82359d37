import AlertKitCode
import AlertKitCore
import Testing

/// What reaches an alert by a selector, as a literal of a type of the app's own, or in a notification of before iOS 10.
@Suite struct HandedOnTests {
  @Test(arguments: [
    "[self performSelectorOnMainThread:@selector(tell:) withObject:@\"It is gone.\" waitUntilDone:NO];",
    "[self performSelector:@selector(tell:) withObject:@\"It is gone.\" afterDelay:1];",
    "[self performSelectorInBackground:@selector(tell:) withObject:@\"It is gone.\"];",
  ])
  func aSelectorIsPerformed(call: String) async {
    let lines = await ObjCAlertTests.lines([
      "A.m": """
      @implementation Screen
      - (void)tell:(NSString *)text {
        [[[UIAlertView alloc] initWithTitle:@"Gone" message:text delegate:nil cancelButtonTitle:@"OK" otherButtonTitles:nil] show];
      }
      - (void)go { \(call) }
      @end
      """
    ])
    #expect(lines.contains { $0.contains("['It is gone.']") }, "\(lines)")
  }

  @Test func aClassInheritsFromAnAlertView() async {
    let lines = await ObjCAlertTests.lines([
      "Box.h":
        "typedef enum { eOk = 1, eYesNo } Kind;\n@interface Box : UIAlertView\n+ (void)tell:(NSString *)text kind:(Kind)kind;\n@end\n",
      "Box.m": """
      @implementation Box
      + (void)tell:(NSString *)text kind:(Kind)kind {
        Box *alert = nil;
        switch (kind) {
          case eOk: alert = [[Box alloc] initWithTitle:@"App" message:text delegate:nil cancelButtonTitle:@"OK" otherButtonTitles:nil]; break;
          case eYesNo: alert = [[Box alloc] initWithTitle:@"App" message:text delegate:nil cancelButtonTitle:@"No" otherButtonTitles:@"Yes", nil]; break;
        }
        [alert show];
      }
      @end
      """,
      "A.m": "@implementation Screen\n- (void)go { [Box tell:@\"It is gone.\" kind:eYesNo]; }\n@end\n",
    ])
    #expect(lines.contains { $0.hasSuffix("['It is gone.'] (cancel 'No') (default 'Yes')") }, "\(lines)")
  }

  @Test func aClassOfAlertViewsAddsItsButtons() async {
    let lines = await ObjCAlertTests.lines([
      "Box.m": """
      @interface Box : UIAlertView
      @end
      @implementation Box
      - (id)initWithTitle:(NSString *)title message:(NSString *)message {
        return [self initWithTitle:title message:message delegate:nil cancelButtonTitle:nil otherButtonTitles:nil];
      }
      - (NSInteger)addButtonWithTitle:(NSString *)title block:(Block)block {
        NSInteger index = [self addButtonWithTitle:title];
        return index;
      }
      - (NSInteger)addCancelButtonWithTitle:(NSString *)title block:(Block)block {
        NSInteger index = [self addButtonWithTitle:title block:block];
        [self setCancelButtonIndex:index];
        return index;
      }
      @end
      """,
      "A.m": """
      @implementation Screen
      - (void)go {
        Box *box = [[Box alloc] initWithTitle:@"Gone" message:@"It is gone."];
        [box addCancelButtonWithTitle:@"Cancel" block:nil];
        [box addButtonWithTitle:@"Get Back" block:^{ [self back]; }];
        [box show];
      }
      @end
      """,
    ])
    #expect(lines.contains("alert ['Gone'] ['It is gone.'] (cancel 'Cancel') (default 'Get Back')"), "\(lines)")
  }

  @Test func aJumpBringsItsWords() async {
    let lines = await ObjCAlertTests.lines([
      "A.m": """
      @implementation Screen
      - (void)go {
        NSString *error = nil;
        if (!ready) { error = @"Not ready."; goto out; }
        [self work];
      out:
        if (error != nil) {
          [[[UIAlertView alloc] initWithTitle:@"Gone" message:error delegate:nil cancelButtonTitle:@"OK" otherButtonTitles:nil] show];
        }
      }
      @end
      """
    ])
    #expect(lines.count == 1 && lines[0].contains("Not ready."), "\(lines)")
  }

  @Test func aLiteralMakesAnInstanceOfItsType() async {
    let surfaces = await Extracted.surfaces([
      "A.swift": """
      enum Texts {
        struct Key: ExpressibleByStringLiteral {
          let raw: String
          init(stringLiteral value: String) { raw = value }
        }
        static func text(_ key: Key, table: String? = nil) -> String {
          Bundle.main.localizedString(forKey: key.raw, value: nil, table: table)
        }
      }
      func f(_ view: UIViewController) {
        view.present(UIAlertController(title: Texts.text("gone"), message: nil, preferredStyle: .alert), animated: true)
      }
      """
    ])
    #expect(surfaces.map { Extracted.text($0.title) } == ["gone"], "\(surfaces)")
  }

  @Test func notificationsOfBefore() async {
    let surfaces = await Extracted.ofBoth([
      "A.m": """
      @implementation Timer
      - (void)ring:(NSString *)name {
        UILocalNotification *note = [[UILocalNotification alloc] init];
        note.alertTitle = NSLocalizedString(@"time", nil);
        note.alertBody = [NSString stringWithFormat:NSLocalizedString(@"%@ is over", nil), name];
        note.soundName = UILocalNotificationDefaultSoundName;
        note.applicationIconBadgeNumber = 2;
        [[UIApplication sharedApplication] scheduleLocalNotification:note];
      }
      @end
      """,
      "B.swift": "func f() { let note = UILocalNotification(); note.alertBody = \"Rise\"; note.category = \"day\" }",
    ])
    #expect(surfaces.map(\.kind) == [.notification, .notification])
    let first = surfaces.first { $0.title != nil }
    #expect(first.map { Extracted.text($0.body) }?.contains("is over") == true)
    #expect(first?.notification?.sound == .standard && first?.notification?.badge == .count(2))
    let second = surfaces.first { $0.title == nil }
    #expect(second.map { Extracted.text($0.body) } == "'Rise'")
  }
}
