import AlertKitCore
import Testing

/// Branches for systems that no iPhone has any more.
@Suite struct OldSystemTests {
  @Test(arguments: [
    ("SYSTEM_VERSION_LESS_THAN(@\"6\")", ["New"]), ("SYSTEM_VERSION_GREATER_THAN_OR_EQUAL_TO(@\"8.0\")", ["Old"]),
    ("[[[UIDevice currentDevice] systemVersion] floatValue] >= 7.0", ["Old"]),
    ("[UIDevice currentDevice].systemVersion.floatValue < 8", ["New"]),
    ("SYSTEM_VERSION_LESS_THAN(@\"16.0\")", ["Old", "New"]),
    ("[[[UIDevice currentDevice] systemVersion] floatValue] < limit", ["Old", "New"]),
    ("iOS7Later", ["Old"]), ("iOS9Later", ["Old"]), ("ownLater", ["Old", "New"]), ("iOS8Later", ["Old"]),
    ("iOS17Later", ["Old", "New"]), ("otherLater", ["Old", "New"]),
    ("NSClassFromString(@\"SLComposeViewController\")", ["Old"]),
    ("NSClassFromString(@\"TWTweetComposeViewController\") != nil", ["Old"]),
    ("NSClassFromString(@\"Helper\")", ["Old", "New"]),
  ])
  func areNeverTaken(condition: String, titles: [String]) async {
    func alert(_ title: String) -> String {
      "[[[UIAlertView alloc] initWithTitle:@\"\(title)\" message:nil delegate:nil cancelButtonTitle:@\"OK\" otherButtonTitles:nil] show];"
    }
    let code = """
      #define iOS8Later ([UIDevice currentDevice].systemVersion.floatValue >= 8.0f)
      #define iOS17Later ([UIDevice currentDevice].systemVersion.floatValue >= 17.0f)
      #define kSystem [UIDevice currentDevice].systemVersion.floatValue
      #define iOS7Later (kSystem >= 7)
      double deviceSystem(void);
      double deviceSystem(void) { return [UIDevice currentDevice].systemVersion.doubleValue; }
      #define kDeviceSystem deviceSystem()
      #define iOS9Later (kDeviceSystem >= 9)
      double ownVersion(void) { return [Server current].version.doubleValue; }
      #define ownLater (ownVersion() >= 9)
      #define otherLater (settings.floatValue >= 8.0f)
      @implementation Screen
      - (void)tell {
        if (\(condition)) { \(alert("Old")) } else { \(alert("New")) }
      }
      @end
      """
    let shown = await Extracted.surfaces(["A.m": code]).compactMap { $0.title.map(Extracted.text) }
    #expect(shown == titles.map { "'\($0)'" })
  }

  @Test(arguments: [
    ("15.0", ["New"]), ("14.0", ["New"]), ("\"13.4\"", ["New", "Old"]), ("$(TARGET)", ["New", "Old"]),
  ])
  func areNotThoseThatTheProjectLeavesOut(target: String, titles: [String]) async {
    func alert(_ title: String) -> String {
      "present(UIAlertController(title: \"\(title)\", message: nil, preferredStyle: .alert), animated: true)"
    }
    let shown = await Extracted.surfaces([
      "A.swift": "func tell() { if #available(iOS 14, macOS 11, *) { \(alert("New")) } else { \(alert("Old")) } }",
      "App.xcodeproj/project.pbxproj":
        "buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 16.2; IPHONEOS_DEPLOYMENT_TARGET = \(target); };",
      "Pods/Pods.xcodeproj/project.pbxproj": "buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 8.0; };",
    ]).compactMap { $0.title.map(Extracted.text) }
    #expect(shown == titles.map { "'\($0)'" })
  }

  /// What only such a branch names is never run.
  @Test(arguments: [
    ("if #available(iOS 14.0, *) { menu() } else { add(#selector(tell)) }", true),
    ("guard #available(iOS 14, *) else { add(#selector(tell)); return }", true),
    ("if #unavailable(iOS 14) { add(#selector(tell)) }", true),
    ("if #available(iOS 14, *) { log(\"}\") /* } */ } else { if isOld { menu() }; add(#selector(tell)) }", true),
    ("if #available(iOS 15, *) { menu() } else { add(#selector(tell)) }", false),
    ("if #available(iOS 14, *) { add(#selector(tell)) } else { menu() }", false),
    ("if isNew, #available(iOS 14, *) { menu() } else { add(#selector(tell)) }", false),
    ("if #available(iOS 14, *) { menu() } else { menu() }; add(#selector(tell))", false),
    ("if #unavailable(iOS 15) { add(#selector(tell)) }", false),
    ("guard #available(iOS 14, *) else { return }; add(#selector(tell))", false),
    ("// guard #available(iOS 14, *) else {\n// return\n// }\nadd(#selector(tell))", false),
    ("if isOn {\n// if #available(iOS 14, *) {\n// menu()\n// }\n} else { add(#selector(tell)) }", false),
    ("log(\"if #unavailable(iOS 14) {\"); add(#selector(tell))", false),
  ])
  func nothingIsNamedWhereNoSystemRuns(branch: String, isUncalled: Bool) async {
    let code = """
      class Screen: UIViewController {
        override func viewDidLoad() { \(branch) }
        @objc func tell() { present(UIAlertController(title: "Old", message: nil, preferredStyle: .alert), animated: true) }
      }
      let started = Screen()
      """
    let files = ["A.swift": code, "App.xcodeproj/project.pbxproj": "buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 14.0; };"]
    let start = "class AppDelegate: UIResponder, UIApplicationDelegate {}"
    let found = await Extracted.ofBoth(files.merging(["Start.swift": start]) { $1 })
    #expect(found.map(\.reserve) == [isUncalled ? .uncalled : nil])
  }

  /// Nor is anybody told by what only such a branch makes.
  @Test(arguments: [
    ("if (IOS9) { [self pick]; } else { MAKE }", true), ("if (!IOS9) { MAKE }", true),
    ("if (IOS9) { [self pick]; return; } MAKE", true), ("if (IOS9) { MAKE }", false), ("if (!IOS17) { MAKE }", false),
    ("if (!IOS9 || isOld) { MAKE }", false), ("if (!IOS9) { MAKE } else if (isOld) { MAKE }", false),
    ("if (!self.IOS9) { MAKE }", false),
  ])
  func whatIsMadeForThem(making: String, isUncalled: Bool) async {
    let make =
      "ABPeoplePickerNavigationController *picker = [[ABPeoplePickerNavigationController alloc] init]; picker.peoplePickerDelegate = self;"
    let code = """
      #define IOS9 ([[[UIDevice currentDevice] systemVersion] floatValue] >= 9.0)
      #define IOS17 ([[[UIDevice currentDevice] systemVersion] floatValue] >= 17.0)
      @interface Screen : UIViewController <ABPeoplePickerNavigationControllerDelegate>
      @end
      @implementation Screen
      - (void)viewDidLoad { \(making.replacing("MAKE", with: make)) }
      - (BOOL)peoplePickerNavigationController:(ABPeoplePickerNavigationController *)picker shouldContinueAfterSelectingPerson:(ABRecordRef)person {
        [[[UIAlertView alloc] initWithTitle:@"Gone" message:nil delegate:nil cancelButtonTitle:@"OK" otherButtonTitles:nil] show];
        return YES;
      }
      @end
      """
    let found = await Extracted.ofApp(["A.m": code, "B.swift": "let screen = Screen()"]).map(\.reserve)
    #expect(found == [isUncalled ? .uncalled : nil])
  }
}
