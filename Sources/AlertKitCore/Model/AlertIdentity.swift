/// What makes an alert the same one while code moves: its keys, else where it is shown and its words, else where it is shown and
/// which one it is there.
///
/// Two alerts can share an identity, as two with the same keys do; whoever compares counts them.
public struct AlertIdentity: Hashable, Sendable, Codable {
  /// What tells the alert.
  public enum Basis: Hashable, Sendable, Codable {
    /// The keys of its title, subtitle and message or body, in that order.
    case keys([ExactString])
    /// Its words where they have no keys, composed, in the same order; a category's identifier, or else the words of its buttons
    /// where title and message have none.
    case words([String])
    /// The number, from 1, among those of its member that neither keys nor words tell.
    case order(Int)
  }

  /// What tells the alert.
  public let basis: Basis
  /// The type and member that shows it, or its name in a spec; nil for one that keys tell, which they do wherever it is shown.
  public let member: String?
  /// Whether it is a notification, which may share a text with an alert.
  public let isNotification: Bool

  package init(_ basis: Basis, member: String?, isNotification: Bool = false) {
    self.basis = basis
    self.member = member
    self.isNotification = isNotification
  }

  /// The identity without what a change of its words changes; nil for one that keys tell.
  var withoutWords: AlertIdentity? {
    if case .keys = basis { nil } else { AlertIdentity(.order(0), member: member, isNotification: isNotification) }
  }

  /// An identity for each surface, in order.
  ///
  /// - Parameter surfaces: In order of place.
  static func identities(of surfaces: [Surface<StringReference>]) -> [AlertIdentity] {
    struct Place: Hashable {
      let file: FileID
      let member: String
    }
    var counts: [Place: Int] = [:]
    return surfaces.map { surface in
      let isNotification = surface.kind == .notification
      let texts = [surface.title, surface.subtitle, surface.message, surface.body].compactMap(\.self)
      let keys = texts.flatMap { $0.keys.map { ExactString($0.key) } }
      if !keys.isEmpty { return AlertIdentity(.keys(keys), member: nil, isNotification: isNotification) }
      let member = surface.member
      let words = surface.namingWords
      if !words.isEmpty { return AlertIdentity(.words(words), member: member, isNotification: isNotification) }
      let place = Place(file: surface.range.file, member: member)
      counts[place, default: 0] += 1
      return AlertIdentity(.order(counts[place]!), member: member, isNotification: isNotification)
    }
  }
}

extension Surface<StringReference> {
  /// The words that tell it where no key does.
  fileprivate var namingWords: [String] {
    let words = Self.words(of: [title, subtitle, message, body].compactMap(\.self))
    if !words.isEmpty { return words }
    if case .name(let name, _)? = category?.identifier { return [name] }
    return buttonWords
  }

  /// The words of its buttons, in order; a key stands for its words.
  var buttonWords: [String] { Self.words(of: buttons.map(\.title)) }

  private static func words(of texts: [StringReference]) -> [String] {
    texts.flatMap(\.parts).compactMap { part in
      switch part {
      case .literal(let text, _): ICU.composed(text)
      case .key(let key, _, _, _): key
      case .symbol, .system, .dynamic, .joined, .alternatives, .fallback, .recased: nil
      }
    }
  }
}

extension Surface {
  /// The type and member that show it; its whole id where it is not code's, which numbers the surfaces of a member.
  var member: String {
    guard origin == .source else { return id }
    let name = id.split(separator: "/").last.map(String.init) ?? id
    let digits = name.reversed().prefix { $0.isASCII && $0.isNumber }.count
    let rest = name.dropLast(digits)
    return digits > 0 && (rest.last == "." || rest.last == "-") ? String(rest.dropLast()) : name
  }
}
