import AlertKitCore
import Testing

/// Alerts that what holds wherever their function is called rules out.
@Suite struct CallerConditionsTests {
  private func reserves(_ body: String) async -> [SurfaceReserve?] {
    await Extracted.ofApp(["A.swift": "import UIKit\nimport SwiftUI\n" + body]).map(\.reserve)
  }

  private static func form(_ more: String, isValid: String = "!name.isEmpty") -> String {
    """
    struct NameForm: View {
      @State private var name = ""
      @State private var isMissing = false
      private var isValid: Bool { \(isValid) }
      var body: some View {
        TextField("Name", text: $name)
          .toolbar { \(more) }
          .alert("Name Missing", isPresented: $isMissing) { Button("OK") {} }
      }
      private func clear() { name = "" }
      private func save() {
        let trimmed = name.trimmingCharacters(in: .whitespaces)
        if \(isValid.contains("trimming") ? "trimmed" : "name").isEmpty {
          isMissing = true
          return
        }
      }
    }
    let form = NameForm()
    """
  }

  @Test(arguments: [
    #"Button("Save") { save() }.disabled(name.isEmpty)"#,
    #"Button("Save") { save() }.bold().disabled(name.isEmpty || isBusy)"#,
    #"Button("Save") { save() }.disabled(!isValid)"#, #"if !name.isEmpty { Button("Save") { save() } }"#,
    #"Button("Save") { Task { if isNew { await send() } else { await save() } } }.disabled(name.isEmpty)"#,
    #"Button("Save") { if isValid { save() } }"#,
    #"Button("Load") { Task { await load() } }; Button("Save") { save() }.disabled(name.isEmpty)"#,
    #"Text("a").sheet(isPresented: $isOpen) { Button("Save") { save() }.disabled(name.isEmpty) }"#,
  ])
  func aFormWhoseButtonIsDisabledDoesNotSaySo(_ button: String) async {
    #expect(await reserves(Self.form(button)) == [.uncalled])
  }

  @Test(arguments: [
    #"Button("Save") { save() }"#, #"Button("Save") { save() }.disabled(isBusy)"#,
    #"Button("Save") { save() }.disabled(name.isEmpty && isBusy)"#,
    #"Button("Save") { save() }.disabled(name.isEmpty); Button("Done") { save() }"#,
    #"Button("Save") { Task { if await send() { send() } else { await save() } } }.disabled(name.isEmpty)"#,
    #"Button("Save") { name = ""; save() }.disabled(name.isEmpty)"#,
    #"Button("Save") { clear(); save() }.disabled(name.isEmpty)"#,
    #"Button("Other") {}.disabled(name.isEmpty); Button("Save") { save() }"#,
    #"Button("Save") {}.onAppear { save() }.disabled(name.isEmpty)"#,
    #"VStack { Text("a").task { save() } }.disabled(name.isEmpty)"#,
    #"Button("Save") { Task { await send(); save() } }.disabled(name.isEmpty)"#,
    #"Button("Save") { service.run { save() } }.disabled(name.isEmpty)"#,
    #"if !name.isEmpty { Text("a").onDisappear { save() } }"#, #"Button("Save", action: save).disabled(name.isEmpty)"#,
    #"Button("Save") { name.removeAll(); save() }.disabled(name.isEmpty)"#,
    #"Button("Save") { clean(&name); save() }.disabled(name.isEmpty)"#,
    #"ForEach(names) { name in Button("Save") { save() } }.disabled(isBusy)"#,
  ])
  func aFormWhoseButtonMayBeTappedSaysSo(_ button: String) async {
    #expect(await reserves(Self.form(button)) == [nil])
  }

  @Test func whatIsWorkedOutByStepsIsFollowed() async {
    let steps = """
      let isNamed = !name.trimmingCharacters(in: .whitespaces).isEmpty
          if isLong { return isNamed && hasDate } else { return isNamed && hasWeight }
      """
    let button = #"Button("Save") { save() }.disabled(!isValid)"#
    #expect(await reserves(Self.form(button, isValid: steps)) == [.uncalled])
    let open = steps.replacing("return isNamed && hasWeight", with: "return hasWeight")
    #expect(await reserves(Self.form(button, isValid: open)) == [nil])
  }

  /// What a form asks before it lets anybody save rules out what saving says, also by properties that are worked out of others.
  @Test(arguments: [
    ("vm.name.isEmpty", "!name.isEmpty", true), ("!vm.isValid", "isValid", true), ("isDisabled", "isValid", true),
    ("isDisabled", "failure == nil", true), ("vm.failure != nil", "failure == nil", true), ("isBusy", "isValid", false),
    ("vm.isValid", "isValid", false), ("!other.isValid", "isValid", false), ("!vm.isValid && isBusy", "isValid", false),
    ("!vm.isKnown", "isKnown", false), ("!vm.isLate", "isLate", false),
  ])
  func aModelSaysNothingThatItsFormKeepsOut(disabled: String, guarded: String, isRuledOut: Bool) async {
    let code = """
      import SwiftUI
      final class Model: ObservableObject {
        @Published var name = ""
        @Published var age = ""
        @Published var problem: String?
        enum Failure { case noName, noAge }
        var failure: Failure? {
          if name.isEmpty { return .noName }
          return Int(age) == nil ? .noAge : nil
        }
        var isValid: Bool { failure == nil }
        var isKnown: Bool { service.knows(name) { true } }
        static var deadline = Date()
        var isLate: Bool { remaining() < 0 }
        func remaining() -> Double { 0 }
        func save() async {
          problem = nil
          guard \(guarded) else {
            problem = "It is not valid."
            return
          }
        }
      }
      final class Other: ObservableObject {
        @Published var isValid = false
        func save() async {}
      }
      struct Form: View {
        @StateObject private var vm = Model()
        @StateObject private var other = Other()
        @State private var isBusy = false
        private var isDisabled: Bool { !vm.isValid || isBusy }
        var body: some View {
          VStack {
            Button("Save") { Task { await vm.save() } }.disabled(\(disabled))
            Button("Other") { Task { await other.save() } }
          }
          .alert("Not Saved", isPresented: .init(get: { vm.problem != nil }, set: { _ in vm.problem = nil })) {
            Button("OK") {}
          } message: { Text(vm.problem ?? "") }
        }
      }
      let form = Form()
      """
    let found = await Extracted.ofApp(["A.swift": code]).filter { Extracted.text($0.message).contains("not valid") }
    #expect(found.map(\.reserve) == [isRuledOut ? .uncalled : nil])
  }

  @Test func aTextIsRuledOutWhereItIsStored() async {
    let code = """
      struct NameForm: View {
        @State private var name = ""
        @State private var message = ""
        @State private var isShown = false
        var body: some View {
          Button("Save") { save() }.disabled(name.isEmpty)
            .alert("Not Saved", isPresented: $isShown) { Button("OK") {} } message: { Text(message) }
        }
        private func save() {
          guard !name.isEmpty else {
            message = "The name is missing."
            isShown = true
            return
          }
          guard names.contains(name) else { return }
          message = "There is such a name."
          isShown = true
        }
      }
      let form = NameForm()
      """
    let found = await Extracted.ofApp(["A.swift": "import SwiftUI\n" + code])
    #expect(
      found.map { "\(Extracted.text($0.message)) \($0.reserve == .uncalled)" }.suffix(2) == [
        "'The name is missing.' true", "'There is such a name.' false",
      ])
  }

  @Test(arguments: [
    (#"if !item.isMine { Button("Remove") { Task { await model.remove(item, now: true) } } }"#, true),
    (#"Button("Remove") { Task { await model.remove(item, now: true) } }.disabled(item.isMine)"#, true),
    (#"Button("Remove") { Task { await model.remove(item, now: true) } }"#, false),
    (#"if !item.isMine { Button("Remove") { Task { await load(); await model.remove(item, now: true) } } }"#, false),
    (#"if !item.isMine { Button("Remove") { Task { await model.remove(item, now: true) }; model.names = [] } }"#, false),
    (#"if !item.isMine { Text("a").task { await model.remove(item, now: true) } }"#, false),
  ])
  func aTextThatAModelStoresIsRuledOutByTheViewThatAsksIt(_ button: String, isRuledOut: Bool) async {
    let code = """
      import SwiftUI
      struct Item { let name: String; let isMine: Bool }
      @Observable final class Model {
        var problem: String?
        var names: Set<String> = []
        func remove(_ item: Item, now: Bool) async {
          names.remove("a")
          guard !item.isMine else {
            problem = "It is yours."
            return
          }
          do { try await service.remove(item) } catch { problem = error.localizedDescription }
        }
      }
      struct Row: View {
        @State var model: Model
        let item: Item
        var body: some View {
          VStack { \(button) }
            .alert("Not Removed", isPresented: .init(get: { model.problem != nil }, set: { _ in model.problem = nil })) {
              Button("OK") {}
            } message: { Text(model.problem ?? "") }
        }
      }
      let row = Row()
      """
    let found = await Extracted.ofApp(["A.swift": code])
    #expect(
      found.contains { Extracted.text($0.message) == "'It is yours.'" && $0.reserve != .uncalled } != isRuledOut,
      "\(found.map { "\(Extracted.text($0.message)) \($0.reserve)" })")
  }

  private static func screen(_ call: String, _ condition: String, _ more: String = "") -> String {
    """
    final class Screen: UIViewController {
      var user: User?
      var status = Status.open
      \(more)
      override func viewDidLoad() { \(call) }
      private func tell(_ user: User?, isLate: Bool = true) {
        if \(condition) { present(UIAlertController(title: "No One", message: nil, preferredStyle: .alert), animated: true) }
      }
    }
    enum Status { case open, closed, none }
    let screen = Screen()
    """
  }

  @Test(arguments: [
    ("guard let user else { return }; tell(user)", "user == nil"), ("if let it = user { tell(it) }", "user == nil"),
    ("if self.user != nil { tell(nil) }", "self.user == nil"),
    ("tell(user, isLate: false)", "isLate"), ("if status == .open { tell(user) }", "status == .closed"),
    ("switch status { case .open, .none: tell(user); case .closed: break }", "status == .closed"),
    ("if status == .open { tell2() }", "status == .closed"),
  ])
  func whatTheCallerHasAskedIsNotAskedAgain(call: String, condition: String) async {
    let more = call.contains("tell2") ? "private func tell2() { tell(user) }" : ""
    #expect(await reserves(Self.screen(call, condition, more)) == [.uncalled])
  }

  /// Nothing is asked of whom the alert is about: the call itself cannot be come to.
  @Test(arguments: [
    ("guard status != .closed else { return }; if status == .closed { tell() }", true),
    ("let now = status; guard [.open, .none].contains(now) else { return }; if now == .closed { tell() }", true),
    ("if user == nil { return }; if user == nil { tell() } else { work() }", true),
    ("guard status != .open else { return }; if status == .closed { tell() }", false),
    ("if user == nil { return }; user = nil; if user == nil { tell() }", false),
    ("if user == nil { return }; if user == nil { work() } else { tell() }", false),
    ("if user == nil { return }; load(); if user == nil { tell() } else { work() }", false),
    ("if user == nil { return }; service.load { if self.user == nil { self.tell() } }", false),
    ("if session.isOpen { return }; session.open(); if session.isOpen { tell() }", false),
  ])
  func whatIsCalledWhereItCannotBeIsNotShown(call: String, isRuledOut: Bool) async {
    let code = """
      enum Status { case open, closed, none }
      final class Screen: UIViewController {
        var user: User?
        var status = Status.open
        override func viewDidLoad() { \(call) }
        func work() {}
        func load() { user = nil }
        func change() { status = .closed; status = .none; user = User() }
        func tell() { present(UIAlertController(title: "No One", message: nil, preferredStyle: .alert), animated: true) }
      }
      let screen = Screen()
      """
    #expect(await reserves(code) == [isRuledOut ? .uncalled : nil])
  }

  @Test(arguments: [
    ("tell(user)", "user == nil"), ("if let it = user { tell(it) } else { tell(user) }", "user == nil"),
    ("guard let user else { return }; service.load { self.tell(nil) }", "self.user == nil"),
    ("if self.user != nil { self.user = nil; tell(nil) }", "self.user == nil"),
    ("if status == .open { work.run(tell) }", "status == .closed"), ("tell(user, isLate: isLate)", "isLate"),
    ("if status == .open || isNew { tell(user) }", "status == .closed"),
    ("if other.status == .open { tell(user) }", "status == .closed"),
    ("if user != nil { drop(); tell(nil) }", "self.user == nil"),
    ("if user != nil { dropLater(); tell(nil) }", "self.user == nil"),
    ("if user != nil { await load(); tell(nil) }", "self.user == nil"),
    ("if user?.name != nil { tell(nil) }", "self.user?.name == nil"),
    ("if isOnline { tell(nil) }", "!isOnline"), ("start(user)", "user == nil"), ("retry()", "user == nil"),
  ])
  func whatMayHoldIsShown(call: String, condition: String) async {
    let more = """
      var isOnline: Bool { Network.ping() }
      func drop() { user = nil }
      func dropLater() { drop() }
      private func start(_ user: User?) { if user != nil { tell(other) } }
      private func retry() { if user != nil { tell(self.user); tell(user) } else { tell(nil) } }
      """
    let isShown = await reserves(Self.screen(call, condition, more))
    #expect(isShown == [nil])
  }

  /// What runs later finds what holds then.
  @Test(arguments: [
    "DispatchQueue.main.async { if self.user == nil { SHOW } }", "await load()\n    if user == nil { SHOW }",
    "if user == nil { SHOW } else { load { self.tell() } }", "user = load()\n    if user == nil { SHOW }",
  ])
  func whatRunsLaterIsShown(_ body: String) async {
    let code = """
      final class Screen: UIViewController {
        var user: User?
        override func viewDidLoad() { if user != nil { tell() } }
        private func tell() {
          \(body.replacing("SHOW", with: #"present(UIAlertController(title: "No One", message: nil, preferredStyle: .alert), animated: true)"#))
        }
      }
      let screen = Screen()
      """
    #expect(await reserves(code) == [nil])
  }

  @Test func aFlagThatStartsAsTrueIsShown() async {
    let button = #"Button("Save") { save() }.disabled(name.isEmpty)"#
    #expect(await reserves(Self.form(button).replacing("isMissing = false", with: "isMissing = true")) == [nil])
    let made = Self.form(button).replacing(
      "private func clear()", with: "init() { _isMissing = State(initialValue: true) }\n  private func clear()")
    #expect(await reserves(made) == [nil])
  }

  /// A place is looked for in the member that it stands in, though what shows it is another's, in another file.
  @Test(arguments: [0, 400])
  func aPlaceInAnotherFileIsNoPlaceOfTheMember(lines: Int) async {
    let padding = String(repeating: "// A line.\n", count: lines)
    let helper = """
      \(padding)
      extension UIViewController {
        func tell(_ title: String, _ isLoud: Bool) {
          if isLoud { ask(title, isLoud) }
        }
        func ask(_ title: String, _ isLoud: Bool) {
          guard isLoud else { return }
          let alert = UIAlertController(title: title, message: "It is loud.", preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "OK", style: .default))
          present(alert, animated: true)
        }
      }
      """
    let screen = """
      \(String(repeating: "// A line.\n", count: 400 - lines))
      class Screen: UIViewController {
        var name: String?
        override func viewDidLoad() { save(true) }
        func save(_ isLoud: Bool) {
          if name == nil { tell("Name Missing", isLoud) }
        }
      }
      let screen = Screen()
      """
    let reserves = await Extracted.ofApp(["A.swift": "import UIKit\n" + helper, "B.swift": "import UIKit\n" + screen])
      .map(\.reserve)
    #expect(reserves.contains(nil))
  }

  // MARK: What is asked of something

  private static func account(_ body: String) -> String {
    """
    class Screen: UIViewController {
      private var user: User?
      func set(_ user: User?) { self.user = user }
      override func viewDidAppear(_ animated: Bool) { \(body) }
      private func open() {
        guard let user = user else {
          present(UIAlertController(title: "Gone", message: nil, preferredStyle: .alert), animated: true)
          return
        }
        show(user)
      }
    }
    let screen = Screen()
    """
  }

  @Test(arguments: [
    "guard let id = user?.account?.id else { return }; open()", "if let id = user?.id { open() }",
    "if user?.id != nil { open() }", "if user?.id == nil { return }; open()",
    "if let text = self.user?.names?[0].text { open() }",
    "guard let id = user?.account?.id else { return }; isNew ? set(nil) : open()",
    "guard let id = user?.id else { return }; switch row { case 0: set(nil); default: open() }",
  ])
  func whatIsAskedForMoreIsThere(body: String) async { #expect(await reserves(Self.account(body)) == [.uncalled]) }

  /// The same where another function makes the alert.
  @Test(arguments: [("guard let id = user?.id else { return }; open()", true), ("open()", false)])
  func whatAnotherFunctionShows(body: String, isUncalled: Bool) async {
    let alert = "present(UIAlertController(title: \"Gone\", message: nil, preferredStyle: .alert), animated: true)"
    let code = Self.account(body).replacing(alert, with: "tell(\"Gone\")")
      .replacing(
        "func set(", with: "private func tell(_ title: String) { \(alert.replacing("\"Gone\"", with: "title")) }\nfunc set(")
    #expect(await reserves(code).contains(.uncalled) == isUncalled)
  }

  @Test(arguments: [
    "if user?.id == nil { open() }", "guard let id = user?.id else { return }; user = nil; open()",
    "guard let id = other?.user?.id else { return }; open()", "guard let id = user?.id ?? last else { return }; open()",
    "if let id = user?.id { show(id) }; open()", "guard let id = load(user)?.id else { return }; open()",
    "guard let id = user?.id else { return }; for row in rows { if row { set(nil) } else { open() } }",
    "guard let id = user?.id else { return }; do { set(nil); try f() } catch { open() }",
    "guard let id = user?.id else { return }; switch row { case 0: set(nil); fallthrough; default: open() }",
    "guard let id = user?.id else { return }; set(nil); isNew ? close() : open()",
  ])
  func whatIsAskedForMayBeMissing(body: String) async { #expect(await reserves(Self.account(body)) == [nil]) }
}
