import Foundation
import UIFoundation

extension UILabel {
  func shrinkingDidChange() {
    setNeedsDisplay()
    // The size doesn't change, but the baselines may move.
    if !content.isEmpty { invalidateIntrinsicContentSize() }
  }

  /// Returns the factor of the font sizes at which the text fits a given width and number of lines.
  ///
  /// It yields the largest size in quarter points that fits, or the minimum. It is 1 if text isn't shrunk, and if the
  /// height is unlimited for measuring.
  func shrinkScale(width: CGFloat, lines limit: Int, _ options: TextContent.Options) -> CGFloat {
    guard adjustsFontSizeToFitWidth, minimumScaleFactor > 0, minimumScaleFactor < 1, limit > 0,
      options.height < Self.unlimited, !content.isEmpty
    else { return 1 }
    return content.shrunkScale(
      width: width, lines: limit, options, atLeast: minimumScaleFactor, of: font.pointSize)
  }

  /// Returns the distance from the top of a label of a given size to its first line.
  func topOfLines(_ block: TextBlock, in size: CGSize) -> CGFloat {
    let centred = (size.height - block.height) / 2
    guard adjustsFontSizeToFitWidth, minimumScaleFactor > 0, numberOfLines == 1, baselineAdjustment != .alignCenters
    else {
      return centred
    }
    // As for the label's own size, so that the cached measurement is reused.
    let full = measure(in: room(atWidth: 0), lines: 1)
    let top = (size.height - full.height) / 2
    return baselineAdjustment == .none ? top : top + full.firstBaseline - block.firstBaseline
  }
}
