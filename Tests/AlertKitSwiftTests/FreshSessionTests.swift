import AlertKitCore
import Testing

/// What a session of the camera is asked that was just made.
@Suite struct FreshSessionTests {
  private func reserves(_ body: String, _ members: String = "") async -> [SurfaceReserve?] {
    let code = """
      import UIKit
      class Screen: UIViewController {
        var session: AVCaptureSession!
        override func viewDidLoad() { \(body) }
        func fail() { present(UIAlertController(title: "No", message: nil, preferredStyle: .alert), animated: true) }
        \(members)
      }
      let screens = [Screen()]
      """
    return await Extracted.ofApp(["A.swift": code]).map(\.reserve)
  }

  private static let asks = "if (session.canAddInput(input)) { session.addInput(input) } else { fail(); return }"
  private static let gives =
    "if session.canAddOutput(output) { session.addOutput(output); output.start(self) } else { fail() }"

  @Test(arguments: [
    "session = AVCaptureSession(); \(asks); \(gives)",
    "let session = AVCaptureSession(); guard session.canAddInput(input) else { fail(); return }",
    "session = AVCaptureSession(); if (session?.canAddInput(input) ?? false) { session?.addInput(input) } else { fail(); return }",
    "self.session = AVCaptureSession(); queue.async { \(gives) }; session.sessionPreset = .hd4K3840x2160",
  ])
  func takesTheFirst(body: String) async {
    #expect(await reserves(body) == [.uncalled])
  }

  @Test(arguments: [
    (asks, "func make() { session = AVCaptureSession() }"),
    ("if isNew { session = AVCaptureSession() }; \(asks)", ""),
    ("other = AVCaptureSession(); \(asks)", ""),
    ("session = AVCaptureSession(); \(asks)", "func more() { session.addInput(sound) }"),
    ("session = AVCaptureSession(); session.sessionPreset = .hd4K3840x2160; \(asks)", ""),
    ("session = AVCaptureSession(); for input in inputs { \(asks) }", ""),
    ("session = AVCaptureSession(); inputs.forEach { input in \(asks) }", ""),
    ("session = AVCaptureSession(); if session.canAddInput(input) { fail() }", ""),
    ("session = AVCaptureSession(); if session?.canAddInput(input) ?? false { fail() }", ""),
    ("if session?.canAddInput(input) ?? false { session?.addInput(input) } else { fail() }", ""),
    ("session = AVCaptureSession(); guard session.canAddInput(input), isNew else { fail(); return }", ""),
  ])
  func mayRefuseMore(body: String, members: String) async {
    #expect(await reserves(body, members) == [nil])
  }

  @Test func inObjectiveC() async {
    let code = """
      @implementation Screen
      - (void)viewDidLoad {
        self.session = [[AVCaptureSession alloc] init];
        if ([_session canAddInput:input]) { [_session addInput:input]; } else { [self fail]; }
      }
      - (void)fail {
        [[[UIAlertView alloc] initWithTitle:@"No" message:nil delegate:nil cancelButtonTitle:@"OK" otherButtonTitles:nil] show];
      }
      @end
      """
    let main = "#import \"A.h\"\nint main() { [Screen new]; return UIApplicationMain(0, nil, nil, nil); }"
    #expect(await Extracted.ofApp(["A.m": code, "main.m": main]).map(\.reserve) == [.uncalled])
  }
}
