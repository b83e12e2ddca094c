/// An invalidation context for flow layouts.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether sizes and spacing are requested from the delegate again. The default is `true`.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Stored for source compatibility; has no effect.
  open var invalidateFlowLayoutAttributes = true
}
