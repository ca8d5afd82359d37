import UIKit

final class A: UIViewController {
  var count = 3
  func ask(_ title: String, then action: @escaping () -> Void) {
    let alert = UIAlertController(title: title, message: count > 1 ? "They are \(count)." : nil, preferredStyle: .alert)
    // alertcopy:disable yes-no-button
    for name in ["Yes", "No"] { alert.addAction(UIAlertAction(title: name, style: name == "No" ? .cancel : .default)) }
    present(alert, animated: true)
  }
  @IBAction func tap() {
    #if os(iOS)
      guard let self else { return }
      switch kind {
      case .one: ask(NSLocalizedString("one", comment: "")) {}
      case .two, .three(let x): ask("x" + x) {}
      default: break
      }
    #endif
  }
}
