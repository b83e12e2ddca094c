import Glibc

/// The processor time of the calling thread, which does not include waiting on a busy machine.
package enum ThreadTime {
  /// Returns the processor time of an operation in seconds.
  package static func of(_ work: () throws -> Void) rethrows -> Double {
    let before = now()
    try work()
    return now() - before
  }

  /// Returns how many times longer eight times as much work takes: 8 if time is linear, 64 if it is quadratic.
  ///
  /// Other threads' use of caches and of the other half of a core can double a time, but seldom for long. So the small
  /// work is timed just before and just after the large one, the slower of both counts, and everything is timed again
  /// while the growth is not ``linear``.
  package static func growth(from count: Int, _ work: (Int) throws -> Void) rethrows -> Double {
    func small() throws -> Double {
      var least = Double.infinity
      for _ in 0..<3 { least = min(least, try of { try work(count) }) }
      return least
    }
    var growth = Double.infinity
    for _ in 0..<8 where !(growth < linear) {
      let before = try small()
      let large = try of { try work(8 * count) }
      growth = min(growth, large / max(before, try small()))
    }
    return growth
  }

  /// A limit above linear growth and below quadratic growth: near the geometric mean of 8 and 64.
  package static let linear = 20.0

  private static func now() -> Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
