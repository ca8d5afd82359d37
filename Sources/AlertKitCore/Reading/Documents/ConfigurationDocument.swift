/// A configuration, and the places of what its reader cannot judge by itself.
public struct ConfigurationDocument: Sendable {
  public var configuration: Configuration
  /// Every rule that the file names, for whoever knows which rules there are.
  public var ruleMentions: [RuleMention]
  /// Every design, device and text size that the file names, for whoever knows which there are.
  public var sceneMentions: [SceneMention] = []
  /// Where ``Configuration/reporter`` stands.
  public var reporterRange: SourceRange?

  /// A rule's name in a configuration.
  public struct RuleMention: Hashable, Sendable {
    public var rule: RuleID
    public var range: SourceRange

    public init(_ rule: RuleID, at range: SourceRange) {
      self.rule = rule
      self.range = range
    }
  }

  /// What a name of a scene's part names.
  public enum ScenePart: String, Sendable {
    case design
    case device
    case textSize = "text size"
  }

  /// A name of a scene's part in a configuration.
  public struct SceneMention: Hashable, Sendable {
    public var part: ScenePart
    public var name: LocatedText
  }

  public init(
    configuration: Configuration = Configuration(), ruleMentions: [RuleMention] = [], reporterRange: SourceRange? = nil
  ) {
    self.configuration = configuration
    self.ruleMentions = ruleMentions
    self.reporterRange = reporterRange
  }
}
