import UIKit

extension UIViewController {
  /// Asks before something happens. The one way in which UIKit's part of the app shows an alert.
  func confirm(
    _ title: String, message: String? = nil, button: String, style: UIAlertAction.Style = .default,
    cancel: String = NSLocalizedString("common.cancel", comment: ""), then action: @escaping () -> Void
  ) {
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: cancel, style: .cancel))
    alert.addAction(UIAlertAction(title: button, style: style) { _ in action() })
    present(alert, animated: true)
  }
}
