/// A function or a type of the app's own that shows an alert, as the configuration declares it.
///
/// ```yaml
/// wrappers:
///   - callee: showConfirmation
///     title: title
///     message: message
///     buttons:
///       - {title: confirmTitle, role: destructive}
///       - {title: {text: Cancel}, role: cancel}
/// ```
public struct AlertWrapper: Hashable, Sendable {
  /// An argument of a call.
  public enum Argument: Hashable, Sendable {
    /// By its label.
    case label(String)
    /// By its position, from 1.
    case position(Int)
    /// No argument: a text that the wrapper always shows.
    case text(String)
    /// No argument: the text of a key that the wrapper always shows, and the key's table where that is known.
    case key(String, table: String?)
  }

  /// A button that the wrapper shows.
  public struct Button: Hashable, Sendable {
    /// What gives its title; a button whose argument a call leaves out is not shown.
    public var title: Argument
    /// Its role.
    public var role: ButtonRole
    /// The argument that gives its role instead; nil for none.
    public var roleArgument: Argument?

    /// A button.
    public init(title: Argument, role: ButtonRole = .default, roleArgument: Argument? = nil) {
      self.title = title
      self.role = role
      self.roleArgument = roleArgument
    }
  }

  /// The last names of what is called: `showAlert`, or `Dialogs.confirm`.
  public var callee: String
  /// What it shows.
  public var kind: SurfaceKind
  /// What gives the title; nil where it has none.
  public var title: Argument?
  /// What gives the message; nil where it has none.
  public var message: Argument?
  /// In the order in which they are added.
  public var buttons: [Button]

  /// A wrapper of a callee.
  public init(
    callee: String, kind: SurfaceKind = .alert, title: Argument? = nil, message: Argument? = nil, buttons: [Button] = []
  ) {
    self.callee = callee
    self.kind = kind
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}
