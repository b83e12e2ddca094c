import Synchronization

/// Which use of an index a handle stands for: the solver that issued it and its copies, and the number of uses before.
@usableFromInline struct Generation: Hashable, Comparable, Sendable, BitwiseCopyable {
  /// The solver's identity in the upper bits, and the number of earlier uses in the lower ones.
  private var bits: UInt32 = 0

  private static let useBits: UInt32 = 20
  private static let uses: UInt32 = (1 << useBits) - 1
  private static let solvers = Atomic<UInt32>(0)

  /// The first use of an index in solvers without an identity.
  init() {}

  private init(bits: UInt32) { self.bits = bits }

  /// Returns the first use of an index in a new solver. 4,095 solvers that are made one after another differ.
  static func ofNewSolver() -> Generation {
    let number = solvers.wrappingAdd(1, ordering: .relaxed).oldValue
    return Generation(bits: (number % ((1 << (32 - useBits)) - 1) + 1) << useBits)
  }

  /// The next use of the index. After a million uses, the first follows.
  var next: Generation { Generation(bits: bits & ~Self.uses | (bits &+ 1) & Self.uses) }

  @usableFromInline static func < (lhs: Generation, rhs: Generation) -> Bool { lhs.bits < rhs.bits }
}
