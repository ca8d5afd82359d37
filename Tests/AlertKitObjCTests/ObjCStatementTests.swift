import Testing

/// What Objective-C's statements are in the form that all languages share.
@Suite struct ObjCStatementTests {
  typealias Case = ObjCExpressionTests.Case

  @Test(arguments: [
    Case("UIAlertController *alert = a;", "var alert: UIAlertController = a"),
    Case("__weak typeof(self) weakSelf = self;", "var weakSelf = self"),
    Case("static NSString *const k = @\"v\";", "var k: String = \"v\""),
    Case("const BOOL b = YES, c = NO;", "var b: Bool = true; var c: Bool = false"),
    Case("NSArray<NSString *> *all;", "var all: []<String>"),
    Case("void (^done)(BOOL) = ^(BOOL b) { };", "var done: -> = {b in }"),
    Case("NSString *names[] = { @\"a\", @\"b\" };", "var names: []<String> = [\"a\", \"b\"]"),
    Case("id<Foo> x = y;", "var x = y"),
    Case("unsigned int i = 0;", "var i: Int = 0"), Case("__block NSString *s;", "var s: String"), Case("a * b;", "var b: a"),
    Case("NSString *_local = a; f(_local);", "var _local: String = a; f(_local)"),
    Case("NSDictionary<NSString *, NSArray<Foo *> *> *d;", "var d: Dictionary<String, []>"),
  ])
  func variables(_ given: Case) { #expect(CodeText.body(given.code) == given.form) }

  @Test(arguments: [
    Case("a = b;", "a = b"), Case("a = b = c;", "b = c; a = c"), Case("a += b;", "a += b"),
    Case("self.title = b;", "self.title = b"),
    Case("[alert setMessage:x];", "alert.message = x"),
    Case("[self.button setTitle:a forState:b];", "self.button.setTitle(a, forState: b)"),
    Case("[center setNotificationCategories:s];", "center.setNotificationCategories(s)"), Case("[a appendString:b];", "a += b"),
    Case("[a appendFormat:@\"x %@\", b];", "a += String(format: \"x %@\", b)"), Case("_alert = nil;", "self.alert = nil"),
    Case("self = [super init]; f();", "super.init(); f()"), Case("a = 1, b = 2;", "a = 1; b = 2"),
  ])
  func assignments(_ given: Case) { #expect(CodeText.body(given.code) == given.form) }

  @Test(arguments: [
    Case("if (a) { b(); } else if (c) d(); else { e(); }", "conditions [a]{b()} [c]{d()} []{e()}"),
    Case("if (a) b();", "conditions? [a]{b()}"), Case("if (a && b) c();", "conditions? [(a && b)]{c()}"),
    Case("if (_a && _b) c(_b);", "conditions? [(self.a && self.b)]{c(self.b)}"),
    Case("if (Foo *a = b) c();", "conditions? [b]{c()}"),
    Case("if (self = [super init]) { a(); } return self;", "do {a()}; return self"),
    Case(
      "switch (k) { case A: case B: f(); break; case C: { g(); break; } default: return; }",
      "cases k [A|B]{f()} [C]{g()} []{return}"),
    Case("for (Foo *x in xs) { f(x); }", "for x in xs {f(x)}"), Case("for (int i = 0; i < n; i++) f(i);", "for i {f(i)}"),
    Case("for (int i = 0; i < xs.count; i++) f(i);", "for i in xs.indices {f(i)}"),
    Case("for (int i = 1; i < xs.count; i++) f(i);", "for i in (1 ..< xs.count) {f(i)}"),
    Case("while (a) { b(); }", "for  {b()}"), Case("do { a(); } while (b);", "do {a()}"),
    Case("@try { a(); } @catch (NSException *e) { b(); } @finally { c(); }", "errors []{a()} []{b()}; do {c()}"),
    Case("@autoreleasepool { a(); } @synchronized(self) { b(); }", "do {a()}; do {b()}"), Case("return; f();", "return; f()"),
    Case("@strongify(self); f();", "f()"), Case("STRONG_SELF\n[self f];", "self.f()"),
    Case("out: f(); goto out;", "f()"),
    Case("@throw e;", "leave"), Case("typedef int X; f();", "f()"), Case("struct Point { int x; } p; f();", "f()"),
    Case("struct Point p = q; f();", "var p: Point = q; f()"),
  ])
  func control(_ given: Case) { #expect(CodeText.body(given.code) == given.form) }

  @Test(arguments: [
    Case("#if TARGET_OS_IPHONE\na();\n#else\nb();\n#endif\nc();", "compilation [phones]{a()} [others]{b()}; c()"),
    Case("#if !TARGET_OS_OSX && TARGET_OS_IOS\na();\n#endif", "compilation? [phones]{a()}"),
    Case("//#define X\n#ifdef X\na();\n#else\nb();\n#endif", "b()"),
    Case("  // # define X 1\n#if defined(X) && Y\na();\n#endif\nb();", "b()"),
    Case("//#define X\n#define X\n#ifdef X\na();\n#endif", "compilation? [?]{a()}"),
    Case("#ifdef DEBUG\na();\n#elif X\nb();\n#else\nc();\n#endif", "compilation [?]{a()} [?]{b()} []{c()}"),
    Case(
      "#if __IPHONE_OS_VERSION_MAX_ALLOWED >= 30200\na();\n#else\nb();\n#endif", "compilation [phones]{a()} [others]{b()}"),
    Case(
      "#if __IPHONE_OS_VERSION_MAX_ALLOWED < __IPHONE_8_0\na();\n#else\nb();\n#endif",
      "compilation [others]{a()} [phones]{b()}"),
    Case("#if __IPHONE_OS_VERSION_MAX_ALLOWED > 990000\na();\n#else\nb();\n#endif", "compilation [?]{a()} []{b()}"),
    Case("#if __IPHONE_OS_VERSION_MIN_REQUIRED >= 80000\na();\n#else\nb();\n#endif", "compilation [?]{a()} []{b()}"),
    Case("#ifdef __IPHONE_8_0\na();\n#else\nb();\n#endif", "compilation [phones]{a()} [others]{b()}"),
    Case("#if defined(__IPHONE_99_0) && X\na();\n#endif", "compilation? [?]{a()}"),
    Case("#if 0\na();\n#endif\nb();", "b()"),
    Case("#if 1\na();\n#else\nb();\n#endif", "a()"),
    Case("#if X\nif (a) {\n#else\nif (b) {\n#endif\nc();\n}\nd();", "conditions? [a]{c()}; d()"),
    Case("if (a) {\nb();\n#if X\n} else if (c) {\n#endif\nd();\n}\ne();", "conditions? [a]{b()} [c]{d()}; e()"),
    Case("f(a,\n#if TARGET_OS_OSX\nb\n#else\nc\n#endif\n);", "f(a, c)"), Case("#pragma mark x\n#error don't\na();", "a()"),
    Case("#if A\nint a = 1;\n#else\nint a = 2;\n#endif", "var a: Int; compilation [?]{a = 1} []{a = 2}"),
    Case("#if X\na();\nb();", "a(); b()"), Case("#endif\na();\n#else\nb();", "a(); b()"),
  ])
  func conditionals(_ given: Case) { #expect(CodeText.body(given.code) == given.form) }
}
