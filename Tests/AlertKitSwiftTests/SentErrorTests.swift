import AlertKitCore
import Testing

/// What is said for errors that no code hands to the place which looks at them.
@Suite struct SentErrorTests {
  /// A screen that is told by a presenter what its service's client hands on.
  private static func code(client: String, service: String, presenter: String, model: String) -> String {
    """
    import UIKit
    enum ClientError: Error { case status(Int), noData }
    enum OtherError: Error { case odd }
    enum State { case loading, failed(Error), ready(Data) }
    protocol Client { func send(onResponse: @escaping (Result<Data, Error>) -> Void) }
    struct DefaultClient: Client {
      func send(onResponse: @escaping (Result<Data, Error>) -> Void) {
        \(client)
      }
      func parse(_ data: Data, onResponse: @escaping (Result<Data, Error>) -> Void) {
        if data.isEmpty { onResponse(.failure(ClientError.noData)) } else { onResponse(.success(data)) }
      }
    }
    protocol Service { func load(completion: @escaping (Result<Data, Error>) -> Void) }
    final class Loader: Service {
      let client: Client
      init(client: Client) { self.client = client }
      func load(completion: @escaping (Result<Data, Error>) -> Void) {
        \(service)
      }
    }
    final class Presenter {
      weak var view: Screen?
      let service: Service
      var state = State.loading { didSet { change() } }
      init(service: Service) { self.service = service }
      func load() {
        \(presenter)
      }
      private func change() {
        if case .failed(let error) = state { view?.show(words(for: error)) }
      }
      private func words(for error: Error) -> String {
        \(model)
      }
    }
    final class Screen: UIViewController {
      let presenter = Presenter(service: Loader(client: DefaultClient()))
      override func viewDidLoad() { presenter.view = self; presenter.load() }
      func show(_ text: String) {
        let alert = UIAlertController(title: "Photos", message: text, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
      }
    }
    let screens = [Screen()]
    """
  }

  private static let client = """
    let onResponse: (Result<Data, Error>) -> Void = { result in queue.async { onResponse(result) } }
    let task = session.dataTask(with: url) { data, response, error in
      guard let response = response as? HTTPURLResponse else { onResponse(.failure(ClientError.noData)); return }
      guard response.statusCode == 200, let data else {
        onResponse(.failure(ClientError.status(response.statusCode)))
        return
      }
      self.parse(data, onResponse: onResponse)
    }
    task.resume()
    """
  private static let service = """
    client.send { result in
      switch result {
      case .success(let data): completion(.success(data))
      case .failure(let error): completion(.failure(error))
      }
    }
    """
  private static let presenter = """
    service.load { [weak self] result in
      switch result {
      case .success(let data): self?.state = .ready(data)
      case .failure(let error): self?.state = .failed(error)
      }
    }
    """
  private static let model = """
    switch error {
    case is ClientError: return "No network"
    default: return "Nobody knows"
    }
    """

  private func isSaid(
    client: String = client, service: String = service, presenter: String = presenter, model: String = model
  ) async -> Bool {
    let code = Self.code(client: client, service: service, presenter: presenter, model: model)
    let all = await Extracted.ofApp(["A.swift": code])
    let said = all.filter { $0.reserve != .uncalled }.map { Extracted.text($0.message) }
    #expect(said.contains { $0.contains("No network") })
    return said.contains { $0.contains("Nobody knows") }
  }

  @Test(arguments: [
    model, "if let known = error as? ClientError { return \"No network\" } else { return \"Nobody knows\" }",
    "switch error {\ncase ClientError.status(let code): return \"No network\"\ncase ClientError.noData: return \"No data\"\ndefault: return \"Nobody knows\" }",
    "switch error {\ncase OtherError.odd: return \"Nobody knows\"\ndefault: return \"No network\" }",
  ])
  func isForNone(model: String) async {
    #expect(await !isSaid(model: model))
  }

  @Test(arguments: [
    "switch error {\ncase ClientError.status(404): return \"No network\"\ncase ClientError.noData: return \"No data\"\ndefault: return \"Nobody knows\" }",
    "switch error {\ncase ClientError.status: return \"No network\"\ndefault: return \"Nobody knows\" }",
    "let error = next(); switch error {\ncase is ClientError: return \"No network\"\ndefault: return \"Nobody knows\" }",
  ])
  func isForSome(model: String) async {
    #expect(await isSaid(model: model))
  }

  /// What a function collects is told by what it adds to its list.
  @Test(arguments: [
    ("errors.append(error)", false), ("errors.append(error); errors.append(OtherError.odd)", true),
    ("self.errors.append(error)", true),
  ])
  func collected(adding: String, isSaid: Bool) async {
    let service = """
      var errors: [Error] = []
      for url in urls {
        client.send { result in if case .failure(let error) = result { \(adding) } }
      }
      group.notify(queue: .main) { completion(errors.isEmpty ? .success(data) : .failure(errors.first!)) }
      """
    #expect(await self.isSaid(service: service) == isSaid)
  }

  /// What a variable of a function's own is given.
  @Test(arguments: [
    ("let sent: Error = error", false), ("var sent: Error; sent = error", false),
    ("var sent: Error = error; if isOff { sent = OtherError.odd }", true), ("var sent: Error = error; fill(&sent)", true),
    ("let sent = error as NSError? ?? next()", true), ("var sent: Error = error; (data, sent) = find()", true),
  ])
  func variables(sent: String, isSaid: Bool) async {
    let presenter = Self.presenter.replacing("self?.state = .failed(error)", with: "\(sent); self?.state = .failed(sent)")
    #expect(await self.isSaid(presenter: presenter) == isSaid)
  }

  /// Others may come from what Apple hands on, from what is kept, and from any code on the way.
  @Test(arguments: [
    client.replacing(
      "let response = response as?",
      with: "error == nil else { onResponse(.failure(error!)); return }\nguard let response = response as?"),
    client.replacing("ClientError.noData", with: "OtherError.odd"), client + "\nkept = onResponse",
    client + "\nother.send(onResponse)", client + "\ndo { try check() } catch { onResponse(.failure(error)) }",
  ])
  func clientsThatHandOnMore(client: String) async {
    #expect(await isSaid(client: client))
  }

  @Test(arguments: [
    service.replacing("completion(.failure(error))", with: "completion(.failure(map(error)))"),
    service.replacing("client.send", with: "library.send"), service + "\nDispatchQueue.main.async(execute: completion)",
    service + "\ncompletion(.failure(OtherError.odd))", service + "\ncompletion(cached())",
  ])
  func servicesThatHandOnMore(service: String) async {
    #expect(await isSaid(service: service))
  }

  @Test(arguments: [
    presenter + "\nif isOff { state = .failed(OtherError.odd) }", presenter + "\nstate = State.failed(next())",
    presenter + "\nstate = [\"a\"].map(next).map(State.failed)[0]",
    presenter + "\nconnection.changed = { if case .failed(let error) = $0 { self.view?.show(self.words(for: error)) } }",
    presenter.replacing(".failed(error)", with: ".failed(error ?? next())"),
    presenter.replacing("case .failure(let error):", with: "case .failure(let error): items.forEach { error in")
      .replacing(".failed(error)", with: ".failed(error) }"),
  ])
  func presentersThatHandOnMore(presenter: String) async {
    #expect(await isSaid(presenter: presenter))
  }
}
