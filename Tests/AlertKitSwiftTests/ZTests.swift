import AlertKitCore
import Testing
@Suite struct ZTests {
  @Test func z() async {
    let code = """
      import ComposableArchitecture
      @Reducer struct HomeFeature {
        struct State { var destination: AlertState<Never>? }
        enum Action: BindableAction {
          case gone
          case tapped
          case destination(PresentationAction<Int>)
        }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .tapped: return .none
            case .gone:
              state.destination = .alert(
                AlertState { TextState("Location Required") } actions: { ButtonState(role: .cancel) { TextState("OK") } } message: { TextState("Please.") })
              return .none
            case .destination: return .none
            }
          }
        }
      }
      let a = HomeFeature()
      let b = HomeFeature.Action.tapped
      """
    for f in await Extracted.ofApp(["A.swift": code]) { print("DBG", Extracted.line(f), f.reserve)   }
  }
}
