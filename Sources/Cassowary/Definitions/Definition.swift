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
