import AlertKitCore
import Testing

/// What `catch` shows: the errors that the functions may throw which its `do` calls.
@Suite struct ThrownErrorTests {
  private static let garden = """
    enum GardenError: LocalizedError {
      case dry, frost
      var errorDescription: String? {
        switch self {
        case .dry: return "There is no water."
        case .frost: return "It froze."
        }
      }
    }
    protocol Gardening { func water() async throws }
    struct MockGardener: Gardening { func water() async throws { throw GardenError.frost } }
    struct Gardener: Gardening {
      func water() async throws {
        guard hasWater else { throw GardenError.dry }
        try? listen()
        do { try check() } catch { throw error }
      }
      func ask() async throws {
        try await withCheckedThrowingContinuation { continuation in
          pump.start { continuation.resume(throwing: NSError(domain: "g", code: 1, userInfo: [NSLocalizedDescriptionKey: "No pump."])) }
        }
      }
      func listen() throws { throw NoiseError.loud }
      private func check() throws { if isCold { throw GardenError.frost } }
    }
    struct Screen: View {
      let gardener: Gardening
      let own = Gardener()
      @State private var message = ""
      @State private var isShown = false
      var body: some View { Text("a").alert("Garden", isPresented: $isShown) { Button("OK") {} } message: { Text(message) } }
    """

  private static func messages(_ code: String) async -> [String] {
    // What is shown by itself and what callers hand over is told apart from that.
    let own = ["{message}", "{problem.localizedDescription}"]
    return await Extracted.surfaces(["A.swift": garden + "\n" + code + "\n}"]).map { Extracted.text($0.message) }
      .filter { !own.contains($0) }
  }

  @Test(arguments: [
    ("message = error.localizedDescription", ["'There is no water.' | 'It froze.'"]),
    (
      "if let other = error as? NoiseError { message = \"Loud\" } else { tell(error) }",
      ["'Loud'", "'There is no water.' | 'It froze.'"]
    ),
    ("message = \"No: \" + error.localizedDescription", ["'No: ' + 'There is no water.' | 'It froze.'"]),
  ])
  func aClauseCatchesWhatTheCalledFunctionsThrow(clause: String, messages: [String]) async {
    let code = """
      func go() async { do { try await gardener.water() } catch { \(clause) } }
      func tell(_ problem: Error) { message = problem.localizedDescription }
      """
    let found = await Self.messages(code)
    #expect(found == messages, "\(found)")
  }

  @Test func aClauseLeavesTheOthersToTheNextOne() async {
    let code = """
      func go() async {
        do { try await gardener.water() }
        catch GardenError.dry { message = "Dry" }
        catch { message = error.localizedDescription }
      }
      """
    #expect(await Self.messages(code) == ["'Dry'", "'It froze.'"])
  }

  @Test func aTypeThatAClauseAsksForIsTheErrors() async {
    let code = """
      func go() async {
        do { try await gardener.water(); try JSONDecoder().decode(Plan.self, from: data) }
        catch let problem as GardenError { message = problem.localizedDescription }
        catch { message = error.localizedDescription }
      }
      """
    #expect(await Self.messages(code) == ["'There is no water.' | 'It froze.'", "{error.localizedDescription}"])
  }

  @Test func whatIsTriedElsewhereMayThrowOthers() async {
    let code = """
      func go() async {
        do { try await own.ask(); try JSONDecoder().decode(Plan.self, from: data) } catch { message = error.localizedDescription }
      }
      """
    #expect(await Self.messages(code) == ["'No pump.' | {error.localizedDescription}"])
  }

  @Test func anErrorIsNoPropertyOfItsName() async {
    let code = """
      @State private var error: String?
      func go() async {
        for plan in plans { do { try other.plan(plan) } catch { self.error = error.localizedDescription } }
        do { try other.plan(nil) } catch { self.error = error.localizedDescription; message = error.localizedDescription }
      }
      """
    #expect(await Self.messages(code) == ["{error.localizedDescription}"])
  }

  /// Of an error that may be any, Swift asks what `LocalizedError` says, and not what the type itself calls its description.
  @Test func whatAnyErrorSaysOfItself() async {
    let noise = """
      enum NoiseError: Error {
        case loud
        var localizedDescription: String { "It is loud." }
      }
      func hear() throws { throw NoiseError.loud }
      """
    func messages(_ clause: String) async -> [String] {
      await Self.messages("func go() { do { try hear() } \(clause) }\n}\n" + noise + "\nextension Screen {")
    }
    #expect(await messages("catch { message = error.localizedDescription }") == ["{error.localizedDescription}"])
    #expect(
      await messages("catch let noise as NoiseError { message = noise.localizedDescription } catch {}") == ["'It is loud.'"])
  }

  private static let catchAny = "catch { message = error.localizedDescription }"

  /// `LocalizedError` asks for what may be nil; a property that is always a text is another one, which code has to name.
  @Test(arguments: [
    (
      "var errorDescription: String { \"It is loud.\" }",
      "catch let noise as NoiseError { message = noise.errorDescription } catch {}", true
    ),
    ("var errorDescription: String { \"It is loud.\" }", catchAny, false),
    ("let errorDescription = \"It is loud.\"", catchAny, false),
    ("var errorDescription: String? { \"It is loud.\" }", catchAny, true),
    ("var errorDescription: Optional<String> { \"It is loud.\" }", catchAny, true),
  ])
  func aDescriptionThatIsNoOptional(declared: String, clause: String, isShown: Bool) async {
    let noise = """
      struct NoiseError: LocalizedError { \(declared) }
      func hear() throws { throw NoiseError() }
      """
    let code = "func go() { do { try hear() } \(clause) }\n}\n\(noise)\nextension Screen {"
    let found = await Self.messages(code)
    #expect(found.contains { $0.contains("It is loud.") } == isShown, "\(found)")
  }
}
