import Cassowary
import CoreGraphics
import UIFoundation

/// The second pass: sizes and baselines of content at the widths that the first pass has solved.
extension LayoutSystem {
  /// Returns to the widths of unwrapped text, for the first pass.
  func unwrapContents() {
    for slot in secondPassSlots { unwrapContent(of: slot) }
  }

  /// Returns to the width of an item's unwrapped text, for the first pass.
  func unwrapContent(of slot: ItemSlot) {
    if state.items[slot].content.unwrap() { updateContentWidth(of: slot) }
  }

  /// Sets the width of an item's wrapped text for the next solution. Returns false if it was used already.
  @discardableResult
  func wrapContent(of slot: ItemSlot) -> Bool {
    guard state.items[slot].content.wrap() else { return false }
    updateContentWidth(of: slot)
    return true
  }

  /// Returns whether an item contributes a content size.
  func hasContent(_ slot: ItemSlot) -> Bool { state.items[slot].contributions.haveContent }

  /// Returns whether the content size at a width of the alignment rectangle, in points, is still unknown, and records
  /// that it is asked for.
  func startAsking(_ slot: ItemSlot, at width: CGFloat) -> Bool { state.items[slot].content.startAsking(at: width) }

  /// Stores the content size at the width that was asked for. Returns whether the height has changed.
  ///
  /// - Parameter hugs: Whether the content also takes the width, which may be less than the one asked for.
  func setWrappedSize(_ size: CGSize, of slot: ItemSlot, hugs: Bool) -> Bool {
    if hugs { state.items[slot].content.setWrappedWidth(size.width) }
    guard state.items[slot].content.setHeight(size.height) else { return false }
    updateContentHeight(of: slot)
    return true
  }

  /// Returns whether an item is to have the width of its wrapped content: most multi-line views fill a width that
  /// constraints determine.
  func mayWrap(_ slot: ItemSlot) -> Bool { state.items[slot].content.canWrap && !hasFixedWidth(slot) }

  /// Returns the size of the alignment rectangle, in points, at which the baselines of an item have to be measured, and
  /// records that they are; `nil` if they are known, or no constraint mentions one.
  ///
  /// They are measured at the content's own height, which the item gets in the second pass unless something stretches
  /// it. The solved height of the first pass may differ: a label may have filled space that another one, which had not
  /// wrapped yet, left.
  func sizeForBaselines(of slot: ItemSlot, solved: CGSize, hasNewHeight: Bool) -> CGSize? {
    guard let known = state.items[slot].content.baselines else { return nil }
    let own = state.items[slot].content.size.height
    // If the height does not change, the view may be stretched as before. Otherwise, the solved height is that of the
    // old text.
    let isSettled =
      !hasNewHeight && known.size.width == solved.width
      && abs(known.size.height - solved.height) <= LayoutTolerance.width
    let size = isSettled ? known.size : CGSize(width: solved.width, height: own >= 0 ? own : solved.height)
    return state.items[slot].content.startMeasuringBaselines(in: size) ? size : nil
  }

  /// Returns the size of the alignment rectangle, in points, of an item that is stretched or compressed, and where its
  /// baselines are therefore not those of the content's own height; `nil` for any other item.
  ///
  /// - Parameter pixel: The difference that is ignored, in points: the height of a row is rounded up to the pixel.
  func stretchedSize(of slot: ItemSlot, beyond pixel: CGFloat) -> CGSize? {
    guard let known = state.items[slot].content.baselines, known.firstFromTop != nil else { return nil }
    let alignment = state.items[slot].insets.alignment
    let inside = solvedFrame(at: slot).height - alignment.top - alignment.bottom
    return abs(inside - known.size.height) > pixel ? CGSize(width: known.size.width, height: inside) : nil
  }

  /// Returns the size, in points, at which baselines are measured before anything is solved: that of the content if
  /// there is one, or else the current size.
  func startingSize(of slot: ItemSlot, current: CGSize) -> CGSize {
    let content = state.items[slot].content.size
    return CGSize(
      width: content.width >= 0 ? content.width : current.width,
      height: content.height >= 0 ? content.height : current.height)
  }
}
