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

  /// Returns the factor of the font sizes at which the text fits a given width and number of lines.
  ///
  /// It yields the largest size in quarter points that fits, or the minimum. It is 1 if text isn't shrunk, and if the
  /// height is unlimited for measuring.
  func shrinkScale(width: CGFloat, lines limit: Int, _ options: TextContent.Options) -> CGFloat {
    guard adjustsFontSizeToFitWidth, minimumScaleFactor > 0, minimumScaleFactor < 1, limit > 0,
      options.height < Self.unlimited, !content.isEmpty
    else { return 1 }
    let question = TextContent.ShrinkQuestion(
      width: width, limit: limit, options: options, least: minimumScaleFactor)
    if let known = content.shrinkAnswer, known.question == question { return known.scale }
    let scale = fits(question, scale: 1) ? 1 : largestScale(question)
    content.shrinkAnswer = (question, scale)
    return scale
  }

  private func largestScale(_ question: TextContent.ShrinkQuestion) -> CGFloat {
    let size: CGFloat = font.pointSize
    var low = Int((size * minimumScaleFactor / Self.shrinkStep).rounded(.up))
    var high = Int((size / Self.shrinkStep).rounded(.down))
    func scale(_ steps: Int) -> CGFloat { CGFloat(steps) * Self.shrinkStep / size }
    guard low <= high, fits(question, scale: scale(low)) else { return minimumScaleFactor }
    while low < high {
      let middle = (low + high + 1) / 2
      if fits(question, scale: scale(middle)) { low = middle } else { high = middle - 1 }
    }
    return scale(low)
  }

  /// Returns whether the whole text fits if its font sizes are multiplied by a factor.
  private func fits(_ question: TextContent.ShrinkQuestion, scale: CGFloat) -> Bool {
    var free = question.options
    free.truncation = nil
    free.height = .infinity
    if question.limit == 1 { return content.measure(lines: 1, free, scale: scale).width <= question.width }
    let block = content.measure(width: question.width, free, scale: scale)
    return block.count <= question.limit && block.height <= question.options.height
  }

  /// Returns the distance from the top of a label of a given size to its first line.
  func topOfLines(_ block: TextBlock, in size: CGSize) -> CGFloat {
    let centred = (size.height - block.height) / 2
    guard adjustsFontSizeToFitWidth, minimumScaleFactor > 0, numberOfLines == 1, baselineAdjustment != .alignCenters
    else {
      return centred
    }
    let full = content.measure(lines: 1)
    let top = (size.height - full.height) / 2
    return baselineAdjustment == .none ? top : top + full.firstBaseline - block.firstBaseline
  }
}
