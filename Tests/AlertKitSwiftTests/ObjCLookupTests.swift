import AlertKitCode
import AlertKitCore
import AlertKitObjC
import AlertKitSwift
import Testing

/// Texts that Objective-C looks up, in conditions and as keys.
@Suite struct ObjCLookupTests {
  @Test func whatALookupGivesIsNotNil() async {
    let code = """
      @implementation A
      + (UIActionSheet *)sheetWithTitle:(NSString *)title cancel:(NSString *)cancel destructive:(NSString *)destructive {
        if (title == nil) { title = NSLocalizedString(@"sure", nil); }
        UIActionSheet *sheet = [[UIActionSheet alloc] initWithTitle:title delegate:nil cancelButtonTitle:nil destructiveButtonTitle:nil otherButtonTitles:nil];
        if (destructive) { sheet.destructiveButtonIndex = [sheet addButtonWithTitle:destructive]; }
        if (cancel) { sheet.cancelButtonIndex = [sheet addButtonWithTitle:cancel]; }
        return sheet;
      }
      - (void)f {
        [[A sheetWithTitle:NSLocalizedString(@"delete.all", nil) cancel:NSLocalizedString(@"cancel", nil) destructive:NSLocalizedString(@"delete", nil)] showInView:view];
      }
      @end
      """
    let lines = await ObjCAlertTests.lines(["A.m": code])
    #expect(lines.contains("actionSheet [delete.all] [-] (destructive delete) (cancel cancel)"), "\(lines)")
  }

  @Test func aKeyMadeByAFormatIsNotKnown() async {
    let code = ObjCAlertTests.method(
      "NSString *key = [NSString stringWithFormat:@\"%@_title\", name];\nUIAlertView *alert = [[UIAlertView alloc] initWithTitle:NSLocalizedString(key, nil) message:@\"m\" delegate:nil cancelButtonTitle:@\"OK\" otherButtonTitles:nil];\n[alert show];"
    )
    let lines = await ObjCAlertTests.lines(["A.m": code])
    #expect(lines.count == 1 && !lines[0].contains("_title]"), "\(lines)")
  }
}
