import CoreGraphics
import Foundation
import UIFoundation

/// Requests sizes and spacing from the delegate, and stores the preferred sizes of cells.
extension UICollectionViewFlowLayout {
  var isVertical: Bool { scrollDirection == .vertical }

  /// The size of an item that neither the delegate nor a cell determined.
  var startingSize: CGSize {
    if estimatedItemSize == .zero || estimatedItemSize == Self.automaticSize {
      return itemSize == Self.automaticSize ? FlowNumbers.itemSize : itemSize
    }
    return estimatedItemSize
  }

  func flowSize(_ size: CGSize) -> FlowSize {
    let size = size.bounded
    return isVertical
      ? FlowSize(main: size.height, cross: size.width) : FlowSize(main: size.width, cross: size.height)
  }

  /// Returns the collection view's size less the insets on the cross axis.
  func visibleSize(_ collection: UICollectionView, bounds: CGRect) -> CGSize {
    var insets = collection.contentInset
    if collection.contentInsetAdjustmentBehavior == .always { insets = collection.adjustedContentInset }
    return isVertical
      ? CGSize(width: max(bounds.width - insets.left - insets.right, 0), height: bounds.height).bounded
      : CGSize(width: bounds.width, height: max(bounds.height - insets.top - insets.bottom, 0)).bounded
  }

  /// Returns whether the length of lines differs in other bounds.
  func changesRoom(_ newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    let old = collectionView.bounds.size
    return isVertical ? newBounds.width != old.width : newBounds.height != old.height
  }

  func prepareFlow() {
    guard let collectionView else { return }
    let visible = visibleSize(collectionView, bounds: collectionView.bounds)
    let cross = isVertical ? visible.width : visible.height
    if let measured = flow.measuredFor, measured != cross { forgetPreferredSizes() }
    flow.measuredFor = cross
    var first = 0
    if flow.needsMetrics {
      flow.needsMetrics = false
      let delegate = collectionView.delegate as? any UICollectionViewDelegateFlowLayout
      flow.sections = (0..<collectionView.numberOfSections).map { section($0, collectionView, delegate, cross: cross) }
    } else {
      first = flow.pending.keys.min() ?? flow.sections.count
      for (section, sizes) in flow.pending where section < flow.sections.count { flow.sections[section].set(sizes) }
    }
    flow.pending = [:]
    let length = flow.stack(from: first)
    flow.contentSize =
      isVertical ? CGSize(width: cross, height: length) : CGSize(width: length, height: cross)
  }

  private func section(
    _ section: Int, _ collection: UICollectionView, _ delegate: (any UICollectionViewDelegateFlowLayout)?,
    cross: CGFloat
  ) -> FlowSection {
    let insets = withReference(
      finite(delegate?.collectionView(collection, layout: self, insetForSectionAt: section), or: sectionInset)
        .bounded, collection)
    let header = finite(
      delegate?.collectionView(collection, layout: self, referenceSizeForHeaderInSection: section),
      or: headerReferenceSize)
    let footer = finite(
      delegate?.collectionView(collection, layout: self, referenceSizeForFooterInSection: section),
      or: footerReferenceSize)
    let itemSpacing = finite(
      delegate?.collectionView(collection, layout: self, minimumInteritemSpacingForSectionAt: section),
      or: minimumInteritemSpacing)
    let lineSpacing = finite(
      delegate?.collectionView(collection, layout: self, minimumLineSpacingForSectionAt: section),
      or: minimumLineSpacing)
    let metrics = FlowSectionMetrics(
      before: isVertical ? insets.top : insets.left, after: isVertical ? insets.bottom : insets.right,
      lineStart: isVertical ? insets.left : insets.top,
      room: max(cross - (isVertical ? insets.left + insets.right : insets.top + insets.bottom), 0),
      itemSpacing: itemSpacing.bounded, lineSpacing: lineSpacing.bounded, header: flowSize(header).main,
      footer: flowSize(footer).main)
    var sizes = itemSizes(section, collection, delegate)
    if let preferred = flow.preferred[section] {
      for (item, size) in preferred.sorted(by: { $0.key < $1.key }) where item < sizes.count {
        sizes.set(size, of: item)
      }
    }
    return FlowSection(metrics: metrics, sizes: sizes, isEstimated: estimatedItemSize != .zero)
  }

  /// Returns the delegate's value, or the layout's own value if the delegate's is missing or isn't finite.
  private func finite<Value: FiniteNumbers>(_ answer: Value?, or own: Value) -> Value {
    answer.flatMap { $0.isFinite ? $0 : nil } ?? own
  }

  private func withReference(_ insets: UIEdgeInsets, _ collection: UICollectionView) -> UIEdgeInsets {
    let more: UIEdgeInsets
    switch sectionInsetReference {
    case .fromContentInset: return insets
    case .fromSafeArea: more = collection.safeAreaInsets
    case .fromLayoutMargins: more = collection.layoutMargins
    }
    // The insets along the scrolling axis are already part of the collection view's.
    return isVertical
      ? UIEdgeInsets(
        top: insets.top, left: insets.left + more.left, bottom: insets.bottom, right: insets.right + more.right)
      : UIEdgeInsets(
        top: insets.top + more.top, left: insets.left, bottom: insets.bottom + more.bottom, right: insets.right)
  }

  /// Returns the sizes of a section's items. A delegate with sizes is asked for every item, as on iOS.
  private func itemSizes(
    _ section: Int, _ collection: UICollectionView, _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> FlowItemSizes {
    let count = collection.numberOfItems(inSection: section)
    let common = flowSize(startingSize)
    guard let delegate, count > 0 else { return FlowItemSizes(count: count, common: common) }
    func size(_ item: Int) -> FlowSize {
      let size = delegate.collectionView(
        collection, layout: self, sizeForItemAt: IndexPath(item: item, section: section))
      raiseException(
        unless: !(size.width < 0 && size.width.isFinite || size.height < 0 && size.height.isFinite),
        "UICollectionViewFlowLayout was given a negative size for the item at \(section) - \(item): \(size)")
      return flowSize(size == Self.automaticSize ? FlowNumbers.itemSize : size.isFinite ? size : startingSize)
    }
    delegateHasNoSizes = false
    let first = size(0)
    if delegateHasNoSizes { return FlowItemSizes(count: count, common: common) }
    return FlowItemSizes([first] + (1..<max(count, 1)).map(size), common: common)
  }

  /// Returns the size of items without one of their own, and notes that the delegate has none. Objects that it forwards
  /// calls to are ignored.
  func defaultItemSize(for object: AnyObject) -> CGSize {
    if object === collectionView?.delegate { delegateHasNoSizes = true }
    return startingSize
  }

  func noteInvalidation(_ context: UICollectionViewLayoutInvalidationContext) {
    let asks = (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics ?? true
    if asks || context.invalidateEverything || context.invalidateDataSourceCounts { flow.needsMetrics = true }
  }

  func takesUp(_ preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes) -> Bool {
    guard estimatedItemSize != .zero, original.representedElementCategory == .cell else { return false }
    return abs(preferred.size.width - original.size.width) > FlowNumbers.tolerance
      || abs(preferred.size.height - original.size.height) > FlowNumbers.tolerance
  }

  func notePreferred(_ preferred: UICollectionViewLayoutAttributes) {
    let (path, size) = (preferred.indexPath, flowSize(preferred.size))
    guard preferred.representedElementCategory == .cell, path.count == 2 else { return }
    flow.preferred[path.section, default: [:]][path.item] = size
    flow.pending[path.section, default: [:]][path.item] = size
  }

  /// Moves the preferred sizes to the new index paths of their items, and drops those of reloaded items.
  func renumberPreferred(_ plan: ListUpdatePlan) {
    var renumbered: [Int: [Int: FlowSize]] = [:]
    for (section, sizes) in flow.preferred {
      for (item, size) in sizes {
        guard let path = plan.keptPath(of: IndexPath(item: item, section: section)) else { continue }
        renumbered[path.section, default: [:]][path.item] = size
      }
    }
    flow.preferred = renumbered
    flow.pending = [:]
    flow.needsMetrics = true
  }
}
