import AlertKitCore
import FlyingFox
import Foundation

/// Answers the browser: the page's files, and the socket on which the page talks.
struct PageServer: HTTPHandler {
  let access: PageAccess
  let workspace: Workspace

  /// The page's files by path.
  private static let types = ["html": "text/html", "css": "text/css", "js": "text/javascript", "svg": "image/svg+xml"]

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    let isUpgrade = request.headers[.upgrade]?.lowercased() == "websocket"
    let token = request.query.first { $0.name == "token" }?.value
    let asked = PageAccess.Request(
      host: request.headers[.host], origin: request.headers[HTTPHeader("Origin")], cookie: request.headers[.cookie],
      token: token,
      isUpgrade: isUpgrade)
    if let refusal = access.refusal(of: asked) {
      return text(refusal.words, HTTPStatusCode(refusal.rawValue, phrase: "Refused"))
    }
    guard request.method == .GET else { return text("Only GET is answered.", .methodNotAllowed) }
    if token != nil {
      var response = text("", .seeOther)
      response.headers[.location] = "/"
      response.headers[.setCookie] = access.setCookie
      return response
    }
    if request.path == "/socket" {
      let frames = MessageFrameWSHandler(handler: PageSocket(workspace: workspace), frameSize: 1 << 20)
      return try await WebSocketHTTPHandler(handler: frames).handleRequest(request)
    }
    let name = request.path == "/" ? "index.html" : String(request.path.dropFirst())
    let kind = name.split(separator: ".").last.map(String.init) ?? ""
    guard let contents = PageFiles.text(of: name), let type = Self.types[kind] else { return text("Not found.", .notFound) }
    return response(contents, .ok, type: type)
  }

  private func text(_ text: String, _ status: HTTPStatusCode) -> HTTPResponse { response(text, status, type: "text/plain") }

  private func response(_ text: String, _ status: HTTPStatusCode, type: String) -> HTTPResponse {
    HTTPResponse(
      statusCode: status,
      headers: [
        .contentType: "\(type); charset=utf-8", .cacheControl: "no-store",
        HTTPHeader("Content-Security-Policy"): policy, HTTPHeader("X-Content-Type-Options"): "nosniff",
        HTTPHeader("Referrer-Policy"): "no-referrer", HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin",
        HTTPHeader("Cross-Origin-Opener-Policy"): "same-origin", HTTPHeader("X-Frame-Options"): "DENY",
      ], body: Data(text.utf8))
  }

  private var policy: String {
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; "
      + "connect-src 'self' ws://127.0.0.1:\(access.port) ws://localhost:\(access.port); base-uri 'none'; form-action 'none'; "
      + "frame-ancestors 'none'"
  }
}

extension PageAccess.Refusal {
  fileprivate var words: String {
    switch self {
    case .forbidden: "Open the address that alertcopy serve printed: it has the token that lets you in."
    case .misdirected: "This server answers only to 127.0.0.1 and localhost."
    }
  }
}

/// One open page.
struct PageSocket: WSMessageHandler {
  let workspace: Workspace

  func makeMessages(for client: AsyncStream<WSMessage>) async throws -> AsyncStream<WSMessage> {
    let (messages, out) = AsyncStream.makeStream(of: WSMessage.self)
    let id = UUID()
    await workspace.join(id) { out.yield(.text($0)) }
    let task = Task {
      for await message in client {
        guard case .text(let text) = message else { continue }
        out.yield(.text(await workspace.answer(text)))
      }
      await workspace.leave(id)
      out.finish()
    }
    out.onTermination = { _ in task.cancel() }
    return messages
  }
}
