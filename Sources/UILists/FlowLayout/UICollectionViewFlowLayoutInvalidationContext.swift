/// What of a flow is no longer true.
@MainActor @preconcurrency
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether sizes and spaces are asked of the delegate anew; yes at first.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the places of items are found anew; yes at first.
  open var invalidateFlowLayoutAttributes = true
}
