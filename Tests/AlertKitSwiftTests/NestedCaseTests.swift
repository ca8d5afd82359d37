import AlertKitCore
import Testing

/// What a reducer shows for a case within a case that no code makes.
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
}
