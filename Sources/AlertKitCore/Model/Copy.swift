/// The words of one field in one locale, as the device would show them. Copies share their storage.
public struct Copy: Hashable, Sendable {
  /// Where the words of a field came from in this locale.
  public enum Status: Hashable, Sendable {
    /// The locale's own table, or the source locale itself.
    case translated
    /// The locale lacks the key: shown in the source language.
    case missing
    /// The locale has the key with an empty text: shown in the source language.
    case empty
    /// A catalog marks the text as new: shown in the source language.
    case new
    /// Not to be translated: a literal, or a key that a catalog says not to translate.
    case untranslatable
    /// Known only at run time. There are no variants.
    case dynamic
    /// No table has the key in any locale, and the code gives no default. There are no variants.
    case unknownKey
    /// The locale has an older source text, which stands in unrelated languages too: nobody has translated it.
    case stale
  }

  /// One text that the field can show.
  public struct Variant: Hashable, Sendable {
    /// What selects it; empty for a text that does not vary.
    public var selectors: [StringValue.Selector]
    /// The words, with placeholders as they stand in the table.
    public var text: String
    /// Where it stands; nil for a text of the system's.
    public var range: SourceRange?
    /// Whether ``range`` is the key's, as the text stands nowhere else: it cannot be changed without the key.
    package var standsAtKey: Bool
    /// The key that it is a text of; nil for one without a key.
    package var key: String?
    /// The stretches that it is put together from, in order; empty where it is the text at ``range`` as it stands.
    package var parts: [Part] = []

    /// A stretch of a text that is put together from several.
    package struct Part: Hashable, Sendable {
      /// The text that the stretch is a part of, as its file has it.
      var source: LocatedText
      /// UTF-8 offsets into the source's text; nil for the number's specifier, which stands there as `%arg`.
      var range: Range<Int>?
      /// The stretch as it is shown.
      var text: String
    }

    package init(
      _ text: String, selectors: [StringValue.Selector] = [], range: SourceRange? = nil, standsAtKey: Bool = false
    ) {
      self.text = text
      self.selectors = selectors
      self.range = range
      self.standsAtKey = standsAtKey
    }
  }

  /// What is seldom so of a text.
  package struct Remarks: Hashable, Sendable {
    /// Whether code names a key that no table has, in an app that is translated.
    package var isInNoTable = false
    /// A key with placeholders of other types that the locale has in place of a missing one.
    package var otherKey: String?
    /// In the source locale, the folders of equally near tables of the same name that have another text for the key.
    package var otherModules: [String] = []
    /// Whether a translation is marked as one to look at again.
    package var needsReview = false
    /// Whether nearly all translations ask for the same values, and the source text for others: it is the source that is wrong.
    package var isOutvoted = false

    package init() {}

    /// Whether there is anything to remark.
    var areSome: Bool { isInNoTable || needsReview || isOutvoted || otherKey != nil || !otherModules.isEmpty }
  }

  private struct Content: Hashable, Sendable {
    let reference: StringReference
    let status: Status
    let variants: [Variant]
    let comment: String?
    let alternatives: [Copy]
    let remarks: Remarks
  }

  private let content: Shared<Content>

  /// The text as the spec or the source file names it.
  public var reference: StringReference { content.value.reference }
  /// Where the words came from.
  public var status: Status { content.value.status }
  /// Every text that the field can show: plural and device variants and run-time alternatives. The first is what a person
  /// most often sees (the `other` category, the iPhone).
  public var variants: [Variant] { content.value.variants }
  /// The translator's or developer's comment of the key, where there is one.
  public var comment: String? { content.value.comment }
  /// Where the text is one of several that are chosen at run time, each of them, in the order of ``variants``; else empty.
  package var alternatives: [Copy] { content.value.alternatives }
  /// What is seldom so.
  package var remarks: Remarks { content.value.remarks }
  /// Whether there are ``remarks``.
  var hasRemarks: Bool { content.value.remarks.areSome }

  package init(
    reference: StringReference, status: Status, variants: [Variant], comment: String? = nil, alternatives: [Copy] = [],
    remarks: Remarks = Remarks()
  ) {
    content = Shared(
      Content(
        reference: reference, status: status, variants: variants, comment: comment, alternatives: alternatives,
        remarks: remarks))
  }

  /// Whether the locale has words of its own for the field.
  var isOwn: Bool { status == .translated || status == .untranslatable }

  /// Each text that has a key or place of its own: the alternatives, or the copy itself.
  package var single: [Copy] { alternatives.isEmpty ? [self] : alternatives.flatMap(\.single) }

  /// Which of ``single`` shows a variant, and which of its variants that is.
  func place(ofVariant index: Int) -> (single: Int, variant: Int) {
    var start = 0
    for (number, copy) in single.enumerated() {
      if index < start + copy.variants.count { return (number, index - start) }
      start += copy.variants.count
    }
    return (0, index)
  }

  /// Whether it is known that nothing is shown.
  var isBlank: Bool { isWhole && variants.allSatisfy(\.text.isEmpty) }

  /// Whether it is what an error says of itself at run time.
  var isOfError: Bool {
    if case .dynamic(let expression) = reference { expression.hasSuffix("localizedDescription") } else { false }
  }

  /// Whether all that the field may show is known before run time.
  var isWhole: Bool {
    alternatives.isEmpty ? !variants.isEmpty : single.allSatisfy { !$0.variants.isEmpty }
  }

  /// The text that a person most often sees; nil when it is known only at run time.
  public var text: String? { variants.first?.text }
}
