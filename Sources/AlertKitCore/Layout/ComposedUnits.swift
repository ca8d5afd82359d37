internal import CICU

/// A text as fonts and line breaks see it: composed (NFC), with the way back to the units that it was given in.
///
/// What is drawn for a letter and its accent does not depend on how a file writes them.
struct ComposedUnits: Sendable {
  private var units: [UInt16] = []
  /// For each composed unit the unit of the text that it stands for.
  private var origins: [Int32] = []

  /// Nil for a text that is composed already.
  init?(of text: UnsafeBufferPointer<UInt16>) {
    guard text.contains(where: { $0 >= 0x300 }), cicu_nfc_span(text.baseAddress, Int32(text.count)) < text.count else {
      return nil
    }
    // No composed text has more than three units for one.
    let capacity = text.count * 3
    units = [UInt16](repeating: 0, count: capacity)
    origins = [Int32](repeating: 0, count: capacity)
    let count = Int(cicu_compose(text.baseAddress, Int32(text.count), &units, &origins, Int32(capacity)))
    guard count > 0, count <= capacity else { return nil }
    units.removeLast(capacity - count)
    origins.removeLast(capacity - count)
  }

  /// Gives the composed units to a function.
  func withUnits<Result>(_ body: (UnsafeBufferPointer<UInt16>) -> Result) -> Result {
    units.withUnsafeBufferPointer(body)
  }

  /// Calls a function with each composed unit's place and that of the unit that it stands for.
  func forEachOrigin(_ body: (_ composed: Int, _ origin: Int) -> Void) {
    for index in origins.indices { body(index, Int(origins[index])) }
  }
}
