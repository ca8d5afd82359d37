import AlertKitCore
import Testing

/// Alerts that one member makes and keeps, and others fill and show, and texts that are put together bit by bit.
@Suite struct KeptAlertTests {
  @Test(arguments: [
    ("- (void)tell:(NSString *)a { _notice.title = a; [_notice show]; }", true, true),
    ("- (void)tell:(NSString *)a { self.notice.title = a; [self.notice show]; }", true, true),
    ("- (void)tell:(NSString *)a { [self.notice setTitle:a]; [self.notice show]; }", true, true),
    ("- (void)tell:(NSString *)a { [self.notice addButtonWithTitle:a]; [self.notice show]; }", false, false),
    ("- (void)tell:(NSString *)a { [self.notice show]; }", false, true),
    ("- (void)tell:(NSString *)a { other.title = a; [self.notice show]; }", false, true),
    ("- (void)tell:(NSString *)a { UIAlertView *notice = [self other]; notice.title = a; [notice show]; }", false, true),
    ("- (void)tell:(NSString *)a { self.notice = [self other]; self.notice.title = a; [self.notice show]; }", false, true),
  ])
  func anAlertThatOthersFill(method: String, isTitled: Bool, isWhole: Bool) async {
    let code = """
      @implementation Center
      - (id)init {
        UIAlertView *alertView = [[UIAlertView alloc] init];
        [alertView addButtonWithTitle:@"Close"];
        self.notice = alertView;
        return self;
      }
      \(method)
      @end
      """
    let found = await Extracted.ofBoth(["A.m": code])
    #expect(found.count == 1 && found[0].buttonsAreComplete == isWhole)
    if case .dynamic? = found.first?.title { #expect(isTitled) } else { #expect(!isTitled) }
  }

  @Test(arguments: [
    ("", true), ("present(notice, animated: true)", false),
  ])
  func anAlertThatIsShownWhereItIsMade(shown: String, isTitled: Bool) async {
    let code = """
      class Screen: UIViewController {
        var notice: UIAlertController!
        func make() {
          notice = UIAlertController(title: nil, message: "m", preferredStyle: .alert)
          \(shown)
        }
        func tell(_ text: String) { notice.title = text; present(notice, animated: true) }
      }
      """
    let found = await Extracted.surfaces(["A.swift": code])
    #expect(found.count == 1)
    if case .dynamic? = found.first?.title { #expect(isTitled) } else { #expect(!isTitled) }
  }

  @Test(arguments: [
    ("if isShort { text.append(contentsOf: \"Too short\") }", "'Too short'"),
    ("if isShort { text.append(\"Too short\") }", "'Too short'"), ("if isShort { go() }", "''"),
  ])
  func aTextThatGrows(statement: String, title: String) async {
    let code = """
      func f() {
        var text = ""
        \(statement)
        top.present(UIAlertController(title: text, message: nil, preferredStyle: .alert), animated: true)
      }
      """
    #expect(await Extracted.surfaces(["A.swift": code]).map { Extracted.text($0.title) } == [title])
  }
}
