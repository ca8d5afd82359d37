import AlertKitCore
import Testing

/// What Objective-C says only for a flag or a number that code gives another value nowhere.
@Suite struct ObjCFlagTests {
  private func titles(_ code: String, more: String = "", _ others: [String: String] = [:]) async -> [String: SurfaceReserve?] {
    let screen = """
      typedef NS_ENUM(NSInteger, PickerKind) { PickerKindPhoto, PickerKindFilm, PickerKindSound = 4 };
      typedef NS_ENUM(NSInteger, PickerSize) { PickerSizeSmall = 1, PickerSizeLarge };
      @interface Picker : UINavigationController
      @property (nonatomic, assign) BOOL takesGifs;
      @property (nonatomic, assign) NSInteger leastCount;
      @property (nonatomic, assign) PickerKind mode;
      @property (nonatomic, assign) PickerSize size;
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
        [self go];
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
    ("picker.takesGifs", "- (void)leave { picker.takesGifs = YES; }", false),
    ("picker.takesGifs", "- (void)go { [self leave]; }\n- (void)leave { picker.takesGifs = YES; }", true),
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

  private static let film = "picker.mode == PickerKindFilm"

  /// The first constant of an enumeration is nought, which a property is until code gives it another.
  @Test(arguments: [
    (film, "", false), ("picker.mode != PickerKindPhoto", "", false), ("picker.mode == PickerKindPhoto", "", true),
    ("picker.mode != PickerKindFilm", "", true), ("picker.mode == kind", "", true), ("any.mode == PickerKindFilm", "", true),
    (film, "- (void)go { picker.mode = PickerKindPhoto; }", false),
    (film, "- (void)go { picker.mode = PickerKindFilm; }", true),
    (film, "- (void)go { picker.mode = mode; }", true), (film, "- (void)go { [picker setMode:mode]; }", true),
    (film, "- (void)go { [picker setValue:@1 forKey:@\"mode\"]; }", true),
    (film, "- (void)go { picker.mode |= PickerKindFilm; }", true), ("picker.size == PickerSizeLarge", "", true),
  ])
  func constantsThatNothingElseIsGiven(condition: String, more: String, isTold: Bool) async {
    #expect(await tells(condition, more: more) == isTold)
  }

  /// Heirs may answer a property anew.
  @Test(arguments: [("", false), ("- (PickerKind)mode { return PickerKindFilm; }", true)])
  func aConstantThatAnHeirGives(method: String, isTold: Bool) async {
    let heir = "@interface Late : Picker\n@end\n@implementation Late\n\(method)\n@end"
    let found = await titles("if (\(Self.film)) { [picker tell:@\"Gone\"]; }", ["L.m": heir, "C.swift": "let late = Late()"])
    #expect((found["'Gone'"] == .some(nil)) == isTold)
  }

  @Test(arguments: [
    ("case PickerKindPhoto: break; case PickerKindFilm: TELL break;", "", false),
    ("case PickerKindFilm: case PickerKindSound: TELL break;", "", false),
    ("case PickerKindPhoto: [self go]; case PickerKindFilm: TELL break;", "", true),
    ("case PickerKindPhoto: case PickerKindFilm: TELL break;", "", true),
    ("case PickerKindFilm: break; default: TELL", "", true),
    ("case PickerKindPhoto: break; case PickerKindFilm: TELL break;", "- (void)go { picker.mode = PickerKindFilm; }", true),
  ])
  func branchesForOtherConstants(cases: String, more: String, isTold: Bool) async {
    let told = cases.replacing("TELL", with: "[picker tell:@\"Gone\"];")
    let found = await titles("switch (picker.mode) { \(told) }", more: more)
    #expect((found["'Gone'"] == .some(nil)) == isTold)
  }

  /// A flag that a picker raises for itself as it is made.
  private func tellsOfPhotos(
    _ making: String, _ more: String = "", initializer: String = "self.takesPhotos = YES;", own: String = "",
    showing: String = "_showsCamera = (([self isFirst]) && picker.takesPhotos);"
  ) async -> Bool {
    let picker = """
      @interface PhotoPicker : UINavigationController
      @property (nonatomic, assign) BOOL takesPhotos;
      @end
      @implementation PhotoPicker
      - (instancetype)initWithCount:(NSInteger)count {
        self = [super init];
        if (self) { \(initializer) }
        return self;
      }
      \(own)
      @end
      @interface List : UIViewController {
        BOOL _showsCamera;
      }
      @end
      @implementation List
      - (void)viewDidLoad {
        PhotoPicker *picker = (PhotoPicker *)self.navigationController;
        \(showing)
      }
      - (void)viewDidAppear:(BOOL)animated {
        if (_isFirst && _showsCamera) { [self takePhoto]; }
      }
      - (void)takePhoto {
        [[[UIAlertView alloc] initWithTitle:@"Gone" message:nil delegate:nil cancelButtonTitle:@"OK" otherButtonTitles:nil] show];
      }
      @end
      """
    let maker = """
      @interface Maker : UIViewController
      @property (nonatomic, strong) PhotoPicker *picker;
      @end
      @implementation Maker
      - (void)viewDidLoad { \(making) }
      \(more)
      @end
      """
    return await titles("", ["P.m": picker, "M.m": maker, "C.swift": "let more = [List(), Maker()]"])["'Gone'"] == .some(nil)
  }

  @Test(arguments: [
    ("self.picker = [[PhotoPicker alloc] initWithCount:2]; self.picker.takesPhotos = NO; [self show:_picker];", false),
    ("PhotoPicker *p = [[PhotoPicker alloc] initWithCount:2]; p.view = nil; p.takesPhotos = NO; [self show:p];", false),
    ("PhotoPicker *p = [[PhotoPicker alloc] initWithCount:2]; p.takesPhotos = isNew; [self show:p];", true),
    ("PhotoPicker *p = [[PhotoPicker alloc] initWithCount:2]; [self show:p]; p.takesPhotos = NO;", true),
    ("PhotoPicker *p = [[PhotoPicker alloc] initWithCount:2]; if (isNew) { p.takesPhotos = NO; }", true),
    ("PhotoPicker *p = [[PhotoPicker alloc] initWithCount:2]; other.takesPhotos = NO;", true),
    ("[self show:[[PhotoPicker alloc] initWithCount:2]];", true), ("", true),
  ])
  func flagsThatAllMakersLower(making: String, isTold: Bool) async {
    #expect(await tellsOfPhotos(making) == isTold)
  }

  @Test(arguments: [
    ("- (void)go { [self show:[[PhotoPicker alloc] initWithCount:2]]; }", true),
    ("- (void)go { [self show:[[[PhotoPicker class] alloc] init]]; }", true),
    ("- (void)go { self.kinds = @[[PhotoPicker class]]; }", true), ("- (void)go { Class kind = [PhotoPicker class]; }", true),
    ("- (void)go { if ([top class] == [PhotoPicker class]) { [self close]; } }", false),
    ("- (void)go { [NSBundle bundleForClass:[PhotoPicker class]]; }", false),
    ("- (void)go { self.picker.takesPhotos = YES; }", true), ("- (void)go { [self.picker setTakesPhotos:YES]; }", true),
    ("- (void)go { self.picker.takesPhotos = self.isNew; }", true),
    ("- (BOOL)isPicking { return [top isKindOfClass:[PhotoPicker class]]; }", false),
    ("- (PhotoPicker *)picker { return [self other]; }", true),
  ])
  func flagsThatOneMakerRaises(more: String, isTold: Bool) async {
    let making = "self.picker = [[PhotoPicker alloc] initWithCount:2]; self.picker.takesPhotos = NO; [self show:_picker];"
    #expect(await tellsOfPhotos(making, more) == isTold)
  }

  @Test(arguments: [
    ("self.takesPhotos = YES;", false), ("_takesPhotos = YES;", false),
    ("self.takesPhotos = YES; if (self.takesPhotos) { [self tell]; }", true),
    ("self.done = ^{ self.takesPhotos = YES; };", true),
  ])
  func flagsThatAreLookedAtBeforeTheyAreLowered(initializer: String, isTold: Bool) async {
    let making = "self.picker = [[PhotoPicker alloc] initWithCount:2]; self.picker.takesPhotos = NO;"
    #expect(await tellsOfPhotos(making, initializer: initializer) == isTold)
  }

  /// What the class does by other methods, before its maker comes to lower the flag or after that.
  @Test(arguments: [
    ("", "- (void)log { }", false), ("", "- (void)initData { self.takesPhotos = YES; }", true),
    ("[self setUp];", "- (void)setUp { [self ask]; }\n- (void)ask { if (self.takesPhotos) { [self log]; } }", true),
    ("[self setUp];", "- (void)setUp { [self log]; }\n- (void)ask { if (self.takesPhotos) { [self log]; } }", false),
    ("", "- (void)setCount:(NSInteger)count { if (self.takesPhotos) { [self log]; } }", true),
  ])
  func flagsOfAClassWithMethods(more: String, own: String, isTold: Bool) async {
    let making = "PhotoPicker *p = [[PhotoPicker alloc] initWithCount:2]; p.count = 3; p.takesPhotos = NO; [self show:p];"
    #expect(await tellsOfPhotos(making, initializer: "self.takesPhotos = YES; \(more)", own: own) == isTold)
  }

  /// A name by itself may be a variable's.
  @Test(arguments: [
    ("_showsCamera = picker.takesPhotos && [self isFirst];", false), ("_showsCamera = !picker.takesPhotos;", true),
    ("BOOL isNew = NO; [self load:&isNew]; _showsCamera = isNew;", true),
    ("BOOL isNew = NO; [self load:&isNew]; _showsCamera = picker.takesPhotos || isNew;", true),
  ])
  func flagsThatAreGivenLoweredOnes(showing: String, isTold: Bool) async {
    let making = "self.picker = [[PhotoPicker alloc] initWithCount:2]; self.picker.takesPhotos = NO;"
    #expect(await tellsOfPhotos(making, showing: showing) == isTold)
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

  /// What hangs on a text of a screen's that no code gives it, also by others that hand on what they have.
  @Test(arguments: [
    ("", false), ("Editor *next = [Editor new]; next.mode = @\"2\";", true), ("Editor *next; next.mode = @\"1\";", false),
    ("Other *next = [Other new]; next.mode = @\"2\";", false), ("next.mode = @\"2\";", true), ("any.next.mode = @\"2\";", true),
    ("{ Other *next = [Other new]; } Editor *next = [Editor new]; next.mode = @\"2\";", true),
    ("Editor *next; { Other *next; next.mode = @\"2\"; }", false), ("{ Other *next; } next.mode = @\"2\";", true),
    ("Editor *next; next.mode = self.mode;", false), ("self.mode = @\"2\";", false),
    ("Editor *next; next.mode = self.mode; self.mode = @\"2\";", true),
    ("Editor *next; next.mode = self.mode ?: @\"2\";", true),
    ("Editor *next; next.mode = mode;", true), ("Editor *next; next.mode = [self load];", true),
    ("Editor *next; next.mode = model.mode;", true), ("[next setMode:@\"2\"];", true),
    ("[next setValue:@\"2\" forKey:@\"mode\"];", true), ("Editor *next; next.mode = @\"\" @\"2\";", true),
    ("Editor *next; next.mode = nil;", false),
    ("Editor *next; // Other *next;\n next.mode = @\"2\";", true),
    ("Editor *next; [self load:^(Other *next) { [next go]; }]; next.mode = @\"2\";", true),
    ("Other *next; [self load:^(Editor *next) { next.mode = @\"2\"; }];", true),
    ("Other *next; for (Editor *next in list) { next.mode = @\"2\"; }", true),
  ])
  func textsThatNothingGives(code: String, isTold: Bool) async {
    let screens = ["Editor", "Other", "Screen"].map { type in
      "@interface \(type) : UIViewController\n@property (nonatomic, copy) NSString *mode;\n@end\n"
    }
    let alert =
      "[[[UIAlertView alloc] initWithTitle:@\"Gone\" message:nil delegate:nil cancelButtonTitle:@\"OK\" otherButtonTitles:nil] show];"
    let file = """
      \(screens.joined())
      @implementation Editor
      - (void)viewDidLoad { if ([self.mode isEqualToString:@"2"]) { \(alert) } }
      @end
      @implementation Other
      @end
      @implementation Screen
      - (void)viewDidLoad { \(code) }
      @end
      """
    let found = await Extracted.ofApp(["A.m": file, "B.swift": "let screens = [Screen(), Editor(), Other()]"]).map(\.reserve)
    #expect(found == [isTold ? nil : .uncalled])
  }
}
