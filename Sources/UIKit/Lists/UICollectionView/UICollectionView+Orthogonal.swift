import Foundation
import UIFoundation

/// Orthogonally scrolling sections.
///
/// The layout's attributes describe unscrolled positions. A section's scroll offset is measured from its beginning,
/// which is on the right if the layout is mirrored.
extension UICollectionView {
  /// Returns the orthogonal scroll offset of a section from its beginning.
  func scrolledAcross(_ section: Int) -> CGPoint { scrolledAcross[section] ?? .zero }

  /// Returns the offset from an element's attributes to its displayed position.
  func shiftOnScreen(_ attributes: UICollectionViewLayoutAttributes) -> CGPoint {
    guard attributes.scrollsAcross, attributes.indexPath.count == 2 else { return .zero }
    let scrolled = scrolledAcross(attributes.indexPath.section)
    return CGPoint(x: isMirrored ? scrolled.x : -scrolled.x, y: -scrolled.y)
  }

  /// Returns the frame of an element in the content, including orthogonal scrolling.
  func frameOnScreen(_ attributes: UICollectionViewLayoutAttributes) -> CGRect {
    let shift = shiftOnScreen(attributes)
    return attributes.frame.offsetBy(dx: shift.x, dy: shift.y)
  }

  /// Returns the frame of a view in the content.
  func frameOnScreen(of view: UIView) -> CGRect {
    guard let scroller = view.superview as? OrthogonalScroller else { return view.frame }
    return convert(view.frame, from: scroller)
  }

  /// Returns the scroll offset of an element: the section's if it scrolls orthogonally, otherwise the collection
  /// view's.
  func offset(ofVisible attributes: UICollectionViewLayoutAttributes) -> CGPoint {
    guard attributes.scrollsAcross else { return bounds.origin }
    let shift = shiftOnScreen(attributes)
    return CGPoint(x: -shift.x, y: -shift.y)
  }

  /// Returns the superview for an element's view.
  func host(of attributes: UICollectionViewLayoutAttributes) -> UIView {
    guard attributes.scrollsAcross, attributes.indexPath.count == 2 else { return self }
    return scrollers[attributes.indexPath.section] ?? self
  }

  /// Returns the offset from an element's attributes to its position in ``host(of:)``.
  func shiftInHost(_ attributes: UICollectionViewLayoutAttributes) -> CGPoint {
    guard let scroller = host(of: attributes) as? OrthogonalScroller else { return .zero }
    let shift = shiftOnScreen(attributes)
    return CGPoint(
      x: shift.x - scroller.frame.minX + scroller.bounds.minX, y: shift.y - scroller.frame.minY + scroller.bounds.minY)
  }

  /// Adds scroll views for visible orthogonally scrolling sections, and removes those of other sections.
  func arrangeScrollers(for visible: [UICollectionViewLayoutAttributes]) {
    let sections = Set(visible.filter(\.scrollsAcross).map(\.indexPath.section))
    for section in sections.sorted() {
      guard let region = collectionViewLayout.orthogonalRegion(of: section) else { continue }
      arrange(scroller(of: section), region)
    }
    for section in scrollers.keys where !sections.contains(section) {
      scrollers.removeValue(forKey: section)?.removeFromSuperview()
    }
  }

  private func scroller(of section: Int) -> OrthogonalScroller {
    if let scroller = scrollers[section] { return scroller }
    let scroller = OrthogonalScroller(frame: .zero)
    scroller.section = section
    scrollers[section] = scroller
    insert(scroller, into: self)
    return scroller
  }

  private func arrange(_ scroller: OrthogonalScroller, _ region: OrthogonalRegion) {
    let frame = isMirrored ? mirrored(region.frame) : region.frame
    var scrolled = scrolledAcross(scroller.section)
    scrolled = CGPoint(x: min(scrolled.x, region.farthest.x), y: min(scrolled.y, region.farthest.y))
    scrolledAcross[scroller.section] = scrolled
    if isMirrored { scrolled.x = region.farthest.x - scrolled.x }
    scroller.isBeingArranged = true
    if scroller.frame != frame { scroller.frame = frame }
    if scroller.contentSize != region.contentSize { scroller.contentSize = region.contentSize }
    if scroller.contentOffset != scrolled { scroller.contentOffset = scrolled }
    scroller.isPagingEnabled = region.behavior == .paging
    scroller.isBeingArranged = false
  }

  /// Updates the offset of a section after its scroll view was scrolled.
  func noteScrollingAcross(_ scroller: OrthogonalScroller) {
    guard let region = collectionViewLayout.orthogonalRegion(of: scroller.section) else { return }
    var scrolled = scroller.bounds.origin
    if isMirrored { scrolled.x = region.farthest.x - scrolled.x }
    scrolledAcross[scroller.section] = scrolled
    setNeedsLayout()
  }

  /// Returns the offset where a section stops, given the projected offset and the velocity at release.
  func rest(of scroller: OrthogonalScroller, at proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    let layout = collectionViewLayout
    guard let region = layout.orthogonalRegion(of: scroller.section),
      let stops = layout.orthogonalStops(of: scroller.section)
    else { return proposed }
    let current = scroller.contentOffset
    if region.contentSize.width <= region.frame.width {
      return CGPoint(x: proposed.x, y: stops.rest(from: current.y, at: proposed.y, velocity: velocity.y))
    }
    guard isMirrored else {
      return CGPoint(x: stops.rest(from: current.x, at: proposed.x, velocity: velocity.x), y: proposed.y)
    }
    let end = region.farthest.x
    let rest = stops.rest(from: end - current.x, at: end - proposed.x, velocity: -velocity.x)
    return CGPoint(x: end - rest, y: proposed.y)
  }

  /// Moves the scroll views and offsets to the new indices of their sections.
  func renumberScrollers(_ plan: ListUpdatePlan) {
    let (views, offsets) = (scrollers, scrolledAcross)
    (scrollers, scrolledAcross) = ([:], [:])
    for (section, scrolled) in offsets { plan.newSection(of: section).map { scrolledAcross[$0] = scrolled } }
    for (section, scroller) in views {
      guard let after = plan.newSection(of: section) else {
        scroller.removeFromSuperview()
        continue
      }
      scroller.section = after
      scrollers[after] = scroller
    }
  }

  /// Removes all section scroll views and their offsets.
  func forgetScrollers() {
    for scroller in scrollers.values { scroller.removeFromSuperview() }
    (scrollers, scrolledAcross) = ([:], [:])
  }

  /// Scrolls a section orthogonally until an item is at a position.
  func scrollAcross(to attributes: UICollectionViewLayoutAttributes, _ position: ScrollPosition) {
    guard let scroller = host(of: attributes) as? OrthogonalScroller,
      let region = collectionViewLayout.orthogonalRegion(of: scroller.section)
    else { return }
    let shift = shiftInHost(attributes)
    let frame = attributes.frame.offsetBy(dx: shift.x, dy: shift.y)
    let target = ScrollTarget(view: scroller.bounds, insets: .zero).offset(showing: frame, position)
    scroller.contentOffset = CGPoint(
      x: min(max(target.x, 0), region.farthest.x), y: min(max(target.y, 0), region.farthest.y))
  }
}
