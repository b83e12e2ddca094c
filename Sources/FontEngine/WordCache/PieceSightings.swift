import Synchronization

/// A fixed-size record of the words that were met before. A word that appears again is worth caching.
@safe
final class PieceSightings: @unchecked Sendable {
  // Proof of @unchecked Sendable: the memory is allocated once and contains only atomics.
  private let marks: UnsafeMutablePointer<Atomic<UInt16>>

  /// The number of marks, which take 64 KB. A colliding word overwrites the mark of another.
  static let count = 1 << 15

  init() {
    unsafe marks = .allocate(capacity: Self.count)
    for i in 0..<Self.count { unsafe (marks + i).initialize(to: Atomic(0)) }
  }

  deinit {
    unsafe marks.deinitialize(count: Self.count)
    unsafe marks.deallocate()
  }

  /// Records a hash, and returns whether it was recorded before.
  func meets(_ hash: UInt64) -> Bool {
    let slot = Int(truncatingIfNeeded: hash >> 24) & (Self.count - 1)
    let mark = UInt16(truncatingIfNeeded: hash >> 44) | 1
    if unsafe marks[slot].load(ordering: .relaxed) == mark { return true }
    unsafe marks[slot].store(mark, ordering: .relaxed)
    return false
  }
}
