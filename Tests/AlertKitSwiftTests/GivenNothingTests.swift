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

  /// A text of no letters is none, and so is nothing.
  @Test func theLengthOfNothingIsNought() async {
    let code = """
      @implementation Tools
      + (void)tell:(NSString *)title to:(UIViewController *)controller {
        if (title.length == 0) title = @"Notice";
        [controller presentViewController:[UIAlertController alertControllerWithTitle:title message:nil preferredStyle:UIAlertControllerStyleAlert] animated:YES completion:nil];
      }
      @end
      @implementation V
      - (void)f { [Tools tell:nil to:self]; }
      - (void)g { [Tools tell:@"Gone" to:self]; }
      - (void)h { [Tools tell:@"" to:self]; }
      @end
      """
    let lines = await ObjCAlertTests.lines(["A.m": code])
    #expect(lines.filter { !$0.contains("{") } == ["alert ['Notice'] [-]", "alert ['Gone'] [-]", "alert ['Notice'] [-]"])
    let swift = """
      func tell(_ titles: [String]?) {
        let title = titles?.count == 0 ? "None" : "Some"
        present(UIAlertController(title: title, message: nil, preferredStyle: .alert), animated: true)
      }
      func f() { tell(nil) }
      """
    #expect(await Extracted.lines(swift).last?.contains("Some") ?? false)
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

  /// State that a view sets itself is not nil where another view shows it.
  @Test func whatStandsInForStateThatAViewSets() async {
    func code(_ set: String) -> String {
      """
      struct Row: View {
        let title: String
        init(title: String) { self.title = title }
        @State private var problem: String? = nil
        @State private var isShown = false
        var body: some View {
          Button(title) { \(set); isShown = true }.alert(isPresented: $isShown) {
            Alert(title: Text("No Photo"), message: Text(problem ?? "Unknown error"), dismissButton: .default(Text("OK")))
          }
        }
      }
      struct List: View { var body: some View { VStack { Row(title: "a"); Button("b") {} } } }
      """
    }
    let set = await Extracted.lines(code("problem = \"It is gone.\""))
    #expect(set.allSatisfy { !$0.contains("Unknown error") } && set.contains { $0.contains("It is gone.") }, "\(set)")
    #expect(await Extracted.lines(code("go()")).contains { $0.contains("Unknown error") })
  }

  /// What a look-up gives is never empty, whatever function of the app's own looks it up.
  @Test func aLookedUpTitleIsNotEmpty() async {
    let code = """
      extension String { var localized: String { Words.shared.text(forKey: self) } }
      final class Words {
        static let shared = Words()
        var bundle = Bundle.main
        func text(forKey: String) -> String { bundle.localizedString(forKey: forKey, value: nil, table: nil) }
      }
      extension UIAlertController {
        static func ask(_ title: String, first: String = "", style: UIAlertAction.Style = .default) -> UIAlertController {
          let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
          if first != "" { alert.addAction(UIAlertAction(title: first, style: style)) }
          return alert
        }
      }
      func f() {
        let alert = UIAlertController.ask("Delete?", first: "cancel".localized, style: .cancel)
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
        top.present(alert, animated: true)
      }
      """
    #expect(await Extracted.lines(code).last == "alert ['Delete?'] [-] (cancel cancel) (destructive 'Delete')")
  }
}
