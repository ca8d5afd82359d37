/// Makes damaged documents out of good ones, the same ones for the same seed.
struct Mutator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A document of the seeds with one to six things done to it.
  mutating func document(from seeds: [[UInt8]], tokens: [String] = []) -> [UInt8] {
    var bytes = seeds.randomElement(using: &self) ?? []
    for _ in 0..<Int.random(in: 1...6, using: &self) {
      mutate(&bytes, seeds: seeds, tokens: tokens)
    }
    return bytes
  }

  private mutating func mutate(_ bytes: inout [UInt8], seeds: [[UInt8]], tokens: [String]) {
    let place = Int.random(in: 0...bytes.count, using: &self)
    switch Int.random(in: 0..<9, using: &self) {
    case 0 where place < bytes.count:
      bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &self)
    case 1 where place < bytes.count:
      bytes[place] = UInt8.random(in: .min ... .max, using: &self)
    case 2:
      bytes.removeSubrange(place...)
    case 3:
      bytes.removeSubrange(place..<min(place + Int.random(in: 1...16, using: &self), bytes.count))
    case 4:
      let part = part(of: bytes)
      bytes.insert(contentsOf: part, at: place)
    case 5:
      let part = part(of: seeds.randomElement(using: &self) ?? [])
      bytes.replaceSubrange(place..<min(place + part.count, bytes.count), with: part)
    case 6:
      bytes.insert(contentsOf: (tokens.randomElement(using: &self) ?? "").utf8, at: place)
    case 7:
      bytes.insert(UInt8.random(in: .min ... .max, using: &self), at: place)
    default:
      let other = Int.random(in: 0...bytes.count, using: &self)
      if place < bytes.count, other < bytes.count { bytes.swapAt(place, other) }
    }
  }

  private mutating func part(of bytes: [UInt8]) -> ArraySlice<UInt8> {
    let start = Int.random(in: 0...bytes.count, using: &self)
    return bytes[start..<min(start + Int.random(in: 1...64, using: &self), bytes.count)]
  }
}
