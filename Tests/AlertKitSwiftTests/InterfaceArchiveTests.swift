import AlertKitCore
import AlertKitSwift
import Testing

/// Xibs of the form before today's: an archive of objects that lists its connections, and describes classes beside.
@Suite struct InterfaceArchiveTests {
  private static let list = "<plist version=\"1.0\"><dict><key>NSMainNibFile</key><string>MainWindow</string></dict></plist>"

  /// The archive of the screen's own xib, with a button whose action is asked of an object.
  private static func xib(
    _ action: String, of target: Int = 1, type: String = "IBCocoaTouchEventConnection", owner: String = "Screen",
    more: String = "", asLists: Bool = true
  ) -> String {
    let classes =
      asLists
      ? """
      <object class="NSMutableDictionary" key="flattenedProperties"><bool key="EncodedWithXMLCoder">YES</bool>
      <object class="NSArray" key="dict.sortedKeys"><bool key="EncodedWithXMLCoder">YES</bool>
      <string>-1.CustomClassName</string><string>5.IBPluginDependency</string><string>6.CustomClassName</string></object>
      <object class="NSMutableArray" key="dict.values"><bool key="EncodedWithXMLCoder">YES</bool>
      <string>\(owner)</string><object class="NSAffineTransform"/><string>Strip</string></object></object>
      """
      : """
      <dictionary class="NSMutableDictionary" key="flattenedProperties"><string key="-1.CustomClassName">\(owner)</string>
      <string key="6.CustomClassName">Strip</string></dictionary>
      """
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="7.10"><data>
      <object class="NSMutableArray" key="IBDocument.RootObjects" id="1000">
      <object class="IBProxyObject" id="1"><string key="IBProxiedObjectIdentifier">IBFilesOwner</string></object>
      <object class="IBProxyObject" id="2"><string key="IBProxiedObjectIdentifier">IBFirstResponder</string></object>
      <object class="IBUIView" id="3"/><object class="IBUIButton" id="4"/>\(more)</object>
      <object class="IBObjectContainer" key="IBDocument.Objects"><object class="NSMutableArray" key="connectionRecords">
      <object class="IBConnectionRecord"><object class="\(type)" key="connection"><string key="label">\(action)</string>
      <reference key="source" ref="4"/><reference key="destination" ref="\(target)"/></object>
      <int key="connectionID">65</int></object></object>
      <object class="IBMutableOrderedSet" key="objectRecords"><object class="NSArray" key="orderedObjects">
      <object class="IBObjectRecord"><int key="objectID">-1</int><reference key="object" ref="1"/></object>
      <object class="IBObjectRecord"><int key="objectID">-2</int><reference key="object" ref="2"/></object>
      <object class="IBObjectRecord"><int key="objectID">6</int><reference key="object" ref="3"/></object>
      </object></object>\(classes)</object>
      <object class="IBClassDescriber" key="IBDocument.Classes"><object class="IBPartialClassDescription">
      <string key="className">Screen</string><object class="NSMutableDictionary" key="actions"><string>tell</string></object>
      <object class="IBActionInfo"><string key="name">tell</string></object></object></object>
      </data></archive>
      """
  }

  private func reserve(_ files: [String: String], head: String = "- (IBAction)tell") async -> SurfaceReserve?? {
    let code = """
      @interface Screen : UIViewController
      @end
      @implementation Screen
      \(head) {
        [[[UIAlertView alloc] initWithTitle:@"Gone" message:nil delegate:nil cancelButtonTitle:@"OK" otherButtonTitles:nil] show];
      }
      @end
      @interface Strip : UIView
      @end
      @implementation Strip
      - (void)draw { [self addSubview:[[[Screen alloc] initWithNibName:@"Screen" bundle:nil] view]]; }
      @end
      @interface Other : UIViewController
      @end
      @implementation Other
      @end
      Strip *strip = [[Strip alloc] init];
      """
    return await Extracted.ofApp(["Info.plist": Self.list, "A.m": code].merging(files) { $1 }).map(\.reserve).first
  }

  @Test(arguments: [true, false])
  func whatIsOnlyDescribedIsNotConnected(asLists: Bool) async {
    #expect(await reserve(["Screen.xib": Self.xib("leave", asLists: asLists)]) == .some(.uncalled))
    #expect(await reserve(["Screen.xib": Self.xib("tell", asLists: asLists)]) == .some(nil))
    #expect(
      await reserve(["Screen.xib": Self.xib("tell", type: "IBCocoaTouchOutletConnection", asLists: asLists)])
        == .some(.uncalled))
  }

  @Test func anActionIsAskedOfItsTargetsClass() async {
    let own = Self.xib("leave")
    #expect(await reserve(["Screen.xib": own, "Other.xib": Self.xib("tell", owner: "Other")]) == .some(.uncalled))
    #expect(await reserve(["Screen.xib": own, "Strip.xib": Self.xib("tell", of: 3, owner: "Screen")]) == .some(.uncalled))
    // The first responder, and what has no class of its own, may be anyone.
    #expect(await reserve(["Screen.xib": Self.xib("tell", of: 2)]) == .some(nil))
    #expect(await reserve(["Screen.xib": Self.xib("tell", of: 4)]) == .some(nil))
    #expect(await reserve(["Screen.xib": own, "Screens.xib": Self.xib("tell", owner: "NSObject")]) == .some(nil))
  }

  @Test func whatIsNotUnderstoodMayBeConnected() async {
    let set = "<object class=\"IBUserDefinedRuntimeAttributesPlaceholder\"/>"
    #expect(await reserve(["Screen.xib": Self.xib("tell", more: set)]) == .some(nil))
    #expect(await reserve(["Screen.xib": Self.xib("tell").replacing("</archive>", with: "")]) == .some(nil))
    #expect(await reserve(["Screen.xib": Self.xib("leave").replacing("CocoaTouch.XIB", with: "Other.XIB")]) == .some(nil))
  }

  /// What makes a screen in an action that nothing is connected to makes none.
  @Test(arguments: [("leave", SurfaceReserve?.some(.uncalled)), ("open", nil)])
  func screensOfUnconnectedActions(action: String, expected: SurfaceReserve?) async {
    let code = """
      @interface Screen : UIViewController
      @end
      @implementation Screen
      - (IBAction)open {
        Lost *lost = [[Lost alloc] initWithNibName:@"Lost" bundle:nil];
        [self presentModalViewController:lost animated:YES];
      }
      @end
      @interface Lost : UIViewController
      @end
      @implementation Lost
      - (void)viewDidLoad { [self tell]; }
      - (void)tell {
        [[[UIAlertView alloc] initWithTitle:@"Gone" message:nil delegate:nil cancelButtonTitle:@"OK" otherButtonTitles:nil] show];
      }
      @end
      Screen *screen = [[Screen alloc] init];
      """
    let files = ["Info.plist": Self.list, "A.m": code, "Screen.xib": Self.xib(action)]
    #expect(await Extracted.ofApp(files).map(\.reserve) == [expected])
  }

  /// A method that a request is told to run by its selector is no delegate's, and an action may be named as what Apple asks for.
  @Test(arguments: [
    ("[request setDidFailSelector:@selector(loginDidFail:)]", "- (IBAction)leave:(id)sender", "Request *", true),
    ("[request setDidFailSelector:@selector(loginDidFail:)]", "- (IBAction)tell:(id)sender", "Request *", false),
    ("[request setDidFailSelector:@selector(loginDidFail:)]", "- (void)viewDidLoad", "Request *", false),
    ("// [request setDidFailSelector:@selector(loginDidFail:)]", "- (IBAction)leave:(id)sender", "Request *", false),
    ("[request start]", "- (IBAction)leave:(id)sender", "Request *", false),
    ("[request setDidFailSelector:@selector(loginDidFail:)]", "- (IBAction)leave:(id)sender", "UIView *", false),
  ])
  func whatIsGivenAsASelectorIsRunByWhoSaysIt(gives: String, head: String, type: String, isUncalled: Bool) async {
    let code = """
      @implementation Screen
      \(head) { \(gives); }
      - (void)loginDidFail:(\(type))request {
        [[[UIAlertView alloc] initWithTitle:@"Gone" message:nil delegate:nil cancelButtonTitle:@"OK" otherButtonTitles:nil] show];
      }
      @end
      Screen *first;
      """
    let files = [
      "Info.plist": Self.list, "A.m": code, "A.h": "@interface Screen : UIViewController <LoginDelegate>\n@end",
      "Screen.xib": Self.xib("tell:"),
    ]
    #expect(await Extracted.ofApp(files).map(\.reserve) == [isUncalled ? .uncalled : nil])
  }

  @Test(arguments: [
    ("actionBuy:(id)sender", "actionBuy:", true), ("showLost:(id)sender", "showLost:", true),
    ("copy:(id)sender", "copy:", false),
    ("viewLost:(id)sender", "viewLost:", false), ("actionBuy:(id)sender", "", false),
  ])
  func anActionBehindAFlagThatIsNeverSet(head: String, selector: String, isUncalled: Bool) async {
    let flag = selector.isEmpty ? "isFree" : "isOn"
    let name = String(head.prefix { $0 != "(" })
    let code = """
      @interface Settings : NSObject
      + (BOOL)isOn;
      + (BOOL)isFree;
      @end
      @implementation Settings
      + (BOOL)isOn { return NO; }
      + (BOOL)isFree { return [self count] > 1; }
      @end
      @interface Screen : UIViewController
      @end
      @implementation Screen
      - (void)viewDidLoad {
        if ([Settings \(flag)]) {
          [button addTarget:self action:@selector(\(name)) forControlEvents:UIControlEventTouchUpInside];
        }
      }
      - (void)\(head) {
        [[[UIAlertView alloc] initWithTitle:@"Gone" message:nil delegate:nil cancelButtonTitle:@"OK" otherButtonTitles:nil] show];
      }
      @end
      Screen *first;
      """
    let files = ["Info.plist": Self.list, "A.m": code, "Screen.xib": Self.xib("leave:")]
    #expect(await Extracted.ofApp(files).map(\.reserve) == [isUncalled ? .uncalled : nil])
  }
}
