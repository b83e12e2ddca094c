import Foundation
import UIFoundation

extension UILabel {
  /// Notifies the layout that baselines may have moved. The size doesn't change.
  func shrinkingDidChange() { if !content.isEmpty { textDidChange() } }

  /// Returns the factor of the font sizes at which the text fits the width, the number of lines, and the height of a
  /// request.
  ///
  /// It yields the largest size in quarter points that fits, or the minimum. It is 1 if text isn't shrunk, and if the
  /// height is unlimited for measuring.
  func shrinkScale(_ request: TextContent.Request) -> CGFloat {
    guard adjustsFontSizeToFitWidth, minimumScaleFactor > 0, minimumScaleFactor < 1, request.limit > 0,
      request.options.height < Self.unlimited, !content.isEmpty
    else { return 1 }
    return content.shrunkScale(request, atLeast: minimumScaleFactor, of: font.pointSize)
  }

  /// Returns the distance from the top of a label of a given size to its first line.
  func topOfLines(_ block: TextBlock, in size: CGSize) -> CGFloat {
    let centred = (size.height - block.height) / 2
    guard adjustsFontSizeToFitWidth, minimumScaleFactor > 0, numberOfLines == 1, baselineAdjustment != .alignCenters
    else {
      return centred
    }
    // As for the label's own size, so that the cached measurement is reused.
    let full = content.measure(request(in: room(atWidth: 0).size, lines: 1))
    let top = (size.height - full.height) / 2
    return baselineAdjustment == .none ? top : top + full.firstBaseline - block.firstBaseline
  }
}
