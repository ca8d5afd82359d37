#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// Runs work that recurses deeply: the stacks of concurrency's threads may be as small as half a megabyte.
package enum LargeStack {
  private static let size = 128 << 20

  private final class Box<Value> {
    var value: Value?
  }

  /// The work's result; nil where the system gives no such thread.
  package static func run<Value>(_ work: @escaping () -> Value) -> Value? {
    let box = Box<Value>()
    let job = Unmanaged.passRetained(LargeStackJob { box.value = work() })
    if !start(job.toOpaque()) { job.release() }
    return box.value
  }

  /// Runs a job to its end on a thread of its own.
  private static func start(_ job: UnsafeMutableRawPointer) -> Bool {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return false }
    defer { pthread_attr_destroy(&attributes) }
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    guard pthread_attr_setstacksize(&attributes, size) == 0, pthread_create(&thread, &attributes, performJob, job) == 0 else {
      return false
    }
    #if canImport(Darwin)
      if let thread { pthread_join(thread, nil) }
    #else
      pthread_join(thread, nil)
    #endif
    return true
  }
}

/// Work that waits for its thread.
private final class LargeStackJob {
  let work: () -> Void

  init(_ work: @escaping () -> Void) { self.work = work }
}

#if canImport(Darwin)
  private func performJob(_ job: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<LargeStackJob>.fromOpaque(job).takeRetainedValue().work()
    return nil
  }
#else
  private func performJob(_ job: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let job else { return nil }
    Unmanaged<LargeStackJob>.fromOpaque(job).takeRetainedValue().work()
    return nil
  }
#endif
