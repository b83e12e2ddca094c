extension Solver {
  /// The use of an index: a variable or a constraint, and its handle.
  @usableFromInline struct Record: Sendable, BitwiseCopyable {
    @usableFromInline enum Role: UInt8, Sendable, BitwiseCopyable {
      case none, variable, constraint
    }

    @usableFromInline var role = Role.none
    /// Whether the residual is the negative of the expression.
    var isTurned = false
    /// Whether a constraint, which is optional, has yet to enter the tableau.
    var isEntering = false
    /// Distinguishes the current use of the index from earlier ones.
    @usableFromInline var generation = Generation()
    /// For a variable, the number of constraints that mention it.
    var mentions: UInt32 = 0

    /// For a constraint, the factor of its expression in its residual: 1, or -1 for "less than or equal".
    ///
    /// So the residual of every inequality should be at least 0.
    @inline(__always)
    var turn: Double { isTurned ? -1 : 1 }
  }
}
