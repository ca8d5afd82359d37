/// Where the pages of rules are.
struct RulePageAddress {
  private let template: String

  /// - Parameter template: A URL in which `{rule}` stands for a rule's name, or which the name completes.
  init(_ template: String) {
    self.template = template
  }

  /// The address of a rule's page.
  func address(of rule: RuleID) -> String {
    template.contains(Self.placeholder) ? template.replacing(Self.placeholder, with: rule.name) : template + rule.name
  }

  /// What all pages have in common: the folder that they are in.
  var home: String {
    template.firstRange(of: Self.placeholder).map { String(template[..<$0.lowerBound]) } ?? template
  }

  private static let placeholder = "{rule}"
}
