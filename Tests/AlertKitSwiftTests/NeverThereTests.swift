import AlertKitCore
import Testing

/// Flags that are raised only where something is there which nothing sets.
@Suite struct NeverThereTests {
  private func reserve(_ modifier: String, _ own: String = "", others: String = "") async -> SurfaceReserve?? {
    let code = """
      import SwiftUI
      final class GateModel: ObservableObject {
        @Published private(set) var failure: String?
        @Published var count: Int?
        func load() { failure = nil; count = 1 }
        \(own)
      }
      final class Holder<Kept: ObservableObject>: ObservableObject { @Published var value: Kept? }
      final class Other: ObservableObject { @Published var failure: String?; init() { failure = "Shut" } }
      struct GateView: View {
        @StateObject private var model = GateModel()
        @StateObject private var holder = Holder<GateModel>()
        @StateObject private var other = Holder<Other>()
        @State private var note: String?
        @State private var isShown = false
        var body: some View {
          Rows()
            .task { holder.value = GateModel(); other.value = Other(); model.load(); model.fail() }
            .alert("Gone", isPresented: $isShown) { Button("OK") {} }
            \(modifier)
        }
        \(others)
      }
      let view = GateView()
      """
    return await Extracted.ofApp(["A.swift": code]).map(\.reserve).first
  }

  @Test(arguments: [
    ".onChange(of: model.failure != nil) { _, hasFailed in if hasFailed { isShown = true } }",
    ".onChange(of: model.failure != nil) { _, hasFailed in isShown = hasFailed }",
    ".onChange(of: self.holder.value?.failure != nil) { _, hasFailed in if hasFailed { self.isShown = true } }",
    ".task { guard let failure = model.failure else { return }; isShown = true }",
    ".task { if model.failure?.isEmpty == false && isNew { isShown = true } }",
    ".task { if model.failure != nil || note != nil { isShown = true } }",
    ".task { isShown = model.failure != nil }", ".task { if let note { isShown = true } }",
  ])
  func whatIsRaisedForNothingIsNeverShown(modifier: String) async {
    #expect(await reserve(modifier) == .some(.uncalled))
  }

  @Test(arguments: [
    (".task { if model.count != nil { isShown = true } }", ""),
    (".task { if model.failure != nil { isShown = true } }", "func fail() { failure = \"Shut\" }"),
    (".task { if model.failure != nil { isShown = true } }", "func fail() { read(&failure) }"),
    (".task { if model.failure != nil { isShown = true } }", "init(failure: String?) { self.failure = failure }"),
    (".task { if model.failure == nil { isShown = true } }", ""),
    (".task { if model.failure != nil || model.count != nil { isShown = true } }", ""),
    (".task { if other.value?.failure != nil { isShown = true } }", ""),
    (".task { if unknown.failure != nil { isShown = true } }", ""),
    (".task { let model = make(); if model.failure != nil { isShown = true } }", ""),
    (".task { if model.failure != nil { log() }; isShown = true }", ""),
    (".task { if model.failure != nil { isShown = true } else { isShown = isNew } }", ""),
    (".onChange(of: model.failure != nil) { hadFailed, _ in isShown = !hadFailed }", ""),
    (".sheet(item: $note) { Note($0) }.task { if note != nil { isShown = true } }.task { note = text() }", ""),
  ])
  func whatMayBeThereShowsIt(modifier: String, own: String) async {
    #expect(await reserve(modifier, own) == .some(nil))
  }

  /// Two properties that are set only where the other is there may stand for each other.
  @Test func propertiesThatHangOnEachOther() async {
    let others = """
      @State private var first: String?
      @State private var second: String?
      func f() { if first != nil { second = "A" } }
      func g() { if second != nil { first = "B" } }
      """
    #expect(await reserve(".task { f(); g(); h(); if first != nil { isShown = true } }", others: others) == .some(nil))
    let third = others + "\n@State private var third: String?\nfunc h() { if third != nil { third = \"C\" } }"
    #expect(await reserve(".task { f(); g(); h(); if third != nil { isShown = true } }", others: third) == .some(nil))
    let fourth = others + "\nfunc h() { if note != nil { last = \"C\" } }\n@State private var last: String?"
    #expect(await reserve(".task { f(); g(); h(); if last != nil { isShown = true } }", others: fourth) == .some(.uncalled))
  }

  /// What is only made where something is there that no code gives a property, be there others of its name.
  @Test(arguments: [
    ("", true), ("override func viewDidAppear(_ animated: Bool) { least = given }", false),
    ("override func viewDidAppear(_ animated: Bool) { sender.least = 2 }", false),
    ("override func viewDidAppear(_ animated: Bool) { self.least = Int(text) }", false),
    ("override func viewDidAppear(_ animated: Bool) { change(&least) }", false),
    ("override func viewDidAppear(_ animated: Bool) { sender.load() }", true),
  ])
  func aCaseThatOnlyWhatIsNeverThereMakes(more: String, isUncalled: Bool) async {
    let code = """
      enum Check { case fine, none, late, tooSmall(Int) }
      class Sender {
        var least: Int?
        func check(_ amount: Int) -> Check {
          if let limit = least { guard amount >= limit else { return .tooSmall(limit) } }
          return amount == 0 ? Check.none : amount > 9 ? Check.late : Check.fine
        }
        func load() {}
      }
      class Gift: UIViewController {
        private var least: Int?
        override func viewDidLoad() { self.least = 4; print(Size.least.rawValue) }
      }
      enum Size: Int { case least = 1 }
      class Sending: UIViewController {
        let sender = Sender()
        private var least: Int? { didSet { sender.least = least } }
        override func viewDidLoad() { tell(sender.check(count)) }
        func tell(_ check: Check) {
          switch check {
          case .tooSmall(let limit): show("Too Small", with: limit)
          case .none: show("None", with: 0)
          case .late: break
          case .fine: break
          }
        }
        func show(_ title: String, with limit: Int) {
          present(UIAlertController(title: title, message: nil, preferredStyle: .alert), animated: true)
        }
        \(more)
      }
      let screens = [Gift(), Sending()]
      """
    let found = await Extracted.ofApp(["A.swift": "import UIKit\n" + code])
    let shown = found.filter { $0.reserve == nil }.map { Extracted.text($0.title) }
    #expect(shown.contains("'None'") && shown.contains("'Too Small'") != isUncalled)
  }

  /// What a tuple holds is there while the tuple is, but for what may be nil by itself.
  @Test(arguments: [
    ("(String, String)?", "told?.0", "dynamic"), ("(title: String, text: String)?", "told?.title", "dynamic"),
    ("(String?, String)?", "told?.0", "alternatives"), ("Pair?", "told?.0", "alternatives"),
  ])
  func whatATupleHolds(type: String, told: String, kind: String) async {
    let code = """
      struct Screen: View {
        @State private var told: \(type) = nil
        var body: some View {
          let isTold = Binding<Bool>(get: { told != nil }, set: { new in told = new ? told : nil })
          Rows().alert(isPresented: isTold) { Alert(title: Text(\(told) ?? "Oops"), message: nil, dismissButton: .default(Text("OK"))) }
        }
      }
      """
    let title = await Extracted.surfaces(["A.swift": code]).first?.title
    let found: String? =
      switch title {
      case .dynamic: "dynamic"
      case .alternatives: "alternatives"
      default: nil
      }
    #expect(found == kind)
  }

  /// What is given to a tuple is told by its elements, and a binding that puts back what is there gives nothing.
  @Test func whatATupleIsGiven() async {
    let code = """
      struct Screen: View {
        @State private var told: (String, String)? = nil
        var body: some View {
          let isTold = Binding<Bool>(get: { told != nil }, set: { new in self.told = new ? self.told : nil })
          Rows().onAppear { send() }.alert(isPresented: isTold) {
            Alert(title: Text(told?.0 ?? ""), message: Text(told?.1 ?? ""), dismissButton: .default(Text("OK")))
          }
        }
        private func send() {
          if isEmpty { told = ("Photo Sent", "It is in the album now.") }
          service.send { error in self.told = ("Not Sent", error.reason) }
        }
      }
      """
    let found = await Extracted.surfaces(["A.swift": code])
    #expect(found.map { Extracted.text($0.title) } == ["{told?.0}", "'Photo Sent'", "'Not Sent'"])
    #expect(found.map { Extracted.text($0.message) } == ["{told?.1}", "'It is in the album now.'", "{error.reason}"])
  }

  /// Nothing stands in for an element that a tuple was given, but where that may be nil.
  @Test(arguments: [("(String, String)?", "{error.title}"), ("(String?, String)?", "{told?.0} | 'Oops'")])
  func whatStandsInForWhatATupleIsGiven(type: String, expected: String) async {
    let code = """
      struct Screen: View {
        @State private var told: \(type) = nil
        var body: some View {
          let isTold = Binding<Bool>(get: { told != nil }, set: { new in told = new ? told : nil })
          Rows().alert(isPresented: isTold) {
            Alert(title: Text(told?.0 ?? "Oops"), message: Text(told?.1 ?? ""), dismissButton: .default(Text("OK")))
          }
        }
        private func send() { service.send { error in told = (error.title, error.reason) } }
      }
      """
    let found = await Extracted.surfaces(["A.swift": code])
    #expect(found.map { Extracted.text($0.title) }.contains(expected))
  }

  /// What code that leaves has set is not there behind it.
  @Test func whatCodeThatLeavesHasSet() async {
    let code = """
      class Screen: UIViewController {
        var told = ""
        override func viewDidLoad() {
          guard mayRun() else {
            told = "It did not work"
            show()
            return
          }
          told += "Photo \\(number)\\n"
          show()
        }
        func show() {
          let alert = UIAlertController(title: "Told", message: told, preferredStyle: .alert)
          present(alert, animated: true)
        }
      }
      let screen = Screen()
      """
    let messages = await Extracted.surfaces(["A.swift": "import UIKit\n" + code]).map { Extracted.text($0.message) }
    #expect(messages.contains("'It did not work'") && messages.allSatisfy { !$0.contains("It did not workPhoto") })
  }
}
