internal import AlertKitCore
internal import SwiftSyntax

/// The calls that a configuration declares to show alerts.
struct WrapperSites: Sendable {
  private let byName: [String: [AlertWrapper]]

  init(_ wrappers: [AlertWrapper]) {
    byName = Dictionary(grouping: wrappers) { $0.callee.lastName }
  }

  /// The last names of the callees.
  var names: [String] { byName.keys.sorted() }

  /// The wrapper that a call is of; nil for none.
  func wrapper(of call: FunctionCallExprSyntax) -> AlertWrapper? {
    guard !byName.isEmpty, let name = call.calleeName, let candidates = byName[name] else { return nil }
    let path = call.calledExpression.namePath?.joined(separator: ".") ?? name
    let named = candidates.filter { ("." + path).hasSuffix("." + $0.callee) && $0.fits(call) }
    // Of functions of one name, that which takes the most of what is given.
    guard let best = named.map({ $0.count(of: call) }).max() else { return nil }
    return named.first { $0.count(of: call) == best }
  }
}

extension AlertWrapper {
  /// Whether a call gives any of what the wrapper takes: another function of the same name does not.
  fileprivate func fits(_ call: FunctionCallExprSyntax) -> Bool {
    let wanted = ([title, message] + buttons.map(\.title)).compactMap(\.self)
    let given = call.givenArguments
    let isFixed = wanted.allSatisfy { argument in
      switch argument {
      case .text, .key: true
      case .label, .position: false
      }
    }
    return isFixed
      || wanted.contains { argument in
        switch argument {
        case .label(let label): given.contains { $0.label == label }
        case .position(let position): position <= given.count && !given[position - 1].value.is(ClosureExprSyntax.self)
        case .text, .key: false
        }
      }
  }
}

extension AlertWrapper {
  /// How many of the wrapper's arguments a call gives by their labels.
  fileprivate func count(of call: FunctionCallExprSyntax) -> Int {
    let given = Set(call.givenArguments.compactMap(\.label))
    return ([title, message] + buttons.map(\.title)).count { argument in
      if case .label(let label)? = argument { given.contains(label) } else { false }
    }
  }
}
