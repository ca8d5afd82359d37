import AlertKitCore
import Testing

/// Branches for a view's state that is missing, which it never is where the flag of an alert is raised.
@Suite struct RaisedStateTests {
  private func titles(_ more: String, place: String = "photos.photo(at: index)", rows: String = "Rows()") async -> [String] {
    let code = """
      struct Photo { var name: String }
      struct AlbumView: View {
        @State private var chosen: Int?
        @State private var isAsking = false
        var shelf = Shelf()
        private var photos: [Photo] { load() }
        private var title: String {
          guard let index = chosen, let photo = \(place) else { return "Photos" }
          return photo.name.isEmpty ? "New Photo" : photo.name
        }
        var body: some View {
          \(rows)
            .confirmationDialog(title, isPresented: $isAsking, titleVisibility: .visible) {
              Button("Delete", role: .destructive) { if let index = chosen { delete(index) } }
            } message: {
              if let chosen { Text("This is photo \\(chosen).") } else { Text("Choose a photo.") }
            }
        }
        \(more)
      }
      """
    return Set(
      await Extracted.surfaces(["A.swift": code]).map { Extracted.text($0.title) + " " + Extracted.text($0.message) }
    ).sorted()
  }

  private static let asking = "func ask(_ index: Int) { chosen = index; isAsking = true }"

  @Test(arguments: [
    asking, "func ask(_ index: Int) { isAsking = true; chosen = index }",
    "func ask(_ given: Int?) { guard let given else { return }; chosen = given; isAsking = true }",
    "func ask(_ other: Int?) { if let index = other { Button(\"A\") { chosen = index; isAsking = true } } }",
    "func ask() { ForEach(indices, id: \\.self) { index in Button(\"A\") { chosen = index; isAsking = true } } }",
    "func ask() { for index in indices { Button(\"A\") { chosen = index; isAsking = true } } }",
    "func ask() { if chosen != nil { isAsking = true } }",
  ])
  func whatIsSetWithTheFlagIsThere(more: String) async {
    let found = await titles(more)
    #expect(!found.isEmpty && !found.contains { $0.contains("'Photos'") || $0.contains("Choose") }, "\(found)")
    #expect(found.contains { $0.contains("New Photo") && $0.contains("This is photo") }, "\(found)")
  }

  @Test(arguments: [
    asking + "\nfunc askAll() { log(); isAsking = true }", asking + "\nfunc askAll() { chosen = nil; isAsking = true }",
    "func ask(_ index: Int?) { chosen = index; isAsking = true }",
    "func ask() { chosen = photos.firstIndex { $0.isNew }; isAsking = true }",
    "func ask(_ index: Int) { if index > 0 { chosen = index }; isAsking = true }",
    "func ask(_ other: Int?) { if let index = other { log(index) }; chosen = index; isAsking = true }",
    asking + "\nfunc child() { Child(isOn: $isAsking) }", "",
  ])
  func whatMayBeMissingHasItsBranch(more: String) async {
    let found = await titles(more)
    #expect(found.contains { $0.contains("'Photos'") && $0.contains("Choose") }, "\(found)")
  }

  /// What a list has at a place that is there, and what else may be asked for by it.
  @Test(arguments: [
    ("photos[safe: index]", true), ("photos.item(at: index)", true), ("shelf.photo(at: index)", false),
    ("photos.photo(at: 4)", false), ("photos.photo(at: index, in: shelf)", false), ("photos.first", false),
  ])
  func aListHasSomethingAtAPlace(place: String, isSilent: Bool) async {
    let found = await titles(Self.asking, place: place)
    #expect(!found.isEmpty && found.contains { $0.contains("'Photos'") } == !isSilent, "\(found)")
  }

  /// Only the alert that the flag shows knows it.
  @Test func anotherAlertMayLackIt() async {
    let rows = """
      Rows().alert(title, isPresented: $isLate) { Button("OK") {} } message: { Text("Late") }
      """
    let found = await titles(Self.asking + "\n@State private var isLate = false\nfunc f() { isLate = true }", rows: rows)
    #expect(found.contains { $0.contains("'Photos'") && $0.contains("Late") }, "\(found)")
    #expect(!found.contains { $0.contains("'Photos'") && $0.contains("This is photo") }, "\(found)")
  }

  // MARK: Alerts that a view keeps

  private func kept(_ raising: String, _ shown: String = "alert ?? Alert(title: Text(\"Unknown\"))") async -> [String] {
    let code = """
      struct AlbumView: View {
        @State private var alert: Alert?
        @State private var isShown = false
        var body: some View { Rows().task { \(raising) }.alert(isPresented: $isShown) { \(shown) } }
      }
      """
    return Set(await Extracted.surfaces(["A.swift": code]).map { Extracted.text($0.title) }).sorted()
  }

  @Test(arguments: [
    "alert ?? Alert(title: Text(\"Unknown\"))", "self.alert ?? Alert(title: Text(\"Unknown\"))",
    "if let alert { alert } else { Alert(title: Text(\"Unknown\")) }",
  ])
  func nothingStandsInForAnAlertThatIsThere(shown: String) async {
    let found = await kept("alert = Alert(title: Text(\"Gone\")); isShown = true", shown)
    #expect(found == ["Gone"], "\(found)")
    let others = await kept("if isNew { alert = Alert(title: Text(\"Gone\")) }; isShown = true", shown)
    #expect(others == ["Gone", "Unknown"], "\(others)")
  }

  @Test(arguments: [
    "isShown = true", "alert = make(Alert(title: Text(\"Gone\"))); isShown = true",
    "alert = try? Alert(title: Text(\"Gone\")); isShown = true",
  ])
  func somethingStandsInForOneThatMayBeMissing(raising: String) async {
    let found = await kept(raising)
    #expect(found.contains("Unknown"), "\(found)")
  }

  /// What an initializer of the app's own makes is there, unless that may fail.
  @Test(arguments: [
    ("struct Notice { init(_ name: String) {} }", true), ("struct Notice { init?(_ name: String) {} }", false),
    ("struct Notice { var name: String? }", true), ("final class Notice: Picture {}", false),
    ("final class Notice: Picture { init(_ name: String) {} }", true), ("", false),
  ])
  func whatIsMadeIsThere(declared: String, isThere: Bool) async {
    let code = """
      \(declared)
      struct AlbumView: View {
        @State private var notice: Notice?
        @State private var isShown = false
        var body: some View {
          Rows().task { notice = Notice("A"); isShown = true }.alert("Gone", isPresented: $isShown) {} message: {
            if let notice { Text("It is gone.") } else { Text("Nobody knows.") }
          }
        }
      }
      """
    let found = await Extracted.surfaces(["A.swift": code]).map { Extracted.text($0.message) }
    #expect(!found.isEmpty && found.contains { $0.contains("Nobody") } == !isThere, "\(found)")
  }
}
