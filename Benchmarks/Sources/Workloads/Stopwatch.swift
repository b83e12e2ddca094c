import CMeasuring

/// What a time is taken with.
package enum Stopwatch: Sendable {
  /// The CPU time of this thread: other programs on the machine do not count, waiting neither.
  case thread
  /// Time that passes for everyone: the only one that shows what two threads gain.
  case wall

  /// The seconds that a body takes.
  package func seconds(_ body: () throws -> Void) rethrows -> Double {
    let start = now
    try body()
    return now - start
  }

  private var now: Double {
    switch self {
    case .thread: galley_thread_seconds()
    case .wall: galley_wall_seconds()
    }
  }
}
