import Synchronization

/// A number of bytes that several texts share and never exceed. Safe to use from any thread.
final class MemoryBudget: Sendable {
  private let limit: Int
  private let taken = Atomic<Int>(0)

  /// Creates a budget of `limit` bytes.
  init(limit: Int) { self.limit = limit }

  /// The number of bytes in use.
  var used: Int { taken.load(ordering: .relaxed) }

  /// Reserves bytes, or returns `false` if fewer are available.
  func reserveBytes(_ bytes: Int) -> Bool {
    var known = used
    while bytes <= limit - known {
      let (isDone, current) = taken.compareExchange(expected: known, desired: known + bytes, ordering: .relaxed)
      if isDone { return true }
      known = current
    }
    return false
  }

  /// Makes reserved bytes available again.
  func releaseBytes(_ bytes: Int) { taken.subtract(bytes, ordering: .relaxed) }
}

/// The bytes that one text has reserved of a budget. Without a budget, reservations always succeed. Safe to use from
/// any thread.
final class TextAccount: Sendable {
  private struct State {
    var budget: MemoryBudget?
    var bytes = 0
  }

  private let state = Mutex(State())
  /// Whether there is a budget. Most texts outside of caches have none and need no lock.
  private let isOpen = Atomic(false)

  /// Whether reservations can fail.
  var isLimited: Bool { isOpen.load(ordering: .relaxed) }

  /// The budget, or `nil`.
  var budget: MemoryBudget? { state.withLock(\.budget) }

  /// Starts to use a budget, if it has as many bytes available as the text uses already.
  func open(_ budget: MemoryBudget, bytes: Int) -> Bool {
    state.withLock { state in
      guard state.budget == nil else { return true }
      guard budget.reserveBytes(bytes) else { return false }
      state = State(budget: budget, bytes: bytes)
      isOpen.store(true, ordering: .relaxed)
      return true
    }
  }

  /// Reserves bytes, or releases them if `bytes` is negative. Returns `false` if fewer are available.
  func grow(by bytes: Int) -> Bool {
    guard isLimited else { return true }
    return state.withLock { state in
      guard let budget = state.budget else { return true }
      if bytes <= 0 { budget.releaseBytes(-bytes) } else if !budget.reserveBytes(bytes) { return false }
      state.bytes += bytes
      return true
    }
  }

  /// Releases all bytes and stops using the budget.
  func close() {
    state.withLock { state in
      state.budget?.releaseBytes(state.bytes)
      state = State()
      isOpen.store(false, ordering: .relaxed)
    }
  }
}
