import UserNotifications

enum Memories {
  /// Brings back the photos of a year ago.
  static func schedule(count: Int, place: String) async throws {
    let content = UNMutableNotificationContent()
    content.title = NSLocalizedString("memories.title", comment: "")
    content.body = String(format: NSLocalizedString("memories.body", comment: ""), count, place)
    content.threadIdentifier = "memories"
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 86_400, repeats: false)
    try await UNUserNotificationCenter.current().add(
      UNNotificationRequest(identifier: "memories", content: content, trigger: trigger))
  }
}
