internal import AlertKitCore

/// What is being looked at on the way from something to where the app starts, and what seemed to be reached by nothing on that way.
///
/// What is being looked at counts as not reached, as nothing is there for its own sake. Where the first one that was asked for is not
/// reached, nothing is that was seen on the way.
struct ReachSearch {
  enum Node: Hashable {
    /// An outermost type, by its name.
    case type(String)
    /// A scene or a xib, by its number.
    case scene(Int)
    /// A scene on the screen, as its segues start there alone.
    case shownScene(Int)
    case member(DeclarationID)
    /// A property that is given another truth than the one which it starts as.
    case changed(DeclarationID, from: Bool)
  }

  private(set) var nodes: [Node] = []
  private var seen: Set<Node> = []
  /// Whether something was taken as reached since the first one was asked for, as too much led to it.
  private(set) var wasTooFar = false

  /// Whether nothing is being looked at, so that what is found out is certain.
  var isEmpty: Bool { nodes.isEmpty }

  /// More than these are not looked at.
  private static let mostNodes = 160

  /// - Returns: Whether a node is to be looked at: it was not seen.
  mutating func enter(_ node: Node) -> Bool {
    guard seen.insert(node).inserted else { return false }
    nodes.append(node)
    return true
  }

  /// Whether too much was seen; then all that is asked for is taken as reached, so that nothing is looked at again and again.
  mutating func isTooFar() -> Bool {
    if nodes.count > Self.mostNodes { wasTooFar = true }
    return wasTooFar
  }

  /// Leaves out what was seen from a place in order.
  mutating func drop(from start: Int) {
    for node in nodes[start...] { seen.remove(node) }
    nodes.removeSubrange(start...)
    if nodes.isEmpty { wasTooFar = false }
  }
}

extension Reach {
  /// Whether something is reached, as far as what is being looked at is not.
  mutating func isReached(_ node: ReachSearch.Node, _ leads: (inout Reach) -> Bool) -> Bool {
    if let known = reached[node] { return known }
    if search.isTooFar() { return true }
    let start = search.nodes.count
    guard search.enter(node) else { return false }
    let isReached = leads(&self)
    if isReached {
      // What is only taken as reached, as it is too far, is asked for again.
      if !search.wasTooFar { reached[node] = true }
    } else if start == 0 {
      for node in search.nodes { reached[node] = false }
    }
    // What seemed not to be reached from here on may hang on this.
    if isReached || start == 0 { search.drop(from: start) }
    return isReached
  }
}
