import CoreGraphics
import Foundation
import UIFoundation

/// The visible elements and their positions.
extension UICollectionView {
  /// The maximum number of times an element is asked for its preferred attributes in one layout pass.
  ///
  /// A layout that never applies them would otherwise ask forever.
  private static let questionLimit = 4
  /// The maximum number of layout replacements while elements are being shown.
  private static let takeoverLimit = 8
  /// The maximum number of preparations if preparing the layout invalidates it again.
  private static let preparationLimit = 8

  /// The item counts, loaded from the data source if needed.
  var loadedCounts: CollectionCounts {
    if needsReload { load() }
    return counts
  }

  func load() {
    if updates.isAsking { return }
    needsReload = false
    guard let dataSource else {
      counts = CollectionCounts()
      return
    }
    updates.isAsking = true
    let sections = dataSource.numberOfSections(in: self)
    raiseException(unless: sections >= 0, "The data source says that there are \(sections) sections")
    counts = CollectionCounts((0..<sections).map { dataSource.collectionView(self, numberOfItemsInSection: $0) })
    updates.isAsking = false
    guard updates.mustReload, !updates.isShowing else { return }
    updates.mustReload = false
    needsReload = true
    setNeedsLayout()
  }

  /// Discards all data from the data source.
  func forgetData() {
    if updates.isEngaged {
      updates.mustReload = true
      return setNeedsLayout()
    }
    // The moving item may no longer exist.
    movement = nil
    needsReload = true
    updates.isAsking = true
    hideEverything()
    updates.isAsking = false
    updates.mustReload = false
    selectedPaths = []
    collectionViewLayout.forgetPreferredSizes()
    collectionViewLayout.invalidateLayout(with: collectionViewLayout.makeContext(everything: true, counts: true))
    setNeedsLayout()
  }

  func hideEverything() {
    for element in shown.keys.sorted(by: { $0.path < $1.path }) { hideElement(element) }
  }

  /// Prepares the layout if needed, and updates the content size.
  func prepareLayout() {
    guard collectionViewLayout.needsPreparation, !isPreparing else { return }
    _ = loadedCounts
    isPreparing = true
    for _ in 0..<Self.preparationLimit where collectionViewLayout.needsPreparation {
      collectionViewLayout.needsPreparation = false
      collectionViewLayout.prepare()
    }
    let old = contentSize
    let laidOut = collectionViewLayout.collectionViewContentSize
    isPreparing = false
    // A layout computes a negative length where negative insets exceed its content.
    let size = CGSize(width: max(laidOut.width, 0), height: max(laidOut.height, 0))
    if size != old { contentSize = size }
    if isMirrored {
      // Right-to-left content starts at its right edge.
      let growth = max(size.width, bounds.width) - max(old.width, bounds.width)
      if growth != 0 { contentOffset.x += growth }
    }
    if size.width < old.width || size.height < old.height { clampOffset() }
  }

  /// Moves the content offset into the scrollable range.
  func clampOffset() {
    let clamped = clamped(contentOffset)
    if clamped != contentOffset { contentOffset = clamped }
  }

  /// Returns an offset limited to the scrollable range.
  func clamped(_ offset: CGPoint) -> CGPoint {
    let insets = adjustedContentInset
    let right = max(contentSize.width + insets.right - bounds.width, -insets.left)
    let bottom = max(contentSize.height + insets.bottom - bounds.height, -insets.top)
    return CGPoint(x: min(max(offset.x, -insets.left), right), y: min(max(offset.y, -insets.top), bottom))
  }

  /// Shows the visible elements, asks for their preferred attributes, and repeats until nothing changes.
  ///
  /// Changes that the data source, the delegate, or a view requests meanwhile are applied later: another layout in the
  /// next iteration, new data in the next layout pass.
  func showElements() {
    if updates.isEngaged {
      mustShowAgain = true
      return
    }
    mustShowAgain = false
    updates.isShowing = true
    placeElements()
    updates.isShowing = false
    if mustShowAgain { setNeedsLayout() }
    if updates.mustReload { forgetData() } else { prefetch() }
  }

  private func placeElements() {
    var questions: [CollectionElement: Int] = [:]
    var wanted: Set<CollectionElement> = []
    prepareLayout()
    var anchor = anchor()
    var takeovers = 0
    while !updates.mustReload {
      let layout = collectionViewLayout
      prepareLayout()
      restoreAnchor(&anchor)
      let visible = visibleAttributes()
      wanted = Set(visible.map(\.element))
      if let movement { wanted.insert(.item(movement.current)) }
      arrangeScrollers(for: visible)
      for attributes in attributesWithMovingItem(layout.adjusted(visible))
      where !updates.mustReload && layout === collectionViewLayout {
        show(attributes)
      }
      if layout !== collectionViewLayout {
        takeovers += 1
        if takeovers < Self.takeoverLimit { continue }
        setNeedsLayout()
        break
      }
      if updates.mustReload || !askPreferred(visible, &questions) { break }
    }
    if updates.mustReload { return }
    for element in shown.keys.filter({ !wanted.contains($0) }).sorted(by: { $0.path < $1.path }) {
      hideElement(element)
    }
  }

  /// Returns the element whose position is preserved during measuring: the topmost visible cell with a settled size.
  private func anchor() -> CollectionAnchor? {
    guard let axis = collectionViewLayout.anchoredAxis else { return nil }
    let settled = shown.filter { element, view in
      element.category == .cell && view.superview === self && view.fittedSize == view.frame.size
        && view.frame.overlaps(bounds)
    }
    let first = settled.min {
      ($0.value.frame.minY, $0.value.frame.minX, $0.key.path) < ($1.value.frame.minY, $1.value.frame.minX, $1.key.path)
    }
    guard let element = first?.key, let corner = attributes(of: element)?.frame.origin else { return nil }
    return CollectionAnchor(element: element, axis: axis, corner: corner)
  }

  /// Adjusts the scroll position to the movement of an anchor.
  private func restoreAnchor(_ anchor: inout CollectionAnchor?) {
    guard let kept = anchor, let corner = attributes(of: kept.element)?.frame.origin, corner != kept.corner else {
      return
    }
    var offset = bounds.origin
    if kept.axis == .vertical { offset.y += corner.y - kept.corner.y } else { offset.x += corner.x - kept.corner.x }
    anchor?.corner = corner
    isAdjustingOffset = true
    bounds.origin = clamped(offset)
    isAdjustingOffset = false
  }

  /// Discards the preferred attributes of a view whose content has changed since.
  func forgetAnswer(of view: UICollectionReusableView) {
    if preferred.isEmpty { return }
    for element in preferred.keys where shown[element] === view { preferred[element] = nil }
  }

  /// Asks views without a settled size for preferred attributes. Returns whether the layout was invalidated.
  private func askPreferred(
    _ visible: [UICollectionViewLayoutAttributes], _ questions: inout [CollectionElement: Int]
  ) -> Bool {
    let layout = collectionViewLayout
    defer { preferred = [:] }
    var changes = false
    for attributes in visible where layout.asksPreferredAttributes(attributes) {
      let element = attributes.element
      guard element.category != .decorationView, let view = shown[element], view.fittedSize != attributes.size else {
        continue
      }
      guard questions[element, default: 0] < Self.questionLimit else { continue }
      questions[element, default: 0] += 1
      let preferred = self.preferred[element] ?? view.preferredLayoutAttributesFitting(attributes.copied)
      view.fittedSize = attributes.size
      guard layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
      else { continue }
      view.fittedSize = preferred.size
      layout.invalidateLayout(
        with: layout.invalidationContext(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
      changes = true
    }
    return changes
  }

  /// Discards all preferred sizes and invalidates the layout, so that visible views are measured again.
  func remeasure() {
    collectionViewLayout.forgetPreferredSizes()
    collectionViewLayout.invalidateLayout()
  }

  /// Marks the sizes of all visible views as unsettled, so that they are measured again.
  func invalidateFittedSizes() { for view in shown.values { view.fittedSize = nil } }

  /// Called by the layout after it was invalidated.
  func layoutWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
    setNeedsLayout()
    let adjustment = context.contentOffsetAdjustment
    guard adjustment != .zero else { return }
    isAdjustingOffset = true
    contentOffset = CGPoint(x: contentOffset.x + adjustment.x, y: contentOffset.y + adjustment.y)
    isAdjustingOffset = false
  }

  /// Asks the layout whether new bounds invalidate it. Returns the context to invalidate it with once they are set.
  func invalidation(forBounds new: CGRect) -> UICollectionViewLayoutInvalidationContext? {
    guard !isAdjustingOffset, new != bounds, new.isFinite else { return nil }
    guard collectionViewLayout.shouldInvalidateLayout(forBoundsChange: new) else { return nil }
    return collectionViewLayout.invalidationContext(forBoundsChange: new)
  }
}

/// An element whose screen position is preserved.
struct CollectionAnchor {
  var element: CollectionElement
  /// The axis along which the position is preserved.
  var axis: NSLayoutConstraint.Axis
  /// The last origin in the content.
  var corner: CGPoint
}
