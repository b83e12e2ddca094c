public import Foundation
import UIFoundation
public import UIViews

/// A view that a collection shows and keeps for reuse: a cell, a header, a background.
@MainActor @preconcurrency
open class UICollectionReusableView: UIView {
  /// The name under which a collection keeps the view for reuse.
  open private(set) var reuseIdentifier: String?
  /// The pool that the view goes back to.
  final var reusePool: ReusePool? {
    didSet { reuseIdentifier = reusePool?.identifier }
  }
  /// The attributes that the view has.
  final var appliedAttributes: UICollectionViewLayoutAttributes?
  /// The size for which the view was last asked what it prefers, or that it preferred.
  final var fittedSize: CGSize?
  /// Whether layout changes inside the view are observed, and whether the view itself is making them.
  final var observesConstraints = false
  final var isPlacing = false
  /// From attributes to the place in the view around: a section that scrolls across has its own.
  final var placeShift = CGPoint.zero
  /// The collection that shows the view.
  final var collection: UICollectionView? {
    superview as? UICollectionView ?? (superview as? OrthogonalScroller)?.superview as? UICollectionView
  }

  /// A view with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    formsLayoutRegion = true
  }

  /// A view without size at the origin; there are no archives of views here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    formsLayoutRegion = true
  }

  /// Called before the view shows something else.
  open func prepareForReuse() {}

  /// Called with the attributes that the layout gives the view, whenever they differ from its last ones; its place and
  /// looks are set already.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Called before the collection takes another layout.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// Called after the collection took another layout.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// The attributes that would suit the view's content: the given ones with the size that the constraints inside allow,
  /// on whole pixels. Along an axis without constraints the size stays.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { fittedAttributes(layoutAttributes) }

  /// Requests that the collection measure the view again.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    sizeMayDiffer()
  }

  /// Requests that the collection measure the view again, unless self-sizing invalidation is disabled.
  final func sizeMayDiffer() {
    guard let collection, collection.selfSizingInvalidation != .disabled else { return }
    fittedSize = nil
    collection.forgetAnswer(of: self)
    collection.setNeedsLayout()
  }

  /// Starts or stops observing layout changes inside the view, as the collection's `selfSizingInvalidation` asks.
  final func observeConstraints() {
    let isObserved = collection?.selfSizingInvalidation == .enabledIncludingConstraints
    guard isObserved || observesConstraints else { return }
    observesConstraints = isObserved
    let handler: (() -> Void)? = isObserved ? { [weak self] in self?.constraintsDidChange() } : nil
    layoutChangeHandler = handler
    if fittingView !== self { fittingView.layoutChangeHandler = handler }
  }

  private func constraintsDidChange() {
    guard !isPlacing, let collection, !collection.isShowing,
      collection.selfSizingInvalidation == .enabledIncludingConstraints
    else { return }
    sizeMayDiffer()
  }

  /// The view whose constraints decide on the size.
  var fittingView: UIView { self }
}
