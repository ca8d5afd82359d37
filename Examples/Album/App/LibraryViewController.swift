import UIKit

final class LibraryViewController: UICollectionViewController {
  private let library = Library()

  @objc private func deleteSelected() {
    let count = library.selection.count
    let title = String.localizedStringWithFormat(NSLocalizedString("photos.delete.title", comment: ""), count)
    confirm(
      title, message: NSLocalizedString("photos.delete.message", comment: ""),
      button: NSLocalizedString("common.delete", comment: ""), style: .destructive
    ) { [library] in library.deleteSelection() }
  }

  @objc private func signOut() {
    confirm(
      NSLocalizedString("account.signout.title", comment: ""), button: NSLocalizedString("common.yes", comment: ""),
      cancel: NSLocalizedString("common.no", comment: "")
    ) { [library] in library.signOut() }
  }
}
