import Glibc

/// The processor time of the calling thread, which a busy machine does not stretch.
enum ThreadTime {
  /// How many seconds of it a piece of work takes.
  static func of(_ work: () throws -> Void) rethrows -> Double {
    let before = now()
    try work()
    return now() - before
  }

  /// How many times longer eight times as much work takes: 8 times if time is in proportion, 64 times if it grows with the
  /// square. The least of several times for either, which other threads' use of the caches cannot shorten; taken again as
  /// long as the growth is not ``linear``.
  static func growth(from count: Int, _ work: (Int) throws -> Void) rethrows -> Double {
    var (small, large) = (Double.infinity, Double.infinity)
    for _ in 0..<4 where !(large / small < linear) {
      for _ in 0..<3 { small = min(small, try of { try work(count) }) }
      large = min(large, try of { try work(8 * count) })
    }
    return large / small
  }

  /// Above any growth in proportion, and below any with the square: near the middle of 8 and 64, as factors go.
  static let linear = 20.0

  private static func now() -> Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
