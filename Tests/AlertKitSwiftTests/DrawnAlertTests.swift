import AlertKitCore
import AlertKitSwift
import Testing

/// Functions of the app's own that show an alert which it draws itself.
@Suite struct DrawnAlertTests {
  private static func shower(_ body: String, _ more: String = "") -> String {
    """
    protocol Showing { func showAlert(title: String?, subtitle: String?, actions: [ButtonModel]) }
    extension Showing where Self: UIViewController {
      func showAlert(title: String?, subtitle: String?) { showAlert(title: title, subtitle: subtitle, actions: []) }
      func showAlert(title: String?, subtitle: String? = nil, actions: [ButtonModel]) {
        let content = ContentView()
        content.title = title
        \(body)
      }
      private func framed(_ content: UIView) -> UIViewController { return BlurAlertController(content: content) }
    }
    struct ButtonModel { let style: Style, title: String, run: () -> Void }
    class BlurAlertController: UIViewController { init(content: UIView) { super.init(nibName: nil, bundle: nil) } }
    \(more)
    """
  }

  private static let use = """
    class Screen: UIViewController, Showing {
      func abort() {
        let leave = ButtonModel(style: .filled, title: "Leave") { go() }
        showAlert(title: "Leave the Order?", subtitle: "What was written is lost.", actions: [leave])
        showAlert(title: "Saved", subtitle: nil)
      }
    }
    """

  @Test func isReadWhereItIsCalled() async {
    let lines = await Extracted.lines(Self.shower("present(framed(content), animated: true)"), ["B.swift": Self.use])
    #expect(lines == ["alert ['Leave the Order?'] ['What was written is lost.'] (unknown 'Leave') …", "alert ['Saved'] [-] …"])
  }

  @Test(arguments: [
    // Nothing that is named as an alert is shown.
    ("addSubview(content)", ""),
    // Apple's is, for which the words are followed.
    ("tell(content); present(framed(content), animated: true)", "func tell(_ view: UIView) { _ = UIAlertController() }"),
  ])
  func isNothingElse(body: String, more: String) async {
    let lines = await Extracted.lines(Self.shower(body, more), ["B.swift": Self.use])
    #expect(!lines.contains { $0.contains("Saved") })
  }

  /// Its view may have a title that it always shows, and buttons.
  @Test func aMessageAlone() async {
    let code = """
      extension UIViewController {
        func showAlertView(_ message: String?, hasCancel: Bool = false) { present(NoticePopup(message), animated: true) }
      }
      class NoticePopup: UIViewController { var words: String?; convenience init(_ words: String?) { self.init(nibName: "A", bundle: nil); self.words = words } }
      func f(screen: UIViewController) { screen.showAlertView("It is gone.") }
      """
    let app = await Project.assemble(
      [InputFile(path: "A.swift", bytes: Array(code.utf8))], sources: SwiftSources.reader())
    #expect(app.surfaces.map { $0.message.map(Extracted.text) } == ["'It is gone.'"])
    let report = await Linter.lint(app)
    #expect(!report.findings.contains { ["missing-title", "single-button"].contains($0.rule.name) })
  }

  @Test(arguments: ["ConfirmBottomSheet", "ConfirmationSheet"])
  func aViewThatAsks(name: String) async {
    let code = """
      struct \(name): View {
        var titleText = ""
        var msgText = ""
        var cancelText: String?
        var actionText = ""
        var body: some View { VStack { Text(titleText); Text(msgText) } }
      }
      func ask() { show(\(name)(titleText: "Delete It?", msgText: "It is lost.", cancelText: "Keep", actionText: "Delete")) }
      """
    let lines = await Extracted.lines(code)
    #expect(lines == ["alert ['Delete It?'] ['It is lost.'] (cancel 'Keep') (default 'Delete')"])
  }

  /// A view with buttons of its own is not said to have none.
  @Test(arguments: [("Button(\"No\") {}", true), ("EmptyView()", false)])
  func aViewWithItsOwnButtons(content: String, isRead: Bool) async {
    let code = """
      struct NoticeAlertView: View {
        @Binding var isPresented: Bool
        @Binding var title: String
        @Binding var message: String
        var onOKAction: () -> Void
        var body: some View { VStack { Text(title); Text(message); \(content) } }
      }
      struct Screen: View {
        @State private var isShown = false
        @State private var title = ""
        @State private var message = ""
        var body: some View { NoticeAlertView(isPresented: $isShown, title: $title, message: $message) { go() } }
        func ask() {
          title = "Delete It?"
          message = "It is lost."
          isShown = true
        }
      }
      """
    let lines = await Extracted.lines(code)
    #expect(lines.contains("alert ['Delete It?'] ['It is lost.'] …") == isRead && lines.isEmpty != isRead)
  }

  /// What a protocol's own code asks for is what the type has that answers it.
  @Test(arguments: ["nil", "table"])
  func aProtocolOfKeys(table: String) async {
    let code = """
      protocol Localizable { var rawValue: String { get }; var table: String? { get }; var localized: String { get } }
      extension Localizable {
        var localized: String { return Bundle.main.localizedString(forKey: rawValue, value: nil, table: \(table)) }
        var table: String? { return "Words" }
      }
      enum Vault: String, Localizable { case title = "vault.title" }
      func tell() { present(UIAlertController(title: Vault.title.localized, message: nil, preferredStyle: .alert), animated: true) }
      """
    let lines = await Extracted.lines(code)
    #expect(lines == ["alert [\(table == "nil" ? "" : "Words/")vault.title] [-]"])
  }

  /// Calls of Swift 2 don't name the first parameter.
  @Test func aFunctionOfSwift2() async {
    let code = """
      extension UIViewController {
        func tell(message: String) {
          presentViewController(UIAlertController(title: "Sorry", message: message, preferredStyle: .Alert), animated: true, completion: nil)
        }
      }
      """
    let use =
      "class A: UIViewController { func f() { tell(\"It is gone.\"); dismissViewControllerAnimated(true, completion: nil) } }"
    let lines = await Extracted.lines(code, ["B.swift": use])
    #expect(lines == ["alert ['Sorry'] [{message}]", "alert ['Sorry'] ['It is gone.']"])
  }

  /// A function whose name speaks of a message, where what it shows is named as an alert: a storyboard's scene or a view of its own.
  @Test(arguments: [
    ("R.storyboard.main.commonAlertView()", true), ("NoticePopup()", true), ("R.storyboard.main.commonBanner()", false),
  ])
  func aMessenger(made: String, isRead: Bool) async {
    let code = """
      class CommonAlertView: UIViewController { @IBOutlet var label: UILabel!; var message: String? }
      class CommonBanner: UIViewController { var message: String? }
      class NoticePopup: UIViewController { var message: String? }
      class Base: UIViewController {
        func showMessage(title: String, message: String) {
          present(UIAlertController(title: title, message: message, preferredStyle: .alert), animated: true)
        }
        func showMessage(message: String, closed: @escaping () -> Void) {
          let scene = \(made)
          present(scene, animated: true)
          scene.message = message
        }
      }
      class Screen: Base {
        func save() {
          showMessage(message: "It is saved.") {}
          showMessage(title: "Not Saved", message: "It is full.")
        }
      }
      """
    let lines = await Extracted.lines(code)
    #expect(lines.contains { $0.contains("It is saved.") } == isRead)
    #expect(lines.contains("alert ['Not Saved'] ['It is full.']"))
  }

  /// What no code declares is told by its type's name, or by the label behind the message.
  @Test(arguments: [
    (
      "Alert.message(title: \"Gone\", message: \"It is lost.\", actions: [UIAlertAction(title: \"Undo\", style: .default)])",
      true
    ),
    ("Alert.message(message: \"It is lost.\", actions: [UIAlertAction(title: \"Undo\", style: .default)])", true),
    ("Log.message(message: \"It is lost.\")", false),
    ("Tools.showAlertMessage(\"It is lost.\", andTitle: \"Gone\")", true),
    ("Tools.showAlertMessage(name, andTitle: \"Gone\")", false),
  ])
  func anotherModulesFunction(call: String, isRead: Bool) async {
    let lines = await Extracted.lines("import Kit\nfunc f(name: String) { \(call) }")
    #expect(lines.contains { $0.contains("'It is lost.'") } == isRead)
  }

  /// A class that inherits from one that stands in for an alert is one, and a button's title may be called an action.
  @Test func anHeir() async {
    let code = """
      open class AlertViewController: UIViewController {
        let action: String
        init(title: String, action: String, hasCancelButton: Bool = true, handler: (() -> Void)?) {
          self.action = action
          super.init(nibName: nil, bundle: nil)
          self.title = title
        }
      }
      class AlertTextViewController: AlertViewController {
        convenience init(title: String, message: String, action: String, handler: (() -> Void)?) {
          self.init(title: title, action: action, handler: handler)
        }
      }
      func f(screen: UIViewController) {
        screen.present(AlertTextViewController(title: "Empty It?", message: "All is lost.", action: "Empty") { go() }, animated: true)
      }
      """
    #expect(await Extracted.lines(code) == ["alert ['Empty It?'] ['All is lost.'] (default 'Empty') …"])
  }

  /// A view with words alone that goes away by itself is a sign, and nothing that people answer.
  @Test(arguments: [
    ("", "notice.hide()", "", false), ("", "", "", false), ("addSubview(UIButton())", "notice.hide()", "", true),
    ("addGestureRecognizer(UITapGestureRecognizer())", "", "", true), ("addSubview(Closer())", "", "", true),
    ("setRound()", "notice.hide()", "extension UIView { func setRound() { layer.cornerRadius = 8 } }", false),
    ("addCloser()", "", "extension UIView { func addCloser() { addSubview(UIButton()) } }", true),
    ("", "notice.addSubview(UIButton())", "", true), ("", "", "class AskView: NoticeAlertView {}", true),
  ])
  func aSign(content: String, use: String, more: String, isRead: Bool) async {
    func code(_ hide: String) -> String {
      """
      class NoticeAlertView: UIView {
        let label = UILabel()
        func setUp() { addSubview(label); \(content) }
        func hide() { \(hide) }
      }
      class Closer: UIView {}
      \(more)
      extension UIViewController {
        func showAlert(withText text: String) {
          let notice = NoticeAlertView()
          notice.label.text = text
          view.addSubview(notice)
          \(use)
        }
      }
      func f(screen: UIViewController) { screen.showAlert(withText: "It is gone.") }
      """
    }
    let hiding = "UIView.animate(withDuration: 3) { self.alpha = 0 }"
    #expect(await Extracted.lines(code(hiding)) == (isRead ? ["alert [{showAlert}] ['It is gone.'] …"] : []))
    #expect(await !Extracted.lines(code("tell()")).isEmpty)
    #expect(
      await !Extracted.lines(code("alpha = 0; UIView.animate(withDuration: 0.3) { self.alpha = 1 }")).isEmpty, "It stays.")
  }

  /// A modifier of SwiftUI's that draws what it is given is one where it takes an alert's words and its name ends in an alert's.
  @Test(arguments: ["PhotoDialogModifier": true, "PhotoDialog": true, "PhotoCardModifier": false])
  func aModifierThatDraws(name: String, isOne: Bool) async {
    let code = """
      struct Screen: View {
        @State private var isAsking = false
        var body: some View {
          Rows().photoDialog(
            isPresented: $isAsking, title: "Delete all photos?", message: "They are gone then.", primaryTitle: "Delete",
            primaryRole: .destructive, secondaryTitle: "Cancel")
        }
      }
      extension View {
        func photoDialog(
          isPresented: Binding<Bool>, title: String, message: String, primaryTitle: String, primaryRole: Role,
          secondaryTitle: String?
        ) -> some View {
          modifier(
            \(name)(
              isPresented: isPresented, title: title, message: message, primaryTitle: primaryTitle, primaryRole: primaryRole,
              secondaryTitle: secondaryTitle))
        }
      }
      struct \(name): ViewModifier {
        @Binding var isPresented: Bool
        let title: String
        let message: String
        let primaryTitle: String
        let primaryRole: Role
        let secondaryTitle: String?
        func body(content: Content) -> some View {
          content.overlay { if isPresented { VStack { Text(title); Text(message); Button(primaryTitle) {} } } }
        }
      }
      enum Role { case normal, destructive }
      """
    let lines = await Extracted.surfaces(["A.swift": code]).map(Extracted.line)
    let line = "alert ['Delete all photos?'] ['They are gone then.'] (destructive 'Delete') (default 'Cancel')"
    #expect(lines.contains(line) == isOne)
  }

  /// A class of the app's own is given one action by itself and more as a list.
  @Test func actionsByTheirPlaces() async {
    let code = """
      struct NoteAction {
        let text: String
        let run: (() -> Void)?
        init(text: String = "OK", run: (() -> Void)? = nil) { self.text = text; self.run = run }
      }
      final class NoteAlertController: UIViewController {
        init(title: String?, subTitle: String?, defaultAction: NoteAction, addAction: [NoteAction] = []) {
          super.init(nibName: nil, bundle: nil)
        }
      }
      final class Notes {
        func show(title: String, subTitle: String? = nil, defaultAction: NoteAction = .init(), addAction: [NoteAction] = []) {
          let alert = NoteAlertController(title: title, subTitle: subTitle, defaultAction: defaultAction, addAction: addAction)
          screen.present(alert, animated: true)
        }
      }
      class Screen: UIViewController {
        let notes = Notes()
        override func viewDidLoad() {
          let leave: NoteAction = .init(text: "Leave", run: { [weak self] in self?.go() })
          notes.show(title: "Leave the Order?", defaultAction: stay(), addAction: [leave])
          notes.show(title: "Order Sent", subTitle: "It arrives soon.")
        }
        private func stay() -> NoteAction { return .init(text: "Stay") }
      }
      let screen = Screen()
      """
    let lines = await Extracted.lines(code, [:])
    #expect(lines.contains("alert ['Leave the Order?'] [-] (default 'Stay') (default 'Leave')"), "\(lines)")
    #expect(lines.contains("alert ['Order Sent'] ['It arrives soon.'] (default 'OK')"), "\(lines)")
  }

  /// A view's labels may be short, and say where a button stands.
  @Test func labelsThatSayBtn() async {
    let code = """
      struct AlertModalView: View {
        let messageTitle: String
        let messageDescription: String
        let leftBtnText: String
        let rightBtnText: String
        var body: some View { VStack { Text(messageTitle); Text(messageDescription); Button(leftBtnText) {}; Button(rightBtnText) {} } }
      }
      struct Screen: View {
        @State var isShown = false
        var body: some View {
          ZStack {
            Button("Go") { isShown = true }
            if isShown {
              AlertModalView(
                messageTitle: "Leave the Order?", messageDescription: "It is lost then.", leftBtnText: "Stay", rightBtnText: "Leave")
            }
          }
        }
      }
      """
    let lines = await Extracted.lines(code, [:])
    #expect(lines == ["alert ['Leave the Order?'] ['It is lost then.'] (default 'Stay') (default 'Leave')"], "\(lines)")
  }
}
