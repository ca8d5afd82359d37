import AlertKitCode
import AlertKitCore
import AlertKitObjC
import AlertKitSwift
import Testing

/// Classes that stand in for `UIAlertController`: an app's own, and those of libraries.
@Suite struct StandInTests {
  static let alertClass = """
    class GameAlertController: UIViewController {
      var message: String?
      convenience init(title newTitle: String?, message newMessage: String? = nil) {
        self.init()
        self.title = newTitle
        self.message = newMessage
      }
      init() { super.init(nibName: "GameAlert", bundle: nil) }
      func addAction(title: String, style: UIAlertAction.Style = .default, isMain: Bool = false, handler: ((UIButton) -> Void)? = nil) {
        let button = UIButton()
        button.setTitle(title, for: .normal)
        buttons.append(button)
      }
      func show() { top.present(self, animated: true) }
    }
    extension GameAlertController {
      func addCloseAction(handler: ((UIButton) -> Void)? = nil) { addAction(title: NSLocalizedString("close", comment: ""), handler: handler) }
      static func notice(title: String) -> GameAlertController {
        let alert = GameAlertController(title: title)
        alert.addCloseAction()
        return alert
      }
    }
    """

  @Test func aClassOfTheAppsOwn() async {
    let code = """
      func f() {
        let alert = GameAlertController(title: NSLocalizedString("leave.title", comment: ""), message: "Really?")
        alert.addAction(title: "Leave", style: .destructive, isMain: true) { _ in leave() }
        alert.addCloseAction { _ in }
        alert.show()
      }
      func g() { GameAlertController.notice(title: "Done").show() }
      func h() { let alert = GameAlertController(); alert.contentView = filters; alert.show() }
      """
    let surfaces = await Evaluated.surfaces(["A.swift": Self.alertClass, "B.swift": code])
    #expect(
      surfaces.map(Extracted.line) == [
        "alert [{title}] [-] (default close) …", "alert [leave.title] ['Really?'] (destructive 'Leave') (default close)",
        "alert ['Done'] [-] (default close)",
      ])
    #expect(surfaces.allSatisfy { $0.presenter == "GameAlertController" && !$0.hasSystemLayout })
  }

  @Test func aClassWithoutATitleLacksNone() async {
    let alertClass = """
      class NoteAlert: UIViewController {
        convenience init(message: String) { self.init(); label.text = message }
        func addAction(_ action: NoteAction) { actions.append(action) }
      }
      """
    let code = """
      func f() {
        let alert = NoteAlert(message: "It is gone.")
        alert.addAction(NoteAction(title: "OK"))
        present(alert, animated: true)
      }
      """
    let surfaces = await Evaluated.surfaces(["A.swift": alertClass, "B.swift": code])
    #expect(surfaces.map(Extracted.line) == ["alert [-] ['It is gone.'] (default 'OK')"])
    #expect(surfaces.map(\.titleVisibility) == [.hidden])
  }

  /// A library's alert whose buttons a closure adds.
  @Test func aClosureAddsTheButtons() async {
    let code = """
      func f() {
        let alert = ScreenAlertController(title: "Gone", message: "It is gone.") { context in
          context.addAction(title: "Back") { context.dispose() }
          context.addAction(title: "Erase", attribute: .dangerous) { erase() }
        }
        present(alert, animated: true)
      }
      """
    let lines = await Evaluated.surfaces(["A.swift": code]).map(Extracted.line)
    #expect(lines == ["alert ['Gone'] ['It is gone.'] (default 'Back') (destructive 'Erase')"])
  }

  /// A label that says nothing of what its parameter takes.
  @Test func aParametersNameTellsItsButtons() async {
    let alertClass = """
      class NoteVC: UIViewController { init(title: String?, message: String?, from buttons: [NoteAction]) {} }
      class AlertVC: UIViewController {
        init(title: String?, message: String?, from buttons: [NoteAction]) { super.init(nibName: nil, bundle: nil) }
        static func show(on vc: UIViewController?, title: String?, message: String?, from buttons: [NoteAction]) {
          let alert = AlertVC(title: title, message: message, from: buttons)
          vc?.present(alert, animated: true)
        }
      }
      """
    let code = """
      func f() {
        AlertVC.show(on: self, title: "Gone", message: "It is gone.", from: [NoteAction(style: .cancel, title: "Back", handler: {})])
        present(NoteVC(title: "Gone", message: "It is gone.", from: []), animated: true)
      }
      """
    let surfaces = await Evaluated.surfaces(["A.swift": alertClass, "B.swift": code])
    #expect(surfaces.map(Extracted.line).last == "alert ['Gone'] ['It is gone.'] (cancel 'Back')")
    #expect(surfaces.allSatisfy { $0.presenter == "AlertVC" })
  }

  static let ofLibraries: [(code: String, line: String)] = [
    (
      """
      let alert = MDCAlertController(title: "t", message: "m")
      let go = MDCAlertAction(title: "Go") { _ in }
      alert.addAction(go)
      alert.addAction(MDCAlertAction(title: "Back"))
      present(alert, animated: true)
      """, "alert ['t'] ['m'] (default 'Go') (default 'Back')"
    ),
    (
      """
      let popup = PopupDialog(title: "t", message: "m")
      popup.addButtons([CancelButton(title: "Back") {}, DestructiveButton(title: "Drop", action: drop)])
      """, "alert ['t'] ['m'] (cancel 'Back') (destructive 'Drop')"
    ),
    (
      "LGAlertView(title: \"t\", message: \"m\", style: .alert, buttonTitles: [\"A\", \"B\"], cancelButtonTitle: \"No\", destructiveButtonTitle: nil).show()",
      "alert ['t'] ['m'] (default 'A') (default 'B') (cancel 'No')"
    ),
    (
      "let alert = SCLAlertView()\nalert.addButton(\"Go\") { go() }\nalert.showError(\"t\", subTitle: \"m\", closeButtonTitle: \"Done\")",
      "alert ['t'] ['m'] (default 'Go') (default 'Done')"
    ),
    (
      "let alert = CustomAlert(title: \"t\", message: \"m\", buttons: [.cancel(\"No\"), .default(\"Go\")])",
      "alert ['t'] ['m'] (cancel 'No') (default 'Go')"
    ),
    (
      "prepare()\nUIAlertController.showAlert(in: self, withTitle: \"t\", message: \"m\", cancelButtonTitle: \"No\", destructiveButtonTitle: nil, otherButtonTitles: [\"Go\"], tap: nil)",
      "alert ['t'] ['m'] (cancel 'No') (default 'Go')"
    ),
  ]

  @Test(arguments: 0..<ofLibraries.count)
  func aClassOfALibrary(_ number: Int) async {
    let shape = Self.ofLibraries[number]
    #expect(await Evaluated.lines(["A.swift": "class C { func f() {\n\(shape.code)\n} }"]) == [shape.line])
  }

  static let inObjC: [(code: String, line: String)] = [
    (
      """
      alert = [[MXKAlert alloc] initWithTitle:@"t" message:nil style:MXKAlertStyleAlert];
      alert.cancelButtonIndex = [alert addActionWithTitle:@"No" style:MXKAlertActionStyleDefault handler:^(MXKAlert *a) {}];
      [alert addActionWithTitle:@"Go" style:MXKAlertActionStyleDestructive handler:^(MXKAlert *a) {}];
      [alert showInViewController:self];
      """, "alert ['t'] [-] (cancel 'No') (destructive 'Go')"
    ),
    (
      "MXKAlert *a = [[MXKAlert alloc] initWithTitle:@\"t\" message:nil style:MXKAlertStyleActionSheet];\n[a addActionWithTitle:@\"Go\" style:MXKAlertActionStyleDefault handler:nil];",
      "actionSheet ['t'] [-] (default 'Go')"
    ),
    (
      """
      SDCAlertController *a = [SDCAlertController alertControllerWithTitle:@"t" message:@"m" preferredStyle:SDCAlertControllerStyleAlert];
      [a addAction:[SDCAlertAction actionWithTitle:@"No" style:SDCAlertActionStyleCancel handler:nil]];
      """, "alert ['t'] ['m'] (cancel 'No')"
    ),
    (
      "[UIAlertView showWithTitle:@\"t\" message:@\"m\" cancelButtonTitle:@\"Later\" otherButtonTitles:@[@\"Now\"] tapBlock:^(UIAlertView *a, NSInteger i) {}];",
      "alert ['t'] ['m'] (cancel 'Later') (default 'Now')"
    ),
    (
      """
      UIAlertView *a = [UIAlertView bk_alertViewWithTitle:@"t" message:@"m"];
      [a bk_addButtonWithTitle:@"Go" handler:^{}];
      [a bk_setCancelButtonWithTitle:@"No" handler:^{}];
      [a show];
      """, "alert ['t'] ['m'] (default 'Go') (cancel 'No')"
    ),
  ]

  @Test(arguments: 0..<inObjC.count)
  func aClassInObjectiveC(_ number: Int) async {
    let shape = Self.inObjC[number]
    let code = "@implementation C\n- (void)f {\n\(shape.code)\n}\n@end\n"
    let source = SourceFile(id: FileID(0), path: "A.m", text: Array(code.utf8))
    let reading = await CodeSources.read([source], languages: [SwiftLanguage(), ObjCLanguage()])
    #expect(reading.files[source.id]?.surfaces.map(Extracted.line) == [shape.line])
  }

  /// Categories of older alerts take items for buttons; what else they call buttons is not read, and the list not whole.
  @Test(arguments: [
    (
      "UIActionSheet",
      "cancelButtonItem:[Item itemWithLabel:@\"No\"] destructiveButtonItem:nil otherButtonItems:[Item itemWithLabel:@\"Go\"], more, nil",
      ["'Go'", "{more}", "'No'"], true
    ),
    ("UIAlertView", "message:@\"m\" cancelButtonItem:[Item itemWithLabel:@\"No\"] otherButtonItems:nil", ["'No'"], true),
    (
      "UIActionSheet",
      "cancelButtonItem:[Item itemWithLabel:@\"No\"] destructiveButtonItem:on ? item : nil otherButtonItems:nil",
      ["{on ? item : nil}", "'No'"], false
    ),
    ("UIAlertView", "message:@\"m\" cancelTitle:@\"No\" otherTitles:titles", [], false),
    ("UIAlertView", "message:@\"m\" delegate:nil cancelButtonTitle:nil otherButtonTitles:nil", [], true),
  ])
  func itemsForButtons(type: String, words: String, buttons: [String], areWhole: Bool) async {
    let code = "@implementation C\n- (void)f { [[[\(type) alloc] initWithTitle:@\"t\" \(words)] show]; }\n@end\n"
    let found = await Extracted.ofBoth(["A.m": code])
    #expect(found.map { $0.buttons.map { Extracted.text($0.title) } } == [buttons])
    #expect(found.allSatisfy { $0.buttonsAreComplete == areWhole })
  }

  /// A class's own method adds the button that its label tells, once and through others of its name.
  @Test(arguments: [
    ("showError(\"t\", subTitle: \"m\", closeButtonTitle: \"Close\")", "alert ['t'] ['m'] (default 'Close')"),
    ("showPlain(\"t\", subTitle: \"m\", closeButtonTitle: \"Close\")", "alert ['t'] ['m'] (default 'Close')"),
    (
      "addButton(\"Go\", target: self); alert.showError(\"t\", subTitle: \"m\", closeButtonTitle: \"Close\")",
      "alert ['t'] ['m'] (default 'Go') (default 'Close')"
    ),
  ])
  func aClassThatAddsItsOwnButtons(code: String, line: String) async {
    let library = """
      class SignAlertView: UIViewController {
        func addButton(_ title: String, target: AnyObject) { let button = addButton(title); button.target = target }
        private func addButton(_ title: String) -> SignButton { let button = SignButton(); buttons.append(button); return button }
        func showError(_ title: String, subTitle: String, closeButtonTitle: String? = nil) {
          showTitle(title, subTitle: subTitle, completeText: closeButtonTitle)
        }
        func showPlain(_ title: String, subTitle: String, closeButtonTitle: String? = nil) { label.text = title }
        func showTitle(_ title: String, subTitle: String, completeText: String?) {
          let text = completeText != nil ? completeText! : "Done"
          addButton(text, target: self)
        }
      }
      class C { func f() { let alert = SignAlertView(); alert.\(code) } }
      """
    #expect(await Evaluated.lines(["A.swift": library]) == [line])
  }

  @Test func whatIsNoAlertStaysUnread() async {
    let code = """
      struct AlertCard: View { let title: String; let message: String; var body: some View { Text(title) } }
      struct InfoAlert: View { let title: String; var body: some View { Text(title) } }
      struct AlertModel { let title: String; let message: String; let buttons: [String] }
      class C {
        func f() {
          show(AlertCard(title: "t", message: "m")); show(InfoAlert(title: "t"))
          _ = AlertModel(title: "t", message: "m", buttons: ["b"]); present(HelpAlertController())
        }
      }
      """
    let source = SourceFile(id: FileID(0), path: "A.swift", text: Array(code.utf8))
    let reading = await CodeSources.read([source], languages: [SwiftLanguage()])
    #expect(reading.files.values.flatMap(\.surfaces).map(Extracted.line).isEmpty)
    #expect(reading.coverage.unread.map(\.what).sorted() == ["AlertCard", "HelpAlertController", "InfoAlert"])
  }

  @Test(arguments: [
    """
    func f() {
      let alert = GlowAlertView()
      alert.addButton("Delete") { remove() }
      alert.showWarning("Delete Photo?", subTitle: "It is gone then.", closeButtonTitle: "Cancel")
    }
    """,
    """
    func f() {
      let title: String? = "Delete Photo?"
      let alert = GlowAlertView()
      alert.addButton("Delete") { remove() }
      alert.showInfo(self, title: title, subTitle: "It is gone then.", closeButtonTitle: "Cancel")
    }
    """,
  ])
  func aClassThatIsGivenItsWordsWhenItIsShown(code: String) async {
    let alertClass = """
      class GlowAlertView: UIViewController {
        let label = UILabel()
        func addButton(_ title: String, action: @escaping () -> Void) { buttons.append(GlowButton(title, action)) }
        func showWarning(_ title: String, subTitle: String, closeButtonTitle: String? = nil) {
          label.text = title
          show(subTitle, closeButtonTitle)
        }
        func showInfo(_ from: UIViewController, title: String?, subTitle: String, closeButtonTitle: String? = nil) {
          label.text = title
          show(subTitle, closeButtonTitle)
        }
      }
      """
    let surfaces = await Evaluated.surfaces(["A.swift": alertClass, "B.swift": code])
    #expect(
      surfaces.map(Extracted.line) == ["alert ['Delete Photo?'] ['It is gone then.'] (default 'Delete') (default 'Cancel')"])
    #expect(surfaces.map(\.presenter) == ["GlowAlertView"])
  }

  /// What the labels of an initializer say is what its body adds.
  @Test func buttonsThatTheInitializerAddsAreCountedOnce() async {
    let alertClass = """
      @interface FlatAlertView : UIView
      @end
      @implementation FlatAlertView
      - (id)initWithTitle:(NSString *)title message:(NSString *)message cancelButtonTitle:(NSString *)cancel otherButtonTitles:(NSString *)others, ... {
        if (self = [super initWithFrame:CGRectZero]) {
          self.title = title;
          if (cancel) { [self addButtonWithTitle:cancel]; }
          va_list list;
          va_start(list, others);
          for (NSString *other = others; other != nil; other = va_arg(list, NSString *)) { [self addButtonWithTitle:other]; }
        }
        return self;
      }
      - (NSInteger)addButtonWithTitle:(NSString *)title {
        [self.buttons addObject:[FlatButton buttonWithTitle:title]];
        return self.buttons.count;
      }
      - (void)show { [self.window addSubview:self]; }
      @end
      """
    let code = """
      @implementation Screen
      - (void)f {
        [[[FlatAlertView alloc] initWithTitle:@"Quit?" message:nil cancelButtonTitle:@"Stay" otherButtonTitles:@"Quit", nil] show];
      }
      @end
      """
    let found = await Extracted.ofBoth(["A.m": alertClass, "B.m": code])
    #expect(found.map(Extracted.line).last == "alert ['Quit?'] [-] (cancel 'Stay') (default 'Quit')")
  }

  /// A class that draws itself has words under names of its own, no button for an empty title, and no roles.
  @Test func whatAClassThatDrawsItselfIsGiven() async {
    let alertClass = """
      @interface FlatAlertView : UIView
      - (id)initWithTitle:(NSString *)title contentText:(NSString *)text actionTitle:(NSString *)action cancelTitle:(NSString *)cancel;
      @end
      @implementation FlatAlertView
      - (id)initWithTitle:(NSString *)title contentText:(NSString *)text actionTitle:(NSString *)action cancelTitle:(NSString *)cancel {
        return [super initWithFrame:CGRectZero];
      }
      - (void)show { [self.window addSubview:self]; }
      @end
      """
    func code(_ cancel: String) -> String {
      """
      @implementation Screen
      - (void)f {
        [[[FlatAlertView alloc] initWithTitle:@"" contentText:@"There is no camera." actionTitle:@"Stay" cancelTitle:@"\(cancel)"] show];
      }
      @end
      """
    }
    func last(_ cancel: String) async -> String? {
      await Extracted.ofBoth(["A.m": alertClass, "B.m": code(cancel)]).map(Extracted.line).last
    }
    #expect(await last("") == "alert [''] ['There is no camera.'] (default 'Stay')")
    #expect(await last("Leave") == "alert [''] ['There is no camera.'] (default 'Stay') (cancel 'Leave')")
    let inputs = ["A.m": alertClass, "B.m": code("Leave")].map { InputFile(path: $0.key, bytes: Array($0.value.utf8)) }
    let report = await Linter.lint(await Project.assemble(inputs, sources: SwiftSources.reader()))
    #expect(!report.findings.isEmpty && !report.findings.contains { $0.rule.name == "cancel-label" })
  }

  /// A name that Objective-C is told of beforehand is a library's still.
  @Test func aClassNamedBeforehand() async {
    let code = """
      @implementation Screen
      - (void)tell { [[[SCLAlertView alloc] init] showError:self title:@"t" subTitle:@"m" closeButtonTitle:@"Done" duration:0]; }
      @end
      """
    let found = await Extracted.surfaces([
      "A.m": code, "A.h": "@class Other, SCLAlertView;\n@interface Screen : NSObject\n@end",
    ])
    #expect(found.map(Extracted.line) == ["alert ['t'] ['m'] (default 'Done') …"])
  }
}
