import AlertKitCode
import AlertKitCore
import AlertKitObjC
import Testing

/// What Objective-C's declarations are in the form that all languages share.
@Suite struct ObjCDeclarationTests {
  typealias Case = ObjCExpressionTests.Case

  @Test(arguments: [
    Case(
      "@implementation A\n- (void)showAlertWithTitle:(NSString *)title message:(nullable NSString *)m { f(title); }\n@end",
      "extension A {func showAlert(title title: String, message m: String) {f(title)}}"),
    Case("@implementation A\n+ (instancetype)make;\n{ return nil; }\n@end", "extension A {static func make() {return nil}}"),
    Case(
      "@implementation A\n- (instancetype)initWithTitle:(NSString *)t { return self; }\n@end",
      "extension A {func init(title t: String) {return self}}"),
    Case("@implementation A\n- (IBAction)tap:(id)sender { }\n@end", "extension A {@IBAction func tap(_ sender) {}}"),
    Case("@implementation A\n- (void)log:(NSString *)f, ... { }\n@end", "extension A {func log(_ f: String, _ _...) {}}"),
    Case("@implementation A (More)\n- (NSString *)a { return @\"b\"; }\n@end", "extension A {func a(): String {return \"b\"}}"),
    Case(
      "@interface A : UIViewController <B, C> { NSString *_t; int plain; }\n@property (nonatomic, copy) NSString *title;\n- (void)f;\n@end",
      "class A: UIViewController, B, C {var title: String; var t: String; var plain: Int}"),
    Case(
      "@interface A ()\n@property (class) NSArray<NSString *> *all;\n@property (nonatomic, weak) IBOutlet UILabel *label;\n@property (copy) void (^done)(BOOL);\n@end",
      "extension A {static var all: []<String>; @IBOutlet var label: UILabel; var done: ->}"),
    Case(
      "#if X\n@interface A () <B>\n@property int one;\n#else\n@interface A () <C>\n@property int one;\n#endif\n@property int two;\n@end\nint f;",
      "extension A: B {var one: Int}\nextension A: C {var one: Int}\nextension A {var two: Int}\nvar f: Int"),
    Case(
      "#if X\n@interface A ()\n@property int one;\n@end\n#endif\n@interface D ()\n@property int two;\n@end",
      "extension A {var one: Int}\nextension D {var two: Int}"),
    Case("@protocol P <Q>\n@optional\n- (void)f;\n@end\n@protocol R;\n@class S, T;", "protocol P: Q {func f()}"),
    Case("- (void)f {}\n", "func f() {}"),
    Case("@implementation A\n- (void)show:(id)x NS_SWIFT_NAME(present(_:)) { }\n@end", "extension A {func present(_ x) {}}"),
  ])
  func classes(_ given: Case) { #expect(CodeText.of(given.code) == given.form) }

  @Test(arguments: [
    Case("static NSString *Loc(NSString *key) { return g(key); }", "func Loc(_ key: String): String {return g(key)}"),
    Case("NSString *const kTitle = @\"a\";", "var kTitle: String = \"a\""),
    Case("extern NSString *const kTitle;\nvoid f(void);", ""),
    Case("static NSString *names[] = {@\"a\"};", "var names: []<String> = [\"a\"]"),
    Case("void (^block)(int) = ^(int a) {};", "var block: -> = {a in }"),
    Case("#define kTitle @\"a\"", "var kTitle = \"a\""), Case("#define kTitle (@\"a\") // b", "var kTitle = \"a\""),
    Case("#define GUARD", ""),
    Case("#define LOC(key) NSLocalizedString(key, nil)", "func LOC(_ key) {return NSLocalizedString(key, comment: nil)}"),
    Case(
      "#define SHOW(t, ...) do { \\\n  f(t); \\\n  g(__VA_ARGS__); \\\n} while (0)",
      "func SHOW(_ t, _ __VA_ARGS__...) {do {f(t); g(__VA_ARGS__)}}"),
    Case("#if TARGET_OS_OSX\n#define A 1\nint b;\n#endif", "#other var A = 1\n#other var b: Int"),
    Case(
      "typedef NS_ENUM(NSInteger, Kind) { KindFoo = 1, KindURLBar };",
      "enumeration Kind {case foo = 1; case urlBar}\nvar KindFoo: Kind = Kind.foo\nvar KindURLBar: Kind = Kind.urlBar"),
    Case(
      "typedef enum { XOne, XTwo } Number;",
      "enumeration Number {case one; case two}\nvar XOne: Number = Number.one\nvar XTwo: Number = Number.two"),
    Case("enum { kTag = 1 };", "var kTag = 1"), Case("typedef struct { int a; } S; int b;", "var b: Int"),
    Case(
      "#ifdef __cplusplus\nextern \"C\" {\n#endif\nint f(void) { return 1; }\n#ifdef __cplusplus\n}\n#endif\nint b;",
      "func f(): Int {return 1}\nvar b: Int"),
    Case("extern \"C\" { int b; }", "var b: Int"),
    Case("namespace a { class B : C { public: int f() const override { return 1; } }; }", "func f(): Int {return 1}"),
    Case("Foo::Foo(int a) : b(a), c{1} { f(); }\nint d;", "func Foo(_ a: Int): Foo {f()}\nvar d: Int"),
    Case("template <typename T> void g(T t) { h([=](int a) { k(a); }); }", "func g(_ t: T) {h({a in k(a)})}"),
    Case("NS_ASSUME_NONNULL_BEGIN\n@interface A\n@end\nNS_ASSUME_NONNULL_END", "class A {}"),
  ])
  func others(_ given: Case) { #expect(CodeText.of(given.code, path: "A.mm") == given.form) }

  @Test(arguments: [
    "@implementation A\n- (void)a {\n#if X\n  if (b) {\n#endif\n  c();\n}\n- (void)after { f(); }\n@end",
    "@implementation A\n- (void)a {\n  [b c:(d;\n}\n- (void)after { f(); }\n@end",
    "@implementation A\n- (void)a {\n  if (b) {\n}\n\n- (void)after { f(); }\n@end",
    "@implementation A\n- (void)a {\n  @{ [ ( @[ \n\n- (void)after { f(); }\n@end",
    "@implementation A\n- (void)a { x = @\"unended; }\n}\n- (void)after { f(); }\n@end",
    "@implementation B\n- (void)a {\n@implementation A\n- (void)after { f(); }\n@end",
  ])
  func recovers(code: String) {
    #expect(CodeText.of(code).contains("func after() {f()}"))
  }

  @Test func placesAreThoseOfTheSource() throws {
    let code =
      "@implementation A\n- (void)f {\n  [UIAlertController alertControllerWithTitle:@\"a\" @\"b\" message:nil preferredStyle:0];\n}\n@end\n"
    let file = CodeText.read(code)
    let method = try #require(file.declarations.first?.members.first)
    guard case .expression(let value)? = method.body?.first?.kind, case .call(let call) = value.kind else {
      Issue.record("no call")
      return
    }
    let text = { (range: SourceRange) in file.source.string(in: range) }
    #expect(text(value.range).hasPrefix("[UIAlertController") && text(value.range).hasSuffix("]"))
    #expect(text(call.nameRange) == "UIAlertController")
    #expect(text(call.arguments[0].value.range) == "@\"a\" @\"b\"")
    #expect(call.selector == "alertControllerWithTitle:message:preferredStyle:")
    #expect(text(method.nameRange) == "f")
    #expect(text(method.range).hasPrefix("- (void)f {") && text(method.range).hasSuffix("}"))
  }

  @Test func expressionsStandWhereTheyAreWritten() throws {
    let code = "@implementation A\n- (void)f {\n  x = !self.a.b(c)[d] + (int)e.f;\n}\n@end\n"
    let file = CodeText.read(code)
    guard case .assignment(_, _, let sum)? = file.declarations.first?.members.first?.body?.first?.kind,
      case .binary(_, let left, let right) = sum.kind, case .prefix(_, let value) = left.kind
    else {
      Issue.record("no sum")
      return
    }
    let text = { (range: SourceRange) in file.source.string(in: range) }
    #expect(text(sum.range) == "!self.a.b(c)[d] + (int)e.f")
    #expect(text(left.range) == "!self.a.b(c)[d]")
    #expect(text(value.range) == "self.a.b(c)[d]")
    #expect(text(right.range) == "e.f")
  }

  @Test func commentsCoverWhatTheyStandAbove() {
    let code = """
      @implementation A
      - (void)f {
        // alertcopy:disable vague-title
        UIAlertController *a = b;
        g(); // alertcopy:disable ok-button
        h(^{ /* alertcopy:disable other */ });
      }
      @end
      """
    let comments = CodeText.read(code).suppressions
    let file = CodeText.read(code).source
    #expect(
      comments.map(\.text) == ["alertcopy:disable vague-title", "alertcopy:disable ok-button", "alertcopy:disable other"])
    #expect(comments.map { file.string(in: $0.covered) }.map { $0.prefix(3) } == ["UIA", "g()", "h(^"])
  }

  @Test func scanSeesNames() {
    let code = """
      #import <UIKit/UIKit.h>
      // hidden
      @class Ahead;
      @interface Foo : Bar <Baz> {
        NSString *_kept;
      }
      @property (nonatomic, copy) NSString *title; ///< other
      @property void (^done)(BOOL flag);
      @end
      @implementation Foo
      - (void)showAlertWithTitle:(NSString *)param label:(id)p { [x requestAuthorizationWithOptions:1 completionHandler:local]; int inner = 1; }
      @end
      #define LOC(key) f(key)
      typedef NS_ENUM(NSInteger, Kind) { KindOne, KindTwo = 3 };
      typedef enum { OtherOne } Other;
      NSString *const kGlobal = @"v";
      extern "C" {
      static void helper(int argument) { id value = [Foo new]; }
      }
      """
    let scan = ObjCLanguage().scan(SourceFile(id: FileID(0), path: "A.m", text: Array(code.utf8)))
    let has = { (set: Set<UInt64>, name: String) in set.contains(CodeScan.hash(name.utf8)) }
    #expect(!scan.isTest)
    for name in ["showAlertWithTitle", "showAlert", "requestAuthorization", "local", "LOC", "title", "options"] {
      #expect(scan.words.contains(CodeScan.hash(name.utf8)), "\(name)")
    }
    #expect(!scan.words.contains(CodeScan.hash("hidden".utf8)))
    for name in ["Foo", "Kind", "Other"] { #expect(has(scan.types, name), "\(name)") }
    for name in ["Ahead", "NSString", "Bar", "NSInteger"] { #expect(!has(scan.types, name), "\(name)") }
    let declared = [
      "title", "done", "_kept", "kept", "showAlert", "showAlertWithTitle", "LOC", "KindOne", "KindTwo", "OtherOne", "kGlobal",
      "helper",
    ]
    for name in declared { #expect(has(scan.members, name), "\(name)") }
    for name in ["local", "param", "label", "inner", "argument", "value", "NSString", "copy", "flag"] {
      #expect(!has(scan.members, name), "\(name)")
    }
  }

  @Test(arguments: ["#import <XCTest/XCTest.h>", "@import XCTest;", "#import \"Kiwi.h\""])
  func scanSeesTests(code: String) {
    #expect(ObjCLanguage().scan(SourceFile(id: FileID(0), path: "A.m", text: Array(code.utf8))).isTest)
  }
}
