import Testing

@testable import alertcopy

/// Who is let in to the translator's page.
@Suite struct PageAccessTests {
  static let access = PageAccess(token: PageAccess.makeToken(), port: 4321)

  static func request(
    host: String? = "127.0.0.1:4321", origin: String? = nil, token: String? = nil, cookie: String? = nil,
    isUpgrade: Bool = false
  ) -> PageAccess.Request {
    PageAccess.Request(host: host, origin: origin, cookie: cookie, token: token, isUpgrade: isUpgrade)
  }

  static var cookie: String { "other=1; alertcopy-4321=\(access.token)" }

  @Test func theTokenAndThenTheCookieLetIn() {
    #expect(Self.access.refusal(of: Self.request(token: Self.access.token)) == nil)
    #expect(Self.access.refusal(of: Self.request(cookie: Self.cookie)) == nil)
    #expect(Self.access.refusal(of: Self.request(host: "LocalHost:4321", cookie: Self.cookie)) == nil)
    #expect(
      Self.access.refusal(of: Self.request(origin: "http://127.0.0.1:4321", cookie: Self.cookie, isUpgrade: true)) == nil)
  }

  @Test func nothingElseDoes() {
    let wrong = String(repeating: "a", count: 32)
    #expect(Self.access.refusal(of: Self.request()) == .forbidden)
    #expect(Self.access.refusal(of: Self.request(token: wrong, cookie: Self.cookie)) == .forbidden)
    #expect(Self.access.refusal(of: Self.request(token: "")) == .forbidden)
    #expect(Self.access.refusal(of: Self.request(cookie: "alertcopy-4321=\(wrong)")) == .forbidden)
    #expect(Self.access.refusal(of: Self.request(cookie: "alertcopy-1=\(Self.access.token)")) == .forbidden)
  }

  @Test(arguments: [nil, "evil.example", "evil.example:4321", "127.0.0.1", "127.0.0.1:80", "127.0.0.1:4321.evil.example"])
  func anotherHostIsMisdirected(_ host: String?) {
    #expect(Self.access.refusal(of: Self.request(host: host, token: Self.access.token, cookie: Self.cookie)) == .misdirected)
  }

  @Test(arguments: ["http://evil.example", "null", "https://127.0.0.1:4321", "http://localhost:4321", "http://127.0.0.1:80"])
  func anotherOriginIsForbidden(_ origin: String) {
    for isUpgrade in [true, false] {
      #expect(Self.access.refusal(of: Self.request(origin: origin, cookie: Self.cookie, isUpgrade: isUpgrade)) == .forbidden)
    }
  }

  @Test func aSocketNeedsAnOriginAndNoTokenInItsAddress() {
    #expect(Self.access.refusal(of: Self.request(cookie: Self.cookie, isUpgrade: true)) == .forbidden)
    let withToken = Self.request(
      origin: "http://127.0.0.1:4321", token: Self.access.token, cookie: Self.cookie, isUpgrade: true)
    #expect(Self.access.refusal(of: withToken) == .forbidden)
  }

  @Test func tokensDiffer() {
    #expect(Set((0..<100).map { _ in PageAccess.makeToken() }).count == 100)
    #expect(PageAccess.makeToken().utf8.count == 32)
  }
}
