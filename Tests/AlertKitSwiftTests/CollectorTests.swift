import AlertKitCode
import AlertKitCore
import AlertKitObjC
import AlertKitSwift
import Testing

/// Classes of the app's own that collect titles of buttons, types that are no alerts, and the system's words.
@Suite struct CollectorTests {
  static let collector = """
    @implementation XAlertView
    - (instancetype)init { if ((self = [super init])) { _titles = [NSMutableArray array]; } return self; }
    - (NSInteger)addButtonWithTitle:(NSString *)title { [_titles addObject:title]; return _titles.count - 1; }
    - (void)addTextFieldWithPlaceholder:(NSString *)placeholder { [_fields addObject:placeholder]; }
    - (void)show {
      UIAlertController *alert = [UIAlertController alertControllerWithTitle:self.title message:self.message preferredStyle:UIAlertControllerStyleAlert];
      for (NSInteger i = 0; i < _titles.count; i++) {
        [alert addAction:[UIAlertAction actionWithTitle:_titles[i] style:UIAlertActionStyleDefault handler:nil]];
      }
    }
    @end
    """

  @Test func aClassThatCollectsTitlesIsUsedAsTheOldOnesAre() async {
    let code = ObjCAlertTests.method(
      """
      XAlertView *alert = [[XAlertView alloc] init];
      alert.title = @"Name";
      alert.message = @"Who are you?";
      alert.cancelButtonIndex = [alert addButtonWithTitle:@"Dismiss"];
      [alert addButtonWithTitle:@"Go"];
      [alert addTextFieldWithPlaceholder:@"Nick"];
      [alert show];
      """)
    let lines = await ObjCAlertTests.lines(["A.m": code, "XAlertView.m": Self.collector])
    #expect(lines.first == "alert ['Name'] ['Who are you?'] (cancel 'Dismiss') (default 'Go') <'Nick'>", "\(lines)")
  }

  @Test func aRowWhoseTitleASheetNamesIsNoAlert() async {
    let code = """
      final class Row { var title: String; init(title: String) { self.title = title } }
      final class Settings {
        let rows = [Row(title: "Photos"), Row(title: "Videos")]
        func row(_ index: Int) -> Row { rows[index] }
      }
      func choose(settings: Settings, index: Int) {
        let sheet = UIAlertController(title: nil, message: settings.row(index).title, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Never", style: .default))
        sheet.addAction(UIAlertAction(title: "Always", style: .default))
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      }
      """
    #expect(
      await Extracted.lines(code) == [
        "actionSheet [-] [{settings.row(index).title}] (default 'Never') (default 'Always') (cancel 'Cancel')"
      ])
  }

  @Test func whatWaitsInAListIsShown() async {
    let code = """
      struct Coordinator {
        enum Popup { case request(UIViewController), rejection(title: String, message: String) }
        private static var popups: [Popup] = []
        static func enqueue(popup: Popup) { popups.append(popup) }
        static func next() {
          guard let popup = popups.first else { return }
          switch popup {
          case .request(let controller): show(controller)
          case .rejection(let title, let message):
            let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .cancel))
            show(alert)
          }
        }
      }
      func use() { Coordinator.enqueue(popup: .rejection(title: "No chain", message: "It is missing.")) }
      """
    #expect(await Extracted.lines(code).last == "alert ['No chain'] ['It is missing.'] (cancel 'OK')")
  }

  static let localize = """
    NSString *localize(NSString *key, NSString *comment) {
      NSString *value = NSLocalizedString(key, nil);
      if (![lang isEqualToString:@"en"] && [value isEqualToString:key]) {
        NSBundle *english = [NSBundle bundleWithPath:path];
        value = [english localizedStringForKey:key value:nil table:nil];
        if ([value isEqualToString:key]) {
          value = [[NSBundle bundleWithIdentifier:@"com.apple.UIKit"] localizedStringForKey:key value:nil table:nil];
        }
      }
      return value;
    }
    """

  @Test func aKeyOfNoTableIsTheSystemsWordWhereCodeFallsBackOnThat() async {
    let code = ObjCAlertTests.method(
      """
      UIAlertController *alert = [UIAlertController alertControllerWithTitle:localize(@"gone.title", nil) message:nil preferredStyle:UIAlertControllerStyleAlert];
      [alert addAction:[UIAlertAction actionWithTitle:localize(@"Done", nil) style:UIAlertActionStyleCancel handler:nil]];
      """)
    let inputs = [
      ("A.m", code), ("B.m", Self.localize), ("en.lproj/Localizable.strings", "\"gone.title\" = \"Gone\";\n"),
    ].map { InputFile(path: $0.0, bytes: Array($0.1.utf8)) }
    let project = await Project.assemble(inputs, sources: CodeSources.reader(languages: [SwiftLanguage(), ObjCLanguage()]))
    #expect(project.surfaces.map(Extracted.line) == ["alert [gone.title] [-] (cancel system Done)"])
  }

  @Test func aLookupInUIKitsBundleIsTheSystemsWord() async {
    let code = """
      let kit = Bundle(for: UIApplication.self)
      func ask() {
        let alert = UIAlertController(title: "t", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: kit.localizedString(forKey: "Done", value: nil, table: nil), style: .default))
        alert.addAction(
          UIAlertAction(title: NSLocalizedString("Cancel", bundle: Bundle(for: UIButton.self), comment: ""), style: .cancel))
        alert.addAction(UIAlertAction(title: NSLocalizedString("mine", bundle: Bundle(for: Own.self), comment: ""), style: .default))
      }
      """
    #expect(await Extracted.lines(code) == ["alert ['t'] [-] (default system Done) (cancel system Cancel) (default mine)"])
  }

  /// The alert that such a class makes as it is made is the one that it shows later.
  @Test func aCollectorsOwnAlertIsNoneOfItsOwn() async {
    let header = """
      @interface KeptAlertView : NSObject
      - (instancetype)initWithTitle:(NSString *)title cancelButtonTitle:(NSString *)cancel;
      @end
      """
    let collector = """
      @implementation KeptAlertView
      - (instancetype)initWithTitle:(NSString *)title cancelButtonTitle:(NSString *)cancel {
        if ((self = [super init])) {
          _cancel = [cancel copy];
          _alert = [[UIAlertView alloc] initWithTitle:title message:nil delegate:self cancelButtonTitle:nil otherButtonTitles:nil];
        }
        return self;
      }
      - (void)addButtonWithTitle:(NSString *)title { [_titles addObject:title]; }
      - (void)show {
        if (_cancel) { _alert.cancelButtonIndex = [_alert addButtonWithTitle:_cancel]; }
        [_alert show];
      }
      @end
      """
    let code = ObjCAlertTests.method("[[[KeptAlertView alloc] initWithTitle:@\"Gone\" cancelButtonTitle:@\"OK\"] show];")
    let found = await Extracted.ofBoth(["A.m": code, "KeptAlertView.h": header, "KeptAlertView.m": collector])
    #expect(found.map(Extracted.line) == ["alert ['Gone'] [-] (cancel 'OK')"])
  }
}
