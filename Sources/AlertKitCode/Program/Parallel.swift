/// Work on many values at once, on stacks that are large enough for code that is nested deeply.
enum Parallel {
  /// The results in the order of the values.
  static func map<Value: Sendable, Result: Sendable>(
    _ values: [Value], _ transform: @escaping @Sendable (Value) -> Result
  ) async -> [Result] {
    let chunk = max(1, values.count / 64)
    return await withTaskGroup(of: (Int, [Result]).self) { group in
      for start in stride(from: 0, to: values.count, by: chunk) {
        group.addTask {
          let part = values[start..<min(start + chunk, values.count)]
          return (start, LargeStack.run { part.map(transform) } ?? part.map(transform))
        }
      }
      var parts: [Int: [Result]] = [:]
      for await (start, part) in group { parts[start] = part }
      return parts.sorted { $0.key < $1.key }.flatMap(\.value)
    }
  }
}
