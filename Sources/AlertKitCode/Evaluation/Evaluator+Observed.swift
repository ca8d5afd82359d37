internal import AlertKitCore

/// What streams of values, of Combine and of others, hand to those that observe them.
extension Evaluator {
  private static let observing: Set<String> = [
    "sink", "subscribe", "drive", "emit", "bind", "onReceive", "observe", "observeValues", "startWithValues",
  ]
  private static let handingEvents: Set<String> = ["subscribe", "observe"]
  private static let labels: Set<String> = ["receiveValue", "onNext", "onSuccess", "perform"]
  /// Operators that hand on what they are given.
  private static let keeping: Set<String> = [
    "receive", "observe", "observeOn", "subscribe", "subscribeOn", "share", "shareReplay", "removeDuplicates",
    "distinctUntilChanged",
    "debounce", "throttle", "delay", "dropFirst", "skip", "first", "take", "filter", "eraseToAnyPublisher", "asObservable",
    "asDriver",
    "asSignal", "print", "handleEvents", "do",
  ]
  private static let streams: Set<String> = [
    "AnyPublisher", "PassthroughSubject", "CurrentValueSubject", "Published.Publisher", "Publisher", "Observable", "Driver",
    "Signal",
    "Infallible", "PublishSubject", "BehaviorSubject", "ReplaySubject", "PublishRelay", "BehaviorRelay", "ReplayRelay",
    "ControlEvent",
    "SharedSequence",
  ]

  /// The type of what a closure is given by the stream that the call is made on: `model.event.drive(onNext: { event in … })`.
  func observed(by site: Site, _ closure: ClosureValue) -> (type: CodeType, context: String)? {
    guard Self.observing.contains(site.name), var stream = site.name == "onReceive" ? site.arguments.first?.value : site.base,
      let argument = site.arguments.first(where: { $0.value.closure?.range == closure.range })
    else { return nil }
    // Some hand their observers events, which hold the values, or errors.
    let isBare = argument.label == nil || argument.isTrailing
    // `sink { completion in … } receiveValue: { value in … }`
    if argument.label != "receiveValue", site.arguments.has("receiveValue") { return nil }
    guard isBare ? !Self.handingEvents.contains(site.name) : Self.labels.contains(argument.label ?? "") else { return nil }
    while case .symbol(let symbol) = stream, case .call(.member(let inner, let name), _) = symbol.kind,
      Self.keeping.contains(name)
    {
      stream = inner
    }
    guard let declared = declaredType(of: stream), Self.streams.contains(declared.type.name),
      let element = declared.type.name == "SharedSequence" ? declared.type.arguments.last : declared.type.arguments.first
    else { return nil }
    return (element, declared.context)
  }
}
