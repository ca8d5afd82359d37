func n() {
  let c = UNMutableNotificationContent()
  c.title = String(localized: "t")
  c.body = [a, "b"].joined(separator: " ")
  let k = UNNotificationCategory(
    identifier: "k", actions: [UNNotificationAction(identifier: "a", title: "Open", options: [.foreground])],
    intentIdentifiers: [], options: [])
  UNUserNotificationCenter.current().setNotificationCategories([k])
  UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "r", content: c, trigger: nil))
}
