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
}
