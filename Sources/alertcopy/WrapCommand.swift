public import AlertKitCore
public import ArgumentParser

/// `alertcopy wrap`: one text, or a stream of them.
struct WrapCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "wrap", abstract: "Wraps a text as the device would.",
    discussion: """
      Prints the text's lines. With --jsonl, reads requests from standard input, one JSON object a line: {"id", "text", \
      "locale", "style", "width", "strategy": "greedy"|"standard"}, and answers each in order with {"id", "starts", "widths", \
      "natural"}; a line that is no request is answered with {"id", "error"}.
      """)

  @Argument(help: "The text; standard input when absent.")
  var text: String?

  @Option(help: "The text's locale, such as ko or pt-BR.")
  var locale = "en"

  @Option(help: "What the text is: \(LabelStyle.allCases.map(\.rawValue).joined(separator: ", ")).")
  var style = LabelStyle.alertMessage

  @Option(help: "The width in points; the style's own when absent.")
  var width: Double?

  @Option(help: "greedy or standard (UIKit's labels: no lone word on the last line).")
  var strategy = BreakStrategy.standard

  @Flag(help: "Read requests from standard input, one JSON object a line.")
  var jsonl = false

  func validate() throws {
    if LocaleTag(locale)?.hasKnownLanguage != true { throw ValidationError("unknown locale '\(locale)'") }
    if let width, !(width > 0) { throw ValidationError("the width must be more than 0") }
    if jsonl, text != nil { throw ValidationError("--jsonl reads standard input and takes no text") }
  }

  func run() throws {
    if jsonl {
      var stream = LineStream(WrapResponder())
      return try stream.run()
    }
    let text = self.text ?? standardInput()
    let paragraph = Paragraph(text, locale: LocaleTag(locale) ?? .base)
    let measured = paragraph.measured(in: style.font, strategy: strategy)
    for line in measured.lines(width: width ?? style.width) {
      print(paragraph.string(line.range.lowerBound..<line.visibleEnd))
    }
  }

  private func standardInput() -> String {
    var text = ""
    while let line = readLine(strippingNewline: false) { text += line }
    if text.hasSuffix("\n") { text.removeLast() }
    return text
  }
}

extension LabelStyle: ExpressibleByArgument {}
extension BreakStrategy: ExpressibleByArgument {}
