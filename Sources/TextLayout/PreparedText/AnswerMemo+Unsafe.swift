import Synchronization

/// A memo of a text's last answer, which any thread can read and replace without waiting.
///
/// Proof: `state` is the address of an answer, and the bits that are 0 in every address count the references that the
/// memo owns. A reader takes over one of these, in the same atomic step that checks that there is one, so it never
/// retains an object that another thread may be about to release. Only the reader that takes the last reference can
/// leave none. It then adds more to the same address while it still owns the one it took, so no other object can be at
/// that address. A concurrent reader sees no cached answer, and finds the same lines again. A thread that replaces the
/// state owns the references in it.
@safe
struct AnswerMemo: ~Copyable, Sendable {
  private let state = Atomic<UInt>(0)
  /// The number of bytes that the answer takes, and `isReplaced`.
  private let kept = Atomic<UInt32>(0)
  /// The width of the answer, rounded, which rules out most other requests without accessing the answer.
  private let width = Atomic<UInt32>(0)

  /// The bits of the state that count references. The standard library aligns objects to 16 bytes.
  private static let most: UInt = 7
  /// A flag that is set while a thread replaces the answer, so that no other thread does.
  private static let isReplaced: UInt32 = 1 << 31

  /// The number of bytes that the answer takes.
  var bytes: Int { Int(kept.load(ordering: .relaxed) & ~Self.isReplaced) }

  /// The answer, or `nil` if there is none or another thread is using it.
  var answer: LineAnswer? {
    var state = self.state.load(ordering: .relaxed)
    while state & Self.most != 0 {
      let (isDone, current) = self.state.weakCompareExchange(
        expected: state, desired: state - 1, successOrdering: .acquiring, failureOrdering: .relaxed)
      if isDone {
        if state & Self.most == 1 { addReferences(to: state - 1) }
        return unsafe Self.answer(state)?.takeRetainedValue()
      }
      state = current
    }
    return nil
  }

  /// Returns the answer if it may be one for a width, or `nil`.
  func answer(width: Double) -> LineAnswer? { mayAnswer(width) ? answer : nil }

  private func mayAnswer(_ width: Double) -> Bool { self.width.load(ordering: .relaxed) == Float(width).bitPattern }

  /// Adds as many references to an answer as the state can count, unless it has some or was replaced. The caller owns
  /// one.
  @inline(never)
  private func addReferences(to address: UInt) {
    guard let answer = unsafe Self.answer(address) else { return }
    unsafe Self.retain(answer)
    let (isDone, _) = state.compareExchange(
      expected: address, desired: address | Self.most, successOrdering: .releasing, failureOrdering: .relaxed)
    if !isDone { Self.release(address | Self.most) }
  }

  /// Replaces the last answer, unless another thread is doing so or `grow` denies the additional bytes.
  func storeAnswer(_ answer: LineAnswer, grow: (Int) -> Bool) {
    let before = kept.load(ordering: .relaxed)
    let bytes = UInt32(clamping: answer.memory) & ~Self.isReplaced
    guard before & Self.isReplaced == 0,
      kept.compareExchange(expected: before, desired: before | Self.isReplaced, ordering: .acquiring).exchanged
    else { return }
    guard bytes == before || grow(Int(bytes) - Int(before)) else {
      kept.store(before, ordering: .releasing)
      return
    }
    let last = state.exchange(Self.retainedState(answer), ordering: .acquiringAndReleasing)
    width.store(Float(answer.askedWidth).bitPattern, ordering: .relaxed)
    kept.store(bytes, ordering: .releasing)
    Self.release(last)
  }

  deinit { Self.release(state.load(ordering: .acquiring)) }
}

extension AnswerMemo {
  /// Returns the answer of a state, or `nil` without an address.
  fileprivate static func answer(_ state: UInt) -> Unmanaged<LineAnswer>? {
    unsafe UnsafeRawPointer(bitPattern: state & ~most).map { unsafe Unmanaged.fromOpaque($0) }
  }

  // The functions below are not inlined, so that all references are retained when they return: an optimizer may move a
  // retain past code that does not seem to release, but here another thread releases.

  /// Returns a state with one reference to an answer.
  @inline(never)
  fileprivate static func retainedState(_ answer: LineAnswer) -> UInt {
    let address = unsafe UInt(bitPattern: Unmanaged.passRetained(answer).toOpaque())
    precondition(address & most == 0)
    return address | 1
  }

  /// Retains an answer as often as a state can count: a sequence of calls, which the compiler merges into one.
  @inline(never)
  fileprivate static func retain(_ answer: Unmanaged<LineAnswer>) {
    _ = unsafe answer.retain()
    _ = unsafe answer.retain()
    _ = unsafe answer.retain()
    _ = unsafe answer.retain()
    _ = unsafe answer.retain()
    _ = unsafe answer.retain()
    _ = unsafe answer.retain()
  }

  /// Releases the references of a state.
  fileprivate static func release(_ state: UInt) {
    for _ in 0..<state & most { unsafe answer(state)?.release() }
  }
}
