import AlertKitCode
import AlertKitCore
import AlertKitObjC
import Foundation
import Testing

/// Damaged and hostile files: the reader must come back, with ranges inside the file.
@Suite struct ObjCFuzzTests {
  private static let count = ProcessInfo.processInfo.environment["ALERTCOPY_FUZZ"].flatMap(Int.init) ?? 800

  private static let tokens = [
    "{", "}", "(", ")", "[", "]", "@[", "@{", "@(", "\"", "@\"", "'", "^{", "^(", ":", "?", ";", "#if X\n", "\n#else\n",
    "\n#endif\n", "\n#define F(a) ",
    "\\\n", "\n- (void)f:", "\n@end\n", "\n@implementation B\n", "@interface", "/*", "*/", "// alertcopy:disable x\n",
    "switch (x) { case A:", "<", ">", "::",
    "->", "[=](int a)", "R\"(", "\0", "\u{FEFF}", "é😀", "return ", "typedef NS_ENUM(int, K) {", "= ", ", ", "!", "*", "if (",
    "else",
  ]

  private static let seed = """
    #import <UIKit/UIKit.h>
    #define LOC(k) NSLocalizedString(k, nil)
    typedef NS_ENUM(NSInteger, Kind) { KindOne, KindTwo = 4 };
    @interface A : UIViewController <B>
    @property (nonatomic, copy) NSString *title;
    @end
    @implementation A { int _x; }
    static NSString *const kName = @"n\\u00e9";
    - (void)showAlertWithTitle:(NSString *)title message:(NSString *)m {
    #if TARGET_OS_IPHONE
      UIAlertController *alert = [UIAlertController alertControllerWithTitle:title message:m ?: @"x" preferredStyle:UIAlertControllerStyleAlert];
    #else
      if (a) { [b c]; } else for (id x in @[@1, @{@"k": _x}]) switch (x) { case 1: break; default: f(^(int a) { return a * (b); }); }
    #endif
      [alert addAction:[UIAlertAction actionWithTitle:LOC(@"a" @"b") style:UIAlertActionStyleCancel handler:^(UIAlertAction *action) { [self go]; }]];
      NSArray<NSString *> *list = (NSArray *)[x y]; // alertcopy:disable x
      dispatch_async(q, ^{ self.title = ({ g(); @"t"; }); });
    }
    @end
    """

  @Test(arguments: 1...2)
  func survivesDamage(seed: UInt64) {
    var random = SystemLike(state: seed)
    for _ in 0..<max(Self.count / 2, 1) {
      let bytes = random.damaged(Array(Self.seed.utf8), Self.tokens)
      let file = SourceFile(id: FileID(0), path: "0.mm", text: Array(String(decoding: bytes, as: UTF8.self).utf8))
      _ = ObjCLanguage().scan(file)
      let code = ObjCLanguage().file(file)
      let size = Int32(file.text.count)
      let ranges =
        code.declarations.flatMap { [$0.range, $0.nameRange] + $0.members.map(\.range) } + code.suppressions.map(\.covered)
      #expect(ranges.allSatisfy { $0.start >= 0 && $0.start <= $0.end && $0.end <= size })
      #expect(!code.declarations.contains { CodeText.text($0).utf8.count > 40 * file.text.count + 4000 })
    }
  }

  private static let repeated = [
    "[", "]", "(", ")", "{", "}", "@[", "@{", "@(", "a.", "a + ", "a ? ", "a ?: ", "a ? b : ", "!", "*", "- ", "^{", "^(",
    "[a ", "[a b:", "f(", "if (a) ", "if (a) {",
    "else ", "if (a) b; else ", "for (", "switch (a) { case b: ", "@try {", "@\"", "@\"a\" ", "\"\n", "/*", "'", "a = ", "a, ",
    "#if X\n", "#if X\n{\n", "#else\n", "#endif\n",
    "#define A(\n", "#if ((((\n", "#if !", "@interface A\n", "@implementation A {", "- (void)a:(b\n", "- (void)a {\n",
    "NS_ENUM(a, b) {", "enum A { ", "typedef ", "struct A { ", "namespace a { ",
    "a<", "a::", "A *b = ", "(A *)", "a[", "a->", "@selector(", "@synchronized(a) {", "return ", "R\"(", "\\\n",
    "[=](int a) { ", "do ", "case a: ", "x y ", "@end\n", "@property (", "({", "A M ",
  ]

  @Test(arguments: repeated)
  func endsOnHostileCode(piece: String) {
    for frame in ["", "@implementation A\n- (void)f {\nx = "] {
      let text = frame + String(repeating: piece, count: 20_000)
      let file = SourceFile(id: FileID(0), path: "0.mm", text: Array(text.utf8))
      let start = ContinuousClock.now
      _ = ObjCLanguage().scan(file)
      let code = ObjCLanguage().file(file)
      #expect(ContinuousClock.now - start < .seconds(10), "\(piece)")
      #expect(code.declarations.allSatisfy { Int($0.range.end) <= text.utf8.count })
    }
  }
}

/// The same damage for the same seed.
private struct SystemLike: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }

  mutating func damaged(_ seed: [UInt8], _ tokens: [String]) -> [UInt8] {
    var bytes = seed
    for _ in 0..<Int.random(in: 1...6, using: &self) {
      let place = Int.random(in: 0...bytes.count, using: &self)
      switch Int.random(in: 0..<5, using: &self) {
      case 0 where place > bytes.count / 2: bytes.removeSubrange(place...)
      case 1: bytes.removeSubrange(place..<min(place + Int.random(in: 1...20, using: &self), bytes.count))
      case 2, 3: bytes.insert(contentsOf: tokens.randomElement(using: &self)!.utf8, at: place)
      default:
        let part = bytes[place..<min(place + Int.random(in: 1...80, using: &self), bytes.count)]
        bytes.insert(contentsOf: part, at: Int.random(in: 0...bytes.count, using: &self))
      }
    }
    return bytes
  }
}
