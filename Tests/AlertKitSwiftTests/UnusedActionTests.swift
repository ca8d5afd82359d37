import AlertKitCore
import Testing

/// Alerts in handlers of actions that are made, filled and given to nothing.
@Suite struct UnusedActionTests {
  private func isUncalled(_ made: String, _ after: String, _ more: String = "") async -> Bool {
    let code = """
      import UIKit
      class Screen: UITableViewController {
        override func tableView(
          _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
          let hide = \(made)
          hide.backgroundColor = .red
          \(after)
        }
        func ask() {
          present(UIAlertController(title: "Hide?", message: nil, preferredStyle: .alert), animated: true)
        }
      }
      \(more)
      let screen = Screen()
      """
    let found = await Extracted.ofApp(["A.swift": code])
    #expect(!found.isEmpty)
    return found.allSatisfy { $0.reserve == .uncalled }
  }

  private static let alert =
    "self.present(UIAlertController(title: \"Gone\", message: nil, preferredStyle: .alert), animated: true)"
  private static let action = "UIContextualAction(style: .destructive, title: \"Hide\", handler: { _, _, done in ask() })"
  private static let nothing = "hide.image = icon\n    return UISwipeActionsConfiguration(actions: [])"

  @Test(arguments: [
    action, action.replacing(", handler: {", with: ") {").replacing("})", with: "}"),
    "UIAction(title: \"Hide\") { _ in ask() }", "UIAlertAction(title: \"Hide\", style: .default) { _ in self.ask() }",
  ])
  func aHandlerOfWhatIsGivenToNothing(made: String) async {
    #expect(await isUncalled(made, Self.nothing))
    let direct = made.replacing("self.ask()", with: Self.alert).replacing("ask()", with: Self.alert)
    #expect(await isUncalled(direct, Self.nothing, "extension Screen { var isNew: Bool { true } }"))
  }

  @Test(arguments: [
    "return UISwipeActionsConfiguration(actions: [hide])", "keep(hide); return nil", "kept = hide; return nil",
    "hide.perform(); return nil", "let all = [hide]; return make(all)", "return { make(hide) }()",
    "hide.image = icon; return make(\"\\(hide)\")",
  ])
  func aHandlerOfWhatIsHandedOn(after: String) async {
    #expect(await !isUncalled(Self.action, after))
  }

  @Test func aHandlerOfWhatMayBeKeptByOthers() async {
    #expect(await !isUncalled(Self.action.replacing("UIContextual", with: "Swipe"), Self.nothing))
    let more = "extension UIContextualAction { convenience init(style: Style, title: String, handler: @escaping Handler) {} }"
    #expect(await !isUncalled(Self.action, Self.nothing, more))
  }

  /// A control that is told what to do, and may be put into no view.
  private func isUncalledBySwift(_ made: String, _ after: String) async -> Bool {
    let code = """
      import UIKit
      class Screen: UIViewController {
        override func viewDidLoad() {
          let next = \(made)
          next.tag = 3
          next.layer.cornerRadius = 4
          \(after)
        }
        @objc func ask() {
          present(UIAlertController(title: "Hide?", message: nil, preferredStyle: .alert), animated: true)
        }
      }
      let screen = Screen()
      """
    return await Extracted.ofApp(["A.swift": code]).map(\.reserve) == [.uncalled]
  }

  @Test(arguments: [
    ("UIButton(type: .system)", "next.addTarget(self, action: #selector(ask), for: .touchUpInside)"),
    ("UIButton()", "next.setTitle(text, for: .normal); next.addTarget(self, action: #selector(self.ask), for: .touchUpInside)"),
    ("UISwitch()", "next.addAction(UIAction { _ in self.ask() }, for: .valueChanged)"),
    ("UITapGestureRecognizer(target: self, action: #selector(ask))", "next.numberOfTapsRequired = 2"),
  ])
  func aControlInNoView(made: String, after: String) async {
    #expect(await isUncalledBySwift(made, after))
    for use in [
      "view.addSubview(next)", "button = next", "stack = UIStackView(arrangedSubviews: [next])", "place(next)", "next.show()",
    ] {
      #expect(await !isUncalledBySwift(made, after + "\n    " + use))
    }
  }

  /// A control that is made when it is first asked for, and is asked for by nothing.
  @Test(arguments: [
    ("", "private ", true), ("// view.addSubview(next)", "", true), ("view.addSubview(next)", "private ", false),
    ("view.addSubview(self.next)", "", false), ("setValue(true, forKeyPath: \"next.isHidden\")", "", false),
    ("", "@objc ", false), ("", "public ", true),
  ])
  func aControlThatIsNeverAskedFor(after: String, access: String, isUncalled: Bool) async {
    let code = """
      import UIKit
      class Header: UIView {
        \(access)lazy var next: UIButton = {
          let button = UIButton(type: .custom)
          button.addTarget(self, action: #selector(ask), for: .touchUpInside)
          return button
        }()
        override func layoutSubviews() {
          \(after)
        }
        @objc func ask() { keep(UIAlertController(title: "Gone", message: nil, preferredStyle: .alert)) }
        private func keep(_ alert: UIAlertController) { Header.screen?.present(alert, animated: true) }
      }
      let header = Header()
      """
    #expect(await Extracted.ofApp(["A.swift": code]).map(\.reserve) == [isUncalled ? .uncalled : nil])
  }

  @Test(arguments: [
    ("//[self.view addSubview:next];", true), ("[self.view addSubview:next];", false), ("_button = next;", false),
    ("[next addToView:self.view];", false), ("return next;", false),
  ])
  func aControlOfObjectiveC(after: String, isUncalled: Bool) async {
    let code = """
      @implementation Screen
      - (id)initWithFrame:(CGRect)frame {
        if (isNew) {
          UIButton *next = [UIButton buttonWithType:UIButtonTypeRoundedRect];
          next.tag = 3;
          [next setFrame:CGRectMake(7, 150, 296, 36)];
          next.titleLabel.font = [UIFont boldSystemFontOfSize:12];
          [next addTarget:self action:@selector(ask) forControlEvents:UIControlEventTouchUpInside];
          [next setTitle:@"Next" forState:UIControlStateNormal];
          \(after)
        }
        return self;
      }
      - (void)ask {
        [[[UIAlertView alloc] initWithTitle:@"Gone" message:nil delegate:nil cancelButtonTitle:@"OK" otherButtonTitles:nil] show];
      }
      @end
      @implementation Start
      - (void)viewDidLoad { [self.view addSubview:[[Screen alloc] initWithFrame:frame]]; }
      + (void)load { start = [Start new]; }
      @end
      """
    let found = await Extracted.ofApp(["Screen.m": code])
    #expect(found.map(\.reserve) == [isUncalled ? .uncalled : nil])
  }

  /// A button that leads on, of an alert that may be shown or is not.
  @Test(arguments: [
    ("", true), ("present(alert, animated: true)", false), ("kept = alert", false),
    ("if isNew { let alert = make(); present(alert, animated: true) }", true),
  ])
  func aHandlerOfAnAlertThatIsOnlyFilled(after: String, isUncalled: Bool) async {
    let code = """
      import UIKit
      class Screen: UIViewController {
        override func viewDidLoad() {
          let alert = UIAlertController(title: "Gone", message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "More", style: .default) { _ in
            let alert = UIAlertController(title: "More", message: nil, preferredStyle: .alert)
            self.present(alert, animated: true)
          })
          \(after)
        }
      }
      let screen = Screen()
      """
    let reserve: SurfaceReserve? = isUncalled ? .uncalled : nil
    #expect(await Extracted.ofApp(["A.swift": code]).map(\.reserve) == [reserve, reserve])
  }
}
