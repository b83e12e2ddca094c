/// What the machine's second core is worth at the moment: two virtual processors are at times two cores and at times
/// two halves of one.
enum SecondCore {
  /// How long two threads take for a loop each at once, against one thread for both one after the other: a half where
  /// each has a core, 1 where they take turns.
  ///
  /// One thread's time is the lesser of those before and after the two: if it was slow, two would seem fast.
  static func ratio() throws -> Double {
    let before = try Threads.seconds([run])
    let two = try Threads.seconds([run, run])
    return try two / 2 / min(before, Threads.seconds([run]))
  }

  /// The largest ratio that counts as two cores: a half, and 2 % for what else the system does.
  static let largestRatio = 0.51

  /// Half a millisecond.
  private static let steps = 1_000_000
  private static let expected = sum()

  private static func run() throws {
    guard sum() == expected else { throw PeerError.refused("a sum that two threads find is not the same") }
  }

  /// Arithmetic in registers: nothing is shared, and no memory is touched. Eight steps that hardly wait for each other
  /// keep most of a core busy, so that two threads on its halves take 1.7 times as long each.
  @inline(never)
  private static func sum() -> UInt64 {
    var (a, b, c, d): (UInt64, UInt64, UInt64, UInt64) = (1, 2, 3, 4)
    var (e, f, g, h): (UInt64, UInt64, UInt64, UInt64) = (5, 6, 7, 8)
    for _ in 0..<steps {
      a &+= b
      b ^= c
      c &+= d
      d ^= e
      e &+= f
      f ^= g
      g &+= h
      h ^= a
    }
    return a ^ b ^ c ^ d ^ e ^ f ^ g ^ h
  }
}
