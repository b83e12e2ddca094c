/// What the machine's second core is worth at the moment: two virtual processors are at times two cores and at times two halves
/// of one.
enum SecondCore {
  /// How long two threads take for a loop each at once, against one thread for both one after the other: a half where each has
  /// a core, 1 where they take turns. A loop takes about half a millisecond.
  static func ratio() throws -> Double {
    let one = try Threads.seconds([run])
    return try Threads.seconds([run, run]) / 2 / one
  }

  /// The largest ratio that counts as two cores: a half, and 4 % for what else the system does. Two halves of one core give 0.6 to
  /// 0.9.
  static let largestRatio = 0.52

  private static let steps = 300_000
  private static let expected = sum()

  private static func run() throws {
    guard sum() == expected else { throw PeerError.refused("a sum that two threads find is not the same") }
  }

  /// Arithmetic in registers: nothing is shared, and no memory is touched.
  @inline(never)
  private static func sum() -> UInt64 {
    var (a, b, c, d): (UInt64, UInt64, UInt64, UInt64) = (1, 2, 3, 4)
    for _ in 0..<steps {
      a = a &* 3 &+ b
      b = b &* 5 ^ c
      c &+= d >> 3
      d = d &* 7 &+ a
    }
    return a &+ b &+ c &+ d
  }
}
