import Synchronization

/// Which words were met before, as far as a fixed amount of memory remembers: a word that comes again is worth learning.
@safe
final class PieceSightings: @unchecked Sendable {
  // Proof of @unchecked Sendable: the memory is allocated once and holds atomics only.
  private let marks: UnsafeMutablePointer<Atomic<UInt16>>

  /// 64 KB; what falls on the same place forgets what was there.
  static let count = 1 << 15

  init() {
    unsafe marks = .allocate(capacity: Self.count)
    for i in 0..<Self.count { unsafe (marks + i).initialize(to: Atomic(0)) }
  }

  deinit {
    unsafe marks.deinitialize(count: Self.count)
    unsafe marks.deallocate()
  }

  /// Whether the hash was given before; from now on it was.
  func meets(_ hash: UInt64) -> Bool {
    let place = Int(truncatingIfNeeded: hash >> 24) & (Self.count - 1)
    let mark = UInt16(truncatingIfNeeded: hash >> 44) | 1
    if unsafe marks[place].load(ordering: .relaxed) == mark { return true }
    unsafe marks[place].store(mark, ordering: .relaxed)
    return false
  }
}
