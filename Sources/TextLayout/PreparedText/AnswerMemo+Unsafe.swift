import Synchronization

/// The answer to a text's last question: read and replaced from any thread, and waited for by none.
///
/// Proof: `state` is an answer's address, and in the bits that are 0 in every address how many references to it the memo owns. To
/// read is to take one of these over, in one step with finding that there is one: nothing is retained that another thread may be
/// about to release. The only one who can leave none is who takes the last, and that thread adds more to the same address while it
/// still owns the one it took, so that nothing else can have come to lie there. Whoever comes in between goes without, and finds the
/// same lines anew. Who replaces the state owns the references that were in it.
@safe
struct AnswerMemo: ~Copyable, Sendable {
  private let state = Atomic<UInt>(0)
  /// How many bytes the answer takes, and ``isReplaced``.
  private let kept = Atomic<UInt32>(0)
  /// The answer's width, rounded: tells most other questions apart without touching the answer.
  private let width = Atomic<UInt32>(0)

  /// The bits of the state that count references; the standard library aligns objects to 16 bytes.
  private static let most: UInt = 7
  /// While somebody replaces the answer, nobody else does.
  private static let isReplaced: UInt32 = 1 << 31

  /// How many bytes the answer takes.
  var bytes: Int { Int(kept.load(ordering: .relaxed) & ~Self.isReplaced) }

  /// The answer, if there is one and it is at hand.
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

  /// The answer, if it is at hand and may be one for a width.
  func answer(width: Double) -> LineAnswer? { mayAnswer(width) ? answer : nil }

  private func mayAnswer(_ width: Double) -> Bool { self.width.load(ordering: .relaxed) == Float(width).bitPattern }

  /// Has the memo own as many references as it can to the answer at an address, if it has none and nobody replaced it. The caller
  /// owns one.
  @inline(never)
  private func addReferences(to address: UInt) {
    guard let answer = unsafe Self.answer(address) else { return }
    unsafe Self.retain(answer)
    let (isDone, _) = state.compareExchange(
      expected: address, desired: address | Self.most, successOrdering: .releasing, failureOrdering: .relaxed)
    if !isDone { Self.release(address | Self.most) }
  }

  /// Keeps an answer in place of the last one, if nobody else does and `grow` allows for the bytes that it takes more.
  func keep(_ answer: LineAnswer, grow: (Int) -> Bool) {
    let before = kept.load(ordering: .relaxed)
    let bytes = UInt32(clamping: answer.memory) & ~Self.isReplaced
    guard before & Self.isReplaced == 0,
      kept.compareExchange(expected: before, desired: before | Self.isReplaced, ordering: .acquiring).exchanged
    else { return }
    guard bytes == before || grow(Int(bytes) - Int(before)) else {
      kept.store(before, ordering: .releasing)
      return
    }
    let last = state.exchange(Self.own(answer), ordering: .acquiringAndReleasing)
    width.store(Float(answer.askedWidth).bitPattern, ordering: .relaxed)
    kept.store(bytes, ordering: .releasing)
    Self.release(last)
  }

  deinit { Self.release(state.load(ordering: .acquiring)) }
}

extension AnswerMemo {
  /// What a state holds; nil without an address.
  fileprivate static func answer(_ state: UInt) -> Unmanaged<LineAnswer>? {
    unsafe UnsafeRawPointer(bitPattern: state & ~most).map { unsafe Unmanaged.fromOpaque($0) }
  }

  // What follows are functions of their own so that all is retained when they return: optimizers may retain later than is written,
  // behind what does not look as if it released, and here another thread releases.

  /// A state with one reference to an answer.
  @inline(never)
  fileprivate static func own(_ answer: LineAnswer) -> UInt {
    let address = unsafe UInt(bitPattern: Unmanaged.passRetained(answer).toOpaque())
    precondition(address & most == 0)
    return address | 1
  }

  /// Retains an answer as often as a state can say: one after the other, which compilers make one step of.
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

  /// Gives up the references of a state.
  fileprivate static func release(_ state: UInt) {
    for _ in 0..<state & most { unsafe answer(state)?.release() }
  }
}
