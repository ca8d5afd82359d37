import AlertKitCore
import Testing

/// `--write-state`: what is stale is marked, and no other byte changes.
@Suite struct ReviewMarksTests {
  private static let spec = "alerts:\n  a: {title: a.t, buttons: [{title: {text: OK}}]}\n"

  /// The files that change, with their bytes after, and how many texts could not be marked.
  private func marks(_ before: [String: String], _ after: [String: String]) async -> (files: [String: String], unmarked: Int) {
    let then = await project(before.merging(["App/alerts.yaml": Self.spec]) { $1 })
    let files = after.merging(["App/alerts.yaml": Self.spec]) { $1 }
    let now = await project(files)
    let comparison = await StateFixture.compare(then, now)
    let marks = ReviewMarks(comparison.came, in: now, of: inputs(files))
    return (
      Dictionary(uniqueKeysWithValues: marks.files.map { ($0.path, String(decoding: $0.after, as: UTF8.self)) }), marks.unmarked
    )
  }

  private func catalog(_ source: String, korean: String, german: String = #"{"stringUnit" : {"value" : "Foto löschen?"}}"#)
    -> String
  {
    """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "a.t" : {
          "localizations" : {
            "de" : \(german),
            "en" : {"stringUnit" : {"state" : "translated", "value" : "\(source)"}},
            "ko" : {
              "stringUnit" : {
                "state" : "\(korean)",
                "value" : "사진을 삭제하겠습니까?"
              }
            }
          }
        },
        "other" : {"localizations" : {"ko" : {"stringUnit" : {"state" : "translated", "value" : "다른"}}}}
      },
      "version" : "1.0"
    }
    """
  }

  @Test func catalogsChangeInTheStatesAlone() async {
    let path = "App/Localizable.xcstrings"
    let before = catalog("Delete the photo?", korean: "translated")
    let after = catalog("Remove the photo?", korean: "translated")
    let (files, unmarked) = await marks([path: before], [path: after])
    let german = #"{"stringUnit" : {"state" : "needs_review","value" : "Foto löschen?"}}"#
    #expect(files == [path: catalog("Remove the photo?", korean: "needs_review", german: german)])
    #expect(unmarked == 0)
    // A second run finds nothing stale.
    #expect(await marks([path: before], files).files == [:])
  }

  @Test func everyFormOfAPluralIsMarked() async {
    func catalog(_ source: String, state: String) -> String {
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"a.t": {"localizations": {
        "en": {"variations": {"plural": {"one": {"stringUnit": {"state": "translated", "value": "\(source) %lld photo?"}},
          "other": {"stringUnit": {"state": "translated", "value": "\(source) %lld photos?"}}}}},
        "de": {"variations": {"plural": {"one": {"stringUnit": {"state": "\(state)", "value": "%lld Foto löschen?"}},
          "other": {"stringUnit": {"state": "\(state)", "value": "%lld Fotos löschen?"}}}}}}}}}
      """
    }
    let path = "App/Localizable.xcstrings"
    let (files, _) = await marks([path: catalog("Delete", state: "translated")], [path: catalog("Remove", state: "translated")])
    #expect(files == [path: catalog("Remove", state: "needs_review")])
  }

  private func xliff(_ source: String, target: String, version: String = "1.2") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="\(version)">
      <file original="App/Localizable.strings" source-language="en" target-language="ko" datatype="plaintext">
        <body>
          <trans-unit id="a.t"><source>\(source)</source>\(target)<note>Title.</note></trans-unit>
        </body>
      </file>
    </xliff>
    """
  }

  @Test func translationsOfXLIFFGetAState() async {
    for (old, new) in [
      ("<target>사진을 삭제하겠습니까?</target>", "<target state=\"needs-review-translation\">사진을 삭제하겠습니까?</target>"),
      (
        "<target state=\"translated\" xml:lang='ko'>사진을 삭제하겠습니까?</target>",
        "<target state=\"needs-review-translation\" xml:lang='ko'>사진을 삭제하겠습니까?</target>"
      ),
    ] {
      let path = "App/ko.xliff"
      let (files, _) = await marks(
        [path: xliff("Delete the photo?", target: old)], [path: xliff("Remove the photo?", target: old)])
      #expect(files == [path: xliff("Remove the photo?", target: new)])
      #expect(await marks([path: xliff("Delete the photo?", target: old)], files).files == [:])
    }
  }

  @Test func segmentsOfXLIFF2GetAState() async {
    func xliff(_ source: String, _ segment: String) -> String {
      """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="ko"><file id="f" original="App/Localizable.strings">
      <unit id="a.t"><\(segment)><source>\(source)</source><target>사진을 삭제하겠습니까?</target></segment></unit></file></xliff>
      """
    }
    let path = "App/ko.xliff"
    let (files, _) = await marks(
      [path: xliff("Delete the photo?", "segment state=\"final\"")],
      [path: xliff("Remove the photo?", "segment state=\"final\"")])
    let marked = "segment state=\"translated\" subState=\"alertcopy:needs_review\""
    #expect(files == [path: xliff("Remove the photo?", marked)])
    #expect(await marks([path: xliff("Delete the photo?", "segment state=\"final\"")], files).files == [:])
  }

  @Test func stringsFilesHoldNoState() async {
    func tables(_ title: String) -> [String: String] {
      [
        "App/en.lproj/Localizable.strings": strings(KeyValuePairs(dictionaryLiteral: ("a.t", title))),
        "App/ko.lproj/Localizable.strings": strings(["a.t": "사진을 삭제하겠습니까?"]),
      ]
    }
    let (files, unmarked) = await marks(tables("Delete the photo?"), tables("Remove the photo?"))
    #expect(files == [:] && unmarked == 1)
  }
}
