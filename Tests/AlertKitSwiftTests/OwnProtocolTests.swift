import AlertKitCore
import Testing

/// What protocols of the app's own ask for in Objective-C, and what only classes name that nothing makes.
@Suite struct OwnProtocolTests {
  private func reserves(_ files: [String: String]) async -> [SurfaceReserve?] {
    await Extracted.ofApp(files).map(\.reserve)
  }

  private static let shown =
    "[[[UIAlertView alloc] initWithTitle:@\"Gone\" message:nil delegate:nil cancelButtonTitle:@\"OK\" otherButtonTitles:nil] show];"

  private static func code(
    header: String = "@protocol LoaderDelegate <NSObject>", sent: String = "[self.delegate getAnswer:@\"\"];",
    loader: String = "@implementation Loader", screen: String = ""
  ) -> [String: String] {
    [
      "LoaderDelegate.h": header + "\n- (void)getAnswer:(NSString *)text;\n@end",
      "Loader.h": "@interface Loader : NSObject\n@property (nonatomic, weak) id <LoaderDelegate> delegate;\n@end",
      "Loader.m": loader + "\n- (void)loaded { \(sent) }\n- (void)load { [self loaded]; }\n@end",
      "Screen.m": """
      @interface Screen : UIViewController <LoaderDelegate>
      @end
      @implementation Screen
      - (void)getAnswer:(NSString *)text { \(shown) }
      - (void)viewDidLoad { \(screen) }
      @end
      """,
      "Start.m": "Screen *screen;",
    ]
  }

  @Test func whatAClassThatNothingMakesTellsIsToldByNobody() async {
    #expect(await reserves(Self.code()) == [.uncalled])
    #expect(await reserves(Self.code(screen: "// [[Loader new] load];")) == [.uncalled])
    #expect(await reserves(Self.code(screen: "[[Loader new] load];")) == [nil])
    #expect(await reserves(Self.code(screen: "[self getAnswer:@\"\"];")) == [nil])
  }

  /// Parts of a method's name may have no words: `[delegate getAnswer:nil :YES]`.
  @Test(arguments: [("[[Loader new] load];", true), ("", false)])
  func aMessageOfUnnamedParts(screen: String, isSeen: Bool) async {
    let files = Self.code(screen: screen).mapValues {
      $0.replacing("getAnswer:(NSString *)text", with: "getAnswer:(NSString *)text :(BOOL)isDone")
        .replacing("getAnswer:@\"\"]", with: "getAnswer:nil :YES]")
    }
    #expect(await reserves(files) == [isSeen ? nil : .uncalled])
  }

  /// A protocol that others know, or whose messages are sent by what is not here.
  @Test func whatMayBeToldByOthers() async {
    #expect(await reserves(Self.code(header: "@protocol LoaderDelegate <JSExport>")) == [nil])
    #expect(await reserves(Self.code(sent: "")) == [nil])
    #expect(await reserves(Self.code(sent: "[self getAnswer:@\"\"];")) == [nil])
    #expect(await reserves(Self.code(loader: "@implementation Other")) == [nil])
  }

  private static func locator(_ more: String, _ inherits: String = "NSObject <CLLocationManagerDelegate>") -> [String: String] {
    [
      "Locator.m": """
      @interface Locator : \(inherits)
      @end
      @implementation Locator
      - (void)locationManager:(CLLocationManager *)manager didEnterRegion:(CLRegion *)region { \(shown) }
      - (void)start { [manager startMonitoringForRegion:region]; manager.delegate = self; }
      @end
      """,
      "Screen.m": """
      @interface Screen : UIViewController
      @property Locator *locator;
      @end
      @implementation Screen
      - (void)viewDidLoad { \(more) }
      @end
      """,
      "B.swift": "let screen = Screen()",
    ]
  }

  /// A property's type makes nothing but data.
  @Test func aDelegateThatOnlyAPropertyIsOf() async {
    #expect(await reserves(Self.locator("")) == [.uncalled])
    #expect(await reserves(Self.locator("// self.locator = [Locator new];\n[self.locator start];")) == [.uncalled])
    #expect(await reserves(Self.locator("self.locator = [Locator new]; [self.locator start];")) == [nil])
    #expect(await reserves(Self.locator("", "NSObject <StoreDelegate>")) == [nil])
    #expect(await reserves(Self.locator("objection_requires(@\"locator\")")) == [nil])
  }

  @Test(arguments: [
    ("", true), ("UILocalNotification *one = [[UILocalNotification alloc] init];", false),
    ("// [[UILocalNotification alloc] init]", true), ("[app cancelAllLocalNotifications];", true),
    ("[APService setLocalNotification:date];", false), ("UILocalNotification *one = options[@\"one\"];", true),
    ("id one = [UNNotificationRequest requestWithIdentifier:@\"one\" content:content trigger:nil];", false),
    ("} - (void)lost { id one = [UILocalNotification new];", true),
    ("} - (void)lost { id one = [UILocalNotification new]; } - (void)viewDidLoad { [self lost];", false),
  ])
  func aNotificationThatNothingSchedules(code: String, isUncalled: Bool) async {
    let delegate = """
      @interface Delegate : UIResponder <UIApplicationDelegate>
      @end
      @implementation Delegate
      - (BOOL)application:(UIApplication *)app didFinishLaunchingWithOptions:(NSDictionary *)options { \(code) }
      - (void)application:(UIApplication *)app didReceiveLocalNotification:(UILocalNotification *)notification { \(Self.shown) }
      @end
      """
    #expect(await reserves(["D.m": delegate]) == [isUncalled ? .uncalled : nil])
  }

  /// What a library is told of may be its own.
  @Test func aNotificationThatIsHandedOn() async {
    let delegate = """
      @interface Delegate : UIResponder <UIApplicationDelegate>
      @end
      @implementation Delegate
      - (void)application:(UIApplication *)app didReceiveLocalNotification:(UILocalNotification *)notification {
        [Library didReceiveLocalNotification:notification];
        \(Self.shown)
      }
      @end
      """
    #expect(await reserves(["D.m": delegate]) == [nil])
  }
}
