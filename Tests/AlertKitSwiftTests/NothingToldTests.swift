import AlertKitCore
import AlertKitSwift
import Testing

/// What a class would be told, and nothing starts or posts.
@Suite struct NothingToldTests {
  private func reserve(
    _ told: String, _ head: String, _ more: String = "", _ others: [String: String] = [:], isFinal: Bool = true
  ) async -> SurfaceReserve?? {
    let code = """
      import UIKit
      \(isFinal ? "final " : "")class Screen: UIViewController, CLLocationManagerDelegate {
        let manager = CLLocationManager()
        override func viewDidLoad() { manager.delegate = self; \(head) }
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
    ("didEnterRegion region: CLRegion", "manager.startUpdatingLocation()", true),
    ("didEnterRegion region: CLRegion", "manager.startMonitoringSignificantLocationChanges()", true),
    ("didEnterRegion region: CLRegion", "manager.startMonitoring(for: region)", false),
    ("didExitRegion region: CLRegion", "manager.startMonitoringForRegion(region)", false),
    ("didDetermineState state: CLRegionState", "manager.requestState(for: region)", false),
    ("didUpdateHeading heading: CLHeading", "", true),
    ("didUpdateHeading heading: CLHeading", "manager.startUpdatingHeading()", false),
    ("didUpdateLocations locations: [CLLocation]", "", true),
    ("didUpdateLocations locations: [CLLocation]", "manager.requestLocation()", false),
    ("didFailWithError error: Error", "", false),
    ("didChangeAuthorization status: CLAuthorizationStatus", "", false),
  ])
  func whatNothingStartsTellsNothing(told: String, head: String, isUncalled: Bool) async {
    let found = await reserve("func locationManager(_ manager: CLLocationManager, \(told))", head)
    #expect(found == .some(isUncalled ? .uncalled : nil))
  }

  @Test func whatNothingCallsStartsNothing() async {
    let told = "func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)"
    let starting = "private func watch() { manager.startMonitoring(for: region) }"
    #expect(await reserve(told, "", starting) == .some(.uncalled))
    #expect(await reserve(told, "watch()", starting) == .some(nil))
    #expect(
      await reserve("func region(_ manager: CLLocationManager, didEnterRegion region: CLRegion)", "f()") == .some(.uncalled))
    let other = ["B.m": "@implementation Other\n- (void)viewDidLoad { [manager startMonitoringForRegion:region]; }\n@end"]
    #expect(await reserve(told, "", "", other.merging(["C.swift": "let other = Other()"]) { $1 }) == .some(nil))
  }

  private static let observing =
    "NotificationCenter.default.addObserver(self, selector: #selector(close), name: .screenDidClose, object: nil)"
  private static let names = "extension Notification.Name { static let screenDidClose = Notification.Name(\"screenDidClose\") }"

  @Test(arguments: [
    ("", true), ("func viewDidClose() { center.removeObserver(self, name: .screenDidClose, object: nil) }", true),
    ("// post(name: .screenDidClose)", true), ("private func post() { center.post(name: .screenDidClose, object: nil) }", true),
    ("func viewDidClose() { center.post(name: .screenDidClose, object: nil) }", false),
    ("let name = Notification.Name.screenDidClose", false),
    ("func viewDidClose() { center.post(name: Notification.Name(\"screenDidClose\"), object: nil) }", false),
    ("enum Step { case screenDidClose }", false),
  ])
  func whatNothingPostsIsNotObserved(more: String, isUncalled: Bool) async {
    let found = await reserve("@objc private func close()", Self.observing, more, ["B.swift": Self.names])
    #expect(found == .some(isUncalled ? .uncalled : nil))
  }

  @Test(arguments: [
    ("", true),
    ("func viewDidClose() { center.removeObserver(self, name: Notification.Name(\"didClose\"), object: nil) }", true),
    ("func viewDidClose() { center.post(name: Notification.Name(\"didClose\"), object: nil) }", false),
    (
      "func viewDidClose() { center.post(name: Self.name, object: nil) }\nstatic let name = Notification.Name(\"didClose\")",
      false
    ),
    ("private func post() { center.post(name: Notification.Name(\"didClose\"), object: nil) }", true),
  ])
  func aNameThatIsWrittenWhereItIsObserved(more: String, isUncalled: Bool) async {
    let observing = "center.addObserver(self, selector: #selector(close), name: NSNotification.Name(\"didClose\"), object: nil)"
    let found = await reserve("@objc private func close()", observing, more)
    #expect(found == .some(isUncalled ? .uncalled : nil))
  }

  @Test(arguments: [
    "", "extension Notification.Name { static let screenDidClose = library.name }",
    "extension Notification.Name { static var screenDidClose: Notification.Name { .init(\"closed\") } }",
    "extension Notification.Name { static let screenDidClose = Notification.Name(\"UIScreenDidCloseNotification\") }",
    "extension Notification.Name { static let screenDidClose = Notification.Name(\"com.apple.screen.closed\") }",
    "extension Notification.Name { static let screenDidClose = Notification.Name(\"kReachabilityChangedNotification\") }",
  ])
  func aNotificationThatIsNotTheAppsOwnMayBePosted(names: String) async {
    #expect(await reserve("@objc private func close()", Self.observing, "", ["B.swift": names]) == .some(nil))
  }

  @Test(arguments: [
    ("", true), ("[center postNotificationName:ScreenDidClose object:nil];", false),
    ("[center postNotificationName:@\"closed\" object:nil];", false),
  ])
  func notificationsOfObjectiveC(posting: String, isUncalled: Bool) async {
    let code = """
      @implementation Screen
      - (void)viewDidLoad {
        [center addObserver:self selector:@selector(screenDidEnd:) name:ScreenDidClose object:nil];
        \(posting)
      }
      - (void)screenDidEnd:(NSString *)name {
        [[[UIAlertView alloc] initWithTitle:@"Gone" message:nil delegate:nil cancelButtonTitle:@"OK" otherButtonTitles:nil] show];
      }
      @end
      """
    let files = [
      "A.m": "#import \"Names.h\"\n@interface Screen : UIViewController\n@end\n" + code,
      "Names.h": "extern NSString *const ScreenDidClose;", "Names.m": "NSString *const ScreenDidClose = @\"closed\";",
      "C.swift": "let screen = Screen()",
    ]
    #expect(await Extracted.ofApp(files).map(\.reserve) == [isUncalled ? .uncalled : nil])
  }

  @Test(arguments: [
    ("", true), ("let other = Other()", false),
  ])
  func aNotificationThatAnUnmadeClassPosts(more: String, isUncalled: Bool) async {
    let code = """
      #define LIST_PUSH @"PushList"
      @interface Helper : NSObject <LibraryDelegate>
      @end
      @implementation Helper
      - (void)start { [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(push:) name:LIST_PUSH object:nil]; }
      - (void)push:(NSNotification *)note { [[[UIAlertView alloc] initWithTitle:@"Gone" message:nil delegate:nil cancelButtonTitle:@"OK" otherButtonTitles:nil] show]; }
      @end
      @implementation Other
      - (void)tableView:(UITableView *)table didSelectRowAtIndexPath:(NSIndexPath *)path { [center postNotificationName:LIST_PUSH object:nil]; }
      @end
      """
    let files = ["H.m": code, "B.swift": "let helper = Helper()\nfunc f() { helper.start() }\n\(more)"]
    #expect(await Extracted.ofApp(files).map(\.reserve) == [isUncalled ? .uncalled : nil])
  }

  /// What UIKit calls once a photo is saved is told by its selector alone.
  @Test(arguments: [
    ("", true),
    ("/* UIImageWriteToSavedPhotosAlbum(p, self, #selector(image(_:didFinishSavingWithError:contextInfo:)), nil) */", true),
    ("UIImageWriteToSavedPhotosAlbum(p, self, #selector(image(_:didFinishSavingWithError:contextInfo:)), nil)", false),
    ("UIImageWriteToSavedPhotosAlbum(p, self, done, nil)", false), ("Album.save(p, self, #selector(Screen.image))", false),
    ("Album.save(p, self, Selector(\"image:didFinishSavingWithError:contextInfo:\"))", false),
    ("image(p, didFinishSavingWithError: nil, contextInfo: nil)", false),
  ])
  func aPhotoThatNothingSaves(head: String, isUncalled: Bool) async {
    let told = "@objc func image(_ image: UIImage, didFinishSavingWithError error: Error?, contextInfo: UnsafeRawPointer)"
    #expect(await reserve(told, head) == .some(isUncalled ? .uncalled : nil))
    let later = "private func save() { \(head) }"
    #expect(await reserve(told, "", later) == .some(.uncalled))
    #expect(await reserve(told, "save()", later) == .some(isUncalled ? .uncalled : nil))
  }

  /// Who saves a photo and has itself told of it has nobody else told.
  @Test(arguments: [
    ("class Other: UIViewController", "self", "p", true), ("class Other: UIViewController", "self", "crop(p, [1])", true),
    ("class Other: UIViewController", "screen", "p", false), ("class Other: Screen", "self", "p", false),
    ("extension UIViewController", "self", "p", false),
  ])
  func aPhotoThatOthersSave(type: String, target: String, photo: String, isUncalled: Bool) async {
    let told = "@objc func image(_ image: UIImage, didFinishSavingWithError error: Error?, contextInfo: UnsafeRawPointer)"
    let selectors = ["#selector(image(_:didFinishSavingWithError:contextInfo:))", "#selector(Screen.image)", "done"]
    for selector in selectors {
      let code = "\(type) { @objc func save() { UIImageWriteToSavedPhotosAlbum(\(photo), \(target), \(selector), nil) } }"
      let found = await reserve(
        told, "other.save()", "", ["O.swift": code + "\nlet other = Other()"], isFinal: false)
      #expect(found == .some(isUncalled ? .uncalled : nil))
    }
    let message =
      "- (void)save {\n  UIImageWriteToSavedPhotosAlbum(p, \(target),\n    @selector(image:didFinishSavingWithError:contextInfo:), nil); }"
    let other = type.hasSuffix(": UIViewController") ? "@implementation Other" : "@implementation UIViewController (Other)"
    let found = await reserve(
      told, "other.save()", "", ["O.m": "\(other)\n\(message)\n@end", "B.swift": "let other = Other()"])
    #expect(found == .some(isUncalled ? .uncalled : nil))
  }

  @Test(arguments: [
    ("", "UIViewController", true), ("", "AlbumController", false),
    ("UIImageWriteToSavedPhotosAlbum(p, nil, nil, NULL);", "UIViewController", true),
    (
      "UIImageWriteToSavedPhotosAlbum(p, self, @selector(image:didFinishSavingWithError:contextInfo:), NULL);",
      "UIViewController", false
    ),
    ("[self image:p didFinishSavingWithError:nil contextInfo:NULL];", "UIViewController", false),
  ])
  func aPhotoOfObjectiveC(head: String, parent: String, isUncalled: Bool) async {
    let told = "- (void)image:(UIImage *)image\n    didFinishSavingWithError:(NSError *)error contextInfo:(void *)info"
    let code = """
      @interface Screen : \(parent)
      \(told);
      @end
      @implementation Screen
      - (void)viewDidLoad { \(head) }
      \(told) {
        [[[UIAlertView alloc] initWithTitle:@"Gone" message:nil delegate:nil cancelButtonTitle:@"OK" otherButtonTitles:nil] show];
      }
      @end
      """
    let found = await Extracted.ofApp(["A.m": code, "C.swift": "let screen = Screen()"]).map(\.reserve)
    #expect(found == [isUncalled ? .uncalled : nil])
  }
}
