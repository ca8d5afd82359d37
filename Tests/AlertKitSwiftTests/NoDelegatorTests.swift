import AlertKitCore
import AlertKitSwift
import Testing

/// What a delegate is told, and nothing makes its class one.
@Suite struct NoDelegatorTests {
  private func reserve(
    _ set: String, told: String = "func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)",
    inherits: String = "UIViewController, UITableViewDelegate, UITableViewDataSource", more: String = "",
    _ others: [String: String] = [:]
  ) async -> SurfaceReserve?? {
    let code = """
      import UIKit
      final class Screen: \(inherits) {
        @IBOutlet var table: UITableView!
        override func viewDidLoad() { \(set); show(table) }
        func show(_ view: UIView) {}
        \(told) {
          present(UIAlertController(title: "Gone", message: nil, preferredStyle: .alert), animated: true)
        }
        \(more)
      }
      let screen = Screen()
      """
    return await Extracted.ofApp(["A.swift": code].merging(others) { $1 }).map(\.reserve).first
  }

  @Test(arguments: [
    "", "/* table.dataSource = self */", "table.dataSource = nil", "if table.dataSource == nil { work() }",
    "other = table.dataSource",
    "table.delegate = self",
  ])
  func aTableWithoutRowsTellsNothing(set: String) async { #expect(await reserve(set) == .some(.uncalled)) }

  @Test(arguments: [
    "table.dataSource = self", "table.delegate = self; table.dataSource=self", "Table(dataSource: self)",
    "table.rx.setDataSource(self)", "self.tableView(table, didSelectRowAt: path)",
  ])
  func whatIsSetIsTold(set: String) async { #expect(await reserve(set) == .some(nil)) }

  @Test func whatNothingCallsSetsNothing() async {
    let setting = "private func setUp() { table.dataSource = self }"
    #expect(await reserve("", more: setting) == .some(.uncalled))
    #expect(await reserve("setUp()", more: setting) == .some(nil))
  }

  @Test(arguments: [
    ("UITableViewController, UITableViewDelegate", false), ("UIViewController, UITableViewDelegate", true),
    ("Rows, UITableViewDelegate", true),
    ("PagerViewController, UITableViewDelegate", false), ("UIViewController, RowsDelegate", false),
  ])
  func aClassThatIsNotHereMayMakeIts(inherits: String, isUncalled: Bool) async {
    let rows = ["B.swift": "class Rows: UIViewController {}"]
    #expect(await reserve("", inherits: inherits, rows) == .some(isUncalled ? .uncalled : nil))
    let setting = ["B.swift": "class Rows: UIViewController { override func viewWillAppear() { t.dataSource = self } }"]
    #expect(await reserve("", inherits: inherits, setting) == .some(isUncalled && !inherits.contains("Rows") ? .uncalled : nil))
  }

  @Test func anotherClassMakesIt() async {
    let other = "final class Other { init() { let screen = Screen(); table.dataSource = VALUE } }\nlet other = Other()"
    #expect(await reserve("", ["B.swift": other.replacing("VALUE", with: "screen")]) == .some(nil))
    #expect(await reserve("", ["B.swift": other.replacing("VALUE", with: "self")]) == .some(.uncalled))
  }

  @Test(arguments: [("dataSource", "s", false), ("table", "s", true), ("dataSource", "x", true)])
  func aStoryboardMakesIt(property: String, destination: String, isUncalled: Bool) async {
    let storyboard = """
      <?xml version="1.0"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="s"><scenes><scene><objects>
      <viewController id="s" customClass="Screen" sceneMemberID="viewController"><view id="v"><subviews><tableView id="t">
      <connections><outlet property="\(property)" destination="\(destination)" id="o"/></connections>
      </tableView></subviews></view></viewController>
      </objects></scene></scenes></document>
      """
    #expect(await reserve("", ["Main.storyboard": storyboard]) == .some(isUncalled ? .uncalled : nil))
  }

  /// Being told by one thing makes it no delegate of another.
  @Test(arguments: [
    ("map.delegate = self", true), ("self.map.delegate = self", true), ("map?.delegate = self", true),
    ("field.delegate = self", false), ("views.first.delegate = self", false), ("let map = field; map.delegate = self", false),
    ("box.map.delegate = self", false),
  ])
  func othersTellSomethingElse(set: String, isUncalled: Bool) async {
    let told = "func textFieldDidEndEditing(_ textField: UITextField)"
    let found = await reserve(
      set, told: told, inherits: "UIViewController, UITextFieldDelegate, MKMapViewDelegate",
      more: "var map: MKMapView!\n@IBOutlet var field: UITextField!\nvar views: [UIView] = []")
    #expect(found == .some(isUncalled ? .uncalled : nil))
  }

  @Test(arguments: [("mapView", true), ("textField", false), ("textField customClass=\"Field\"", false), ("view", false)])
  func anElementTellsWhatItIs(element: String, isUncalled: Bool) async {
    let storyboard = """
      <?xml version="1.0"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="s"><scenes><scene><objects>
      <viewController id="s" customClass="Screen" sceneMemberID="viewController"><view id="v"><subviews><\(element) id="t">
      <connections><outlet property="delegate" destination="s" id="o"/></connections>
      </\(element.prefix { $0 != " " })></subviews></view></viewController>
      </objects></scene></scenes></document>
      """
    let found = await reserve(
      "", told: "func textFieldDidEndEditing(_ textField: UITextField)", inherits: "UIViewController, UITextFieldDelegate",
      ["Main.storyboard": storyboard])
    #expect(found == .some(isUncalled ? .uncalled : nil))
  }

  /// A controller of rows is told by its own view, and by no other.
  @Test(arguments: [
    ("UITableViewController", "", true), ("UITableViewController", "field.delegate = self", false),
    ("UICollectionViewController", "", true), ("PagerViewController", "", false),
  ])
  func controllersOfRowsHaveNoFields(parent: String, set: String, isUncalled: Bool) async {
    let found = await reserve(
      set, told: "func textFieldDidEndEditing(_ textField: UITextField)", inherits: parent + ", UITextFieldDelegate",
      more: "@IBOutlet var field: UITextField!")
    #expect(found == .some(isUncalled ? .uncalled : nil))
  }

  /// What composes a message tells whom its own property names.
  @Test(arguments: [("delegate", true), ("mailComposeDelegate", false)])
  func composersHaveAPropertyOfTheirOwn(property: String, isUncalled: Bool) async {
    let found = await reserve(
      "let composer = MFMailComposeViewController(); composer.\(property) = self",
      told: "func mailComposeController(_ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult)",
      inherits: "UITableViewController, MFMailComposeViewControllerDelegate")
    #expect(found == .some(isUncalled ? .uncalled : nil))
  }

  /// Of a class that inherits from one which many files name, only those count that make delegates of what composes.
  @Test(arguments: [("", true), ("c.mailComposeDelegate = screen", false)])
  func composersBesideMany(set: String, isUncalled: Bool) async {
    var others = Dictionary(
      uniqueKeysWithValues: (0..<20).map { ("B\($0).swift", "class Other\($0): Base { let screen = Screen() }") })
    others["Base.swift"] = "class Base: UIViewController {}"
    others["Inviter.swift"] = "class Inviter { init() { let c = MFMailComposeViewController(); c.mailComposeDelegate = self } }"
    others["Last.swift"] =
      "let inviter = Inviter()\nclass Last { init(c: MFMailComposeViewController) { \(set) } }\nlet last = Last(c: c)"
    let found = await reserve(
      "",
      told: "func mailComposeController(_ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult)",
      inherits: "Base, MFMailComposeViewControllerDelegate", others)
    #expect(found == .some(isUncalled ? .uncalled : nil))
  }

  @Test(arguments: [
    ("field.delegate = self;", true), ("[field setDelegate:self];", true), ("_list.tableView.delegate = self;", true),
    ("[self load:field notifyDelegate:YES];", true), ("[self load:field delegate:screen];", false),
    ("[[NSURLConnection alloc] initWithRequest:request delegate:self];", false), ("[loader setDelegate:self];", false),
    ("[[UITextField alloc] initWithText:@\"[x\" delegate:self];", true),
    ("[NSURLConnection connectionWithRequest:request delegate:self];", false),
    ("[[Loader alloc] initWithRequest:request delegate:self];", false), ("_tap.delegate = self;", true),
    ("[_list setDelegate:self];", true), ("_box.delegate = self;", true), ("[_box setDelegate:self];", true),
    ("_remote.delegate = self;", false), ("delegate = screen;", true), ("self.delegate = screen;", true),
    ("id<Telling> delegate = box.delegate;", true), ("if (box) delegate = self; else box.delegate = self;", false),
  ])
  func connectionsOfObjectiveC(set: String, isUncalled: Bool) async {
    let code = """
      @interface Screen : UIViewController <NSURLConnectionDelegate, UITextFieldDelegate> {
        UITextField *field;
        UITapGestureRecognizer *_tap;
        UIScrollView *_list;
        Box *_box;
        Remote *_remote;
        id loader;
      }
      @property (weak) id<Telling> delegate;
      @end
      @interface Box : UIView
      @end
      @implementation Box
      @end
      @interface Remote : LibraryConnection
      @end
      @implementation Remote
      @end
      @implementation Screen
      - (void)viewDidLoad { \(set) [NSURLConnection sendSynchronousRequest:request returningResponse:nil error:nil]; }
      - (void)load:(NSURLConnection *)connection delegate:(id)delegate { [self open]; }
      - (void)connection:(NSURLConnection *)connection didFailWithError:(NSError *)error {
        [[[UIAlertView alloc] initWithTitle:@"Gone" message:nil delegate:nil cancelButtonTitle:@"OK" otherButtonTitles:nil] show];
      }
      @end
      Screen *screen = [[Screen alloc] init];
      """
    #expect(await Extracted.ofApp(["A.m": code]).map(\.reserve) == [isUncalled ? .uncalled : nil])
  }

  /// A connection of the app's own tells its delegate what the system's does.
  @Test(arguments: [("NSURLConnection", false), ("NSObject", true), ("Base", false), ("Other", true)])
  func aConnectionOfTheAppsOwn(above: String, isUncalled: Bool) async {
    let code = """
      @interface Base : NSURLConnection
      @end
      @implementation Base
      @end
      @interface Other : NSObject
      @end
      @implementation Other
      @end
      @interface AppURLConnection : \(above)
      @end
      @implementation AppURLConnection
      @end
      @implementation Screen
      - (void)viewDidLoad { [[AppURLConnection alloc] initWithRequest:request delegate:self]; }
      - (void)connectionDidFinishLoading:(AppURLConnection *)connection {
        [[[UIAlertView alloc] initWithTitle:@"Gone" message:nil delegate:nil cancelButtonTitle:@"OK" otherButtonTitles:nil] show];
      }
      @end
      Screen *screen = [[Screen alloc] init];
      """
    let header = "@interface Screen : UIViewController\n@end"
    #expect(await Extracted.ofApp(["Screen.h": header, "A.m": code]).map(\.reserve) == [isUncalled ? .uncalled : nil])
  }

  /// A view of the app's own passes on to its field what it is given.
  @Test(arguments: [
    ("", true), ("- (void)setDelegate:(id)delegate { _delegate = delegate; }", true),
    ("- (void)setDelegate:(id)delegate { _field.delegate = delegate; }", false),
    ("- (void)viewDidLoad { _field.delegate = self.delegate; }", false),
  ])
  func aClassOfTheAppsMayPassItsDelegateOn(own: String, isUncalled: Bool) async {
    let code = """
      @interface Box : UIView {
        UITextField *_field;
      }
      @property (weak) id delegate;
      @end
      @implementation Box
      \(own)
      @end
      @interface Screen : UIViewController <UITextFieldDelegate>
      @end
      @implementation Screen
      - (void)viewDidLoad { Box *box = [[Box alloc] init]; box.delegate = self; }
      - (void)textFieldDidBeginEditing:(UITextField *)textField {
        [[[UIAlertView alloc] initWithTitle:@"Gone" message:nil delegate:nil cancelButtonTitle:@"OK" otherButtonTitles:nil] show];
      }
      @end
      Screen *screen = [[Screen alloc] init];
      """
    #expect(await Extracted.ofApp(["A.m": code]).map(\.reserve) == [isUncalled ? .uncalled : nil])
  }

  /// Who is handed on is named nowhere in what makes it the delegate.
  @Test(arguments: [
    ("extension UITableView { func attach(_ handler: UITableViewDataSource) { dataSource = handler } }", false),
    (
      "final class Filler { func fill(_ table: UITableView) { table.dataSource = services.rows } }\nlet filler = Filler()",
      false
    ),
    ("final class Filler { func fill(_ table: UITableView) { table.dataSource = nil } }\nlet filler = Filler()", true),
  ])
  func whatIsHandedOnMayBeMadeOne(other: String, isUncalled: Bool) async {
    #expect(await reserve("table.attach(self); filler.fill(table)", ["B.swift": other]) == .some(isUncalled ? .uncalled : nil))
  }

  @Test(arguments: [
    "let photos = UITableViewDiffableDataSource<Int, String>(tableView: table) { cell($0) }", "rows.bind(to: table.rx.items)",
    #"table.setValue(self, forKey: "delegate")"#,
  ])
  func rowsMayComeFromElsewhere(set: String) async { #expect(await reserve(set) == .some(nil)) }

  @Test func aVariablesTypeMakesIt() async {
    func reserve(_ made: String) async -> SurfaceReserve?? {
      await self.reserve(
        made, told: "func imagePickerControllerDidCancel(_ picker: UIImagePickerController)",
        inherits: "UIViewController, UIImagePickerControllerDelegate")
    }
    #expect(await reserve("let picker: UIImagePickerController = .init(); picker.delegate = self") == .some(nil))
    #expect(await reserve("") == .some(.uncalled))
  }

  @Test(arguments: [
    ("", true), ("UIActionSheet *sheet = [UIActionSheet new];", true),
    ("[[[UIActionSheet alloc] initWithTitle:nil delegate:self] showInView:self.view];", false),
  ])
  func aSheetThatNobodyMakes(made: String, isUncalled: Bool) async {
    let code = """
      @interface Screen : UIViewController <UIActionSheetDelegate, MKMapViewDelegate>
      @end
      @implementation Screen
      - (void)viewDidLoad { \(made) \(isUncalled ? "" : "map.delegate = self;") }
      - (void)actionSheet:(UIActionSheet *)actionSheet clickedButtonAtIndex:(NSInteger)index {
        if (actionSheet.tag == 1) {
          [[[UIAlertView alloc] initWithTitle:@"Gone" message:nil delegate:nil cancelButtonTitle:@"OK" otherButtonTitles:nil] show];
        }
      }
      @end
      @implementation Other
      - (void)actionSheet:(UIActionSheet *)actionSheet { actionSheet.tag = 1; }
      @end
      """
    let found = await Extracted.ofApp(["A.m": code, "C.swift": "let screen = Screen()"])
    #expect(found.filter { Extracted.text($0.title) == "'Gone'" }.map(\.reserve) == [isUncalled ? .uncalled : nil])
  }

  /// What a library's view shows comes from its data source.
  @Test(arguments: [("adapter.dataSource = self", false), ("adapter.delegate = self", false), ("adapter.rows = self", true)])
  func aLibrarysViewAsksItsDataSource(set: String, isUncalled: Bool) async {
    let told = "func rowAdapter(_ adapter: RowAdapter, rowFor object: Any) -> Row"
    let found = await reserve(set, told: told, inherits: "UIViewController, RowAdapterDataSource")
    #expect(found == .some(isUncalled ? .uncalled : nil))
    let delegate = await reserve(set, told: told, inherits: "UIViewController, RowAdapterDelegate")
    #expect(delegate == .some(set.contains("delegate") ? nil : .uncalled))
  }
}
