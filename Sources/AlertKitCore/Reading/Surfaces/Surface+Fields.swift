/// The fields of all kinds. One that a surface's kind does not have is nil or empty, and setting it does nothing.
extension Surface {
  /// What it is. A surface that becomes another keeps the fields that both have.
  public var kind: SurfaceKind {
    get { shared.kind }
    set {
      guard newValue != kind else { return }
      if alert != nil, let style = AlertStyle(newValue) {
        alert?.style = style
      } else {
        let old = self
        content = SurfaceContent(newValue, title: title, buttons: buttons, buttonsAreComplete: buttonsAreComplete)
        (placeholder, summary) = (old.placeholder, old.summary)
      }
    }
  }

  /// The title; nil where there is none.
  public var title: Text? {
    get {
      switch shared {
      case .alert(let alert): alert.value.title
      case .notification(let notification): notification.value.title
      case .category: nil
      }
    }
    set {
      alert?.title = newValue
      notificationBody?.title = newValue
    }
  }

  /// The message of an alert or an action sheet; nil where there is none.
  public var message: Text? {
    get { if case .alert(let alert) = shared { alert.value.message } else { nil } }
    set { alert?.message = newValue }
  }

  /// In source order: buttons, or a category's actions.
  public var buttons: [SurfaceButton<Text>] {
    get {
      switch shared {
      case .alert(let alert): alert.value.buttons
      case .notification(let notification): notification.value.actions
      case .category(let category): category.value.actions
      }
    }
    set { put(newValue) }
    _modify {
      // Taken out, so that changing one does not copy all.
      var taken = buttons
      put([])
      defer { put(taken) }
      yield &taken
    }
  }

  private mutating func put(_ buttons: [SurfaceButton<Text>]) {
    alert?.buttons = buttons
    notificationBody?.actions = buttons
    categoryBody?.actions = buttons
  }

  /// Whether ``buttons`` are known to be all of the buttons, in the order in which the code adds them.
  public var buttonsAreComplete: Bool {
    get {
      switch shared {
      case .alert(let alert): alert.value.buttonsAreComplete
      case .category(let category): category.value.actionsAreComplete
      case .notification: true
      }
    }
    set {
      alert?.buttonsAreComplete = newValue
      categoryBody?.actionsAreComplete = newValue
    }
  }

  /// Buttons that the framework adds by itself, by their English names.
  public var implicitButtons: [String] {
    get { if case .alert(let alert) = shared { alert.value.implicitButtons } else { [] } }
    set { alert?.implicitButtons = newValue }
  }

  /// The text fields' placeholders.
  public var textFields: [Text] {
    get { if case .alert(let alert) = shared { alert.value.textFields } else { [] } }
    set { alert?.textFields = newValue }
  }

  /// Where code shows the alert in several ways, each of them as one person sees it; empty where there is one way.
  public var cases: [SurfaceCase<Text>] {
    get { if case .alert(let alert) = shared { alert.value.cases } else { [] } }
    set { alert?.cases = newValue }
  }

  /// What an alert is for, where that is declared or seen in the code.
  public var purpose: SurfacePurpose? {
    get { if case .alert(let alert) = shared { alert.value.purpose } else { nil } }
    set { alert?.purpose = newValue }
  }

  /// Whether a confirmation dialog shows its title; nil for every other kind, and where code does not tell.
  public var titleVisibility: TitleVisibility? {
    get { if case .alert(let alert) = shared { alert.value.titleVisibility } else { nil } }
    set { alert?.titleVisibility = newValue }
  }

  /// What draws an alert, where that is none of Apple's; else nil.
  public var presenter: String? {
    get { if case .alert(let alert) = shared { alert.value.presenter } else { nil } }
    set { alert?.presenter = newValue }
  }

  /// Whether code puts a view of its own into an alert.
  public var hasOwnView: Bool {
    get { if case .alert(let alert) = shared { alert.value.hasOwnView } else { false } }
    set { alert?.hasOwnView = newValue }
  }

  /// A notification's subtitle; nil where there is none.
  public var subtitle: Text? {
    get { if case .notification(let notification) = shared { notification.value.subtitle } else { nil } }
    set { notificationBody?.subtitle = newValue }
  }

  /// A notification's body; nil where there is none.
  public var body: Text? {
    get { if case .notification(let notification) = shared { notification.value.body } else { nil } }
    set { notificationBody?.body = newValue }
  }

  /// What a notification has besides its texts; nil for every other kind.
  public var notification: NotificationContent? {
    get { if case .notification(let notification) = shared { notification.value.details } else { nil } }
    set { notificationBody?.details = newValue }
  }

  /// What a category has besides its texts and actions; nil for every other kind, and for actions of which it is not known what
  /// category has them.
  public var category: NotificationCategory? {
    get { if case .category(let category) = shared { category.value.details } else { nil } }
    set { categoryBody?.details = newValue }
  }

  /// What is shown where previews are hidden; nil for the category's own or the system's *Notification*.
  public var placeholder: Text? {
    get {
      switch shared {
      case .notification(let notification): notification.value.placeholder
      case .category(let category): category.value.placeholder
      case .alert: nil
      }
    }
    set {
      notificationBody?.placeholder = newValue
      categoryBody?.placeholder = newValue
    }
  }

  /// How a category sums up a group of notifications, or what a notification brings to that; nil where there is none.
  public var summary: Text? {
    get {
      switch shared {
      case .notification(let notification): notification.value.summary
      case .category(let category): category.value.summary
      case .alert: nil
      }
    }
    set {
      notificationBody?.summary = newValue
      categoryBody?.summary = newValue
    }
  }

  private var alert: SurfaceContent<Text>.Alert? {
    get { if case .alert(let alert) = shared { alert.value } else { nil } }
    set { if let newValue { content = .alert(newValue) } }
  }

  private var notificationBody: SurfaceContent<Text>.Notification? {
    get { if case .notification(let notification) = shared { notification.value } else { nil } }
    set { if let newValue { content = .notification(newValue) } }
  }

  private var categoryBody: SurfaceContent<Text>.Category? {
    get { if case .category(let category) = shared { category.value } else { nil } }
    set { if let newValue { content = .category(newValue) } }
  }
}
