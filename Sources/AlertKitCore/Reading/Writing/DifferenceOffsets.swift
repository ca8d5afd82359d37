extension CollectionDifference {
  /// Where elements were removed, in the old collection.
  var removedOffsets: Set<Int> { Set(removals.map(Self.offset)) }

  /// Where elements were inserted, in the new collection.
  var insertedOffsets: Set<Int> { Set(insertions.map(Self.offset)) }

  private static func offset(of change: Change) -> Int {
    switch change {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
