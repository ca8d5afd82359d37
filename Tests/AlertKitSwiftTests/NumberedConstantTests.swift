import AlertKitCore
import Testing

/// Numbers with a name, which Objective-C's code passes on and compares with.
@Suite struct NumberedConstantTests {
  private func lines(_ first: String, _ second: String) async -> [String] {
    let code = """
      \(first)
      \(second)
      @implementation Screen
      - (void)tell:(int)code because:(NSString *)reason {
        NSString *text = @"Something";
        switch (code) {
          case kCodeGone: text = @"It is gone"; break;
          case kCodeLate: text = @"It is late"; break;
        }
        text = [NSString stringWithFormat:@"%@ (%@)", text, reason];
        [[[UIAlertView alloc] initWithTitle:@"Sorry" message:text delegate:nil cancelButtonTitle:@"OK" otherButtonTitles:nil] show];
      }
      - (void)start { [self tell:kCodeGone because:@"old"]; }
      @end
      """
    return await Extracted.ofBoth(["A.m": code]).filter { $0.id.hasPrefix("Screen.start") }.map(Extracted.line)
  }

  @Test func aNumberIsNoOther() async {
    let found = await lines("#define kCodeGone 1", "#define kCodeLate 2")
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.contains("It is gone") && !$0.contains("It is late") && !$0.contains("Something") })
  }

  @Test func whatIsNoNumberMayBeAny() async {
    let found = await lines("extern int kCodeGone;", "extern int kCodeLate;")
    #expect(found.allSatisfy { $0.contains("It is gone") && $0.contains("It is late") })
  }

  /// Constants that are compared with each other, in a header and beside the code.
  @Test(arguments: [
    ("#define STAGE STAGE_TEST", "#define STAGE_TEST (0)\n#define STAGE_OPEN (1)", [true, false]),
    ("#define STAGE STAGE_OPEN", "#define STAGE_TEST (0)\n#define STAGE_OPEN (1)", [false, true]),
    ("#if DEBUG\n#define STAGE STAGE_TEST\n#endif", "#define STAGE_TEST (0)\n#define STAGE_OPEN (1)", [false, false]),
    ("#define STAGE STAGE_TEST\n#undef STAGE", "#define STAGE_TEST (0)\n#define STAGE_OPEN (1)", [false, false]),
    ("#define STAGE STAGE_TEST", "#define STAGE_TEST (0)\nextern int STAGE_OPEN;", [false, false]),
    ("#define STAGE STAGE_TEST\nint STAGE = 1;", "#define STAGE_TEST (0)\n#define STAGE_OPEN (1)", [false, false]),
  ])
  func constantsOfABuild(own: String, header: String, uncalled: [Bool]) async {
    func tell(_ title: String) -> String {
      "[[[UIAlertView alloc] initWithTitle:@\"\(title)\" message:nil delegate:nil cancelButtonTitle:@\"OK\" otherButtonTitles:nil] show];"
    }
    let code = """
      #import "Stage.h"
      \(own)
      @implementation Screen
      + (void)load { if (STAGE == STAGE_OPEN) { \(tell("1")) } else if (STAGE == STAGE_TEST) { \(tell("2")) } }
      @end
      """
    let guarded = "#ifndef STAGE_H\n#define STAGE_H\n\(header)\n#endif"
    let found = await Extracted.ofApp(["Screen.m": code, "Stage.h": guarded])
    #expect(found.map { $0.reserve == .uncalled } == uncalled)
  }

  private static let open = "#define HOST @\"https://open.org/a\"\n"
  private static let test = "#define HOST @\"http://test.org/a\"\n"

  /// Addresses that a header switches between, and code asks for by how they begin.
  @Test(arguments: [
    ("#if 0\n\(test)#endif\n#if 1 // open\n\(open)#endif", [true, false]), ("#if 1\n\(test)#endif", [false, true]),
    ("#if 1\n\(test)#else\n\(open)#endif", [false, true]), ("#if OPEN\n\(open)#endif", [false, false]),
    ("#ifdef OPEN\n\(open)#else\n\(test)#endif", [false, false]), ("#define HOST [Net host]", [false, false]),
    ("#define OPEN_HOST @\"https://open.org/a\"\n#define HOST OPEN_HOST", [true, false]),
  ])
  func addressesOfABuild(header: String, uncalled: [Bool]) async {
    let code = """
      #import "Net.h"
      @implementation Screen
      + (void)load { if ([HOST hasPrefix:@"http://test.org"]) { [self tell:@"1"]; } else { [self tell:@"2"]; } }
      + (void)tell:(NSString *)title {
        [[[UIAlertView alloc] initWithTitle:title message:nil delegate:nil cancelButtonTitle:@"OK" otherButtonTitles:nil] show];
      }
      @end
      """
    let found = await Extracted.ofApp(["Screen.m": code, "Net.h": header]).filter { $0.id.hasPrefix("Screen.load") }
    #expect(found.map { $0.reserve == .uncalled } == uncalled)
  }
}
