import CoreGraphics
import Foundation
import UIFoundation

extension UITextView {
  /// Returns the size of the text and its insets, with its lines broken at a width of the view.
  ///
  /// The size is rounded up to the pixel. A width of 0 or less sets no limit.
  func textSize(at width: CGFloat) -> CGSize {
    let block = measure(at: width)
    let (insets, padding) = (textContainerInset.bounded, textContainer.lineFragmentPadding.bounded)
    return pixelSnapping.ceilToPixel(
      CGSize(
        width: block.width + insets.left + insets.right + 2 * padding,
        height: block.height + insets.top + insets.bottom))
  }

  /// Returns the unrounded size and baselines of the text in a view of a given width, in points.
  ///
  /// The line gaps of fonts are added between lines. Empty text, and text that ends in a line break, has an additional line for
  /// the caret.
  ///
  /// If the layout manager has a delegate, the lines are its.
  func measure(at width: CGFloat) -> TextBlock {
    if let manager = madeLayoutParts?.manager, manager.delegate != nil {
      return manager.textBlock(atLineWidth: lineWidth(at: width))
    }
    var block = content.measure(
      TextContent.Request(width: lineWidth(at: width), lines: textContainer.maximumNumberOfLines, lineOptions))
    let font = content.font
    if block.count == 0 {
      block.count = 1
      block.height = font.lineHeight
      block.firstBaseline = font.ascender
      block.lastBaseline = font.ascender
    } else if content.endsInNewline, textContainer.maximumNumberOfLines != block.count {
      let font = self.font ?? font
      block.count += 1
      block.lastBaseline = block.height + font.ascender
      block.height += font.lineHeight
    }
    return block
  }

  /// Returns the width at which lines break in a view of a given width; infinite if there is no limit.
  func lineWidth(at width: CGFloat) -> CGFloat {
    guard width > 0, width < UILabel.unlimited else { return .infinity }
    let insets = textContainerInset.bounded
    let around = insets.left + insets.right + 2 * textContainer.lineFragmentPadding.bounded
    // As in a label, text that fits within floating-point noise fits.
    return max(width - around, 0) + PixelSnapping.tolerance
  }

  var lineOptions: TextContent.Options {
    TextContent.Options(ofContainer: textContainer.lineBreakMode, leading: .lineGaps)
  }

  /// Returns the baselines' distances from the edges of a view of a given size.
  ///
  /// The lines start at the inset, and the last baseline is rounded up to the pixel (uikit.md, "UILabel, UITextView,
  /// UIButton").
  func textBaselines(in size: CGSize) -> (firstFromTop: CGFloat, lastFromBottom: CGFloat)? {
    let block = measure(at: size.width)
    let last = pixelSnapping.ceilToPixel(textContainerInset.top.bounded + block.lastBaseline)
    return (last - (block.lastBaseline - block.firstBaseline), size.height - last)
  }

  /// Scrolls to the estimated position of characters, from their share of the text's length.
  func scrollToCharacters(_ range: NSRange) {
    let length = CGFloat(max(content.string?.utf16.count ?? 0, 1))
    let block = measure(at: bounds.width)
    let line = block.height / CGFloat(block.count)
    let top = textContainerInset.top + block.height * min(CGFloat(range.location) / length, 1)
    scrollRectToVisible(CGRect(x: 0, y: top, width: 1, height: line), animated: false)
  }
}
