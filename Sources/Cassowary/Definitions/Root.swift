/// The variables in the tableau that a defined variable depends on.
///
/// Most depend on one, since each view's position is a sum over the views before it and one of the window's edges. They
/// store it with their derivative, so that neither expanding them nor computing their value follows the chain.
enum Root: Equatable, Sendable, BitwiseCopyable {
  /// None: the variable is constant.
  case none
  /// A single variable, of which the defined one is a multiple plus a constant.
  case single(VariableIndex)
  /// Several variables; also the root of a variable without a definition.
  case many

  /// The single variable, or `nil`.
  @inline(__always)
  var variable: VariableIndex? {
    if case .single(let variable) = self { return variable }
    return nil
  }
}
