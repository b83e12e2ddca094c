import CoreGraphics
import Foundation
import UIFoundation

extension UILabel {
  /// The width and height that mean no limit, in points.
  ///
  /// It is larger than any text, and small enough that margins can be subtracted from it without loss.
  static let unlimited: CGFloat = 1e9

  /// Returns the bounds in which text is broken at a width. The width of a single-line label, and a width of 0 or less,
  /// sets no limit.
  func room(atWidth width: CGFloat) -> CGRect {
    let isWrapped = numberOfLines != 1 && width > 0
    return CGRect(x: 0, y: 0, width: isWrapped ? min(width, Self.unlimited) : Self.unlimited, height: Self.unlimited)
  }

  /// Returns the size of the text at a width, in points, rounded up to the pixel; 0 or less sets no limit.
  func textSize(atWidth width: CGFloat) -> CGSize {
    textRect(forBounds: room(atWidth: width), limitedToNumberOfLines: numberOfLines).size
  }

  /// Returns the rectangle of measured text in bounds, with a size in whole pixels.
  func rectangle(of block: TextBlock, in bounds: CGRect, lines limit: Int) -> CGRect {
    guard block.count > 0 else { return CGRect(origin: bounds.origin, size: .zero) }
    let width = limit != 1 ? block.hangingWidth : block.width
    // Hanging space fills a line up to the width at which it was broken, which exceeds the bounds by the tolerance.
    let isFull = width > bounds.width && width <= bounds.width + PixelSnapping.tolerance
    var size = pixelSnapping.ceilToPixel(CGSize(width: isFull ? bounds.width : width, height: block.height))
    // A single line may be clipped; others were broken or truncated to fit.
    if limit == 1 { size.width = min(size.width, max(bounds.width, 0)) }
    let x = bounds.minX + (bounds.width - size.width) * alignmentShare
    return CGRect(origin: CGPoint(x: x, y: bounds.minY), size: size)
  }

  /// Returns the request for the lines of the text in a given size, in points.
  ///
  /// Lines that don't fit the height are left out, except the first. Lines in the font of a text style have its leading
  /// between them; the line gaps of other fonts are ignored.
  func request(in size: CGSize, lines limit: Int) -> TextContent.Request {
    let mode = lineBreakMode
    // Numbers such as 20.3333333333 represent 61 / 3, as in ``PixelSnapping``: text that fits within that tolerance
    // fits.
    let width = limit == 1 && mode == .byClipping ? .infinity : size.width + PixelSnapping.tolerance
    var options = TextContent.Options(mode, height: size.height + PixelSnapping.tolerance, leading: .textStyles)
    // Only the first of several lines counts for the size of a single-line label (uikit-recorded.md, "Text of labels").
    // Without a limit of the width, nothing else would be truncated.
    if limit == 1, size.width >= Self.unlimited { options.truncation = nil }
    var request = TextContent.Request(width: width, lines: limit, options)
    request.scale = shrinkScale(request)
    return request
  }

  /// The fraction of the free space beside a line that is on its left.
  private var alignmentShare: CGFloat {
    switch textAlignment {
    case .left, .justified: 0
    case .center: 0.5
    case .right: 1
    case .natural: effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1 : 0
    }
  }
}
