public import Foundation
import UIFoundation

/// The parts of a layout that an invalidation affects.
@MainActor @preconcurrency
open class UICollectionViewLayoutInvalidationContext: NSObject {
  final var everything = false
  final var counts = false
  final var supplementary: [String: [IndexPath]] = [:]
  final var decoration: [String: [IndexPath]] = [:]
  final var movement: (old: [IndexPath], new: [IndexPath], position: CGPoint)?

  /// Creates a context without elements, which invalidates the whole layout.
  public override init() { super.init() }

  convenience init(everything: Bool, counts: Bool) {
    self.init()
    self.everything = everything
    self.counts = counts
  }

  /// Whether all data was reloaded.
  open var invalidateEverything: Bool { everything }
  /// Whether the number of sections or items changed.
  open var invalidateDataSourceCounts: Bool { counts }

  /// Adds items to the context.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
  /// Adds supplementary views to the context.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    supplementary[elementKind, default: []] += indexPaths
  }
  /// Adds decoration views to the context.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    decoration[elementKind, default: []] += indexPaths
  }
  /// The invalidated items; `nil` if there are none.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The invalidated supplementary views by kind; `nil` if there are none.
  open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { supplementary.isEmpty ? nil : supplementary }
  /// The invalidated decoration views by kind; `nil` if there are none.
  open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { decoration.isEmpty ? nil : decoration }

  /// The change of the content offset, in points. The default is zero.
  open var contentOffsetAdjustment = CGPoint.zero { didSet { contentOffsetAdjustment.keepFinite(oldValue) } }
  /// Stored for source compatibility; has no effect.
  open var contentSizeAdjustment = CGSize.zero { didSet { contentSizeAdjustment.keepFinite(oldValue) } }

  /// The previous index paths of interactively moving items; `nil` if there are none.
  open var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { movement?.old }
  /// The target index paths of interactively moving items; `nil` if there are none.
  open var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { movement?.new }
  /// The target position of an interactive move; zero if there is none.
  open var interactiveMovementTarget: CGPoint { movement?.position ?? .zero }
}

/// An invalidation context for flow layouts.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether sizes and spacing are requested from the delegate again. The default is `true`.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Stored for source compatibility; has no effect.
  open var invalidateFlowLayoutAttributes = true
}
