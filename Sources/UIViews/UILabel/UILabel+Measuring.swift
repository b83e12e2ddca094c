import Foundation
import TextLayout
import UIFoundation

extension UILabel {
  /// The width and height that stand for no limit, in points: larger than any text, and small enough that margins can
  /// be taken from it without loss.
  static let unlimited: CGFloat = 1e9

  /// The size of the text broken at a width, rounded up to the pixel; a width of 0 or less sets no limit.
  func textSize(at width: CGFloat) -> CGSize {
    let bounds = CGRect(origin: .zero, size: room(atWidth: width))
    return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
  }

  /// The room in which text is broken at a width; a label of one line has no limit.
  func room(atWidth width: CGFloat) -> CGSize {
    let isWrapped = numberOfLines != 1 && width > 0
    return CGSize(width: isWrapped ? min(width, Self.unlimited) : Self.unlimited, height: Self.unlimited)
  }

  func textRectangle(in bounds: CGRect, limit: Int) -> CGRect {
    let block = textBlock(in: bounds.size, limit: limit)
    guard block.count > 0 else { return CGRect(origin: bounds.origin, size: .zero) }
    // Hanging space fills a line up to the room it was broken in, which is wider than the bounds by the tolerance.
    let isFull = block.width > bounds.width && block.width <= bounds.width + PixelSnapping.tolerance
    var size = pixelSnapping.ceilToPixel(CGSize(width: isFull ? bounds.width : block.width, height: block.height))
    // A single line may be clipped; the others were broken or shortened to fit.
    if limit == 1 { size.width = min(size.width, max(bounds.width, 0)) }
    let x = bounds.minX + (bounds.width - size.width) * alignmentShare
    return CGRect(origin: CGPoint(x: x, y: bounds.minY), size: size)
  }

  /// What the text takes in a room, in points and not rounded.
  ///
  /// Lines that do not fit the height are left out, but for the first. A positive leading of the fonts does not count.
  func textBlock(in room: CGSize, limit: Int) -> TextBlock {
    let mode = lineBreakMode
    // Numbers such as 20.3333333333 stand for 61 / 3, as in ``PixelSnapping``: text that fits to within that does fit.
    let room = StyledText.Room(
      width: limit == 1 && mode == .byClipping ? .infinity : room.width + PixelSnapping.tolerance,
      height: room.height + PixelSnapping.tolerance, lineLimit: limit, truncation: mode.truncation,
      wrapMode: mode == .byCharWrapping ? .character : .wordThenCharacter)
    return content.block(in: room, font: state.font, factor: shrinkFactor(in: room))
  }

  /// Which part of the room beside a line lies left of it.
  private var alignmentShare: CGFloat {
    switch textAlignment {
    case .left, .justified: 0
    case .center: 0.5
    case .right: 1
    case .natural: effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1 : 0
    }
  }
}
