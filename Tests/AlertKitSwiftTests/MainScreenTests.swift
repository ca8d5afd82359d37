import AlertKitCore
import Testing

/// Screens that lead to others, and code beside them that sets what they show.
@Suite struct MainScreenTests {
  private static let mail = """
    struct MailView: View {
      @State private var isLost = false
      var body: some View {
        Button("Ask") { isLost = true }.alert("Gone", isPresented: $isLost) { Button("OK") {} }
      }
    }
    """

  /// What a screen leads to that is not here is not known.
  @Test(
    arguments: [
      ("AppNavigationView()", "", nil),
      ("ContentView()", "struct ContentView: View { var body: some View { HomeScreen() } }", nil),
      ("AppNavigationView()", "struct AppNavigationView: View { var body: some View { Text(\"a\") } }", .uncalled),
      ("ContentView()", "struct ContentView: View { var body: some View { Text(\"HomeScreen()\") } }", .uncalled),
      ("LottieView()", "", .uncalled), ("TabView() {}", "", .uncalled), ("Text(\"a\") // RootView()", "", .uncalled),
      ("Text(\"a\")", "#Preview { RootView() }", .uncalled),
    ] as [(String, String, SurfaceReserve?)])
  func aMainScreenThatIsNotHere(made: String, more: String, reserve: SurfaceReserve?) async {
    let start = "@main struct Start: App { var body: some Scene { WindowGroup { \(made)\n } } }\n\(more)"
    #expect(await Extracted.ofApp(["A.swift": start, "B.swift": Self.mail]).map(\.reserve) == [reserve])
  }

  /// An extension of a protocol sets the state of what conforms to it.
  @Test(
    arguments: [
      ("MailAnswering", "MailAnswering", nil), ("MailAnswering", "Other", .uncalled), ("Refined", "MailAnswering", nil),
    ] as [(String, String, SurfaceReserve?)])
  func aProtocolSetsState(conformsTo: String, extended: String, reserve: SurfaceReserve?) async {
    let code = """
      @main struct Start: App { var body: some Scene { WindowGroup { MailView() } } }
      protocol MailAnswering { var isLost: Bool { get nonmutating set } }
      protocol Refined: MailAnswering {}
      protocol Other { var isLost: Bool { get nonmutating set } }
      extension \(extended) { func lose() { isLost = true } }
      struct MailView: View, \(conformsTo) {
        @State var isLost = false
        var body: some View {
          Button("Ask") { lose() }.alert("Gone", isPresented: $isLost) { Button("OK") {} }
        }
      }
      """
    #expect(await Extracted.ofApp(["A.swift": code]).map(\.reserve) == [reserve])
  }

  /// What an extension of a protocol shows, a type shows that answers one which inherits from it.
  @Test(
    arguments: [
      ("protocol Telling {}\nprotocol Loud: Telling {}", "Loud", nil), ("protocol Telling {}", "Telling", nil),
      ("protocol Telling {}\nprotocol Loud: Telling {}", "Mute", .uncalled),
      ("protocol Telling {}\nprotocol Loud { func f(_ t: any Telling) }", "Loud", .uncalled),
    ] as [(String, String, SurfaceReserve?)])
  func aProtocolInherits(protocols: String, answers: String, reserve: SurfaceReserve?) async {
    let code = """
      protocol Mute {}
      \(protocols)
      extension Telling {
        func tell() { top.present(UIAlertController(title: "Gone", message: nil, preferredStyle: .alert), animated: true) }
      }
      """
    let start = """
      @main struct Start: App { var body: some Scene { WindowGroup { Screen() } } }
      struct Screen: View, \(answers) { var body: some View { Button("Ask") { self.tell() } } }
      """
    #expect(await Extracted.ofApp(["A.swift": code, "B.swift": start]).map(\.reserve) == [reserve])
  }

  /// A constant that begins with a capital is a class's own, and what stands in a class makes nothing of that.
  @Test(
    arguments: [
      ("static let SHARED = Teller()", "Teller.SHARED.tell()", nil),
      ("final class SHARED {}", "_ = Teller.SHARED()", .uncalled),
    ] as [(String, String, SurfaceReserve?)])
  func aConstantBeginsWithACapital(declared: String, said: String, reserve: SurfaceReserve?) async {
    let teller = """
      final class Teller {
        \(declared)
        @objc dynamic func tell() {
          top.present(UIAlertController(title: "Gone", message: nil, preferredStyle: .alert), animated: true)
        }
      }
      """
    let start = """
      @main struct Start: App { var body: some Scene { WindowGroup { Screen() } } }
      struct Screen: View { var body: some View { Button("Ask") { \(said) } } }
      """
    #expect(await Extracted.ofApp(["A.swift": teller, "B.swift": start]).map(\.reserve) == [reserve])
  }
}
