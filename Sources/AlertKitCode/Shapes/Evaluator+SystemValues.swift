internal import AlertKitCore

/// What Apple's classes always have a value for, though its type says that it may be missing.
extension Evaluator {
  /// Whether something is there as the system gives it.
  func isGivenBySystem(_ symbol: Symbol) -> Bool { isTextOfField(symbol) || isEncoded(symbol) || isToldPlace(symbol) }

  /// Whether it asks if the library of photos is there, as it is on every iPhone, whoever may look into it:
  /// `UIImagePickerController.isSourceTypeAvailable(.photoLibrary)`.
  func asksForPhotos(_ symbol: Symbol) -> Bool {
    guard symbol.calledName == "isSourceTypeAvailable", symbol.arguments.count == 1,
      let source = symbol.arguments[0].value.symbol
    else { return false }
    let name = program.text(of: source.range).lastName.lowercased()
    return ["photolibrary", "savedphotosalbum"].contains(where: name.hasSuffix)
  }

  /// Whether it is what people type into a field of UIKit's, which is empty where they typed nothing, and never nil.
  func isTextOfField(_ symbol: Symbol) -> Bool {
    guard case .member(let base, "text") = symbol.kind, isSwift(symbol.range),
      !program.text(of: symbol.range).contains("?"), let type = type(of: base)
    else { return false }
    return Self.fields.contains(type)
      || program.members("text", of: type).isEmpty && program.type(type, isA: Self.fields)
  }

  /// Whether it is a text as bytes of Unicode, which every text has: `text.data(using: .utf8)`.
  private func isEncoded(_ symbol: Symbol) -> Bool {
    guard case .call(.member(_, "data"), let arguments) = symbol.kind, isSwift(symbol.range), arguments.count <= 2,
      let encoding = arguments["using"]?.value.symbol, !program.text(of: symbol.range).contains("?")
    else { return false }
    return ["utf8", "utf16", "unicode", "utf32"].contains(program.text(of: encoding.range).lastName)
  }

  /// Whether it is of what the system tells in a list, of which there is one at least: `locations.last?.coordinate` of
  /// `locationManager(_:didUpdateLocations:)`, also where that hands the list on.
  private func isToldPlace(_ symbol: Symbol) -> Bool {
    guard case .member(let base, let name) = symbol.kind, isSwift(symbol.range) else { return false }
    if let inner = base.symbol, name == "coordinate" { return isToldPlace(inner) }
    guard ["first", "last"].contains(name), case .unknown(let unknown) = base,
      case .parameter(let function, let parameter)? = unknown.root, function == topMember.id
    else { return false }
    return topMember.hasToldList(parameter) || interests.unmade?.areToldLists(argumentsFor: parameter, of: topMember) ?? false
  }

  private static let fields: Set<String> = ["UITextField", "UITextView"]
}

extension Declared {
  /// What the system hands over with one element at least.
  private static let toldLists: Set<String> = [
    "didUpdateLocations", "didPickDocumentsAt", "didPickDocumentURLs", "updatedTransactions", "openURLContexts",
  ]

  /// Whether a parameter is a list of the system's that is never empty.
  func hasToldList(_ parameter: String) -> Bool {
    declaration.parameters.contains { $0.name == parameter && $0.label.map(Self.toldLists.contains) ?? false }
  }
}
