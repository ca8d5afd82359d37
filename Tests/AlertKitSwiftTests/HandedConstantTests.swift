import AlertKitCore
import Testing

/// What code does with what a closure is handed, where that is always the same.
@Suite struct HandedConstantTests {
  private func reserves(_ call: String, _ function: String, others: String = "") async -> [SurfaceReserve?] {
    let code = """
      import UIKit
      class Service {
        static let shared = Service()
        \(function)
      }
      class Screen: UIViewController {
        let other: UIDocument? = nil
        override func viewDidAppear(_ animated: Bool) {
          \(call)
        }
        func tell() { present(UIAlertController(title: "Not Saved", message: nil, preferredStyle: .alert), animated: true) }
      }
      \(others)
      let screen = Screen()
      """
    return await Extracted.ofApp(["A.swift": code]).map(\.reserve)
  }

  private static let asking = "Service.shared.save(1) { isSaved in if isSaved { self.close() } else { self.tell() } }"

  @Test(arguments: [
    asking, "Service.shared.save(1) { (isSaved) in if !isSaved { self.tell() } }",
    "Service.shared.save(1) { isSaved in guard isSaved else { self.tell(); return }; self.close() }",
    "Service.shared.save(1) { isSaved in guard !isSaved else { return }; self.tell() }",
    "Service.shared.save(1) { isSaved in if isSaved { self.close(); return }; self.tell() }",
    "Service.shared.save(1) { isSaved in DispatchQueue.main.async { if isSaved == false { self.tell() } } }",
    "Service.shared.save(1, done: { isSaved in if isSaved && self.isNew { self.close() } else if !isSaved { self.tell() } })",
    "Service.shared.save(1) { if $0 { self.close() } else { self.tell() } }",
    "let service = 1; Service().save(1) { isSaved in if isSaved { self.close() } else { self.tell() } }",
  ])
  func whatIsAlwaysHandedDecides(call: String) async {
    let found = await reserves(call, "func save(_ n: Int, done: @escaping (Bool) -> Void) { store(n); done(true) }")
    #expect(found == [.uncalled])
  }

  /// What is forced to be there is never nil, whatever else it is.
  @Test(arguments: [
    ("load(n) { done($0!) }", "guard album != nil else { self.tell(); return }", true),
    ("load(n) { done($0.value!) }", "if let album { self.open(album) } else { self.tell() }", true),
    ("if n > 1 { done(list!) } else { done(1) }", "guard let kept = album else { return self.tell() }", false),
    ("if n > 1 { done(list!) } else { done(other!) }", "guard let kept = album else { return self.tell() }", true),
    ("if n > 1 { done(list!) } else { done(nil) }", "if album == nil { self.tell() }", false),
    ("done(list)", "if album == nil { self.tell() }", false), ("done(list!)", "if album == saved { self.tell() }", false),
    ("done(list!)", "if album != nil { self.tell() }", false),
    ("done(list! as? Album)", "if album == nil { self.tell() }", false),
    ("done(try? load()!)", "if album == nil { self.tell() }", false),
    ("done(list![0])", "if album == nil { self.tell() }", false),
  ])
  func whatIsForcedIsThere(give: String, ask: String, isUncalled: Bool) async {
    let found = await reserves(
      "Service.shared.save(1) { album in \(ask) }", "func save(_ n: Int, done: @escaping (Album?) -> Void) { \(give) }")
    #expect(found == [isUncalled ? .uncalled : nil])
  }

  @Test(arguments: [
    "func save(_ n: Int, done: ((Bool) -> Void)?) { store(n); done?(true) }",
    "func save(_ n: Int, done: ((Bool) -> Void)? = nil) { if let done = done { done(true) } }",
    "func save(_ n: Int, done: ((Bool) -> Void)? = nil) { guard let done else { return }; done(true) }",
    "func save(_ n: Int, done: @escaping (Bool) -> Void) { if n > 1 { done(true) } else { load { done(true) } } }",
  ])
  func howAFunctionCallsIt(function: String) async { #expect(await reserves(Self.asking, function) == [.uncalled]) }

  @Test(arguments: [
    "func save(_ n: Int, done: @escaping (Bool) -> Void) { if n > 1 { done(true) } else { done(false) } }",
    "func save(_ n: Int, done: @escaping (Bool) -> Void) { done(n > 1) }",
    "func save(_ n: Int, done: @escaping (Bool) -> Void) { done(true); load(done) }",
    "func save(_ n: Int, done: @escaping (Bool) -> Void) { done(true); self.done = done }",
    "func save(_ n: Int, done: @escaping (Bool) -> Void) { done(true); load(with: [1: done]) }",
    "func save(_ n: Int, done: @escaping (Bool) -> Void) { load { done in done(true) } }",
    "func save(_ n: Int, done: @escaping (Bool) -> Void) {}",
    "func save(_ n: Int, done: @escaping (Bool) -> Void) { done(true) }\nfunc save(_ s: String, done: (Bool) -> Void) { done(false) }",
    "func save(_ n: Int, done: @escaping (Bool) -> Void) { #if FULL\ndone(false)\n#else\ndone(true)\n#endif\n }",
  ])
  func whatMayBeHandedOtherwise(function: String) async { #expect(await reserves(Self.asking, function) == [nil]) }

  @Test(arguments: [
    "Service.shared.save(1) { isSaved in if isSaved { self.tell() } }",
    "Service.shared.save(1) { isSaved in let isSaved = load(); if !isSaved { self.tell() } }",
    "Service.shared.save(1) { isSaved in if !isSaved || self.isNew { self.tell() } }",
    "Service.shared.save(1) { isSaved in load { isSaved in if !isSaved { self.tell() } } }",
    "Service.shared.save(1) { isSaved in self.tell() }", "other?.save(1) { isSaved in if !isSaved { self.tell() } }",
    "UIDocument.save(1) { isSaved in if !isSaved { self.tell() } }", "let s = make(); s.save(1) { if !$0 { self.tell() } }",
  ])
  func whatIsAskedOtherwise(call: String) async {
    let found = await reserves(call, "func save(_ n: Int, done: @escaping (Bool) -> Void) { store(n); done(true) }")
    #expect(found == [nil])
  }

  @Test(arguments: [
    ("done(nil)", "error in if let error { self.tell() }", true),
    ("done(nil)", "error in if error != nil { self.tell() }", true),
    ("done(nil)", "error in guard error == nil else { self.tell(); return }", true),
    ("done(failure())", "error in if let error { self.tell() }", false),
    ("done(nil); done(failure())", "error in if error != nil { self.tell() }", false),
    ("done(.success(1))", "result in switch result { case .success: close(); case .failure: self.tell() }", true),
    ("done(.success(1))", "result in if case .failure(let error) = result { self.tell() }", true),
    ("done(.success(1))", "result in switch result { case .failure: close(); case .success: self.tell() }", false),
    (
      "done(.success(1)); done(.failure(e))", "result in switch result { case .success: close(); case .failure: self.tell() }",
      false
    ),
  ])
  func whatElseIsHanded(body: String, closure: String, isUncalled: Bool) async {
    let found = await reserves("Service.shared.save { \(closure) }", "func save(done: @escaping Handler) { \(body) }")
    #expect(found == [isUncalled ? .uncalled : nil])
  }

  /// What a type gives by a name may be any case of it, and what is not there has two names.
  @Test(arguments: [
    ("done(.off)", "state in if state == .on { self.tell() }", true),
    ("done(.now)", "state in if state == .on { self.tell() }", false),
    ("done(State.now)", "state in if case .on = state { self.tell() }", false),
    ("done(.from(1))", "state in switch state { case .on: self.tell(); default: close() }", false),
    ("done(.init(1))", "state in switch state { case .on: self.tell(); default: close() }", false),
    ("done(.init(catching: load))", "result in if case .failure = result { self.tell() }", false),
    ("done(.made)", "result in if case .failure = result { self.tell() }", false),
    ("done(nil)", "error in if error == .none { self.tell() }", false),
    ("done(.none)", "error in guard let error else { self.tell(); return }; print(error)", false),
  ])
  func namesThatAreNoCases(body: String, closure: String, isUncalled: Bool) async {
    let state = """
      enum State { case on, off; static var now: State { isOn ? .on : .off }; static func from(_ n: Int) -> State { n > 1 ? .on : .off } }
      """
    let found = await reserves(
      "Service.shared.save { \(closure) }", "func save(done: @escaping Handler) { \(body) }", others: state)
    #expect(found == [isUncalled ? .uncalled : nil])
  }

  /// A flag that a closure raises only where it is handed something else.
  @Test(arguments: [("true", true), ("isSaved()", false)])
  func aFlagThatAClosureRaises(handed: String, isUncalled: Bool) async {
    let code = """
      import SwiftUI
      class Service { func save(done: @escaping (Bool) -> Void) { done(\(handed)) } }
      struct Screen: View {
        let service = Service()
        @State private var isShown = false
        var body: some View {
          Button("Save") { service.save { isSaved in if !isSaved { isShown = true } } }
            .alert("Not Saved", isPresented: $isShown) { Button("OK") {} }
        }
      }
      let screen = Screen()
      """
    #expect(await Extracted.ofApp(["A.swift": code]).map(\.reserve) == [isUncalled ? .uncalled : nil])
  }

  @Test(arguments: [
    ("if (done) { done(YES); }", true), ("done(YES);", true), ("done(NO);", false), ("done(YES); self.done = done;", false),
    ("if (done) { done(isSaved); }", false),
  ])
  func blocksOfObjectiveC(body: String, isUncalled: Bool) async {
    let code = """
      @implementation Service
      - (void)save:(int)n done:(void (^)(BOOL))done { [self store:n]; \(body) }
      @end
      @implementation Screen
      - (void)viewDidLoad {
        [[Service shared] save:1 done:^(BOOL isSaved) { if (isSaved) { [self close]; } else { [self tell]; } }];
      }
      - (void)tell {
        UIAlertController *alert = [UIAlertController alertControllerWithTitle:@"Gone" message:nil preferredStyle:UIAlertControllerStyleAlert];
        [self presentViewController:alert animated:YES completion:nil];
      }
      @end
      """
    let header = "@interface Screen : UIViewController\n@end\n@interface Service : NSObject\n@end\n"
    let found = await Extracted.ofApp(["A.m": header + code, "B.swift": "let screen = Screen()"]).map(\.reserve)
    #expect(found == [isUncalled ? .uncalled : nil])
  }
}
