import Foundation
import QuartzCore
import UIFoundation

/// The registered classes of views, and the views available for reuse.
extension UICollectionView {
  /// Dequeues a view of a pool and applies the element's attributes to it. Traps if no class is registered.
  ///
  /// As in UIKit, the view has its attributes before the data source configures it (uikit-recorded.md, "Cells and
  /// tables", L and D).
  func dequeue(_ pool: ReusePool, for element: CollectionElement) -> UICollectionReusableView {
    if let kept = reconfigured[element], kept.reusePool == pool { return kept }
    let attributes = attributes(of: element)
    if let view = reuse.dequeue(for: pool) {
      view.prepareForReuse()
      if let attributes { view.placeAndApply(attributes) }
      return view
    }
    let view = makeView(of: pool, in: attributes?.frame ?? .zero)
    view.reusePool = pool
    if let attributes { view.placeAndApply(attributes) }
    return view
  }

  /// Makes a view from the nib or class registered for a pool. Traps if none is registered.
  private func makeView(of pool: ReusePool, in frame: CGRect) -> UICollectionReusableView {
    if let view = reuse.madeFromNib(for: pool, identifier: pool.identifier) { return view }
    guard let viewClass = reuse.registeredClass(for: pool) else {
      raiseException(
        "could not dequeue a view of kind: \(pool.kind) with identifier \(pool.identifier) - must register a nib or a "
          + "class for the identifier or connect a prototype cell in a storyboard")
    }
    return viewClass.made(ofAnyClassIn: frame)
  }

  func dequeueCell(_ identifier: String, at path: IndexPath) -> UICollectionViewCell {
    let view = dequeue(ReusePool(kind: ReusePool.cellKind, identifier: identifier), for: .item(path))
    guard let cell = view as? UICollectionViewCell else {
      raiseException("The class registered for the identifier \(identifier) is no UICollectionViewCell")
    }
    return cell
  }

  func dequeueSupplementary(_ kind: String, _ identifier: String, at path: IndexPath) -> UICollectionReusableView {
    dequeue(ReusePool(kind: kind, identifier: identifier), for: .supplementary(kind, path))
  }

  /// Returns a view for an element, from the data source or, for a decoration, from the layout.
  func makeView(of element: CollectionElement) -> UICollectionReusableView? {
    switch element.category {
    case .cell: return dataSource.map { askedCell(at: element.path, of: $0) }
    case .supplementaryView:
      let view = dataSource?.collectionView(self, viewForSupplementaryElementOfKind: element.kind, at: element.path)
      raiseException(
        unless: view == nil || view?.reuseIdentifier != nil,
        "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: (\(element.kind),"
          + "\(element.path.printed)) does not have a reuseIdentifier - views must be retrieved by calling "
          + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath:")
      return view
    case .decorationView:
      let pool = ReusePool(kind: element.kind, identifier: "")
      if let view = reuse.dequeue(for: pool) {
        view.prepareForReuse()
        return view
      }
      guard let viewClass = collectionViewLayout.decorationClass(ofKind: element.kind) else {
        raiseException(
          "could not dequeue a view of kind: \(element.kind) with identifier \(element.kind) - must register a nib or a "
            + "class for the identifier or connect a prototype cell in a storyboard")
      }
      let view = viewClass.made(ofAnyClassIn: attributes(of: element)?.frame ?? .zero)
      view.reusePool = pool
      return view
    }
  }

  func askedCell(at path: IndexPath, of dataSource: any UICollectionViewDataSource) -> UICollectionViewCell {
    let cell = dataSource.collectionView(self, cellForItemAt: movement?.origin(of: path) ?? path)
    raiseException(
      unless: cell.reuseIdentifier != nil,
      "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells must be "
        + "retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:")
    return cell
  }

  /// Shows an element with the given attributes, if a view for it is available.
  func show(_ attributes: UICollectionViewLayoutAttributes) {
    let (host, shift) = (host(of: attributes), shiftInHost(attributes))
    if let view = shown[attributes.element] {
      if view.superview !== host { insert(view, into: host) }
      view.hostShift = shift
      return view.applyAttributesIfChanged(attributes)
    }
    showNew(attributes, in: host, shift)
  }

  private func showNew(_ attributes: UICollectionViewLayoutAttributes, in host: UIView, _ shift: CGPoint) {
    let element = attributes.element
    guard let view = makeView(of: element) else { return }
    raiseException(
      unless: shownElement(of: view) == nil,
      "The data source returned the view for \(element.path.printed) that already shows another element: \(view)")
    shown[element] = view
    view.fittedSize = nil
    if let cell = view as? UICollectionViewCell {
      cell.isSelected = selectedPaths.contains(element.path)
      cell.updateConfigurationIfNeeded()
    }
    view.hostShift = shift
    view.applyAttributesIfChanged(attributes)
    if view.superview !== host { insert(view, into: host) }
    view.observeConstraints()
    // For each item, in order: make the cell, apply attributes, ask for preferred attributes, then notify of display.
    if element.category != .decorationView, collectionViewLayout.asksPreferredAttributes(attributes) {
      preferred[element] = view.preferredLayoutAttributesFitting(attributes.copied)
    }
    switch element.category {
    case .cell:
      if let cell = view as? UICollectionViewCell {
        delegate?.collectionView(self, willDisplay: cell, forItemAt: element.path)
      }
    case .supplementaryView:
      delegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: element.kind, at: element.path)
    case .decorationView: break
    }
  }

  /// Inserts a view behind those with a higher z-position.
  func insert(_ view: UIView, into host: UIView) {
    let depth = view.layer.zPosition
    guard depth != 0 || shownDepthsDiffer else { return host.addSubview(view) }
    shownDepthsDiffer = true
    let above = host.subviews.firstIndex {
      ($0 is UICollectionReusableView || $0 is OrthogonalScroller) && $0.layer.zPosition > depth
    }
    if let above { host.insertSubview(view, at: above) } else { host.addSubview(view) }
  }

  /// Removes an element's view from the screen and adds it to its reuse pool.
  func hideElement(_ element: CollectionElement) {
    guard let view = shown.removeValue(forKey: element) else { return }
    view.removeFromSuperview()
    switch element.category {
    case .cell:
      if let cell = view as? UICollectionViewCell {
        delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.path)
      }
    case .supplementaryView:
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: element.kind, at: element.path)
    case .decorationView: break
    }
    if let pool = view.reusePool { reuse.enqueue(view, for: pool) }
  }

  func shownElement(of view: UICollectionReusableView) -> CollectionElement? {
    guard view.collection === self else { return nil }
    return shown.first { $0.value === view }?.key
  }
}
