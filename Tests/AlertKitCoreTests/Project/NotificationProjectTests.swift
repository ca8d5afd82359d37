import AlertKitCore
import Testing

@Suite struct NotificationProjectTests {
  private let spec = """
    notifications:
      order: {title: title, body: body, category: ORDER}
    categories:
      ORDER:
        actions: [{title: track}]
        placeholder: hidden
    """

  private func project(_ files: [String: String], configuration: Configuration = Configuration()) async -> Project {
    await Project.assemble(
      files.map { InputFile(path: $0.key, bytes: Array($0.value.utf8)) }, configuration: configuration)
  }

  private func names(_ project: Project, _ locale: String) throws -> [String] {
    let order = try #require(project.surfaces.first { $0.kind == .notification })
    return project.localized(order, in: LocaleTag(locale)!).context.appNames
  }

  private let tables = [
    "en.lproj/Localizable.strings": "\"title\" = \"Order Update\"; \"track\" = \"Track\"; \"hidden\" = \"Shipment\";",
    "ko.lproj/Localizable.strings": "\"title\" = \"주문 업데이트\"; \"track\" = \"추적\";",
  ]

  @Test func categoryComesInTheLocale() async throws {
    let project = await project(tables.merging(["alerts.yaml": spec]) { $1 })
    let order = try #require(project.surfaces.first { $0.kind == .notification })
    let category = try #require(project.localized(order, in: LocaleTag("ko")).context.category)
    #expect(category.buttons.first?.title.text == "추적")
    #expect(category.placeholder?.text == "Shipment")
  }

  private func plist(_ members: String) -> String { "<plist version=\"1.0\"><dict>\(members)</dict></plist>" }

  @Test func namesComeFromTheAppAndNoExtension() async throws {
    let widget = plist("<key>NSExtension</key><dict/><key>CFBundleDisplayName</key><string>Today</string>")
    let files = [
      "alerts.yaml": spec, "App/Info.plist": plist("<key>CFBundleDisplayName</key><string>Album</string>"),
      "App/ko.lproj/InfoPlist.strings": "\"CFBundleDisplayName\" = \"앨범\";",
      "Widget/Info.plist": widget, "Widget/ko.lproj/InfoPlist.strings": "\"CFBundleDisplayName\" = \"오늘\";",
    ]
    let project = await project(tables.merging(files) { $1 })
    #expect(try names(project, "ko") == ["앨범", "Album"])
    #expect(try names(project, "en") == ["Album"])
  }

  @Test func configurationNamesOutrankFiles() async throws {
    let file = SourceFile(id: FileID(0), path: ".alertcopy.yml", text: Array("app_name: {ko: 사진첩}\n".utf8))
    let configuration = ConfigurationReader.read(file).value.configuration
    let project = await project(
      tables.merging(["alerts.yaml": spec, "Info.plist": plist("<key>CFBundleName</key><string>Album</string>")]) { $1 },
      configuration: configuration)
    #expect(try names(project, "ko") == ["사진첩"])
    #expect(try names(project, "en") == ["Album"])
  }

  /// An extension in a folder that no Xcode project names is left over, and claims no category.
  @Test func anExtensionThatNothingBuilds() async {
    let shown = plist(
      """
      <key>NSExtension</key><dict>
      <key>NSExtensionPointIdentifier</key><string>com.apple.usernotifications.content-extension</string>
      <key>NSExtensionAttributes</key><dict><key>UNNotificationExtensionCategory</key><string>ORDER</string></dict></dict>
      """)
    let all = [
      "Desk/Info.plist": shown, "Old/Info.plist": shown, "App.xcodeproj/project.pbxproj": BuildTargetTests.xcodeProject(),
    ]
    for (files, isTold) in [(all, false), (all.filter { !$0.key.hasSuffix("pbxproj") }, true)] {
      let findings = await Linter.lint(await project(files)).findings
      #expect(findings.contains { $0.rule == "notification-unknown-category" } == isTold)
    }
  }
}
