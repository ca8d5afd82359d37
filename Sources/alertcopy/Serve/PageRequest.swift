import AlertKitCore
import Foundation

/// What the page asks for, a JSON object a message.
struct PageRequest: Decodable, Sendable {
  enum Deed: String, Decodable, Sendable {
    /// What the app is, its locales and how far they have got.
    case hello
    /// The surfaces in a locale.
    case list
    /// One surface in a locale.
    case open
    /// A text is written, and not saved yet.
    case edit
    /// A text is as in the file again.
    case revert
    /// What the page has is right where the file has changed meanwhile.
    case keep
    /// The surface's changed texts are written into their files.
    case save
    case undo, redo
    /// Other sample values for a key's placeholders.
    case samples
  }

  /// The text that is meant.
  struct Address: Decodable, Sendable {
    struct Form: Decodable, Sendable {
      var substitution: String?
      var selectors: [[String]]
    }

    var table: String
    var module: String
    var key: String
    var locale: String
    var form: Form
  }

  /// What is drawn.
  struct Shown: Decodable, Sendable {
    var surface: String
    var locale: String
    var designs: [String]?
    var devices: [String]?
    var orientations: [String]?
    var textSizes: [String]?
    /// By field, the variant that is shown.
    var variants: [String: Int]?
    var withoutSource: Bool?
  }

  /// The answer has the same.
  var id: Int
  var `do`: Deed
  var locale: String?
  var shown: Shown?
  var address: Address?
  var text: String?
  var key: String?
  var values: [String]?
}

extension PageRequest.Address {
  /// Nil where the locale or a selector is none.
  var address: TextAddress? {
    guard let locale = LocaleTag(locale) else { return nil }
    let selectors = form.selectors.compactMap { pair -> StringValue.Selector? in
      guard pair.count == 2 else { return nil }
      switch pair[0] {
      case "plural": return .plural(pair[1])
      case "device": return .device(pair[1])
      case "width": return .width(pair[1])
      default: return nil
      }
    }
    guard selectors.count == form.selectors.count else { return nil }
    return TextAddress(
      table: table, module: module, key: key, locale: locale,
      form: TextAddress.Form(substitution: form.substitution, selectors: selectors))
  }
}

extension PageRequest.Shown {
  /// The scenes that are drawn: those of the configuration where the page names no others.
  func scenes(with configuration: Configuration) throws(RunFailure) -> [Scene] {
    var configuration = configuration
    if let designs, !designs.isEmpty { configuration.designs = designs }
    if let devices, !devices.isEmpty { configuration.devices = devices }
    if let orientations, !orientations.isEmpty { configuration.orientations = orientations }
    if let textSizes, !textSizes.isEmpty { configuration.textSizes = textSizes }
    do { return try Scene.scenes(for: configuration) } catch { throw RunFailure(error.description) }
  }
}
