import Glibc

/// The processor time of the calling thread, which a busy machine does not stretch.
enum ThreadTime {
  /// How many seconds of it a piece of work takes.
  static func of(_ work: () throws -> Void) rethrows -> Double {
    let before = now()
    try work()
    return now() - before
  }

  private static func now() -> Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
