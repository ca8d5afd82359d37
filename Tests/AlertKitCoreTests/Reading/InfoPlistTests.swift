import AlertKitCore
import Testing

@Suite struct InfoPlistTests {
  private func read(_ members: String) -> (plist: InfoPlist?, faults: [String]) {
    let text = "<plist version=\"1.0\"><dict>\(members)</dict></plist>"
    let file = sourceFile("Extension/Info.plist", text)
    let result = InfoPlistReader.read(file)
    return (result.value, result.faults.map(\.message))
  }

  private func attributes(_ members: String) -> String {
    """
    <key>NSExtension</key><dict>
    <key>NSExtensionPointIdentifier</key><string>com.apple.usernotifications.content-extension</string>
    <key>NSExtensionAttributes</key><dict>\(members)</dict></dict>
    """
  }

  @Test func contentExtension() throws {
    let (plist, faults) = read(
      attributes(
        """
        <key>UNNotificationExtensionCategory</key><array><string>A</string><string>$(B)</string><string>C</string></array>
        <key>UNNotificationExtensionInitialContentSizeRatio</key><real>0.25</real>
        <key>UNNotificationExtensionDefaultContentHidden</key><true/>
        <key>UNNotificationExtensionUserInteractionEnabled</key><true/>
        <key>IntentsSupported</key><array/>
        """))
    #expect(faults == [])
    let shown = try #require(plist?.contentExtension)
    #expect(shown.categories.map(\.text) == ["A", "C"])
    #expect((shown.sizeRatio, shown.hidesDefaultContent) == (0.25, true))
    #expect((shown.overridesTitle, shown.allowsInteraction) == (false, true))
    #expect(plist?.isApp == false)
  }

  @Test func wrongKeysAndTypes() {
    let (plist, faults) = read(
      attributes(
        """
        <key>UNNotificationExtensionCategory</key><integer>1</integer>
        <key>UNNotificationExtensionDefaultContentHiden</key><true/>
        <key>UNNotificationExtensionUserInteractionEnabled</key><string>YES</string>
        """))
    #expect(plist?.contentExtension?.categories == [])
    #expect(
      faults == [
        "\"UNNotificationExtensionCategory\" is a text or a list of texts; found a number",
        "unknown key \"UNNotificationExtensionDefaultContentHiden\"; did you mean \"UNNotificationExtensionDefaultContentHidden\"?",
        "\"UNNotificationExtensionUserInteractionEnabled\" is true or false, not a text",
        "a content extension needs \"UNNotificationExtensionInitialContentSizeRatio\"",
      ])
  }

  @Test(arguments: [
    ("<key>CFBundleDisplayName</key><string>Album</string><key>CFBundleName</key><string>A</string>", "Album"),
    ("<key>CFBundleName</key><string>$(PRODUCT_NAME)</string>", "$(PRODUCT_NAME)"), ("", nil),
  ])
  func displayName(members: String, name: String?) {
    let plist = read(members).plist
    #expect(plist?.displayName?.text == name)
    #expect(plist?.isApp == true)
  }

  @Test func aPlistThatIsBrokenIsNoFault() {
    #expect(InfoPlistReader.read(sourceFile("Info.plist", "<plist><dict><key>")).faults == [])
  }
}
