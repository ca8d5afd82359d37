import AlertKitCore
import AlertKitSwift

extension ConfigurationDraft.Section {
  /// The part about functions and types of the app's own that show alerts.
  static func wrappers(_ proposals: [WrapperProposal], in project: Project) -> ConfigurationDraft.Section {
    let heading = "Functions and types of your own that show alerts: what gives the title, the message and the buttons."
    guard !proposals.isEmpty else {
      return ConfigurationDraft.Section(
        heading, findings: ["None that builds an alert from its parameters was found."],
        settings: ["# wrappers:", "#   - {callee: showConfirmation, title: title, message: 2}"])
    }
    let declared = proposals.flatMap { proposal in
      let file = project.files[Int(proposal.range.file.index)]
      let line = file.position(at: Int(proposal.range.start)).line
      let place = TerminalText.sanitized("\(file.path):\(line)")
      return ["# \(place) shows \(counted(proposal.calls, "alert"))"] + proposal.wrapper.lines
    }
    return ConfigurationDraft.Section(
      heading, findings: ["Each was found to build an alert from its parameters."],
      settings: ["wrappers:"] + declared.map { "  " + $0 })
  }
}
