import Foundation

/// Runs long work on threads of its own, so that who writes on the page does not wait for it.
final class BackgroundExecutor: TaskExecutor {
  static let shared = BackgroundExecutor()

  private let queue: OperationQueue

  private init() {
    queue = OperationQueue()
    queue.maxConcurrentOperationCount = ProcessInfo.processInfo.activeProcessorCount
    queue.qualityOfService = .utility
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.addOperation { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
