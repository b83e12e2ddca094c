import CFreeType
import Glibc

/// The processor time of the calling thread, which does not depend on how busy the machine is.
enum ThreadClock {
  /// Returns the time in nanoseconds. The corresponding C function is `clock_gettime`.
  static func now() -> Int {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}
