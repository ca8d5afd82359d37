import AlertKitCore
import Testing

/// Texts that an app gives to the one instance of a class in place of the class's own.
@Suite struct SharedTextTests {
  private static let rater = """
    @interface Rater ()
    @property (nonatomic, copy) NSString *alertTitle;
    @end
    @implementation Rater
    + (void)setCustomTitle:(NSString *)title { [self sharedInstance].alertTitle = title; }
    - (NSString *)alertTitle { return _alertTitle ? _alertTitle : @"Rate This App"; }
    - (void)show {
      [[[UIAlertView alloc] initWithTitle:self.alertTitle message:nil delegate:nil cancelButtonTitle:@"OK" otherButtonTitles:nil] show];
    }
    @end
    """

  @Test(arguments: [
    ("", true), ("[Rater setCustomTitle:name];", false), ("[Rater sharedInstance].alertTitle = name;", false),
    ("[Rater sharedInstance].alertTitle = nil;", true), ("[other new].alertTitle = name;", true),
  ])
  func standForTheDefault(call: String, isDefaultShown: Bool) async {
    let app = "@implementation App\n- (void)start:(NSString *)name {\n\(call)\n}\n@end\n"
    let titles = await Extracted.surfaces(["Rater.m": Self.rater, "App.m": app]).map { Extracted.text($0.title) }
    #expect(titles.contains { $0.contains("Rate This App") } == isDefaultShown, "\(titles)")
  }
}
