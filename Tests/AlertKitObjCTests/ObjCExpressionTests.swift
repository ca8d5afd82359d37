import Testing

/// What Objective-C's expressions are in the form that all languages share.
@Suite struct ObjCExpressionTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let code: String
    let form: String

    var testDescription: String { code }

    init(_ code: String, _ form: String) {
      self.code = code
      self.form = form
    }
  }

  @Test(arguments: [
    Case(#"@"Delete?""#, #""Delete?""#),
    Case(#"@"a\n\"b\"\\ \u00e9 \xe2\x80\xa6 \101""#, "\"a\n\"b\"\\ é … A\""),
    Case(#"@"\ud83d\ude00""#, #""😀""#),
    Case("@\"one \"\n  @\"two \" \"three\"", #""one two three""#),
    Case("@\"one \\\ntwo\"", #""one two""#),
    Case(#"@"a" SUFFIX @"b""#, #"(("a" + SUFFIX) + "b")"#),
    Case(#"PREFIX @"b""#, #"(PREFIX + "b")"#),
    Case(#"@[@"a", @1, b]"#, #"["a", 1, b]"#),
    Case(#"@{@"k": @"v", kOther: @YES,}"#, #"["k": "v", kOther: true]"#),
    Case(#"@(a + 1)"#, "(a + 1)"),
    Case("nil", "nil"), Case("NULL", "nil"), Case("@NO", "false"), Case("YES", "true"),
    Case("@selector(foo:)", "\\.foo."),
  ])
  func literals(_ given: Case) { #expect(CodeText.expression(given.code) == given.form) }

  @Test(arguments: [
    Case("a.b.c", "a.b.c"), Case("self->_name", "self.name"), Case("_name", "self.name"), Case("__func__", "__func__"),
    Case("__name", "self._name"), Case("Foo.new.name", "Foo().name"),
    Case("a ? b : c", "conditions [a]{b} []{c}"), Case(#"a ?: @"b""#, #"(a ?? "b")"#),
    Case("a ? b : c ? d : e", "conditions [a]{b} []{conditions [c]{d} []{e}}"),
    Case("a + b * c - d", "((a + (b * c)) - d)"), Case("!a && b == c || d", "((!a && (b == c)) || d)"),
    Case("(NSString *)a", "a"), Case("(__bridge NSString *)a", "a"), Case("(id<Foo>)[a b]", "a.b()"),
    Case("(a) + b", "(a + b)"), Case("(BOOL)a", "a"), Case("(void (^)(void))a", "a"), Case("(a * b)", "(a * b)"),
    Case("&error", "&error"), Case("*outer", "outer"), Case("a[1][b]", "a[1][b]"), Case("f(a, @\"b\")", "f(a, \"b\")"),
    Case("self.done(YES)", "self.done(true)"), Case("(a = b)", "b"), Case("(a, b)", "b"),
    Case("({ f(); a; })", "conditions []{f(); a}"),
    Case("sizeof(int)", "?"),
  ])
  func operators(_ given: Case) { #expect(CodeText.expression(given.code) == given.form) }

  @Test(arguments: [
    Case("^{ f(); }", "{ in f()}"), Case("^(UIAlertAction *action) { [self go]; }", "{action in self.go()}"),
    Case("^NSString *(id a, int b) { return a; }", "{a,b in return a}"), Case("^(void){ }", "{ in }"),
    Case("^(void (^done)(BOOL), NSArray<NSString *> *all) { }", "{done,all in }"), Case("^(BOOL) { }", "{_ in }"),
  ])
  func blocks(_ given: Case) { #expect(CodeText.expression(given.code) == given.form) }

  @Test(arguments: [
    Case("[a b]", "a.b()"), Case("[[a b] c:d]", "a.b().c(d)"), Case("[super viewDidLoad]", "super.viewDidLoad()"),
    Case("[self showAlertWithTitle:a message:b]", "self.showAlert(title: a, message: b)"),
    Case("[self tell:a :b]", "self.tell(a, b)"), Case("[self openURL:a inView:b]", "self.openURL(a, inView: b)"),
    Case("[self alertForError:e]", "self.alert(forError: e)"),
    Case("[x class:a for:b in:c default:d]", "x.class(a, for: b, in: c, default: d)"),
    Case("[a b:c ? d : e f:g]", "a.b(conditions [c]{d} []{e}, f: g)"), Case("[a b:(c) d:e]", "a.b(c, d: e)"),
    Case("[[X alloc] init]", "X()"), Case("[X new]", "X()"), Case("[[X alloc] initWithTitle:a URL:b]", "X(title: a, URL: b)"),
    Case("[[X alloc] initForKey:a]", "X(forKey: a)"), Case("[super initWithTitle:a]", "super.init(title: a)"),
    Case("[[self class] make]", "A.make()"), Case("[[self alloc] init]", "A()"), Case("[Foo<Bar *> new]", "Foo()"),
    Case("[(Foo *)a b]", "a.b()"), Case("[a b:^{ [c d]; } e:f]", "a.b({ in c.d()}, e: f)"), Case("[a[0] b]", "a[0].b()"),
    Case("[a b:c, d, nil]", "a.b(c, d)"),
  ])
  func messages(_ given: Case) { #expect(CodeText.expression(given.code) == given.form) }

  @Test(arguments: [
    Case(
      "[UIAlertController alertControllerWithTitle:t message:nil preferredStyle:UIAlertControllerStyleActionSheet]",
      "UIAlertController(title: t, message: nil, preferredStyle: UIAlertController.Style.actionSheet)"),
    Case(
      "[UIAlertAction actionWithTitle:t style:UIAlertActionStyleCancel handler:nil]",
      "UIAlertAction(title: t, style: UIAlertAction.Style.cancel, handler: nil)"),
    Case(
      "[alert addTextFieldWithConfigurationHandler:^(UITextField *field) { field.text = a; }]",
      "alert.addTextField(configurationHandler: {field in field.text = a})"),
    Case("[self presentViewController:a animated:YES completion:nil]", "self.present(a, animated: true, completion: nil)"),
    Case(#"NSLocalizedString(@"k", @"c")"#, #"NSLocalizedString("k", comment: "c")"#),
    Case(#"NSLocalizedStringFromTable(@"k", @"T", nil)"#, #"NSLocalizedString("k", tableName: "T", comment: nil)"#),
    Case(
      #"NSLocalizedStringWithDefaultValue(@"k", nil, [NSBundle mainBundle], @"v", @"c")"#,
      #"NSLocalizedString("k", bundle: Bundle.main, value: "v", comment: "c")"#),
    Case(
      #"[[NSBundle mainBundle] localizedStringForKey:@"k" value:@"" table:nil]"#,
      #"Bundle.main.localizedString(forKey: "k", value: "")"#),
    Case(#"[NSString stringWithFormat:@"%@ of %d", a, b]"#, #"String(format: "%@ of %d", a, b)"#),
    Case(#"[[NSString alloc] initWithFormat:@"%@", a]"#, #"String(format: "%@", a)"#),
    Case(#"[a stringByAppendingString:@"b"]"#, #"(a + "b")"#),
    Case(#"[a stringByAppendingFormat:@"x %@", b]"#, #"(a + String(format: "x %@", b))"#),
    Case(#"[NSString stringWithFormat:@"%@\n%@", a, b]"#, "((a + \"\n\") + b)"), Case("[NSMutableString new]", #""""#),
    Case("[[NSMutableArray alloc] init]", "[]"), Case("[NSMutableDictionary dictionary]", "[]"), Case("[a copy]", "a"),
    Case("[Names copy]", "Names.copy()"),
    Case("[NSArray arrayWithObjects:a, b, nil]", "[a, b]"), Case("[NSSet setWithObject:a]", "[a]"),
    Case("[NSDictionary dictionaryWithObjectsAndKeys:a, @\"k\", nil]", "[\"k\": a]"), Case("[a objectAtIndex:0]", "a[0]"),
    Case("[UIApplication sharedApplication]", "UIApplication.shared"),
    Case("UIApplication.sharedApplication", "UIApplication.shared"),
    Case(
      "[UNNotificationAction actionWithIdentifier:i title:t options:UNNotificationActionOptionNone]",
      "UNNotificationAction(identifier: i, title: t, options: [])"),
    Case(
      "[UNNotificationCategory categoryWithIdentifier:i actions:@[a] intentIdentifiers:@[] options:UNNotificationCategoryOptionCustomDismissAction]",
      "UNNotificationCategory(identifier: i, actions: [a], intentIdentifiers: [], "
        + "options: UNNotificationCategoryOptions.customDismissAction)"),
    Case(
      "[[UNUserNotificationCenter currentNotificationCenter] requestAuthorizationWithOptions:UNAuthorizationOptionAlert | UNAuthorizationOptionSound completionHandler:h]",
      "UNUserNotificationCenter.current().requestAuthorization("
        + "options: [UNAuthorizationOptions.alert, UNAuthorizationOptions.sound], completionHandler: h)"),
    Case("dispatch_async(dispatch_get_main_queue(), ^{ [a b]; })", "DispatchQueue.main.async({ in a.b()})"),
  ])
  func platform(_ given: Case) { #expect(CodeText.expression(given.code) == given.form) }
}
