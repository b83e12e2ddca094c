public import Foundation
import UIFoundation

/// A reusable view of a collection view: a cell, a header, a background.
open class UICollectionReusableView: UIView {
  /// The reuse identifier of the view.
  open private(set) var reuseIdentifier: String?
  /// The reuse pool that the view returns to.
  final var reusePool: ReusePool? { didSet { reuseIdentifier = reusePool?.identifier } }
  /// The applied layout attributes.
  final var appliedAttributes: UICollectionViewLayoutAttributes?
  /// The size that the view was last measured for, or that it preferred.
  final var fittedSize: CGSize?
  /// Whether layout changes inside the view are observed, and whether the view itself is making them.
  final var observesConstraints = false
  final var isPlacing = false
  /// The offset from the attributes to the superview's coordinates, nonzero in an orthogonally scrolling section.
  final var hostShift = CGPoint.zero
  /// The collection view that shows the view.
  final var collection: UICollectionView? {
    superview as? UICollectionView ?? (superview as? OrthogonalScroller)?.superview as? UICollectionView
  }

  /// Creates a view with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    formsLayoutRegion = true
  }

  /// Creates a view with a zero frame, with the values of a document of Interface Builder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    formsLayoutRegion = true
    coder.apply(to: self, of: UICollectionReusableView.self)
  }

  /// Called before the view is reused. The default implementation does nothing; override it to reset the view.
  open func prepareForReuse() {}

  /// Called with new layout attributes, after the frame and appearance were set.
  ///
  /// The default implementation does nothing; override it to apply custom attributes.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Called before the layout changes. The default implementation does nothing; override it to prepare.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// Called after the layout changed. The default implementation does nothing; override it to finish.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// Returns the attributes with the size that the view's constraints require, rounded up to whole pixels.
  ///
  /// Along an axis without constraints, the size is preserved. A flow layout with a fixed `itemSize` calls the method too,
  /// and ignores the result; the default implementation then returns the attributes as they are.
  @discardableResult
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

  /// Starts or stops observing layout changes inside the view, depending on `selfSizingInvalidation`.
  final func observeConstraints() {
    let isObserved = collection?.selfSizingInvalidation == .enabledIncludingConstraints
    guard isObserved || observesConstraints else { return }
    observesConstraints = isObserved
    let handler: (() -> Void)? = isObserved ? { [weak self] in self?.constraintsDidChange() } : nil
    layoutChangeHandler = handler
    if fittingView !== self { fittingView.layoutChangeHandler = handler }
  }

  private func constraintsDidChange() {
    guard !isPlacing, let collection, !collection.updates.isShowing,
      collection.selfSizingInvalidation == .enabledIncludingConstraints
    else { return }
    sizeMayDiffer()
  }

  /// The view whose constraints determine the size.
  var fittingView: UIView { self }
}
