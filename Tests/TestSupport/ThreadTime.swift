import Glibc

/// The processor time of the calling thread, which a busy machine does not stretch.
package enum ThreadTime {
  /// How many seconds of it a piece of work takes.
  package static func of(_ work: () throws -> Void) rethrows -> Double {
    let before = now()
    try work()
    return now() - before
  }

  /// How many times longer eight times as much work takes: 8 times if time is in proportion, 64 times if it grows with the
  /// square.
  ///
  /// Other threads' use of caches and of the other half of a core can double a time, but seldom for long: the small work is timed
  /// just before and just after the large, the slower of both counts, and all is timed again while the growth is not
  /// ``linear``.
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

  /// Above any growth in proportion, and below any with the square: near the middle of 8 and 64, as factors go.
  package static let linear = 20.0

  private static func now() -> Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
