import Synchronization

/// The answer to a text's last question: read and replaced from any thread, and waited for by none.
///
/// Whoever comes while another thread has it in hand goes without, and finds the same lines anew.
///
/// Proof: `state` is the address of an answer that the memo holds a reference to, or says that there is none, or that a thread has
/// it in hand. Only the thread that put the last in the place of something else has that something in hand, and all others leave
/// the state as it is until that thread gives it back; so nobody releases an answer that another thread is about to retain.
@safe
struct AnswerMemo: ~Copyable, Sendable {
  private let state = Atomic(Self.none)
  private let kept = Atomic(0)

  private static let none: UInt = 0
  /// No object has this address.
  private static let inHand: UInt = 1

  /// How many bytes the answer takes.
  var bytes: Int { kept.load(ordering: .relaxed) }

  /// The answer, if there is one and it is at hand.
  var answer: LineAnswer? {
    let state = take()
    guard state != Self.inHand else { return nil }
    let answer = unsafe Self.reference(state)?.takeUnretainedValue()
    give(state)
    return answer
  }

  /// Keeps an answer in place of the last one, if that is at hand and `grow` allows for the bytes that it takes more.
  func keep(_ answer: LineAnswer, grow: (Int) -> Bool) {
    let state = take()
    guard state != Self.inHand else { return }
    let bytes = answer.memory
    let growth = bytes - self.bytes
    guard growth == 0 || grow(growth) else {
      give(state)
      return
    }
    kept.store(bytes, ordering: .relaxed)
    unsafe give(UInt(bitPattern: Unmanaged.passRetained(answer).toOpaque()))
    unsafe Self.reference(state)?.release()
  }

  deinit { unsafe Self.reference(state.load(ordering: .acquiring))?.release() }

  private func take() -> UInt { state.exchange(Self.inHand, ordering: .acquiring) }

  /// A call of its own: what was retained before must not be retained behind it, and optimizers move that past mere stores.
  @inline(never)
  private func give(_ state: UInt) { self.state.store(state, ordering: .releasing) }

  private static func reference(_ state: UInt) -> Unmanaged<LineAnswer>? {
    guard state != inHand else { return nil }
    return unsafe UnsafeRawPointer(bitPattern: state).map { unsafe Unmanaged.fromOpaque($0) }
  }
}
