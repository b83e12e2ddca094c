import Foundation
import UIFoundation

extension UILabel {
  /// Returns the baselines' distances from the edges of a label of a given size, or `nil` without text.
  ///
  /// The unrounded lines are centered vertically. The last baseline is then rounded to the nearest pixel and the first
  /// follows from it, as on iOS.
  func textBaselines(in size: CGSize) -> (firstFromTop: CGFloat, lastFromBottom: CGFloat)? {
    baselines(of: content.measure(request(in: size, lines: numberOfLines)), in: size)
  }

  private func baselines(
    of block: TextBlock, in size: CGSize
  ) -> (firstFromTop: CGFloat, lastFromBottom: CGFloat)? {
    guard block.count > 0 else { return nil }
    let top = topOfLines(block, in: size)
    let last = pixelSnapping.nearest(top + block.lastBaseline)
    return (last - (block.lastBaseline - block.firstBaseline), size.height - last)
  }

  /// Returns the baselines for constraints in a label of a width, or `nil` without text.
  ///
  /// They are those of a label as high as its text. When a label is stretched or compressed, its first baseline stays
  /// at its distance from the top and its last at its distance from the bottom (uikit-recorded.md, "Stack views", IB),
  /// wherever the text is drawn.
  func layoutBaselines(atWidth width: CGFloat) -> (firstFromTop: CGFloat, lastFromBottom: CGFloat)? {
    if state.shrinks {
      let height = textRect(forBounds: room(atWidth: width), limitedToNumberOfLines: numberOfLines).height
      return textBaselines(in: CGSize(width: width, height: height))
    }
    // Uses the same bounds as the label's size, so that the cached measurement is reused.
    let room = room(atWidth: width).size
    let block = content.measure(request(in: room, lines: numberOfLines))
    return baselines(of: block, in: CGSize(width: room.width, height: pixelSnapping.ceilToPixel(block.height)))
  }
}

extension UILabel {
  /// The distances of the first and the last baseline from the top of the bounds, or `nil` without text.
  package var baselinesInBounds: (first: CGFloat, last: CGFloat)? {
    textBaselines(in: bounds.size).map { ($0.firstFromTop, bounds.height - $0.lastFromBottom) }
  }

  /// The number of lines that are visible in the bounds.
  package var visibleLineCount: Int { content.measure(request(in: bounds.size, lines: numberOfLines)).count }
}
