import AlertKitCore
import Testing

/// What a `switch` says of cases that its enumeration has not, and of those that it may have.
@Suite struct WholeSwitchTests {
  private func titles(_ files: [String: String]) async -> [String] {
    await Extracted.surfaces(files).compactMap { $0.title.map(Extracted.text) }
  }

  private static func show(_ title: String) -> String {
    "present(UIAlertController(title: \"\(title)\", message: nil, preferredStyle: .alert), animated: true)"
  }

  @Test(arguments: [
    ("case .authorized: go()\ncase .denied, .restricted: break\ncase .notDetermined: ask()\ndefault:", false),
    ("case .authorized: go()\ncase .denied, .restricted: break\ncase .limited: ask()\ndefault:", true),
    ("case .authorized: go()\ncase .denied, .restricted: break\ncase .notDetermined: ask()\n@unknown default:", false),
    ("case .authorized: go()\ncase .denied: break\n@unknown default:", true),
    ("case .success(let photo): use(photo)\ncase .failure(let error): log(error)\ndefault:", false),
    ("case .success(.some(let photo)): use(photo)\ncase .failure(let error): log(error)\ndefault:", true),
    ("case .success where isNew: use()\ncase .failure: log()\ndefault:", true),
    ("case .poweredOn: use()\ncase .poweredOff: log()\ndefault:", true),
  ])
  func whatIsLeft(cases: String, isShown: Bool) async {
    func code(_ state: String) -> String { "func tell() {\n  switch \(state) {\n  \(cases) \(Self.show("Unknown"))\n  }\n}" }
    let shown = await titles(["A.swift": code("AVCaptureDevice.authorizationStatus(for: .video)")])
    #expect(shown == (isShown ? ["'Unknown'"] : []))
  }

  /// Nothing is left as well.
  @Test func whatMayBeNil() async {
    let code = """
      func tell(_ error: any Error) {
        switch error as? DecodingError {
        case .typeMismatch, .valueNotFound: go()
        case .keyNotFound, .dataCorrupted: log()
        default: \(Self.show("Unknown"))
        }
      }
      """
    #expect(await titles(["A.swift": code]) == ["'Unknown'"])
  }

  /// Photos may be given in part.
  @Test func aPermissionOfMoreCases() async {
    let code = """
      func tell() {
        switch PHPhotoLibrary.authorizationStatus(for: .readWrite) {
        case .authorized: go()
        case .denied, .restricted: break
        case .notDetermined: ask()
        default: \(Self.show("Limited"))
        }
      }
      """
    #expect(await titles(["A.swift": code]) == ["'Limited'"])
  }

  @Test func anAppsOwnEnumerationMayHaveMore() async {
    let code = """
      enum Outcome { case success, failure, given }
      func tell(_ outcome: Outcome) {
        switch outcome {
        case .success: go()
        case .failure: log()
        default: \(Self.show("Given"))
        }
      }
      """
    #expect(await titles(["A.swift": code]) == ["'Given'"])
  }

  /// Of an enumeration of the app's own nothing is left where all cases are named, of what may be nil, of another's and of anything
  /// that has its name something may be.
  @Test(arguments: [
    ("_ fault: Fault", "fault", "", false), ("_ fault: Fault?", "fault", "", true), ("_ fault: Other", "fault", "", true),
    ("_ fault: Fault", "fault", "let fault = next()", true), ("_ other: Int", "fault", "", false),
    ("_ other: Int", "self.fault", "", false), ("_ other: Int", "last", "", true), ("_ other: Int", "next()", "", true),
    ("_ other: any Error", "other", "", true),
  ])
  func whatIsLeftOfAnOwnEnumeration(parameter: String, subject: String, before: String, isShown: Bool) async {
    func code(_ cases: String) -> String {
      """
      enum Fault: Error { case lost(Int), gone, late }
      class Screen: UIViewController {
        var fault: Fault
        var last: Fault?
        func tell(\(parameter)) {
          \(before)
          switch \(subject) {
          \(cases)
          default: \(Self.show("Unknown"))
          }
        }
        override func viewDidLoad() { fault = next(); tell(given) }
      }
      let screen: Void = show(Screen())
      """
    }
    func isLeftOut(_ cases: String) async -> Bool {
      await Extracted.ofApp(["A.swift": code(cases)]).map(\.reserve) == [.uncalled]
    }
    #expect(await isLeftOut("case .lost(let number): go(number)\ncase .gone, .late: log()") == !isShown)
    #expect(await !isLeftOut("case .lost: go()\ncase .gone: log()"))
    #expect(await !isLeftOut("case .lost(1): go()\ncase .gone, .late: log()"))
    #expect(await !isLeftOut("case .lost: go()\ncase .gone: log()\ncase .late where isNew: log()"))
    #expect(await !isLeftOut("case .lost: go()\ncase .gone: log()\ncase .late: fallthrough"))
  }

  @Test(arguments: [("case MFMailComposeResultSent: [self done]; break;", false), ("", true)])
  func constantsOfObjectiveC(last: String, isShown: Bool) async {
    let code = """
      @implementation Screen
      - (void)mailComposeController:(MFMailComposeViewController *)controller didFinishWithResult:(MFMailComposeResult)result {
        switch (result) {
          case MFMailComposeResultCancelled: break;
          case MFMailComposeResultSaved: break;
          case MFMailComposeResultFailed: [self log]; break;
          \(last)
          default: {
            [[[UIAlertView alloc] initWithTitle:@"Unknown" message:nil delegate:nil cancelButtonTitle:@"OK" otherButtonTitles:nil] show];
          }
        }
      }
      @end
      """
    #expect(await titles(["A.m": code]) == (isShown ? ["'Unknown'"] : []))
  }

  // MARK: Addresses

  @Test(arguments: [
    ("https://example.com/help", false), ("tel:112", true), ("app-settings:x", true),
  ])
  func everySystemHasABrowser(address: String, isShown: Bool) async {
    let code = """
      enum Addresses { static let help = "\(address)" }
      func tell() {
        guard let url = URL(string: Addresses.help) else { \(Self.show("Malformed")); return }
        if UIApplication.shared.canOpenURL(url) { UIApplication.shared.open(url) } else { \(Self.show("No Browser")) }
      }
      """
    #expect(await titles(["A.swift": code]) == (isShown ? ["'No Browser'"] : []))
  }

  // MARK: Photos

  @Test(arguments: [
    (".photoLibrary", false), ("UIImagePickerController.SourceType.savedPhotosAlbum", false), (".camera", true),
    ("source", true),
  ])
  func everyPhoneHasPhotos(source: String, isShown: Bool) async {
    let code = """
      func tell(_ source: UIImagePickerController.SourceType) {
        if UIImagePickerController.isSourceTypeAvailable(\(source)) { pick() } else { \(Self.show("Not There")) }
      }
      """
    #expect(await titles(["A.swift": code]) == (isShown ? ["'Not There'"] : []))
    let name = source == ".camera" ? "UIImagePickerControllerSourceTypeCamera" : "UIImagePickerControllerSourceTypePhotoLibrary"
    let other = """
      @implementation A
      - (void)tell {
        if (![UIImagePickerController isSourceTypeAvailable:\(source == "source" ? source : name)]) {
          [[[UIAlertView alloc] initWithTitle:@"Not There" message:nil delegate:nil cancelButtonTitle:@"OK" otherButtonTitles:nil] show];
        }
      }
      @end
      """
    #expect(await titles(["A.m": other]) == (isShown ? ["'Not There'"] : []))
  }

  // MARK: Data

  @Test(arguments: [
    ("guard error == nil else { return }", false), ("if let error = error { log(error); return }", false), ("", true),
  ])
  func dataComesWhereNoErrorDoes(before: String, isShown: Bool) async {
    let code = """
      func load() {
        URLSession.shared.dataTask(with: url) { data, response, error in
          \(before)
          guard let content = data else { \(Self.show("No Data")); return }
          use(content)
        }.resume()
      }
      """
    #expect(await titles(["A.swift": code]) == (isShown ? ["'No Data'"] : []))
  }

  // MARK: Later systems

  /// No value that there is comes to `@unknown default`, unless cases are missing that the enumeration has, or goes on to it.
  @Test(arguments: [
    ("result", "case .success: go()\ncase .userCancelled, .pending: log()\n@unknown default:", false),
    ("style", "case .light: go()\ncase .dark: log()\n@unknown default:", false),
    ("style", "case .light: go()\ncase .dark: log()\ndefault:", true),
    ("style", "case .light: go()\ncase .dark: fallthrough\n@unknown default:", true),
    ("style", "case .light where isNew: go()\ncase .dark: log()\n@unknown default:", true),
    ("style?.first", "case .light: go()\ncase .dark: log()\n@unknown default:", true),
    ("error.code", "case .canceled: go()\ncase .failed: log()\n@unknown default:", true),
    ("result", "case .success: go()\ncase .pending: log()\n@unknown default:", true),
    ("state", "case .authorized: go()\ncase .revoked, .notFound: log()\n@unknown default:", true),
    ("way", "case .north: go()\ncase .south: log()\n@unknown default:", false),
    ("way", "case .north: go()\n@unknown default:", true),
  ])
  func whatLaterSystemsMayAdd(state: String, cases: String, isShown: Bool) async {
    let code = """
      enum Way { case north, south }
      func tell() {
        switch \(state) {
        \(cases) \(Self.show("Unknown"))
        }
      }
      """
    #expect(await titles(["A.swift": code]) == (isShown ? ["'Unknown'"] : []), "\(cases)")
  }

  /// Nor are words shown that a case carries from there.
  @Test(arguments: [("@unknown default", true), ("default", false)])
  func wordsOfACaseForLaterSystems(rest: String, isUncalled: Bool) async {
    let code = """
      import SwiftUI
      enum Sale { case idle, failed(String) }
      final class Store: ObservableObject {
        @Published var sale: Sale = .idle
        func sell(_ style: Style) {
          switch style {
          case .light: sale = .failed("It is light.")
          case .dark: sale = .failed("It is dark.")
          \(rest): sale = .failed("Nobody knows.")
          }
        }
      }
      struct Shop: View {
        @StateObject private var store = Store()
        @State private var message = ""
        @State private var isShown = false
        var body: some View {
          Button("Buy") { store.sell(style) }
            .onChange(of: store.sale) { _ in
              if case .failed(let text) = store.sale { message = text; isShown = true }
            }
            .alert("Sorry", isPresented: $isShown) { Button("OK") {} } message: { Text(message) }
        }
      }
      @main struct Start: App { var body: some Scene { WindowGroup { Shop() } } }
      """
    let found = await Extracted.ofApp(["A.swift": code])
    func reserves(_ words: String) -> [SurfaceReserve?] {
      found.filter { Extracted.text($0.message).contains(words) }.map(\.reserve)
    }
    #expect(reserves("It is dark.") == [nil])
    #expect(reserves("Nobody knows.").allSatisfy { $0 != nil } == isUncalled)
  }

  /// What an error says for a case is not what the `default` of a `switch` shows that has taken the case before.
  @Test(arguments: [
    ("case .refused(let code): return code", "Refused.", false), ("case .refused(let code): return code", "Gone.", true),
    ("case .gone: return \"Lost.\"", "Gone.", false), ("case .gone: return \"Lost.\"", "Refused.", true),
    ("case .refused(let code) where code == \"1\": return code", "Refused.", true),
  ])
  func whatADefaultLeaves(taken: String, text: String, isShown: Bool) async {
    let code = """
      enum PhotoError: LocalizedError {
        case gone, late, refused(code: String)
        var errorDescription: String? {
          switch self {
          case .gone: return "Gone."
          case .late: return "Late."
          case .refused: return "Refused."
          }
        }
      }
      final class PhotoModel: ObservableObject {
        @Published var errorMessage: String?
        private func words(for error: Error) -> String {
          if let known = error as? PhotoError {
            switch known {
            \(taken)
            default: return known.errorDescription ?? "Sorry."
            }
          }
          return "Odd."
        }
        func handle(_ error: Error) { errorMessage = words(for: error) }
      }
      struct PhotoView: View {
        @ObservedObject var model: PhotoModel
        @State private var isShown = false
        var body: some View {
          Text("t").alert("Photo Lost", isPresented: $isShown) { Button("OK") {} } message: {
            Text(model.errorMessage ?? "None.")
          }
        }
      }
      """
    let found = await Extracted.surfaces(["A.swift": code]).map { Extracted.text($0.message) }
    #expect(found.contains { $0.contains("'Late.'") }, "\(found)")
    #expect(found.contains { $0.contains("'\(text)'") } == isShown, "\(found)")
  }
}
