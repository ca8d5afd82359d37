import Foundation

/// Why a photo was not uploaded.
enum UploadProblem: Identifiable {
  case offline
  case refused(name: String)

  init(_ error: any Error, photo: Photo) {
    self = (error as? URLError)?.code == .notConnectedToInternet ? .offline : .refused(name: photo.name)
  }

  var id: String { title }

  var title: String {
    switch self {
    case .offline: NSLocalizedString("upload.offline.title", comment: "")
    case .refused: NSLocalizedString("upload.failed.title", comment: "")
    }
  }

  var message: String {
    switch self {
    case .offline: NSLocalizedString("upload.offline.message", comment: "")
    case .refused(let name): String(format: NSLocalizedString("upload.failed.message", comment: ""), name)
    }
  }
}
