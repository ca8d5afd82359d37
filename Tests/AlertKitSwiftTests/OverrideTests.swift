import AlertKitCore
import Testing

/// Methods of base classes that never run, as all classes that are made have their own.
@Suite struct OverrideTests {
  private static let show = "present(UIAlertController(title: \"Gone\", message: nil, preferredStyle: .alert), animated: true)"

  private func reserve(_ heirs: String, base: String = "") async -> [SurfaceReserve?] {
    let code = """
      import UIKit
      class Form: UIViewController {
        override func viewDidLoad() { submit(form: self); button.addTarget(self, action: #selector(Form.submit(form:))) }
        @objc func submit(form: Any) { \(Self.show) }
        \(base)
      }
      \(heirs)
      """
    return await Extracted.ofApp(["A.swift": code]).map(\.reserve)
  }

  private static let photo = "class PhotoForm: Form { override func submit(form: Any) {} }\nlet photo = PhotoForm()\n"

  @Test(arguments: [
    photo, photo + "let forms: [Form] = [photo]; let f = photo as Form",
    photo + "var form: Form { photo }\nextension Form {}",
    photo + "class LateForm: PhotoForm {}\nlet late = LateForm()",
    photo + "class FileForm: Form { override func submit(form: Any) { print(\"super.submit\") } }\nlet file = FileForm()",
  ])
  func whatAllHeirsOverrideIsNotRun(heirs: String) async { #expect(await reserve(heirs) == [.uncalled]) }

  @Test(arguments: [
    "class PhotoForm: Form {}\nlet photo = PhotoForm()", photo + "class FileForm: Form {}\nlet file = FileForm()",
    photo + "let form = Form()", photo + "let form = Form.init()", photo + "let forms = Maker<Form>()",
    photo + "let form = make(Form.self)", photo + "let form = Form<Photo>()", photo + "let form = Form { $0.open() }",
    "class PhotoForm: Form { override func submit(form: Any) { super.submit(form: form) } }\nlet photo = PhotoForm()",
    "class PhotoForm: Form { func submit(photo: Any) {} }\nlet photo = PhotoForm()",
    "class PhotoForm: Form { func submit(form: String) {} }\nlet photo = PhotoForm()",
    photo + "let form: Form = .init()", photo + "func make() -> Form { .init() }",
    photo + "let name = \"Form\"; let type = NSClassFromString(name)", "let form = Form()",
  ])
  func whatMayRunIsAnAlertLikeAnyOther(heirs: String) async { #expect(await reserve(heirs) == [nil]) }

  @Test func aStoryboardMakesTheBase() async {
    let storyboard = """
      <?xml version="1.0"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="s"><scenes><scene><objects>
      <viewController id="s" customClass="NAME" sceneMemberID="viewController"/>
      </objects></scene></scenes></document>
      """
    let code =
      "import UIKit\nclass Form: UIViewController { func submit() { \(Self.show) }\noverride func viewDidLoad() { submit() } }\n"
    let heir = "class PhotoForm: Form { override func submit() {} }"
    for (name, reserve) in [("Form", nil), ("PhotoForm", SurfaceReserve.uncalled)] {
      let files = ["A.swift": code + heir, "Main.storyboard": storyboard.replacing("NAME", with: name)]
      #expect(await Extracted.ofApp(files).map(\.reserve) == [reserve])
    }
  }

  @Test(arguments: [
    ("- (void)submit:(id)sender {}", "", true), ("- (void)submit:(id)sender { [super submit:sender]; }", "", false),
    ("", "", false), ("- (void)submit {}", "", false),
    ("- (void)submit:(id)sender {}", "Form *form = [[Form alloc] init];", false),
    ("- (void)submit:(id)sender {}", "Form *form = (Form *)photo;", true),
    ("- (void)submit:(id)sender {}", "BOOL isForm = [photo isKindOfClass:[Form class]];", true),
    ("- (void)submit:(id)sender {}", "Class form = [Form class];", false),
  ])
  func classesOfObjectiveC(own: String, more: String, isUncalled: Bool) async {
    let code = """
      @interface Form : UIViewController
      @end
      @implementation Form
      - (void)viewDidLoad { [self submit:nil]; }
      - (void)submit:(id)sender {
        [[[UIAlertView alloc] initWithTitle:@"Gone" message:nil delegate:nil cancelButtonTitle:@"OK" otherButtonTitles:nil] show];
      }
      @end
      @interface PhotoForm : Form
      @end
      @implementation PhotoForm
      \(own)
      @end
      PhotoForm *photo = [[PhotoForm alloc] init];
      \(more)
      """
    #expect(await Extracted.ofApp(["A.m": code]).map(\.reserve) == [isUncalled ? .uncalled : nil])
  }
}
