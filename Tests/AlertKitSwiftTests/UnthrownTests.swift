import AlertKitCore
import Testing

/// What is said for errors where none can come.
@Suite struct UnthrownTests {
  private func found(_ body: String, _ more: String = "", others: String = "") async -> [String] {
    let code = """
      import UIKit
      class Store {
        func leave() throws {
          do {
            try Account.current.leave()
          } catch let problem as NSError {
            print(problem)
          }
        }
        func clear() throws { items = [] }
        func load() throws { try Disk.read() }
        func pass() throws { try clear(); try leave() }
        func check() throws { guard isOpen else { throw Shut() } }
        func partly() throws { do { try check() } catch is Late { print("late") } }
        func again() throws { do { try clear() } catch { throw error } }
        func wide(_ work: () throws -> Void) throws { try work() }
        \(more)
      }
      class Screen: UIViewController {
        let store = Store()
        func go() {
          do { \(body) } catch {
            let alert = UIAlertController(title: "Not Left", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            present(alert, animated: true)
          }
        }
      }
      \(others)
      """
    return await Extracted.surfaces(["A.swift": code]).map { Extracted.text($0.title) }
  }

  @Test(arguments: [
    "try store.leave()", "try store.clear()\nstore.log()", "try self.store.pass() // try again\n", "log()",
    "let kept = try? store.load()\ntry store.clear()", "do { try store.load() } catch { print(error) }",
    "try await store.clear()",
  ])
  func whatKeepsItsErrorsHasNoneToShow(body: String) async {
    #expect(await found(body) == [])
  }

  @Test(arguments: [
    "try store.load()", "try store.check()", "try store.partly()", "try other.leave()", "try Disk.read()", "throw Shut()",
    "try store.clear()\ntry Disk.read()", "try store.leave(Disk.read())", "for try await item in store.items { print(item) }",
    "try store.wide { try Disk.read() }", "try (store.load())", "try { try store.load() }()",
    "do { try store.load() } catch is Late { print(1) }", "guard isOpen else { throw Shut() }\ntry store.clear()",
    "let text = try store.text", "try store.again()", "print(\"\\(try store.load())\")",
  ])
  func whatMayThrowIsShown(body: String) async {
    #expect(await found(body) == ["'Not Left'"])
  }

  @Test(arguments: [
    ("class Other: Store { override func clear() throws { throw Shut() } }", "let store = Store()"),
    ("protocol Clearing { func clear() throws }\nextension Store: Clearing {}", "let store: Clearing = Store()"),
  ])
  func anotherMayStandInItsPlace(others: String, property: String) async {
    let code = """
      class Store { func clear() throws { items = [] } }
      \(others)
      struct Screen: View {
        \(property)
        @State private var message = ""
        @State private var isShown = false
        var body: some View { Text("a").alert("Garden", isPresented: $isShown) { Button("OK") {} } message: { Text(message) } }
        func go() { do { try store.clear() } catch { message = "It failed."; isShown = true } }
      }
      """
    let found = await Extracted.surfaces(["A.swift": code]).map { Extracted.text($0.message) }
    #expect(found.contains("'It failed.'"), "\(found)")
  }

  // MARK: Errors of one type

  private static let failures = """
    enum Failure: Error { case gone, unknown(Error)
      static let late: Error = Late()
    }
    enum Route { case photo(id: Int) }
    class Net {
      func send(_ route: Route, again: Int? = nil) throws {
        guard isOpen else { throw Failure.gone }
        do { try session.send(route) } catch let problem as Failure { throw problem } catch { throw Failure.unknown(error) }
      }
      func send(_ route: Route) throws { try send(route, again: 1) }
      func plain() throws { try session.send() }
      func photo(id: Int) -> Int { id }
      func passed() throws { do { try session.send() } catch let problem as Other { throw problem } catch { throw Failure.gone } }
      func reworded() throws { do { try session.send() } catch let problem as Failure { let problem = Late(); throw problem } catch {} }
      func thrown() throws { do { try session.send() } catch { throw error } }
      func handedOn() throws { do { try send(.photo(id: 1)) } catch let problem as Failure where isOpen { log() } catch { throw error } }
      func again() throws { do { try send(.photo(id: 1)) } catch { let error = Late(); throw error } }
      func far() throws { try nearer() }
      func nearer() throws { try near() }
      func near() throws { try handedOn() }
      func late() throws { throw Failure.late }
      func shut() throws { if isOpen { throw Failure.gone }; throw Shut() }
    }
    """

  @Test(arguments: [
    "try net.send(.photo(id: 3))", "try net.send(.photo(id: 3), again: 2)", "if isNew { throw Failure.gone }",
    "try net.handedOn()", "try net.far()", "try self.net.far()",
  ])
  func aClauseTakesAllThatIsThrown(body: String) async {
    let body = body + " } catch let problem as Failure { print(problem)"
    #expect(await found(body, "", others: Self.failures + "extension Screen { var net: Net { Net() } }") == [])
  }

  @Test(arguments: [
    "try net.send(.photo(id: 3)); try net.plain()", "try net.plain()", "try net.passed()", "try net.reworded()",
    "try net.thrown()", "try net.again()", "try net.late()", "try net.shut()", "throw Shut()", "try net.send(read(3))",
  ])
  func otherErrorsAreLeft(body: String) async { await areLeft(body, by: "let problem as Failure") }

  @Test(arguments: ["Failure.gone", "let problem as Other", "let problem as Failure where isNew"])
  func aClauseLeavesErrors(clause: String) async { await areLeft("try net.send(.photo(id: 3))", by: clause) }

  private func areLeft(_ body: String, by clause: String) async {
    let others = Self.failures + "extension Screen { var net: Net { Net() } }\nenum Other: Error { case shut }"
    #expect(await found("\(body) } catch \(clause) { print(1)", "", others: others) == ["'Not Left'"])
  }

  // MARK: Functions that never give nil

  @Test(arguments: [
    ("return Plan(names: [])", false), ("if names.isEmpty { return nil }\nreturn Plan(names: names)", true),
    ("return names.first", true), ("let first = other(names)\nreturn first", true),
  ])
  func aGuardForWhatIsAlwaysGivenThrowsNothing(body: String, isShown: Bool) async {
    let code = """
      struct Plan { let names: [String] }
      enum PlanError: LocalizedError {
        case unread(String), shut
        var errorDescription: String? {
          switch self {
          case .unread(let text): return text
          case .shut: return "It is shut."
          }
        }
      }
      struct Reader {
        static func plan(of names: [String]) -> Plan? {
          \(body)
        }
        static func other(_ names: [String], isNew: Bool = false) -> Plan? { nil }
        func read() throws {
          guard isOpen else { throw PlanError.shut }
          guard let plan = Reader.plan(of: []) else { throw PlanError.unread("It is unread.") }
          print(plan)
        }
      }
      struct Screen: View {
        let reader = Reader()
        @State private var message = ""
        @State private var isShown = false
        var body: some View { Text("a").alert("Garden", isPresented: $isShown) { Button("OK") {} } message: { Text(message) } }
        func go() { do { try reader.read() } catch { message = error.localizedDescription; isShown = true } }
      }
      """
    let found = await Extracted.surfaces(["A.swift": code]).map { Extracted.text($0.message) }
    #expect(found.contains { $0.contains("shut") } && found.contains { $0.contains("unread") } == isShown, "\(found)")
  }

  // MARK: Publishers

  @Test(arguments: [
    ("model.save()", false), ("model.save().receive(on: queue).map { 1 }", false),
    ("model.load().replaceError(with: 1)", false),
    ("model.load()", true), ("model.save().setFailureType(to: Error.self)", true), ("other.save()", true),
    ("model.save().tryMap { try read($0) }", true), ("model.save().flatMap { self.model.load() }", true),
  ])
  func aPublisherThatNeverFailsHasNoFailure(publisher: String, isShown: Bool) async {
    let code = """
      import UIKit
      class Model {
        func save() -> AnyPublisher<Void, Never> { Just(()).eraseToAnyPublisher() }
        func load() -> AnyPublisher<Int, Error> { api.load() }
      }
      class Screen: UIViewController {
        let model = Model()
        func go() {
          \(publisher).sink(receiveCompletion: { [weak self] completion in
            switch completion {
            case .finished: break
            case .failure(let error):
              let alert = UIAlertController(title: "Not Saved", message: nil, preferredStyle: .alert)
              alert.addAction(UIAlertAction(title: "OK", style: .default))
              self?.present(alert, animated: true)
            }
          }, receiveValue: { _ in })
        }
      }
      """
    let found = await Extracted.surfaces(["A.swift": code]).map { Extracted.text($0.title) }
    #expect(found == (isShown ? ["'Not Saved'"] : []))
  }

  /// A future whose promise is only ever kept, also behind a protocol of the app's own.
  @Test(arguments: [
    ("promise(.success(()))", "", false), ("self.load { promise(.success(())) }", "", false),
    ("guard isNew else { promise(.success(())); return }\n        self.load { promise(Result.success(())) }", "", true),
    ("self.load { _ in promise(.success(())) }\n        promise(.failure(Gone()))", "", true),
    ("promise(result)", "", true), ("promise(.success(())); self.load(promise)", "", true), ("self.load(promise)", "", true),
    ("promise(.success(()))", "class Late: Storing { func save() -> AnyPublisher<Void, Error> { late() } }", true),
    ("promise(.success(()))", "class Late: Store { override func save() -> AnyPublisher<Void, Error> { late() } }", true),
    ("promise(.success(()))", "struct Future<Value, Failure> {}", true),
    ("promise(.success(())); while isNew { self.load { promise(.success(())) } }", "", false),
  ])
  func aFutureThatIsKept(body: String, more: String, isShown: Bool) async {
    let code = """
      import UIKit
      protocol Storing { func save() -> AnyPublisher<Void, Error> }
      class Store: Storing {
        func save() -> AnyPublisher<Void, Error> {
          Future<Void, Error> { promise in
            \(body)
          }
          .eraseToAnyPublisher()
        }
      }
      \(more)
      struct Saving {
        let store: Storing
        func run() -> AnyPublisher<Void, Error> {
          print("saved")
          return store.save().handleEvents(receiveOutput: { _ in }).eraseToAnyPublisher()
        }
      }
      class Screen: UIViewController {
        override func viewDidLoad() {
          let saving = Saving(store: Store())
          kept = saving.run().receive(on: queue).sink(
            receiveCompletion: { [weak self] completion in
              if case .failure(let error) = completion {
                let alert = UIAlertController(title: "Not Saved", message: nil, preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "OK", style: .default))
                self?.present(alert, animated: true)
              }
            },
            receiveValue: { _ in })
        }
      }
      let screen = Screen()
      """
    let found = await Extracted.surfaces(["A.swift": code]).map { Extracted.text($0.title) }
    #expect(found == (isShown ? ["'Not Saved'"] : []))
  }
}
