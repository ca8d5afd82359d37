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

  /// A prefix that is empty adds nothing, and one with letters its own and what parts it from the key.
  @Test(arguments: [
    ("@\"\"", "[self length]", "[Delete]"), ("@\"label\"", "[self length]", "[label|Delete]"),
    ("@\"label\"", "[self hasText]", "[label|Delete]"),
  ])
  func whatAnEmptyPrefixIsAskedFor(prefix: String, condition: String, expected: String) async {
    let macro =
      "#define LocalText(key, prefix) [[NSBundle mainBundle] localizedStringForKey:([prefix length] ? [prefix stringByAppendingString:key separator:@\"|\"] : key) value:nil table:nil]\n"
    let helper = """
      @implementation NSString (Parts)
      - (BOOL)hasText { return [self length] > 0; }
      - (NSString *)stringByAppendingString:(NSString *)string separator:(NSString *)separator {
        NSString *whole = self;
        if (\(condition)) { whole = [whole stringByAppendingString:separator]; }
        return [whole stringByAppendingString:string];
      }
      @end
      """
    let code = ObjCAlertTests.method(
      "[UIAlertController alertControllerWithTitle:LocalText(@\"Delete\", \(prefix)) message:nil preferredStyle:UIAlertControllerStyleAlert];"
    )
    let lines = await ObjCAlertTests.lines(["A.h": macro, "B.m": helper, "A.m": code])
    #expect(lines.count == 1 && lines[0].contains(expected), "\(lines)")
  }

  private static let category = """
    @interface NSString (Localization)
    @property(readonly, nonnull, getter=localized) NSString* loc;
    - (NSString *)localized;
    @end
    """
  private static let implementation = """
    @implementation NSString (Localization)
    - (NSString *)localized {
      NSString *text = NSLocalizedString(self, nil);
      if ([text isEqualToString:self]) {
        NSDictionary *english = [NSDictionary dictionaryWithContentsOfFile:path];
        text = english[self];
        if (!text) { text = self; }
      }
      return text;
    }
    @end
    """

  @Test(arguments: [
    "@\"k\".loc", "[@\"k\" loc]", "[@\"k\" localized]", "@\"k\".localized", "[NSString stringWithFormat:@\"k\".loc, name]",
  ]) func aCategoryOfTextsLooksThemUp(_ expression: String) async {
    let code = ObjCAlertTests.method(
      "[UIAlertController alertControllerWithTitle:\(expression) message:nil preferredStyle:UIAlertControllerStyleAlert];")
    let lines = await ObjCAlertTests.lines(["A.m": code, "L.h": Self.category, "L.m": Self.implementation])
    #expect(lines.map { $0.replacing(" …", with: "") } == ["alert [k] [-]"])
  }

  @Test func whatIsAddedToATextHangsOnWhetherThereIsAnError() async {
    let code = """
      @implementation A
      + (void)showError:(NSString *)title error:(NSError *)error {
        UIAlertController *alert = [UIAlertController alertControllerWithTitle:@"Error" message:(error == nil) ? title : [NSString stringWithFormat:@"%@: %@", title, error.localizedDescription] preferredStyle:UIAlertControllerStyleAlert];
        [self presentViewController:alert animated:YES completion:nil];
      }
      - (void)f {
        NSError *failure;
        [manager load:&failure];
        if (failure) {
          dispatch_async(queue, ^{ [A showError:@"Could not load" error:failure]; });
          return;
        }
        [A showError:@"Too large" error:nil];
      }
      @end
      """
    let lines = await ObjCAlertTests.lines(["A.m": code])
    #expect(lines.contains { $0.hasPrefix("alert ['Error'] ['Could not load: %@']") }, "\(lines)")
    #expect(lines.contains { $0.hasPrefix("alert ['Error'] ['Too large']") }, "\(lines)")
  }

  @Test func argumentsOfAnyNumberAreButtons() async {
    func code(_ loop: String) -> String {
      """
      @implementation Prompt
      + (void)ask:(NSString *)title others:(NSString *)first, ... {
        UIAlertController *alert = [UIAlertController alertControllerWithTitle:title message:nil preferredStyle:UIAlertControllerStyleAlert];
        va_list list;
        va_start(list, first);
        \(loop)
        va_end(list);
        [self.top presentViewController:alert animated:YES completion:nil];
      }
      @end
      @implementation Screen
      - (void)f { [Prompt ask:@"Which?" others:@"One", @"Two", nil]; }
      - (void)g { [Prompt ask:@"None?" others:nil]; }
      @end
      """
    }
    let add = "[alert addAction:[UIAlertAction actionWithTitle:other style:UIAlertActionStyleDefault handler:nil]];"
    let loops = [
      "for (NSString *other = first; other != nil; other = va_arg(list, NSString *)) { \(add) }",
      "NSString *other = first; while (other) { \(add) other = va_arg(list, NSString *); }",
      "NSString *other = first; do { \(add) } while ((other = va_arg(list, NSString *)));",
    ]
    for loop in loops {
      let lines = await ObjCAlertTests.lines(["A.m": code(loop)]).filter { !$0.contains("{") }
      #expect(lines == ["alert ['Which?'] [-] (default 'One') (default 'Two')", "alert ['None?'] [-]"], "\(loop)")
    }
    let behind = """
      NSString *other;
      if (first) { [alert addAction:[UIAlertAction actionWithTitle:first style:UIAlertActionStyleDefault handler:nil]]; }
      while ((other = va_arg(list, NSString *))) { \(add) }
      """
    let oneByOne = """
      NSMutableArray *all = [[NSMutableArray alloc] init];
      if (first) { [all addObject:first]; }
      NSString *second = va_arg(list, NSString *);
      if (second) {
        [all addObject:[NSString stringWithString:second]];
        NSString *other = va_arg(list, NSString *);
        while (other) {
          [all addObject:[NSString stringWithString:other]];
          other = va_arg(list, NSString *);
        }
      }
      for (NSInteger i = 0; i < all.count; i++) {
        NSString *other = [all objectAtIndex:i];
        \(add)
      }
      """
    for ending in [behind, oneByOne] {
      let lines = await ObjCAlertTests.lines(["A.m": code(ending)])
      #expect(lines.contains("alert ['Which?'] [-] (default 'One') (default 'Two')"), "\(lines)")
    }
  }

  /// A style in parentheses is no cast of what follows, and a short name for a format is one.
  @Test func readsStylesInParenthesesAndShortNamesOfFormats() async {
    let code = """
      @implementation A
      - (void)go {
        UIAlertController *alert = [UIAlertController alertControllerWithTitle:strf(@"Delete %@?", self.name) message:nil preferredStyle:(UIAlertControllerStyleAlert)];
        [alert addAction:[UIAlertAction actionWithTitle:@"Delete" style:(UIAlertActionStyleDestructive) handler:^(UIAlertAction *action) { }]];
        [alert addAction:[UIAlertAction actionWithTitle:@"Cancel" style:(UIAlertActionStyleCancel) handler:nil]];
        [self presentViewController:alert animated:YES completion:nil];
      }
      @end
      """
    #expect(
      await Extracted.ofBoth(["A.m": code]).map(Extracted.line) == [
        "alert ['Delete %@?'] [-] (destructive 'Delete') (cancel 'Cancel')"
      ])
  }

  /// What a library's macro or function is given is a key, where a table has it.
  @Test func readsLookupsThatAreDeclaredNowhere() async throws {
    let code = """
      @implementation A
      - (void)go {
        UIAlertController *alert = [UIAlertController alertControllerWithTitle:NSLS(@"del.t") message:[Words get:@"del.m"] preferredStyle:UIAlertControllerStyleAlert];
        [alert addAction:[UIAlertAction actionWithTitle:@"no".tr style:UIAlertActionStyleCancel handler:nil]];
        [alert addAction:[UIAlertAction actionWithTitle:NSLS(@"absent") style:UIAlertActionStyleDefault handler:nil]];
        [alert addAction:[UIAlertAction actionWithTitle:Pick(@"no", @"yes") style:UIAlertActionStyleDefault handler:nil]];
        [self presentViewController:alert animated:YES completion:nil];
      }
      @end
      """
    let table = "\"del.t\" = \"Delete?\";\n\"del.m\" = \"It is gone then.\";\n\"no\" = \"No\";\n\"yes\" = \"Yes\";\n"
    let inputs = [
      InputFile(path: "A.m", bytes: Array(code.utf8)),
      InputFile(path: "en.lproj/Localizable.strings", bytes: Array(table.utf8)),
    ]
    let project = await Project.assemble(inputs, sources: CodeSources.reader(languages: [SwiftLanguage(), ObjCLanguage()]))
    let surface = try #require(project.surfaces.first)
    func said(_ copy: Copy?) -> String? { copy?.variants.first?.text }
    let english = project.localized(surface, in: LocaleTag("en")).surface
    #expect(said(english.title) == "Delete?")
    #expect(said(english.message) == "It is gone then.")
    #expect(english.buttons.map { said($0.title) } == ["No", nil, nil])
  }
}
