/// A surface's content as it is kept: copies of a surface share it, and one of its fields is read without copying the others.
enum SharedContent<Text: Sendable>: Sendable {
  /// An alert, an action sheet or a confirmation dialog.
  case alert(Shared<SurfaceContent<Text>.Alert>)
  /// A notification.
  case notification(Shared<SurfaceContent<Text>.Notification>)
  /// A notification category.
  case category(Shared<SurfaceContent<Text>.Category>)

  init(_ content: SurfaceContent<Text>) {
    switch content {
    case .alert(let alert): self = .alert(Shared(alert))
    case .notification(let notification): self = .notification(Shared(notification))
    case .category(let category): self = .category(Shared(category))
    }
  }

  var content: SurfaceContent<Text> {
    switch self {
    case .alert(let alert): .alert(alert.value)
    case .notification(let notification): .notification(notification.value)
    case .category(let category): .category(category.value)
    }
  }

  var kind: SurfaceKind {
    switch self {
    case .alert(let alert): alert.value.style.kind
    case .notification: .notification
    case .category: .notificationCategory
    }
  }
}

extension SharedContent: Equatable where Text: Equatable {}

extension SharedContent: Codable where Text: Codable {
  init(from decoder: any Decoder) throws { self.init(try SurfaceContent(from: decoder)) }

  func encode(to encoder: any Encoder) throws { try content.encode(to: encoder) }
}
