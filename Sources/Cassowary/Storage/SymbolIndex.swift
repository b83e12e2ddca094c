/// The index of a symbol: a variable, or a constraint's residual.
@usableFromInline struct SymbolIndex: TableIndex {
  @usableFromInline let rawValue: Int32

  @inlinable init(rawValue: Int32) { self.rawValue = rawValue }
}

/// The index of a symbol that is a variable.
typealias VariableIndex = SymbolIndex

/// The index of a symbol that is a constraint's residual.
typealias ConstraintIndex = SymbolIndex
