import Synchronization

/// A number of bytes that many texts share and together never exceed. Safe from any thread.
final class MemoryBudget: Sendable {
  private let limit: Int
  private let taken = Atomic<Int>(0)

  /// A budget of so many bytes.
  init(limit: Int) { self.limit = limit }

  /// How many bytes are taken.
  var used: Int { taken.load(ordering: .relaxed) }

  /// Takes bytes, if there are as many.
  func take(_ bytes: Int) -> Bool {
    var known = used
    while bytes <= limit - known {
      let (isDone, current) = taken.compareExchange(expected: known, desired: known + bytes, ordering: .relaxed)
      if isDone { return true }
      known = current
    }
    return false
  }

  /// Gives bytes back.
  func give(_ bytes: Int) { taken.subtract(bytes, ordering: .relaxed) }
}

/// What one text has taken of a budget; nothing, and any number of bytes are free, where it has none. Safe from any thread.
final class TextAccount: Sendable {
  private struct State {
    var budget: MemoryBudget?
    var bytes = 0
  }

  private let state = Mutex(State())
  /// Whether there is a budget: most texts outside of caches have none, and need no lock.
  private let isOpen = Atomic(false)

  /// What is taken from, if anything is.
  var budget: MemoryBudget? { state.withLock(\.budget) }

  /// Takes bytes from a budget from now on, if it has as many as the text takes already.
  func open(_ budget: MemoryBudget, bytes: Int) -> Bool {
    state.withLock { state in
      guard state.budget == nil else { return true }
      guard budget.take(bytes) else { return false }
      state = State(budget: budget, bytes: bytes)
      isOpen.store(true, ordering: .relaxed)
      return true
    }
  }

  /// Takes more bytes, or gives some back where they are negative; false where there are not as many.
  func grow(by bytes: Int) -> Bool {
    guard isOpen.load(ordering: .relaxed) else { return true }
    return state.withLock { state in
      guard let budget = state.budget else { return true }
      if bytes <= 0 { budget.give(-bytes) } else if !budget.take(bytes) { return false }
      state.bytes += bytes
      return true
    }
  }

  /// Gives everything back.
  func close() {
    state.withLock { state in
      state.budget?.give(state.bytes)
      state = State()
      isOpen.store(false, ordering: .relaxed)
    }
  }
}
