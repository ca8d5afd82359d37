import AlertKitCore
import Testing

/// What Objective-C says only for a flag or a number that code gives another value nowhere.
@Suite struct ObjCFlagTests {
  private func titles(_ code: String, more: String = "", _ others: [String: String] = [:]) async -> [String: SurfaceReserve?] {
    let screen = """
      @interface Picker : UINavigationController
      @property (nonatomic, assign) BOOL takesGifs;
      @property (nonatomic, assign) NSInteger leastCount;
      @end
      @implementation Picker
      - (void)tell:(NSString *)title {
        UIAlertController *alert = [UIAlertController alertControllerWithTitle:title message:nil preferredStyle:UIAlertControllerStyleAlert];
        [self presentViewController:alert animated:YES completion:nil];
      }
      - (void)setCrops:(BOOL)crops { if (crops) self.takesGifs = NO; }
      @end
      @interface Screen : UIViewController
      @end
      @implementation Screen
      - (void)viewDidAppear:(BOOL)animated {
        Picker *picker = (Picker *)self.navigationController;
        [picker tell:@"Here"];
        \(code)
      }
      \(more)
      @end
      """
    let files = ["A.m": screen, "B.swift": "let screens = [Screen(), Picker()]"].merging(others) { $1 }
    let found = await Extracted.ofApp(files).map { (Extracted.text($0.title), $0.reserve) }
    return Dictionary(found) { one, _ in one }
  }

  private func tells(_ condition: String, more: String = "") async -> Bool {
    let found = await titles("if (\(condition)) { [picker tell:@\"Gone\"]; }", more: more)
    #expect(found["'Here'"] == .some(nil))
    return found["'Gone'"] == .some(nil)
  }

  /// The words of a function that shows them.
  @Test(arguments: [
    ("picker.takesGifs", "", false), ("kind == 2 && picker.takesGifs", "", false), ("kind == 2 || picker.takesGifs", "", true),
    ("!picker.takesGifs", "", true), ("picker.takesGifs", "- (void)go { picker.takesGifs = YES; }", true),
    ("picker.takesGifs", "- (void)go { [picker setTakesGifs:YES]; }", true),
    ("picker.takesGifs", "- (void)go { picker.takesGifs |= YES; }", true),
    ("picker.takesGifs", "- (void)go { other.takesGifs = picker.takesGifs; }", false),
  ])
  func flagsThatNothingRaises(condition: String, more: String, isTold: Bool) async {
    #expect(await tells(condition, more: more) == isTold)
  }

  @Test(arguments: [
    ("picker.leastCount", "", false), ("picker.leastCount != 0", "", false),
    ("picker.leastCount && list.count < picker.leastCount", "", false), ("picker.leastCount > 1", "", true),
    ("picker.leastCount == 0", "", true), ("!picker.leastCount", "", true), ("any.leastCount", "", true),
    ("picker.leastCount", "- (void)go { picker.leastCount = 0; }", false),
    ("picker.leastCount", "- (void)go { picker.leastCount = 2; }", true),
    ("picker.leastCount", "- (void)go { picker.leastCount = other.leastCount; }", true),
    ("picker.leastCount", "- (void)go { picker.leastCount += 1; }", true),
    ("picker.leastCount", "- (void)go { picker.leastCount++; }", true),
    ("picker.leastCount", "- (void)go { ++picker.leastCount; }", true),
    ("picker.leastCount", "- (void)go { [picker setLeastCount:2]; }", true),
    ("picker.leastCount", "- (void)go { [scanner scanInteger:&picker->_leastCount]; }", true),
    ("picker.leastCount", "- (void)go { ++picker->_leastCount; }", true),
    ("picker.leastCount", "- (void)go { while (picker.leastCount-->0) {} }", true),
    ("picker.leastCount", "- (void)go { if (isNew && picker.leastCount) {} }", false),
    ("picker.leastCount", "- (void)go { _leastCount = 2; }", true),
    ("picker.leastCount", "- (void)go { [picker setValue:@2 forKey:@\"leastCount\"]; }", true),
  ])
  func numbersThatStayNought(condition: String, more: String, isTold: Bool) async {
    #expect(await tells(condition, more: more) == isTold)
  }

  /// What is marked as to be drawn in Xcode is made where something makes it.
  @Test(arguments: [("", true), ("let lost = LostView()", false)])
  func aViewThatXcodeDraws(more: String, isUncalled: Bool) async {
    let view = """
      IB_DESIGNABLE
      @interface LostView : UIView
      @end
      @implementation LostView
      - (void)didMoveToWindow {
        [[[UIAlertView alloc] initWithTitle:@"Gone" message:nil delegate:nil cancelButtonTitle:@"OK" otherButtonTitles:nil] show];
      }
      @end
      """
    let found = await titles("", ["L.m": view, "C.swift": more])
    #expect(found["'Gone'"] == .some(isUncalled ? .uncalled : nil))
  }
}
