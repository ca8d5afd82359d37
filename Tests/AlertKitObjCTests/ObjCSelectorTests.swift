import AlertKitCode
import Testing

/// How Swift may spell a selector.
@Suite struct ObjCSelectorTests {
  @Test(arguments: [
    ("showAlertWithTitle:message:", "showAlert(title:message:)"), ("showAlert", "showAlert()"), ("showAlert:", "showAlert(_:)"),
    ("initWithURLString:", "init(urlString:)"), ("init", "init()"), ("initForKey:", "init(forKey:)"),
    ("alertForError:", "alert(forError:)"),
    ("moveTo:", "move(to:)"), ("insertObject:atIndex:", "insertObject(_:atIndex:)"), ("forKey:", "forKey(_:)"),
    ("tell::", "tell(_:_:)"),
    ("initialize:", "initialize(_:)"), ("showWithin:", "show(within:)"),
  ])
  func oneName(selector: String, name: String) { #expect(text(ObjCSelector(selector).name) == name) }

  @Test(arguments: [
    (
      "showAlertWithTitle:message:",
      ["showAlert(title:message:)", "showAlert(withTitle:message:)", "showAlertWithTitle(_:message:)"]
    ),
    ("alertForError:", ["alert(forError:)", "alert(for:)"]), ("presentError:", ["presentError(_:)", "present(_:)"]),
    ("initWithTitle:", ["init(title:)", "init(withTitle:)"]),
  ])
  func allNames(selector: String, names: [String]) {
    #expect(Set(names).isSubset(of: Set(ObjCSelector(selector).names.map(text))))
  }

  @Test(
    arguments: [
      ("actionWithTitle:style:", "UIAlertAction", "init(title:style:)"),
      ("alertControllerWithTitle:", "UIAlertController", "init(title:)"),
      ("showWithTitle:", "UIAlertController", nil), ("requestWithURL:", "NSURLRequest", "init(url:)"),
    ] as [(String, String, String?)])
  func factories(selector: String, type: String, name: String?) {
    #expect(ObjCSelector(selector).initializer(of: type).map(text) == name)
  }

  @Test func labels() {
    #expect(
      ObjCSelector.areSame("title", "withTitle") && ObjCSelector.areSame("withURL", "url") && ObjCSelector.areSame(nil, nil))
    #expect(ObjCSelector.areSame("tap", "tapBlock") && !ObjCSelector.areSame("tap", "topBlock"))
    #expect(!ObjCSelector.areSame("title", "withMessage") && !ObjCSelector.areSame(nil, "withTitle"))
  }

  private func text(_ name: ObjCSelector.Name) -> String {
    "\(name.base)(\(name.labels.map { ($0 ?? "_") + ":" }.joined()))"
  }
}
