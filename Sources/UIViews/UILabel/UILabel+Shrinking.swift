import Foundation
import UIFoundation

extension UILabel {
  /// The difference between the font sizes that are tried, in points (uikit.md, "UILabel, UITextView, UIButton").
  private static let shrinkStep: CGFloat = 0.25

  func shrinkingDidChange() {
    setNeedsDisplay()
    // The size doesn't change, but the baselines may move.
    if !content.isEmpty { invalidateIntrinsicContentSize() }
  }

  /// Returns the factor by which the fonts are scaled so that the text fits in a given size.
  ///
  /// It yields the largest size in quarter points that fits, or the minimum. It is 1 if text isn't shrunk, and if the
  /// height is unlimited for measuring.
  func shrinkFactor(in room: StyledText.Room) -> CGFloat {
    guard adjustsFontSizeToFitWidth, minimumScaleFactor > 0, minimumScaleFactor < 1, room.lineLimit > 0,
      room.height < Self.unlimited, !content.isEmpty
    else { return 1 }
    let question = TextContent.ShrinkQuestion(room: room, font: state.font, least: minimumScaleFactor)
    if let known = content.shrinkAnswer, known.question == question { return known.factor }
    let factor = fits(room, factor: 1) ? 1 : largestFactor(in: room)
    content.shrinkAnswer = (question, factor)
    return factor
  }

  private func largestFactor(in room: StyledText.Room) -> CGFloat {
    let size: CGFloat = font.pointSize
    var low = Int((size * minimumScaleFactor / Self.shrinkStep).rounded(.up))
    var high = Int((size / Self.shrinkStep).rounded(.down))
    func factor(_ steps: Int) -> CGFloat { CGFloat(steps) * Self.shrinkStep / size }
    guard low <= high, fits(room, factor: factor(low)) else { return minimumScaleFactor }
    while low < high {
      let middle = (low + high + 1) / 2
      if fits(room, factor: factor(middle)) { low = middle } else { high = middle - 1 }
    }
    return factor(low)
  }

  /// Returns whether the whole text fits in a given size if it is scaled by a factor.
  private func fits(_ room: StyledText.Room, factor: CGFloat) -> Bool {
    var free = room
    free.truncation = nil
    free.height = .infinity
    if room.lineLimit == 1 {
      free.width = .infinity
      return content.block(in: free, font: state.font, factor: factor).width <= room.width
    }
    free.lineLimit = 0
    let block = content.block(in: free, font: state.font, factor: factor)
    return block.count <= room.lineLimit && block.height <= room.height
  }

  /// Returns the distance from the top of a label of a given size to its first line.
  func topOfLines(_ block: TextBlock, in size: CGSize) -> CGFloat {
    let centred = (size.height - block.height) / 2
    guard adjustsFontSizeToFitWidth, minimumScaleFactor > 0, numberOfLines == 1, baselineAdjustment != .alignCenters
    else {
      return centred
    }
    let room = StyledText.Room(lineLimit: 1)
    let full = content.block(in: room, font: state.font)
    let top = (size.height - full.height) / 2
    return baselineAdjustment == .none ? top : top + full.firstBaseline - block.firstBaseline
  }
}
