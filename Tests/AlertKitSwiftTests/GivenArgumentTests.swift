import AlertKitCore
import Testing

/// What all callers of a function give its parameters, and the words and alerts that this rules out.
@Suite struct GivenArgumentTests {
  private func found(_ function: String, _ calls: String, others: String = "") async -> [Surface<StringReference>] {
    let code = """
      import UIKit
      class Screen: UIViewController {
        var last: Error?
        override func viewDidAppear(_ animated: Bool) { \(calls) }
        \(function)
      }
      \(others)
      let screens = [Screen()]
      """
    return await Extracted.ofApp(["A.swift": code])
  }

  // MARK: What is never nil

  private static let telling = """
    func tell(error: Error?) {
      present(UIAlertController(title: "Gone", message: error?.localizedDescription ?? "Unknown", preferredStyle: .alert), animated: true)
    }
    """

  private func message(_ calls: String, others: String = "") async -> String {
    await found(Self.telling, calls, others: others).map { Extracted.text($0.message) }.joined(separator: "; ")
  }

  @Test(arguments: [
    "do { try load() } catch { tell(error: error) }", "do { try load() } catch let e as NSError { tell(error: e) }",
    "if let last { tell(error: last) }", "guard let e = last else { return }; later { self.tell(error: e) }",
    "if last != nil { tell(error: last) }",
  ])
  func whatAllGiveIsThere(calls: String) async { #expect(await message(calls).contains("Unknown") == false) }

  @Test(arguments: [
    "tell(error: last)", "tell(error: nil)", "do { try load() } catch { tell(error: error) }; tell(error: last)",
    "do { try load() } catch { send { error in self.tell(error: error) } }", "load(then: tell)",
    "load { self.tell(error: $0) }",
    "if last == nil { tell(error: last) }",
  ])
  func whatMayBeNilIsNotThere(calls: String) async { #expect(await message(calls).contains("Unknown")) }

  @Test func othersMayGiveIt() async {
    let others = "class Other { func f(_ s: Screen, _ e: Error?) { s.tell(error: e) } }\nlet other = Other()"
    #expect(await message("do { try load() } catch { tell(error: error) }", others: others).contains("Unknown"))
  }

  // MARK: What is always true or false

  private static let retrying = """
    func tell(_ reason: Int, retry: Bool = false) {
      let alert = UIAlertController(title: "Gone", message: retry ? "Again" : "Over", preferredStyle: .alert)
      if retry { alert.addAction(UIAlertAction(title: "Retry", style: .default)) }
      present(alert, animated: true)
    }
    """

  private func buttons(_ calls: String) async -> [String] {
    await found(Self.retrying, calls).flatMap { $0.buttons.map { Extracted.text($0.title) } }
  }

  @Test(arguments: ["tell(1)", "tell(1, retry: false)", "tell(1); tell(2, retry: false)", "load { self.tell(1) }"])
  func aDefaultThatNoneOverrides(calls: String) async { #expect(await buttons(calls) == []) }

  @Test(arguments: ["tell(1, retry: isNew)", "tell(1); tell(2, retry: true)", "load(then: tell)"])
  func aDefaultThatSomeOverride(calls: String) async { #expect(await buttons(calls) == ["'Retry'"]) }

  private func reserves(_ function: String, _ calls: String) async -> [SurfaceReserve?] {
    await found(function, calls).map(\.reserve)
  }

  private static let show = "present(UIAlertController(title: \"Gone\", message: nil, preferredStyle: .alert), animated: true)"

  @Test(arguments: [
    ("func tell(quiet: Bool) { if !quiet { \(show) } }", "tell(quiet: true)", true),
    ("func tell(quiet: Bool) { if quiet { return }; \(show) }", "tell(quiet: true); load { self.tell(quiet: true) }", true),
    ("func tell(quiet: Bool) { if !quiet { \(show) } }", "tell(quiet: true); tell(quiet: false)", false),
    ("func tell(quiet: Bool) { if !quiet { \(show) } }", "tell(quiet: isNew)", false),
    ("func tell(quiet: Bool) { let quiet = quiet && isNew; if !quiet { \(show) } }", "tell(quiet: true)", false),
  ])
  func alertsForOthers(function: String, calls: String, isSilent: Bool) async {
    #expect(await reserves(function, calls) == [isSilent ? .uncalled : nil])
  }

  // MARK: What is always nil

  private func areNeverThere(_ asked: String, _ call: String, _ more: String = "", of protocols: String = "") async -> Bool {
    let code = """
      protocol Storing {
        func update(_ name: String, album: String?, done: (String?) -> Void)
      }
      extension Storing {
        func update(_ name: String) { \(call) }
      }
      final class Store: Storing\(protocols) {
        func update(_ name: String, album: String?, done: (String?) -> Void) { \(asked) }
      }
      final class Screen: UIViewController {
        let store: Storing
        override func viewDidLoad() { store.update("A"); \(more) }
      }
      let screens = [Screen(store: Store())]
      """
    let found = await Extracted.ofApp(["A.swift": code]).map(\.reserve)
    #expect(found.count == 1)
    return found == [.uncalled]
  }

  private static let nothing = "update(name, album: nil) { _ in }"

  @Test(arguments: [
    ("if let album { \(show) }", nothing, "", true), ("if let kept = album, isOn { load { \(show) } }", nothing, "", true),
    ("if album != nil { \(show) }", nothing, "", true), ("guard let album else { return }; \(show)", nothing, "", true),
    ("guard let album else { \(show); return }", nothing, "", false), ("if let album { } else { \(show) }", nothing, "", false),
    ("if let album { }; \(show)", nothing, "", false), ("if album == nil { \(show) }", nothing, "", false),
    ("if album != nil || isOn { \(show) }", nothing, "", false),
    ("let album = album ?? last; if let album { \(show) }", nothing, "", false),
    ("if let album { \(show) }", "update(name, album: last) { _ in }", "", false),
    ("if let album { \(show) }", nothing, "store.update(\"A\", album: last) { _ in }", false),
    ("if let album { \(show) }", nothing, "store.update(\"A\", album: nil) { _ in }", true),
    ("if let album { \(show) }", nothing, "run(store.update)", false),
  ])
  func whatAllGiveAsNilIsNeverThere(asked: String, call: String, more: String, isSilent: Bool) async {
    #expect(await areNeverThere(asked, call, more) == isSilent)
    // A library's protocol may ask for it too.
    if isSilent { #expect(await areNeverThere(asked, call, more, of: ", LibraryStoring") == false) }
  }

  // MARK: Words of callers

  @Test(arguments: [
    ("if !isAllowed() { tell(\"Wi-Fi\") }", ["'Wi-Fi' uncalled"]),
    ("if !isAllowed() { tell(\"Wi-Fi\") } else { tell(\"Net\") }", ["'Net'", "'Wi-Fi' uncalled"]),
    ("if isAllowed() { tell(\"Wi-Fi\") }", ["'Wi-Fi'"]),
  ])
  func wordsThatAConstantKeepsFromBeingGiven(calls: String, texts: [String]) async {
    let function = """
      func isAllowed() -> Bool { var isAllowed = false; if isHome() { isAllowed = true }; return true }
      func tell(_ text: String) { present(UIAlertController(title: text, message: nil, preferredStyle: .alert), animated: true) }
      """
    let all = await found(function, calls).map { surface in
      let isSilent = surface.reserve == .uncalled
      return Extracted.text(surface.title) + (isSilent ? " uncalled" : "")
    }
    #expect(all.filter { $0.hasPrefix("'") }.sorted() == texts)
  }

  @Test(arguments: [
    ("static let isRetrying = false", false), ("static var isRetrying: Bool { false }", false),
    ("static var isRetrying: Bool { load() }", true), ("static var isRetrying: Bool = load()", true),
  ])
  func buttonsThatAConstantKeepsAway(member: String, isThere: Bool) async {
    let function = """
      \(member)
      func tell() {
        let alert = UIAlertController(title: "Gone", message: nil, preferredStyle: .alert)
        if Self.isRetrying { alert.addAction(UIAlertAction(title: "Retry", style: .default)) }
        present(alert, animated: true)
      }
      """
    #expect(await found(function, "tell()").flatMap(\.buttons).isEmpty == !isThere)
  }

  // MARK: Objective-C

  @Test(arguments: [
    ("[self tell:YES];", SurfaceReserve.uncalled as SurfaceReserve?), ("[self tell:YES]; [self tell:NO];", nil),
    ("[self tell:self.isNew];", nil), ("[self performSelector:@selector(tell:) withObject:nil];", nil),
  ])
  func parametersOfObjectiveCs(calls: String, reserve: SurfaceReserve?) async {
    let code = """
      @interface Screen : UIViewController
      @end
      @implementation Screen
      - (void)viewDidLoad { \(calls) }
      - (void)tell:(BOOL)quiet {
        if (!quiet) {
          UIAlertView *alert = [[UIAlertView alloc] initWithTitle:@"Gone" message:nil delegate:nil cancelButtonTitle:@"OK" otherButtonTitles:nil];
          [alert show];
        }
      }
      @end
      """
    let found = await Extracted.ofApp(["A.m": code, "B.swift": "let screen = Screen()"])
    #expect(found.map(\.reserve) == [reserve])
  }

  // MARK: Within closures, and with its own name again

  private static func syncing(_ body: String) -> String {
    """
    func sync(_ count: Int, tells: Bool? = false) {
      \(body.replacing("SHOW", with: "present(UIAlertController(title: \"Gone\", message: nil, preferredStyle: .alert), animated: true)"))
    }
    """
  }

  private static let bound = "load { isValid in if let tells = tells, tells { SHOW } }"

  @Test(arguments: [
    (bound, "sync(1)"), (bound, "sync(1, tells: false); sync(2)"), ("load { self.log($0); if tells { SHOW } }", "sync(1)"),
    ("load { isValid in guard isValid else { return }; guard let tells, tells else { return }; SHOW }", "sync(1)"),
  ])
  func whatNoCallerAsksFor(body: String, calls: String) async {
    #expect(await found(Self.syncing(body), calls).map(\.reserve) == [.uncalled])
  }

  @Test(arguments: [
    (bound, "sync(1, tells: true)"), (bound, "sync(1, tells: isNew)"), ("load { tells in if tells { SHOW } }", "sync(1)"),
    ("load { isValid in if let tells = load(), tells { SHOW } }", "sync(1)"),
    ("load { isValid in if let tells = tells.map({ !$0 }), tells { SHOW } }", "sync(1)"),
    ("load { isValid in if !(tells ?? true) { SHOW } }", "sync(1)"),
    ("load { isValid in if let tells = tells, !tells { SHOW } }", "sync(1)"),
  ])
  func whatSomeCallerMayAskFor(body: String, calls: String) async {
    #expect(await found(Self.syncing(body), calls).map(\.reserve) == [nil])
  }

  /// A name that something within the function has as well is not its parameter.
  @Test(arguments: [
    ("if let error { SHOW }", SurfaceReserve.uncalled as SurfaceReserve?), ("load { _ in if let error { SHOW } }", .uncalled),
    ("load { error in if let error { SHOW } }", nil), ("load { _, error in guard let error else { return }; SHOW }", nil),
    ("for error in errors { if let error { SHOW } }", nil), ("let (data, error) = load(); if let error { SHOW }", nil),
    ("func tell(error: Error?) { if let error { SHOW } }; tell(error: last)", nil),
  ])
  func whatHasAParametersName(body: String, reserve: SurfaceReserve?) async {
    let show = "present(UIAlertController(title: \"Gone\", message: nil, preferredStyle: .alert), animated: true)"
    let function = "func finish(error: Error? = nil) { \(body.replacing("SHOW", with: show)) }"
    #expect(await found(function, "finish()").map(\.reserve) == [reserve])
  }
}
