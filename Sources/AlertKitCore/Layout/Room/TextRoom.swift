/// How much longer a text can get before it is shown in another way, where there is least room for it.
public struct TextRoom: Sendable, Hashable {
  /// What happens once the room is used up.
  public enum Limit: String, Sendable, CaseIterable {
    /// The text takes a second line.
    case secondLine = "second-line"
    /// Two buttons that stand side by side are stacked.
    case stack
    /// The button's title is set smaller.
    case shrink
    /// Title and message, or the buttons, have to be scrolled.
    case scroll
    /// The end of the text is not shown.
    case cut
  }

  /// What happens once the room is used up.
  public var limit: Limit
  /// How much can be added, in points of a line; below 0 by how much the text is over.
  ///
  /// Over several lines, what lines of the language usually leave empty at their end is taken off.
  public var points: Double
  /// About how many characters of the language, spaces among them, ``points`` are; rounded down, so that below 0 it is how many
  /// have to go.
  public var characters: Int
  /// Where the room is least.
  public var scene: Scene

  /// Room in a scene.
  public init(limit: Limit, points: Double, characters: Int, scene: Scene) {
    (self.limit, self.points, self.characters, self.scene) = (limit, points, characters, scene)
  }

  /// What is left of a place, wherever that is: a scene is large to copy.
  struct Rest {
    let limit: Limit
    let points: Double
    let characters: Int
  }

  init(_ rest: Rest, in scene: Scene) {
    self.init(limit: rest.limit, points: rest.points, characters: rest.characters, scene: scene)
  }

  /// Whether the limit is passed already.
  public var isOver: Bool { points < 0 }
}
