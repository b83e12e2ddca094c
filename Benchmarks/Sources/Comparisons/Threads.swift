import Dispatch
import Synchronization
import Workloads

/// Bodies that run at once, each by a thread of its own.
final class Threads: @unchecked Sendable {
  // Proof of @unchecked Sendable: each body is run by one thread, and nobody else touches what it uses until all are
  // done.
  private let bodies: [() throws -> Void]
  private let arrived = Atomic(1)
  private let isOpen = Atomic(false)
  private let finished = Atomic(0)
  private let failures = Mutex<[any Error]>([])

  private init(_ bodies: [() throws -> Void]) { self.bodies = bodies }

  /// Runs bodies, the first by the calling thread, and returns the seconds that pass until the last is done.
  ///
  /// They begin when all threads are there, and nobody sleeps meanwhile: what it costs to wake a thread is not part of
  /// the time.
  static func seconds(_ bodies: [() throws -> Void]) throws -> Double {
    let threads = Threads(bodies)
    for index in bodies.indices.dropFirst() {
      DispatchQueue.global().async {
        threads.arrived.add(1, ordering: .relaxed)
        while !threads.isOpen.load(ordering: .acquiring) {}
        threads.run(index)
      }
    }
    while threads.arrived.load(ordering: .relaxed) < bodies.count {}
    let time = Stopwatch.wall.seconds {
      threads.isOpen.store(true, ordering: .releasing)
      threads.run(0)
      while threads.finished.load(ordering: .acquiring) < bodies.count {}
    }
    if let failure = threads.failures.withLock({ $0.first }) { throw failure }
    return time
  }

  private func run(_ index: Int) {
    do { try bodies[index]() } catch { failures.withLock { $0.append(error) } }
    finished.add(1, ordering: .acquiringAndReleasing)
  }
}
