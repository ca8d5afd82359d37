/// A configuration, and the places of what its reader cannot judge by itself.
public struct ConfigurationDocument: Sendable {
  public var configuration: Configuration
  /// Every rule that the file names, for whoever knows which rules there are.
  public var ruleMentions: [RuleMention]
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

  public init(
    configuration: Configuration = Configuration(), ruleMentions: [RuleMention] = [], reporterRange: SourceRange? = nil
  ) {
    self.configuration = configuration
    self.ruleMentions = ruleMentions
    self.reporterRange = reporterRange
  }
}
