/// How a variable follows from others.
struct Definition: Sendable, BitwiseCopyable {
  /// The equality that defines the variable; none for a variable that is not substituted.
  var equality = ConstraintIndex.none
  /// The factor of the other terms in the equality: -1 divided by the variable's coefficient there.
  var factor = 0.0
  /// The variables in the tableau that the variable depends on.
  var root = Root.many
  /// The derivative with respect to the root, if that is a single variable.
  var rootFactor = 0.0

  /// Whether an equality defines the variable.
  @inline(__always)
  var isDefined: Bool { !equality.isNone }
}

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
