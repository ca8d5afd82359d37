import AlertKitCore
import Testing

/// Methods of Objective-C that only messages to others name.
@Suite struct MessageReceiverTests {
  private func reserves(_ head: String, _ more: [String: String]) async -> Set<SurfaceReserve?> {
    let screen = """
      @interface Screen : UIViewController <UIAlertViewDelegate>
      \(head);
      @end
      @implementation Screen
      \(head) {
        [[[UIAlertView alloc] initWithTitle:@"Gone" message:nil delegate:nil cancelButtonTitle:@"OK" otherButtonTitles:nil] show];
      }
      @end
      Screen *screen;
      """
    let files = Extracted.app(["Screen.m": screen]).merging(more) { $1 }
    return Set(await Extracted.ofBoth(files).map(\.reserve))
  }

  private static func other(_ code: String, base: String = "UIViewController", method: String = "- (void)tell") -> [String:
    String]
  {
    [
      "Other.m": """
      @interface Other : \(base)
      @property (nonatomic) Other *next;
      @property (nonatomic) id any;
      \(method == "- (void)tell" ? "+ (Other *)shared;" : "")
      @end
      @implementation Other
      \(method) {}
      + (Other *)shared { return nil; }
      - (void)viewDidLoad { \(code) }
      @end
      Other *other;
      """
    ]
  }

  /// What is sent to an object of another class, which has a method of that name, means that one.
  @Test(arguments: [
    ("[self tell];", true), ("[_next tell];", true), ("[self.next tell];", true),
    ("Other *one = [self make]; [one tell];", true),
    ("[[Other shared] tell];", true), ("[[[Other alloc] init] tell];", true), ("[[Other new] tell];", true),
    ("for (Other *one in self.all) [one tell];", true), ("[self.any tell];", false), ("[one tell];", false),
    ("id one = [self make]; [one tell];", false), ("[[self make] tell];", false), ("[screen tell];", false),
    ("Screen *one = [self make]; [one tell];", false), ("[[Screen new] tell];", false), ("[self.next.any tell];", false),
    ("Other *one = a; { Screen *one = b; [one tell]; }", false), ("[[[Other alloc] init].any tell];", false),
    ("[[Other make] tell];", false), ("[self.next tell:@\"it\"];", true), ("[self.any tell:@\"it\"];", true),
    ("[self.any go:1 tell:2];", true), ("int total = isOn ? self.any.tell : 0;", false),
    ("[self.any performSelector:@selector(tell)];", false),
    ("[self.all enumerate:^(id next, NSUInteger i) { [next tell]; }];", false),
    ("id<Telling> next = [self make]; [next tell];", false),
    ("int tell = 1; [self go:tell]; all[tell] = a + tell; self->tell = 2;", true), ("[[self go:1] tell];", false),
    ("[self.any /* it */ tell];", false), ("[self.any\n  tell];", false), ("NAMED(tell);", false), ("[@{} tell];", false),
    ("int tell = 1; [self.any tell];", false),
    // A variable is not the property of its name.
    ("[self.any tell]; { Other *any = [self make]; [self go:any]; }", false),
    ("[self.next tell]; { Screen *next = [self make]; [self go:next]; }", true),
  ])
  func whatAMessageIsSentTo(code: String, isUncalled: Bool) async {
    #expect(await reserves("- (void)tell", Self.other(code)) == [isUncalled ? .uncalled : nil])
  }

  /// What is declared as Apple's is no screen, but where a screen is one of those.
  @Test(arguments: [
    ("UIAlertView *one = [self make]; [one tell];", true), ("UIPopoverController *one = [self make]; [one tell];", true),
    ("UIViewController *one = [self make]; [one tell];", false), ("NSObject *one = [self make]; [one tell];", false),
    ("UIResponder *one = [self make]; [one tell];", false), ("PODAlert *one = [self make]; [one tell];", false),
    ("UIAlertView *one = a; { id one = b; [one tell]; }", false),
  ])
  func whatIsSentToApplesObjects(code: String, isUncalled: Bool) async {
    #expect(await reserves("- (void)tell", Self.other(code, method: "- (void)go")) == [isUncalled ? .uncalled : nil])
  }

  /// A class's method is not sent to its objects, nor an object's to its class.
  @Test(arguments: [
    ("+ (void)tell", "Screen *one = [self make]; [one tell];", true), ("+ (void)tell", "[screen tell];", false),
    ("+ (void)tell", "UIAlertView *one = [self make]; [one tell];", true), ("+ (void)tell", "[Screen tell];", false),
    ("+ (void)tell", "[[Screen new] tell];", true), ("+ (void)tell", "[[Screen class] tell];", false),
    ("+ (void)tell", "[[self class] tell];", false), ("- (void)tell", "[Screen tell];", true),
    ("- (void)tell", "[[Screen new] tell];", false),
  ])
  func methodsOfClasses(head: String, code: String, isUncalled: Bool) async {
    #expect(await reserves(head, Self.other(code, method: "- (void)go")) == [isUncalled ? .uncalled : nil])
  }

  @Test func aClassThatInheritsIsNoOther() async {
    #expect(await reserves("- (void)tell", Self.other("[self.next tell]; [[Screen alloc] init];", base: "Screen")) == [nil])
    #expect(await reserves("- (void)tell", Self.other("[self.next tell];", base: "PodController")) == [nil])
    #expect(await reserves("- (void)tell", Self.other("[self.next tell];", method: "- (void)go")) == [nil])
  }

  /// A selector for `self` is that of its own method.
  @Test(arguments: [
    ("[button addTarget:self action:@selector(didPress:) forControlEvents:1];", true),
    ("[self addLeft:@\"Back\" image:@\"back.png\" action:@selector(didPress:)];", true),
    ("[[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(didPress:) name:@\"a\" object:nil];", true),
    ("[button addTarget:self.next action:@selector(didPress:) forControlEvents:1];", false),
    ("[button addTarget:other action:@selector(didPress:) forControlEvents:1];", false),
    ("[self.next addLeft:@\"Back\" action:@selector(didPress:)];", false),
    ("[self run:other target:it action:@selector(didPress:)];", false),
    ("run(@selector(didPress:));", false), ("SEL action = @selector(didPress:);", false),
  ])
  func selectorsForSelf(code: String, isUncalled: Bool) async {
    let found = await reserves(
      "- (void)didPress:(UIButton *)button", Self.other(code, method: "- (void)didPress:(UIButton *)button"))
    #expect(found == [isUncalled ? .uncalled : nil])
  }

  /// A longer selector is no mention of a shorter one in Swift's spelling.
  @Test(arguments: [
    ("- (void)tellWithName:(NSString *)name", true), ("- (void)tell", false),
  ])
  func anotherSelectorBeginsWithIt(method: String, isUncalled: Bool) async {
    let code = isUncalled ? "[self tellWithName:@\"it\"];" : "[self.any tell];"
    #expect(await reserves("- (void)tell", Self.other(code, method: method)) == [isUncalled ? .uncalled : nil])
  }

  /// Names of which Apple's classes ask for some alone.
  @Test(arguments: [
    ("- (void)didRedeemItem", true), ("- (void)didReceiveMemoryWarning", false), ("- (void)didMoveToWindow", false),
    ("- (void)didit", false), ("- (void)displayPrompt:(NSDictionary *)prompt", true), ("- (void)displayPrompt", true),
    ("- (void)reloadPrompt", true), ("- (void)reloadData", false), ("- (void)updateConstraints", false),
    ("- (void)viewPrompt:(NSDictionary *)prompt", false), ("- (void)display", false),
  ])
  func namesThatNothingAsksFor(head: String, isUncalled: Bool) async {
    #expect(await reserves(head, [:]) == [isUncalled ? .uncalled : nil])
  }

  /// A library's protocol is answered by what its class does not declare as its own; what that does nothing calls.
  @Test(arguments: [
    ("- (void)tellLost;", "- (void)tellLost", true), ("", "- (void)tellLost", false),
    ("- (void)tellReport:(Report *)report;", "- (void)tellReport:(Report *)report", true),
    ("- (void)tellImage:(UIImage *)image;", "- (void)tellImage:(UIImage *)image", false),
    ("- (void)tellLost;", "- (void)tellLost", false),
  ])
  func whatAClassDeclaresItself(declared: String, method: String, isUncalled: Bool) async {
    let isKept = method == "- (void)tellLost" && !isUncalled && !declared.isEmpty
    let header = """
      @interface Report : NSObject
      @end
      @interface Viewer : UIViewController <LIBPageDelegate>
      \(declared)
      @end
      """
    let code = """
      #import "Viewer.h"
      @implementation Viewer
      \(method) {
        [[[UIAlertView alloc] initWithTitle:@"Gone" message:nil delegate:nil cancelButtonTitle:@"OK" otherButtonTitles:nil] show];
      }
      \(isKept ? "- (void)viewDidLoad { [self tellLost]; }" : "")
      @end
      Viewer *viewer;
      """
    let files = Extracted.app(["Viewer.h": header, "Viewer.m": code])
    #expect(Set(await Extracted.ofBoth(files).map(\.reserve)) == [isUncalled ? .uncalled : nil])
  }

  /// What Swift calls of something whose type its code tells means that type's own.
  @Test(arguments: [
    ("Store.shared.tell()", true), ("Store().tell()", true), ("Store.make().tell()", true), ("box.store.tell()", true),
    ("self.box.store?.tell()", true), ("Box.main.store.tell()", true), ("let store = Store(); store.tell()", true),
    ("let store: Store = make(); store.tell()", true), ("let store = box.store; store.tell()", false),
    ("Store.anyone.tell()", false), ("Store.find().tell()", false), ("box.any.tell()", false), ("box.screen.tell()", false),
    ("Screen().tell()", false), ("box.item.tell()", false), ("let store = Store(); f { store in store.tell() }", false),
    ("all.first?.tell()", false), ("box.teller.tell()", true), ("Store.shared.perform(#selector(tell))", false),
    ("Old.shared.tell()", false),
  ])
  func whatSwiftCalls(code: String, isUncalled: Bool) async {
    let files = [
      "A.swift": """
      class Screen: UIViewController {
        func tell(_ name: String = "") {
          present(UIAlertController(title: "Gone", message: nil, preferredStyle: .alert), animated: true)
        }
      }
      final class Old: Screen { static let shared = Old() }
      let screen = Screen()
      """,
      "B.swift": """
      final class Store: Telling {
        static let shared = Store()
        static let anyone = make()
        static func make() -> Store { Store() }
        static func find() -> Any { 1 }
        func tell(_ name: String = "") {}
      }
      protocol Telling { func tell(_ name: String) }
      struct Box<Item> {
        static let main = Box<Int>()
        var store: Store!
        var any: Any
        var item: Item
        var screen: Screen
        var teller: Telling
      }
      final class Other: UIViewController {
        var box: Box<Screen>
        override func viewDidLoad() { \(code) }
      }
      let other = Other()
      """,
    ]
    #expect(await Extracted.ofApp(files).map(\.reserve) == [isUncalled ? .uncalled : nil])
  }

  @Test(arguments: [
    ("[[Other shared].next tell];", true), ("[self.next.next tell];", true), ("[[Other shared].any tell];", false),
    ("[self.next.any tell];", false), ("[Other.shared tell];", false),
  ])
  func whatALongerChainIsSentTo(code: String, isUncalled: Bool) async {
    #expect(await reserves("- (void)tell", Self.other(code)) == [isUncalled ? .uncalled : nil])
  }
}
