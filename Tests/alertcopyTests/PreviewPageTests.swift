import Foundation
import Testing

/// The page in a real browser.
@Suite struct PreviewPageTests {
  private static let hostile = [
    "</text><script>document.title = 'run'</script>", "</script><img src=x onerror=document.title='run'>",
    "<svg onload=document.title='run'>", "'];document.title='run';//", "<!--<script>", "\u{202E}evil",
    "<img src=https://example.com/x>", "]]></style>",
  ]

  private static var files: [String: String] {
    var spec = "alerts:\n"
    var tables = ["en": "", "ko": ""]
    for (index, text) in hostile.enumerated() {
      spec +=
        "  \"\(text)\":\n    title: t\(index)\n    message: m\(index)\n    buttons:\n      - {title: b\(index), role: cancel}\n"
      for locale in tables.keys {
        for key in ["t", "m", "b"] { tables[locale]! += "\"\(key)\(index)\" = \"\(text) \(locale)\";\n" }
      }
    }
    spec += "  sign-out: {title: {text: Sign Out?}, buttons: [{title: {text: No}, role: cancel}, {title: {text: Yes}}]}\n"
    return [
      "alerts.yaml": spec, "en.lproj/Localizable.strings": tables["en"]!, "ko.lproj/Localizable.strings": tables["ko"]!,
    ]
  }

  /// The page of an app whose every text tries to break out, as the browser has it.
  private func page(_ fragment: String = "") throws -> Browser.Page {
    try Tool.inFolder(of: Self.files) { folder in
      let run = try Tool.run(["preview", ".", "--format", "html", "--output", "page.html"], in: folder)
      #expect(run.status == 0, "\(run.errors)")
      return try Browser.open(folder.appending(path: "page.html"), fragment: fragment)
    }
  }

  private func count(_ text: String, in page: Browser.Page) -> Int {
    page.document.components(separatedBy: text).count - 1
  }

  @Test(.enabled(if: Browser.isExpected, "no browser is installed"))
  func buildsFiltersAndDrawsAndRunsNothingElse() throws {
    let page = try page()
    #expect(page.console.isEmpty, "\(page.console)")
    #expect(!page.document.contains("<title>run</title>"))
    #expect(page.document.contains("alerts in every locale</title>"))
    for name in ["locale", "finding", "words", "orientation", "design", "device", "appearance"] {
      #expect(page.document.contains("name=\"\(name)\""), "\(name)")
    }
    #expect(page.document.contains("<option value=\"ko\">Korean (ko)</option>"))
    #expect(page.document.contains("17 of 17 shown</output>"))
    #expect(count("<article ", in: page) == 17)
    #expect(count("<script", in: page) == 2)
    #expect(!page.document.contains("<img"))
    #expect(!page.document.contains("onload=\""))
    // In JSON and in markup both; no element was made of it.
    #expect(page.document.contains("&lt;/text&gt;&lt;script&gt;"))
    #expect(page.document.contains("<code>yes-no-button</code>"))
  }

  @Test(.enabled(if: Browser.isExpected, "no browser is installed"))
  func filtersFromTheAddressHold() throws {
    let locale = try page("#locale=ko&orientation=landscape&design=glass")
    #expect(locale.document.contains("8 of 17 shown</output>"))
    #expect(locale.document.contains("glass · iPhone SE, iPhone 16 · landscape · L"))
    #expect(!locale.document.contains("<p>classic"))
    #expect(locale.document.contains(" · source</figcaption>"))
    let finding = try page("#finding=any&words=sign-out")
    #expect(finding.document.contains("1 of 17 shown</output>"))
  }

  @Test func theFileLoadsNothing() throws {
    try Tool.inFolder(of: Self.files) { folder in
      let page = try Tool.run(["preview", ".", "--format", "html"], in: folder).output
      #expect(page.contains("content=\"default-src 'none'; script-src 'sha256-"))
      #expect(!page.contains("unsafe-inline"))
      let markup = page.replacing(#/<script type="application\/json".*?<\/script>/#.dotMatchesNewlines(), with: "")
      for part in ["src=", "href=", "url(", "@import", "fetch(", "XMLHttpRequest"] {
        #expect(!markup.contains(part), "\(part)")
      }
      #expect(page.contains("<noscript><p>"))
      #expect(page.components(separatedBy: "<script").count == 3)
    }
  }
}
