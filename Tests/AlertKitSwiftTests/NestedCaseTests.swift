import AlertKitCore
import Testing

/// What is shown for a case that no code makes, where a `switch` looks at a case within a case, or at what a closure is handed.
@Suite struct NestedCaseTests {
  @Test(arguments: [
    ("", false), ("store.send(.loading(.sourceLost(3)))", true), ("let lost = Feature.LoadingAction.sourceLost(3)", true),
  ])
  func aCaseWithinACaseThatNothingSends(sent: String, isShown: Bool) async {
    let files = [
      "Feature.swift": """
      import ComposableArchitecture
      @Reducer struct Feature {
        @ObservableState struct State { @Presents var alert: AlertState<Never>? }
        enum Action {
          case loading(LoadingAction)
          case tapped
        }
        var body: some ReducerOf<Self> { Reduce { state, action in .none }; loadingReduce() }
      }
      extension AlertState {
        static func sourceLost() -> AlertState { AlertState { TextState("Photo Lost") } message: { TextState("It is gone.") } }
      }
      struct Screen: View {
        @Bindable var store: StoreOf<Feature>
        var body: some View {
          Button("Go") { store.send(.loading(.started)); \(sent) }.alert($store.scope(state: \\.alert, action: \\.alert))
        }
      }
      let screen = Screen()
      """,
      "Loading.swift": """
      import ComposableArchitecture
      extension Feature {
        enum LoadingAction {
          case started
          case sourceLost(Int)
        }
        func loadingReduce() -> Reduce<Feature.State, Feature.Action> {
          Reduce { state, action in
            switch action {
            case .loading(.started): return .none
            case .loading(.sourceLost(let number)):
              state.alert = AlertState.sourceLost()
              return .none
            default: return .none
            }
          }
        }
      }
      """,
    ]
    let found = await Extracted.ofApp(files).filter { Extracted.text($0.title) == "Photo Lost" && $0.reserve == nil }
    #expect(found.isEmpty != isShown)
  }

  /// What a call says of its closure's parameter tells what a `switch` with a `default` looks at.
  @Test(arguments: [("path.append(.home)", false), ("path.append(.home); path.append(.drawer)", true)])
  func aScreenOfARouteThatNothingOpens(push: String, isShown: Bool) async {
    let code = """
      import SwiftUI
      enum Route: Hashable { case home, drawer, attic }
      struct Root: View {
        @State var path: [Route] = []
        var body: some View {
          Button("Go") { \(push) }.navigationDestination(for: Route.self) { route in
            switch route {
            case .home: Text("Home")
            case .drawer: DrawerView()
            default: EmptyView()
            }
          }
        }
      }
      struct DrawerView: View {
        @State private var isAsking = false
        var body: some View {
          Button("Empty") { isAsking = true }.alert("Empty the Drawer?", isPresented: $isAsking) { Button("Empty") {} }
        }
      }
      let root = Root()
      """
    #expect(await Extracted.ofApp(["A.swift": code]).map { $0.reserve == nil } == [isShown])
  }
}
