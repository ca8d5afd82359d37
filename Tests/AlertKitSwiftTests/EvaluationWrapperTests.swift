import Testing

/// Alerts behind the app's own functions, types and factories.
@Suite struct EvaluationWrapperTests {
  private static let wrapper = """
    extension UIViewController {
      func showAlert(title: String, message: String? = nil, isDestructive: Bool = false) {
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: isDestructive ? .destructive : .default))
        present(alert, animated: true)
      }
    }
    """

  @Test func readsCallersOfAWrapper() async {
    let caller = """
      final class LoginController: UIViewController {
        func fail() { showAlert(title: "Cannot Log In", message: "Check your password.") }
        func lost() { showAlert(title: NSLocalizedString("lost.title", comment: "")) }
        func erase() { showAlert(title: "Erase?", isDestructive: true) }
      }
      """
    let seen = await Evaluated.wholeLines(["A.swift": Self.wrapper, "B.swift": caller])
    #expect(
      seen == [
        "alert ['Cannot Log In'] ['Check your password.'] (default 'OK')",
        "alert [lost.title] [-] (default 'OK')",
        "alert ['Erase?'] [-] (destructive 'OK')",
      ])
  }

  @Test func readsWrappersWhoseReceiverHasAnUnknownType() async {
    let wrapper = """
      extension UIViewController {
        func showActionAlert(title: String, message: String, cancel: String = "Cancel", action: String, handler: @escaping () -> Void) {
          let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: cancel, style: .cancel))
          alert.addAction(UIAlertAction(title: action, style: .default) { _ in handler() })
          present(alert, animated: true)
        }
      }
      """
    let caller = """
      func go(_ router: Router) {
        router.viewController.showActionAlert(title: "Leave?", message: "You stay connected.", action: "Leave") { router.leave() }
      }
      """
    let seen = await Evaluated.wholeLines(["A.swift": wrapper, "B.swift": caller])
    #expect(
      seen == [
        "alert ['Leave?'] ['You stay connected.'] (cancel 'Cancel') (default 'Leave')"
      ])
  }

  @Test func readsButtonsFromAList() async {
    let wrapper = """
      enum Alerts {
        static func ask(_ title: String, buttons: [String], from controller: UIViewController) {
          let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
          for button in buttons { alert.addAction(UIAlertAction(title: button, style: .default)) }
          controller.present(alert, animated: true)
        }
      }
      """
    let caller = "func go() { Alerts.ask(\"Which?\", buttons: [\"First\", \"Second\"], from: self) }"
    let seen = await Evaluated.wholeLines(["A.swift": wrapper, "B.swift": caller])
    #expect(
      seen == [
        "alert ['Which?'] [-] (default 'First') (default 'Second')"
      ])
  }

  @Test func readsFactoriesWhoseCallersAddTheActions() async {
    let factory = """
      enum AlertFactory {
        static func controller(title: String) -> UIAlertController {
          UIAlertController(title: title, message: nil, preferredStyle: .alert)
        }
      }
      """
    let caller = """
      class A: UIViewController {
        func go() {
          let alert = AlertFactory.controller(title: "Stop?")
          alert.addAction(UIAlertAction(title: "Stop", style: .destructive))
          alert.addAction(.dismissAction)
          present(alert, animated: true)
        }
      }
      """
    let actions = """
      extension UIAlertAction {
        static var dismissAction: UIAlertAction { UIAlertAction(title: "Dismiss", style: .cancel) }
      }
      """
    let seen = await Evaluated.wholeLines(["A.swift": factory, "B.swift": caller, "C.swift": actions])
    #expect(
      seen == [
        "alert ['Stop?'] [-] (destructive 'Stop') (cancel 'Dismiss')"
      ])
  }

  @Test func readsEnumsCaseByCase() async {
    let code = """
      enum Failure {
        case offline, full
        var title: String {
          switch self {
          case .offline: return "Offline"
          case .full: return "Disk Full"
          }
        }
        var hint: String { self == .offline ? "Connect." : "Delete something." }
      }
      class A: UIViewController {
        func show(_ failure: Failure) {
          let alert = UIAlertController(title: failure.title, message: failure.hint, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "OK", style: .default))
          present(alert, animated: true)
        }
      }
      """
    let seen = await Evaluated.cases(["A.swift": code])
    #expect(
      seen == [
        "['Offline'] ['Connect.'] (default 'OK')", "['Disk Full'] ['Delete something.'] (default 'OK')",
      ])
  }

  @Test func addsToOneListWithinAndBehindBranches() async {
    let code = """
      class A: UIViewController {
        func show(_ isLarge: Bool, _ isShared: Bool) {
          let alert = UIAlertController(title: "Album", message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "First", style: .default))
          if isLarge {
            alert.addAction(UIAlertAction(title: "Second", style: .default))
            if isShared {
              alert.addAction(UIAlertAction(title: "Leave", style: .default))
            } else {
              alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
            }
            alert.addAction(UIAlertAction(title: "Third", style: .default))
          }
          alert.addAction(UIAlertAction(title: "Last", style: .cancel))
          present(alert, animated: true)
        }
      }
      """
    let seen = await Evaluated.cases(["A.swift": code])
    let both = ["(default 'Leave')", "(destructive 'Delete')"].map { choice in
      "['Album'] [-] (default 'First') (default 'Second') \(choice) (default 'Third') (cancel 'Last')"
    }
    #expect(Set(seen) == Set(both + ["['Album'] [-] (default 'First') (cancel 'Last')"]))
  }

  @Test func readsAnAlertWithoutAReceiver() async {
    let code = """
      extension View {
        func failure(_ isShown: Binding<Bool>) -> some View {
          alert("Failed", isPresented: isShown) { Button("Retry") {} }
        }
      }
      """
    do {
      let seen = await Evaluated.wholeLines(["A.swift": code])
      #expect(seen == ["alert [Failed] [-] (default Retry)"])
    }
  }
}
