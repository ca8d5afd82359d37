import AlertKitCore
import Testing

/// Texts that vary with a number, in every format that a draft writes.
@Suite struct DraftPluralTests {
  static let photos = DraftText(
    "photos.delete",
    plurals: [
      "en": [.one: "Delete %2$lld photo of “%1$@”?", .other: "Delete %2$lld photos of “%1$@”?"],
      "ko": [.other: "‘%1$@’의 사진 %2$lld장을 삭제하겠습니까?"],
    ], comment: "Ends in --> here", arguments: ["Mina", "24"])
  static let plain = DraftText("cancel & <go>", ["en": "Cancel", "ko": "취소"])

  static func draft(_ format: DraftProject.Format) -> DraftProject {
    DraftProject(
      sourceLocale: "en", table: "Photos", format: format,
      surfaces: [Surface(drafting: "delete", title: photos, buttons: [SurfaceButton(title: plain, role: .cancel)])])
  }

  @Test(arguments: DraftProject.Format.allCases)
  func aProjectSaysWhatTheDraftSaid(format: DraftProject.Format) async {
    let project = await Self.draft(format).project()
    #expect(project.faults.isEmpty)
    #expect(project.locales == ["en", "ko"])
    let shown = project.localized(project.surfaces[0], in: "en").surface
    #expect(
      Set(shown.title?.variants.map(\.text) ?? []) == ["Delete %2$lld photo of “%1$@”?", "Delete %2$lld photos of “%1$@”?"])
    #expect(shown.buttons.map(\.title.text) == ["Cancel"])
    let korean = project.localized(project.surfaces[0], in: "ko").surface
    #expect(korean.title?.variants.map(\.text) == ["‘%1$@’의 사진 %2$lld장을 삭제하겠습니까?"])
  }

  @Test func filesAreNamedByTheirFormat() {
    #expect(Self.draft(.catalog).files.map(\.path) == ["Photos.alerts.json", "Photos.xcstrings"])
    #expect(
      Self.draft(.strings).files.map(\.path) == [
        "Photos.alerts.json", "en.lproj/Photos.strings", "en.lproj/Photos.stringsdict", "ko.lproj/Photos.strings",
        "ko.lproj/Photos.stringsdict",
      ])
  }

  static func text(_ file: InputFile) -> String { DraftProjectTests.text(of: file) ?? "" }

  @Test func codeGivesEachText() {
    let file = Self.draft(.catalog).code(.strings)
    #expect(file.path == "Photos.swift")
    #expect(
      Self.text(file) == """
        import Foundation

        /// The texts of the table `Photos`.
        enum PhotosStrings {
          /// Delete %2$lld photos of “%1$@”?
          static func photosDelete(_ value: String, _ value2: Int) -> String {
            String(format: NSLocalizedString("photos.delete", tableName: "Photos", comment: ""), locale: .current, value, value2)
          }

          /// Cancel
          static var cancelGo: String { String(localized: "cancel & <go>", defaultValue: "Cancel", table: "Photos") }
        }

        """)
  }

  @Test func valuesInTheirOrderAreInterpolated() {
    let text = DraftText("in", ["en": "Delete \\ “%@” at 100%% of %lld?"])
    let draft = DraftProject(sourceLocale: "en", surfaces: [Surface(drafting: "a", title: text)])
    #expect(
      Self.text(draft.code(.strings)).contains(
        #"""
          static func `in`(_ value: String, _ value2: Int) -> String {
            String(localized: "in", defaultValue: "Delete \\ “\(value)” at 100% of \(value2)?", table: "Localizable")
        """#))
  }

  @Test func modifiersTakeValuesAndActions() {
    var draft = Self.draft(.strings)
    draft.surfaces[0].message = DraftText("gone", ["en": "They are gone."])
    draft.surfaces[0].buttons.append(
      SurfaceButton(title: DraftText("photos.delete-all", ["en": "Delete"]), role: .destructive, isPreferred: true))
    draft.surfaces[0].textFields = [DraftText("name", ["en": "Name"])]
    draft.surfaces.append(Surface(drafting: "delete", kind: .confirmationDialog, buttons: draft.surfaces[0].buttons))
    #expect(
      Self.text(draft.code(.swiftUI)).hasSuffix(
        """
        extension View {
          /// Shows `delete`.
          func deleteAlert(isPresented: Binding<Bool>, title: String, title2: Int, text: Binding<String>, all: @escaping () -> Void) -> some View {
            alert(PhotosStrings.photosDelete(title, title2), isPresented: isPresented) {
              TextField(PhotosStrings.name, text: text)
              Button(PhotosStrings.cancelGo, role: .cancel) {}
              Button(PhotosStrings.photosDeleteAll, role: .destructive, action: all).keyboardShortcut(.defaultAction)
            } message: {
              Text(verbatim: PhotosStrings.gone)
            }
          }

          /// Shows `delete`.
          func deleteDialog(isPresented: Binding<Bool>, all: @escaping () -> Void) -> some View {
            confirmationDialog("", isPresented: isPresented) {
              Button(PhotosStrings.cancelGo, role: .cancel) {}
              Button(PhotosStrings.photosDeleteAll, role: .destructive, action: all).keyboardShortcut(.defaultAction)
            }
          }
        }

        """))
  }

  @Test func reportsOfProgramsSpeakOfNoCommands() async {
    var draft = Self.draft(.strings)
    draft.surfaces[0].buttons = [SurfaceButton(title: DraftText("yes", ["en": "yes", "ko": "예"]), role: .default)]
    let report = await Linter.lint(draft.project())
    for reporter in [Reporter.text, .markdown, .html] {
      let text = reporter.render(report, options: ReportOptions(workingDirectory: "/", toolVersion: "1"))
      #expect(text.contains("yes-no-button"))
      #expect(!text.contains("alertcopy rules") && !text.contains("alertcopy fix") && !text.contains("--notes"), "\(reporter)")
    }
  }
}
