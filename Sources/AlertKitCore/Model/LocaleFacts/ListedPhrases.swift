/// Phrases that a locale's file lists, and how they are looked for in texts, which is worked out where it is first asked for.
struct ListedPhrases: Sendable, Equatable, ExpressibleByArrayLiteral {
  private let content: Content

  init(_ texts: [String]) { content = Content(texts) }

  init(arrayLiteral elements: String...) { self.init(elements) }

  var texts: [String] { content.texts }
  var isEmpty: Bool { texts.isEmpty }
  var forms: Forms { content.kept.value { Forms(texts) } }

  private final class Content: Sendable {
    let texts: [String]
    let kept = KeptObject<Forms>()

    init(_ texts: [String]) { self.texts = texts }
  }

  final class Forms: Sendable {
    /// As whole words.
    let list: PhraseList
    /// As texts are compared, in their order.
    let keys: [String]
    let any: ByteSearch

    init(_ texts: [String]) {
      list = PhraseList(texts)
      keys = texts.map { LocaleFacts.key($0) }
      any = ByteSearch(keys)
    }
  }

  static func == (one: Self, other: Self) -> Bool { one.texts == other.texts }
}
