internal import Synchronization

/// A value that is worked out when it is first asked for, and kept. Where two threads ask at once, what the first has is kept.
struct KeptValue<Value: Sendable>: ~Copyable, Sendable {
  private let kept = Mutex<Value?>(nil)

  /// - Parameter make: Works the value out.
  @inline(__always)
  borrowing func value(_ make: () -> Value) -> Value {
    if let known = kept.withLock({ $0 }) { return known }
    let made = make()
    return kept.withLock { value in
      if let known = value { return known }
      value = made
      return made
    }
  }
}

/// The same for an object, which is read without a lock.
struct KeptObject<Object: AnyObject & Sendable>: ~Copyable, Sendable {
  private let kept = AtomicLazyReference<Object>()

  /// - Parameter make: Makes the object.
  @inline(__always)
  borrowing func value(_ make: () -> Object) -> Object {
    kept.load() ?? kept.storeIfNil(make())
  }
}
