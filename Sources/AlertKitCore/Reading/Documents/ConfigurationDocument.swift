/// A configuration, and the places of what its reader cannot judge by itself.
package struct ConfigurationDocument: Sendable {
  package var configuration: Configuration
  /// Every rule that the file names, for whoever knows which rules there are.
  package var ruleMentions: [RuleMention]
  /// Every design, device and text size that the file names, for whoever knows which there are.
  package var sceneMentions: [SceneMention] = []
  /// The ids of the custom rules, for whoever knows which ids are taken.
  package var customRuleMentions: [RuleMention] = []
  /// Where ``Configuration/reporter`` stands.
  package var reporterRange: SourceRange?
  /// Where ``Configuration/baseline`` stands.
  package var baselineRange: SourceRange?

  /// A rule's name in a configuration.
  package struct RuleMention: Hashable, Sendable {
    package var rule: RuleID
    package var range: SourceRange

    package init(_ rule: RuleID, at range: SourceRange) {
      self.rule = rule
      self.range = range
    }
  }

  /// What a name of a scene's part names.
  package enum ScenePart: String, Sendable {
    case design
    case device
    case orientation
    case textSize = "text size"
  }

  /// A name of a scene's part in a configuration.
  package struct SceneMention: Hashable, Sendable {
    package var part: ScenePart
    package var name: LocatedText
  }

  package init(
    configuration: Configuration = Configuration(), ruleMentions: [RuleMention] = [], reporterRange: SourceRange? = nil
  ) {
    self.configuration = configuration
    self.ruleMentions = ruleMentions
    self.reporterRange = reporterRange
  }
}
