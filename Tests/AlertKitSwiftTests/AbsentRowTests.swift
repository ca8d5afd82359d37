import AlertKitCore
import Testing

/// Rows that a table never has, whose class gives their numbers as constants.
@Suite struct AbsentRowTests {
  private func isUncalled(_ rows: String, _ selected: String, sections: String = "4", _ more: String = "") async -> Bool {
    let alert =
      "[[[UIAlertView alloc] initWithTitle:@\"Gone\" message:nil delegate:nil cancelButtonTitle:@\"OK\" otherButtonTitles:nil] show];"
    let count = "- (NSInteger)numberOfSectionsInTableView:(UITableView *)tableView { return \(sections); }"
    let code = """
      @interface Screen : UIViewController <UITableViewDelegate, UITableViewDataSource>
      @end
      @implementation Screen
      - (void)viewDidLoad { self.table.delegate = self; self.table.dataSource = self; }
      \(sections.isEmpty ? "" : count)
      - (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section { \(rows) }
      - (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
        \(selected.replacing("ALERT", with: alert))
      }
      \(more)
      @end
      """
    let found = await Extracted.ofApp(["A.m": code, "C.swift": "let screen = Screen()"]).map(\.reserve)
    #expect(found.count == 1)
    return found == [.uncalled]
  }

  private static let lastRow =
    "if (indexPath.section == 0) { } else if (indexPath.section < 3) { } else { if (indexPath.row == 2) { ALERT } }"

  @Test(arguments: [
    ("int num[4]={1,1,3,2}; return num[section];", true), ("int num[4]={1,1,3,3}; return num[section];", false),
    ("return 2;", true), ("return 3;", false), ("return self.rows.count;", false), ("return @[@1, @1, @1, @2].count;", false),
    ("switch (section) { case 0: case 1: return 1; case 2: return 3; default: return 2; }", true),
    ("switch (section) { case 0: case 1: return 1; case 2: return 3; default: return 3; }", false),
    ("switch (section) { case 0 ... 2: return 1; default: return 2; }", false),
    ("NSInteger n = 2; if (isLong) { n = 3; } return n;", false), ("if (section == 3) { return 2; } return 5;", true),
    ("if (section != 3) { return 2; } return 5;", false), ("return section == 3 ? 2 : 5;", true),
    ("int num[2]={1,1}; return num[section];", false), ("return section;", false), ("return kRows;", false),
  ])
  func aRowBeyondTheLast(rows: String, isUncalled: Bool) async {
    #expect(await self.isUncalled(rows, Self.lastRow) == isUncalled)
  }

  @Test(arguments: [
    ("if (indexPath.row == 1) { ALERT }", false), ("if (indexPath.row == 2) { ALERT }", true),
    ("if ([indexPath row] == 2 && isNew) { ALERT }", true), ("if (indexPath.row > 1) { ALERT }", true),
    ("if (indexPath.row >= 1) { ALERT }", false), ("if (other.row == 2) { ALERT }", false),
    ("switch (indexPath.row) { case 0: break; case 2: ALERT break; }", true),
    ("switch (indexPath.row) { case 0: case 2: ALERT break; }", false),
    ("switch (indexPath.row) { case 1: f(); case 2: ALERT break; }", false),
    ("switch (indexPath.row) { case 2 ... 4: ALERT break; }", false),
    ("switch (indexPath.row) { case 0: break; case 1: break; default: ALERT break; }", true),
    ("switch (indexPath.row) { case 0: break; default: ALERT break; }", false),
    ("if (indexPath.section == 1) { ALERT }", true), ("if (indexPath.row == 2 || isNew) { ALERT }", false),
    ("indexPath = [self shown:indexPath]; if (indexPath.row == 2) { ALERT }", false),
  ])
  func whatIsToldOfRows(selected: String, isUncalled: Bool) async {
    #expect(await self.isUncalled("return 2;", selected, sections: "1") == isUncalled)
    #expect(await self.isUncalled("return 2;", selected, sections: "") == isUncalled)
    #expect(await self.isUncalled("return 2;", selected, sections: "self.count") == false)
  }

  @Test(arguments: [
    ("- (void)show { [self tableView:self.table didSelectRowAtIndexPath:self.last]; }", false),
    ("- (void)show { self.other.dataSource = self.source; }", false),
    ("- (void)show { [self.other setDataSource:source]; }", false),
    ("- (void)show { NSLog(@\"didSelectRowAtIndexPath\"); }", true),
    (
      "@end\n@interface Cell : UITableViewCell\n@end\n@implementation Cell\n- (void)tap { [self.table.delegate tableView:self.table didSelectRowAtIndexPath:own]; }",
      true
    ),
    (
      "@end\n@interface Cell : UIView\n@end\n@implementation Cell\n- (void)tap { [self.table.delegate tableView:self.table didSelectRowAtIndexPath:own]; }",
      false
    ),
    ("@end\n@implementation Other\n- (void)show { [self tableView:self.table didSelectRowAtIndexPath:self.last]; }", true),
    ("@end\n@implementation Other\n- (void)show { [screen tableView:self.table didSelectRowAtIndexPath:self.last]; }", false),
    (
      "@end\n@interface Heir : Screen\n@end\n@implementation Heir\n- (NSInteger)tableView:(UITableView *)t numberOfRowsInSection:(NSInteger)s { return 9; }",
      false
    ),
  ])
  func whatElseTellsOfARow(more: String, isUncalled: Bool) async {
    #expect(await self.isUncalled("return 2;", Self.lastRow, more) == isUncalled)
  }

  @Test(arguments: [
    ("[1, 1, 3, 2][section]", true), ("[1, 1, 3, 3][section]", false), ("section == 3 ? 2 : 4", true), ("items.count", false),
  ])
  func aTableOfSwift(rows: String, isUncalled: Bool) async {
    let code = """
      import UIKit
      final class Screen: UIViewController, UITableViewDelegate, UITableViewDataSource {
        override func viewDidLoad() { table.delegate = self; table.dataSource = self }
        func numberOfSections(in tableView: UITableView) -> Int { 4 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return \(rows) }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          switch indexPath.section {
          case 3:
            guard isNew else { return }
            if indexPath.row == 2 {
              present(UIAlertController(title: "Gone", message: nil, preferredStyle: .alert), animated: true)
            }
          default: break
          }
        }
      }
      let screen = Screen()
      """
    #expect(await Extracted.ofApp(["A.swift": code]).map(\.reserve) == [isUncalled ? .uncalled : nil])
  }

  /// A row beyond the last of a list that a class keeps.
  @Test(arguments: [
    ("NSArray *titles", "self.titles = @[@1, @2];", "self.titles.count", true),
    ("NSArray *titles", "_titles = @[@1, @2];", "[self.titles count]", true),
    ("NSArray *titles", "self.titles = @[@1, @2, @3];", "self.titles.count", false),
    ("NSArray *titles", "self.titles = @[@1]; if (isNew) { self.titles = @[@1, @2, @3]; }", "self.titles.count", false),
    ("NSArray *titles", "self.titles = [self load];", "self.titles.count", false),
    ("NSArray *titles", "[self setTitles:list];", "self.titles.count", false),
    ("NSArray *titles", "", "self.titles.count", true),
    ("NSArray *titles", "[self fill:&_titles];", "self.titles.count", false),
    ("NSArray *titles", "[self setValue:list forKey:@\"titles\"];", "self.titles.count", false),
    ("NSArray *titles", "NSArray *titles = list;", "titles.count", false),
    ("NSMutableArray *titles", "[self.titles addObject:@1];", "self.titles.count", false),
  ])
  func aRowOfAListThatIsKept(property: String, given: String, count: String, isUncalled: Bool) async {
    let more =
      "- (void)viewWillAppear:(BOOL)animated { \(given) }\n@end\n@interface Screen ()\n@property (nonatomic) \(property);"
    let selected = "if (indexPath.row == 2) { ALERT }"
    #expect(await self.isUncalled("return \(count);", selected, sections: "", more) == isUncalled)
  }

  /// As long as a list is not there, other rows are.
  @Test func rowsInPlaceOfAList() async {
    let more = """
      - (void)viewWillAppear:(BOOL)animated { self.titles = @[@1]; }
      @end
      @interface Screen ()
      @property (nonatomic) NSArray *titles;
      """
    let rows = "if (self.titles.count == 0) { return 3; } return self.titles.count;"
    #expect(await !self.isUncalled(rows, "if (indexPath.row == 2) { ALERT }", sections: "", more))
  }

  /// The first time that it is asked for, a class makes its list.
  @Test(arguments: [("_titles", true), ("[self load]", false)])
  func aListThatIsMadeWhenItIsAskedFor(given: String, isUncalled: Bool) async {
    let more = """
      - (NSArray *)titles { if (!_titles) { _titles = @[@1, @2]; } return \(given); }
      @end
      @interface Screen ()
      @property (nonatomic) NSArray *titles;
      """
    let selected = "if (indexPath.row == 2) { ALERT }"
    #expect(await self.isUncalled("return self.titles.count;", selected, sections: "", more) == isUncalled)
  }

  @Test(arguments: [
    ("return 2;", "indexPath.item == 2", "", true), ("return 2;", "indexPath.row == 1", "", false),
    ("return 3;", "indexPath.row == 2", "", false),
    ("return 2;", "indexPath.row == 2", "[self.delegate collectionView:self didSelectItemAtIndexPath:path];", true),
    ("return 2;", "indexPath.row == 2", "[self.delegate collectionView:view didSelectItemAtIndexPath:path];", false),
  ])
  func anItemBeyondTheLast(count: String, condition: String, other: String, isUncalled: Bool) async {
    let code = """
      @interface Screen : UIViewController <UICollectionViewDelegate, UICollectionViewDataSource>
      @end
      @implementation Screen
      - (void)viewDidLoad { self.grid.delegate = self; self.grid.dataSource = self; }
      - (NSInteger)collectionView:(UICollectionView *)grid numberOfItemsInSection:(NSInteger)section { \(count) }
      - (void)collectionView:(UICollectionView *)grid didSelectItemAtIndexPath:(NSIndexPath *)indexPath {
        if (\(condition)) {
          [[[UIAlertView alloc] initWithTitle:@"Gone" message:nil delegate:nil cancelButtonTitle:@"OK" otherButtonTitles:nil] show];
        }
      }
      @end
      @interface Grid : UIScrollView
      @end
      @implementation Grid
      - (void)layoutSubviews { \(other) }
      @end
      """
    let found = await Extracted.ofApp(["A.m": code, "C.swift": "let all = [Screen(), Grid()]"]).map(\.reserve)
    #expect(found == [isUncalled ? .uncalled : nil])
  }

  /// A table whose list nothing fills tells of no row at all.
  @Test(arguments: [
    ("", true), ("items.removeAll()", true), ("show(items[0])", true), ("show(&items)", false),
    ("items.append(Photo())", false), ("items = load()", false),
  ])
  func aTableThatStaysEmpty(code: String, isUncalled: Bool) async {
    let screen = """
      import UIKit
      final class Screen: UIViewController, UITableViewDelegate, UITableViewDataSource {
        private var items = [Photo]()
        override func viewDidLoad() { table.delegate = self; table.dataSource = self; \(code) }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          present(UIAlertController(title: "Gone", message: nil, preferredStyle: .alert), animated: true)
        }
      }
      let screen = Screen()
      """
    #expect(await Extracted.ofApp(["A.swift": screen]).map(\.reserve) == [isUncalled ? .uncalled : nil])
  }
}
