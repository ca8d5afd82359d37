import AlertKitCore
import Testing

/// Branches for a text that a list of constants does not have, of which code only ever compares elements.
@Suite struct UnlistedTextTests {
  private static let titles = "titles = @[@\"Rivers\", @\"Lakes\"];"
  private static let cell = "cell.nameLabel.text = titles[indexPath.row];"
  private static let asked = "if ([cell.nameLabel.text isEqualToString:@\"Boats\"]) { ALERT }"

  private func isUncalled(
    _ asked: String, titles: String = titles, list: String = "NSArray *titles;", cell: String = cell, _ more: String = ""
  ) async -> Bool {
    let alert =
      "[[[UIAlertView alloc] initWithTitle:@\"Gone\" message:nil delegate:nil cancelButtonTitle:@\"OK\" otherButtonTitles:nil] show];"
    let code = """
      @interface RowCell : UITableViewCell
      @property (nonatomic) IBOutlet UILabel *nameLabel;
      @end
      @implementation RowCell
      @end
      @interface Screen () <UITableViewDelegate, UITableViewDataSource> {
        \(list)
      }
      @end
      @implementation Screen
      - (void)viewDidLoad { self.table.delegate = self; self.table.dataSource = self; \(titles) }
      - (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
        RowCell *cell = [tableView dequeueReusableCellWithIdentifier:@"Row"];
        \(cell)
        return cell;
      }
      - (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
        RowCell *cell = [tableView cellForRowAtIndexPath:indexPath];
        \(asked.replacing("ALERT", with: alert))
      }
      \(more)
      @end
      """
    let header = "@interface Screen : UIViewController\n@end"
    let found = await Extracted.ofApp(["Screen.h": header, "Screen.m": code, "C.swift": "let screen = Screen()"])
    #expect(found.count == 1)
    return found.map(\.reserve) == [.uncalled]
  }

  @Test(arguments: [
    (asked, true), (asked.replacing("Boats", with: "Lakes"), false),
    ("if (isOn) { [self run:^{ \(asked) }]; }", true), ("if (isOn) { } else \(asked)", true),
    ("if (![cell.nameLabel.text isEqualToString:@\"Boats\"]) { ALERT }", false),
    ("if ([cell.nameLabel.text isEqualToString:name]) { ALERT }", false),
    ("if ([cell.noteLabel.text isEqualToString:@\"Boats\"]) { ALERT }", false),
    ("if ([cell.nameLabel.text isEqualToString:@\"Boats\"] || isOn) { ALERT }", false),
    ("if ([cell.nameLabel.text isEqualToString:@\"Boats\"] && isOn) { ALERT }", true),
    ("NSString *name = titles[indexPath.row]; if ([name isEqualToString:@\"Boats\"]) { ALERT }", true),
    ("NSString *name = titles[indexPath.row]; if ([name isEqualToString:@\"Lakes\"]) { ALERT }", false),
    ("NSString *name = titles[indexPath.row]; name = self.name; if ([name isEqualToString:@\"Boats\"]) { ALERT }", false),
    (
      "NSString *name = titles[indexPath.row]; [self each:^(NSString *name) { if ([name isEqualToString:@\"Boats\"]) { ALERT } }];",
      false
    ),
    (
      "NSString *name = titles[indexPath.row]; for (NSString *name in names) { if ([name isEqualToString:@\"Boats\"]) { ALERT } }",
      false
    ),
    ("NSString *name = names[indexPath.row]; if ([name isEqualToString:@\"Boats\"]) { ALERT }", false),
    ("if ([titles[indexPath.row] isEqualToString:@\"Boats\"]) { ALERT }", true),
    ("if ([titles[indexPath.row] isEqualToString:@\"Rivers\"]) { ALERT }", false),
  ])
  func whatIsAsked(asked: String, isUncalled: Bool) async {
    #expect(await self.isUncalled(asked) == isUncalled)
  }

  @Test(arguments: [
    (titles, "NSArray *titles;", true), ("titles = @[@\"Rivers\", name];", "NSArray *titles;", false),
    (titles, "NSMutableArray *titles;", false), ("", "NSArray *titles;", false),
    ("\(titles) if (isOn) { titles = @[@\"Boats\"]; }", "NSArray *titles;", false),
    ("\(titles) if (isOn) { titles = [self load]; }", "NSArray *titles;", false),
    ("titles = @[@\"Rivers\", /* @\"Boats\", */ @\"Lakes\"];", "NSArray *titles;", true),
    ("\(titles) [self setValue:it forKey:@\"titles\"];", "NSArray *titles;", false),
  ])
  func theList(titles: String, list: String, isUncalled: Bool) async {
    #expect(await self.isUncalled(Self.asked, titles: titles, list: list) == isUncalled)
  }

  @Test(arguments: [
    (cell, "", true), ("cell.nameLabel.textColor = color; \(cell)", "", true), ("if (isOn) { \(cell) }", "", false),
    ("if (isOn) { return nil; } \(cell)", "", false), ("cell.nameLabel.text = name;", "", false),
    ("\(cell) [cell.nameLabel setText:name];", "", false), ("\(cell) [self fill:cell.nameLabel];", "", false),
    ("\(cell) cell.nameLabel.attributedText = name;", "", false),
    (cell, "- (void)fill:(RowCell *)cell { cell.nameLabel.text = @\"Boats\"; }", false),
    (cell, "@end\n@implementation RowCell (More)\n- (void)fill { self.nameLabel.text = self.name; }", false),
    (cell, "@end\n@implementation RowCell (More)\n- (void)fill { _nameLabel.text = self.name; }", false),
  ])
  func theCells(cell: String, more: String, isUncalled: Bool) async {
    #expect(await self.isUncalled(Self.asked, cell: cell, more) == isUncalled)
  }

  @Test(arguments: [
    ("if title == \"Boats\" { ALERT }", true), ("if title == \"Lakes\" { ALERT }", false),
    ("for title in load() { if title == \"Boats\" { ALERT } }", false),
    ("load().forEach { title in if title == \"Boats\" { ALERT } }", false),
    ("if let title = load() { if title == \"Boats\" { ALERT } }", false),
    ("guard isOn, title == \"Boats\" else { return }; ALERT", false),
  ])
  func aConstantListOfSwift(asked: String, isUncalled: Bool) async {
    let alert = "present(UIAlertController(title: \"Gone\", message: nil, preferredStyle: .alert), animated: true)"
    let code = """
      import UIKit
      final class Screen: UIViewController {
        private let titles = ["Rivers", "Lakes"]
        override func viewDidLoad() {
          let title = titles[number]
          \(asked.replacing("ALERT", with: alert))
        }
      }
      let screen = Screen()
      """
    #expect(await Extracted.ofApp(["A.swift": code]).map(\.reserve) == [isUncalled ? .uncalled : nil])
  }

  /// Lists of sections hold lists of rows, which say their titles under a key.
  @Test(arguments: [
    ("@[@[@{@\"title\": @\"Rivers\", @\"icon\": @\"Boats\"}], @[@{@\"title\": @\"Lakes\"}]]", "@\"title\"", true),
    ("@[@[@{@\"title\": @\"Rivers\"}], @[@{@\"title\": @\"Boats\"}]]", "@\"title\"", false),
    ("@[@[@{@\"title\": @\"Rivers\"}], more]", "@\"title\"", false),
    ("@[@[@{@\"title\": @\"Rivers\"}], @[@{@\"title\": self.name}]]", "@\"title\"", false),
    ("@[@[@{@\"title\": @\"Rivers\"}], @[@{kTitle: @\"Lakes\"}]]", "@\"title\"", false),
    ("@[@[@{@\"title\": @\"Rivers\"}]]", "key", false),
  ])
  func textsOfListsWithinLists(rows: String, key: String, isUncalled: Bool) async {
    let found = await self.isUncalled(
      "if ([rows[indexPath.section][indexPath.row][\(key)] isEqualToString:@\"Boats\"]) { ALERT }", titles: "rows = \(rows);",
      list: "NSArray *rows;", cell: "")
    #expect(found == isUncalled)
  }
}
