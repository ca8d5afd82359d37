/// An HTML page that loads nothing: its content security policy allows its own script and style, by their hashes, and nothing else.
struct SelfContainedPage {
  /// As text.
  let title: String
  let style: String
  let script: String

  /// The page's text.
  ///
  /// - Parameter content: Markup that stands before the script.
  func text(holding content: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src '\(Self.hash(script))'; \
    style-src '\(Self.hash(style))'; base-uri 'none'; form-action 'none'">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="referrer" content="no-referrer">
    <title>\(Markup.escaped(title))</title>
    <style>\(style)</style>
    </head>
    <body>
    \(content)
    <script>\(script)</script>
    </body>
    </html>

    """
  }

  private static func hash(_ text: String) -> String { "sha256-" + SHA256.hash(of: text).base64 }
}
