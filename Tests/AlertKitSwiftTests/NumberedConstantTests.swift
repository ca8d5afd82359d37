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
}
