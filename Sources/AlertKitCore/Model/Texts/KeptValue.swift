internal import Synchronization

/// A value that is worked out when it is first asked for, and kept. Where two threads ask at once, what the first has is kept.
struct KeptValue<Value: Sendable>: ~Copyable, Sendable {
  private let kept: Mutex<Value?>

  /// - Parameter value: What is known already; nil for nothing.
  init(_ value: Value? = nil) {
    kept = Mutex(value)
  }

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
  /// The address of the object, which is held; 0 for none. A reference of the library's own is slow to ask where the compiler does not
  /// know the object's type by heart.
  private let kept = Atomic<UInt>(0)

  deinit {
    if let address = UnsafeRawPointer(bitPattern: kept.load(ordering: .acquiring)) {
      Unmanaged<Object>.fromOpaque(address).release()
    }
  }

  /// - Parameter make: Makes the object.
  @inline(__always)
  borrowing func value(_ make: () -> Object) -> Object {
    if let address = UnsafeRawPointer(bitPattern: kept.load(ordering: .acquiring)) {
      return Unmanaged<Object>.fromOpaque(address).takeUnretainedValue()
    }
    return keep(make())
  }

  private borrowing func keep(_ made: Object) -> Object {
    let held = Unmanaged.passRetained(made)
    let (isKept, known) = kept.compareExchange(
      expected: 0, desired: UInt(bitPattern: held.toOpaque()), ordering: .acquiringAndReleasing)
    guard !isKept, let address = UnsafeRawPointer(bitPattern: known) else { return made }
    held.release()
    return Unmanaged<Object>.fromOpaque(address).takeUnretainedValue()
  }
}
