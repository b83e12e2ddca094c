import Foundation
import UIFoundation
import UIViews

/// Sections that scroll across the collection.
///
/// The layout's attributes say where elements lie as long as nothing was scrolled across. How far a section was scrolled
/// is counted from its beginning, which lies at the right where the layout is mirrored.
extension UICollectionView {
  /// How far a section was scrolled across from its beginning.
  func scrolledAcross(_ section: Int) -> CGPoint { scrolledAcross[section] ?? .zero }

  /// From an element's attributes to where it lies on the screen.
  func shiftOnScreen(_ attributes: UICollectionViewLayoutAttributes) -> CGPoint {
    guard attributes.scrollsAcross, attributes.indexPath.count == 2 else { return .zero }
    let scrolled = scrolledAcross(attributes.indexPath.section)
    return CGPoint(x: isMirrored ? scrolled.x : -scrolled.x, y: -scrolled.y)
  }

  /// Where an element lies in the content, scrolled across as it is.
  func frameOnScreen(_ attributes: UICollectionViewLayoutAttributes) -> CGRect {
    let shift = shiftOnScreen(attributes)
    return attributes.frame.offsetBy(dx: shift.x, dy: shift.y)
  }

  /// Where a view lies in the content.
  func frameOnScreen(of view: UIView) -> CGRect {
    guard let scroller = view.superview as? OrthogonalScroller else { return view.frame }
    return convert(view.frame, from: scroller)
  }

  /// How far what shows of a section has gone from where its attributes are.
  func offset(ofVisible attributes: UICollectionViewLayoutAttributes) -> CGPoint {
    guard attributes.scrollsAcross else { return bounds.origin }
    let shift = shiftOnScreen(attributes)
    return CGPoint(x: -shift.x, y: -shift.y)
  }

  /// The view that an element's view is in.
  func host(of attributes: UICollectionViewLayoutAttributes) -> UIView {
    guard attributes.scrollsAcross, attributes.indexPath.count == 2 else { return self }
    return scrollers[attributes.indexPath.section] ?? self
  }

  /// From an element's attributes to its place in ``host(of:)``.
  func shiftInHost(_ attributes: UICollectionViewLayoutAttributes) -> CGPoint {
    guard let scroller = host(of: attributes) as? OrthogonalScroller else { return .zero }
    let shift = shiftOnScreen(attributes)
    return CGPoint(
      x: shift.x - scroller.frame.minX + scroller.bounds.minX, y: shift.y - scroller.frame.minY + scroller.bounds.minY)
  }

  /// Gives the sections on the screen that scroll across their scroll views, and takes those of others away.
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

  /// Called by a section's scroll view, which has been scrolled.
  func noteScrollingAcross(_ scroller: OrthogonalScroller) {
    guard let region = collectionViewLayout.orthogonalRegion(of: scroller.section) else { return }
    var scrolled = scroller.bounds.origin
    if isMirrored { scrolled.x = region.farthest.x - scrolled.x }
    scrolledAcross[scroller.section] = scrolled
    setNeedsLayout()
  }

  /// Where a section rests whose scroll view is let go, and would come to rest at an offset.
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

  /// Lets sections take along how far they were scrolled.
  func renumberScrollers(_ plan: CollectionUpdatePlan) {
    let (views, offsets) = (scrollers, scrolledAcross)
    (scrollers, scrolledAcross) = ([:], [:])
    for (section, scrolled) in offsets { plan.section(forOld: section).map { scrolledAcross[$0] = scrolled } }
    for (section, scroller) in views {
      guard let after = plan.section(forOld: section) else {
        scroller.removeFromSuperview()
        continue
      }
      scroller.section = after
      scrollers[after] = scroller
    }
  }

  /// Takes all scroll views away, and forgets how far sections were scrolled.
  func forgetScrollers() {
    for scroller in scrollers.values { scroller.removeFromSuperview() }
    (scrollers, scrolledAcross) = ([:], [:])
  }

  /// Scrolls a section across until an item lies where it should.
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
