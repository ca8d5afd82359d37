import AlertKitSwift
import Testing

/// What a call hands over as nil, and what is asked of it.
@Suite struct GivenNothingTests {
  @Test func objectiveCAsksNilForNothing() async {
    let code = """
      NSString *const kDown = @"It is down";
      @implementation Tools
      + (void)alertFor:(UIViewController *)controller error:(NSError *)error backup:(NSString *)backup {
        NSString *title = [[error.userInfo itemForKey:@"errors"] itemForKey:@"title"];
        if (!title) { title = backup; }
        if (!title) { title = @"Oops"; }
        UIAlertController *alert = [UIAlertController alertControllerWithTitle:title message:nil preferredStyle:UIAlertControllerStyleAlert];
        [controller presentViewController:alert animated:YES completion:nil];
      }
      @end
      @implementation V
      - (void)f { [Tools alertFor:self error:nil backup:kDown]; }
      - (void)g { [Tools alertFor:self error:nil backup:nil]; }
      @end
      """
    let lines = await ObjCAlertTests.lines(["A.m": code])
    #expect(lines.filter { !$0.contains("{") } == ["alert ['It is down'] [-]", "alert ['Oops'] [-]"])
  }

  @Test func aQuestionMarkAsksNilForNothing() async {
    let code = """
      func tell(_ error: NSError?, backup: String) {
        let title = error?.userInfo["title"] as? String ?? error?.reason() ?? backup
        present(UIAlertController(title: title, message: nil, preferredStyle: .alert), animated: true)
      }
      func f() { tell(nil, backup: "It is down") }
      """
    #expect(await Extracted.lines(code).last { !$0.contains("{backup}") } == "alert ['It is down'] [-]")
  }

  @Test func aClosureThatIsRunAtOnceMakesWhatItsPropertyIs() async {
    let code = """
      struct Notice { var title: String; init(title: String) { self.title = title } }
      extension View {
        func notice(isPresented: Binding<Bool>, presenting notice: Notice) -> some View {
          alert(notice.title, isPresented: isPresented) { Button("OK") {} }
        }
      }
      final class Model {
        enum Mode { case add, edit }
        let mode: Mode
        lazy var failure: Notice = {
          .init(title: { switch mode { case .add: "Not added"; case .edit: "Not saved" } }())
        }()
      }
      struct Screen: View {
        var body: some View { Text("a").notice(isPresented: $model.isShown, presenting: model.failure) }
      }
      """
    #expect(
      await Extracted.lines(code).last { !$0.contains("{backup}") } == "alert ['Not added' | 'Not saved'] [-] (default OK)")
  }

  @Test func whatIsAskedForNilIsNotFollowed() async {
    let code = """
      extension UIApplication {
        class func top(base: UIViewController? = UIApplication.shared.keyWindow?.rootViewController) -> UIViewController? {
          if let shown = base?.presentedViewController { return top(base: shown) }
          return base
        }
      }
      extension UIViewController {
        func tell(title: String) {
          if (self.presentedViewController as? UIAlertController) != nil { return }
          present(UIAlertController(title: title, message: nil, preferredStyle: .alert), animated: true)
        }
      }
      func f() { if let top = UIApplication.top() { top.tell(title: "Gone") } }
      """
    #expect(await Extracted.lines(code).last == "alert ['Gone'] [-]")
  }
}
