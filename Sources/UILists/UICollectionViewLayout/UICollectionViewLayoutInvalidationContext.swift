public import Foundation

/// What of a layout is no longer true.
@MainActor @preconcurrency
open class UICollectionViewLayoutInvalidationContext: NSObject {
  final var everything = false
  final var counts = false
  final var supplementary: [String: [IndexPath]] = [:]
  final var decoration: [String: [IndexPath]] = [:]
  final var movement: (old: [IndexPath], new: [IndexPath], position: CGPoint)?

  /// A context that names nothing: the whole layout is asked for anew.
  public override init() { super.init() }

  convenience init(everything: Bool, counts: Bool) {
    self.init()
    self.everything = everything
    self.counts = counts
  }

  /// Whether the data was loaded anew: nothing is known any more.
  open var invalidateEverything: Bool { everything }
  /// Whether the numbers of sections and items have changed.
  open var invalidateDataSourceCounts: Bool { counts }

  /// Names items.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
  /// Names supplementary views.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    supplementary[elementKind, default: []] += indexPaths
  }
  /// Names decoration views.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    decoration[elementKind, default: []] += indexPaths
  }
  /// The items that were named; nil for none.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The supplementary views that were named, by kind; nil for none.
  open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { supplementary.isEmpty ? nil : supplementary }
  /// The decoration views that were named, by kind; nil for none.
  open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { decoration.isEmpty ? nil : decoration }

  /// How far the collection scrolls along, in points.
  open var contentOffsetAdjustment = CGPoint.zero
  /// How much larger the content becomes, in points. Kept; the size is asked of the layout.
  open var contentSizeAdjustment = CGSize.zero

  /// The items that are being moved by hand, where they were; nil while none is.
  open var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { movement?.old }
  /// The items that are being moved by hand, where they go; nil while none is.
  open var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { movement?.new }
  /// Where the hand is; zero while nothing is moved by hand.
  open var interactiveMovementTarget: CGPoint { movement?.position ?? .zero }
}
