import AlertKitCore
import Testing

/// What a table asks for when people edit its rows, and its class lets them edit none.
@Suite struct ReachEditingTests {
  private static let permission = "func tableView(_ t: UITableView, canEditRowAt path: IndexPath) -> Bool"
  private static let commit =
    "func tableView(_ t: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt path: IndexPath)"

  private func reserve(
    _ permission: String, asked: String = commit,
    rows: String = "func tableView(_ t: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }", more: String = "",
    _ others: [String: String] = [:]
  ) async -> Set<SurfaceReserve?> {
    let code = """
      import UIKit
      class Screen: UIViewController, UITableViewDelegate, UITableViewDataSource {
        @IBOutlet var tableView: UITableView!
        override func viewDidLoad() { tableView.dataSource = self; tableView.delegate = self }
        \(rows)
        \(permission)
        \(asked) { ask() }
        func ask() { present(UIAlertController(title: "Gone", message: nil, preferredStyle: .alert), animated: true) }
        \(more)
      }
      let screen = Screen()
      """
    return Set(await Extracted.ofApp(["A.swift": code].merging(others) { $1 }).map(\.reserve))
  }

  @Test(arguments: ["{ false }", "{ return false }", "{\n    // None.\n    return false\n  }"])
  func noRowIsEdited(body: String) async { #expect(await reserve(Self.permission + body) == [.uncalled]) }

  @Test(arguments: [
    "{ true }", "{ return isEditing }", "{ !isLocked }", "{ log(); return false }", "{ path.row > 0 ? false : true }",
    "{ if path.row > 0 { return true }; return false }",
  ])
  func rowsMayBeEdited(body: String) async { #expect(await reserve(Self.permission + body) == [nil]) }

  @Test func withoutPermissionAllRowsAreEdited() async {
    #expect(await reserve("") == [nil])
    let moving = Self.permission.replacing("canEditRowAt", with: "canMoveRowAt")
    #expect(await reserve(moving + "{ false }") == [nil])
  }

  private static let actions = "func tableView(_ t: UITableView, LABEL path: IndexPath) -> UISwipeActionsConfiguration?"

  @Test(arguments: [
    ("editActionsForRowAt", true), ("leadingSwipeActionsConfigurationForRowAt", true),
    ("trailingSwipeActionsConfigurationForRowAt", true), ("titleForDeleteConfirmationButtonForRowAt", true),
    ("didSelectRowAt", false), ("willSelectRowAt", false), ("accessoryButtonTappedForRowWith", false),
  ])
  func whatIsAskedOfEditing(label: String, isUncalled: Bool) async {
    let asked = Self.actions.replacing("LABEL", with: label)
    #expect(await reserve(Self.permission + "{ false }", asked: asked) == [isUncalled ? .uncalled : nil])
  }

  @Test func codeCallsItItself() async {
    let no = Self.permission + "{ false }"
    let call = "tableView(tableView, commit: .delete, forRowAt: path)"
    #expect(await reserve(no, more: "override func viewDidAppear(_ animated: Bool) { \(call) }") == [nil])
    #expect(await reserve(no, more: "override func viewDidAppear(_ animated: Bool) { ask() }") == [nil])
    #expect(await reserve(no, more: "private func unused() { \(call) }") == [.uncalled])
    let other = "class Other { init() { screen.\(call) } }\nlet other = Other()"
    #expect(await reserve(no, ["B.swift": other]) == [nil])
  }

  @Test func anotherClassMayPermit() async {
    let no = Self.permission + "{ false }"
    let heir = "class Heir: Screen { override \(Self.permission) { true } }\nlet heir = Heir()"
    #expect(await reserve(no, ["B.swift": heir]) == [nil])
    #expect(await reserve(no, ["B.swift": "class Heir: Screen {}\nlet heir = Heir()"]) == [.uncalled])
    // Who supplies the rows is asked.
    #expect(await reserve(no, rows: "") == [nil])
    let supplied = "let rows = UITableViewDiffableDataSource<Int, String>(tableView: table) { cell($0) }"
    #expect(await reserve(no, more: supplied) == [nil])
    let beside = "class Beside: NSObject { \(no) }\nlet beside = Beside()"
    #expect(await reserve("", ["B.swift": beside]) == [nil])
  }

  @Test(arguments: [
    ("return NO;", true), ("return YES;", false), ("return self.isEditing;", false), ("[self log]; return NO;", false),
  ])
  func objectiveC(body: String, isUncalled: Bool) async {
    func code(_ more: String) -> String {
      """
      @interface Screen : UITableViewController
      @end
      @implementation Screen
      - (void)viewDidLoad { [self.tableView reloadData]; \(more) }
      - (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section { return 3; }
      - (BOOL)tableView:(UITableView *)tableView canEditRowAtIndexPath:(NSIndexPath *)indexPath { \(body) }
      - (void)tableView:(UITableView *)tableView commitEditingStyle:(UITableViewCellEditingStyle)style forRowAtIndexPath:(NSIndexPath *)path {
        if (tableView == self.tableView) {
          [[[UIAlertView alloc] initWithTitle:@"Gone" message:nil delegate:nil cancelButtonTitle:@"OK" otherButtonTitles:nil] show];
        }
      }
      @end
      """
    }
    let screen = ["C.swift": "let screen = Screen()"]
    let call = "[self tableView:self.tableView commitEditingStyle:UITableViewCellEditingStyleDelete forRowAtIndexPath:nil];"
    #expect(await Extracted.ofApp(screen.merging(["A.m": code("")]) { $1 }).map(\.reserve) == [isUncalled ? .uncalled : nil])
    #expect(await Extracted.ofApp(screen.merging(["A.m": code(call)]) { $1 }).map(\.reserve) == [nil])
  }
}
