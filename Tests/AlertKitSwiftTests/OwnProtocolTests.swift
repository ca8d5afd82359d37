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

  /// A class's name makes none where it says what a method takes, and a protocol may be named before it is declared.
  @Test(arguments: [
    ("", true), ("[[Loader new] load];", false), ("Loader *one = [self make]; [one load];", false),
    ("id one = [self make:@\"Loader\"]; [one load];", false), ("// [[Loader new] load];", true),
  ])
  func whatATellerThatNothingMakesTells(screen: String, isUncalled: Bool) async {
    var files = Self.code(sent: "[self.delegate gets:self answer:@\"\"];", screen: screen).mapValues {
      $0.replacing("getAnswer:(NSString *)text", with: "gets: (Loader *)loader answer:(NSString *)text")
    }
    files["Loader.h"] = "@protocol LoaderDelegate;\n" + (files["Loader.h"] ?? "")
    #expect(await reserves(files) == [isUncalled ? .uncalled : nil])
    // A library that is built makes its own.
    files["Loader.m"] = nil
    #expect(await reserves(files) == [nil])
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

  private static func telling(
    sent: String = "[_delegate loaded:it];", load: String = "", screen: String = "[[Loader alloc] initWithDelegate:self];",
    inherits: String = "NSObject"
  ) -> [String: String] {
    [
      "Loader.h": """
      @protocol LoaderDelegate <NSObject>
      - (void)loaded:(Load *)load;
      @end
      @interface Loader : \(inherits)
      @property (nonatomic, assign) id <LoaderDelegate> delegate;
      @end
      @interface Load : NSObject
      @end
      """,
      "Loader.m": """
      @implementation Loader
      @synthesize delegate = _delegate;
      - (id)initWithDelegate:(id<LoaderDelegate>)delegate { self.delegate = delegate; return self; }
      - (void)send:(id)it { \(sent) }
      - (void)load { Request *request = [Request new]; request.delegate = self; [[Request alloc] initWithDelegate:nil]; \(load) [self send:it]; }
      - (void)loaded:(Load *)load { \(shown) }
      @end
      @implementation Load
      @end
      """,
      "Request.m": """
      @interface Request : NSObject
      @end
      @implementation Request
      - (id)initWithDelegate:(id)it { return self; }
      @end
      """,
      "Screen.m": """
      @interface Screen : UIViewController <LoaderDelegate>
      @property Loader *loader;
      @end
      @implementation Screen
      - (void)loaded:(Load *)load {}
      - (void)viewDidLoad { self.loader = \(screen) [self.loader load]; }
      @end
      """,
      "Start.m": "Screen *screen; Request *request;",
    ]
  }

  /// What a class tells its delegate it does not tell itself, where it is nobody's delegate.
  @Test(arguments: [
    ("[_delegate loaded:it];", "", true), ("[self.delegate loaded:it];", "", true),
    ("[self loaded:it];", "", false), ("id delegate = self; [delegate loaded:it];", "", false),
    ("[self.helper loaded:it];", "", false), ("[_delegate loaded:it];", "self.delegate = self;", false),
    ("[_delegate loaded:it];", "[self setDelegate:self];", false),
    ("[_delegate loaded:it];", "[[Loader alloc] initWithDelegate:self];", false),
    ("[_delegate loaded:it];", "[self setValue:self forKey:@\"delegate\"];", false),
    ("[_delegate loaded:it];", "[[Request alloc] initWithDelegate:self];", true),
  ])
  func whatItsOwnDelegateIsTold(sent: String, load: String, isUncalled: Bool) async {
    #expect(await reserves(Self.telling(sent: sent, load: load)) == [isUncalled ? .uncalled : nil])
  }

  @Test func aDelegateOfItsOwnKind() async {
    #expect(await reserves(Self.telling(inherits: "NSObject <LoaderDelegate>")) == [nil])
    #expect(await reserves(Self.telling(screen: "[[Loader alloc] initWithDelegate:self.loader];")) == [nil])
    let heir = ["Heir.m": "@interface Heir : Loader <LoaderDelegate>\n@end\n@implementation Heir\n@end"]
    #expect(await reserves(Self.telling().merging(heir) { $1 }) == [nil])
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

  /// A class takes a library's protocol on that is called as SwiftUI's is, which asks for more than a body.
  @Test(arguments: [("UIViewController, View", false), ("Base, View", false), ("UIViewController", true)])
  func whatALibrarysViewAsks(inherited: String, isUncalled: Bool) async {
    let code = """
      import UIKit
      import ReactorKit
      class Base: UIViewController {}
      final class Screen: \(inherited) {
        func bind(reactor: Model) { tell() }
        private func tell() { present(UIAlertController(title: "Gone", message: nil, preferredStyle: .alert), animated: true) }
      }
      let screen = Screen()
      """
    #expect(await reserves(["A.swift": code]) == [isUncalled ? .uncalled : nil])
  }

  private static let kinds = "typedef NS_ENUM(NSInteger, Kind) { KindPhoto = 1, KindFilm, KindSound = 1 };\n"

  /// Branches for a constant that nobody tells the delegate.
  @Test(arguments: [
    ("kind == KindFilm", "KindPhoto", "", true), ("kind == KindFilm", "KindFilm", "", false),
    ("kind == KindFilm", "self.kind", "", false), ("kind == KindFilm", "KindSound", "", true),
    ("kind == KindSound", "KindPhoto", "", false), ("kind != KindFilm", "KindPhoto", "", false),
    ("kind == KindFilm", "KindPhoto", "[self loader:nil tells:KindFilm];", false),
    ("kind == KindFilm", "KindPhoto", "[self loader:nil tells:kind];", false),
    ("kind == KindFilm", "KindPhoto", "if ([d respondsToSelector:@selector(loader:tells:)]) { [d stop]; }", true),
    ("kind == KindFilm", "KindPhoto", "[d performSelector:@selector(loader:tells:)];", false),
  ])
  func aConstantThatNobodyHandsOver(condition: String, handed: String, more: String, isUncalled: Bool) async {
    var files = Self.code(sent: "[self.delegate loader:self tells:\(handed)];", screen: "[[Loader new] load];").mapValues {
      $0.replacing("getAnswer:(NSString *)text", with: "loader:(Loader *)loader tells:(Kind)kind")
    }
    files["Screen.m"]?.replace(Self.shown, with: "if (\(condition)) { \(Self.shown) } \(more)")
    files["Screen.m"]?.replace("- (void)viewDidLoad {", with: "- (void)viewDidLoad { \(more)")
    files["LoaderDelegate.h"] = "@class Loader;\n" + Self.kinds + (files["LoaderDelegate.h"] ?? "")
    #expect(await reserves(files) == [isUncalled ? .uncalled : nil])
  }

  /// The same in a `switch`, of what the class tells itself.
  @Test(arguments: [
    ("KindPhoto", "", true), ("KindFilm", "", false), ("KindPhoto", "kind = self.kind;", false),
    ("self.kind", "", false),
  ])
  func aCaseThatNobodyHandsOver(handed: String, before: String, isUncalled: Bool) async {
    let screen = """
      \(Self.kinds)
      @interface Screen : UIViewController
      @end
      @implementation Screen
      - (void)viewDidLoad { [self open:\(handed)]; }
      - (void)open:(int)kind {
        \(before)
        switch (kind) {
          case KindPhoto: [self go]; break;
          case KindFilm: [self tell]; break;
          default: break;
        }
      }
      - (void)tell { \(Self.shown) }
      @end
      """
    #expect(await reserves(["Screen.m": screen, "C.swift": "let screen = Screen()"]) == [isUncalled ? .uncalled : nil])
  }
}
