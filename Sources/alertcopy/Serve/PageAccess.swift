/// Who may see the page: whoever has the token, from this machine's own browser.
struct PageAccess: Sendable {
  /// Why a request is turned away, as an HTTP status.
  enum Refusal: Int, Sendable {
    /// It has neither token nor cookie, or a wrong one.
    case forbidden = 403
    /// It is meant for another host: a name that leads here is somebody else's.
    case misdirected = 421
  }

  /// What a request says of itself.
  struct Request: Sendable {
    var host: String?
    var origin: String?
    var cookie: String?
    /// The token of the address; nil where it has none.
    var token: String?
    var isUpgrade = false
  }

  let token: String
  let port: UInt16

  /// A token nobody can guess.
  static func makeToken() -> String {
    var random = SystemRandomNumberGenerator()
    let digits = Array("0123456789abcdefghijklmnopqrstuvwxyz".utf8)
    return String(decoding: (0..<32).map { _ in digits[Int.random(in: 0..<digits.count, using: &random)] }, as: UTF8.self)
  }

  /// The address that opens the page.
  var address: String { "http://127.0.0.1:\(port)/?token=\(token)" }

  /// Browsers keep cookies a host, not a port, so that each server's has a name of its own.
  private var cookieName: String { "alertcopy-\(port)" }

  /// The header that lets the browser in from then on.
  var setCookie: String { "\(cookieName)=\(token); Path=/; HttpOnly; SameSite=Strict" }

  private var hosts: [String] { ["127.0.0.1:\(port)", "localhost:\(port)"] }

  /// Why a request is turned away; nil where it is answered.
  func refusal(of request: Request) -> Refusal? {
    guard let host = request.host?.lowercased(), hosts.contains(host) else { return .misdirected }
    if let origin = request.origin, origin != "http://\(host)" { return .forbidden }
    if request.isUpgrade, request.origin == nil { return .forbidden }
    if let own = request.token { return Self.same(own, token) && !request.isUpgrade ? nil : .forbidden }
    return cookies(request.cookie).contains { Self.same($0, token) } ? nil : .forbidden
  }

  private func cookies(_ header: String?) -> [String] {
    (header ?? "").split(separator: ";").compactMap { pair in
      let parts = pair.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, parts[0].drop(while: { $0 == " " }) == cookieName else { return nil }
      return String(parts[1])
    }
  }

  /// Whether two texts are the same, in a time that does not tell how far they are.
  private static func same(_ left: String, _ right: String) -> Bool {
    guard left.utf8.count == right.utf8.count else { return false }
    return zip(left.utf8, right.utf8).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
