import AlertKitCore
import Testing

/// What stands in for something that is there whenever the alert is shown.
@Suite struct PresenceTests {
  private func lines(_ body: String, _ more: String = "") async -> [String] {
    await Extracted.lines(
      """
      struct Photo: Identifiable {
        let id: Int
        var title: String { id > 0 ? "Delete Photo?" : "Delete Copy?" }
        var note: String?
        var name: String
      }
      struct Screen: View {
        @State private var photo: Photo? = load()
        @State private var isShown = false
        var body: some View {
          Rows()
            \(body)
        }
        \(more)
      }
      """)
  }

  private static let shown = "confirmationDialog ['Delete Photo?' | 'Delete Copy?'] [-] (destructive Delete)"

  @Test(arguments: [
    #".alert(photo?.title ?? "Delete", isPresented: $isShown, presenting: photo) { _ in Button("Delete", role: .destructive) {} }"#,
    #".alert(photo?.title ?? "Delete", isPresented: Binding(get: { photo != nil }, set: { _ in })) { Button("Delete", role: .destructive) {} }"#,
    #".alert(photo?.title ?? "Delete", isPresented: isAsking) { Button("Delete", role: .destructive) {} }"#,
    #".alert(photo?.title ?? "Delete", isPresented: $photo.isPresent()) { Button("Delete", role: .destructive) {} }"#,
    #".alert(photo?.title ?? "Delete", isPresented: Binding(presenting: $photo)) { Button("Delete", role: .destructive) {} }"#,
  ])
  func whatStandsInForTheItemIsNotShown(_ modifier: String) async {
    let more = "private var isAsking: Binding<Bool> { Binding(get: { photo != nil }, set: { _ in photo = nil }) }"
    #expect(await lines(modifier, more) == [Self.shown.replacing("confirmationDialog", with: "alert") + " +Cancel"])
  }

  @Test func whatMayBeNilOfTheItemKeepsItsStandIn() async {
    let modifier = #".alert(photo?.note ?? "Delete", isPresented: $isShown, presenting: photo) { _ in Button("No") {} }"#
    #expect(await lines(modifier) == ["alert [{photo?.note} | 'Delete'] [-] (default No)"])
    let other = #".alert(photo?.name ?? "Delete", isPresented: $isShown) { Button("No") {} }"#
    #expect(await lines(other) == ["alert [{photo?.name} | 'Delete'] [-] (default No)"])
    let named = #".alert(photo?.name ?? "Delete", isPresented: $isShown, presenting: photo) { _ in Button("No") {} }"#
    #expect(await lines(named) == ["alert [{photo?.name}] [-] (default No)"])
  }

  /// What a function of the screen sets before the alert is shown.
  @Test(arguments: [
    ("text: String", "text", false), ("text: String?", "text", true), ("subtext: String, text: String?", "text", true),
    ("error: Error", "error.localizedDescription", false), ("error: Error?", "error?.localizedDescription", true),
    ("thing: Thing", "thing.localizedDescription", true),
  ])
  func whatIsSetBeforeItIsShownHasNoStandIn(parameters: String, value: String, mayStandIn: Bool) async {
    let code = """
      struct Thing { var localizedDescription: String? }
      struct Screen: View {
        @State private var words: String?
        @State private var isShown = false
        var body: some View {
          Rows().alert("Lost", isPresented: $isShown) { Button("OK") {} } message: { Text(words ?? "Gone.") }
        }
        func tell(\(parameters)) {
          words = \(value)
          isShown = true
        }
      }
      """
    let told = await Extracted.surfaces(["A.swift": code]).filter { $0.id.hasPrefix("Screen.tell") }
    #expect(told.contains { Extracted.text($0.message).contains("Gone.") } == mayStandIn)
  }

  @Test func branchesForNothingAreNotTaken() async {
    let modifier = """
      .alert(title, isPresented: Binding(get: { photo != nil }, set: { _ in })) {
        switch photo {
        case nil: Button("Close", role: .cancel) {}
        default: Button("Delete", role: .destructive) {}
        }
        if photo == nil { Button("Never") {} }
      } message: {
        Text(photo == nil ? "None" : "It is gone then.")
      }
      """
    let more = """
      private var title: String {
        switch photo {
        case nil: return "Nothing"
        default: return "Sure?"
        }
      }
      """
    #expect(await lines(modifier, more) == ["alert ['Sure?'] [It is gone then.] (destructive Delete) +Cancel"])
  }

  @Test(arguments: [
    ("URL(string: UIApplication.openSettingsURLString)", true), ("URL(string: \"https://example.com/help\")", true),
    ("URL(string: address)", false),
    ("FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first", true),
    ("store.urls(of: address).first", false), ("store.urls(for: address, in: library).first", false),
  ])
  func anAddressOfAConstantIsThere(address: String, isThere: Bool) async {
    let surfaces = await Extracted.surfaces([
      "A.swift": """
      func f(address: String) {
        let alert = UIAlertController(title: "No Access", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        if let url = \(address) { alert.addAction(UIAlertAction(title: "Open", style: .default) { _ in open(url) }) }
        present(alert, animated: true)
      }
      """
    ])
    #expect(surfaces.count == 1 && surfaces.allSatisfy { $0.cases.isEmpty == isThere })
  }

  @Test(arguments: [("didUpdateLocations", true), ("didPickDocumentsAt", true), ("didFind", false)])
  func thereIsOneOfThePlacesThatTheSystemTells(label: String, isThere: Bool) async {
    let surfaces = await Extracted.surfaces([
      "A.swift": """
      func locationManager(_ manager: CLLocationManager, \(label) locations: [CLLocation]) {
        let place = locations.last?.coordinate
        if place == nil { present(UIAlertController(title: "A", message: nil, preferredStyle: .alert), animated: true) }
        guard let first = locations.first else {
          present(UIAlertController(title: "B", message: nil, preferredStyle: .alert), animated: true)
          return
        }
        go(to: first)
      }
      """
    ])
    #expect(surfaces.isEmpty == isThere)
  }

  /// What a model publishes, and the view listens for before it shows the alert.
  @Test(arguments: [
    (".onReceive(model.$failure) { isShown = $0 != nil }", "[{model.failure}]"),
    (".onChange(of: model.failure) { isShown = true }", "[{model.failure}]"),
    (".onReceive(model.$count) { _ in isShown = true }", "[{model.failure} | 'It failed.']"),
  ])
  func whatIsListenedForHasNoStandIn(_ modifier: String, _ message: String) async {
    let code = """
      class Model: ObservableObject {
        @Published var failure: String? = nil
        @Published var count = 0
        func fail(_ text: String) { failure = text }
      }
      struct Screen: View {
        @StateObject private var model = Model()
        @State private var isShown = false
        var body: some View {
          Text("a")
            \(modifier)
            .alert("Upload", isPresented: $isShown) { Button("OK") {} } message: { Text(model.failure ?? "It failed.") }
        }
      }
      """
    #expect(Set(await Extracted.lines(code)) == ["alert [Upload] \(message) (default OK)"])
  }

  /// What `catch` catches is there, and what a view keeps it in where its flag is raised, also in an app that calls much so.
  @Test(arguments: [
    ("self.error = error", false), ("Task { await MainActor.run { self.error = error } }", false), ("log(error)", true),
  ])
  func whatIsCaughtHasNoStandIn(set: String, mayStandIn: Bool) async {
    let code = """
      struct Screen: View {
        @State private var error: Error?
        @State private var isShown = false
        var body: some View {
          Rows().alert("Gone", isPresented: $isShown) { Button("OK") {} } message: {
            Text(error?.localizedDescription ?? "Something is wrong.")
          }
        }
        func save() async { do { try await push() } catch { \(set); isShown = true } }
      }
      """
    let found = await Extracted.lines(code)
    #expect(!found.isEmpty && found.contains { $0.contains("wrong") } == mayStandIn, "\(found)")
  }

  /// What a field of UIKit's holds is empty where nobody typed anything, and never nil.
  @Test(arguments: [
    ("let field: UITextField", "field.text", false), ("let field = UITextView()", "field.text", false),
    ("@IBOutlet weak var field: UITextField!", "self.field.text", false), ("let field = NameField()", "field.text", false),
    ("let field: UITextField?", "field?.text", true), ("let field: UILabel", "field.text", true),
    ("let field: UISearchBar", "field.text", true), ("let field = OwnField()", "field.text", true),
    ("let field: UITextField", "field.placeholder", true),
  ])
  func whatIsTypedIsThere(property: String, asked: String, mayLack: Bool) async {
    let code = """
      class NameField: UITextField { var limit = 4 }
      class OwnField: UITextField { override var text: String? { get { isNew ? nil : super.text } set {} } }
      class Screen: UIViewController {
        \(property)
        func save() {
          guard let name = \(asked) else {
            present(UIAlertController(title: "No Name", message: nil, preferredStyle: .alert), animated: true)
            return
          }
        }
        func tell() {
          present(UIAlertController(title: \(asked) ?? "No one", message: nil, preferredStyle: .alert), animated: true)
        }
      }
      """
    let found = await Extracted.lines(code)
    #expect(found.contains { $0.contains("No Name") } == mayLack, "\(found)")
    #expect(found.contains { $0.contains("No one") } == mayLack, "\(found)")
  }
}
