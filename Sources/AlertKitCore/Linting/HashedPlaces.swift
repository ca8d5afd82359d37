/// Where things stand in a list, by hash: for things that are large, and of which the list can make each again.
struct HashedPlaces {
  private var places: [Int: Int32] = [:]

  /// Where a thing stands, or is to be put.
  struct Found {
    fileprivate let hash: Int
    /// Nil where it does not stand in the list.
    let place: Int?
  }

  /// - Parameter made: Makes what stands at a place.
  func find<Thing: Hashable>(_ thing: Thing, _ made: (Int) -> Thing) -> Found {
    var hash = thing.hashValue
    while let place = places[hash] {
      if made(Int(place)) == thing { return Found(hash: hash, place: Int(place)) }
      hash &+= 1
    }
    return Found(hash: hash, place: nil)
  }

  /// Has a thing that was looked for stand at a place.
  mutating func put(_ place: Int, at found: Found) {
    places[found.hash] = Int32(place)
  }
}
