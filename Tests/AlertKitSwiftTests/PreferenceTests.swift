import AlertKitCore
import AlertKitSwift
import Testing

/// What code asks for before it asks whether it may send notifications: what people turn on, and what is no preference.
@Suite struct PreferenceTests {
  private func unasked(_ code: String, _ file: String = "A.swift") async -> Int {
    let readings = await Extracted.readings([file: code])
    let all = readings.flatMap(\.permissionRequests)
    #expect(all.count == 1)
    return all.filter { !readings.flatMap(\.requestsOnDemand).contains($0) }.count
  }

  @Test(arguments: [
    ("", "pushEnabled", 0), ("static let pushEnabled = true", "Self.pushEnabled", 1),
    ("static let pushEnabled = true", "pushEnabled", 1),
    ("static let pushEnabled = true", "Self.pushEnabled && reminds", 0),
    ("static var pushEnabled = false", "Self.pushEnabled", 0),
    ("static let pushEnabled = read()", "Self.pushEnabled", 0), ("", "hasNotifications", 1),
    ("var notificationHandler: Handler!", "notificationHandler == true", 1),
    ("let pushKey = \"push\"", "defaults.bool(forKey: pushKey)", 0),
  ])
  func whatIsNoPreference(property: String, condition: String, unasked: Int) async {
    let code = """
      class Launcher: UIResponder, UIApplicationDelegate {
        \(property)
        func applicationDidBecomeActive(_ application: UIApplication) {
          if \(condition) { UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in } }
        }
      }
      """
    #expect(await self.unasked(code) == unasked)
  }
}
